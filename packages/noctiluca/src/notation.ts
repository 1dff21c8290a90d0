import type { Action } from '@nightjar/kernel';
import { type Answer, readAnswer, writeAnswer } from './answer.ts';
import { COLOURS, type Colour, PATHS, type Path } from './box.ts';
import { DECLINE, offerColour, offerSlot } from './passing.ts';
import { fitting } from './placing.ts';
import { legal } from './questions.ts';
import type { State } from './state.ts';

/** What an action says; null where nobody is asked. */
function answerOf(state: State, action: Action): Answer | null {
  const { jars, pool } = state.box;
  const jar = (card: number): string => jars.id[card] as string;
  switch (state.stage) {
    case 'firstPlayer':
      return { kind: 'first', seat: action };
    case 'keep':
      return { kind: 'putBack', jar: jar(action) };
    case 'shore':
      return { kind: 'dive', shore: pool.shores[action] as string };
    case 'path':
      return { kind: 'path', path: PATHS[action] as Path };
    case 'number':
      return { kind: 'number', number: action + 1 };
    case 'place':
      return { kind: 'split', count: action, colour: COLOURS[state.placing] as Colour, jar: ownJar(state, 0) };
    case 'passed':
      if (action === DECLINE) return { kind: 'decline' };
      return { kind: 'place', colour: COLOURS[offerColour(action)] as Colour, jar: ownJar(state, offerSlot(action)) };
    case 'deliver':
      return { kind: 'deliver', jar: ownJar(state, action) };
    case 'jar':
      return { kind: 'take', pile: action + 1 };
    case 'draw':
      return { kind: 'keep', jar: jar(action) };
    default:
      return null;
  }
}

const ownJar = (state: State, slot: number): string =>
  state.box.jars.id[(state.jars[state.turn] as number[])[slot] as number] as string;

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
  for (const action of legal(state)) {
    if (write(state, action).toLowerCase() === wanted) return action;
    if (state.stage === 'place' && onSecond(state, action).toLowerCase() === wanted) return action;
  }
  return null;
}

/** A split said of the second jar instead of the first. */
const onSecond = (state: State, action: Action): string =>
  writeAnswer({
    kind: 'split',
    count: fitting(state, state.placing) - action,
    colour: COLOURS[state.placing] as Colour,
    jar: ownJar(state, 1),
  });
