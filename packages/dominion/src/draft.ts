import { freshRng, pick, type Rng, reshuffle, type Seat } from '@nightjar/kernel';
import { refuse } from '@nightjar/kernel/reader';
import { type Box, bit, boxWith } from './box.ts';
import { deal } from './deal.ts';
import { library } from './library.ts';
import { owned } from './scoring.ts';
import type { Seen, SeenMention } from './seen.ts';
import { type Delayed, NONE, type State } from './state.ts';

/** A state that is being imagined. Cards that nobody sees are there, but of no kind yet. */
export interface Draft {
  readonly state: State;
  /** What each seat owns besides the cards seen, by kind. */
  readonly pools: readonly number[][];
  /** Cards of no kind yet that a text is about: each is meant once. */
  readonly meant: Set<number>;
  readonly random: Rng;
}

const TREASURE = bit('Treasure');

/** What is seen is laid out, without the texts that have begun. */
export function draftOf(seen: Seen, random: Rng): Draft {
  const state = laidOut(seen, random);
  const pools = seen.underway.owned.map((counts) => [...counts]);
  for (const [seat, pool] of pools.entries()) {
    for (const card of owned(state, seat)) if (state.kind[card] !== NONE) take(pool, state.kind[card] as number, seat);
  }
  const draft = { state, pools, meant: new Set<number>(), random };
  state.delayed = seen.underway.delayed.map(({ card }, i) => ({
    ...(state.delayed[i] as Delayed),
    ...cardMeant(draft, card),
  }));
  // Only Treasures lie under a Crypt.
  for (const { seat, cards } of state.delayed)
    for (const card of cards) if (state.kind[card] === NONE) claimOne(draft, seat, card, TREASURE);
  return draft;
}

function take(pool: number[], kind: number, seat: Seat): void {
  const left = (pool[kind] as number) - 1;
  if (left < 0) refuse(`underway.owned[${seat}]`, 'is less than is seen of it');
  pool[kind] = left;
}

function laidOut(seen: Seen, random: Rng): State {
  const { options, seats, kingdom, boons, hexes, underway } = seen;
  const box = boxWith(options.edition) as Box;
  const kind: number[] = [];
  const lay = (kinds: readonly number[]): number[] => kinds.map((of) => kind.push(of) - 1);
  const blank = (count: number): number[] => lay(Array.from({ length: count }, () => NONE));
  const trash = lay(seen.trash.map(({ card }) => card));
  const afoot = [...seen.afoot];
  const front = seats.map((seat) => [...seat.boons]);
  const saved = seats.flatMap(({ delayed }) => delayed.flatMap(({ boon }) => boon ?? []));
  const unseen = (all: readonly number[], ...open: readonly (readonly number[])[]): number[] => {
    const known = [...open.flat(), ...afoot, ...front.flat(), ...saved];
    return reshuffle(
      all.filter((fate) => !known.includes(fate)),
      random,
    );
  };
  const left = box.ids.map(() => NONE);
  for (const { card, left: count } of [...seen.supply, ...seen.piles]) left[card] = count;
  const { decision, looking } = seen;
  /** DOM-17.6b: a pile that is looked through is seen as a whole. */
  const isLookedThrough = (seat: Seat): boolean => decision?.seat === seat && decision.question === 'discardPileToDeck';
  return {
    box,
    options,
    rng: freshRng(random),
    reveals: 0,
    kingdom,
    supply: [...box.basics, ...kingdom],
    phase: seen.mayPlayTreasures ? 'treasure' : seen.phase,
    active: seen.active,
    turns: [...seen.turns],
    standstill: underway.standstill ?? NONE,
    actions: seen.actions,
    buys: seen.buys,
    coins: seen.coins,
    merchants: underway.merchants,
    silvers: underway.silvers,
    deluded: seen.deluded,
    envious: seen.envious,
    gained: seats.map(({ gained }) => gained),
    river: seats.map(({ drawsAtEnd }) => drawsAtEnd),
    guarded: maskOf(seats.flatMap(({ isGuarded }, seat) => (isGuarded ? [seat] : []))),
    kind,
    moved: [],
    left,
    deck: seats.map(({ deckCount }) => blank(deckCount)),
    hand: seats.map(({ hand, handCount }) => (hand === null ? blank(handCount) : lay(hand))),
    discard: seats.map(({ discardTop, discardCount }, seat) => {
      if (looking !== null && isLookedThrough(seat)) return lay(looking.options);
      return discardTop === null ? [] : [...blank(discardCount - 1), ...lay([discardTop])];
    }),
    play: seats.map(({ inPlay }) => lay(inPlay.map(({ card }) => card))),
    limbo: seats.map(({ limbo, limboCount }) => (limbo === null ? blank(limboCount) : lay(limbo))),
    shown: maskOf(underway.shown),
    hounds: seats.map(({ aside }) => lay(aside)),
    trash,
    faceDown: trash.filter((_, i) => seen.trash[i]?.faceDown),
    delayed: laidDelayed(seen, (told) => (told.cards === null ? blank(told.count) : lay(told.cards))),
    serials: underway.delayed.length,
    bonds: [],
    boonDeck: boons === null ? [] : unseen(box.boons, boons.discard, boons.druid),
    boonDiscard: [...(boons?.discard ?? [])],
    druidRow: [...(boons?.druid ?? [])],
    hexDeck: hexes === null ? [] : unseen(box.hexes, hexes.discard),
    hexDiscard: [...(hexes?.discard ?? [])],
    afoot,
    front,
    mood: seats.map(({ mood }) => mood),
    misery: seats.map(({ misery }) => misery),
    lost: seen.lostInTheWoods ?? NONE,
    stack: [],
    picks: [],
  };
}

