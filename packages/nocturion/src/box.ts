import type { Checked, Json } from '@nightjar/kernel';
import { Editions } from '@nightjar/kernel/editions';
import data from '../data/edition.json' with { type: 'json' };
import released from '../data/released.json' with { type: 'json' };
import {
  ARMOR,
  type BeastTable,
  type Box,
  CAUSES,
  type Calendar,
  type CurseTable,
  DISTRICTS,
  EVENTS,
  FACES,
  type Heirloom,
  type House,
  type LocationTable,
  MODIFIERS,
  type Modifier,
  NONE,
  type QuestTable,
  RESOURCES,
  type Sites,
} from './components.ts';
import { type Edition, HOUSE } from './edition.ts';
import type { Change } from './house-proof.ts';
import { refreshes } from './operation.ts';
import type { Price } from './proof.ts';

export * from './components.ts';

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function unpack(edition: Edition, hash: string): Box {
  const locations = locationsOf(edition);
  const years = edition.years.entries.toSorted((a, b) => a.players - b.players).map((row) => row.years);
  return {
    edition,
    hash,
    tokens: edition.resources.entries.map(({ tokens }) => tokens),
    dice: edition.dice.total,
    limits: edition.limits,
    homes: edition.tokens.entries.map(({ home }) => locations.id.indexOf(home)),
    years: [0, 0, ...years],
    calendar: calendarOf(edition),
    sites: sitesOf(edition),
    locations,
    houses: housesOf(edition, locations.id),
    beasts: beastsOf(edition, locations.id),
    curses: cursesOf(edition, locations.id),
    quests: questsOf(edition),
  };
}

const resourceOf = (id: string): number => (RESOURCES as readonly string[]).indexOf(id);
const placeOf = (names: readonly string[], name: string | undefined): number =>
  name === undefined ? NONE : names.indexOf(name);

function calendarOf({ calendar: { seasons } }: Edition): Calendar {
  const resource = seasons.flatMap(({ spots }) => spots.map(resourceOf));
  const season = seasons.flatMap(({ spots }, i) => spots.map(() => i));
  const next = resource.flatMap((_, spot) =>
    RESOURCES.map((_name, wanted) => {
      const ahead = resource.map((_found, i) => (spot + 1 + i) % resource.length);
      return ahead.find((other) => resource[other] === wanted) as number;
    }),
  );
  return {
    resource,
    season,
    first: seasons.map((_, i) => season.indexOf(i)),
    next,
    x2: seasons.map(({ x2District }) => DISTRICTS.indexOf(x2District)),
    cart: seasons.map(({ replenishDistrict }) => DISTRICTS.indexOf(replenishDistrict)),
  };
}

function sitesOf({ districts: { entries } }: Edition): Sites {
  const district = entries.flatMap(({ sites }, i) => sites.map(() => i));
  const mask = (test: (of: number) => boolean): number =>
    district.reduce((sum, of, site) => (test(of) ? sum | (1 << site) : sum), 0);
  return {
    id: entries.flatMap(({ sites }) => sites),
    district,
    of: entries.map((_, i) => mask((of) => of === i)),
    reach: Array.from({ length: FACES + 1 }, (_, result) =>
      mask((of) => entries[of]?.results.includes(result) === true),
    ),
  };
}

function locationsOf({ locations, locationAbilities }: Edition): LocationTable {
  return {
    id: locations.entries.map(({ id }) => id),
    resource: locations.entries.map(({ resource }) => resourceOf(resource)),
    ability: locations.entries.map(({ ability }) => ability),
    effect: locations.entries.map(
      ({ ability }) => locationAbilities.entries.find(({ id }) => id === ability)?.effect ?? [],
    ),
  };
}

const priceOf = (cost: Price): number[] => RESOURCES.map((resource) => cost[resource] ?? 0);

