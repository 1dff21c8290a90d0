import { catalogue, DRAFTS, LANGS, type Lang, load, type Messages, readLang, type Say, SOURCE } from '@nightjar/words';
import { misused } from './trouble.ts';

/** The language a command is given in, and its words there. */
export interface Spoken {
  readonly lang: Lang;
  /** Whether the command line names it. */
  readonly isAskedFor: boolean;
  readonly say: Say<Messages['command']>;
}

/** What the command line speaks: the language after `--lang`, otherwise English. */
export async function spokenIn(words: readonly string[]): Promise<Spoken> {
  await load(SOURCE, 'command');
  const code = langGiven(words);
  const lang = code === null ? SOURCE : langOf(code);
  await load(lang, 'command');
  return { lang, isAskedFor: code !== null, say: catalogue(lang, 'command').say };
}

/** The language that the command line names; null if it names none. */
function langGiven(words: readonly string[]): string | null {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const [, joined] = words[at]?.split('=') ?? [];
  return at < 0 ? null : (joined ?? words[at + 1] ?? '');
}

export const langOf = (code: string): Lang =>
  readLang(code) ?? misused('lang', { langs: LANGS.join(', '), drafts: DRAFTS.join(', '), lang: code });
