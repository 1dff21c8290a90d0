import { TABLE } from './words/table.ts';
import type { Lang } from './words/words.ts';

const LETTERS = 'ABCD';

/** Names for the sides: equal ones get their letter on the board, and a solo opponent has a side and no seat. */
export const sideNames = (seats: readonly string[], lang: Lang): string[] => {
  const names = seats.map((name, i) =>
    seats.indexOf(name) === seats.lastIndexOf(name) ? name : `${name} ${LETTERS[i]}`,
  );
  return seats.length === 1 ? [...names, TABLE.opponent[lang]] : names;
};
