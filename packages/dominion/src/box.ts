import { type Checked, canonical, good, isObject, type Json, sha256Hex } from '@nightjar/kernel';
import { type Box, bit, type Type } from './components.ts';
import { type CardEntry, defaultEdition, type Edition } from './edition.ts';
import { houseEdition, readEdition } from './proof.ts';

export * from './components.ts';

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function boxOf(edition: Edition): Box {
  const { cards } = edition;
  const ids = cards.map(({ id }) => id);
  const place = (id: string): number => ids.indexOf(id);
  const kindsWhere = (test: (card: CardEntry) => boolean): number[] =>
    cards.flatMap((card, kind) => (test(card) ? [kind] : []));
  return {
    edition,
    hash: sha256Hex(canonical(edition as unknown as Json)),
    ids,
    cost: cards.map(({ cost }) => cost ?? 0),
    types: cards.map(({ types }) => types.reduce((mask, type) => mask | bit(type as Type), 0)),
    gainedTo: cards.map(({ gainedTo }) => (gainedTo === 'hand' ? 'hand' : null)),
    piles: cards.map(pileOf),
    basics: edition.basicSupply.map(place),
    kingdoms: Object.fromEntries(
      [...new Set(cards.map(({ set }) => set))].map((of) => [
        of,
        kindsWhere(({ kingdom, set }) => kingdom && set === of),
      ]),
    ),
    boons: kindsWhere(({ kind }) => kind === 'boon'),
    keptBoons: kindsWhere(({ keepUntilCleanup }) => keepUntilCleanup === true),
    richBoons: kindsWhere(({ givesCoins }) => givesCoins === true),
    hexes: kindsWhere(({ kind }) => kind === 'hex'),
    zombies: kindsWhere(({ kind }) => kind === 'zombie'),
    heirloom: cards.map(({ heirloom }) => (heirloom === undefined ? null : place(heirloom))),
    needs: cards.map(({ setup }) => setup ?? []),
    sets: edition.recommendedSets
      .filter(({ kingdom, landscapes }) => landscapes.length === 0 && kingdom.every((id) => ids.includes(id)))
      .map(({ id, kingdom, druidBoons }) => ({
        id,
        kingdom: kingdom.map(place),
        druid: (druidBoons ?? []).map(place),
      })),
    rules: Object.fromEntries(edition.decisions.map(({ kind, clauses }) => [kind, clauses[0] ?? ''])),
    startDeck: {
      estates: edition.startDeck.estate,
      coppers: edition.startDeck.copper,
      hand: edition.startDeck.handSize,
    },
    emptyToEnd: [0, 0, ...PLAYERS.map((players) => edition.emptyPilesToEnd[players] ?? 0)],
  };
}

/** Copper's pile is what is left of its total after the deal (DOM-2.9a); the table holds the total. */
function pileOf({ pile }: CardEntry): readonly number[] | null {
  if (pile === null) return null;
  const sizes = 'formula' in pile ? (pile.total as { readonly [players: string]: number }) : pile;
  return [0, 0, ...PLAYERS.map((players) => sizes[players] as number)];
}

/** The box as it is sold. */
export const defaultBox: Box = boxOf(defaultEdition);

/** The kind of a card, Boon, Hex or State. Every edition lists the same ones in the same order. */
export function kindOf(id: string): number {
  const kind = defaultBox.ids.indexOf(id);
  if (kind < 0) throw new Error(`no card is called ${id}`);
  return kind;
}

/** Boxes that games may be played with, by content hash. Only ever added to: equal hashes are equal boxes. */
const shelf = new Map<string, Box>([[defaultBox.hash, defaultBox]]);

export const boxWith = (hash: string): Box | undefined => shelf.get(hash);

/** Reads an edition from outside, in full or as changes `"over": "default"`, and puts its box on the shelf. */
export function admit(json: Json): Checked<Box> {
  const edition = isObject(json) && json['over'] === 'default' ? houseEdition(json) : readEdition(json);
  if (!edition.ok) return edition;
  const box = boxOf(edition.value);
  const known = shelf.get(box.hash);
  if (known !== undefined) return good(known);
  shelf.set(box.hash, box);
  return good(box);
}
