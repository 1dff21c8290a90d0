import type { Decision, JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { open, type Question } from '@nightjar/script';
import { type Answer, readAnswer } from './answer.ts';
import { bit } from './box.ts';
import { library, text } from './library.ts';
import { deedOf, read } from './notation.ts';
import { pending } from './questions.ts';
import { costOf, hasPile, isEmptyPile, NONE, type State } from './state.ts';

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

const ACTION = bit('Action');
const TREASURE = bit('Treasure');
const NIGHT = bit('Night');

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, said: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('DOM-16.1', 'game-over');
  const { rule, question, cover } = decision;
  if (seat !== decision.seat)
    return no(cover?.rule ?? rule, 'not-asked', { seat: decision.seat, question: cover?.question ?? question });
  if (read(state, said) !== null) return null;
  const tried = readAnswer(said);
  if (tried === null) return no(rule, 'unreadable');
  return state.stack.length === 0 ? refuseInPhase(state, decision, tried) : refuseInEffect(state, decision, tried);
}

/** The kind of a card that an answer names; NONE if there is no such card. */
const kindNamed = (state: State, card: string): number => state.box.ids.indexOf(card);

const noSuchCard = (rule: string, name: string): Refusal => no(rule, 'no-such-card', { name: name.slice(0, 40) });

function refuseInPhase(state: State, { seat, rule, question }: Decision, said: Answer): Refusal {
  if (said.kind !== 'play' && said.kind !== 'buy') return no(rule, 'other-question', { question });
  const { card } = said;
  const kind = kindNamed(state, card);
  if (kind === NONE) return noSuchCard(rule, card);
  if (state.box.edition.cards[kind]?.cost === null) return no('DOM-1.4a', 'no-card', { card });
  return said.kind === 'play'
    ? refusePlay(state, seat, kind, card, rule)
    : refuseBuy(state, kind, { card, cost: costOf(state, kind), coins: state.coins });
}

const isAmong = (state: State, cards: readonly number[], kind: number): boolean =>
  cards.some((card) => state.kind[card] === kind);

function refusePlay(state: State, seat: Seat, kind: number, card: string, rule: string): Refusal {
  const types = state.box.types[kind] as number;
  if (!isAmong(state, state.hand[seat] as number[], kind)) return no('DOM-4.1', 'not-in-hand', { card });
  if ((types & (ACTION | TREASURE | NIGHT)) === 0) return no(rule, 'never-played', { card });
  if (state.phase === 'action')
    return no('DOM-3.4c', (types & TREASURE) === 0 ? 'not-yet-night' : 'not-yet-treasures', { card });
  if (state.phase === 'night') return no('DOM-3.6b', 'only-night-cards', { card });
  if ((types & TREASURE) !== 0) return no('DOM-3.5c', 'no-more-treasures', { card });
  if ((types & ACTION) === 0) return no('DOM-3.5a', 'not-yet-night', { card });
  return state.actions > 0 ? no('DOM-3.5e', 'no-more-actions', { card }) : no('DOM-3.4b', 'actions-used', { card });
}

function refuseBuy(state: State, kind: number, args: JsonObject): Refusal {
  if (state.phase === 'action') return no('DOM-3.5b', 'not-yet-buying', args);
  if (state.phase === 'night')
    return state.buys > 0 ? no('DOM-3.6c', 'no-more-buying', args) : no('DOM-3.5f', 'no-buys', args);
  if (!state.supply.includes(kind)) return no('DOM-5.10a', offSupply(state, kind), args);
  if (isEmptyPile(state, kind)) return no('DOM-5.10', 'pile-empty', args);
  if (state.deluded && ((state.box.types[kind] as number) & ACTION) !== 0)
    return no('DOM-C.deluded.2', 'while-deluded', args);
  return no('DOM-5.10', 'too-dear', args);
}

const offSupply = (state: State, kind: number): string => (hasPile(state, kind) ? 'not-in-supply' : 'no-such-pile');

/** What is done with the open question; everything else has to wait until the effect is over (DOM-1.18). */
function refuseInEffect(state: State, decision: Decision, said: Answer): Refusal {
  const { rule, question: name, made, min } = decision;
  text.lookAt(state);
  const { question } = open(text);
  const wanted = deedOf(name, question);
  const [effect] = library.entry(text.frame.script).name.split('.') as [string];
  const word = said.kind === 'word' ? said.word : null;
  if (said.kind !== wanted && (said.kind === 'play' || said.kind === 'buy' || word === 'end') && effect !== 'triggers')
    return no('DOM-1.18', 'effect-first', { card: effect });
  if (word === 'stop' && wanted !== null) return no(rule, 'too-few', { made, min });
  if (word !== null && word === wanted) return no(rule, 'unreadable');
  if (said.kind === 'word' || said.kind !== wanted) return no(rule, 'other-question', { question: name });
  if (said.kind === 'first') return no(rule, 'not-waiting', { card: triggerNamed(said).slice(0, 40) });
  const { card } = said;
  const kind = kindNamed(state, card);
  if (kind === NONE) return noSuchCard(rule, card);
  switch (question.among) {
    case 'card':
      return refuseCard(state, decision, question, { kind, isInPlay: said.isInPlay });
    case 'pile':
      return refusePile(state, kind, rule, card);
    default:
      return no(rule, 'boon-not-there', { card });
  }
}

const triggerNamed = ({ card, about }: Extract<Answer, { kind: 'first' }>): string => [card, ...about].join(' ');

/** Where a card is looked for, and the refusal if it does not lie there. */
type Place = readonly ['hand' | 'play' | 'limbo' | 'discard' | 'trash' | 'crypt', string];

const IN_PLAY: Place = ['play', 'not-in-play'];

/** Where the cards of a question lie. Whatever is not listed is about the hand. */
const PLACES: { readonly [question: string]: Place } = {
  cryptSetAside: IN_PLAY,
  lookDiscard: ['limbo', 'not-looked-at'],
  orderBack: ['limbo', 'not-looked-at'],
  banditTrash: ['limbo', 'not-looked-at'],
  discardPileToDeck: ['discard', 'not-in-discard'],
  necromancerCard: ['trash', 'not-in-trash'],
  cryptTake: ['crypt', 'not-under-crypt'],
};

function refuseCard(
  state: State,
  { seat, rule, question: name }: Decision,
  question: Question,
  { kind, isInPlay }: { readonly kind: number; readonly isInPlay: boolean },
): Refusal {
  const card = state.box.ids[kind] as string;
  const answer = 1 + kind + (isInPlay ? state.box.ids.length : 0);
  if (question.options.some((option) => text.label(question, option) === answer))
    return no(rule, 'picked-all', { card });
  const [place, reason] = isInPlay ? IN_PLAY : (PLACES[name] ?? ['hand', 'not-in-hand']);
  if (place === 'crypt') return no(rule, reason, { card });
  const cards = place === 'trash' ? state.trash : (state[place][seat] as number[]);
  return isAmong(state, cards, kind) ? no(rule, 'does-not-qualify', { card }) : no(rule, reason, { card });
}

function refusePile(state: State, kind: number, rule: string, card: string): Refusal {
  if (!hasPile(state, kind)) return no(rule, 'no-such-pile', { card });
  if (isEmptyPile(state, kind)) return no('DOM-5.4', 'pile-empty', { card });
  return no(rule, 'not-gainable', { card, cost: costOf(state, kind) });
}
