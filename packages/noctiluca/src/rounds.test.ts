import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { give, newGame, type Position, plays, position } from './testing/position.ts';
import { deliveredShown, jarsShown, lidShown, pawnsShown, seen, shown, tokensShown } from './testing/shown.ts';

const ELEVEN = 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10';
/** One pawn is left in round 1, and S11 is the only shore. */
const last: Position = { pawned: ELEVEN, pool: {}, jars: ['gold-09/PP', 'red-02/B'], active: 1, first: 0 };
const nothing = ['path short', 'number 1'];

test('NLC-9.1: the round ends only when the last turn is over, with its passing and deliveries', () => {
  const told: Position = { ...last, pool: { O0: 'P1 P1' }, jars: ['gold-02/PBB', 'red-03/PGG'] };
  plays({ ...told, piles: ['gold-01', 'gold-04', 'red-01', 'red-04'] }, (t) => {
    t.answers(1, ...nothing)
      .tellsNo('roundEnded')
      .asks(0, 'passed')
      .answers(0, 'place purple jar-gold-02');
    t.tellsNo('roundEnded').asks(1, 'jar').answers(1, 'take 1').tellsNo('roundEnded').asks(0, 'jar');
    expect(shown(t).round).toBe(1);
    t.answers(0, 'take 2').tells('roundEnded', { round: 0 }).asks(1, 'shore');
    expect(shown(t).round).toBe(2);
  });
});

test('NLC-9.2: after round 1 all pawns come off and are shared out again', () => {
  for (const players of [2, 3, 4]) {
    const active = players - 1;
    const jars = ['gold-09/PP', 'red-02/B'];
    plays({ ...last, jars, options: { players }, active }, (t) => {
      expect(pawnsShown(t)).toBe(ELEVEN);
      t.answers(active, ...nothing).asks(active, 'shore');
      expect(pawnsShown(t)).toBe('');
      expect(shown(t).seats.map(({ pawns }) => pawns)).toEqual(Array.from({ length: players }, () => 12 / players));
    });
  }
});

test('NLC-9.3: after round 1 all dice of the pool go to the lid before it is seeded', () => {
  // 100 dice lie in the pool, on one space: seeding takes 84 of all 104.
  const colour = (letter: string): string => `${letter}2 `.repeat(25);
  plays(
    { ...last, pool: { I0: `${colour('P')}${colour('B')}${colour('G')}${colour('O')}` }, jars: ['gold-01', ''] },
    (t) => {
      t.answers(1, ...nothing)
        .tells('seeded', { round: 1, dice: 84, lid: 20 })
        .asks(1, 'shore');
      expect(shown(t).spaces[0]?.dice).toHaveLength(4);
    },
  );
});

test('NLC-9.3a: the pool is seeded anew, 4 on inner and 5 on outer spaces, with new faces', () => {
  const pools = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const state = position({ ...last, jars: ['', ''], seed });
    for (const text of nothing) give(state, text);
    const { spaces } = seen(state);
    for (const { name, dice } of spaces) expect(dice).toHaveLength(name.startsWith('I') ? 4 : 5);
    expect(new Set(spaces.flatMap(({ dice }) => dice.map((die) => die[1]))).size).toBe(6);
    pools.add(JSON.stringify(spaces));
  }
  expect(pools.size).toBe(4);
});

test('NLC-9.3a: a player who gives the last answer of a round cannot take it back once the pool is seeded', () => {
  const state = position({ ...last, pool: { O0: 'G1' }, jars: ['gold-09', 'red-02'] });
  for (const text of nothing) give(state, text);
  expect(noctiluca.pending(state)).toMatchObject({ seat: 0, question: 'passed' });
  const before = noctiluca.reveals(state);
  give(state, 'decline');
  expect(seen(state).round).toBe(2);
  expect(noctiluca.reveals(state)).toBeGreaterThan(before);
});

