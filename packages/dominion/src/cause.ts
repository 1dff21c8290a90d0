import type { Tell } from '@nightjar/kernel';
import type { DominionEvent } from './events.ts';
import { isCovered, library } from './library.ts';
import type { State } from './state.ts';

/** Facts that come of no text; with them everything begins anew. */
const ROOTS: readonly string[] = ['turn', 'phase', 'bought', 'cleanedUp', 'ended'];

const isRoot = (event: DominionEvent): boolean =>
  ROOTS.includes(event.type) || (event.type === 'played' && event.how === 'hand');

/** The texts being followed, the outermost first; one that would give a hidden card away is left out (DOM-17.17a). */
function followed(state: State): readonly string[] {
  const open = state.stack.filter(({ script }) => !isCovered(script));
  const cards = open.map(({ script }) => library.entry(script).name.split('.')[0] as string);
  return cards.filter((card, i) => card !== 'triggers' && card !== cards[i - 1]);
}

/** The text that begins with a fact. */
function begun(event: DominionEvent): readonly string[] {
  if (event.type === 'played') return [event.card];
  if (event.type === 'received') return [event.boon];
  return event.type === 'followed' ? [event.hex] : [];
}

/** Tells facts, and before a fact the texts it comes of, unless that follows from the fact before it. */
export function withCauses(state: State, tell: Tell<DominionEvent>): Tell<DominionEvent> {
  let known: readonly string[] = [];
  return (event) => {
    const now = isRoot(event) ? [] : followed(state);
    if (now.length > 0 && now.join() !== known.join()) tell({ type: 'under', cards: now });
    tell(event);
    known = [...now, ...begun(event)];
  };
}
