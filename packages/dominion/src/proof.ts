import type { Checked, Json, JsonObject } from '@nightjar/kernel';
import { type HouseRules, houseEdition as mergeHouse } from '@nightjar/kernel/house';
import {
  at,
  checked,
  distinct,
  entries,
  exactly,
  field,
  harmless,
  list,
  object,
  oneOf,
  own,
  quoted,
  type Reader,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { type CardEntry, defaultEdition, type Edition } from './edition.ts';
import { DRUID_ROW, KINGDOM, TYPES } from './words.ts';

const PLAYERS = [2, 3, 4, 5, 6] as const;
/** Room for all expansions. */
const MOST_CARDS = 1000;
const MOST_IN_PILE = 200;
const MOST_COST = 20;
const MOST_DEALT = 20;
const SUPPLY = 17;
/** What a kingdom card may call for besides a pile that is not in the Supply (DOM-2.12). */
const CALLED = ['boons', 'hexes', 'states', 'druid-row', 'zombies-in-trash', 'lost-in-the-woods'];

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    readAll(object(json, ''), defaultEdition);
    return json as unknown as Edition;
  });

/** What a house edition may replace. */
const HOUSE: HouseRules<Edition> = { byId: ['cards', 'recommendedSets'], whole: [], read: readEdition };

/** A house edition: the default one with some values replaced. Whatever it names must exist there. */
export const houseEdition = (patch: Json): Checked<Edition> => mergeHouse(defaultEdition, patch, HOUSE);

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
function readAll(json: JsonObject, known: Edition): void {
  readHarmless(json);
  if (own(json, 'name') !== undefined) field(json, '', 'name', text);
  const players = field(json, '', 'players', object);
  field(players, 'players', 'tableMin', exactly(2));
  field(players, 'players', 'tableMax', exactly(4));
  field(players, 'players', 'engineMax', exactly(6));
  for (const type of TYPES) field(field(json, '', 'types', object), 'types', type, names);
  const cards = readCards(json, known);
  all(field(json, '', 'basicSupply', list(text)), known.basicSupply, 'basicSupply');
  readDeal(json, cards, readHeirlooms(json, cards));
  field(json, '', 'emptyPilesToEnd', byPlayers(SUPPLY));
  readSets(json, cards);
  readQuestions(json, known);
}

/** Lists at the top may be longer than anything inside them. */
function readHarmless(json: JsonObject): void {
  for (const key of Object.keys(json)) {
    const part = json[key] ?? null;
    if (!Array.isArray(part)) {
      harmless({ [key]: part }, '');
      continue;
    }
    harmless({ [key]: null }, '');
    list((entry, where) => harmless(entry ?? null, where), 0, MOST_CARDS)(part, key);
  }
}

const names: Reader<void> = (json, where) => {
  for (const language of ['en', 'de']) field(object(json, where), where, language, text);
};

/** The list holds exactly the things the rules know, in their order. */
function all(ids: readonly string[], known: readonly string[], where: string, key = ''): void {
  const place = (i: number): string => `${where}[${i}]${key}`;
  for (const [i, due] of known.entries()) {
    if (ids[i] === undefined) refuse(where, `${due} is missing`);
    if (ids[i] !== due) refuse(place(i), `must be "${due}": the rules know these, in this order`);
  }
  if (ids.length > known.length) refuse(place(known.length), 'is unknown to the rules');
}

/** A number for each number of players. */
const byPlayers =
  (most: number): Reader<void> =>
  (json, where) => {
    for (const players of PLAYERS) field(object(json, where), where, String(players), whole(1, most));
  };

/** A card as it stands in the file, and its place there. */
interface Listed {
  readonly card: JsonObject;
  readonly where: string;
  readonly id: string;
}

const idOf = (entry: { readonly id: string }): string => entry.id;

function readCards(json: JsonObject, known: Edition): readonly Listed[] {
  const cards = field(json, '', 'cards', list(object, 1, MOST_CARDS));
  const listed = cards.map((card, i) => ({ card, where: `cards[${i}]`, id: field(card, `cards[${i}]`, 'id', text) }));
  all(listed.map(idOf), known.cards.map(idOf), 'cards', '.id');
  for (const [i, entry] of listed.entries()) readCard(entry, known.cards[i] as CardEntry, known);
  return listed;
}

