import { expect, test } from 'vitest';
import { journeys, type Lying } from './journey.ts';

/** Something at a place of the screen; its element is known by its name. */
const lying = (element: string, pieces: string, x = 0, face = ''): Lying<string> => ({
  element,
  pieces: pieces.split(' '),
  face,
  spot: { x, y: 0, width: 10, height: 10 },
});

test('what keeps its element stays, wherever the element went', () => {
  const [from, to] = [lying('pile', 'skull', 0), lying('pile', 'skull', 50)];
  expect(journeys([from], [to])).toEqual({ stayed: [{ from, to }], travelled: [], came: [], went: [] });
});

test('what is in another element now has travelled there', () => {
  const [from, to] = [lying('forest', 'egg'), lying('pile', 'egg')];
  expect(journeys([from], [to])).toEqual({ stayed: [], travelled: [{ from, to }], came: [], went: [] });
});

test('an element that shows another piece now is where one came from and another arrived', () => {
  const forest = lying('forest', 'egg');
  const before = [forest, lying('first', 'herb'), lying('second', 'skull')];
  const after = [lying('first', 'herb'), lying('second', 'egg'), lying('third', 'skull')];
  const { stayed, travelled, came, went } = journeys(before, after);
  expect(stayed.map(({ to }) => to.element)).toEqual(['first']);
  expect(travelled.map(({ from, to }) => [from.element, to.element])).toEqual([
    ['forest', 'second'],
    ['second', 'third'],
  ]);
  expect([...came, ...went]).toEqual([]);
});

test('of several that lie together only those travel that are gone from there', () => {
  const before = [lying('supply', '0:4 0:4')];
  const after = [lying('supply', '0:4'), lying('space', '0:4')];
  const { stayed, travelled } = journeys(before, after);
  expect(stayed.map(({ to }) => to.element)).toEqual(['supply']);
  expect(travelled.map(({ from, to }) => [from.element, to.element])).toEqual([['supply', 'space']]);
  expect(journeys(after, before).travelled.map(({ from, to }) => [from.element, to.element])).toEqual([
    ['space', 'supply'],
  ]);
});

test('equal pieces travel one for one; a piece left over came or went', () => {
  const before = [lying('a', 'die'), lying('b', 'die'), lying('c', 'die')];
  const { travelled, went } = journeys(before, [lying('d', 'die')]);
  expect(travelled.map(({ from }) => from.element)).toEqual(['a']);
  expect(went.map(({ element }) => element)).toEqual(['b', 'c']);
  const { came } = journeys([lying('a', 'die')], [lying('a', 'die'), lying('e', 'die')]);
  expect(came.map(({ element }) => element)).toEqual(['e']);
});
