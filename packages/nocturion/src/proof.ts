import type { Json } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  field,
  fields,
  harmless,
  id,
  list,
  oneOf,
  only,
  optional,
  type ReadBy,
  type Reader,
  refuse,
  such,
  whole,
} from '@nightjar/kernel/reader';
import { costs, effect, trigger } from './effect-proof.ts';
import { change, houses } from './house-proof.ts';
import { ARMOR, DISTRICTS, FACES, LEVELS, RESOURCES, SEASONS, TOKENS } from './words.ts';

const LEAST_PLAYERS = 2;
const MOST_PLAYERS = 4;
/** No number on a card comes near. */
const MOST = 100;
/** Sites and Beasts in play are kept in 30 bits. */
const MOST_SITES = 24;
const MOST_ENCLOSURES = 8;
const PARTS = [
  'resources',
  'dice',
  'limits',
  'tokens',
  'years',
  'calendar',
  'districts',
  'locationAbilities',
  'locations',
  'houses',
  'heirlooms',
  'beasts',
  'curses',
  'quests',
] as const;

/** Reads an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(file: Json) {
  harmless(file, '');
  const json = only(...PARTS)(file, '');
  const part = <T>(key: (typeof PARTS)[number], reader: Reader<T>): T => field(json, '', key, reader);
  const supply = { resources: part('resources', resources), dice: part('dice', dice), limits: part('limits', limits) };
  const time = { years: part('years', years), calendar: part('calendar', calendar) };
  const districts = part('districts', listed(allDistricts));
  const locationAbilities = part('locationAbilities', listed(entries(fields({ id, effect }), 1)));
  const locations = part('locations', listed(locationsWith(idsOf(locationAbilities.entries))));
  const sites = districts.entries.flatMap((district) => district.sites).length;
  if (locations.entries.length !== sites) refuse('locations.entries', `must have one for each of the ${sites} sites`);
  const places = idsOf(locations.entries);
  const tokens = part('tokens', listed(tokensAt(places)));
  const allHouses = part('houses', listed(houses(places)));
  const cards = {
    heirlooms: part('heirlooms', listed(heirloomsOf(idsOf(allHouses.entries)))),
    beasts: part('beasts', listed(beastsAt(places))),
    curses: part('curses', listed(cursesAt(places))),
    quests: part('quests', quests),
  };
  return { ...supply, tokens, ...time, districts, locationAbilities, locations, houses: allHouses, ...cards };
}

const idsOf = (found: readonly { readonly id: string }[]): string[] => found.map((entry) => entry.id);

const listed = <T>(reader: Reader<readonly T[]>) => fields({ entries: reader });

/** The list holds exactly the things the rules know, in their order. */
const all = <N extends string, T extends { readonly id: string }>(known: readonly N[], reader: Reader<readonly T[]>) =>
  such(reader, (found, where) => {
    for (const [i, due] of known.entries()) {
      const there = found[i]?.id ?? refuse(where, `${due} is missing`);
      if (there !== due) refuse(`${where}[${i}].id`, `must be "${due}": the rules know no other`);
    }
    if (found.length > known.length) refuse(`${where}[${known.length}].id`, 'is unknown to the rules');
  }) as Reader<readonly (T & { readonly id: N })[]>;

const resources = listed(all(RESOURCES, entries(fields({ id, tokens: whole(1, MOST) }), 1)));
const dice = fields({ total: whole(1, 30) });
const limits = fields({
  resources: whole(0, MOST),
  hand: whole(1, 10),
  curses: whole(1, 10),
  enclosures: whole(1, MOST_ENCLOSURES),
  treasuryDice: whole(1, 5),
});

const ROWS = MOST_PLAYERS - LEAST_PLAYERS + 1;
const row = fields({ players: whole(LEAST_PLAYERS, MOST_PLAYERS), years: whole(1, 20) });
const years = listed(
  such(list(row, ROWS, ROWS), (rows, where) =>
    distinct(
      rows.map(({ players }) => String(players)),
      (i) => `${where}[${i}].players`,
    ),
  ),
);

