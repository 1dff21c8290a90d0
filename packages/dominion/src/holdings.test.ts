import { faultText, type Json } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import example from '../data/example-holdings.json' with { type: 'json' };
import { admit, defaultBox } from './box.ts';
import { dominion } from './game.ts';
import { readHoldings, scoreHoldings } from './holdings.ts';

const [Ada, Bo] = example.players;
/** The example with its first player or its table changed; what is wrong with it, or null. */
const wrong = (change: object, table: object = {}): string | null => {
  const read = readHoldings({ ...example, players: [{ ...Ada, ...change }, Bo], ...table } as unknown as Json);
  return read.ok ? null : faultText(read.fault);
};
const scored = (json: object) => {
  const sheets = scoreHoldings(json as unknown as Json);
  if (!sheets.ok) throw new Error(faultText(sheets.fault));
  return sheets.value;
};
const two = (first: object, second: object = {}): object => ({
  players: [
    { name: 'A', cards: { copper: 7, estate: 3 }, ...first },
    { name: 'B', cards: { copper: 7, estate: 3 }, ...second },
  ],
});

test('The example is scored line by line', () => {
  const sheets = scored(example);
  expect(sheets.map(({ name, total, place }) => `${name} ${total} ${place}`)).toEqual(['Ada 46 1', 'Bo 31 2']);
  expect(sheets.map(({ lines }) => lines.map(({ category, points }) => `${category} ${points}`).join(', '))).toEqual([
    'estate 5, duchy 6, province 24, pasture 5, gardens 6',
    'estate 3, duchy 3, province 24, curse -2, cemetery 2, pasture 3, miserable -2',
  ]);
});

test('DOM-16.3: every card that counts is worth its points, in a holdings file as at the table', () => {
  const cards = { estate: 4, duchy: 1, province: 2, curse: 3, cemetery: 1, gardens: 2, pasture: 1, copper: 26 };
  const [sheet] = scored(two({ cards }));
  expect(sheet?.lines.map(({ category, points, rule }) => `${category} ${points} ${rule}`)).toEqual([
    'estate 4 DOM-16.3',
    'duchy 3 DOM-16.3',
    'province 12 DOM-16.3',
    'curse -3 DOM-16.3',
    'cemetery 2 DOM-16.3',
    'pasture 4 DOM-16.3',
    'gardens 8 DOM-16.3',
  ]);
  expect(sheet?.total).toBe(30);
});

test('DOM-16.3a, DOM-16.3b: Misery takes two points or four, and a total may be negative', () => {
  const cards = { copper: 7 };
  const sheets = scored(two({ cards, states: ['miserable'] }, { cards, states: ['twice-miserable', 'envious'] }));
  expect(sheets.map(({ total }) => total)).toEqual([-2, -4]);
  expect(sheets[1]?.lines).toMatchObject([{ category: 'twice-miserable', points: -4, rule: 'DOM-16.3a' }]);
});

test('DOM-16.5: of equal players the one with fewer turns is ahead; without turns they share the place', () => {
  const places = (json: object): number[] => scored(json).map(({ place }) => place);
  expect(places(two({ turns: 12 }, { turns: 11 }))).toEqual([2, 1]);
  expect(places(two({ turns: 12 }, { turns: 12 }))).toEqual([1, 1]);
  expect(places(two({}))).toEqual([1, 1]);
});

test('A file that one box and one table cannot hold is refused at its place', () => {
  expect(wrong({})).toBeNull();
  expect(wrong({ name: 'Bo' })).toBe('players[1].name: "Bo" stands here twice');
  expect(wrong({ deck: [] })).toMatch(/^players\[0\]\.deck: no such field; known are name, cards/);
  expect(wrong({ cards: { moon: 1 } })).toBe('players[0].cards.moon: no card is called so');
  expect(wrong({ cards: { war: 1 } })).toBe('players[0].cards.war: is not a card (DOM-1.4a)');
  expect(wrong({ cards: { 'zombie-spy': 1 } })).toBe('players[0].cards.zombie-spy: belongs to nobody (DOM-16.2a)');
  expect(wrong({ cards: { copper: -1 } })).toMatch(/^players\[0\]\.cards\.copper: must be a whole number from 0/);
  expect(wrong({ cards: [] })).toBe('players[0].cards: must be an object');
  expect(wrong({ cards: { province: 5 } })).toBe('players: there are only 8 of province for 2 players');
  expect(wrong({ cards: { estate: 11 } })).toBeNull();
  expect(wrong({ cards: { estate: 12 } })).toBe('players: there are only 14 of estate for 2 players');
  expect(wrong({ cards: { pasture: 2 } })).toMatch(/^players: there are only 2 of pasture/);
  expect(readHoldings(two({ cards: { goat: 2 } }) as Json)).toMatchObject({
    fault: { what: 'everybody starts with one goat and can gain no other (DOM-2.10a)' },
  });
  const many = ['village', 'smithy', 'market', 'festival', 'laboratory', 'witch', 'moat'];
  expect(wrong({ cards: Object.fromEntries(many.map((id) => [id, 1])) })).toBeNull();
  expect(wrong({ cards: Object.fromEntries([...many, 'pouch'].map((id) => [id, 1])) })).toBe(
    'players: a kingdom has 10 cards (DOM-2.2); these come from 11',
  );
  expect(wrong({ states: ['sad'] })).toMatch(/^players\[0\]\.states\[0\]: "sad" is unknown/);
  expect(wrong({ states: ['deluded', 'envious'] })).toBe(
    'players[0].states: deluded and envious are sides of one card',
  );
  expect(wrong({ states: ['miserable', 'miserable'] })).toMatch(/stands here twice/);
  expect(wrong({ states: ['lost-in-the-woods'] })).toBe('players: only one can be Lost in the Woods (DOM-15.5)');
  expect(wrong({ turns: -1 })).toMatch(/^players\[0\]\.turns: must be a whole number/);
  expect(wrong({}, { game: 'nocturne' })).toMatch(/^game: "nocturne" is unknown/);
  expect(wrong({}, { players: [Ada] })).toBe('players: must have at least 2 entries');
  expect(wrong({}, { moons: 1 })).toMatch(/^moons: no such field/);
  expect(readHoldings(null)).toMatchObject({ ok: false });
});

test('Holdings are scored with the edition that is named, if it is known', () => {
  const house = admit({ over: 'default', cards: [{ id: 'witch', cost: 2 }] });
  if (!house.ok) throw new Error(faultText(house.fault));
  const json = example as unknown as Json;

  for (const { hash } of [defaultBox, house.value])
    expect(dominion.holdings?.(json, hash)).toEqual({ ok: true, value: scored(example) });
  expect(dominion.holdings?.(json, 'none')).toMatchObject({ ok: false, fault: { where: 'edition' } });
});
