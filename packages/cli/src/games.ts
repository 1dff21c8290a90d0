import { type AnyGame, bad, type Checked, type Json } from '@nightjar/kernel';
import {
  type NamedSheet,
  type State as NoctilucaState,
  noctiluca,
  boxWith as noctilucaBox,
  scoreHoldings as scoreNoctiluca,
} from '@nightjar/noctiluca';
import { boxWith, nocturne, type State, scoreHoldings } from '@nightjar/nocturne';
import { noctilucaTable } from './tables/noctiluca.ts';
import { nocturneTable } from './tables/nocturne.ts';
import type { TableDrawing } from './tables/table.ts';
import { misused } from './trouble.ts';
import { noctilucaEnding } from './words/noctiluca/ending.ts';
import { noctilucaWords } from './words/noctiluca.ts';
import { nocturneEnding } from './words/nocturne/ending.ts';
import { nocturneWords } from './words/nocturne.ts';
import type { Lang, Words } from './words/words.ts';

/** A game as the command line knows it: its rules, how it looks and in which words it is told. */
export interface Offered {
  readonly game: AnyGame;
  readonly words: Words;
  readonly drawing: TableDrawing;
  /** Events that openly tell something no view keeps; the peek law leaves them out. */
  readonly passing: readonly string[];
  /** What a finished game has brought a seat besides its points, in words. */
  readonly ending: (state: unknown, seat: number, lang: Lang) => readonly string[];
  /** Scores a holdings file with the edition named by its hash. */
  readonly score: (holdings: Json, edition: string) => Checked<readonly NamedSheet[]>;
}

export const GAMES: readonly Offered[] = [
  {
    game: nocturne,
    words: nocturneWords,
    drawing: nocturneTable,
    // NOC-26.8 shows what a chest discards; NOC-11.6 may shuffle it back within the same answer.
    passing: ['opened'],
    ending: (state, seat, lang) => nocturneEnding(state as State, seat, lang),
    score(holdings, edition) {
      const box = boxWith(edition);
      return box === undefined ? bad('edition', 'is not known here') : scoreHoldings(holdings, box);
    },
  },
  {
    game: noctiluca,
    words: noctilucaWords,
    drawing: noctilucaTable,
    passing: [],
    ending: (state, seat, lang) => noctilucaEnding(state as NoctilucaState, seat, lang),
    score(holdings, edition) {
      const box = noctilucaBox(edition);
      return box === undefined ? bad('edition', 'is not known here') : scoreNoctiluca(holdings, box);
    },
  },
];

const known = (): string => GAMES.map(({ game }) => game.name).join(', ');

/** The game a person named. */
export const offered = (name: string): Offered =>
  GAMES.find(({ game }) => game.name === name) ?? misused(`no game is called "${name}"; there is ${known()}`);
