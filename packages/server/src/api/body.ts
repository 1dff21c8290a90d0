import {
  bad,
  type Checked,
  type Fault,
  faultText,
  good,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
} from '@nightjar/kernel';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../fair/admission.ts';
import { isWhole } from '../people/name.ts';
import { Trouble } from '../trouble.ts';

/** Only an imported record comes near this size, and it has a limit of its own. */
export const BODY_LIMIT = 64 * 1024;
export const RECORD_LIMIT = 512 * 1024;

/** More fields than any request has. Looking at each of very many would take long. */
const MOST_FIELDS = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Keys by which careless code downstream could be led to change a prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A text that matches none of these holds nothing that has to be looked for: an escape, a forbidden key, a large
 * number.
 */
const MAY_HIDE = /\\|__proto__|constructor|prototype|\d{16}|\d[eE]/;

/**
 * Parses a request's body into plain data. It refuses broken characters, forbidden keys and numbers that lose digits.
 */
export function readBody(bytes: Buffer): Checked<Json | undefined> {
  if (bytes.length === 0) return good(undefined);
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return bad('', 'is not UTF-8');
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  if (isObject(parsed.value) && Object.keys(parsed.value).length > MOST_FIELDS)
    return bad('', `has more than ${MOST_FIELDS} fields`);
  if (!MAY_HIDE.test(text)) return parsed;
  const fault = unsound(parsed.value);
  return fault === null ? parsed : { ok: false, fault };
}

/** `parseJson` has bounded the depth. The path of a fault is computed only when there is a fault. */
function unsound(json: Json): Fault | null {
  if (typeof json === 'string') return isWhole(json) ? null : at('has half a character or U+0000 in it');
  if (typeof json === 'number') {
    if (!Number.isFinite(json) || Math.abs(json) > Number.MAX_SAFE_INTEGER) return at('is too large a number');
    return null;
  }
  if (typeof json !== 'object' || json === null) return null;
  if (Array.isArray(json)) {
    for (const [i, item] of json.entries()) {
      const fault = unsound(item);
      if (fault !== null) return under(`[${i}]`, fault);
    }
    return null;
  }
  for (const key of Object.keys(json)) {
    if (FORBIDDEN_KEYS.has(key)) return at(`may not have a field called ${key}`);
    if (!isWhole(key)) return at('has a field with half a character or U+0000 in its name');
    const fault = unsound((json as JsonObject)[key] as Json);
    if (fault !== null) return under(key, fault);
  }
  return null;
}

const at = (what: string): Fault => ({ where: '', what });

const under = (step: string, { where, what }: Fault): Fault => ({
  where: where === '' || where.startsWith('[') ? `${step}${where}` : `${step}.${where}`,
  what,
});

/**
 * Reads JSON bodies, the only kind there is: forms, multipart and plain text get 415. A request is admitted once its
 * body has arrived.
 */
export function readBodies(app: FastifyInstance, admission: Pick<Admission, 'admit'>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) =>
    admission.admit(request, (refusal) => {
      if (refusal !== undefined) return done(refusal);
      const read = readBody(bytes as Buffer);
      if (read.ok) done(null, read.value);
      else done(new Trouble(400, 'bad-json', `the body ${faultText(read.fault)}`));
    }),
  );
}
