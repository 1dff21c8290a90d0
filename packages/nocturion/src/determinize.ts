import { type Decision, type Eyes, freshRng, type Rng, reshuffle } from '@nightjar/kernel';
import { open } from '@nightjar/script';
import { readerOf } from './library.ts';
import { summonable } from './needs.ts';
import { pending } from './questions.ts';
import { copy, type State } from './state.ts';

/** How often hands are dealt anew until the player who is asked about a hidden card has a choice. */
const TRIES = 30;

/**
 * A copy re-dealt among all states these eyes cannot tell apart (section 25), with fresh chance. Blind: everything
 * hidden is sorted before it is shuffled, so the true arrangement has no say in the new one.
 */
export function determinize(state: State, eyes: Eyes, random: Rng): State {
  const dealt = copy(state);
  dealt.rng = freshRng(random);
  reshuffle(dealt.curseDeck, random);
  for (const deck of dealt.questDecks) reshuffle(deck, random);
  redealBeasts(dealt, eyes, random);
  return dealt;
}

/** Hands of others, the deck but for the cards these eyes put under it, and cards that another player looks at. */
function redealBeasts(state: State, eyes: Eyes, random: Rng): void {
  const decision = pending(state);
  const isLooking = decision?.seat === eyes;
  const { deck, under, hand, looked } = state;
  const hidden: number[] = deck.filter((_, i) => under[i] !== eyes);
  for (let seat = 0; seat < hand.length; seat += 1) if (seat !== eyes) hidden.push(...(hand[seat] as number[]));
  if (!isLooking) hidden.push(...looked);
  const isAsked = decision !== null && !isLooking && ABOUT_HAND.includes(decision.question);
  for (let tries = 0; ; tries += 1) {
    const pool = reshuffle(hidden, random).slice();
    for (let i = 0; i < deck.length; i += 1) if (under[i] !== eyes) deck[i] = pool.pop() as number;
    for (let seat = 0; seat < hand.length; seat += 1) {
      if (seat === eyes) continue;
      const cards = hand[seat] as number[];
      for (let i = 0; i < cards.length; i += 1) cards[i] = pool.pop() as number;
      cards.sort((a, b) => a - b);
    }
    if (!isLooking) for (let i = 0; i < looked.length; i += 1) looked[i] = pool.pop() as number;
    if (!isAsked || isAskable(state, decision)) return;
    if (tries === TRIES) return giveChoice(state, decision, eyes);
  }
}

/** Questions that are asked only where a hand gives a choice. */
const ABOUT_HAND: readonly string[] = ['summon', 'choose', 'portalThen'];

/** Things to choose from in the hand that the question is about; where it may also be declined, one is enough. */
function choices(state: State, { question, seat }: Decision): number {
  if (question === 'portalThen') return 1 + summonable(state, seat, 'affiliatedUnlessTileMatches').length;
  const t = readerOf(state.box);
  t.lookAt(state);
  return open(t).question.options.length;
}

const isAskable = (state: State, decision: Decision): boolean => choices(state, decision) > 1;

/** Exchanges cards of a hand for others of the deck, one by one, until it gives a choice. */
function giveChoice(state: State, decision: Decision, eyes: Eyes): void {
  const hand = state.hand[decision.seat] as number[];
  for (let i = 0; i < hand.length; i += 1) {
    for (let j = 0; j < state.deck.length && !isAskable(state, decision); j += 1) {
      if (state.under[j] === eyes) continue;
      const before = choices(state, decision);
      swap(hand, i, state.deck, j);
      if (choices(state, decision) > before) break;
      swap(hand, i, state.deck, j);
    }
  }
  hand.sort((a, b) => a - b);
}

function swap(a: number[], i: number, b: number[], j: number): void {
  const item = a[i] as number;
  a[i] = b[j] as number;
  b[j] = item;
}
