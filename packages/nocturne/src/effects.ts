import { type Action, type Tell, wholes } from '@nightjar/kernel';
import { CHEST, RUNESTONE } from './box.ts';
import { hasAbility } from './casting.ts';
import { distinct } from './distinct.ts';
import type { NocturneEvent } from './events.ts';
import { collect } from './phase.ts';
import { drawTiles } from './stack.ts';
import { NONE, type State } from './state.ts';

/** How many a chest or a runestone draws (NOC-11.2, NOC-11.3). */
export const DRAWN = 3;

const tileNames = ({ box }: State, tiles: readonly number[]): string[] =>
  tiles.map((tile) => box.tiles.id[tile] as string);
const brewNames = ({ box }: State, brews: readonly number[]): string[] =>
  brews.map((brew) => box.brews[brew]?.id ?? '');

/** Resolves the winner's tile effects, the last one first, until one asks (NOC-11). */
export function findEffect(state: State, tell?: Tell<NocturneEvent>): void {
  if (state.effects.length === 0) {
    state.stage = 'goals';
    return;
  }
  const tile = state.effects.at(-1) as number;
  state.effects = state.effects.slice(0, -1);
  state.turn = state.winner;
  if (state.box.tiles.type[tile] === RUNESTONE) return drawBrews(state, tell);
  if (state.options.modifiedGame === 'chasingChests' && swaps(state).length > 0) state.stage = 'swap';
  else openChest(state, tell);
}

/** NOC-11.2: three concoctions are drawn and one is kept. */
function drawBrews(state: State, tell?: Tell<NocturneEvent>): void {
  state.drawing = RUNESTONE;
  state.reveals += 1;
  state.kept = [];
  const drawn = state.deck.slice(-DRAWN).reverse();
  state.drawn = drawn;
  state.deck = state.deck.slice(0, -DRAWN);
  state.deckKnown = state.deckKnown.slice(0, -DRAWN);
  tell?.({ type: 'drew', side: state.turn, what: 'concoctions', count: drawn.length, drawn: brewNames(state, drawn) });
  state.stage = state.drawn.length === 0 ? 'effects' : 'runestone';
}

/** NOC-11.3: three tiles are drawn and one is kept. */
export function openChest(state: State, tell?: Tell<NocturneEvent>): void {
  state.drawing = CHEST;
  state.reveals += 1;
  state.kept = [];
  const drawn = drawTiles(state, DRAWN);
  state.drawn = drawn;
  tell?.({ type: 'drew', side: state.turn, what: 'tiles', count: drawn.length, drawn: tileNames(state, drawn) });
  if (state.drawn.length === 0) state.stage = 'effects';
  else if (offersDrawn(state).length > 1 || hasAbility(state, state.turn, 'hoard')) state.stage = 'chest';
  else keep(state, state.drawn[0] as number, tell);
}

/** The distinct tile kinds or concoctions on offer, ascending. */
export const offersDrawn = (state: State): number[] => distinct(state.drawn);

/** Keeps one of the tiles or concoctions drawn; with Hoard a second one may follow (NOC-4.9). */
export function keep(state: State, choice: number, tell?: Tell<NocturneEvent>): void {
  state.drawn = state.drawn.toSpliced(state.drawn.indexOf(choice), 1);
  state.kept = [...state.kept, choice];
  if (state.kept.length === 1 && state.drawn.length > 0 && hasAbility(state, state.turn, 'hoard'))
    state.stage = 'hoard';
  else settle(state, tell);
}

/** Keeps a second one by Hoard. */
export function hoard(state: State, choice: number, tell?: Tell<NocturneEvent>): void {
  state.used = state.used.with(state.turn, true);
  tell?.({ type: 'ability', side: state.turn, ability: 'hoard' });
  keep(state, choice, tell);
}

/** Puts the tiles or concoctions kept, and the others, where they belong. */
export function settle(state: State, tell?: Tell<NocturneEvent>): void {
  if (state.drawing === RUNESTONE) settleBrews(state, tell);
  else settleTiles(state, tell);
  state.drawn = [];
  state.drawing = NONE;
}

