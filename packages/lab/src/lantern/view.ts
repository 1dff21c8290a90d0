import { type Eyes, type Json, type Rng, rngWith, type Seat, shuffle, word } from '@nightjar/kernel';
import { copy, type Evening, handOf, type LanternEvent } from './evening.ts';
import { cardsOf, GLASS, KINDS, type Kind, nameOf, noCards, type Pile, put, sizeOf } from './kind.ts';
import { knowsOmen } from './scoring.ts';

const named = (pile: Pile): Json => Object.fromEntries(KINDS.flatMap((kind, i) => (pile[i] ? [[kind, pile[i]]] : [])));

export function view(evening: Evening, eyes: Eyes): Json {
  return {
    round: evening.round,
    rounds: evening.options.rounds,
    deck: evening.deck.length,
    discard: named(evening.discard),
    inPlay: named(evening.inPlay),
    moth: evening.rows.length > evening.hands.length ? named(evening.rows.at(-1) as Pile) : null,
    seats: evening.hands.map((hand, seat) => ({
      cards: sizeOf(hand),
      hand: eyes === seat ? named(hand) : null,
      shownGlass: evening.shown[seat] ?? 0,
      row: named(evening.rows[seat] as Pile),
      omen: omenView(evening, eyes, seat),
    })),
    stack: evening.stack.map((frame) =>
      `${frame.script}@${frame.step} seat ${frame.seat} ${frame.it.map(label).join(' ')}`.trim(),
    ),
  };
}

const label = (kind: number): string => KINDS[kind] ?? 'none';

function omenView(evening: Evening, eyes: Eyes, seat: Seat): Json {
  const omen = evening.omens[seat] ?? -1;
  if (omen < 0) return null;
  return knowsOmen(evening, eyes, seat) ? nameOf(omen) : 'face down';
}

export function viewEvent(event: LanternEvent, eyes: Eyes): Json | null {
  if (event['seat'] === eyes) return event;
  if (event.type === 'omened') return { type: event.type, seat: event['seat'] ?? null };
  if (event.type === 'drew') return { type: event.type, seat: event['seat'] ?? null, count: event['count'] ?? 0 };
  return event;
}

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
  dealt.rng = rngWith(
    Array.from({ length: 8 }, () => word(random) | 0),
    0,
  );
  return dealt;
}
