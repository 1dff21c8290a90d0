import { boardWords, noctilucaWords } from '@nightjar/words/noctiluca';
import { expect, test } from 'vitest';
import { comingTo } from './coming.ts';
import type { Part } from './part.ts';
import { firstDive } from './testing/games.ts';
import { boxIn, type SeenTable } from './view.ts';

await noctilucaWords.load('en');
const first = firstDive(2);
const table: SeenTable = {
  ...first,
  seats: first.seats.map((seat) => ({
    ...seat,
    jars: [
      { jar: 'jar-gold-02', dice: { blue: 1 } },
      { jar: 'jar-gold-07', dice: {} },
    ],
  })),
  spaces: first.spaces.map(({ name }) => ({ name, dice: name === 'O0' ? ['B3', 'B3', 'P3'] : [] })),
};
const part = (view: SeenTable): Part => ({
  table: view,
  box: boxIn(view),
  me: 0,
  shown: null,
  t: boardWords('en'),
  name: (id) => id,
  dice: (dice) => dice.join(''),
});

test('NLC-6.3: a dive shows the dice that would come on the jars they fit', () => {
  expect(comingTo(part(table), 0, 'dive S0\npath short\nnumber 3')).toEqual([
    [1, 1, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect(comingTo(part(table), 0, 'dive S0')).toEqual([]);
});

test('NLC-6.3a: a split shows what goes on either jar', () => {
  const placing = { ...table, question: 'place', placing: 'blue', haul: { blue: 3 } };
  expect(comingTo(part(placing), 0, 'place 1 blue jar-gold-02')).toEqual([
    [0, 1, 0, 0],
    [0, 2, 0, 0],
  ]);
});

test('NLC-7.2: a passed die shows on the one jar it would be placed on', () => {
  const passed = { ...table, question: 'passed', haul: { blue: 2 } };
  expect(comingTo(part(passed), 0, 'place blue jar-gold-07')).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
});

test('nothing comes to other seats, nor by other answers', () => {
  expect(comingTo(part(table), 1, 'dive S0\npath short\nnumber 3')).toEqual([]);
  expect(comingTo(part(table), 0, 'take 1')).toEqual([]);
  expect(comingTo(part(table), 0, 'place mauve jar-gold-07')).toEqual([]);
  expect(comingTo(part(table), 0, null)).toEqual([]);
});
