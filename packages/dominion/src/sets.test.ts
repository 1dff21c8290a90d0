import { type Action, type Adviser, below, canonical, pick, type Rng, rngFrom, shuffle } from '@nightjar/kernel';
import { labelIn, open } from '@nightjar/script';
import { expect, test } from 'vitest';
import { ADVISERS, Window } from './advice/index.ts';
import type { DominionEvent } from './events.ts';
import { dominion } from './game.ts';
import { text } from './library.ts';
import { END } from './questions.ts';
import type { State } from './state.ts';
import { newGame } from './testing/opening.ts';

/** Cards that ask for a set: a kingdom has one of them, cards to gain several in a turn, and any others. */
const PICKERS = ['chapel', 'cemetery', 'crypt', 'monastery', 'vampire'];
const GAINERS = ['festival', 'market', 'workshop'];

const [, MENU] = ADVISERS as [Adviser<Window>, Adviser<Window>];

/** A choice of several cards whose order means nothing, as it opens: an answer for every card, and the most picks. */
interface Choice {
  readonly name: string;
  readonly answers: readonly Action[];
  readonly max: number;
}

function choiceIn(state: State): Choice | null {
  if (state.stack.length === 0 || state.picks.length > 0) return null;
  text.state = state;
  const { name, question } = open(text);
  if (question.max < 2 || question.ordered) return null;
  const label = labelIn(text);
  return { name, answers: question.options.map((option) => label(question, option)), max: question.max };
}

/** One to as many answers as may be, in any order. */
function someOf({ answers, max }: Choice, random: Rng): Action[] {
  const all = shuffle([...answers], random).slice(0, max);
  return all.slice(pick([...all.keys()], random));
}

/** The state when all is picked and the one when the choice is over, with what was told. Until then all that is left is legal. */
function picked(before: State, { answers, max }: Choice, picks: readonly Action[]): readonly string[] {
  const state = dominion.copy(before);
  const told: DominionEvent[] = [];
  const left = [...answers];
  for (const [made, action] of picks.entries()) {
    expect(dominion.pending(state)).toMatchObject({ made, max });
    expect(dominion.legal(state)).toEqual([...new Set([END, ...left])].toSorted((a, b) => a - b));
    left.splice(left.indexOf(action), 1);
    dominion.apply(state, action, (event) => told.push(event));
  }
  const complete = canonical(dominion.toJson(state));
  if (picks.length < max) dominion.apply(state, END, (event) => told.push(event));
  return [complete, canonical(dominion.toJson(state)), canonical(told)];
}

/** Makes a choice in two orders; whether they could differ. */
function endsAlike(state: State, choice: Choice, random: Rng): boolean {
  const picks = someOf(choice, random);
  expect(picked(state, choice, shuffle([...picks], random))).toEqual(picked(state, choice, picks));
  return new Set(picks).size > 1;
}

/** Plays on: phases as an adviser would who now and then buys this card, effects anyhow. */
function playOn(state: State, card: string, random: Rng): void {
  const seat = dominion.pending(state)?.seat ?? 0;
  const bought = below(random, 3) > 0 ? null : dominion.read(state, `buy ${card}`);
  const advised =
    state.stack.length > 0 ? pick(dominion.legal(state), random) : MENU.answer(new Window(state, seat), random);
  dominion.apply(state, bought ?? advised);
}

test('DOM-18.5a, DOM-18.5b: in random kingdoms any two orders of a set end alike, and no choice closes before its end', () => {
  const met: { [question: string]: number } = {};
  for (let i = 0; i < 40; i += 1) {
    const picker = PICKERS[i % PICKERS.length] as string;
    const random = rngFrom(`sets ${i}`);
    const state = newGame({ players: 2 + (i % 3), cards: [picker, ...GAINERS] }, `sets ${i}`);
    for (let nth = 0; nth < 1000 && dominion.pending(state) !== null; nth += 1) {
      const choice = choiceIn(state);
      if (choice !== null && endsAlike(state, choice, random)) met[choice.name] = (met[choice.name] ?? 0) + 1;
      playOn(state, picker, random);
    }
  }
  expect(Object.keys(met).toSorted()).toEqual(['cryptSetAside', 'monasteryTrash', 'trashHandUpTo']);
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(5);
});
