import {
  at,
  exactly,
  field,
  list,
  object,
  oneOf,
  or,
  orNull,
  own,
  quoted,
  type Reader,
  record,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { defaultBox, KINGDOM, PHASES, WAYS } from './box.ts';
import { library } from './library.ts';
import { ZONES } from './mention.ts';
import { type Options, readOptions } from './options.ts';
import { MISERIES, MOODS } from './view.ts';

/** More than there are cards in a box. */
const MOST_CARDS = 1000;
const MOST_PLAYERS = 6;
/** More than a game can take: it ends where no card moves any more (DOM-16.7). */
const MOST_TURNS = 100_000;

/** The place of a value in a closed set that is too long to be told. */
const placeAmong =
  (known: readonly (string | null)[]): Reader<number> =>
  (json, where) => {
    const place = known.indexOf(json as string | null);
    return json === undefined || place < 0 ? refuse(where, `${quoted(json ?? null)} is unknown`) : place;
  };

const count = whole(0, MOST_CARDS);
/** Cards, Boons, Hexes and States by id, read as kinds. */
const kind: Reader<number> = placeAmong(defaultBox.ids);
const kinds = list(kind, 0, MOST_CARDS);
const textName: Reader<number> = (json, where) => {
  const place = library.entries.findIndex(({ name }) => name === json);
  return place < 0 ? refuse(where, 'is no text of a card') : place;
};

const counts: Reader<readonly number[]> = (json, where) => {
  const cards = object(json, where);
  for (const id of Object.keys(cards)) kind(id, at(where, id));
  return defaultBox.ids.map((id) => (own(cards, id) === undefined ? 0 : field(cards, where, id, count)));
};

const options: Reader<Options> = (json, where) => {
  const read = readOptions(json ?? null);
  return read.ok ? read.value : refuse(read.fault.where === '' ? where : at(where, read.fault.where), read.fault.what);
};

const pile = record({ card: kind, left: count });

const seatSeen = record({
  hand: orNull(kinds),
  handCount: count,
  deckCount: count,
  discardCount: count,
  discardTop: orNull(kind),
  inPlay: list(record({ card: kind }), 0, MOST_CARDS),
  aside: kinds,
  limbo: orNull(kinds),
  limboCount: count,
  delayed: list(record({ by: text, cards: orNull(kinds), count, boon: orNull(kind) })),
  boons: kinds,
  mood: placeAmong(MOODS),
  misery: placeAmong(MISERIES),
  isGuarded: truth,
  gained: count,
  drawsAtEnd: count,
});

/** All that a state of so many players is made of, with kinds for ids. */
function seenBy(players: number) {
  const seat = whole(0, players - 1);
  const seats = list(seat, 0, players);
  const mention = record({
    card: orNull(kind),
    in: or(null, oneOf(ZONES)),
    seat: or(null, seat),
    at: or(null, count),
    moved: or(false, exactly(true)),
  });
  const about = {
    card: or(undefined, orNull(mention)),
    entry: or(null, count),
    isOnDeck: or(false, exactly(true)),
  };
  const waiting = record({ ...about, text: textName, seat });
  const textUnderway = record({
    ...about,
    text: orNull(textName),
    step: count,
    it: or([], list(orNull(mention), 0, MOST_CARDS)),
    fates: or([], kinds),
    kept: or([], kinds),
    decided: or([], list(record({ at: count, way: orNull(oneOf(WAYS)) }))),
    spared: or([], seats),
    turn: or(0, whole(0, players)),
    waiting: or([], orNull(list(waiting))),
  });
  return record({
    game: exactly('dominion'),
    options,
    kingdom: list(kind, KINGDOM, KINGDOM),
    active: seat,
    phase: oneOf(PHASES),
    mayPlayTreasures: truth,
    turns: list(whole(0, MOST_TURNS), players, players),
    actions: count,
    buys: count,
    coins: count,
    deluded: truth,
    envious: truth,
    supply: list(pile),
    piles: list(pile),
    trash: list(record({ card: kind, faceDown: truth }), 0, MOST_CARDS),
    boons: orNull(record({ discard: kinds, druid: kinds })),
    hexes: orNull(record({ discard: kinds })),
    afoot: kinds,
    lostInTheWoods: orNull(seat),
    seats: list(seatSeen, players, players),
    decision: orNull(record({ seat, question: text, made: count })),
    looking: orNull(record({ options: kinds })),
    stack: list(record({ seat })),
    underway: record({
      standstill: orNull(whole(0, MOST_TURNS)),
      owned: list(counts, players, players),
      merchants: count,
      silvers: count,
      shown: seats,
      delayed: list(record({ seat, card: orNull(mention) })),
      bonds: list(record({ seat, by: count, card: count })),
      texts: list(textUnderway),
      picks: orNull(list(mention, 0, MOST_CARDS)),
    }),
  });
}

/** A view taken apart. */
export type Seen = ReturnType<ReturnType<typeof seenBy>>;
export type SeenText = Seen['underway']['texts'][number];
export type SeenWaiting = NonNullable<SeenText['waiting']>[number];
export type SeenMention = NonNullable<SeenText['card']>;

const BY_PLAYERS = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => seenBy(players));

export const readSeen: Reader<Seen> = (json, where) => {
  const { players } = field(object(json, where), where, 'options', options);
  return (BY_PLAYERS[players] as Reader<Seen>)(json, where);
};
