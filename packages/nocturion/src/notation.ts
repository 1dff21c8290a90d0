import type { Action } from '@nightjar/kernel';
import { CHOOSE_TRIGGER, open, STOP } from '@nightjar/script';
import { END, FIRST } from './actions.ts';
import { type Answer, readAnswer, writeAnswer } from './answer.ts';
import { ARMOR, type Armor, DISTRICTS, type District, FACES, NONE, RESOURCES, type Resource } from './components.ts';
import { readerOf } from './library.ts';
import { STEP } from './needs.ts';
import { legal } from './questions.ts';
import { PASSED, type State } from './state.ts';
import { operationOf, wayNumber } from './way.ts';

/** What an action says; null where nobody is asked. */
export function answerOf(state: State, action: Action): Answer | null {
  if (state.stack.length > 0) return textAnswer(state, action);
  switch (state.stage) {
    case 'house':
      return { kind: 'house', house: state.box.houses[action]?.id ?? '' };
    case 'die':
      return { kind: 'die', die: action };
    case 'action':
      return turnAnswer(state, action);
    default:
      return null;
  }
}

const resourceNamed = (resource: number): Resource => RESOURCES[resource] as Resource;
const beastNamed = (state: State, beast: number): string => state.box.beasts.id[beast] ?? '';
const beastIn = (state: State, enclosure: number): string =>
  beastNamed(state, state.menagerie[state.active]?.[enclosure] ?? NONE);

/** An action of a turn. */
function turnAnswer(state: State, action: Action): Answer {
  if (action === END) return { kind: 'end' };
  if (action <= FIRST.discard) return { kind: 'reserve', die: action - FIRST.reserve };
  if (action < FIRST.equip) return { kind: 'discardDie', die: action - FIRST.discard };
  if (action < FIRST.ability) return { kind: 'equip', armor: ARMOR[action - FIRST.equip] as Armor };
  if (action < FIRST.use) return { kind: 'ability', number: action - FIRST.ability + 1 };
  if (action < FIRST.arrow) return { kind: 'use', beast: beastIn(state, action - FIRST.use) };
  const at = action - (action < FIRST.activate ? FIRST.arrow : FIRST.activate);
  const die = (at % FACES) + 1;
  if (action < FIRST.activate) return { kind: 'arrow', beast: beastIn(state, Math.floor(at / FACES)), die };
  if (action < FIRST.quest) {
    const tile = state.tiles[Math.floor(at / FACES)] ?? NONE;
    return { kind: 'activate', location: state.box.locations.id[tile] ?? '', die };
  }
  return { kind: 'quest', quest: state.box.quests.id[action - FIRST.quest] ?? '' };
}

/** An answer to what a text asks. */
function textAnswer(state: State, action: Action): Answer | null {
  const t = readerOf(state.box);
  t.lookAt(state);
  const { name, seat, question } = open(t);
  if (action === STOP) return stopped(name);
  const option = action - 1;
  const beast = beastNamed(state, option);
  switch (name) {
    case 'resource':
      return { kind: 'take', resource: resourceNamed(option) };
    case 'pay':
    case 'summonPay':
      return { kind: 'pay', resource: resourceNamed(option) };
    case 'limitResources':
      return { kind: 'discard', what: resourceNamed(option) };
    case 'exchange':
      return {
        kind: 'exchange',
        given: resourceNamed(Math.floor(option / RESOURCES.length)),
        taken: resourceNamed(option % RESOURCES.length),
      };
    case 'discardDie':
      return { kind: 'discardDie', die: option };
    case 'choose':
      return chosen(option, question.options);
    case 'summon':
    case 'keep':
    case 'exhaust':
    case 'refresh':
      return { kind: name, beast };
    case 'room':
    case 'discardBeast':
    case 'limitHand':
      return { kind: 'discard', what: beast };
    case 'curseTarget':
      return { kind: 'curse', seat: option };
    case 'replaceCurse':
    case 'removeCurse':
      return { kind: 'discard', what: state.box.curses.id[option] ?? '' };
    case 'equip':
      return { kind: 'equip', armor: ARMOR[option] as Armor };
    case 'stepDie': {
      const die = Math.round(option / STEP);
      return { kind: 'change', from: die, to: die + option - die * STEP };
    }
    case 'setDie':
      return { kind: 'change', from: Math.floor(option / STEP), to: option % STEP };
    case 'district':
      return { kind: 'district', district: DISTRICTS[option] as District };
    case 'react':
      return reaction(state, option);
    default:
      // The abilities of a house that wait for the same moment go by their numbers.
      return name === CHOOSE_TRIGGER
        ? { kind: 'ability', number: (t.places.house[state.house[seat] as number]?.indexOf(option) ?? NONE) + 1 }
        : { kind: 'accept' };
  }
}

function stopped(name: string): Answer {
  if (name === 'react') return { kind: 'pass', until: 'window' };
  return name === 'exhaust' || name === 'refresh' ? { kind: 'done' } : { kind: 'decline' };
}

function reaction(state: State, option: number): Answer {
  const until = option - state.box.beasts.id.length;
  if (until < 0) return { kind: 'use', beast: beastNamed(state, option) };
  return { kind: 'pass', until: until === PASSED.turn ? 'turn' : 'round' };
}

/** A way by its first operation, with its number where another begins alike. */
function chosen(way: number, ways: readonly number[]): Answer {
  const isAlone = ways.filter((other) => operationOf(other) === operationOf(way)).length === 1;
  return { kind: 'choose', operation: operationOf(way), number: isAlone ? null : wayNumber(way) };
}

/** An answer as text: readable, different for every legal answer of its question. See docs/notation.md. */
export function write(state: State, action: Action): string {
  const answer = answerOf(state, action);
  return answer === null ? '' : writeAnswer(answer);
}

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, text: string): Action | null {
  const answer = readAnswer(text);
  if (answer === null) return null;
  const wanted = writeAnswer(answer).toLowerCase();
  for (const action of legal(state)) if (write(state, action).toLowerCase() === wanted) return action;
  return null;
}
