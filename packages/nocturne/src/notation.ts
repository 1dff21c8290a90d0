import type { Action } from '@nightjar/kernel';
import { CHEST } from './box.ts';
import { castKind, castSpace, PASS, WAYS, wayOf } from './casting.ts';
import { legal } from './questions.ts';
import { kindOf, type State } from './state.ts';

/** An answer as text: readable, different for every legal answer of its question. See docs/notation.md. */
export function write(state: State, action: Action): string {
  const { tiles, tokens, brews, characters } = state.box;
  const token = (kind: number): string => tokens.names[kind] as string;
  const tile = (kind: number): string => tiles.id[kind] as string;
  const drawn = (choice: number): string => (state.drawing === CHEST ? tile(choice) : (brews[choice]?.id ?? ''));
  switch (state.stage) {
    case 'firstPlayer':
      return `first ${action + 1}`;
    case 'character':
      return `choose ${characters[action]?.id ?? ''}`;
    case 'start':
    case 'answer':
      if (action === PASS) return 'pass';
      return `${WAYS[wayOf(action)]} ${token(castKind(action))} ${state.layout.names[castSpace(action)]}`;
    case 'dedicate':
      return `${action === 1 ? 'dedicate' : 'take back'} ${token(kindOf(state.tokens[state.waiting[0] as number] as number))}`;
    case 'offer':
      return action === 0 ? 'dedicate none' : `dedicate ${token(action - 1)}`;
    case 'gift':
      return action === 0 ? 'gift none' : `gift ${token(action - 1)}`;
    case 'swap':
      if (action === 0) return 'open';
      return action >= 64 ? `swap sprite ${action - 63}` : `swap ${state.layout.names[action - 1]}`;
    case 'chest':
    case 'runestone':
      return `keep ${drawn(action)}`;
    case 'hoard':
      return action === 0 ? 'hoard none' : `hoard ${drawn(action - 1)}`;
    case 'effect':
      return `first ${tile(action)}`;
    case 'sprite':
      return `take ${tile(action)}`;
    case 'mirror':
      return action === 0 ? 'copy nothing' : `copy ${tile(action - 1)}`;
    case 'brewing':
      return action === 0 ? 'accept' : 'arrange';
    case 'tier':
      return `tier ${action}`;
    case 'mark':
      return `mark ${state.box.edition.achievements.list[action]?.id ?? ''}`;
    default:
      return '';
  }
}

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, text: string): Action | null {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const action of legal(state)) if (write(state, action).toLowerCase() === wanted) return action;
  return null;
}
