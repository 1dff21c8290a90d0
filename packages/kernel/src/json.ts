import { bad, type Checked, good } from './checked.ts';

/** Plain data: what survives JSON there and back unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An object of plain data. */
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** JSON text with sorted keys and no spaces: equal values have equal texts, on any machine. */
export function canonical(json: Json): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  let text = '';
  if (Array.isArray(json)) {
    // Most lists hold numbers or texts only, and those are written the same way natively.
    if (json.every((item) => typeof item !== 'object' || item === null)) return JSON.stringify(json);
    for (const item of json as readonly Json[]) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const fields = json as JsonObject;
  for (const key of Object.keys(fields).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(fields[key] ?? null)}`;
  }
  return `{${text}}`;
}

/** Whether two pieces of plain data are the same, in whatever order their fields stand. */
export function isSame(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && isSameObject(a as JsonObject, b as JsonObject);
}

function isSameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!isSame(a[i] as Json, b[i] as Json)) return false;
  return true;
}

function isSameObject(a: JsonObject, b: JsonObject): boolean {
  let fields = 0;
  for (const key in a) {
    if (!isSame(a[key] as Json, b[key] as Json)) return false;
    fields += 1;
  }
  for (const _ in b) fields -= 1;
  return fields === 0;
}

/** How deep JSON from outside may nest, and how long it may be. No file of ours comes near. */
const DEEPEST = 64;
const LONGEST = 16 * 1024 * 1024;

/** Parses JSON from outside: too long, too deep or broken text is refused before it can do harm. */
export function parseJson(text: string): Checked<Json> {
  if (text.length > LONGEST) return bad('', `is too long: ${text.length} characters, at most ${LONGEST}`);
  const deep = tooDeep(text);
  if (deep !== null) return bad(`character ${deep}`, `nests deeper than ${DEEPEST} levels`);
  try {
    return good(JSON.parse(text) as Json);
  } catch (error) {
    return bad('', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Where the text first nests too deep; null if it never does. */
function tooDeep(text: string): number | null {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i += 1;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') {
      depth += 1;
      if (depth > DEEPEST) return i;
    } else if (c === '}' || c === ']') depth -= 1;
  }
  return null;
}
