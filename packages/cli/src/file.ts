import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultText, type Json, parseJson } from '@nightjar/kernel';
import type { Terminal } from './terminal.ts';
import { failed } from './trouble.ts';

/** The repository: rules texts, tests and goldens lie in it. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** No file of ours comes near; a longer one is not even opened. */
const LONGEST = 16 * 1024 * 1024;

/** The text of a file a person named; `-` is what is piped in. */
export async function readText(terminal: Terminal, path: string): Promise<string> {
  if (path === '-') return terminal.input();
  const file = resolve(terminal.folder, path);
  try {
    const { size } = statSync(file);
    if (size > LONGEST) failed('tooLong', { file: path, size, most: LONGEST });
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      const reason = REASONS.find(({ code }) => code === error.code)?.reason;
      if (reason !== undefined) failed(reason, { file: path });
      failed('unreadable', { file: path, code: error.code });
    }
    throw error;
  }
}

const REASONS = [
  { code: 'ENOENT', reason: 'noFile' },
  { code: 'EISDIR', reason: 'folder' },
  { code: 'EACCES', reason: 'forbidden' },
] as const;

/** The JSON in a file a person named. */
export async function readJson(terminal: Terminal, path: string): Promise<Json> {
  const parsed = parseJson(await readText(terminal, path));
  return parsed.ok ? parsed.value : failed('file', { file: path, fault: faultText(parsed.fault) });
}

/** Writes a new file; one that is there already stays as it is, and the system's code for why comes back. */
export function writeNew(terminal: Terminal, path: string, text: string): string | null {
  try {
    writeFileSync(resolve(terminal.folder, path), text, { flag: 'wx' });
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