/** The sum of changes by modifier: numbers add up, and flags are counted (NRN-16.9). */
const changesOf = (changes: readonly Change[]): number[] =>
  MODIFIERS.map((modifier) => changes.reduce((sum, { mod, add }) => (mod === modifier ? sum + (add ?? 1) : sum), 0));

const GATE: Modifier = 'locationAbilityCost';

const gatesOf = (changes: readonly Change[], locations: readonly string[]): number[] =>
  locations.map((location) =>
    changes.reduce(
      (sum, { mod, add, exceptLocations }) =>
        mod === GATE && exceptLocations?.includes(location) !== true ? sum + (add ?? 0) : sum,
      0,
    ),
  );

function housesOf({ houses, heirlooms }: Edition, locations: readonly string[]): House[] {
  return houses.entries.map(({ id, abilities }) => {
    // NRN-8.5: abilities of all levels up to the number of Heirlooms are unlocked.
    const unlocked = Array.from({ length: ARMOR.length + 1 }, (_, n) =>
      abilities.flatMap(({ heirlooms: needs, modifier }) => (modifier !== undefined && needs <= n ? [modifier] : [])),
    );
    return {
      id,
      abilities,
      heirlooms: ARMOR.map((type): Heirloom => {
        const card = heirlooms.entries.find((entry) => entry.house === id && entry.type === type);
        return { id: card?.id ?? '', cost: priceOf(card?.cost ?? {}), prestige: card?.prestige ?? 0 };
      }),
      changes: unlocked.map(changesOf),
      gates: unlocked.map((changes) => gatesOf(changes, locations)),
    };
  });
}

function beastsOf({ beasts: { entries } }: Edition, locations: readonly string[]): BeastTable {
  return {
    id: entries.map(({ id }) => id),
    resource: entries.map(({ resource }) => resourceOf(resource)),
    prestige: entries.map(({ prestige }) => prestige),
    arrow: entries.map(({ arrow }) => arrow),
    kind: entries.map(({ ability }) => ability.trigger.kind),
    waits: entries.map(({ ability: { trigger } }) => ({
      event: placeOf(EVENTS, trigger.event),
      by: placeOf(CAUSES, trigger.by),
      location: placeOf(locations, trigger.location),
      resource: placeOf(RESOURCES, trigger.resource),
      isDoubled: trigger.doubled === true,
      isTarget: trigger.target !== undefined,
    })),
    cost: entries.map(({ ability }) => ability.cost),
    effect: entries.map(({ ability }) => ability.effect),
    refreshes: entries.map(({ ability }) => refreshes(ability.effect)),
  };
}

function cursesOf({ curses: { entries } }: Edition, locations: readonly string[]): CurseTable {
  return {
    id: entries.map(({ id }) => id),
    copies: entries.map(({ copies }) => copies),
    changes: entries.map(({ modifier }) => changesOf([modifier])),
    gates: entries.map(({ modifier }) => gatesOf([modifier], locations)),
    penalty: entries.map(({ modifier: { table } }) =>
      table === undefined ? [] : [0, ...Object.keys(table).map((_, i) => table[i + 1] as number)],
    ),
  };
}

const questsOf = ({ quests: { entries, openPerLevel } }: Edition): QuestTable => ({
  id: entries.map(({ id }) => id),
  level: entries.map(({ level }) => level - 1),
  cost: entries.map(({ cost }) => priceOf(cost)),
  prestige: entries.map(({ prestige }) => prestige),
  reward: entries.map(({ reward }) => reward),
  open: openPerLevel,
});

const editions = new Editions(data, released, { ...HOUSE, unpack });

/** The box as it is sold, as far as it is known. */
export const defaultBox: Box = editions.newest;

/** The box of an edition by its name, if that was released or admitted. */
export const boxWith = (hash: string): Box | undefined => editions.with(hash);

/** Reads an edition from outside, in full or as changes over another, and puts its box on the editions. */
export const admit = (json: Json): Checked<Box> => editions.admit(json);
