import type { Decision, JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { open, type Question } from '@nightjar/script';
import { bit, WAYS } from './box.ts';
import { library, text } from './library.ts';
import { read, verbOf } from './notation.ts';
import { pending } from './questions.ts';
import { costOf, hasPile, isEmptyPile, NONE, type State } from './state.ts';

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

const ACTION = bit('Action');
const TREASURE = bit('Treasure');
const NIGHT = bit('Night');

/** The first words of all answers. */
const VERBS: readonly string[] = [
  'play',
  'buy',
  'end',
  'gain',
  'receive',
  'discard',
  'aside',
  'trash',
  'topdeck',
  'take',
  'first',
  'stop',
  ...WAYS,
];

/** Answers that are a word and no more. */
const BARE: readonly string[] = ['end', 'stop', 'yes', 'no', 'now', 'later', 'back', 'keep'];

/** What was said, taken apart; the kind is NONE where no card is named. */
interface Said {
  readonly verb: string;
  readonly rest: string;
  readonly kind: number;
}

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, said: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('DOM-16.1', 'game-over');
  const { rule, question, cover } = decision;
  if (seat !== decision.seat)
    return no(cover?.rule ?? rule, 'not-asked', { seat: decision.seat, question: cover?.question ?? question });
  if (read(state, said) !== null) return null;
  const tried = takeApart(state, said);
  if (!VERBS.includes(tried.verb) || (tried.rest !== '' && BARE.includes(tried.verb))) return no(rule, 'unreadable');
  return state.stack.length === 0 ? refuseInPhase(state, decision, tried) : refuseInEffect(state, decision, tried);
}

function takeApart(state: State, said: string): Said {
  const [verb = '', ...words] = said.trim().toLowerCase().split(/\s+/);
  const rest = words.join(' ');
  return { verb, rest, kind: state.box.ids.indexOf(rest.replace(/ in play$/, '').replaceAll(' ', '-')) };
}

/** Words that name no card of the box, or name nothing at all. */
const unknown = (rule: string, { rest }: Said): Refusal =>
  rest === '' ? no(rule, 'unreadable') : no(rule, 'no-such-card', { name: rest.slice(0, 40) });

function refuseInPhase(state: State, { seat, rule, question }: Decision, said: Said): Refusal {
  if (said.verb !== 'play' && said.verb !== 'buy') return no(rule, 'other-question', { question });
  if (said.kind === NONE) return unknown(rule, said);
  const card = state.box.ids[said.kind] as string;
  if (state.box.edition.cards[said.kind]?.cost === null) return no('DOM-1.4a', 'no-card', { card });
  return said.verb === 'play'
    ? refusePlay(state, seat, said.kind, card, rule)
    : refuseBuy(state, said.kind, { card, cost: costOf(state, said.kind), coins: state.coins });
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
function refuseInEffect(state: State, decision: Decision, said: Said): Refusal {
  const { rule, question: name, made, min } = decision;
  text.state = state;
  const { question } = open(text);
  const wanted = verbOf(name, question);
  const [effect] = library.entry(text.frame.script).name.split('.') as [string];
  if (said.verb !== wanted && ['play', 'buy', 'end'].includes(said.verb) && effect !== 'triggers')
    return no('DOM-1.18', 'effect-first', { card: effect });
  if (said.verb === 'stop' && question.among !== 'way') return no(rule, 'too-few', { made, min });
  if (said.verb !== wanted) return no(rule, 'other-question', { question: name });
  if (said.kind === NONE && question.among !== 'trigger') return unknown(rule, said);
  const card = state.box.ids[said.kind] ?? said.rest.slice(0, 40);
  switch (question.among) {
    case 'card':
      return refuseCard(state, decision, question, said);
    case 'pile':
      return refusePile(state, said.kind, rule, card);
    case 'boon':
      return no(rule, 'boon-not-there', { card });
    default:
      return no(rule, 'not-waiting', { card });
  }
}

/** Where a card is looked for, and what is said of one that does not lie there. */
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

function refuseCard(state: State, { seat, rule, question: name }: Decision, question: Question, said: Said): Refusal {
  const { kind, rest } = said;
  const card = state.box.ids[kind] as string;
  const isInPlay = rest.endsWith(' in play');
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
