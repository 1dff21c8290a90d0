import { type Action, type Decision, type Tell, wholes } from '@nightjar/kernel';
import { FACES, PATHS } from './box.ts';
import { run } from './course.ts';
import { deliver, keepJar, openPiles, takeJar } from './delivery.ts';
import { choosePath, chooseShore, dive, freeShores } from './diving.ts';
import type { NoctilucaEvent } from './events.ts';
import { passedOffers, placePassed } from './passing.ts';
import { split, splits } from './placing.ts';
import { nameFirst, putBack } from './setup.ts';
import { fullJars, type Question, type State } from './state.ts';

/** The clause behind each question (table D of the rules). */
const RULES: { readonly [question in Question]: string } = {
  firstPlayer: 'NLC-3.13',
  keep: 'NLC-3.9',
  shore: 'NLC-5.2',
  path: 'NLC-5.4',
  number: 'NLC-5.5',
  place: 'NLC-6.3a',
  passed: 'NLC-7.2',
  deliver: 'NLC-8.5',
  jar: 'NLC-8.6',
  draw: 'NLC-12.3',
};

/** What the table waits for; null when the game is over. */
export function pending(state: State): Decision | null {
  if (state.stage === 'over') return null;
  const question = state.stage as Question;
  return { seat: state.turn, question, made: 0, min: 1, max: 1, rule: RULES[question] };
}

const EITHER_PATH: readonly Action[] = PATHS.map((_, path) => path);
const EVERY_FACE: readonly Action[] = Array.from({ length: FACES }, (_, face) => face);

/** All legal answers to the question that is open, ascending. */
export function legal(state: State): readonly Action[] {
  switch (state.stage) {
    case 'firstPlayer':
      return wholes(state.pawns.length, (seat) => seat);
    case 'keep':
      return state.dealt[state.turn] as number[];
    case 'shore':
      return freeShores(state);
    case 'path':
      return EITHER_PATH;
    case 'number':
      return EVERY_FACE;
    case 'place':
      return splits(state);
    case 'passed':
      return passedOffers(state, state.turn);
    case 'deliver':
      return fullJars(state, state.turn);
    case 'jar':
      return openPiles(state);
    case 'draw':
      return state.drawn.toSorted((a, b) => a - b);
    default:
      return [];
  }
}

/** Applies a legal answer in place and runs on to the next question. */
export function apply(state: State, action: Action, tell?: Tell<NoctilucaEvent>): void {
  answer(state, action, tell);
  run(state, tell);
}

function answer(state: State, action: Action, tell?: Tell<NoctilucaEvent>): void {
  switch (state.stage) {
    case 'firstPlayer':
      return nameFirst(state, action, tell);
    case 'keep':
      return putBack(state, action, tell);
    case 'shore':
      return chooseShore(state, action);
    case 'path':
      return choosePath(state, action);
    case 'number':
      return dive(state, action, tell);
    case 'place':
      return split(state, action, tell);
    case 'passed':
      return placePassed(state, action, tell);
    case 'deliver':
      return deliver(state, action, tell);
    case 'jar':
      return takeJar(state, action, tell);
    case 'draw':
      return keepJar(state, action, tell);
    default:
      throw new Error(`nobody is asked at ${state.stage}`);
  }
}
