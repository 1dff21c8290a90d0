import { type Checked, type Json, wholes } from '@nightjar/kernel';
import { Editions } from '@nightjar/kernel/editions';
import { type Box, bit, type Type } from './components.ts';
import { defaultEdition, type Edition, HOUSE, released } from './edition.ts';
import type { CardEntry } from './proof.ts';

export * from './components.ts';

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function unpack(edition: Edition, hash: string): Box {
  const { cards } = edition;
  const ids = cards.map(({ id }) => id);
  const place = (id: string): number => ids.indexOf(id);
  const kindsWhere = (test: (card: CardEntry) => boolean): number[] =>
    wholes(cards.length, (kind) => kind).filter((kind) => test(cards[kind] as CardEntry));
  return {
    edition,
    hash,
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
    spirits: kindsWhere(({ types }) => types.includes('Spirit')),
    heirloom: cards.map(({ heirloom }) => (heirloom === undefined ? null : place(heirloom))),
    needs: cards.map(({ setup }) => setup ?? []),
    neededPiles: cards.map(({ setup }) => (setup ?? []).flatMap((id) => (ids.includes(id) ? [place(id)] : []))),
    sets: edition.recommendedSets.map(({ id, kingdom, druidBoons }) => ({
      id,
      kingdom: kingdom.map(place),
      druid: (druidBoons ?? []).map(place),
    })),
    startDeck: {
      estates: edition.startDeck.estate,
      coppers: edition.startDeck.copper,
      hand: edition.startDeck.handSize,
    },
    emptyToEnd: [0, 0, ...PLAYERS.map((players) => edition.emptyPilesToEnd[players] ?? 0)],
  };
}

/** Copper's pile is its total less the cards dealt (DOM-2.9a); the table holds the total. */
function pileOf({ pile }: CardEntry): readonly number[] | null {
  if (pile === null) return null;
  const sizes = ('total' in pile ? pile.total : pile) as { readonly [players: string]: number };
  return [0, 0, ...PLAYERS.map((players) => sizes[players] as number)];
}

const editions = new Editions(defaultEdition, released, { ...HOUSE, unpack });

/** The box as it is sold. */
export const defaultBox: Box = editions.newest;

/** The kind of a card, Boon, Hex or State. Every edition lists the same ones in the same order; older ones end sooner. */
export function kindOf(id: string): number {
  const kind = defaultBox.ids.indexOf(id);
  if (kind < 0) throw new Error(`no card is called ${id}`);
  return kind;
}

/** The box of an edition by its name, if that was released or admitted. */
export const boxWith = (hash: string): Box | undefined => editions.with(hash);

/** Reads an edition from outside, in full or as changes over another, and puts its box on the editions. */
export const admit = (json: Json): Checked<Box> => editions.admit(json);
