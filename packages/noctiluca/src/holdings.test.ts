import { faultText, type Json } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import example from '../data/example-holdings.json' with { type: 'json' };
import { admit } from './box.ts';
import { noctiluca } from './game.ts';
import { readHoldings, scoreHoldings } from './holdings.ts';

const [Ada, Bo, Cy] = example.players;
/** The example with its first player or its table changed; what is wrong with it, or null. */
const wrong = (change: object, table: object = {}): string | null => {
  const read = readHoldings({ ...example, players: [{ ...Ada, ...change }, Bo, Cy], ...table } as unknown as Json);
  return read.ok ? null : faultText(read.fault);
};
const scored = (json: object) => {
  const sheets = scoreHoldings(json as unknown as Json);
  if (!sheets.ok) throw new Error(faultText(sheets.fault));
  return sheets.value;
};

test('The example is scored line by line', () => {
  const sheets = scored(example);
  expect(sheets.map(({ name, total, place }) => `${name} ${total} ${place}`)).toEqual([
    'Ada 36 1',
    'Bo 20 3',
    'Cy 23 2',
  ]);
  expect(sheets.map(({ lines }) => lines.map(({ points }) => points))).toEqual([
    // Gold is tied with six left, red is Ada's with six left, brown is tied with six left.
    [3 + 6, 5 + 9, 2 + 1, 3 + 2 + 1 + 0 + 2, 2],
    [3, 3 + 6, 2, 1 + 2 + 2, 1],
    [3 + 3, 7 + 6, 1, 0 + 2 + 0 + 1, 0],
  ]);
});

test('NLC-10.10a, NLC-10.11: players are placed by points, and by delivered jars only on a tie', () => {
  const order = (...players: object[]): string[] => scored({ players }).map(({ total, place }) => `${total} ${place}`);
  // Each takes the nine tokens left of a colour; bonuses make the difference.
  const none = { name: 'Ada', delivered: ['jar-brown-01'], tokens: { brown: [2] } };
  const one = { name: 'Bo', delivered: ['jar-gold-08'], tokens: { gold: [2] } };
  const two = { name: 'Cy', delivered: ['jar-red-09'], tokens: { red: [2] } };
  expect(order(none, one, two)).toEqual(['11 3', '12 2', '13 1']);
  const both = { name: 'Di', delivered: ['jar-gold-01', 'jar-gold-02'], tokens: { gold: [2, 3] }, leftover: 6 };
  expect(order({ ...none, leftover: 10 }, both)).toEqual(['16 2', '16 1']);
});

test('One player is a solo game against the tempest', () => {
  const players = [{ name: 'Ada', delivered: ['jar-gold-01'], tokens: { gold: [2] }, favourite: 'blue' }];
  const [alone] = scored({ players, tempest: { tokens: { gold: [3], red: [2, 3] }, dice: 4 } });
  // Gold is tied with eight left; the tempest has red with eight left.
  expect(alone?.lines.map(({ points }) => points)).toEqual([4, 2, 0, 1, 0, -(3 + 5 + 4 + 8), -4]);
  expect([alone?.total, alone?.place]).toEqual([-17, 2]);
  expect(scored({ players })[0]?.total).toBe(9 + 2 + 1);
});

