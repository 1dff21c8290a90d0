import type { Action } from '@nightjar/kernel';
import { open, type Question, type Waiting } from '@nightjar/script';
import { type Answer, type Deed, readAnswer, writeAnswer } from './answer.ts';
import { WAYS, type Way } from './box.ts';
import { library, text } from './library.ts';
import { END, isBuying, kindIn, legal } from './questions.ts';
import { NONE, type State } from './state.ts';

/** The deed done to the thing an answer names, by question. A question that is not listed has `take`. */
const DEED_OF: { readonly [question: string]: Deed } = {
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

/** What the answers to a question of an effect do, or `first`; null where they are words. */
export function deedOf(name: string, { among }: Question): Deed | 'first' | null {
  if (among === 'way') return null;
  return among === 'trigger' ? 'first' : (DEED_OF[name] ?? 'take');
}

/** An answer as a text. */
export const write = (state: State, action: Action): string => writeAnswer(answerOf(state, action));

function answerOf(state: State, action: Action): Answer {
  const { ids } = state.box;
  if (state.stack.length === 0) {
    if (action === END) return { kind: 'word', word: 'end' };
    const kind = isBuying(state, action) ? 'buy' : 'play';
    return { kind, card: ids[kindIn(state, action)] as string, isInPlay: false };
  }
  if (action === END) return { kind: 'word', word: 'stop' };
  text.lookAt(state);
  const { name, question } = open(text);
  const kind = deedOf(name, question);
  if (kind === null) return { kind: 'word', word: WAYS[action - 1] as Way };
  if (kind === 'first') {
    const waiting = text.frame.waiting.find((other) => text.labelOf(other) === action) as Waiting;
    return { kind, ...triggerOf(state, waiting) };
  }
  return { kind, card: ids[(action - 1) % ids.length] as string, isInPlay: action > ids.length };
}

/** A trigger by its card, and by what it is about where there may be several. */
function triggerOf(state: State, waiting: Waiting): { readonly card: string; readonly about: readonly string[] } {
  const [card] = library.entry(waiting.script).name.split('.') as [string];
  const entry = waiting.it.length === 0 ? undefined : state.delayed.find(({ serial }) => serial === waiting.it[0]);
  if (entry === undefined) return { card, about: [] };
  const about = entry.boon === NONE ? entry.cards.map((held) => state.kind[held] as number) : [entry.boon];
  return { card, about: about.map((kind) => state.box.ids[kind] as string) };
}

/** The answer a text stands for; null if it is no legal answer here. */
export function read(state: State, said: string): Action | null {
  const answer = readAnswer(said);
  if (answer === null) return null;
  const wanted = writeAnswer(answer);
  for (const action of legal(state)) if (write(state, action) === wanted) return action;
  return null;
}
