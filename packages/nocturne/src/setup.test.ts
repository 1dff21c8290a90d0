import type { Json } from '@nightjar/kernel';
import { transcript } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { readOptions } from './options.ts';
import { layOut, setup } from './setup.ts';
import type { State } from './state.ts';
import { newGame, type Position, plays, tileNamed } from './testing/position.ts';
import { collectionShown, shown, sideShown, supplyShown } from './testing/shown.ts';
import type { View } from './view.ts';

/** New games from many seeds. */
const games = (options: Position['options'], many = 200): State[] =>
  Array.from({ length: many }, (_, n) => newGame(options, `deal ${n}`));

const look = (state: State, eyes: number | 'table' = 'table'): View => nocturne.view(state, eyes);
const mentions = (view: Json, id: RegExp): string[] => [...new Set(JSON.stringify(view).match(id) ?? [])].toSorted();
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id).toSorted();
const seen = (things: readonly (string | null | undefined)[]): string[] =>
  [...new Set(things)].map((thing) => thing ?? 'nothing').toSorted();

const ALL_TOKENS = '1 2 3 3 4 4 5 5 6 7 star';
const typeOf = (tile: string | null | undefined): string => tile?.split('-')[0] ?? 'nothing';
const TYPES = seen(defaultBox.tiles.id.map(typeOf));

test('NOC-3.1: each player has one character, another for each, and all tokens of its colour', () => {
  const colours = new Map(defaultBox.characters.map(({ id, colour }) => [id, colour]));
  for (const players of [2, 3, 4]) {
    const { sides } = look(newGame({ players }));
    expect(new Set(sides.map(({ character }) => character)).size).toBe(players);
    for (const { character, colour, supply, removed, passed } of sides) {
      expect(colour).toBe(colours.get(character ?? ''));
      expect([...supply, ...removed].toSorted().join(' ')).toBe(ALL_TOKENS);
      expect(passed).toBe(false);
    }
  }
});

test('NOC-3.2: characters are dealt at random, so any seat may get any of them', () => {
  const dealt = games({ players: 4 }).map((state) => look(state).sides.map(({ character }) => character));
  for (const seat of [0, 1, 2, 3]) {
    expect(seen(dealt.map((characters) => characters[seat]))).toEqual(['abigail', 'flint', 'redd', 'sage']);
  }
  for (const characters of dealt) expect(new Set(characters).size).toBe(4);
});

test('NOC-3.2: with the option to choose, a player takes any character', () => {
  for (const { id } of defaultBox.characters) {
    transcript(nocturne, newGame({ players: 2, characterAssignment: 'choose', firstPlayer: 'chosen' }), (t) => {
      t.answers(0, 'first 1', `choose ${id}`);
      expect(sideShown(t, 0).character).toBe(id);
      t.asks(1, 'character');
    });
  }
});

test('NOC-3.2a: players choose clockwise from the first player among the characters left', () => {
  transcript(nocturne, newGame({ players: 3, characterAssignment: 'choose', firstPlayer: 'chosen' }), (t) => {
    t.answers(0, 'first 2');
    t.asks(1, 'character', ['choose redd', 'choose sage', 'choose abigail', 'choose flint']).answers(1, 'choose flint');
    t.asks(2, 'character', ['choose redd', 'choose sage', 'choose abigail']).answers(2, 'choose redd');
    t.asks(0, 'character', ['choose sage', 'choose abigail']).answers(0, 'choose sage');
    expect(shown(t).sides.map(({ character }) => character)).toEqual(['sage', 'flint', 'redd']);
    t.asks(1, 'start');
  });
});

test('NOC-3.2a: a first player drawn at random is drawn before characters are chosen', () => {
  const choosers = games({ players: 3, characterAssignment: 'choose' }).map((state) => {
    const chooser = nocturne.pending(state)?.seat;
    for (let n = 0; n < 3; n += 1) nocturne.apply(state, nocturne.legal(state)[0] as number);
    expect(nocturne.pending(state)).toMatchObject({ question: 'start', seat: chooser });
    return chooser;
  });
  expect(new Set(choosers)).toEqual(new Set([0, 1, 2]));
});

