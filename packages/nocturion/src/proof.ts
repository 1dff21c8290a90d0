import type { Json, JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  harmless,
  id,
  list,
  object,
  oneOf,
  only,
  own,
  type Reader,
  refuse,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { costs, effect, trigger } from './effect-proof.ts';
import { CONDITIONS } from './operation.ts';
import {
  ADDING,
  ARMOR,
  DISTRICTS,
  FACES,
  LEVELS,
  MODIFIERS,
  MOMENTS,
  PENALTY,
  RESOURCES,
  SEASONS,
  TOKENS,
} from './words.ts';

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

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(file: Json): void {
  harmless(file, '');
  const json = only(...PARTS)(file, '');
  readSupply(json);
  readYears(json);
  readCalendar(json);
  const sites = readDistricts(json);
  const locations = readLocations(json, sites);
  const houses = readHouses(json, locations);
  readHeirlooms(json, houses);
  readBeasts(json, locations);
  readCurses(json, locations);
  readQuests(json);
}

/** The list holds exactly the things the rules know, in their order. */
function all(ids: readonly string[], known: readonly string[], where: string): void {
  for (const [i, due] of known.entries()) {
    if (ids[i] === undefined) refuse(where, `${due} is missing`);
    if (ids[i] !== due) refuse(`${where}[${i}].id`, `must be "${due}": the rules know no other`);
  }
  if (ids.length > known.length) refuse(`${where}[${known.length}].id`, 'is unknown to the rules');
}

const listed = (json: JsonObject, part: string): JsonObject => field(json, '', part, only('entries'));

function readSupply(json: JsonObject): void {
  const ids = entries(listed(json, 'resources'), 'resources', 'entries', 1, (entry, where) => {
    const resource = only('id', 'tokens')(entry, where);
    field(resource, where, 'tokens', whole(1, MOST));
    return field(resource, where, 'id', id);
  });
  all(ids, RESOURCES, 'resources.entries');
  field(field(json, '', 'dice', only('total')), 'dice', 'total', whole(1, 30));
  const limits = field(json, '', 'limits', only('resources', 'hand', 'curses', 'enclosures', 'treasuryDice'));
  field(limits, 'limits', 'resources', whole(0, MOST));
  field(limits, 'limits', 'hand', whole(1, 10));
  field(limits, 'limits', 'curses', whole(1, 10));
  field(limits, 'limits', 'enclosures', whole(1, MOST_ENCLOSURES));
  field(limits, 'limits', 'treasuryDice', whole(1, 5));
}

function readYears(json: JsonObject): void {
  const row: Reader<string> = (entry, where) => {
    const found = only('players', 'years')(entry, where);
    field(found, where, 'years', whole(1, 20));
    return String(field(found, where, 'players', whole(LEAST_PLAYERS, MOST_PLAYERS)));
  };
  const rows = MOST_PLAYERS - LEAST_PLAYERS + 1;
  const players = field(listed(json, 'years'), 'years', 'entries', list(row, rows, rows));
  distinct(players, (i) => `years.entries[${i}].players`);
}

/** Every Resource has a spot in Winter: the Season Tracker begins there (NRN-10.1). */
function readCalendar(json: JsonObject): void {
  const calendar = field(json, '', 'calendar', only('seasons'));
  const ids = entries(calendar, 'calendar', 'seasons', 1, (entry, where) => {
    const season = only('id', 'x2District', 'replenishDistrict', 'spots')(entry, where);
    field(season, where, 'x2District', oneOf(DISTRICTS));
    field(season, where, 'replenishDistrict', oneOf(DISTRICTS));
    const spots = field(season, where, 'spots', list(oneOf(RESOURCES), 1, 20));
    const found = field(season, where, 'id', id);
    const missing = RESOURCES.find((resource) => !spots.includes(resource));
    if (found === SEASONS[0] && missing !== undefined) refuse(at(where, 'spots'), `${missing} is missing`);
    return found;
  });
  all(ids, SEASONS, 'calendar.seasons');
}

function readDistricts(json: JsonObject): number {
  const sites: string[] = [];
  const ids = entries(listed(json, 'districts'), 'districts', 'entries', 1, (entry, where) => {
    const district = only('id', 'results', 'sites')(entry, where);
    const results = field(district, where, 'results', list(whole(1, FACES), 1, FACES));
    distinct(results.map(String), (i) => `${at(where, 'results')}[${i}]`);
    for (const [i, site] of field(district, where, 'sites', list(id, 1)).entries()) {
      if (sites.includes(site)) refuse(`${at(where, 'sites')}[${i}]`, `${site} stands here twice`);
      sites.push(site);
    }
    return field(district, where, 'id', id);
  });
  all(ids, DISTRICTS, 'districts.entries');
  if (sites.length > MOST_SITES) refuse('districts.entries', `must have at most ${MOST_SITES} sites`);
  return sites.length;
}

function readLocations(json: JsonObject, sites: number): readonly string[] {
  const abilities = entries(listed(json, 'locationAbilities'), 'locationAbilities', 'entries', 1, (entry, where) => {
    const ability = only('id', 'effect')(entry, where);
    field(ability, where, 'effect', effect);
    return field(ability, where, 'id', id);
  });
  const locations = entries(listed(json, 'locations'), 'locations', 'entries', 1, (entry, where) => {
    const location = only('id', 'resource', 'ability')(entry, where);
    field(location, where, 'resource', oneOf(RESOURCES));
    field(location, where, 'ability', oneOf(abilities));
    return field(location, where, 'id', id);
  });
  if (locations.length !== sites) refuse('locations.entries', `must have one for each of the ${sites} sites`);
  const homes = entries(listed(json, 'tokens'), 'tokens', 'entries', 1, (entry, where) => {
    const token = only('id', 'home')(entry, where);
    field(token, where, 'home', oneOf(locations));
    return field(token, where, 'id', id);
  });
  all(homes, TOKENS, 'tokens.entries');
  return locations;
}

/** What a house ability or a Curse changes. */
const change =
  (locations: readonly string[], isCurse: boolean): Reader<void> =>
  (json, where) => {
    const known = isCurse ? [...MODIFIERS, PENALTY] : MODIFIERS;
    const mod = field(object(json, where), where, 'mod', oneOf(known));
    if (mod === PENALTY) return readPenalty(only('mod', 'table')(json, where), where);
    if (!(ADDING as readonly string[]).includes(mod)) {
      const found = only('mod', 'value')(json, where);
      field(found, where, 'value', exactly(mod === 'portalBoth' || mod === 'summonWild'));
      return;
    }
    const extra = mod === 'locationAbilityCost' ? ['exceptLocations'] : [];
    const found = only('mod', 'add', ...extra)(json, where);
    field(found, where, 'add', mod === 'locationAbilityCost' || mod === 'extraDie' ? whole(0, 5) : whole(-10, 10));
    if (own(found, 'exceptLocations') !== undefined) field(found, where, 'exceptLocations', list(oneOf(locations), 0));
  };

/** Prestige lost by number of copies, without a gap. */
function readPenalty(json: JsonObject, where: string): void {
  const table = field(json, where, 'table', object);
  const copies = Object.keys(table);
  if (copies.length === 0) refuse(at(where, 'table'), 'must have an entry for 1 copy');
  for (const [i, n] of copies.toSorted((a, b) => Number(a) - Number(b)).entries()) {
    if (n !== String(i + 1)) refuse(at(at(where, 'table'), n), `must be ${i + 1}: copies are counted without a gap`);
    field(table, at(where, 'table'), n, whole(0, MOST));
  }
}

function readHouses(json: JsonObject, locations: readonly string[]): readonly string[] {
  const ability: Reader<void> = (entry, where) => {
    const found = object(entry, where);
    field(found, where, 'heirlooms', whole(0, ARMOR.length));
    if (own(found, 'modifier') !== undefined) {
      field(only('heirlooms', 'modifier')(entry, where), where, 'modifier', change(locations, false));
      return;
    }
    only('heirlooms', 'trigger', 'cost', 'effect', 'optional')(entry, where);
    const paid = field(found, where, 'cost', costs('house'));
    field(found, where, 'effect', effect);
    field(found, where, 'optional', truth);
    readMoment(found, where, paid);
  };
  return entries(listed(json, 'houses'), 'houses', 'entries', MOST_PLAYERS, (entry, where) => {
    const house = only('id', 'abilities')(entry, where);
    field(house, where, 'abilities', list(ability, 0, 10));
    return field(house, where, 'id', id);
  });
}

/** An ability that could be used without end must cost the one token that lies on a Player Board (NRN-8.6a). */
function readMoment(ability: JsonObject, where: string, paid: readonly string[]): void {
  const within = at(where, 'trigger');
  const kind = field(field(ability, where, 'trigger', object), within, 'kind', oneOf(['action', 'house']));
  const isPaid = paid.includes('exhaustHouse');
  if (kind === 'action') {
    only('kind')(own(ability, 'trigger'), within);
    if (!isPaid) refuse(at(where, 'cost'), 'must have exhaustHouse: it is an action');
    field(ability, where, 'optional', exactly(true));
    return;
  }
  const moment = only('kind', 'event', 'by', 'if')(own(ability, 'trigger'), within);
  const event = field(moment, within, 'event', oneOf(MOMENTS));
  field(moment, within, 'by', exactly('self'));
  if (own(moment, 'if') !== undefined) field(moment, within, 'if', oneOf(CONDITIONS));
  if (event === 'curseGiven' && !isPaid && JSON.stringify(own(ability, 'effect')).includes('giveCurse'))
    refuse(at(where, 'effect'), 'must not give a Curse for a Curse given without exhaustHouse: it would never end');
}

/** Resources on a card, at least one of them. */
const price: Reader<void> = (json, where) => {
  const found = only(...RESOURCES)(json, where);
  for (const resource of Object.keys(found)) field(found, where, resource, whole(1, 10));
  if (Object.keys(found).length === 0) refuse(where, 'must have at least one Resource');
};

/** A helm, greaves and a torso for every house (NRN-2.3). */
function readHeirlooms(json: JsonObject, houses: readonly string[]): void {
  const stands: string[] = [];
  entries(listed(json, 'heirlooms'), 'heirlooms', 'entries', 1, (entry, where) => {
    const heirloom = only('id', 'house', 'type', 'cost', 'prestige')(entry, where);
    const house = field(heirloom, where, 'house', oneOf(houses));
    const type = field(heirloom, where, 'type', oneOf(ARMOR));
    if (stands.includes(`${house} ${type}`)) refuse(at(where, 'type'), `${house} has a ${type} already`);
    stands.push(`${house} ${type}`);
    field(heirloom, where, 'cost', price);
    field(heirloom, where, 'prestige', whole(0, MOST));
    return field(heirloom, where, 'id', id);
  });
  for (const house of houses) {
    for (const type of ARMOR)
      if (!stands.includes(`${house} ${type}`)) refuse('heirlooms.entries', `the ${type} of ${house} is missing`);
  }
}

function readBeasts(json: JsonObject, locations: readonly string[]): void {
  entries(listed(json, 'beasts'), 'beasts', 'entries', 1, (entry, where) => {
    const beast = only('id', 'resource', 'prestige', 'arrow', 'ability')(entry, where);
    field(beast, where, 'resource', oneOf(RESOURCES));
    field(beast, where, 'prestige', whole(0, MOST));
    if (field(beast, where, 'arrow', whole(-1, 1)) === 0) refuse(at(where, 'arrow'), 'must be 1 or -1');
    const within = at(where, 'ability');
    const ability = field(beast, where, 'ability', only('trigger', 'cost', 'effect'));
    const kind = trigger(own(ability, 'trigger'), at(within, 'trigger'), locations);
    const [first] = field(ability, within, 'cost', costs('beast'));
    const due = kind === 'discard' ? 'discardSelf' : 'exhaustSelf';
    if (first !== due) refuse(at(within, 'cost'), `must begin with ${due}: it is used so`);
    field(ability, within, 'effect', effect);
    return field(beast, where, 'id', id);
  });
}

function readCurses(json: JsonObject, locations: readonly string[]): void {
  entries(listed(json, 'curses'), 'curses', 'entries', 1, (entry, where) => {
    const curse = only('id', 'copies', 'modifier')(entry, where);
    field(curse, where, 'copies', whole(1, 30));
    field(curse, where, 'modifier', change(locations, true));
    return field(curse, where, 'id', id);
  });
}

function readQuests(json: JsonObject): void {
  const quests = field(json, '', 'quests', only('openPerLevel', 'entries'));
  field(quests, 'quests', 'openPerLevel', whole(1, 10));
  entries(quests, 'quests', 'entries', 1, (entry, where) => {
    const quest = only('id', 'level', 'cost', 'prestige', 'reward')(entry, where);
    field(quest, where, 'level', whole(1, LEVELS));
    field(quest, where, 'cost', price);
    field(quest, where, 'prestige', whole(0, MOST));
    field(quest, where, 'reward', effect);
    return field(quest, where, 'id', id);
  });
}
