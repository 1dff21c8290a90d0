import type { Action } from '@nightjar/kernel';
import { type Answer, readAnswer, writeAnswer } from './answer.ts';
import { CHEST } from './box.ts';
import { castKind, castSpace, PASS, WAYS, wayOf } from './casting.ts';
import { legal } from './questions.ts';
import { kindOf, type State } from './state.ts';

/** An answer as text: readable, different for every legal answer of its question. See docs/notation.md. */
export function write(state: State, action: Action): string {
  const answer = answerOf(state, action);
  return answer === null ? '' : writeAnswer(answer);
}

/** What an action means here; null after the end. */
function answerOf(state: State, action: Action): Answer | null {
  switch (state.stage) {
    case 'firstPlayer':
      return { kind: 'firstPlayer', side: action };
    case 'character':
      return { kind: 'choose', character: state.box.characters[action]?.id ?? '' };
    case 'start':
    case 'answer': {
      if (action === PASS) return { kind: 'pass' };
      const how = WAYS[wayOf(action)] ?? 'cast';
      return {
        kind: 'cast',
        how,
        token: tokenNamed(state, castKind(action)),
        space: spaceNamed(state, castSpace(action)),
      };
    }
    case 'dedicate': {
      const considered = tokenNamed(state, kindOf(state.tokens[state.waiting[0] as number] as number));
      return { kind: action === 1 ? 'dedicate' : 'takeBack', token: considered };
    }
    case 'offer':
      return { kind: 'dedicate', token: action === 0 ? null : tokenNamed(state, action - 1) };
    case 'gift':
      return { kind: 'gift', token: action === 0 ? null : tokenNamed(state, action - 1) };
    case 'swap':
      if (action === 0) return { kind: 'open' };
      return action >= 64
        ? { kind: 'swapSlot', slot: action - 63 }
        : { kind: 'swap', space: spaceNamed(state, action - 1) };
    case 'chest':
    case 'runestone':
      return { kind: 'keep', choice: drawnNamed(state, action) };
    case 'hoard':
      return { kind: 'hoard', choice: action === 0 ? null : drawnNamed(state, action - 1) };
    case 'effect':
      return { kind: 'first', tile: tileNamed(state, action) };
    case 'sprite':
      return { kind: 'take', tile: tileNamed(state, action) };
    case 'mirror':
      return { kind: 'copy', tile: action === 0 ? null : tileNamed(state, action - 1) };
    case 'brewing':
      return { kind: action === 0 ? 'accept' : 'arrange' };
    case 'tier':
      return { kind: 'tier', tier: action };
    case 'mark':
      return { kind: 'mark', achievement: state.box.edition.achievements.list[action]?.id ?? '' };
    default:
      return null;
  }
}

const tokenNamed = ({ box }: State, kind: number): string => box.tokens.names[kind] as string;
const tileNamed = ({ box }: State, kind: number): string => box.tiles.id[kind] as string;
const spaceNamed = ({ layout }: State, space: number): string => layout.names[space] as string;
const drawnNamed = (state: State, choice: number): string =>
  state.drawing === CHEST ? tileNamed(state, choice) : (state.box.brews[choice]?.id ?? '');

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, text: string): Action | null {
  const answer = readAnswer(text);
  if (answer === null) return null;
  const wanted = writeAnswer(answer).toLowerCase();
  for (const action of legal(state)) if (write(state, action).toLowerCase() === wanted) return action;
  return null;
}
