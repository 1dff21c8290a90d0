import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { give, newGame, plays } from './testing/position.ts';
import { seen, soloShown } from './testing/shown.ts';
import { facts } from './testing/told.ts';
import { walk } from './testing/walk.ts';

test('A view names the game, its options and who is asked, and nobody once it is over', () => {
  const state = newGame({ players: 3, firstPlayer: 'chosen' });
  expect(noctiluca.view(state, 'table')).toMatchObject({
    game: 'noctiluca',
    options: { players: 3, firstPlayer: 'chosen', edition: noctiluca.edition },
    question: 'firstPlayer',
    asked: 0,
  });
  walk(state, 'view');
  expect([seen(state).question, seen(state).asked]).toEqual(['over', null]);
});

test('NLC-14.4a: a player who has put a jar back sees which, and all see that it was done', () => {
  const state = newGame();
  const [jar] = seen(state, 0).seats[0]?.dealt ?? [];
  const told = (eyes: 0 | 1) => seen(state, eyes).seats.map(({ chosen, putBack }) => [chosen, putBack]);
  const nobody = [false, null];
  expect([told(0), told(1)]).toEqual([
    [nobody, nobody],
    [nobody, nobody],
  ]);
  give(state, `put back ${jar}`);
  expect([told(0), told(1)]).toEqual([
    [[true, jar], nobody],
    [[true, null], nobody],
  ]);
});

test('NLC-12.6: the black die is shown as it was rolled', () => {
  plays({ options: { players: 1 }, pool: {} }, (t) => {
    t.answers(0, 'dive S0', 'path short', 'number 6').asks(0, 'shore');
    expect([String(soloShown(t).roll)]).toEqual(facts(t.events, 'rolled', 'number'));
  });
});
