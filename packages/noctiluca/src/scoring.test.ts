import { expect, test } from 'vitest';
import { admit } from './box.ts';
import { noctiluca } from './game.ts';
import { places } from './scoring.ts';
import { give, newGame, type Position, plays, position } from './testing/position.ts';
import { seen } from './testing/shown.ts';
import { walk } from './testing/walk.ts';

const ELEVEN = 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10';
/** The last pawn of the game, which collects nothing. */
const last: Position = { round: 2, pawned: ELEVEN, pool: {}, jars: ['', '', '', ''], active: 0 };
const nothing = ['path short', 'number 1'];

/** Points of each seat by category, once the game is over; categories that bring nobody anything are left out. */
function scored(told: Position): { [category: string]: number[] } {
  const found: { [category: string]: number[] } = {};
  plays({ ...last, ...told }, (t) => {
    const { scores } = t.answers(0, ...nothing).isOver();
    const sheets = noctiluca.explain(t.state, 'table');
    expect(sheets.map(({ total }) => total)).toEqual(scores);
    for (const { category } of sheets[0]?.lines ?? []) {
      const points = sheets.map(({ lines }) => lines.find((line) => line.category === category)?.points ?? 0);
      if (points.some((n) => n !== 0)) found[category] = points;
    }
  });
  return found;
}

test('NLC-10.1: majorities, tokens, jar bonuses, favourite and leftovers are scored in this order', () => {
  const [sheet] = noctiluca.explain(newGame(), 0);
  expect(sheet?.lines.map(({ category, rule }) => `${category} ${rule}`)).toEqual([
    'majorities NLC-10.2',
    'tokens NLC-10.6',
    'jarBonus NLC-10.7',
    'favourite NLC-10.8',
    'leftovers NLC-10.9',
  ]);
});

test('NLC-10.2: for each colour the most tokens, by number and not by value, take all that are left', () => {
  // Two gold tokens worth 5 beat one worth 3; brown stays with seat 1.
  const found = scored({ tokens: ['gold gold', 'gold brown'] });
  expect(found['majorities']).toEqual([7, 9]);
  const many = scored({ tokens: ['gold gold', 'gold gold gold', 'red'], options: { players: 3 } });
  expect(many['majorities']).toEqual([0, 5, 9]);
});

test('NLC-10.3: players who tie for the most split the tokens left evenly', () => {
  expect(scored({ tokens: ['gold gold', 'gold gold'] })['majorities']).toEqual([3, 3]);
  const three = scored({ tokens: ['red red', 'red', 'red red'], options: { players: 3 } });
  expect(three['majorities']).toEqual([2, 0, 2]);
});

test('NLC-10.4: tokens that cannot be split evenly are discarded', () => {
  expect(scored({ tokens: ['red', 'red', 'red', 'red'], options: { players: 4 } })['majorities']).toEqual([1, 1, 1, 1]);
  const three = { tokens: ['brown brown brown', 'brown brown brown', 'brown brown'], options: { players: 3 } };
  expect(scored(three)['majorities']).toEqual([1, 1, 0]);
  plays({ ...last, ...three }, (t) => {
    t.answers(0, ...nothing)
      .tells('majority', { colour: 'brown', sides: [0, 1], each: 1, discarded: 0 })
      .isOver();
  });
  plays({ ...last, tokens: ['red', 'red', 'red'], options: { players: 3 } }, (t) => {
    t.answers(0, ...nothing)
      .tells('majority', { colour: 'red', sides: [0, 1, 2], each: 2, discarded: 1 })
      .isOver();
  });
});

test('NLC-10.4: if fewer tokens are left than players tie, nobody gets any', () => {
  const told = { tokens: ['gold gold gold', 'gold gold gold', 'gold gold gold'], options: { players: 3 } };
  expect(scored(told)['majorities']).toBeUndefined();
});

