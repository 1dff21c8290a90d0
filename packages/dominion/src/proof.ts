import type { Checked, Json, JsonObject } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
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
  only,
  own,
  quoted,
  type Reader,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { type CardEntry, defaultEdition, type Edition, firstEdition } from './edition.ts';
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

const PARTS = ['startDeck', 'emptyPilesToEnd', 'basicSupply', 'cards', 'recommendedSets', 'decisions'] as const;

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    readAll(json, defaultEdition);
    return json as unknown as Edition;
  });

/** What a house edition may replace. */
export const HOUSE: HouseRules<Edition> = { byId: ['cards', 'recommendedSets'], whole: [], read: readEdition };

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
function readAll(file: Json, known: Edition): void {
  readHarmless(object(file, ''));
  const json = only(...PARTS)(file, '');
  const cards = readCards(json, known);
  all(field(json, '', 'basicSupply', list(text)), known.basicSupply, 'basicSupply');
  readDeal(json, cards, readHeirlooms(cards));
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

/** The list begins with the things the rules know, in their order, and holds no others; an older edition may end sooner. */
function all(
  ids: readonly string[],
  known: readonly string[],
  where: string,
  { key = '', least = known.length } = {},
): void {
  const place = (i: number): string => `${where}[${i}]${key}`;
  for (const [i, found] of ids.entries()) {
    const due = known[i] ?? refuse(place(i), `${quoted(found)} is unknown to the rules`);
    if (found !== due) refuse(place(i), `must be "${due}": the rules know these, in this order`);
  }
  if (ids.length < least) refuse(where, `${known[ids.length]} is missing`);
}

/** A number for each number of players. */
const byPlayers =
  (most: number): Reader<void> =>
  (json, where) => {
    const sizes = only(...PLAYERS.map(String))(json, where);
    for (const players of PLAYERS) field(sizes, where, String(players), whole(1, most));
  };

/** A card as it stands in the file, and its place there. */
interface Listed {
  readonly card: JsonObject;
  readonly where: string;
  readonly id: string;
}

const idOf = (entry: { readonly id: string }): string => entry.id;

/** An edition may end before its last kingdom cards, and no sooner. */
const LEAST_CARDS = firstEdition.cards.findLastIndex(({ kingdom }) => !kingdom) + 1;

function readCards(json: JsonObject, known: Edition): readonly Listed[] {
  const cards = field(json, '', 'cards', list(object, 1, MOST_CARDS));
  const listed = cards.map((card, i) => ({ card, where: `cards[${i}]`, id: field(card, `cards[${i}]`, 'id', text) }));
  all(listed.map(idOf), known.cards.map(idOf), 'cards', { key: '.id', least: LEAST_CARDS });
  const like = known.cards.slice(0, listed.length);
  for (const [i, entry] of listed.entries()) readCard(entry, known.cards[i] as CardEntry, like);
  return listed;
}

const CARD = ['id', 'set', 'kind', 'cost', 'types', 'kingdom', 'pile', 'setup', 'heirloom', 'gainedTo'] as const;
const BOON = ['keepUntilCleanup', 'givesCoins'] as const;

/** What a card is belongs to its text; costs, piles and setup are the edition's own. It calls for what is listed too. */
function readCard({ card, where }: Listed, like: CardEntry, listed: readonly CardEntry[]): void {
  only(...CARD, ...(like.kind === 'boon' ? BOON : []))(card, where);
  field(card, where, 'set', oneOf([...new Set(listed.map(({ set }) => set))]));
  field(card, where, 'kind', exactly(like.kind));
  field(card, where, 'kingdom', exactly(like.kingdom));
  field(card, where, 'cost', like.cost === null ? exactly(null) : whole(0, MOST_COST));
  const types = field(card, where, 'types', list(oneOf(TYPES)));
  if (types.join() !== like.types.join())
    refuse(at(where, 'types'), `must be ${like.types.join(', ')}: the rules know no other`);
  field(card, where, 'pile', like.pile === null ? exactly(null) : pileLike(like.pile));
  if (own(card, 'gainedTo') !== undefined) field(card, where, 'gainedTo', exactly('hand'));
  if (like.kind === 'boon') for (const key of BOON) field(card, where, key, truth);
  const heirlooms = listed.filter(({ kind }) => kind === 'heirloom').map(idOf);
  if (own(card, 'heirloom') !== undefined) field(card, where, 'heirloom', oneOf(heirlooms));
  readSetup(card, where, types, listed);
}

const pileLike =
  (like: JsonObject): Reader<void> =>
  (json, where) => {
    const sizes = byPlayers(MOST_IN_PILE);
    if (own(like, 'total') === undefined) sizes(json, where);
    else field(only('total')(json, where), where, 'total', sizes);
  };

/** DOM-2.12a, DOM-2.12b: Fate cards, and no others, call for the Boons; Doom cards for the Hexes. */
function readSetup(card: JsonObject, where: string, types: readonly string[], listed: readonly CardEntry[]): void {
  const piles = listed.filter(({ kind }) => kind === 'nonSupply').map(idOf);
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

/** DOM-2.10a: each Heirloom comes with one card. How many there are. */
function readHeirlooms(cards: readonly Listed[]): number {
  const bringers = new Map<Json, string>();
  for (const { card, where, id } of cards) {
    const heirloom = own(card, 'heirloom');
    if (heirloom === undefined) continue;
    if (bringers.has(heirloom)) refuse(at(where, 'heirloom'), `comes with ${bringers.get(heirloom)} already`);
    bringers.set(heirloom, id);
  }
  const alone = cards.find(({ card, id }) => card['kind'] === 'heirloom' && !bringers.has(id));
  if (alone !== undefined) refuse(at(alone.where, 'id'), `no card brings ${alone.id}`);
  return bringers.size;
}

/** Every starting deck can be dealt, whatever Heirlooms are in use, and Coppers are left (DOM-2.9a, DOM-2.10). */
function readDeal(json: JsonObject, cards: readonly Listed[], heirlooms: number): void {
  const deck = field(json, '', 'startDeck', only('estate', 'copper', 'handSize'));
  field(deck, 'startDeck', 'estate', whole(0, MOST_DEALT));
  const coppers = field(deck, 'startDeck', 'copper', whole(0, MOST_DEALT));
  if (coppers < heirlooms) refuse('startDeck.copper', `must be at least ${heirlooms}: each Heirloom replaces one`);
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

/** Recommended sets name ten kingdom cards of the edition. */
function readSets(json: JsonObject, cards: readonly Listed[]): void {
  const idsWhere = (key: string, value: Json): string[] => cards.filter(({ card }) => card[key] === value).map(idOf);
  const kingdom = idsWhere('kingdom', true);
  const boons = idsWhere('kind', 'boon');
  const druids = cards.filter(({ card }) => ((own(card, 'setup') ?? []) as string[]).includes('druid-row'));
  entries(json, '', 'recommendedSets', 0, (entry, where) => {
    const set = only('id', 'kingdom', 'druidBoons')(entry, where);
    if (id(set, where) === 'random') refuse(at(where, 'id'), 'is the word for kingdoms drawn at random');
    const ten = field(set, where, 'kingdom', list(among(kingdom, 'kingdom card'), KINGDOM, KINGDOM));
    distinct(ten, (i) => `${at(where, 'kingdom')}[${i}]`);
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

/** Each question the texts may ask stands there with the clause behind it; an older edition knows fewer. */
function readQuestions(json: JsonObject, known: Edition): void {
  const question: Reader<string> = (entry, where) => {
    const asked = only('kind', 'clauses')(entry, where);
    field(asked, where, 'clauses', list(clause, 1));
    return field(asked, where, 'kind', text);
  };
  const kinds = known.decisions.map(({ kind }) => kind);
  const least = firstEdition.decisions.length;
  all(field(json, '', 'decisions', list(question)), kinds, 'decisions', { key: '.kind', least });
}

const clause: Reader<string> = (json, where) => {
  const found = text(json, where);
  return found.startsWith('DOM-') ? found : refuse(where, `${quoted(found)} is no clause of these rules`);
};