test('NLC-9.4: jars, their dice, tokens, delivered jars, favourites and piles stay as they are', () => {
  const told: Position = {
    ...last,
    delivered: ['gold-01', 'red-01 brown-01'],
    piles: ['gold-04', 'gold-05', 'red-04', 'red-05'],
  };
  plays({ ...told, favourites: 'green blue' }, (t) => {
    const kept = () => [
      ...[0, 1].flatMap((seat) => [jarsShown(t, seat), tokensShown(t, seat), deliveredShown(t, seat)]),
      t.state.favourites.join(),
      JSON.stringify(t.state.piles),
    ];
    const before = kept();
    expect(before.slice(0, 3)).toEqual(['gold-09/PP', 'gold:2', 'gold-01']);
    t.answers(1, ...nothing).asks(1, 'shore');
    expect(kept()).toEqual(before);
  });
});

test('NLC-9.5: the marker is turned over and goes to the player who placed the last pawn', () => {
  plays({ ...last, options: { players: 3 }, jars: ['', '', ''], active: 2, first: 0 }, (t) => {
    expect([shown(t).first, shown(t).direction]).toEqual([0, 'clockwise']);
    t.answers(2, ...nothing)
      .tells('seeded', { first: 2 })
      .asks(2, 'shore');
    expect([shown(t).first, shown(t).direction]).toEqual([2, 'counterclockwise']);
  });
});

/** Dice per space after a refill while these jars hold dice. */
function refilled(players: number, jars: readonly string[], seed: string): Map<string, number> {
  const state = position({ ...last, options: { players }, jars, active: players - 1, seed });
  for (const text of nothing) give(state, text);
  expect(noctiluca.audit(state)).toBeNull();
  return new Map(seen(state).spaces.map(({ name, dice }) => [name, dice.length]));
}

const SIX = ['gold-09/PPPGG gold-10/PBBGO', 'brown-09/BBBOO brown-10/PPBGG', 'red-09/PPPOO red-10/PBBGG'];

test('NLC-9.6: with too few dice all are placed, layer by layer', () => {
  // 30 dice lie on jars: four layers of 18, and 2 dice for the fifth.
  const three = refilled(3, SIX, 'three');
  const inner = [...three].filter(([name]) => name.startsWith('I')).map(([, n]) => n);
  const outer = [...three].filter(([name]) => name.startsWith('O')).map(([, n]) => n);
  expect(inner).toEqual([4, 4, 4, 4, 4, 4]);
  expect(outer.toSorted((a, b) => a - b)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5]);
  // 38 dice lie on jars: three layers of 18, and 12 dice for the fourth.
  const four = [...refilled(4, [...SIX, 'gold-05/PPBB red-05/BBGO'], 'four').values()];
  expect(four.toSorted((a, b) => a - b)).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
});

test('NLC-9.6: nothing stays in the lid then', () => {
  plays({ ...last, options: { players: 3 }, jars: SIX, active: 2 }, (t) => {
    t.answers(2, ...nothing).asks(2, 'shore');
    expect(lidShown(t)).toBe('P0 B0 G0 O0');
  });
});

test('NLC-9.6a: dice that cannot complete a layer go one each on spaces of it drawn at random', () => {
  const fives = Array.from({ length: 40 }, (_, i) => {
    const spaces = [...refilled(3, SIX, `draw ${i}`)].filter(([, n]) => n === 5).map(([name]) => name);
    expect(spaces).toHaveLength(2);
    return spaces;
  });
  expect(new Set(fives.flat()).size).toBe(12);
});

test('NLC-9.6a: the draw leaves the layers themselves as they are', () => {
  const { layers } = newGame().box.pool;
  const before = JSON.stringify(layers);
  refilled(3, SIX, 'layers');
  expect(JSON.stringify(layers)).toBe(before);
});

test('A pool that needs no dice beyond the lid leaves the rest there', () => {
  const state = newGame();
  expect(Object.values(seen(state).lid).reduce((sum, n) => sum + n, 0)).toBe(20);
});