test('NLC-10.5: if nobody has a token of the colour, nobody takes the stack', () => {
  expect(scored({ tokens: ['gold', ''] })['majorities']).toEqual([9, 0]);
  plays({ ...last, tokens: ['gold', ''] }, (t) => {
    t.answers(0, ...nothing)
      .tells('majority', { colour: 'red', sides: [], each: 0, discarded: 0 })
      .isOver();
  });
});

test('NLC-10.6: tokens earned score their values, and each token won by majority scores 1', () => {
  const found = scored({ tokens: ['gold gold gold gold', 'gold red red'] });
  expect(found).toEqual({ majorities: [5, 8], tokens: [2 + 3 + 3 + 4, 4 + 2 + 3] });
});

test('NLC-10.7: delivered jars score their printed points', () => {
  const delivered = ['gold-09 gold-07 gold-01', 'red-08'];
  expect(scored({ delivered, tokens: ['', ''], favourites: 'orange blue' })['jarBonus']).toEqual([3, 1]);
});

test('NLC-10.8: every space of the favourite colour on own delivered jars scores 1', () => {
  const delivered = ['gold-09 gold-02 gold-03', 'red-08'];
  const favourite = (favourites: string) => scored({ delivered, tokens: ['', ''], favourites })['favourite'];
  expect(favourite('purple green')).toEqual([5, 3]);
  expect(favourite('green purple')).toEqual([5, 2]);
  expect(favourite('orange blue')).toEqual([2, 0]);
});

test('NLC-10.8: favourites are revealed at the end', () => {
  plays({ ...last, favourites: 'green blue' }, (t) => {
    t.answers(0, ...nothing).tells('favourite', { seat: 0, favourite: 'fav-green' });
    t.tells('favourite', { seat: 1, favourite: 'fav-blue' }).isOver();
  });
});

test('NLC-10.8: a player who gives the last answer of the game cannot take it back once favourites are shown', () => {
  const state = position({ ...last, pool: { O0: 'G1' }, jars: ['red-02', 'gold-09'] });
  for (const text of nothing) give(state, text);
  const before = noctiluca.reveals(state);
  give(state, 'decline');
  expect(noctiluca.result(state)).not.toBeNull();
  expect(noctiluca.reveals(state)).toBeGreaterThan(before);
});

test('NLC-10.9: every two dice on undelivered jars score 1, all jars together and rounded down', () => {
  expect(scored({ jars: ['gold-09/PPP gold-10/PBB', 'red-02/BBO'] })['leftovers']).toEqual([3, 1]);
  expect(scored({ jars: ['gold-09/PPP gold-10/PB', 'red-02/B'] })['leftovers']).toEqual([2, 0]);
});

test('NLC-10.10: undelivered jars give neither printed nor favourite points', () => {
  expect(scored({ jars: ['gold-09/PPPGG', 'red-08/PPGG'], favourites: 'purple green' })).toEqual({ leftovers: [2, 2] });
});

test('NLC-10.10a: the player with the most points wins', () => {
  plays({ ...last, tokens: ['gold', 'red red', 'brown'], options: { players: 3 } }, (t) => {
    expect(t.answers(0, ...nothing).isOver()).toEqual({ scores: [11, 13, 11], places: [2, 1, 2] });
  });
});

test('NLC-10.11: on a tie in points the tied player with the most delivered jars wins', () => {
  // Both have 13 points: a token of 2, a stack of 9, and bonuses of 2 or of 1 and 1.
  const told: Position = {
    delivered: ['gold-09', 'gold-08 red-08'],
    tokens: ['gold', 'red'],
    favourites: 'orange blue',
  };
  plays({ ...last, ...told }, (t) => {
    expect(t.answers(0, ...nothing).isOver()).toEqual({ scores: [13, 13], places: [2, 1] });
  });
});

test('NLC-10.11: fewer jars do not make up for points', () => {
  expect(places([12, 11, 12, 5], [1, 9, 2, 3])).toEqual([2, 3, 1, 4]);
});

