import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { gains } from './standing.ts';
import type { State } from './state.ts';
import { type Position, plays, position } from './testing/position.ts';

/** Seat 0 has met A11 and A23 when Moonlight ends: seven feathers are worth 36 points. */
const feathered: Position = {
  round: 'moonlight',
  opened: true,
  supply: ['1', '1'],
  slots: '',
  characters: ['sage', 'abigail'],
  brews: ['start-SM', 'start-SH'],
  collection: ['feather-1 feather-1 feather-1 feather-1 feather-1 feather-1 feather-1', ''],
};

function finished(told: Position): State {
  let state: State | undefined;
  plays(told, (t) => {
    t.answers(0, 'pass');
    if (told.options?.['players'] !== 1) t.answers(1, 'pass');
    t.isOver();
    state = t.state;
  });
  return state as State;
}

const met = (told: Position, seat = 0): readonly string[] | undefined => gains(finished(told), seat)?.achievements;

test('NOC-15.2: Moonlight goals look at the final position of Moonlight', () => {
  const told = { ...feathered, supply: ['5 1', ''], moonlight: 'M1 M4 M11', flipped: { a1: '0 3', c1: '0 4' } };
  const counts = (state: State): unknown =>
    nocturne
      .explain(state, 'table')[0]
      ?.lines.find(({ category }) => category === 'moonlight')
      ?.parts.map((part) => part.points);
  plays({ ...told, grid: '. egg-1 . egg-1' }, (t) => {
    expect(counts(t.state)).toEqual([2, 0, 2]);
    t.answers(0, 'cast 5 b1').answers(0, 'pass').isOver();
    expect(counts(t.state)).toEqual([0, 3, 1]);
  });
  expect(counts(position({ ...told, round: 'twilight' }))).toEqual([]);
});

test('NOC-23.1: achievements are met in the standard and the advanced game, alone or with others', () => {
  expect(met(feathered)).toEqual(['A11', 'A23']);
  expect(met({ ...feathered, options: { advanced: true } })).toEqual(['A11', 'A23']);
  const alone = { supply: ['1', ''], characters: ['sage'], brews: ['start-SM'] };
  expect(met({ ...feathered, ...alone, options: { players: 1 } })).toEqual(['A11', 'A23']);
});

test('NOC-23.1: family mode, scenarios and modified games meet no achievement', () => {
  const { slots: _, ...boardless } = feathered;
  expect(met({ ...boardless, options: { familyMode: 'family' }, supply: ['3', '3'] })).toEqual([]);
  expect(met({ ...feathered, options: { scenario: 1 } })).toEqual([]);
  expect(met({ ...feathered, options: { modifiedGame: 'preciousStones' } })).toEqual([]);
});

test('NOC-23.2: achievements are judged for each player by themselves, and the loser meets them too', () => {
  const told = {
    ...feathered,
    collection: [
      feathered.collection?.[0] ?? '',
      'tripti-1 tripti-1 tripti-1 tripti-1 tripti-1 tripti-2 duode-1 duode-1 skull-4 skull-4',
    ],
  };
  const state = finished(told);
  expect(gains(state, 0)?.achievements).toEqual(['A11', 'A23']);
  expect(gains(state, 1)?.achievements).toEqual(['A12', 'A23']);
  plays(told, (t) => {
    expect(t.answers(0, 'pass').answers(1, 'pass').isOver().places).toEqual([2, 1]);
  });
});

test('NOC-23.3: by default every achievement met is recorded, with marking of one only the one marked', () => {
  expect(met(feathered)).toEqual(['A11', 'A23']);
  plays({ ...feathered, options: { achievementMarking: 'one' } }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').answers(0, 'mark A23').isOver();
    expect(gains(t.state, 0)?.achievements).toEqual(['A23']);
    expect(gains(t.state, 1)?.achievements).toEqual([]);
  });
});

test('NOC-23.4: a modified game is marked by everyone who plays it to the end', () => {
  plays({ ...feathered, options: { modifiedGame: 'twoUp' } }, (t) => {
    t.answers(0, 'pass').asks(1, 'start');
    expect(gains(t.state, 0)).toBeNull();
    t.answers(1, 'pass').isOver();
    expect([gains(t.state, 0)?.modifiedGame, gains(t.state, 1)?.modifiedGame]).toEqual(['twoUp', 'twoUp']);
  });
  expect(gains(finished(feathered), 0)?.modifiedGame).toBeNull();
});
