import type { AnyGame } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';

/** Every game that is offered, and every older set of rules that some match still needs. */
export const GAMES: readonly AnyGame[] = [nocturne, noctiluca];

/** The rules a new match is played by. */
export const newestOf = (games: readonly AnyGame[], name: string): AnyGame | undefined =>
  games.filter((game) => game.name === name).toSorted((a, b) => b.rules - a.rules)[0];

/** The rules a match began with. */
export const pinnedOf = (games: readonly AnyGame[], name: string, rules: number): AnyGame | undefined =>
  games.find((game) => game.name === name && game.rules === rules);
