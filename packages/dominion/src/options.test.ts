import { type Choice, faultText, type Json, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';
import { writeCode } from './code.ts';
import { defaultEdition } from './edition.ts';
import { dominion } from './game.ts';
import { CHOICES, MODES, readOptions } from './options.ts';
import { newGame } from './testing/opening.ts';

const fault = (raw: Json): string | null => {
  const read = readOptions(raw);
  return read.ok ? null : faultText(read.fault);
};

const TEN = 'witch moat bard druid crypt village smithy gardens pixie skulk'.split(' ');
const ROW = ['the-suns-gift', 'the-moons-gift', 'the-seas-gift'];

test('DOM-2.1: two to four people sit down at a table, whichever way they play', () => {
  expect(dominion.seats).toEqual([2, 3, 4]);
  for (const { seats } of MODES) expect(seats).toEqual([2, 3, 4]);
  for (const players of [2, 3, 4]) expect(newGame({ players }).turns).toHaveLength(players);
  for (const players of [0, 1, 7, 2.5, '3']) {
    expect(fault({ players })).toBe('players: must be a whole number from 2 to 6');
  }
});

test('DOM-2.1: whether a person or a bot sits there is no matter of the rules', () => {
  const { value } = readOptions({ players: 4 }) as { readonly value: object };
  expect(Object.keys(value).filter((key) => /bot|solo|human/.test(key))).toEqual([]);
  expect(fault({ bots: 3 })).toBe('bots: no such option');
});

test('DOM-2.1a: five and six players play whole games, and nothing gets lost', () => {
  for (const players of [5, 6]) {
    const state = newGame({ players, set: 'dusk' }, `engine ${players}`);
    const random = rngFrom('walk');
    while (dominion.pending(state) !== null) dominion.apply(state, pick(dominion.legal(state), random));
    expect(dominion.audit(state)).toBeNull();
    expect(dominion.result(state)?.scores).toHaveLength(players);
  }
});

test('Options are filled in: two players and a random kingdom of both sets', () => {
  expect(readOptions({})).toEqual({
    ok: true,
    value: {
      players: 2,
      set: 'random',
      cards: [],
      pool: 'nocturne+base',
      attacks: 'any',
      night: 'any',
      boons: 'any',
      hexes: 'any',
      druid: [],
      edition: defaultBox.hash,
    },
  });
});

test('Options that were filled in are read again to the same effect', () => {
  for (const raw of [{}, { set: 'midnight' }, { cards: TEN, druid: ROW }, { cards: ['witch'], attacks: 'with' }]) {
    const once = readOptions(raw);
    expect(once.ok && readOptions(once.value as unknown as Json)).toEqual(once);
  }
});

test('An unknown option, or an unknown value of one, is refused at its place', () => {
  expect(fault([])).toBe('options are a JSON object');
  expect(fault({ colour: 'red' })).toBe('colour: no such option');
  expect(fault({ constructor: 1 })).toBe('constructor: no such option');
  expect(fault({ set: 'dawn' })).toMatch(/^set: "dawn" is unknown; known are random, dusk, midnight/);
  expect(fault({ set: null })).toMatch(/^set: null is unknown/);
  expect(fault({ pool: 'seaside' })).toMatch(/^pool: "seaside" is unknown; known are nocturne\+base, nocturne, base$/);
  for (const filter of ['attacks', 'night', 'boons', 'hexes']) {
    expect(fault({ [filter]: 'some' })).toBe(`${filter}: "some" is unknown; known are any, with, without`);
  }
  expect(fault({ edition: 'none' })).toBe('edition: no such edition is known here');
  expect(fault({ edition: 7 })).toBe('edition: must be a text');
});

test('A kingdom with unknown, doubled or too many cards is refused', () => {
  expect(fault({ cards: 'witch' })).toBe('cards: must be a list');
  expect(fault({ cards: ['witch', 'wich'] })).toBe('cards[1]: "wich" is no kingdom card; choose another one');
  for (const id of ['copper', 'goat', 'imp', 'zombie-spy', 'the-suns-gift', 'war', 'deluded']) {
    expect(fault({ cards: [id] })).toBe(`cards[0]: "${id}" is no kingdom card; choose another one`);
  }
  expect(fault({ cards: ['witch', 'moat', 'witch'] })).toBe('cards[2]: "witch" stands here twice; choose another one');
  expect(fault({ cards: [...TEN, 'market'] })).toBe('cards: a kingdom has ten cards, and these are 11; leave out 1');
  expect(fault({ cards: [3] })).toBe('cards[0]: must be a text');
  expect(fault({ set: 'dusk', cards: ['witch'] })).toBe('cards: dusk has ten cards already');
});

test('A kingdom that its filters leave too few piles for is refused', () => {
  const without = { attacks: 'without', night: 'without', boons: 'without', hexes: 'without' };
  const small = (room: number): string =>
    `pool: has 8 cards to draw, and ${room} are needed; ask for less, or for more sets`;
  expect(fault({ ...without, pool: 'nocturne' })).toBe(small(10));
  expect(fault({ ...without, pool: 'nocturne', cards: ['moat'] })).toBe(small(9));
  expect(fault({ ...without, pool: 'nocturne', cards: ['moat', 'market'] })).toBeNull();
  expect(fault(without)).toBeNull();
});

test('A card that a filter leaves out cannot be named, nor come with a recommended set', () => {
  expect(fault({ cards: ['moat', 'witch'], attacks: 'without' })).toBe(
    'attacks: must not be "without": witch is in the kingdom',
  );
  expect(fault({ cards: ['crypt'], night: 'without' })).toBe('night: must not be "without": crypt is in the kingdom');
  expect(fault({ set: 'dusk', hexes: 'without' })).toBe('hexes: must not be "without": tormentor is in the kingdom');
  expect(fault({ set: 'midnight', boons: 'without' })).toBe('boons: must not be "without": druid is in the kingdom');
  expect(fault({ set: 'idle-hands', attacks: 'without' })).toBeNull();
});

test('A kingdom cannot be “with” a card that the pool cannot give', () => {
  const none = 'must not be "with": no such card can be in the kingdom';
  expect(fault({ pool: 'base', hexes: 'with' })).toBe(`hexes: ${none}`);
  expect(fault({ pool: 'base', cards: ['skulk'], hexes: 'with' })).toBeNull();
  expect(fault({ set: 'idle-hands', attacks: 'with' })).toBe(`attacks: ${none}`);
  expect(fault({ boons: 'with', attacks: 'with', cards: TEN })).toBeNull();
  const plain = 'village smithy market festival laboratory workshop chapel remodel poacher moat'.split(' ');
  expect(fault({ cards: plain, attacks: 'with' })).toBe(`attacks: ${none}`);
  expect(fault({ cards: plain.slice(1), attacks: 'with', night: 'with', hexes: 'with' })).toBeNull();
  const all = { attacks: 'with', night: 'with', boons: 'with', hexes: 'with' };
  const full = 'cards: leave no room for all that the kingdom is to be with';
  expect(fault({ cards: plain.slice(1), ...all })).toBe(full);
  expect(fault({ cards: plain.slice(2), ...all })).toBeNull();
  expect(fault({ cards: plain.slice(1), boons: 'with', attacks: 'with' })).toBeNull();
  expect(fault({ cards: plain.slice(1), boons: 'with', hexes: 'with' })).toBe(full);
});

test('Boons can be named only for a Druid that is sure to be there, and are three different ones', () => {
  const cards = ['druid'];
  expect(fault({ cards, druid: ROW })).toBeNull();
  expect(fault({ cards, druid: ROW.slice(1) })).toBe('druid: must be three Boons, or none');
  expect(fault({ cards, druid: [...ROW, 'the-skys-gift'] })).toBe('druid: must be three Boons, or none');
  expect(fault({ cards, druid: [...ROW.slice(1), 'war'] })).toBe('druid[2]: "war" is no Boon');
  expect(fault({ cards, druid: [...ROW.slice(1), ROW[1] as string] })).toMatch(/^druid\[2\]: .* stands here twice$/);
  expect(fault({ druid: ROW })).toBe('druid: must be left out unless the Druid is among the cards named');
  expect(fault({ set: 'dusk', druid: ROW })).toMatch(/^druid: must be left out/);
  expect(fault({ set: 'midnight', druid: ROW })).toBe('druid: midnight names its Boons itself');
});

test('A code stands for ten cards and, for a Druid, three Boons', () => {
  const code = 'A-ClCvCyDrDwExLePkRaSc-SwFlWd-2';
  const [coded, set] = [newGame({ code }, 'same'), newGame({ set: 'midnight' }, 'same')];
  expect(coded.options).toMatchObject({ set: 'random', cards: expect.arrayContaining(['conclave', 'crypt']) });
  expect(coded.options).not.toHaveProperty('code');
  expect(dominion.toJson({ ...coded, options: set.options })).toEqual(dominion.toJson(set));
});

test('A code that is misspelt, says too much or goes against the other options is refused', () => {
  const code = 'A-ClCvCyDrDwExLePkRaSc-SwFlWd-2';
  expect(fault({ code: code.replace('2', '3') })).toMatch(/^code: is misspelt/);
  expect(fault({ code: 5 })).toBe('code: must be a text');
  expect(fault({ code: '' })).toMatch(/^code: is no code of a kingdom/);
  for (const more of [{ set: 'dusk' }, { cards: ['moat'] }, { druid: ROW }]) {
    expect(fault({ code, ...more })).toBe('code: says all about the kingdom: set, cards and druid must not say more');
  }
  expect(fault({ code, set: 'random', cards: [], druid: [] })).toBeNull();
  const coded = (card: string, boon: string): string | null =>
    fault({ code: writeCode({ cards: [...TEN.slice(1), card], druid: [...ROW.slice(1), boon] }) });
  expect(coded('witch', 'the-suns-gift')).toBeNull();
  expect(coded('moat', 'the-suns-gift')).toMatch(/^code\[\d\]: "moat" stands here twice/);
  expect(coded('the-skys-gift', 'the-suns-gift')).toMatch(/^code\[\d\]: "the-skys-gift" is no kingdom card/);
  expect(coded('witch', 'market')).toMatch(/^code: a kingdom has ten cards, and these are 11/);
  expect(fault({ code, night: 'without' })).toBe('night: must not be "without": crypt is in the kingdom');
});

test('A house edition that was admitted may be played with, by its own costs', () => {
  const box = admit({ over: 'default', cards: [{ id: 'witch', cost: 2 }] });
  if (!box.ok) throw new Error(box.fault.what);
  const state = newGame({ edition: box.value.hash, cards: ['witch'] });
  expect(dominion.view(state, 0)).toMatchObject({
    supply: expect.arrayContaining([{ card: 'witch', cost: 2, left: 10 }]),
  });
  expect(dominion.fromJson(dominion.toJson(state)).box).toBe(box.value);
});

test('Every option has a form, and every value it offers can be played, with each number of seats of each mode', () => {
  expect(CHOICES.map(({ id, kind, rule }) => `${id} ${kind} ${rule}`)).toEqual([
    'set one DOM-2.4',
    'pool one DOM-2.3a',
    'attacks one DOM-2.3c',
    'night one DOM-2.3c',
    'boons one DOM-2.3c',
    'hexes one DOM-2.3c',
    'cards list DOM-2.3b',
    'druid list DOM-2.12c',
    'code text DOM-2.3d',
    'pace one DOM-17.17b',
  ]);
  for (const choice of CHOICES) {
    const values: readonly Json[] = choice.kind === 'one' ? choice.values : [choice.default];
    for (const value of values)
      expect([choice.id, value, fault({ [choice.id]: value })]).toEqual([choice.id, value, null]);
    expect(values).toContain(choice.default);
  }
  for (const mode of MODES) for (const players of mode.seats) expect(fault({ ...mode.options, players })).toBeNull();
});

test('Any kingdom card and any three Boons may be listed, and a code is shorter than its form allows', () => {
  const offered = (id: string): Choice => CHOICES.find((choice) => choice.id === id) as Choice;
  const [cards, druid, code] = [offered('cards'), offered('druid'), offered('code')];
  if (cards.kind !== 'list' || druid.kind !== 'list' || code.kind !== 'text') throw new Error('no such forms');

  for (const card of cards.values) expect(fault({ cards: [card] })).toBeNull();
  for (const at of [0, 3, 6, 9])
    expect(fault({ cards: ['druid'], druid: druid.values.slice(at, at + druid.most) })).toBeNull();
  const ids = defaultEdition.cards.flatMap(({ id, kingdom }) => (kingdom ? [id] : []));
  expect(cards.values.toSorted()).toEqual(ids.toSorted());
  expect([cards.most, druid.values.length, druid.most]).toEqual([10, 12, 3]);
  expect(writeCode({ cards: TEN, druid: ROW }).length).toBeLessThan(code.longest);
});
