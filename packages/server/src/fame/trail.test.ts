import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { gainedIn, stepsOf } from './trail.ts';

test('a game that is not over has given nothing, and a game without a track never does', () => {
  const options = nocturne.options({ players: 2 });
  if (!options.ok) throw new Error('no options');
  expect(gainedIn('nocturne', nocturne.setup(options.value, 'seed'), 0)).toEqual([]);
  expect(gainedIn('chess', {}, 0)).toEqual([]);
  expect(stepsOf('chess', [{ kind: 'achievement', what: 'x' }])).toEqual([]);
});

test('each achievement, scenario and modified game is one step on the track', () => {
  const rows = [
    { kind: 'achievement', what: 'A1' },
    { kind: 'scenario', what: '3' },
    { kind: 'modified', what: 'M2' },
    { kind: 'achievement', what: 'A1' },
  ];
  expect(stepsOf('nocturne', rows)).toEqual(['A1', 'S3', 'M2']);
});
