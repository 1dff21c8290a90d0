import { type Adviser, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { ADVISERS, Window } from './advice/index.ts';
import { TASTES } from './advice/tastes.ts';
import { bit, defaultBox } from './box.ts';
import { defaultEdition } from './edition.ts';
import type { DominionEvent } from './events.ts';
import { dominion } from './game.ts';
import type { State } from './state.ts';
import { newGame } from './testing/opening.ts';
import { tableOf } from './testing/table.ts';

const [, menu] = ADVISERS as readonly [Adviser<Window>, Adviser<Window>];

/** All seats follow one adviser; hears each answer before it is given, and what it told. */
function follows(
  state: State,
  adviser: Adviser<Window>,
  seed: string,
  before: (answer: number, seat: number, nth: number) => void,
  tell?: (event: DominionEvent) => void,
): void {
  const random = rngFrom(seed);
  for (let nth = 0; ; nth += 1) {
    const seat = dominion.pending(state)?.seat;
    if (seat === undefined) return;
    expect(nth).toBeLessThan(5000);
    const answer = adviser.answer(new Window(state, seat), random);
    before(answer, seat, nth);
    dominion.apply(state, answer, tell);
  }
}

test('DOM-17.1: every adviser answers legally, and the same whatever its seat cannot see', () => {
  for (const adviser of ADVISERS) {
    for (const set of ['random', 'dusk', 'midnight', 'night-shift', 'idle-hands']) {
      const seed = `${adviser.name} ${set}`;
      const state = newGame({ players: 3, set }, seed);
      follows(state, adviser, seed, (answer, seat, nth) => {
        expect(dominion.legal(state)).toContain(answer);
        if (nth % 3 !== 0) return;
        const other = dominion.determinize(state, seat, rngFrom(`${seed} ${nth}`));
        const [here, there] = [state, other].map((at) => adviser.answer(new Window(at, seat), rngFrom(`${nth}`)));
        expect(there).toBe(here);
      });
    }
  }
});

const KINGDOM_CARDS = Object.values(defaultBox.kingdoms)
  .flat()
  .map((kind) => defaultBox.ids[kind] as string);

/** Ten kingdom cards in steps through all of them. */
const kingdomFrom = (first: number, step: number): string[] =>
  Array.from({ length: 10 }, (_, i) => KINGDOM_CARDS[(first + i * step) % KINGDOM_CARDS.length] as string);

/** The first twenty steps that give ten different cards. */
const STEPS = KINGDOM_CARDS.map((_, i) => i + 1)
  .filter((step) => new Set(kingdomFrom(0, step)).size === 10)
  .slice(0, 20);

const isPlayed = (id: string): boolean =>
  ((defaultBox.types[defaultBox.ids.indexOf(id)] as number) & (bit('Action') | bit('Treasure') | bit('Night'))) !== 0;

test('the adviser that looks at the kingdom buys every kingdom card, and plays it if it can be played', () => {
  const bought = new Set<string>();
  const played = new Set<string>();
  const isMissing = (id: string): boolean => !bought.has(id) || (isPlayed(id) && !played.has(id));
  expect(KINGDOM_CARDS.toSorted()).toEqual(
    defaultEdition.cards.flatMap(({ id, kingdom }) => (kingdom ? [id] : [])).toSorted(),
  );
  for (const [first, id] of KINGDOM_CARDS.entries()) {
    for (const step of STEPS) {
      if (!isMissing(id)) break;
      const state = newGame({ players: 2, cards: kingdomFrom(first, step) }, `menu ${id} ${step}`);
      follows(
        state,
        menu,
        `menu ${id}`,
        () => {},
        (event) => {
          if (event.type === 'bought') bought.add(event.card);
          if (event.type === 'played') played.add(event.card);
        },
      );
    }
  }

  expect(KINGDOM_CARDS.filter(isMissing)).toEqual([]);
});

test('whatever an adviser wants gone most is picked first, and all else it wants gone with it', () => {
  const { alice, state } = tableOf({ alice: { hand: 'chapel copper estate curse gold gold' } });
  alice.plays('chapel');
  while (dominion.pending(state)?.question === 'trashHandUpTo')
    alice.answers(dominion.write(state, menu.answer(new Window(state, 0), rngFrom('chapel'))));

  expect(alice.hand).toBe('gold gold');
});

test('the advisers have a taste for every question that an effect asks', () => {
  const phases = ['actionPhase', 'buyPhase', 'nightPhase'];
  const questions = defaultBox.edition.decisions.map(({ kind }) => kind).filter((kind) => !phases.includes(kind));

  expect(Object.keys(TASTES).toSorted()).toEqual(questions.toSorted());
});
