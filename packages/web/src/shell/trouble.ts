import { SHELL, type ShellKey } from '@nightjar/words';

/** The words for a trouble the server named; one that has none is told as such. */
export function troubleKey(code: string): ShellKey {
  const key = `trouble.${code}`;
  return key in SHELL ? (key as ShellKey) : 'trouble.other';
}
