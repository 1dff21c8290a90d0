import type { Action } from '@nightjar/kernel';
import { open, type Waiting } from '@nightjar/script';
import { WAYS } from './box.ts';
import { library, text } from './library.ts';
import { END, isBuying, kindIn, legal } from './questions.ts';
import type { State } from './state.ts';

/** What is done with the card, pile or Boon that an answer names. Whatever is not listed is `take`. */
const VERBS: { readonly [question: string]: string } = {
  gainFromSupply: 'gain',
  gainOptional: 'gain',
  gainSpirit: 'gain',
  gainCopyInPlay: 'gain',
  druidBoon: 'receive',
  foolBoon: 'receive',
  lostInTheWoods: 'discard',
  mirrorDiscard: 'discard',
  cryptSetAside: 'aside',
  trashHandUpTo: 'trash',
  trashHandExactly1: 'trash',
  trashHandMay1: 'trash',
  monasteryTrash: 'trash',
  discardAny: 'discard',
  discardDownTo3: 'discard',
  discardNumber: 'discard',
  discardThree: 'discard',
  earthDiscard: 'discard',
  fearDiscard: 'discard',
  raiderDiscard: 'discard',
  handToDeck: 'topdeck',
  playFromHand: 'play',
  necromancerCard: 'play',
  lookDiscard: 'discard',
  orderBack: 'topdeck',
  discardPileToDeck: 'topdeck',
  banditTrash: 'trash',
};

/** An answer as a text: `play smithy`, `buy gold`, `discard copper`, `yes`, `end`. */
export function write(state: State, action: Action): string {
  if (state.stack.length === 0) {
    if (action === END) return 'end';
    return `${isBuying(state, action) ? 'buy' : 'play'} ${state.box.ids[kindIn(state, action)]}`;
  }
  if (action === END) return 'stop';
  text.state = state;
  const { name, question } = open(text);
  if (question.among === 'way') return WAYS[action - 1] as string;
  if (question.among === 'trigger') {
    const waiting = text.frame.waiting.find((other) => text.labelOf(other) === action) as Waiting;
    return `first ${triggerName(state, waiting)}`;
  }
  return `${VERBS[name] ?? 'take'} ${state.box.ids[action - 1]}`;
}

/** A trigger by its card, and by what it is about where there may be several. */
export function triggerName(state: State, waiting: Waiting): string {
  const [card] = library.entry(waiting.script).name.split('.') as [string];
  const entry = waiting.it.length === 0 ? undefined : state.delayed.find(({ serial }) => serial === waiting.it[0]);
  if (entry === undefined) return card;
  const [about] = entry.cards;
  if (about !== undefined) return `${card} ${state.box.ids[state.kind[about] as number]}`;
  return `${card} ${state.box.ids[entry.boon]}`;
}

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, said: string): Action | null {
  const wanted = said.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const action of legal(state)) if (write(state, action) === wanted) return action;
  return null;
}
