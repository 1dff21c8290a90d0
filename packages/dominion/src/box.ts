import { type Checked, canonical, good, type Json, sha256Hex } from '@nightjar/kernel';
import data from '../data/edition.json' with { type: 'json' };
import { type Box, bit, type Type } from './components.ts';
import type { CardEntry, Edition } from './edition.ts';

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
    kingdoms: {
      base: kindsWhere(({ kingdom, set }) => kingdom && set === 'base'),
      nocturne: kindsWhere(({ kingdom, set }) => kingdom && set === 'nocturne'),
    },
    boons: kindsWhere(({ kind }) => kind === 'boon'),
    keptBoons: kindsWhere(({ keepUntilCleanup }) => keepUntilCleanup === true),
    richBoons: kindsWhere(({ givesCoins }) => givesCoins === true),
    hexes: kindsWhere(({ kind }) => kind === 'hex'),
    zombies: kindsWhere(({ kind }) => kind === 'zombie'),
    heirloom: cards.map(({ heirloom }) => (heirloom === undefined ? null : place(heirloom))),
    needs: cards.map(({ setup }) => setup ?? []),
    sets: edition.recommendedSets
      .filter(({ needsOnlyNocturneAndBase }) => needsOnlyNocturneAndBase)
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
export const defaultBox: Box = boxOf(data as unknown as Edition);

/** The kind of a card, Boon, Hex or State. Every edition lists the same ones in the same order. */
export function kindOf(id: string): number {
  const kind = defaultBox.ids.indexOf(id);
  if (kind < 0) throw new Error(`no card is called ${id}`);
  return kind;
}

/** Boxes that games may be played with, by content hash. Only ever added to: equal hashes are equal boxes. */
const shelf = new Map<string, Box>([[defaultBox.hash, defaultBox]]);

export const boxWith = (hash: string): Box | undefined => shelf.get(hash);

/** Puts the box of an edition that was read on the shelf. */
export function shelve(edition: Edition): Checked<Box> {
  const box = boxOf(edition);
  const known = shelf.get(box.hash);
  if (known !== undefined) return good(known);
  shelf.set(box.hash, box);
  return good(box);
}