/** What a card is belongs to its text; names, costs, piles and setup are the edition's own. */
function readCard({ card, where }: Listed, like: CardEntry, known: Edition): void {
  field(card, where, 'name', names);
  field(card, where, 'text', names);
  field(card, where, 'set', oneOf([...new Set(known.cards.map(({ set }) => set))]));
  field(card, where, 'kind', exactly(like.kind));
  field(card, where, 'supply', exactly(like.supply));
  field(card, where, 'kingdom', exactly(like.kingdom));
  field(card, where, 'cost', like.cost === null ? exactly(null) : whole(0, MOST_COST));
  const types = field(card, where, 'types', list(oneOf(TYPES)));
  if (types.join() !== like.types.join())
    refuse(at(where, 'types'), `must be ${like.types.join(', ')}: the rules know no other`);
  if (own(card, 'vp') !== like.vp)
    refuse(at(where, 'vp'), like.vp === undefined ? 'is unknown to the rules' : `must be ${quoted(like.vp)}`);
  field(card, where, 'pile', like.pile === null ? exactly(null) : pileLike(like.pile));
  if (own(card, 'gainedTo') !== undefined) field(card, where, 'gainedTo', exactly('hand'));
  for (const key of ['keepUntilCleanup', 'givesCoins'])
    if (like.kind === 'boon' || own(card, key) !== undefined) field(card, where, key, truth);
  const heirlooms = known.cards.filter(({ kind }) => kind === 'heirloom').map(idOf);
  if (own(card, 'heirloom') !== undefined) field(card, where, 'heirloom', oneOf(heirlooms));
  readSetup(card, where, types, known);
}

const pileLike =
  (like: JsonObject): Reader<void> =>
  (json, where) => {
    const pile = object(json, where);
    const formula = own(like, 'formula');
    if (formula === undefined) return byPlayers(MOST_IN_PILE)(pile, where);
    field(pile, where, 'formula', exactly(formula as string));
    field(pile, where, 'total', byPlayers(MOST_IN_PILE));
  };

/** DOM-2.12a, DOM-2.12b: Fate cards, and no others, call for the Boons; Doom cards for the Hexes. */
function readSetup(card: JsonObject, where: string, types: readonly string[], known: Edition): void {
  const piles = known.cards.filter(({ kind }) => kind === 'nonSupply').map(idOf);
  const asked = own(card, 'setup') === undefined ? [] : field(card, where, 'setup', list(oneOf([...CALLED, ...piles])));
  const place = at(where, 'setup');
  distinct(asked, (i) => `${place}[${i}]`);
  for (const [type, ...needs] of [
    ['Fate', 'boons', 'will-o-wisp'],
    ['Doom', 'hexes', 'states'],
  ] as const) {
    const missing = types.includes(type) ? needs.find((need) => !asked.includes(need)) : undefined;
    if (missing !== undefined) refuse(place, `must name "${missing}", as on every ${type} card`);
    if (!types.includes(type) && asked.includes(needs[0])) refuse(place, `"${needs[0]}" is for ${type} cards only`);
  }
  if (asked.includes('druid-row') && !asked.includes('boons')) refuse(place, '"druid-row" needs "boons"');
}

/** DOM-2.10a: each Heirloom comes with one card, whichever end one looks from. How many there are. */
function readHeirlooms(json: JsonObject, cards: readonly Listed[]): number {
  const pairs = field(json, '', 'heirloomPairs', object);
  const bringers = new Map<Json, string>();
  for (const { card, where, id } of cards) {
    const heirloom = own(card, 'heirloom');
    if (own(pairs, id) !== heirloom)
      refuse(at('heirloomPairs', id), heirloom === undefined ? 'brings none' : `must be ${quoted(heirloom)}`);
    if (heirloom === undefined) continue;
    if (bringers.has(heirloom)) refuse(at(where, 'heirloom'), `comes with ${bringers.get(heirloom)} already`);
    bringers.set(heirloom, id);
  }
  for (const key of Object.keys(pairs))
    if (cards.every(({ id }) => id !== key)) refuse(`heirloomPairs.${key}`, 'is no card');
  for (const { card, where, id } of cards) {
    const bringer = bringers.get(id);
    if (card['kind'] === 'heirloom' && own(card, 'heirloomOf') !== bringer)
      refuse(at(where, 'heirloomOf'), bringer === undefined ? 'no card brings it' : `must be "${bringer}"`);
  }
  return bringers.size;
}

