import { expect, test } from 'vitest';
import { mayStart, notReady } from './gathering.ts';
import type { SeatCard } from './source.ts';

const card = (seat: number, changed: Partial<SeatCard>): SeatCard => ({
  seat,
  kind: 'person',
  name: `Player ${seat + 1}`,
  bot: null,
  present: true,
  isReady: true,
  person: null,
  isAway: false,
  hasResigned: false,
  clock: null,
  ...changed,
});

test('a rematch does not begin while a friend is not ready, and says for whom it waits', () => {
  const seats = [card(0, {}), card(1, { isReady: false, name: 'Jonas' })];
  expect(mayStart(seats)).toBe(false);
  expect(notReady(seats).map(({ name }) => name)).toEqual(['Jonas']);
});

test('a match begins once every seat is taken and everybody is ready; bots always are', () => {
  expect(mayStart([card(0, {}), card(1, { kind: 'open', isReady: false })])).toBe(false);
  expect(mayStart([card(0, {}), card(1, { kind: 'bot', isReady: false })])).toBe(true);
});
