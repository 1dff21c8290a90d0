import type { Language } from '@nightjar/wire';

/** What a notice says. It knows who sits at the table and whose turn it is, and nothing about the game itself. */
export interface Word {
  readonly title: string;
  readonly text: string;
}

/** A game by the name people know. */
const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const TURN: Readonly<Record<Language, (game: string, others: readonly string[]) => Word>> = {
  en: (game, others) => ({
    title: `${game}: your move`,
    text:
      others.length === 0
        ? 'The table waits for you.'
        : `${listed(others, 'and')} ${others.length === 1 ? 'waits' : 'wait'} for you.`,
  }),
  de: (game, others) => ({
    title: `${game}: du bist am Zug`,
    text:
      others.length === 0
        ? 'Der Tisch wartet auf dich.'
        : `${listed(others, 'und')} ${others.length === 1 ? 'wartet' : 'warten'} auf dich.`,
  }),
};

export const turnWord = (language: Language, game: string, others: readonly string[]): Word =>
  TURN[language](titleOf(game), others);

const CONFIRM: Readonly<Record<Language, (code: string) => Word>> = {
  en: (code) => ({
    title: 'Nightjar: is this your address?',
    text: `Type this code at the table to be told by mail when it is your move: ${code}\nIf you did not ask for it, nothing more will come.`,
  }),
  de: (code) => ({
    title: 'Nightjar: Ist das deine Adresse?',
    text: `Gib diesen Code am Tisch ein, um per Mail zu erfahren, wann du am Zug bist: ${code}\nWenn du nicht danach gefragt hast, kommt nichts weiter.`,
  }),
};

export const confirmWord = (language: Language, code: string): Word => CONFIRM[language](code);
