import { type Args, type ShellKey, text } from '@nightjar/words';
import { useSettings } from './settings.ts';

/** The shell's words in the language of the moment; a change of language draws everything anew. */
export function useText(): (key: ShellKey, args?: Args) => string {
  const lang = useSettings((settings) => settings.lang);
  return (key, args) => text(lang, key, args);
}