test('A file that one box and one table cannot hold is refused at its place', () => {
  expect(wrong({})).toBeNull();
  expect(wrong({ name: 'Bo' })).toBe('players[1].name: "Bo" stands here twice');
  expect(wrong({ jars: [] })).toMatch(/^players\[0\]\.jars: no such field; known are name, delivered/);
  expect(wrong({ delivered: ['jar-x'] })).toMatch(/^players\[0\]\.delivered\[0\]: "jar-x" is unknown/);
  expect(wrong({ favourite: 'red' })).toMatch(/^players\[0\]\.favourite: "red" is unknown/);
  expect(wrong({ favourite: 'blue' })).toBe('players[2].favourite: another player has this favourite');
  expect(wrong({ leftover: 11 }), 'a full jar is delivered').toBe(
    'players[0].leftover: must be a whole number from 0 to 10',
  );
  expect(wrong({ tokens: { gold: [2], red: [2, 3, 4] } })).toBe(
    'players[0].tokens.gold: must be one for each of the 2 gold jars delivered (NLC-8.4a)',
  );
  expect(wrong({ tokens: { gold: [2, 5], red: [2, 3, 4] } })).toBe(
    'players: the gold tokens held are not the top 4 of their stack (NLC-3.6)',
  );
  expect(wrong({ tokens: { silver: [2] } })).toMatch(/^players\[0\]\.tokens\.silver: no such field/);
  expect(wrong({ delivered: ['jar-gold-08', 'jar-gold-02', 'jar-red-01', 'jar-red-07', 'jar-red-03'] })).toBe(
    'players[2].delivered[0]: jar-gold-08 is there only once',
  );
  expect(wrong({}, { tempest: { dice: 1 } })).toBe('tempest: is for one player (NLC-11.8)');
  expect(wrong({}, { game: 'nocturne' })).toMatch(/^game: "nocturne" is unknown/);
  expect(wrong({}, { players: [] })).toBe('players: must have at least 1 entry');
  expect(wrong({}, { moons: 1 })).toMatch(/^moons: no such field/);
  expect(wrong({ name: 7 })).toBe('players[0].name: must be a text');
  const refused = (json: Json): string | null => {
    const sheets = scoreHoldings(json);
    return sheets.ok ? null : faultText(sheets.fault);
  };
  const alone = (tempest: Json): string | null => refused({ players: [{ name: 'A', delivered: [] }], tempest });
  expect(alone({})).toBeNull();
  expect(alone(7)).toBe('tempest: must be an object');
  expect(alone({ wind: 1 })).toMatch(/^tempest\.wind: no such field; known are tokens, dice/);
  expect(alone({ dice: -1 })).toBe('tempest.dice: must be a whole number from 0 to 104');
  expect(alone({ dice: 150 })).toBe('tempest.dice: must be a whole number from 0 to 104');
  expect(alone({ tokens: { silver: [2] } })).toMatch(/^tempest\.tokens\.silver: no such field/);
  expect(refused(null)).toBe('must be an object');
});

test('A house edition scores by its own values', () => {
  const box = admit({
    over: 'default',
    jars: { entries: [{ id: 'jar-gold-01', points: 7 }] },
    scoring: { entries: [{ id: 'leftovers', divisor: 3 }] },
  });
  if (!box.ok) throw new Error(faultText(box.fault));
  const players = [
    { name: 'A', delivered: ['jar-gold-01'], tokens: { gold: [2] }, leftover: 7 },
    { name: 'B', delivered: [] },
  ];
  const sheets = scoreHoldings({ players }, box.value);
  expect(sheets.ok && sheets.value[0]?.total).toBe(9 + 2 + 7 + 2);
});

test('The game scores holdings with the edition named by its hash', () => {
  expect(noctiluca.holdings?.(example as unknown as Json, noctiluca.edition)).toEqual({
    ok: true,
    value: scored(example),
  });
  const box = admit({ over: 'default', pointTokens: { backValue: 2 } });
  if (!box.ok) throw new Error(box.fault.what);
  expect(noctiluca.holdings?.(example as unknown as Json, box.value.hash)).toMatchObject({
    ok: true,
    value: [{ total: 45 }, {}, {}],
  });
  expect(noctiluca.holdings?.(example as unknown as Json, 'none')).toEqual({
    ok: false,
    fault: { where: 'edition', what: 'is not known here' },
  });
});

test('NLC-10.11, NLC-10.12: a tie is settled by delivered jars, or shared', () => {
  const one = { name: 'A', delivered: ['jar-brown-01'], tokens: { brown: [2] }, leftover: 10 };
  const two = { name: 'B', delivered: ['jar-gold-01', 'jar-gold-02'], tokens: { gold: [2, 3] }, leftover: 6 };
  const ties = (...players: object[]) => scored({ players }).map(({ tie }) => tie);
  expect(ties(one, two)).toEqual(['NLC-10.11', 'NLC-10.11']);
  expect(ties({ name: 'A', delivered: [] }, { name: 'B', delivered: [] })).toEqual(['NLC-10.12', 'NLC-10.12']);
  expect(ties(one, { name: 'B', delivered: [] })).toEqual([null, null]);
});
