import type { Action, Decision, Tell } from '@nightjar/kernel';
import { answer, answers, open } from '@nightjar/script';
import { poolResults, takeDie } from './acquisition.ts';
import { act, actions } from './actions.ts';
import { run } from './course.ts';
import type { NocturionEvent } from './events.ts';
import { readerOf } from './library.ts';
import { chooseHouse, freeHouses } from './setup.ts';
import type { State } from './state.ts';

/** The clause behind each question (section 27 of the rules). */
const RULES = {
  house: 'NRN-3.10',
  die: 'NRN-5.4',
  action: 'NRN-6.2',
  resource: 'NRN-1.7',
  pay: 'NRN-1.8',
  discardDie: 'NRN-15.17',
  houseMoment: 'NRN-21.7',
  location: 'NRN-9.12',
  choose: 'NRN-11.3',
  portalThen: 'NRN-21.2',
  summon: 'NRN-12.1',
  summonPay: 'NRN-21.4',
  room: 'NRN-12.4',
  keep: 'NRN-12.7',
  exchange: 'NRN-11.1',
  curseTarget: 'NRN-16.2',
  replaceCurse: 'NRN-16.6',
  removeCurse: 'NRN-16.7',
  exhaust: 'NRN-13.14',
  refresh: 'NRN-13.14',
  stepDie: 'NRN-13.4',
  setDie: 'NRN-15.31',
  district: 'NRN-15.23',
  react: 'NRN-14.4',
  reward: 'NRN-18.5',
  equip: 'NRN-8.1',
  discardBeast: 'NRN-19.8',
  limitResources: 'NRN-22.3',
  limitHand: 'NRN-22.4',
  chooseTrigger: 'NRN-8.8',
} as const;
type QuestionName = keyof typeof RULES;

/** Questions whose answers are hidden cards: that there is one only is for the asked seat to know. */
const SECRET: readonly string[] = ['keep', 'summon', 'limitHand'];

/** What the table waits for; null when the game is over. */
export function pending(state: State): Decision | null {
  if (state.stage === 'over') return null;
  if (state.stack.length === 0) {
    const seat = state.stage === 'action' ? state.active : state.turn;
    const name = state.stage as 'house' | 'die' | 'action';
    return { seat, question: name, made: 0, min: 1, max: 1, rule: RULES[name] };
  }
  const t = readerOf(state.box);
  t.lookAt(state);
  const { name, seat, question } = open(t);
  const rule = RULES[name as QuestionName];
  const decision = { seat, question: name, made: state.picks.length, min: question.min, max: question.max, rule };
  return SECRET.includes(name) ? { ...decision, secret: true } : decision;
}

/** All legal answers to the question that is open, ascending. */
export function legal(state: State): readonly Action[] {
  if (state.stack.length > 0) {
    const t = readerOf(state.box);
    t.lookAt(state);
    return answers(t);
  }
  switch (state.stage) {
    case 'house':
      return freeHouses(state);
    case 'die':
      return poolResults(state);
    case 'action':
      return actions(state);
    default:
      return [];
  }
}

/** Applies a legal answer in place and runs on to the next question. */
export function apply(state: State, action: Action, tell?: Tell<NocturionEvent>): void {
  const t = readerOf(state.box);
  t.lookAt(state);
  t.tell = tell;
  if (state.stack.length > 0) answer(t, action);
  else if (state.stage === 'house') chooseHouse(state, action, tell);
  else if (state.stage === 'die') takeDie(t, action);
  else act(t, action);
  run(t);
  t.tell = undefined;
}

/** Runs on to the first question. */
export function begin(state: State): void {
  const t = readerOf(state.box);
  t.lookAt(state);
  t.tell = undefined;
  run(t);
}
