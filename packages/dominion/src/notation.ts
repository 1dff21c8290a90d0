import type { Action } from '@nightjar/kernel';
import { open, type Question, type Waiting } from '@nightjar/script';
import { WAYS } from './box.ts';
import { library, text } from './library.ts';
import { END, isBuying, kindIn, legal } from './questions.ts';
import { NONE, type State } from './state.ts';

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

/** The first word of the answers to a question of an effect; none where the answers are words. */
export function verbOf(name: string, { among }: Question): string | null {
  if (among === 'way') return null;
  return among === 'trigger' ? 'first' : (VERBS[name] ?? 'take');
}

/** An answer as a text: `play smithy`, `buy gold`, `discard copper`, `trash copper in play`, `yes`, `end`. */
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
  const { ids } = state.box;
  return `${verbOf(name, question)} ${ids[(action - 1) % ids.length]}${action > ids.length ? ' in play' : ''}`;
}

/** A trigger by its card, and by what it is about where there may be several. */
function triggerName(state: State, waiting: Waiting): string {
  const [card] = library.entry(waiting.script).name.split('.') as [string];
  const entry = waiting.it.length === 0 ? undefined : state.delayed.find(({ serial }) => serial === waiting.it[0]);
  if (entry === undefined) return card;
  const about = entry.boon === NONE ? entry.cards.map((held) => state.kind[held] as number) : [entry.boon];
  return [card, ...about.map((kind) => state.box.ids[kind])].join(' ');
}

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, said: string): Action | null {
  const wanted = said.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const action of legal(state)) if (write(state, action) === wanted) return action;
  return null;
}
