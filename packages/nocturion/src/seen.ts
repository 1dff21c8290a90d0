import type { JsonObject } from '@nightjar/kernel';
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
  placeIn,
  type Reader,
  record,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { type Box, boxWith } from './box.ts';
import { ARMOR, CATEGORIES, DISTRICTS, FACES, LEVELS, NONE, RESOURCES, ROUND_RULES } from './components.ts';
import { readerOf } from './library.ts';
import { type Options, readOptions } from './options.ts';
import { STAGES } from './state.ts';

/** More than there are cards in a box, and than any text remembers. */
const MOST = 200;
const MOST_NUMBER = 10_000;

const orNone =
  (reader: Reader<number>): Reader<number> =>
  (json, where) =>
    json === null ? NONE : reader(json, where);

/** Things by name, as a bit mask of their places. */
const maskOf =
  (names: readonly string[]): Reader<number> =>
  (json, where) =>
    list(placeIn(names))(json, where).reduce((mask, place) => mask | (1 << place), 0);

const count = whole(0, MOST);
const number = whole(NONE, MOST_NUMBER);
const numbers = list(number);
const result = whole(1, FACES);

/** How many of each Resource; those of which there are none are left out. */
const resources: Reader<number[]> = (json, where) => {
  const found = object(json, where);
  for (const name of Object.keys(found)) oneOf(RESOURCES)(name, where);
  return RESOURCES.map((name) => (own(found, name) === undefined ? 0 : field(found, where, name, count)));
};

const options: Reader<Options> = (json, where) => {
  const read = readOptions(json ?? null);
  return read.ok ? read.value : refuse(read.fault.where === '' ? where : at(where, read.fault.where), read.fault.what);
};

/** What a deed was about, by its category; of an Heirloom the Armor Stand. */
const deed =
  (box: Box): Reader<readonly number[]> =>
  (json, where) => {
    const told = object(json, where);
    const category = field(told, where, 'category', placeIn(CATEGORIES));
    const stand: Reader<number> = (name, place) => {
      for (const { heirlooms } of box.houses) {
        const found = heirlooms.findIndex(({ id }) => id === name);
        if (found !== NONE) return found;
      }
      return refuse(place, 'is no Heirloom');
    };
    const readers = [stand, placeIn(box.beasts.id), placeIn(box.quests.id), orNone(placeIn(box.quests.id))];
    const what = field(told, where, 'what', readers[category] ?? (() => refuse(where, 'is no deed')));
    return [category, what, field(told, where, 'prestige', whole(0, MOST_NUMBER))];
  };

/** All that a state of so many players is made of, with places in the box for names. */
function seenIn(box: Box, players: number) {
  const seat = whole(0, players - 1);
  const beast = placeIn(box.beasts.id);
  const beasts = list(beast);
  const quest = placeIn(box.quests.id);
  const curses = list(placeIn(box.curses.id));
  const { library } = readerOf(box);
  const textName = placeIn(library.entries.map(({ name }) => name));
  const { enclosures } = box.limits;
  const seatSeen = record({
    house: orNone(placeIn(box.houses.map(({ id }) => id))),
    equipped: maskOf(ARMOR),
    resources,
    dice: list(result),
    reserved: orNull(result),
    hand: orNull(beasts),
    handCount: count,
    menagerie: list(orNull(record({ beast, exhausted: truth })), enclosures, enclosures),
    spent: truth,
    curses,
    prestige: whole(0, MOST_NUMBER),
    deeds: list(deed(box)),
    passed: orNull(oneOf(['turn', 'round'] as const)),
  });
  const { length: sites } = box.sites.id;
  return record({
    game: exactly('nocturion'),
    options,
    round: whole(0, MOST_NUMBER),
    year: count,
    isFinal: truth,
    asked: orNone(seat),
    active: seat,
    crown: seat,
    tracker: orNull(record({ spot: whole(0, box.calendar.resource.length - 1) })),
    sites: list(record({ location: placeIn(box.locations.id), token: truth, die: orNull(result) }), sites, sites),
    supply: resources,
    dice: count,
    pool: list(result),
    tokens: record({ chalice: orNone(seat), guildmaster: orNone(seat) }),
    quests: list(record({ open: list(quest), deck: count }), LEVELS, LEVELS),
    completed: list(quest),
    beasts: record({
      deck: count,
      under: list(record({ seat, beast: orNone(beast) })),
      discard: beasts,
      aside: beasts,
      looked: record({ count, beasts: orNull(beasts) }),
    }),
    curses: record({ deck: count, discard: curses }),
    rules: maskOf(ROUND_RULES),
    barred: maskOf(DISTRICTS),
    seats: list(seatSeen, players, players),
    underway: record({
      stage: oneOf(STAGES),
      served: whole(0, players),
      pass: count,
      isMoved: truth,
      site: orNone(placeIn(box.sites.id)),
      arriving: orNone(beast),
      refreshers: beasts,
      texts: list(
        record({
          text: textName,
          seat,
          step: count,
          card: or(NONE, number),
          mark: or(NONE, number),
          it: or([], numbers),
          said: or(NONE, number),
          kept: or([], numbers),
          turn: or(0, whole(0, players)),
          waiting: or([], list(textName)),
        }),
      ),
      picks: beasts,
    }),
  });
}

/** A view taken apart. */
export type Seen = ReturnType<ReturnType<typeof seenIn>>;
export type SeatSeen = Seen['seats'][number];
export type TextSeen = Seen['underway']['texts'][number];

export const readSeen: Reader<Seen & { readonly box: Box }> = (json, where) => {
  const found: JsonObject = object(json, where);
  field(found, where, 'game', text);
  const { players, edition } = field(found, where, 'options', options);
  const box = boxWith(edition) as Box;
  return { ...seenIn(box, players)(json, where), box };
};