export const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

type SeenDelayed = Seen['seats'][number]['delayed'][number];

/** What is put off, in the order of all seats; the cards that set it up are found later. */
function laidDelayed(seen: Seen, lay: (told: SeenDelayed) => number[]): Delayed[] {
  const rest = seen.seats.map(({ delayed }) => [...delayed]);
  return seen.underway.delayed.map(({ seat }, serial) => {
    const where = `seats[${seat}].delayed`;
    const told = rest[seat]?.shift() ?? refuse(where, 'has fewer entries than underway.delayed');
    const script = library.entries.findIndex(({ name }) => name === `${told.by}.next`);
    if (script < 0) refuse(where, `nothing is put off by ${told.by}`);
    return { serial, script, seat, card: NONE, mark: NONE, cards: lay(told), boon: told.boon ?? NONE };
  });
}

/** A card of a text, and the mark by which the text knows whether it has moved since. */
export interface Meant {
  readonly card: number;
  readonly mark: number;
}

/** Cards bear this mark in a state that is imagined. */
const HERE = 0;

/** A card that lies nowhere. Only its kind is known, and no text asks for its place. */
const elsewhere = ({ state }: Draft, kind: number): Meant => ({ card: state.kind.push(kind) - 1, mark: NONE });

/** The card that is meant; one of which only the place is known is any card there. */
export function cardMeant(draft: Draft, mention: SeenMention | null): Meant {
  if (mention === null) return { card: NONE, mark: NONE };
  const { card: kind, in: zone, at } = mention;
  if (mention.moved || zone === null) return elsewhere(draft, kind ?? 0);
  const cards = zone === 'trash' ? draft.state.trash : (draft.state[zone][mention.seat ?? 0] as number[]);
  const found = at === null ? cards.find((card) => isFree(draft, card)) : cards[at];
  if (found === undefined) return refuse('underway', `there is no such card in ${zone}`);
  draft.meant.add(found);
  return { card: found, mark: HERE };
}

const isFree = ({ state, meant }: Draft, card: number): boolean => state.kind[card] === NONE && !meant.has(card);

export type HiddenZone = 'hand' | 'deck' | 'discard' | 'limbo';

/** A card of this kind that lies hidden with this seat, in the first of these zones that has room for it. */
export function hiddenCard(draft: Draft, seat: Seat, kind: number, zones: readonly HiddenZone[]): Meant {
  for (const zone of zones) {
    const free = (draft.state[zone][seat] as number[]).filter((card) => isFree(draft, card));
    if (free.length === 0) continue;
    const card = zone === 'deck' ? (free.at(-1) as number) : pick(free, draft.random);
    claim(draft, seat, card, kind);
    return { card, mark: HERE };
  }
  return refuse('underway', `there is no room for a hidden ${draft.state.box.ids[kind]}`);
}

function claim({ state, pools, meant }: Draft, seat: Seat, card: number, kind: number): void {
  take(pools[seat] as number[], kind, seat);
  state.kind[card] = kind;
  meant.add(card);
}

/** This card is any that its seat may have of these types. */
export function claimOne(draft: Draft, seat: Seat, card: number, types: number): void {
  const { box } = draft.state;
  const fits = poolOf(draft, seat).filter((kind) => ((box.types[kind] as number) & types) !== 0);
  if (fits.length === 0) refuse(`underway.owned[${seat}]`, 'has no card that fits an effect under way');
  claim(draft, seat, card, pick(fits, draft.random));
}

const poolOf = ({ pools }: Draft, seat: Seat): number[] =>
  (pools[seat] as number[]).flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** Deals the kinds left to the cards that have none yet, at random; gives those cards by seat. */
export function dealRest(draft: Draft): readonly (readonly number[])[] {
  const { state, random } = draft;
  return draft.pools.map((_, seat) => {
    const blank = owned(state, seat).filter((card) => state.kind[card] === NONE);
    const rest = poolOf(draft, seat);
    if (rest.length !== blank.length) refuse(`underway.owned[${seat}]`, 'does not fit the cards that lie there');
    deal(state, blank, rest, random);
    return blank;
  });
}