test('NLC-10.12: players tied in points and delivered jars share the victory', () => {
  plays({ ...last, tokens: ['gold', 'red'] }, (t) => {
    expect(t.answers(0, ...nothing).isOver()).toEqual({ scores: [11, 11], places: [1, 1] });
  });
  expect(places([9, 9, 9], [2, 3, 3])).toEqual([3, 1, 1]);
});

test('A score sheet names what each sum comes from', () => {
  const state = position({
    ...last,
    tokens: ['gold gold', 'gold'],
    delivered: ['gold-09', ''],
    jars: ['gold-10/PBB', ''],
    favourites: 'green blue',
  });
  const parts = noctiluca.explain(state, 0)[0]?.lines.flatMap((line) => line.parts);
  expect(parts).toEqual([
    { points: 7, for: 'sole-majority', with: { colour: 'gold', count: 7, each: 1 } },
    { points: 5, for: 'point-tokens', with: { colour: 'gold', values: [2, 3] } },
    { points: 2, for: 'jar-bonus', with: { jar: 'jar-gold-09' } },
    { points: 3, for: 'favourite-spaces', with: { jar: 'jar-gold-09', colour: 'green', count: 3, each: 1 } },
    { points: 1, for: 'left-dice', with: { count: 3, per: 2 } },
  ]);
  const shared = position({ ...last, tokens: ['red', 'red'] });
  expect(noctiluca.explain(shared, 1)[1]?.lines[0]?.parts).toEqual([
    { points: 4, for: 'shared-majority', with: { colour: 'red', count: 4, each: 1 } },
  ]);
});

test('A score sheet leaves out what brings nothing', () => {
  const told = { tokens: ['gold gold gold', 'gold gold gold', 'gold gold gold'], options: { players: 3 } };
  const state = position({ ...last, ...told, delivered: ['gold-01 gold-02', '', ''], favourites: 'orange blue green' });
  expect(noctiluca.explain(state, 0)[0]?.lines.map(({ parts }) => parts.map((part) => part.for))).toEqual([
    [],
    ['point-tokens'],
    [],
    ['favourite-spaces'],
    [],
  ]);
});

test('A house edition may price tokens won by majority and favourite spaces otherwise', () => {
  const entries = [{ id: 'favourite', pointsEach: 3 }];
  const box = admit({ over: 'default', pointTokens: { backValue: 2 }, scoring: { entries } });
  if (!box.ok) throw new Error(box.fault.what);
  const edition = box.value.hash;
  const told = { delivered: ['gold-09', ''], tokens: ['gold gold', 'gold'], favourites: 'green blue' };
  expect(scored({ ...told, options: { edition } })).toEqual({
    majorities: [7 * 2, 0],
    tokens: [2 + 3, 3],
    jarBonus: [2, 0],
    favourite: [3 * 3, 0],
  });
  const alone = { round: 2 as const, options: { players: 1, edition }, pawned: ELEVEN, pool: {}, jars: [''], deck: '' };
  plays({ ...alone, ends: true, tokens: ['gold', 'red red'] }, (t) => {
    expect(t.answers(0, ...nothing).isOver().scores).toEqual([9 * 2 + 2 - (2 + 3) - 8 * 2]);
    expect(noctiluca.explain(t.state, 0)[0]?.total).toBe(9 * 2 + 2 - (2 + 3) - 8 * 2);
  });
});

test('Sums and totals agree in whole games, seen from every seat', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players }, 'sums');
    walk(state, 'sums', () => {
      for (const sheet of noctiluca.explain(state, 0)) {
        expect(sheet.total).toBe(sheet.lines.reduce((sum, line) => sum + line.points, 0));
      }
    });
    expect(noctiluca.explain(state, 'table').map(({ total }) => total)).toEqual(noctiluca.result(state)?.scores);
    expect(seen(state).question).toBe('over');
  }
});
