import { expect, test } from 'vitest';
import type { OnlineTable } from './online.ts';
import { rowsOf } from './rows.ts';
import type { KeptTable } from './shelf.ts';

const online = (id: string, changed: Partial<OnlineTable>): OnlineTable => ({
  id,
  game: 'nocturne',
  others: ['Jonas'],
  isMine: false,
  isGathering: false,
  leftMs: null,
  changedAt: 0,
  ...changed,
});

const kept = (id: string, changed: Partial<KeptTable>): KeptTable => ({
  id,
  game: 'noctiluca',
  sitters: [
    { kind: 'person', name: 'Mira', bot: null },
    { kind: 'bot', name: 'Ash', bot: 'search' },
  ],
  record: '',
  startedAt: 0,
  changedAt: 0,
  isOver: false,
  asked: 0,
  scores: null,
  places: null,
  ...changed,
});

const paths = (rows: ReturnType<typeof rowsOf>): string[] => rows.map(({ path }) => path);

test('tables where it is our turn come first, the one with the least time before the others', () => {
  const tables = [
    online('theirs', { changedAt: 9 }),
    online('days', { isMine: true, leftMs: 90_000 }),
    online('soon', { isMine: true, leftMs: 5_000 }),
  ];
  expect(paths(rowsOf([kept('here', { changedAt: 3 })], tables))).toEqual([
    '/table/soon',
    '/table/days',
    '/here/here',
    '/table/theirs',
  ]);
});

test('of those that wait for others the latest comes first, and what is over is not among them', () => {
  const tables = [online('older', { changedAt: 1 }), online('newer', { changedAt: 2 })];
  expect(paths(rowsOf([kept('over', { isOver: true })], tables))).toEqual(['/table/newer', '/table/older']);
});

test('a table here waits for us only where a person is asked', () => {
  const [row] = rowsOf([kept('here', { asked: 1 })], []);
  expect(row).toMatchObject({ isMine: false, others: ['Ash'] });
});