test('NOC-3.3: one or two players remove no token', () => {
  for (const players of [1, 2]) {
    const { sides } = look(newGame({ players }));
    expect(sides.map(({ supply }) => supply.join(' '))).toEqual([ALL_TOKENS, ALL_TOKENS]);
    expect(sides.flatMap(({ removed }) => removed)).toEqual([]);
  }
});

test('NOC-3.3a: three players remove one 3 each', () => {
  const { sides } = look(newGame({ players: 3 }));
  expect(sides.map(({ removed }) => removed)).toEqual([['3'], ['3'], ['3']]);
  for (const { supply } of sides) expect(supply.join(' ')).toBe('1 2 3 4 4 5 5 6 7 star');
});

test('NOC-3.3b: four players remove one 3 and one 4 each', () => {
  const { sides } = look(newGame({ players: 4 }));
  expect(sides.map(({ removed }) => removed.join(' '))).toEqual(['3 4', '3 4', '3 4', '3 4']);
  for (const { supply } of sides) expect(supply.join(' ')).toBe('1 2 3 4 5 5 6 7 star');
});

test('NOC-3.4: in the standard game no character has its ability', () => {
  const { sides } = look(newGame({ players: 4 }));
  expect(sides.map(({ ability }) => ability)).toEqual([null, null, null, null]);
  plays({ characters: ['sage', 'redd'], supply: ['4', '4 5'], opened: true, grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer', ['pass', 'cast 5 b1']).refuses(1, 'echo 4 b1', 'NOC-4.1');
  });
});

test('NOC-3.5: each player is dealt one starter concoction that only this player sees', () => {
  transcript(nocturne, newGame({ players: 3, firstPlayer: 'chosen' }), (t) => {
    t.answers(0, 'first 1').asks(0, 'start');
    for (const seat of [0, 1, 2]) {
      expect(sideShown(t, seat, seat).concoctions).toEqual([expect.stringMatching(/^start-/)]);
      const others = ([0, 1, 2, 'table'] as const).filter((eyes) => eyes !== seat);
      for (const eyes of others) {
        expect(sideShown(t, seat, eyes)).toMatchObject({ concoctionCount: 1, concoctions: null });
      }
    }
  });
  const hands = games({ players: 2 }).map((state) => state.brews.map((hand) => defaultBox.brews[hand[0] ?? -1]?.id));
  for (const seat of [0, 1]) expect(seen(hands.map((hand) => hand[seat]))).toEqual(ids(defaultBox.brews.slice(0, 10)));
  for (const [one, other] of hands) expect(one).not.toBe(other);
});

test('NOC-3.5a: starters that were not dealt are nowhere to be seen, nor in the deck', () => {
  const state = newGame({ players: 4 });
  const dealt = [0, 1, 2, 3].flatMap((seat) => look(state, seat).sides[seat]?.concoctions ?? []);
  for (const seat of [0, 1, 2, 3]) {
    expect(mentions(nocturne.view(state, seat), /start-\w+/g)).toEqual([dealt[seat]]);
  }
  expect(mentions(nocturne.view(state, 'table'), /start-\w+/g)).toEqual([]);
  expect(state.deck.filter((card) => card < defaultBox.starters)).toEqual([]);
  expect(state.brews.flat()).toHaveLength(4);
});

test('NOC-3.6: the 35 other concoctions form a deck in random order that nobody sees', () => {
  const decks = games({ players: 2 }, 600).map((state) => state.deck.map((card) => defaultBox.brews[card]?.id ?? ''));
  const others = ids(defaultBox.brews.slice(defaultBox.starters));
  expect(others).toHaveLength(35);
  for (const deck of decks) expect(deck.toSorted()).toEqual(others);
  expect(seen(decks.map((deck) => deck.at(-1)))).toEqual(others);
  const state = newGame();
  for (const eyes of [0, 1, 'table'] as const) {
    expect(look(state, eyes).deck).toBe(35);
    expect(mentions(nocturne.view(state, eyes), /(?:pair|triple|pure)-\w+/g)).toEqual([]);
  }
});

