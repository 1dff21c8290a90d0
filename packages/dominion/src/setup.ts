import { below, rngFrom, several, shuffle, wholes } from '@nightjar/kernel';
import { type Box, boxWith, DRUID_ROW, kindOf } from './box.ts';
import { druidRow, kingdomFor } from './kingdom.ts';
import type { Options } from './options.ts';
import { NONE, type State } from './state.ts';

const COPPER = kindOf('copper');
const ESTATE = kindOf('estate');

/** Heirlooms that this kingdom brings, in the order of its cards (DOM-2.10a). */
const heirlooms = (box: Box, kingdom: readonly number[]): number[] =>
  wholes(kingdom.length, (i) => box.heirloom[kingdom[i] as number] ?? NONE).filter((heirloom) => heirloom !== NONE);

/** A starting deck: Estates, Heirlooms, and Coppers for the rest (DOM-2.10). */
function startDeck(box: Box, kingdom: readonly number[]): number[] {
  const { estates, coppers } = box.startDeck;
  const own = heirlooms(box, kingdom);
  return [...wholes(estates, () => ESTATE), ...own, ...wholes(coppers - own.length, () => COPPER)];
}

/** Whether a card of this kingdom calls for it: a deck, a pile or a State (DOM-2.12). */
export const calls = (box: Box, kingdom: readonly number[], need: string): boolean =>
  kingdom.some((kind) => box.needs[kind]?.includes(need));

/** Pile sizes by kind; NONE for what has no pile in this game (DOM-2.5 to 2.9, DOM-2.12). */
export function pileSizes(box: Box, kingdom: readonly number[], players: number): number[] {
  const sizes = wholes(box.ids.length, () => NONE);
  const lay = (kind: number): void => {
    sizes[kind] = box.piles[kind]?.[players] ?? NONE;
  };
  box.basics.forEach(lay);
  for (const kind of kingdom) {
    lay(kind);
    box.neededPiles[kind]?.forEach(lay);
  }
  sizes[COPPER] = (sizes[COPPER] as number) - players * (box.startDeck.coppers - heirlooms(box, kingdom).length);
  return sizes;
}

const none = (players: number): number[] => wholes(players, () => 0);
const empty = (players: number): number[][] => several(players, () => []);

/**
 * The state before the first turn begins (DOM-2). Lists of cards are made by `wholes`, never by `map` or `flatMap`, whose lists
 * may have holes to the engine: a shuffle that has met one makes holes in every list, and all that meets both kinds is slow.
 */
export function setup(options: Options, seed: string): State {
  const box = boxWith(options.edition) as Box;
  const rng = rngFrom(seed);
  const kingdom = kingdomFor(box, options, rng);
  const { players } = options;
  const kind: number[] = [];
  const deal = (kinds: readonly number[]): number[] => wholes(kinds.length, (i) => kind.push(kinds[i] as number) - 1);
  const dealt = startDeck(box, kingdom);
  const deck = several(players, () => shuffle(deal(dealt), rng));
  const trash = calls(box, kingdom, 'zombies-in-trash') ? deal(box.zombies) : [];
  const druid = calls(box, kingdom, 'druid-row') ? druidRow(box, options) : null;
  const boons = calls(box, kingdom, 'boons') ? box.boons.filter((boon) => !druid?.includes(boon)) : [];
  const boonDeck = shuffle([...boons], rng);
  const row = druid === null ? [] : druid.length > 0 ? [...druid] : boonDeck.splice(-DRUID_ROW).toReversed();
  return {
    box,
    options,
    rng,
    reveals: 0,
    kingdom,
    supply: [...box.basics, ...kingdom],
    phase: 'end',
    // DOM-2.13: who starts is drawn; the turn of the seat before them has just ended.
    active: below(rng, players),
    turns: none(players),
    standstill: 0,
    actions: 0,
    buys: 0,
    coins: 0,
    merchants: 0,
    silvers: 0,
    deluded: false,
    envious: false,
    gained: none(players),
    river: none(players),
    guarded: 0,
    kind,
    moved: wholes(kind.length, () => 0),
    left: pileSizes(box, kingdom, players),
    deck,
    hand: several(players, (seat) => (deck[seat] as number[]).splice(-box.startDeck.hand).toReversed()),
    discard: empty(players),
    play: empty(players),
    limbo: empty(players),
    shown: 0,
    hounds: empty(players),
    trash,
    faceDown: [],
    delayed: [],
    serials: 0,
    bonds: [],
    boonDeck,
    boonDiscard: [],
    druidRow: row,
    hexDeck: calls(box, kingdom, 'hexes') ? shuffle([...box.hexes], rng) : [],
    hexDiscard: [],
    afoot: [],
    front: empty(players),
    mood: none(players),
    misery: none(players),
    lost: NONE,
    stack: [],
    picks: [],
  };
}
