import type { Seat } from '@nightjar/kernel';
import { defaultBox, kindOf, type Phase } from '../box.ts';
import { KINGDOM } from '../kingdom.ts';
import { library } from '../library.ts';
import { readOptions } from '../options.ts';
import { begin } from '../questions.ts';
import { setup } from '../setup.ts';
import { DELUDED, ENVIOUS, NONE, type State } from '../state.ts';

/** What lies where before a test begins. Cards are ids with spaces between; the first of a deck is its top. */
export interface SeatCards {
  readonly hand?: string;
  readonly deck?: string;
  /** The last one is the visible top. */
  readonly discard?: string;
  readonly play?: string;
  /** Deluded or Envious; Miserable once or twice; Lost in the Woods; protected by a Guardian. */
  readonly mood?: 'deluded' | 'envious';
  readonly misery?: 1 | 2;
  readonly lost?: boolean;
  readonly guarded?: boolean;
  /** Boons saved with Blessed Village. */
  readonly saved?: string;
}

export interface Position {
  readonly alice?: SeatCards;
  readonly bob?: SeatCards;
  readonly carol?: SeatCards;
  readonly dave?: SeatCards;
  readonly players?: number;
  /** Kingdom cards that must be there; those in hands, decks and so on are added, and plain ones fill up the ten. */
  readonly kingdom?: string;
  readonly phase?: 'action' | 'buy' | 'night';
  readonly pace?: 'even';
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  /** Boons and Hexes, the first one on top; the rest follows in the order of the edition. */
  readonly boons?: string;
  readonly hexes?: string;
  /** Boons and Hexes already discarded, the last one on top. */
  readonly boonDiscard?: string;
  readonly hexDiscard?: string;
  /** The Druid's row, if Druid is in the kingdom. */
  readonly druid?: string;
  readonly trash?: string;
  /** Cards left in a pile. The rest of the pile is out of the game and counts as if it had never been there. */
  readonly piles?: { readonly [id: string]: number };
  /** Cards Alice has gained this turn. */
  readonly gained?: number;
  /** The name of the edition, where it is not the default one. */
  readonly edition?: string;
}

export const SEATS = ['alice', 'bob', 'carol', 'dave'] as const;
export type Name = (typeof SEATS)[number];

/** Ids of a told list. */
const words = (told = ''): string[] => told.split(/\s+/).filter((word) => word !== '');

/** Kingdom cards that ask for nothing, to fill up a kingdom with. */
const PLAIN = [
  'village',
  'smithy',
  'market',
  'festival',
  'laboratory',
  'gardens',
  'workshop',
  'chapel',
  'remodel',
  'poacher',
];

/** Which kingdom card brings something along that is not in the Supply. */
const BROUGHT_BY: { readonly [id: string]: string } = {
  'haunted-mirror': 'cemetery',
  'lucky-coin': 'fool',
  goat: 'pixie',
  'cursed-gold': 'pooka',
  'magic-lamp': 'secret-cave',
  pasture: 'shepherd',
  pouch: 'tracker',
  'will-o-wisp': 'exorcist',
  imp: 'exorcist',
  ghost: 'exorcist',
  bat: 'vampire',
  wish: 'leprechaun',
  'zombie-apprentice': 'necromancer',
  'zombie-mason': 'necromancer',
  'zombie-spy': 'necromancer',
};

/** The state a position describes: Alice's turn, in the phase told. */
export function stateOf(position: Position): State {
  const told = SEATS.map((name) => position[name] ?? {});
  const players = position.players ?? Math.max(2, told.findLastIndex((who) => Object.keys(who).length > 0) + 1);
  const { pace, edition = defaultBox.hash } = position;
  const options = readOptions({ players, cards: kingdomOf(position), edition, ...(pace && { pace }) });
  if (!options.ok) throw new Error(`${options.fault.where}: ${options.fault.what}`);
  const state = setup(options.value, 'position');
  clear(state);
  for (const zone of ['hand', 'deck', 'discard', 'play'] as const) {
    for (const [seat, who] of told.entries()) {
      if (seat >= players) continue;
      const cards = words(who[zone]).map((id) => cardOf(state, seat, id));
      (state[zone][seat] as number[]).push(...(zone === 'deck' ? cards.toReversed() : cards));
    }
  }
  state.trash.push(...words(position.trash).map((id) => cardOf(state, NONE, id)));
  // Heirlooms nobody was given have no pile to go to.
  for (const zone of state.limbo) state.trash.push(...zone.splice(0));
  hold(state, told);
  state.boonDeck = stacked([...state.boonDeck, ...state.druidRow], `${position.druid ?? ''} ${position.boons ?? ''}`);
  if (state.druidRow.length > 0) state.druidRow = state.boonDeck.splice(-state.druidRow.length).toReversed();
  state.boonDiscard = words(position.boonDiscard).map(kindOf);
  for (const [seat, who] of told.entries()) save(state, seat, words(who.saved).map(kindOf));
  state.boonDeck = state.boonDeck.filter(
    (boon) => !state.boonDiscard.includes(boon) && !state.delayed.some((entry) => entry.boon === boon),
  );
  state.hexDiscard = words(position.hexDiscard).map(kindOf);
  state.hexDeck = stacked(state.hexDeck, position.hexes).filter((hex) => !state.hexDiscard.includes(hex));
  for (const [id, left] of Object.entries(position.piles ?? {})) empty(state, kindOf(id), left);
  state.active = 0;
  state.turns = state.turns.map((_, seat) => (seat === 0 ? 1 : 0));
  const phases: { readonly [phase: string]: Phase } = { action: 'action', buy: 'treasure', night: 'night' };
  state.phase = phases[position.phase ?? 'action'] as Phase;
  state.actions = position.actions ?? 1;
  state.buys = position.buys ?? 1;
  state.coins = position.coins ?? 0;
  state.gained[0] = position.gained ?? 0;
  begin(state);
  return state;
}