/** Every starting deck can be dealt, whatever Heirlooms are in use, and Coppers are left (DOM-2.9a, DOM-2.10). */
function readDeal(json: JsonObject, cards: readonly Listed[], heirlooms: number): void {
  const deck = field(json, '', 'startDeck', object);
  field(deck, 'startDeck', 'estate', whole(0, MOST_DEALT));
  const coppers = field(deck, 'startDeck', 'copper', whole(0, MOST_DEALT));
  if (coppers < heirlooms) refuse('startDeck.copper', `must be at least ${heirlooms}: each Heirloom replaces one`);
  field(deck, 'startDeck', 'heirloomsReplaceCopper', exactly(true));
  field(deck, 'startDeck', 'handSize', whole(1, MOST_DEALT));
  for (const { card, where } of cards) {
    const total = own((own(card, 'pile') ?? {}) as JsonObject, 'total') as { [players: string]: number } | undefined;
    if (total === undefined) continue;
    for (const players of PLAYERS) {
      if ((total[players] as number) <= players * coppers)
        refuse(`${where}.pile.total.${players}`, `must be more than the ${players * coppers} that are dealt`);
    }
  }
}

/** Recommended sets name ten kingdom cards that exist, if only in another expansion. */
function readSets(json: JsonObject, cards: readonly Listed[]): void {
  const others = own(json, 'otherExpansionCards') === undefined ? [] : entries(json, '', 'otherExpansionCards', 0, id);
  const idsWhere = (key: string, value: Json): string[] => cards.filter(({ card }) => card[key] === value).map(idOf);
  const kingdom = [...idsWhere('kingdom', true), ...others];
  const boons = idsWhere('kind', 'boon');
  const druids = cards.filter(({ card }) => ((own(card, 'setup') ?? []) as string[]).includes('druid-row'));
  entries(json, '', 'recommendedSets', 0, (entry, where) => {
    const set = object(entry, where);
    if (id(set, where) === 'random') refuse(at(where, 'id'), 'is the word for kingdoms drawn at random');
    field(set, where, 'name', names);
    const ten = field(set, where, 'kingdom', list(among(kingdom, 'kingdom card'), KINGDOM, KINGDOM));
    distinct(ten, (i) => `${at(where, 'kingdom')}[${i}]`);
    field(set, where, 'landscapes', list(among(others, 'landscape')));
    if (own(set, 'druidBoons') === undefined) return id(set, where);
    const row = field(set, where, 'druidBoons', list(among(boons, 'Boon'), DRUID_ROW, DRUID_ROW));
    distinct(row, (i) => `${at(where, 'druidBoons')}[${i}]`);
    if (druids.every((druid) => !ten.includes(druid.id))) refuse(at(where, 'druidBoons'), 'lie there for a Druid only');
    return id(set, where);
  });
}

const among =
  (ids: readonly string[], what: string): Reader<string> =>
  (json, where) => {
    const found = text(json, where);
    return ids.includes(found) ? found : refuse(where, `${quoted(found)} is no ${what}`);
  };

const id: Reader<string> = (json, where) => {
  const found = field(object(json, where), where, 'id', text);
  return /^[a-z0-9][a-z0-9-]*$/.test(found)
    ? found
    : refuse(at(where, 'id'), 'must be small letters, digits and hyphens');
};

/** Each question the texts may ask stands there with the clause behind it. */
function readQuestions(json: JsonObject, known: Edition): void {
  const question: Reader<string> = (entry, where) => {
    field(object(entry, where), where, 'clauses', list(clause, 1));
    return field(object(entry, where), where, 'kind', text);
  };
  const kinds = known.decisions.map(({ kind }) => kind);
  all(field(json, '', 'decisions', list(question)), kinds, 'decisions', '.kind');
}

const clause: Reader<string> = (json, where) => {
  const found = text(json, where);
  return found.startsWith('DOM-') ? found : refuse(where, `${quoted(found)} is no clause of these rules`);
};