/** NOC-11.2a, NOC-11.2b: kept cards stay secret, the others go under the deck in the order drawn. */
function settleBrews(state: State, tell?: Tell<NocturneEvent>): void {
  const { kept, drawn, turn } = state;
  state.brews = state.brews.with(turn, [...(state.brews[turn] as readonly number[]), ...kept]);
  const { deck, deckKnown } = state;
  const under = drawn.length;
  state.deck = wholes(under + deck.length, (i) => (i < under ? drawn[under - 1 - i] : deck[i - under]) as number);
  state.deckKnown = wholes(under + deck.length, (i) => (i < under ? turn : (deckKnown[i - under] as number)));
  tell?.({ type: 'learned', side: state.turn, count: kept.length, kept: brewNames(state, kept) });
  state.kept = [];
  state.stage = 'effects';
}

/** NOC-11.3, NOC-11.3a. Two tiles with different effects are put in order by their owner (NOC-4.9a). */
function settleTiles(state: State, tell?: Tell<NocturneEvent>): void {
  state.reveals += 1;
  for (const tile of state.kept) (state.collection[state.turn] as number[]).push(tile);
  state.discards = [...state.discards, ...state.drawn];
  tell?.({
    type: 'opened',
    side: state.turn,
    kept: tileNames(state, state.kept),
    discarded: tileNames(state, state.drawn),
  });
  const due = state.kept.filter((tile) => hasEffect(state, tile));
  if (due.length === 2 && due[0] !== due[1]) {
    state.kept = due;
    state.stage = 'effect';
    return;
  }
  for (const tile of due) collect(state, tile);
  state.kept = [];
  state.stage = 'effects';
}

const hasEffect = (state: State, tile: number): boolean =>
  state.box.tiles.type[tile] === CHEST || state.box.tiles.type[tile] === RUNESTONE;

/** The owner names which of two effects comes first; the other waits below it (NOC-4.9a). */
export function orderEffects(state: State, first: number): void {
  for (const tile of state.kept) if (tile !== first) collect(state, tile);
  collect(state, first);
  state.kept = [];
  state.stage = 'effects';
}

/** Swap answers: opening the chest is 0; grid spaces follow, then Sprite slots (NOC-25.13). */
export const OPEN: Action = 0;
const swapSpace = (space: number): Action => 1 + space;
const swapSlot = (slot: number): Action => 64 + slot;

/** Where a chest may be swapped: any tile in the grid or on the Sprite Board that is no chest (NOC-25.13–25.15). */
export function swaps(state: State): Action[] {
  const actions: Action[] = [];
  for (let space = 0; space < state.tiles.length; space += 1) {
    if (isSwappable(state, state.tiles[space] as number)) actions.push(swapSpace(space));
  }
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    if (isSwappable(state, state.slots[slot] as number)) actions.push(swapSlot(slot));
  }
  return actions;
}

const isSwappable = (state: State, tile: number): boolean => tile !== NONE && state.box.tiles.type[tile] !== CHEST;

/** The chest takes the other tile's place, and the tile is collected with its effect (NOC-25.14, NOC-25.16). */
export function swap(state: State, action: Action, tell?: Tell<NocturneEvent>): void {
  const own = state.collection[state.turn] as number[];
  const at = own.findLastIndex((tile) => state.box.tiles.type[tile] === CHEST);
  const chest = own[at] as number;
  const isSlot = action >= 64;
  const index = isSlot ? action - 64 : action - 1;
  const tile = (isSlot ? state.slots : state.tiles)[index] as number;
  if (isSlot) state.slots = state.slots.with(index, chest);
  else state.tiles[index] = chest;
  own.splice(at, 1);
  own.push(tile);
  const where = isSlot ? `sprite ${index + 1}` : (state.layout.names[index] as string);
  tell?.({ type: 'swapped', side: state.turn, tile: state.box.tiles.id[tile] as string, where });
  collect(state, tile);
  state.stage = 'effects';
}
