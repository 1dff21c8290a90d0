import { type Checked, type Eyes, freshRng, type Json, type JsonObject, type Rng, shuffle } from '@nightjar/kernel';
import {
  checked,
  exactly,
  field,
  list,
  object,
  oneOf,
  own,
  placeIn,
  type Reader,
  refuse,
  text,
  whole,
} from '@nightjar/kernel/reader';
import { audit, type Evening, type Frame, SCRIPTS } from './evening.ts';
import { cardsOf, GLASS, KINDS, type Kind, noCards, type Pile, put, sizeOf } from './kind.ts';
import { lampsWith } from './lamps.ts';
import { readOptions } from './options.ts';
import { FACE_DOWN, type LanternView } from './view.ts';

const MOST_CARDS = 300;
const count = whole(0, MOST_CARDS);
const kind: Reader<Kind> = placeIn(KINDS);

const pile: Reader<Pile> = (json, where) => {
  const cards = object(json, where);
  for (const name of Object.keys(cards)) kind(name, where);
  return KINDS.map((name) => (own(cards, name) === undefined ? 0 : field(cards, where, name, count)));
};

/** An evening that looks like this to these eyes: what they cannot see is dealt from the cards that lie nowhere else. */
export const imagine = (view: Json, eyes: Eyes, random: Rng): Checked<Evening> =>
  checked(() => {
    const seen = object(view, '');
    field(seen, '', 'game', exactly<LanternView['game']>('lantern'));
    const options = readOptions(own(seen, 'options') ?? null);
    if (!options.ok) return refuse(`options.${options.fault.where}`, options.fault.what);
    const { players, rounds, edition } = options.value;
    const seats = field(seen, '', 'seats', list(seatOf, players, players));
    const moth = players === 1 ? [field(seen, '', 'moth', pile)] : [];
    const evening: Evening = {
      options: options.value,
      round: field(seen, '', 'round', whole(1, rounds + 1)),
      deck: [],
      hands: seats.map(({ hand, shown }) => hand ?? shownGlass(shown)),
      rows: [...seats.map(({ row }) => row), ...moth],
      omens: seats.map(({ omen }) => omen ?? -1),
      shown: seats.map(({ shown }) => shown),
      discard: field(seen, '', 'discard', pile),
      inPlay: field(seen, '', 'inPlay', pile),
      stack: [...field(seen, '', 'stack', list(frame(players + moth.length)))],
      reveals: 0,
      rng: freshRng(random),
    };
    if (eyes !== 'table' && seats[eyes]?.hand === null) refuse(`seats[${eyes}].hand`, `is not shown to seat ${eyes}`);
    const wanted = lampsWith(edition)?.counts ?? [];
    deal(evening, seats, shuffle(cardsOf(missing(evening, wanted)), random));
    if (evening.deck.length !== field(seen, '', 'deck', count)) refuse('deck', 'does not fit the cards seen');
    const wrong = audit(evening);
    return wrong === null ? evening : refuse('', wrong);
  });

interface SeatSeen {
  readonly cards: number;
  readonly hand: Pile | null;
  readonly shown: number;
  readonly row: Pile;
  /** Undefined for one that lies face down, null where none was laid. */
  readonly omen: Kind | null | undefined;
}

const seatOf: Reader<SeatSeen> = (json, where) => {
  const seat = object(json, where);
  const or = <T, U>(key: string, stands: Json, otherwise: U, reader: Reader<T>): T | U =>
    own(seat, key) === stands ? otherwise : field(seat, where, key, reader);
  return {
    cards: field(seat, where, 'cards', count),
    hand: or('hand', null, null, pile),
    shown: field(seat, where, 'shownGlass', count),
    row: field(seat, where, 'row', pile),
    omen: own(seat, 'omen') === null ? null : or('omen', FACE_DOWN, undefined, kind),
  };
};

const frame =
  (sides: number): Reader<Frame> =>
  (json, where) => {
    const seen: JsonObject = object(json, where);
    return {
      script: field(seen, where, 'script', oneOf(SCRIPTS)),
      step: field(seen, where, 'step', whole(0, 9)),
      seat: field(seen, where, 'seat', whole(0, sides - 1)),
      card: own(seen, 'card') === null ? -1 : field(seen, where, 'card', kind),
      it: field(seen, where, 'it', list(text)).map((name) => (name === 'none' ? KINDS.length : kind(name, where))),
    };
  };

function shownGlass(shown: number): Pile {
  const hand = noCards();
  put(hand, GLASS, shown);
  return hand;
}

/** The cards that these eyes see nowhere. */
function missing({ hands, rows, omens, discard, inPlay }: Evening, wanted: readonly number[]): Pile {
  const left = [...wanted];
  for (const seen of [...hands, ...rows, discard, inPlay]) for (const card of cardsOf(seen)) put(left, card, -1);
  for (const omen of omens) if (omen >= 0) put(left, omen, -1);
  if (left.some((n) => n < 0)) refuse('', 'there are more cards than the edition has');
  return left;
}

function deal(evening: Evening, seats: readonly SeatSeen[], cards: Kind[]): void {
  const top = (): Kind => cards.pop() ?? refuse('', 'there are fewer cards than the edition has');
  for (const [seat, { cards: size, hand, omen }] of seats.entries()) {
    if (omen === undefined) evening.omens[seat] = top();
    if (hand === null) while (sizeOf(evening.hands[seat] as Pile) < size) put(evening.hands[seat] as Pile, top());
  }
  evening.deck = cards;
}
