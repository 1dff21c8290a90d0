import { type Evening, frameOf } from '../lantern/evening.ts';
import { cardsOf, KINDS, type Kind, noCards, type Pile, put } from '../lantern/kind.ts';
import { lampsWith } from '../lantern/lamps.ts';
import { lantern } from '../lantern.ts';

/** An evening as it lies on the table, in names: `Echo Gust Gust`. Cards that are not named lie in the deck below those that are. */
export interface Position {
  readonly hands: readonly string[];
  /** Drawn from left to right. */
  readonly deck?: string;
  readonly discard?: string;
  readonly omens?: readonly string[];
  readonly rounds?: number;
  /** True if the cards not named lie in the discard pile, not in the deck. */
  readonly shortDeck?: boolean;
}

const kindsIn = (names: string): Kind[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => KINDS.indexOf(name as (typeof KINDS)[number]));

function pileOf(names: string): Pile {
  const pile = noCards();
  for (const kind of kindsIn(names)) put(pile, kind);
  return pile;
}

/** The first turn of seat 0. */
export function position({
  hands,
  deck = '',
  discard = '',
  omens = [],
  rounds = 4,
  shortDeck = false,
}: Position): Evening {
  const options = lantern.options({ players: hands.length, rounds });
  if (!options.ok) throw new Error(options.fault.what);
  const evening = lantern.setup(options.value, 'position');
  const rest = [...(lampsWith(options.value.edition)?.counts ?? [])];
  for (const names of [...hands, ...omens, deck, discard]) for (const kind of kindsIn(names)) put(rest, kind, -1);
  evening.hands = hands.map(pileOf);
  evening.omens = hands.map((_, seat) => kindsIn(omens[seat] ?? '')[0] ?? -1);
  evening.discard = pileOf(discard);
  evening.deck = kindsIn(deck).toReversed();
  if (shortDeck) for (const kind of cardsOf(rest)) put(evening.discard, kind);
  else evening.deck.unshift(...cardsOf(rest));
  evening.stack = [frameOf('turn', 0)];
  return evening;
}

/** A hand in names, in the order of kinds. */
export const handNames = (evening: Evening, seat: number): string =>
  cardsOf(evening.hands[seat] as Pile)
    .map((kind) => KINDS[kind])
    .join(' ');
