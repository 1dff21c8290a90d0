import { faultText, type Json, parseJson } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import example from '../data/example-holdings.json' with { type: 'json' };
import { admit, defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { readHoldings, scoreHoldings } from './holdings.ts';

/** The sheets of the rulebook’s example, line by line. */
const rows: { readonly [name: string]: { readonly [category: string]: number } } = {
  David: {
    skulls: 14,
    feathers: 8,
    mushrooms: 9,
    herbs: 10,
    eggs: 6,
    chests: -1,
    concoctions: 14,
    twilight: 3,
    moonlight: 6,
    leftover: 2,
    ability: 0,
    total: 71,
  },
  Molly: {
    skulls: 3,
    feathers: 24,
    mushrooms: 13,
    herbs: 14,
    eggs: 2,
    chests: -1,
    concoctions: 10,
    twilight: 3,
    moonlight: 4,
    leftover: 0,
    ability: 2,
    total: 74,
  },
  Fertessa: {
    skulls: 4,
    feathers: 12,
    mushrooms: 18,
    herbs: 4,
    eggs: 12,
    chests: -2,
    concoctions: 19,
    twilight: 3,
    moonlight: 7,
    leftover: 2,
    ability: 0,
    total: 79,
  },
};

const [David, Molly, Fertessa] = example.players;
/** The example with one player changed; what is wrong with it, or null. */
const wrong = (change: object, table: object = {}): string | null => {
  const players = [{ ...David, ...change }, Molly, Fertessa];
  const read = readHoldings({ ...example, players, ...table } as unknown as Json);
  return read.ok ? null : faultText(read.fault);
};
/** What is wrong with a file of these players, or null. */
const fault = (players: readonly object[], table: object = {}): string | null => {
  const named = players.map((player, i) => ({ name: `P${i + 1}`, tiles: [], ...player }));
  const read = readHoldings({ players: named, ...table });
  return read.ok ? null : faultText(read.fault);
};
const total = (players: readonly object[], table: object = {}): (number | string)[] => {
  const named = players.map((player, i) => ({ name: `P${i + 1}`, tiles: [], ...player }));
  const scored = scoreHoldings({ players: named, ...table });
  return scored.ok ? scored.value.map((sheet) => sheet.total) : [faultText(scored.fault)];
};

test('The rulebook’s example scores line by line as printed: David 71, Molly 74, Fertessa 79', () => {
  const scored = scoreHoldings(example);
  if (!scored.ok) throw new Error(faultText(scored.fault));
  expect(scored.value.map(({ name, place }) => [name, place])).toEqual([
    ['David', 3],
    ['Molly', 2],
    ['Fertessa', 1],
  ]);
  for (const { name, total: sum, lines } of scored.value) {
    const shown = Object.fromEntries(lines.map((line) => [line.category, line.points]));
    expect({ ...shown, total: sum }).toEqual(rows[name]);
  }
});

test('NOC-17.11: a choice other than the best is scored as it is', () => {
  const copying = (tile: string) => {
    const scored = scoreHoldings({
      ...example,
      players: [{ ...David, mirrors: [tile] }, Molly, Fertessa],
    } as unknown as Json);
    return scored.ok && scored.value[0]?.total;
  };
  expect(copying('tripti-1')).toBe(71 - 4 + 13);
});

test('Whatever is left out is not held', () => {
  expect(total([{}, {}])).toEqual([0, 0]);
  expect(total([{ tiles: ['mirror', 'skull-4'] }, {}])).toEqual([4, 0]);
  expect(total([{ tiles: ['mirror'] }, {}], { modifiedGame: 'preciousStones' })).toEqual([5, 0]);
  expect(total([{ tiles: ['egg-1', 'egg-1', 'egg-1'] }])).toEqual([6]);
  expect(total([{ tiles: ['skull-4'], symbol: 'feather', concoctions: ['start-SF'] }, {}])).toEqual([6, 0]);
  expect(total([{ leftover: 2, unusedAbility: true }, {}])).toEqual([6, 0]);
  expect(total([{ tiles: ['egg-1'] }, { tiles: ['egg-1'] }], { familyMode: 'family' })).toEqual([4, 4]);
});

test('Spaces are those of the forest for so many players', () => {
  const table = { moonlight: ['M8'] };
  expect(total([{ spaces: ['d4'] }, {}], table)).toEqual([2, 0]);
  expect(fault([{ spaces: ['e4'] }, {}], table)).toMatch(/^players\[0\]\.spaces\[0\]: "e4" is unknown/);
  expect(total([{ spaces: ['e4'] }, {}, {}], table)).toEqual([2, 0, 0]);
  expect(fault([{ spaces: ['b1'] }, {}], { modifiedGame: 'twistedTrees' })).toBeNull();
  expect(fault([{ spaces: ['c1'] }, {}], { modifiedGame: 'twistedTrees' })).toMatch(/"c1" is unknown/);
  const shapes = { moonlight: ['M4', 'M5'] };
  const spaces = ['a1', 'b1', 'c1', 'a2'];
  expect(total([{ spaces }, {}], shapes)).toEqual([6, 0]);
  expect(total([{ spaces }, {}], { ...shapes, shapeTokenReuse: 'one-card' })).toEqual([3, 0]);
});

test('Unknown ids and fields are refused with their place', () => {
  expect(wrong({})).toBeNull();
  expect(wrong({ tiles: ['skull-9'] })).toMatch(/^players\[0\]\.tiles\[0\]: "skull-9" is unknown/);
  expect(wrong({ concoctions: ['soup'] })).toMatch(/^players\[0\]\.concoctions\[0\]: "soup" is unknown/);
  expect(wrong({ twilight: ['M1'] })).toMatch(/^players\[0\]\.twilight\[0\]: "M1" is unknown/);
  expect(wrong({ character: 'bob' })).toMatch(/^players\[0\]\.character: "bob" is unknown/);
  expect(wrong({}, { moonlight: ['T1'] })).toMatch(/^moonlight\[0\]: "T1" is unknown/);
  expect(wrong({}, { moonlight: ['M1', 'M1'] })).toBe('moonlight[1]: "M1" stands here twice');
  expect(wrong({}, { moonlight: ['M1', 'M2', 'M3', 'M4'] })).toBe('moonlight: must have at most 3 entries');
  expect(wrong({ colour: 'red' })).toMatch(/^players\[0\]\.colour: no such field; known are name, tiles/);
  expect(wrong({}, { mode: 'solo' })).toMatch(/^mode: no such field/);
  expect(wrong({}, { game: 'chess' })).toMatch(/^game: "chess" is unknown/);
  expect(wrong({}, { modifiedGame: 'chess' })).toMatch(/^modifiedGame: "chess" is unknown/);
  expect(wrong({ name: 'Molly' })).toBe('players[1].name: "Molly" stands here twice');
});

test('More than the box holds is refused, counted over all players', () => {
  const four = ['skull-4', 'skull-4', 'skull-4', 'skull-4'];
  expect(fault([{ tiles: four }, {}])).toBeNull();
  expect(fault([{ tiles: four }, { tiles: ['egg-1', 'skull-4'] }])).toBe(
    'players[1].tiles[1]: the box holds only 4 of skull-4',
  );
  expect(wrong({ concoctions: ['pure-H'] })).toBe('players[1].concoctions[1]: another player holds this card');
  expect(wrong({ twilight: ['T7'] })).toBe('players[2].twilight[0]: another player holds this card');
  expect(wrong({ twilight: ['T6', 'T8'] })).toBe(
    'players[2].twilight: there are only three Twilight goals in a game (NOC-3.7)',
  );
  expect(wrong({ character: 'flint' })).toBe('players[2].character: another player has this character');
});

test('What two players cannot both have is refused', () => {
  expect(wrong({ spaces: ['a1', 'c2'] })).toBe('players[1].spaces: c2 is held by another player');
  expect(wrong({ spaces: ['a1', 'a1'] })).toBe('players[0].spaces[1]: "a1" stands here twice');
  expect(wrong({ spriteSpace: 1 })).toBe('players[1].spriteSpace: another player has a token there');
  expect(wrong({ spriteTokens: 2 })).toBe('players[2].spriteTokens: the Forest Sprite Board has no room for so many');
});

test('Sprite tokens and their best space fit the board', () => {
  expect(fault([{ spriteTokens: 1 }, {}])).toBe('players[0].spriteSpace: is missing');
  expect(fault([{ spriteSpace: 1 }, {}])).toBe('players[0].spriteSpace: needs a token on the Forest Sprite Board');
  expect(fault([{ spriteTokens: 2, spriteSpace: 4 }, {}])).toBe(
    'players[0].spriteSpace: leaves no room for 2 tokens on 4 spaces',
  );
  expect(fault([{ spriteTokens: 2, spriteSpace: 3 }, {}])).toBe(
    'players[0].spriteSpace: leaves a gap on the Forest Sprite Board (NOC-8.7)',
  );
  expect(
    fault([
      { spriteTokens: 2, spriteSpace: 3 },
      { spriteTokens: 2, spriteSpace: 1 },
    ]),
  ).toBeNull();
  expect(
    fault([
      { spriteTokens: 1, spriteSpace: 3 },
      { spriteTokens: 1, spriteSpace: 1 },
    ]),
  ).toMatch(/leaves a gap/);
  expect(fault([{ spriteTokens: 2, spriteSpace: 3 }]), 'alone the opponent has tokens there too').toBeNull();
  expect(fault([{ spriteTokens: 5, spriteSpace: 1 }, {}])).toBe(
    'players[0].spriteTokens: must be a whole number from 0 to 4',
  );
  expect(fault([{ spriteTokens: -1 }, {}])).toBe('players[0].spriteTokens: must be a whole number from 0 to 4');
  expect(fault([{ leftover: -1 }, {}])).toBe('players[0].leftover: must be a whole number from 0 to 11');
  expect(fault([{ leftover: 12 }, {}])).toBe('players[0].leftover: must be a whole number from 0 to 11');
});

test('NOC-17.3, NOC-17.4: a mirror stone copies an own tile that is no mirror stone', () => {
  expect(wrong({ mirrors: ['egg-2'] })).toBe('players[0].mirrors[0]: is not in this collection (NOC-17.3)');
  expect(wrong({ mirrors: ['mirror'] })).toBe(
    'players[0].mirrors[0]: a mirror stone cannot copy a mirror stone (NOC-17.4)',
  );
  expect(wrong({ mirrors: ['skull-4', 'skull-4'] })).toBe('players[0].mirrors: must have at most 1 entry');
  expect(wrong({ mirrors: [null] })).toBeNull();
});

test('NOC-18.19a: tiers of one’s own choice are scored as far as the symbols go', () => {
  const player = { tiles: ['skull-4', 'skull-4', 'feather-1', 'feather-1'], concoctions: ['start-SF', 'pair-SM'] };
  expect(total([{ ...player, tiers: [1, 0] }, {}])).toEqual([8 + 4 + 2, 0]);
  expect(fault([{ ...player, tiers: [2, 1] }, {}])).toBe('players[0].tiers: the symbols do not suffice (NOC-18.16)');
  expect(fault([{ ...player, tiers: [3, 0] }, {}])).toBe(
    'players[0].tiers[0]: must be at most 2: the card has no higher tier',
  );
  expect(fault([{ ...player, tiers: [1] }, {}])).toBe('players[0].tiers: must have at least 2 entries');
});

test('Nobody holds more concoctions than a starter, runestones and one Hoard bring', () => {
  const deck = ['pure-S', 'pure-F', 'pure-M', 'pure-H', 'pure-E', 'pair-SF'];
  expect(fault([{ concoctions: ['start-SF', 'start-SM'] }, {}])).toBe(
    'players[0].concoctions: has more than one starter (NOC-3.5)',
  );
  expect(fault([{ concoctions: deck.slice(0, 2) }, {}])).toBeNull();
  expect(fault([{ concoctions: deck.slice(0, 3) }, {}])).toBe(
    'players[0].concoctions: must be at most 2 with 0 runestones (NOC-11.2)',
  );
  expect(fault([{ tiles: ['runestone-S'], concoctions: deck.slice(0, 3) }, {}])).toBeNull();
  expect(fault([{ tiles: ['runestone-S'], concoctions: deck.slice(0, 4) }, {}])).toMatch(/at most 3 with 1 runestones/);
  expect(fault([{ concoctions: deck.slice(0, 5) }, {}], { modifiedGame: 'allSetToBrew' })).toBeNull();
  expect(fault([{ concoctions: deck }, {}], { modifiedGame: 'allSetToBrew' })).toMatch(/at most 5 with 0 runestones/);
});

test('Modes that exclude one another, and parts a mode does not use, are refused', () => {
  expect(fault([{}, {}], { familyMode: 'family', modifiedGame: 'preciousStones' })).toMatch(
    /^modifiedGame: is never combined/,
  );
  expect(fault([{}], { familyMode: 'family' })).toBe('familyMode: is not for one player (NOC-20.1)');
  expect(fault([{}, {}], { familyMode: 'family', moonlight: [] })).toBe(
    'moonlight: is not used in family mode (NOC-20.2)',
  );
  expect(fault([{}, { twilight: [] }], { familyMode: 'family' })).toMatch(
    /^players\[1\]\.twilight: is not used in family mode/,
  );
  expect(fault([{ concoctions: [] }, {}], { familyMode: 'family' })).toBeNull();
  expect(fault([{ concoctions: [] }, {}], { familyMode: 'family-simple' })).toMatch(
    /^players\[0\]\.concoctions: is not used/,
  );
  expect(fault([{ character: 'redd', symbol: 'egg' }, {}])).toMatch(/^players\[0\]\.symbol: comes with the character/);
});

test('What is no holdings file at all is refused', () => {
  expect(fault([])).toBe('players: must have at least 1 entry');
  expect(fault([{}, {}, {}, {}, {}])).toBe('players: must have at most 4 entries');
  for (const json of [null, 3, 'x', []]) expect(scoreHoldings(json).ok).toBe(false);
  expect(fault([{ name: 'x'.repeat(301) }])).toBe('players[0].name: must be at most 300 characters');
  expect(fault([{ tiles: 'skull-4' }])).toBe('players[0].tiles: must be a list');
  expect(fault([{ tiles: undefined }])).toBe('players[0].tiles: is missing');
  const hostile = parseJson('{"players":[{"name":"A","tiles":[],"__proto__":{"leftover":5}}]}');
  expect(hostile.ok && readHoldings(hostile.value)).toMatchObject({
    ok: false,
    fault: { where: 'players[0].__proto__' },
  });
  let deep: Json = 0;
  for (let i = 0; i < 30; i += 1) deep = [deep];
  expect(fault([{ tiles: deep }])).toMatch(/nests deeper than 16 levels$/);
});

test('A house edition’s box is scored with its own values', () => {
  const house = admit({ over: 'default', tiles: { kinds: [{ id: 'skull-4', points: 6 }] } });
  if (!house.ok) throw new Error(faultText(house.fault));
  const scored = scoreHoldings({ players: [{ name: 'A', tiles: ['skull-4'] }] }, house.value);
  expect(scored.ok && scored.value[0]?.total).toBe(6);
});

test('The game scores holdings with the edition that is named, and with none it does not know', () => {
  expect(nocturne.holdings?.(example, nocturne.edition)).toEqual(scoreHoldings(example));
  expect(nocturne.holdings?.(example, 'unheard of')).toMatchObject({ ok: false, fault: { where: 'edition' } });
});

test('NOC-14.8: nobody has more tokens on spaces, Sprite Board and left over together than were dealt', () => {
  const spaces = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2'];
  expect(fault([{ spaces, spriteTokens: 2, spriteSpace: 1, leftover: 2 }, {}])).toBeNull();
  expect(fault([{ spaces, spriteTokens: 2, spriteSpace: 1, leftover: 3 }, {}])).toMatch(
    /^players\[0\]: has 12 tokens on spaces, Sprite Board and left over, and 11 were dealt/,
  );
});

test('NOC-20.8, NOC-25.10: where the runestones are taken out nobody holds one', () => {
  const stone = [{ tiles: ['egg-1'] }, { tiles: ['skull-4', 'runestone-S'] }];
  expect(fault(stone)).toBeNull();
  for (const table of [{ modifiedGame: 'allSetToBrew' }, { familyMode: 'family-simple' }]) {
    expect(fault(stone, table)).toMatch(/^players\[1\]\.tiles\[1\]: runestone-S is not in this game/);
  }
});

test('NOC-25.4: a Moonlight goal that a twisted forest leaves out is not in play', () => {
  for (const [players, ids] of Object.entries(defaultBox.edition.twistedTrees.excludedMoonlightGoals)) {
    const people = Array.from({ length: Number(players) }, () => ({}));
    for (const id of ids) {
      expect(fault(people, { moonlight: [id] })).toBeNull();
      expect(fault(people, { moonlight: [id], modifiedGame: 'twistedTrees' })).toMatch(
        /^moonlight\[0\]: .* is not in play/,
      );
    }
  }
});

test('NOC-18.24, NOC-18.24a: of those with the same points the Sprite position decides, and without one nothing does', () => {
  const settled = (...players: object[]): string[] => {
    const scored = scoreHoldings({ players: players.map((player, i) => ({ name: `P${i}`, tiles: [], ...player })) });
    return scored.ok ? scored.value.map(({ place, tie }) => `${place} ${tie}`) : [];
  };
  expect(settled({ tiles: ['skull-4'] }, {})).toEqual(['1 null', '2 null']);
  expect(settled({}, { spriteTokens: 1, spriteSpace: 1 })).toEqual(['2 NOC-18.24', '1 NOC-18.24']);
  expect(settled({}, {})).toEqual(['1 NOC-18.24a', '1 NOC-18.24a']);
});
