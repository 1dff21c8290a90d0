import { obeysLaws, waysToPlay } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';

const ways = waysToPlay(nocturne);
const isScenario = (name: string): boolean => name.startsWith('scenario-');
/** Without concoctions only what a chest has just shown is hidden, which a whole game may go without. */
const isOpen = (name: string): boolean => name.startsWith('family-simple');

test('Every mode with every number of seats obeys the laws of all games', () => {
  const modes = ways.filter(({ name }) => !isScenario(name) && !isOpen(name));
  expect(obeysLaws(nocturne, { ways: modes, seeds: 2, every: 31 }).games).toBe(modes.length * 2);
});

test('The game without concoctions obeys the laws of all games', () => {
  const modes = ways.filter(({ name }) => isOpen(name));
  expect(modes).toHaveLength(3);
  expect(obeysLaws(nocturne, { ways: modes, seeds: 2, every: 31, hides: false }).games).toBe(6);
});

test('Every scenario obeys the laws of all games', () => {
  const scenarios = ways.filter(({ name }) => isScenario(name));
  expect(scenarios).toHaveLength(80);
  // Four ways each: the first alone, the second with two players, and so on.
  const some = scenarios.filter((_, i) => i % 4 === Math.floor(i / 4) % 4);
  expect(obeysLaws(nocturne, { ways: some, seeds: 1, every: 61 }).games).toBe(20);
});

test('The other choices of a table obey the laws of all games', () => {
  const options = { players: 3, dedicationOrder: 'clockwise', shapeTokenReuse: 'one-card', achievementMarking: 'one' };
  const read = nocturne.options({ ...options, characterAssignment: 'choose', firstPlayer: 'chosen', advanced: true });
  if (!read.ok) throw new Error(read.fault.what);
  expect(obeysLaws(nocturne, { options: { ...read.value }, seeds: 2, every: 23 }).games).toBe(2);
});

test('NOC-11.6: discards that are shown and shuffled back within one answer break no law', () => {
  const [way] = ways.filter(({ name }) => name === 'allSetToBrew 4');
  if (way === undefined) throw new Error('All Set to Brew is for four too');
  // What a chest discards is told to all (NOC-26.8), and no view keeps it once it is a new stack.
  const settings = { options: way.options, seeds: ['law 87'], every: 40 };
  expect(obeysLaws(nocturne, settings).games).toBe(1);
  expect(() => obeysLaws({ ...nocturne, passing: [] }, settings)).toThrow('the events');
});
