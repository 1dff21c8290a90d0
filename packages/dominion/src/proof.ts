import type { Json, JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  fields,
  harmless,
  keyed,
  list,
  object,
  oneOf,
  only,
  optional,
  quoted,
  type Reader,
  refuse,
  such,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
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

/** A number for each number of players. */
export type ByPlayers = { readonly [players: string]: number };

/** A card, Boon, Hex or State as far as the rules read it. What it does is its text, in `cards`. */
export type CardEntry = {
  readonly id: string;
  readonly set: string;
  readonly kind: string;
  readonly cost: number | null;
  readonly types: readonly string[];
  readonly kingdom: boolean;
  /** Sizes by number of players; `total` where the starting decks are dealt out of it. */
  readonly pile: ByPlayers | { readonly total: ByPlayers } | null;
  readonly setup?: readonly string[];
  readonly heirloom?: string;
  readonly gainedTo?: string;
  readonly keepUntilCleanup?: boolean;
  readonly givesCoins?: boolean;
};

/** What the rules have texts for. */
interface Known {
  readonly basicSupply: readonly string[];
  readonly cards: readonly CardEntry[];
  readonly decisions: readonly { readonly kind: string }[];
  /** An edition has at least so many of the cards and of the decisions. */
  readonly leastCards: number;
  readonly leastDecisions: number;
}

/** Reads an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(file: Json, known: Known) {
  readHarmless(object(file, ''));
  const json = only(...PARTS)(file, '');
  const cards = readCards(json, known);
  const basicSupply = field(json, '', 'basicSupply', list(text));
  all(basicSupply, known.basicSupply, 'basicSupply');
  const startDeck = field(json, '', 'startDeck', deckFor(heirloomsIn(cards)));
  enoughCoppers(cards, startDeck.copper);
  const emptyPilesToEnd = field(json, '', 'emptyPilesToEnd', byPlayers(SUPPLY));
  const recommendedSets = field(json, '', 'recommendedSets', setsOf(cards));
  const decisions = field(json, '', 'decisions', list(question));
  const kinds = decisions.map(({ kind }) => kind);
  all(
    kinds,
    known.decisions.map(({ kind }) => kind),
    'decisions',
    { key: '.kind', least: known.leastDecisions },
  );
  return { startDeck, emptyPilesToEnd, basicSupply, cards, recommendedSets, decisions };
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
const byPlayers = (most: number): Reader<ByPlayers> => keyed(PLAYERS.map(String), whole(1, most));

const idOf = (entry: { readonly id: string }): string => entry.id;

function readCards(json: JsonObject, { cards, leastCards: least }: Known): readonly CardEntry[] {
  const listed = field(json, '', 'cards', list(object, 1, MOST_CARDS));
  const ids = listed.map((card, i) => field(card, `cards[${i}]`, 'id', text));
  all(ids, cards.map(idOf), 'cards', { key: '.id', least });
  const like = cards.slice(0, listed.length);
  return listed.map((card, i) => cardLike(cards[i] as CardEntry, like)(card, `cards[${i}]`));
}

/** What a card is belongs to its text; costs, piles and setup are the edition's own. It calls for what is listed too. */
function cardLike(like: CardEntry, listed: readonly CardEntry[]): Reader<CardEntry> {
  const idsOfKind = (of: string): string[] => listed.filter(({ kind }) => kind === of).map(idOf);
  const card = {
    id: text,
    set: oneOf([...new Set(listed.map(({ set }) => set))]),
    kind: exactly(like.kind),
    cost: like.cost === null ? exactly(null) : whole(0, MOST_COST),
    types: such(list(oneOf(TYPES)), (types, where) => {
      if (types.join() !== like.types.join())
        refuse(where, `must be ${like.types.join(', ')}: the rules know no other`);
    }),
    kingdom: exactly(like.kingdom),
    pile: pileLike(like.pile),
    setup: optional(list(oneOf([...CALLED, ...idsOfKind('nonSupply')]))),
    heirloom: optional(oneOf(idsOfKind('heirloom'))),
    gainedTo: optional(exactly('hand')),
  };
  const read: Reader<CardEntry> =
    like.kind === 'boon' ? fields({ ...card, keepUntilCleanup: truth, givesCoins: truth }) : fields(card);
  return such(read, callsRightly);
}

function pileLike(like: CardEntry['pile']): Reader<CardEntry['pile']> {
  if (like === null) return exactly(null);
  const sizes = byPlayers(MOST_IN_PILE);
  return 'total' in like ? fields({ total: sizes }) : sizes;
}

/** DOM-2.12a, DOM-2.12b: Fate cards, and no others, call for the Boons; Doom cards for the Hexes. */
function callsRightly({ setup: asked = [], types }: CardEntry, where: string): void {
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
function heirloomsIn(cards: readonly CardEntry[]): number {
  const bringers = new Map<string, string>();
  for (const [i, { heirloom, id: bringer }] of cards.entries()) {
    if (heirloom === undefined) continue;
    if (bringers.has(heirloom)) refuse(`cards[${i}].heirloom`, `comes with ${bringers.get(heirloom)} already`);
    bringers.set(heirloom, bringer);
  }
  for (const [i, { kind, id: alone }] of cards.entries())
    if (kind === 'heirloom' && !bringers.has(alone)) refuse(`cards[${i}].id`, `no card brings ${alone}`);
  return bringers.size;
}

/** Every starting deck can be dealt, whatever Heirlooms are in use (DOM-2.10). */
const deckFor = (heirlooms: number) =>
  fields({
    estate: whole(0, MOST_DEALT),
    copper: such(whole(0, MOST_DEALT), (coppers, where) => {
      if (coppers < heirlooms) refuse(where, `must be at least ${heirlooms}: each Heirloom replaces one`);
    }),
    handSize: whole(1, MOST_DEALT),
  });

/** Coppers are left after the deal (DOM-2.9a). */
function enoughCoppers(cards: readonly CardEntry[], dealt: number): void {
  for (const [i, { pile }] of cards.entries()) {
    if (pile === null || !('total' in pile)) continue;
    const total = pile.total as ByPlayers;
    for (const players of PLAYERS) {
      if ((total[players] as number) <= players * dealt)
        refuse(`cards[${i}].pile.total.${players}`, `must be more than the ${players * dealt} that are dealt`);
    }
  }
}

/** Recommended sets name ten kingdom cards of the edition. */
const setsOf = (cards: readonly CardEntry[]) => {
  const idsWhere = (test: (card: CardEntry) => boolean): string[] => cards.filter(test).map(idOf);
  const druids = idsWhere(({ setup }) => setup?.includes('druid-row') === true);
  const kingdomCard = among(
    idsWhere(({ kingdom }) => kingdom),
    'kingdom card',
  );
  const boon = among(
    idsWhere(({ kind }) => kind === 'boon'),
    'Boon',
  );
  const once = (found: readonly string[], where: string): void => distinct(found, (i) => `${where}[${i}]`);
  const set = such(
    fields({
      id,
      kingdom: such(list(kingdomCard, KINGDOM, KINGDOM), once),
      druidBoons: optional(such(list(boon, DRUID_ROW, DRUID_ROW), once)),
    }),
    ({ kingdom, druidBoons }, where) => {
      if (druidBoons !== undefined && !druids.some((druid) => kingdom.includes(druid)))
        refuse(at(where, 'druidBoons'), 'lie there for a Druid only');
    },
  );
  return entries(set, 0);
};

const among = (ids: readonly string[], what: string): Reader<string> =>
  such(text, (found, where) => {
    if (!ids.includes(found)) refuse(where, `${quoted(found)} is no ${what}`);
  });

const id = such(text, (found, where) => {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(found)) refuse(where, 'must be small letters, digits and hyphens');
  if (found === 'random') refuse(where, 'is the word for kingdoms drawn at random');
});

const clause = such(text, (found, where) => {
  if (!found.startsWith('DOM-')) refuse(where, `${quoted(found)} is no clause of these rules`);
});

/** A question that the texts may ask stands there with the clauses behind it. */
const question = fields({ kind: text, clauses: list(clause, 1) });