test('NOC-3.7: three different Twilight goals lie open, any of the twelve', () => {
  const drawn = games({ players: 2 }).map((state) => look(state).twilight);
  for (const goals of drawn) {
    expect(new Set(goals.map(({ goal }) => goal)).size).toBe(3);
    expect(goals.map(({ holder }) => holder)).toEqual([null, null, null]);
  }
  expect(seen(drawn.flat().map(({ goal }) => goal))).toEqual(ids(defaultBox.twilight));
});

test('NOC-3.8: three different Moonlight goals, any of the twelve, lie face down for everybody', () => {
  const drawn = games({ players: 2 }).map((state) => state.moonlight.map((goal) => defaultBox.moonlight[goal]?.id));
  for (const goals of drawn) expect(new Set(goals).size).toBe(3);
  expect(seen(drawn.flat())).toEqual(ids(defaultBox.moonlight));
  const state = newGame();
  for (const eyes of [0, 1, 'table'] as const) {
    expect(look(state, eyes).moonlight).toBeNull();
    expect(mentions(nocturne.view(state, eyes), /"M\d+"/g)).toEqual([]);
  }
});

test('NOC-3.9: goals that were not drawn are never seen, in neither round', () => {
  const drawn = ['"T12"', '"T4"', '"T5"'];
  plays({ supply: ['', '1'], grid: 'egg-1', twilight: 'T4 T5 T12', moonlight: 'M1 M2 M3' }, (t) => {
    for (const eyes of [0, 1, 'table'] as const) expect(mentions(t.view(eyes), /"T\d+"/g)).toEqual(drawn);
    t.answers(1, 'pass').asks(1, 'start');
    for (const eyes of [0, 1, 'table'] as const) {
      expect(mentions(t.view(eyes), /"M\d+"/g)).toEqual(['"M1"', '"M2"', '"M3"']);
      expect(drawn).toEqual(expect.arrayContaining(mentions(t.view(eyes), /"T\d+"/g)));
    }
  });
});

test('NOC-3.10: the grid is full, 4 by 4 for one or two, 4 by 5 for three, 5 by 5 for four', () => {
  const sizes = [1, 2, 3, 4].map((players) => {
    const { rows, cols, spaces } = look(newGame({ players }));
    expect(spaces.filter(({ tile, token }) => tile === null || token !== null)).toEqual([]);
    return [Math.min(rows, cols), Math.max(rows, cols), spaces.length];
  });
  expect(sizes).toEqual([
    [4, 4, 16],
    [4, 4, 16],
    [4, 5, 20],
    [5, 5, 25],
  ]);
});

test('NOC-3.10: any kind of tile may come to lie on any space', () => {
  const dealt = games({ players: 2 }).map((state) => look(state).spaces.map(({ tile }) => tile));
  for (const space of [0, 7, 15]) expect(seen(dealt.map((tiles) => typeOf(tiles[space])))).toEqual(TYPES);
});

