import type { Gain } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { feathered, skilled } from './testing/feathered.ts';
import { type Position, plays, position } from './testing/position.ts';
import { track } from './track.ts';

const achievement = (what: string): Gain => ({ kind: 'achievement', what });
const scenario = (number: number): Gain => ({ kind: 'scenario', what: String(number) });
const modified = (what: string): Gain => ({ kind: 'modified', what });

/** What seats 0 and 1 have gained when both have passed. */
function gainedIn(told: Position): readonly (readonly Gain[])[] {
  let gained: readonly (readonly Gain[])[] = [];
  plays(told, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').isOver();
    gained = [0, 1].map((seat) => track.gained(t.state, seat));
  });
  return gained;
}

test('The game itself has the track', () => {
  expect(nocturne.track).toBe(track);
});

test('NOC-23.3: achievements, a mastered scenario and a modified game are gained at the end', () => {
  expect(gainedIn(feathered)).toEqual([[achievement('A11'), achievement('A23')], []]);
  const mastering = { ...feathered, options: { scenario: 1 }, collection: [skilled, ''] };
  expect(gainedIn(mastering)).toEqual([[scenario(1)], []]);
  const twoUp = { ...feathered, options: { modifiedGame: 'twoUp' } };
  expect(gainedIn(twoUp)).toEqual([[modified('twoUp')], [modified('twoUp')]]);
});

test('Nothing is gained before the end', () => {
  expect(track.gained(position({ ...feathered, options: { modifiedGame: 'twoUp' } }), 0)).toEqual([]);
});

test('NOC-23.5: a scenario, achievement or modified game is gained once only', () => {
  const games = [
    [achievement('A11'), achievement('A23')],
    [achievement('A23')],
    [scenario(3)],
    [scenario(3)],
    [modified('twoUp')],
    [modified('twoUp')],
  ];
  expect(track.steps(games.flat())).toEqual(['A11', 'A23', 'S3', 'twoUp']);
});

test('NOC-23.6: each gain is one step on the overall track', () => {
  expect(track.steps([])).toHaveLength(0);
  expect(track.steps([achievement('A1'), achievement('A2')])).toHaveLength(2);
  expect(track.steps([achievement('A1'), achievement('A2'), scenario(1)])).toHaveLength(3);
  expect(track.steps([scenario(1), scenario(2), modified('twoUp')])).toHaveLength(3);
});

test('NOC-23.7: an achievement counts whatever was gained before it', () => {
  const game = gainedIn(feathered)[0] ?? [];
  expect(game).toHaveLength(2);
  const early = achievement('A1');
  expect(track.steps([...game, early]).toSorted()).toEqual(track.steps([early, ...game]).toSorted());
});
