import {
  PASSING as DOMINION_PASSING,
  dominion,
  boxWith as dominionBox,
  sources as dominionSources,
  scoreHoldings as scoreDominion,
} from '@nightjar/dominion';
import { type AnyGame, bad, type Checked, type Json } from '@nightjar/kernel';
import type { Sources } from '@nightjar/kernel/shelf';
import {
  type NamedSheet,
  type State as NoctilucaState,
  noctiluca,
  boxWith as noctilucaBox,
  sources as noctilucaSources,
  scoreHoldings as scoreNoctiluca,
} from '@nightjar/noctiluca';
import { boxWith, nocturne, type State, scoreHoldings, sources } from '@nightjar/nocturne';
import type { Extras } from './extras.ts';
import { dominionTable } from './tables/dominion.ts';
import { noctilucaTable } from './tables/noctiluca.ts';
import { nocturneTable } from './tables/nocturne.ts';
import type { TableDrawing } from './tables/table.ts';
import { misused } from './trouble.ts';
import { dominionExtras } from './words/dominion/extras.ts';
import { dominionWords } from './words/dominion.ts';
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
  /** Where the numbers of its edition come from. */
  readonly sources: Sources;
  /** An answer, a shorter way to give it and a rule, for the help. */
  readonly example: { readonly answer: string; readonly short: string; readonly rule: string };
  /** What its terminal table understands besides what all tables do. */
  readonly extras?: Extras;
  /** Options that no list of values can hold: a text, or several with commas between. */
  readonly free?: { readonly [option: string]: 'text' | 'list' };
}

export const GAMES: readonly Offered[] = [
  {
    game: nocturne,
    words: nocturneWords,
    drawing: nocturneTable,
    sources,
    example: { answer: 'cast 4 b2', short: '4 b2', rule: 'NOC-6.3' },
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
    sources: noctilucaSources,
    example: { answer: 'dive S4', short: 'S4', rule: 'NLC-5.6' },
    passing: [],
    ending: (state, seat, lang) => noctilucaEnding(state as NoctilucaState, seat, lang),
    score(holdings, edition) {
      const box = noctilucaBox(edition);
      return box === undefined ? bad('edition', 'is not known here') : scoreNoctiluca(holdings, box);
    },
  },
  {
    game: dominion,
    words: dominionWords,
    drawing: dominionTable,
    sources: dominionSources,
    example: { answer: 'play smithy', short: 'smithy', rule: 'DOM-5.10' },
    passing: DOMINION_PASSING,
    ending: () => [],
    score(holdings, edition) {
      const box = dominionBox(edition);
      return box === undefined ? bad('edition', 'is not known here') : scoreDominion(holdings, box);
    },
    extras: dominionExtras,
    free: { cards: 'list', druid: 'list', code: 'text' },
  },
];

const known = (): string => GAMES.map(({ game }) => game.name).join(', ');

/** The game a person named. */
export const offered = (name: string): Offered =>
  GAMES.find(({ game }) => game.name === name) ?? misused(`no game is called "${name}"; there is ${known()}`);
