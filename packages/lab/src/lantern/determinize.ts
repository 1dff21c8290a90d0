import { type Eyes, freshRng, type Rng, shuffle } from '@nightjar/kernel';
import { copy, type Evening, handOf } from './evening.ts';
import { cardsOf, GLASS, type Kind, noCards, put, sizeOf } from './kind.ts';
import { knowsOmen } from './scoring.ts';

/** What these eyes cannot see is gathered, put in order, shuffled and dealt again; shown Glass stays where it was seen. */
export function determinize(evening: Evening, eyes: Eyes, random: Rng): Evening {
  const dealt = copy(evening);
  const hidden = noCards();
  const others = dealt.hands.map((_, seat) => seat).filter((seat) => seat !== eyes);
  const laid = others.filter((seat) => (dealt.omens[seat] ?? -1) >= 0 && !knowsOmen(dealt, eyes, seat));
  for (const kind of dealt.deck) put(hidden, kind);
  for (const seat of laid) put(hidden, dealt.omens[seat] as Kind);
  for (const seat of others) {
    for (const kind of cardsOf(handOf(dealt, seat))) put(hidden, kind);
    put(hidden, GLASS, -(dealt.shown[seat] ?? 0));
  }
  const cards = shuffle(cardsOf(hidden), random);
  for (const seat of laid) dealt.omens[seat] = cards.pop() as Kind;
  for (const seat of others) {
    const size = sizeOf(handOf(evening, seat));
    const hand = noCards();
    put(hand, GLASS, dealt.shown[seat] ?? 0);
    while (sizeOf(hand) < size) put(hand, cards.pop() as Kind);
    dealt.hands[seat] = hand;
  }
  dealt.deck = cards;
  dealt.rng = freshRng(random);
  return dealt;
}