/** Every Resource has a spot in Winter: the Season Tracker begins there (NRN-10.1). */
const season = such(
  fields({
    id,
    x2District: oneOf(DISTRICTS),
    replenishDistrict: oneOf(DISTRICTS),
    spots: list(oneOf(RESOURCES), 1, 20),
  }),
  ({ id: name, spots }, where) => {
    const missing = RESOURCES.find((resource) => !spots.includes(resource));
    if (name === SEASONS[0] && missing !== undefined) refuse(at(where, 'spots'), `${missing} is missing`);
  },
);
const calendar = fields({ seasons: all(SEASONS, entries(season, 1)) });

const results = such(list(whole(1, FACES), 1, FACES), (found, where) =>
  distinct(found.map(String), (i) => `${where}[${i}]`),
);
const sitesOnce = such(entries(fields({ id, results, sites: list(id, 1) }), 1), (districts, where) => {
  const seen: string[] = [];
  for (const [i, { sites }] of districts.entries()) {
    for (const [j, site] of sites.entries()) {
      if (seen.includes(site)) refuse(`${where}[${i}].sites[${j}]`, `${site} stands here twice`);
      seen.push(site);
    }
  }
});
const allDistricts = such(all(DISTRICTS, sitesOnce), (districts, where) => {
  if (districts.flatMap(({ sites }) => sites).length > MOST_SITES)
    refuse(where, `must have at most ${MOST_SITES} sites`);
});

const locationsWith = (abilities: readonly string[]) =>
  entries(fields({ id, resource: oneOf(RESOURCES), ability: oneOf(abilities) }), 1);

const tokensAt = (locations: readonly string[]) => all(TOKENS, entries(fields({ id, home: oneOf(locations) }), 1));

const few = optional(whole(1, 10));

/** Resources on a card, at least one of them. */
const price = such(
  fields({ wood: few, iron: few, gold: few, knights: few, archers: few, wizards: few }),
  (found, where) => {
    if (Object.keys(found).length === 0) refuse(where, 'must have at least one Resource');
  },
);

/** How many of each Resource; those that are not needed are left out. */
export type Price = ReadBy<typeof price>;

/** A helm, greaves and a torso for every house (NRN-2.3). */
const heirloomsOf = (known: readonly string[]) => {
  const heirloom = fields({ id, house: oneOf(known), type: oneOf(ARMOR), cost: price, prestige: whole(0, MOST) });
  return such(entries(heirloom, 1), (found, where) => {
    const stands: string[] = [];
    for (const [i, { house, type }] of found.entries()) {
      if (stands.includes(`${house} ${type}`)) refuse(`${where}[${i}].type`, `${house} has a ${type} already`);
      stands.push(`${house} ${type}`);
    }
    for (const house of known) {
      for (const type of ARMOR)
        if (!stands.includes(`${house} ${type}`)) refuse(where, `the ${type} of ${house} is missing`);
    }
  });
};

const arrow = such(whole(-1, 1), (found, where) => {
  if (found === 0) refuse(where, 'must be 1 or -1');
});

const beastsAt = (locations: readonly string[]) => {
  const ability = such(
    fields({ trigger: trigger(locations), cost: costs('beast'), effect }),
    ({ trigger: { kind }, cost: [first] }, where) => {
      const due = kind === 'discard' ? 'discardSelf' : 'exhaustSelf';
      if (first?.op !== due) refuse(at(where, 'cost'), `must begin with ${due}: it is used so`);
    },
  );
  return entries(fields({ id, resource: oneOf(RESOURCES), prestige: whole(0, MOST), arrow, ability }), 1);
};

const cursesAt = (locations: readonly string[]) =>
  entries(fields({ id, copies: whole(1, 30), modifier: change(locations, true) }), 1);

const quest = fields({ id, level: whole(1, LEVELS), cost: price, prestige: whole(0, MOST), reward: effect });
const quests = fields({ openPerLevel: whole(1, 10), entries: entries(quest, 1) });