/** Ten kingdom cards, with all that the position speaks of. */
function kingdomOf(position: Position): string[] {
  const named = [
    ...words(position.kingdom),
    ...SEATS.flatMap((name) => {
      const { hand, deck, discard, play } = position[name] ?? {};
      return [hand, deck, discard, play].flatMap(words);
    }),
    ...words(position.trash),
    ...(position.boons === undefined ? [] : ['bard']),
    ...(position.druid === undefined ? [] : ['druid']),
    ...(SEATS.some((name) => position[name]?.saved) ? ['blessed-village'] : []),
    ...(position.hexes === undefined ? [] : ['skulk']),
    ...Object.keys(position.piles ?? {}),
    ...(SEATS.some((name) => position[name]?.lost) ? ['fool'] : []),
  ].map((id) => BROUGHT_BY[id] ?? id);
  const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];
  const kingdom = [...new Set(named)].filter((id) => !basics.includes(id));
  const rest = PLAIN.filter((id) => !kingdom.includes(id));
  return [...kingdom, ...rest.slice(0, Math.max(0, KINGDOM - kingdom.length))];
}

/** Everything goes back to its pile; Heirlooms and Zombies wait in limbo, as they have none. */
function clear(state: State): void {
  const back = [...state.trash.splice(0), ...state.deck.flatMap((deck) => deck.splice(0))];
  back.push(...state.hand.flatMap((hand) => hand.splice(0)));
  for (const card of back) {
    const kind = state.kind[card] as number;
    if (state.left[kind] === NONE) (state.limbo[0] as number[]).push(card);
    else state.left[kind] = (state.left[kind] as number) + 1;
  }
}

/** A card of this name: one that waits, or one from its pile. */
function cardOf(state: State, _seat: Seat, id: string): number {
  const kind = kindOf(id);
  const waiting = state.limbo[0] as number[];
  const at = waiting.findIndex((card) => state.kind[card] === kind);
  if (at >= 0) return waiting.splice(at, 1)[0] as number;
  if ((state.left[kind] as number) <= 0) throw new Error(`no ${id} is left for the position`);
  state.left[kind] = (state.left[kind] as number) - 1;
  state.kind.push(kind);
  state.moved.push(0);
  return state.kind.length - 1;
}

function hold(state: State, told: readonly SeatCards[]): void {
  for (const [seat, { mood, misery, lost, guarded }] of told.entries()) {
    if (mood !== undefined) state.mood[seat] = mood === 'deluded' ? DELUDED : ENVIOUS;
    if (misery !== undefined) state.misery[seat] = misery;
    if (lost === true) state.lost = seat;
    if (guarded === true) state.guarded |= 1 << seat;
  }
}

/** Boons wait in front of a seat for its next turn. */
function save(state: State, seat: Seat, boons: readonly number[]): void {
  const script = library.place('blessed-village.next');
  for (const boon of boons) {
    state.delayed.push({ serial: state.serials, script, seat, card: NONE, mark: NONE, cards: [], boon });
    state.serials += 1;
  }
}

/** A deck with these on top, the first one topmost. */
function stacked(deck: readonly number[], told = ''): number[] {
  const top = words(told).map(kindOf);
  const rest = deck.filter((kind) => !top.includes(kind)).toSorted((a, b) => b - a);
  return [...rest, ...top.toReversed()];
}

/** Takes cards out of a pile, into the trash: that is where they do least. */
function empty(state: State, kind: number, left: number): void {
  while ((state.left[kind] as number) > left) {
    state.left[kind] = (state.left[kind] as number) - 1;
    state.trash.push(state.kind.push(kind) - 1);
    state.moved.push(0);
  }
}
