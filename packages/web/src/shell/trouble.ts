import { catalogue, type ShellKey } from '@nightjar/words';
import { useSettings } from '../settings.ts';

type TroubleKey = Extract<ShellKey, `trouble.${string}`>;

/** The words for a trouble the server named; one that has none is told as such. */
export function troubleKey(code: string): TroubleKey {
  const key = `trouble.${code}`;
  return catalogue(useSettings.getState().lang, 'shell').has(key) ? (key as TroubleKey) : 'trouble.other';
}
