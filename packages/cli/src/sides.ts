const LETTERS = 'ABCD';

/** Names for the sides: equal ones get their letter on the board. */
export const sideNames = (seats: readonly string[]): string[] =>
  seats.map((name, i) => (seats.indexOf(name) === seats.lastIndexOf(name) ? name : `${name} ${LETTERS[i]}`));