test('NOC-3.10a: for three players the top row has five spaces and there are four rows', () => {
  const { rows, cols, spaces } = look(newGame({ players: 3 }));
  expect([rows, cols]).toEqual([4, 5]);
  expect(spaces.filter(({ row }) => row === 0).map(({ name }) => name)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
  expect(spaces.at(-1)?.name).toBe('e4');
});

test('NOC-3.11: the Sprite Board has 4 open tiles for one or two players, 5 for three, 6 for four', () => {
  const counts = [1, 2, 3, 4].map((players) => {
    const { tiles } = look(newGame({ players })).sprite;
    expect(tiles).not.toContain(null);
    return tiles.length;
  });
  expect(counts).toEqual([4, 4, 5, 6]);
});

const GRID =
  'skull-4 skull-3 skull-2 feather-1 feather-2 tripti-1 tripti-2 duode-1 duode-2 herb-A herb-B herb-C herb-D';
const DRAWN = `${GRID} herb-E herb-W egg-1 egg-2 skull-4 mirror feather-1`;

test('NOC-3.11a, NOC-3.11b: in Twilight the grid is dealt first and then the Sprite Board, both in reading order', () => {
  const options = readOptions({ players: 2 });
  if (!options.ok) throw new Error(options.fault.what);
  const state = setup(options.value, 'known');
  state.stack = DRAWN.split(' ')
    .map((id) => tileNamed(state, id))
    .toReversed();
  layOut(state);
  const { spaces, sprite } = look(state);
  expect([...spaces.map(({ tile }) => tile), ...sprite.tiles].join(' ')).toBe(DRAWN);
});

test('NOC-3.11a, NOC-3.11b: in Moonlight the grid is dealt first and then the Sprite Board, both in reading order', () => {
  plays({ supply: ['', '1'], grid: 'egg-1', stack: DRAWN }, (t) => {
    t.answers(1, 'pass').asks(1, 'start');
    const { spaces, sprite } = shown(t);
    expect(spaces.slice(0, 4).map(({ name }) => name)).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect([...spaces.map(({ tile }) => tile), ...sprite.tiles].join(' ')).toBe(DRAWN);
  });
});

test('NOC-3.12: the tiles left over form a stack in random order that nobody sees', () => {
  const sizes = [1, 2, 3, 4].map((players) => look(newGame({ players })).stack);
  expect(sizes).toEqual([60, 60, 55, 49]);
  const stacks = games({ players: 2 }).map((state) => state.stack.map((tile) => typeOf(defaultBox.tiles.id[tile])));
  for (const depth of [0, 30, 59]) expect(seen(stacks.map((stack) => stack[depth]))).toEqual(TYPES);
});

test('NOC-3.13: chests and runestones laid out for Twilight have no effect', () => {
  const dealt = games({ players: 2 }).filter((state) => {
    const laid = [...look(state).spaces.map(({ tile }) => tile), ...look(state).sprite.tiles];
    return laid.some((tile) => tile === 'chest') && laid.some((tile) => tile?.startsWith('runestone'));
  });
  expect(dealt.length).toBeGreaterThan(0);
  for (const state of dealt) {
    expect(nocturne.pending(state)?.question).toBe('start');
    expect(look(state)).toMatchObject({ stack: 60, deck: 35, discards: [] });
    expect(look(state).sides.flatMap(({ collection }) => collection)).toEqual([]);
  }
});

test('NOC-3.13: chests and runestones laid out for Moonlight have no effect', () => {
  const stack = `chest runestone-S ${GRID} herb-E chest runestone-F`;
  plays({ supply: ['', '1'], grid: 'egg-1', stack }, (t) => {
    t.answers(1, 'pass').asks(1, 'start').tellsNo('drew');
    expect(shown(t)).toMatchObject({ stack: 55, deck: 35, discards: [] });
    expect([0, 1].map((side) => collectionShown(t, side))).toEqual(['', '']);
  });
});

test('NOC-3.14: the first player of Twilight is random', () => {
  const asked = games({ players: 4 }).map((state) => nocturne.pending(state));
  expect(new Set(asked.map((decision) => decision?.seat))).toEqual(new Set([0, 1, 2, 3]));
  for (const decision of asked) expect(decision?.question).toBe('start');
});

test('NOC-3.14: with the option for it the host names the first player', () => {
  for (const seat of [0, 1, 2]) {
    transcript(nocturne, newGame({ players: 3, firstPlayer: 'chosen' }), (t) => {
      t.asks(0, 'firstPlayer', ['first 1', 'first 2', 'first 3']).answers(0, `first ${seat + 1}`);
      t.tells('dealt', { first: seat }).asks(seat, 'start');
    });
  }
});

test('NOC-3.15: the shadow tokens lie open in ascending order', () => {
  expect(look(newGame()).shadowRow).toEqual(['s5', 's6', 's7', 's8', 's9', 's10']);
});

test('NOC-3.15a: nobody can cast a shadow token in Twilight', () => {
  plays({ supply: ['4 star', '5'], grid: 'egg-1 egg-1', opened: true }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 4 a1', 'cast 4 b1', 'cast star a1', 'cast star b1']);
    t.refuses(0, 'cast s5 a1', 'NOC-3.15a').answers(0, 'cast 4 a1');
    t.asks(1, 'answer', ['pass', 'cast 5 b1']).refuses(1, 'cast s9 b1', 'NOC-3.15a');
    expect(supplyShown(t, 1)).toBe('5');
  });
});
