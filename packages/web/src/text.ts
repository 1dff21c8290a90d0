import { catalogue, type Messages, type Say } from '@nightjar/words';
import { useSettings } from './settings.ts';

/** Says one of the shell's texts. */
export type Text = Say<Messages['shell']>;

/** The shell's words in the language of the moment; a change of language draws everything anew. */
export const useText = (): Text =>
  catalogue(
    useSettings((settings) => settings.lang),
    'shell',
  ).say;
