import type { Action } from '@nightjar/kernel';
import { COLOURS, PATHS } from './box.ts';
import { DECLINE, offerColour, offerSlot } from './passing.ts';
import { fitting } from './placing.ts';
import { legal } from './questions.ts';
import type { State } from './state.ts';

/** An answer as text: readable, different for every legal answer of its question. See docs/notation.md. */
export function write(state: State, action: Action): string {
  const { jars, pool } = state.box;
  const ownJar = (slot: number): string => jars.id[(state.jars[state.turn] as number[])[slot] as number] as string;
  switch (state.stage) {
    case 'firstPlayer':
      return `first ${action + 1}`;
    case 'keep':
      return `put back ${jars.id[action]}`;
    case 'shore':
      return `dive ${pool.shores[action]}`;
    case 'path':
      return `path ${PATHS[action]}`;
    case 'number':
      return `number ${action + 1}`;
    case 'place':
      return `place ${action} ${COLOURS[state.placing]} ${ownJar(0)}`;
    case 'passed':
      return action === DECLINE ? 'decline' : `place ${COLOURS[offerColour(action)]} ${ownJar(offerSlot(action))}`;
    case 'deliver':
      return `deliver ${ownJar(action)}`;
    case 'jar':
      return `take ${action + 1}`;
    case 'draw':
      return `keep ${jars.id[action]}`;
    default:
      return '';
  }
}

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, text: string): Action | null {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const action of legal(state)) {
    if (write(state, action).toLowerCase() === wanted) return action;
    if (state.stage === 'place' && onSecond(state, action).toLowerCase() === wanted) return action;
  }
  return null;
}

/** A split said of the second jar instead of the first. */
function onSecond(state: State, action: Action): string {
  const jar = state.box.jars.id[(state.jars[state.turn] as number[])[1] as number];
  return `place ${fitting(state, state.placing) - action} ${COLOURS[state.placing]} ${jar}`;
}
