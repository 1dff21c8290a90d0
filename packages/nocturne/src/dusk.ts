import type { Tell } from '@nightjar/kernel';
import type { NocturneEvent } from './events.ts';
import { decideGoals, dropGoals } from './goals.ts';
import { beginRound, layOut } from './setup.ts';
import {
  isAhead,
  isFamily,
  isShadow,
  isSolo,
  kindOf,
  MOONLIGHT,
  NONE,
  oneMore,
  type State,
  shiftSupply,
  sideOf,
} from './state.ts';

/** From Twilight to Moonlight (NOC-14.1); family mode knows only retrieving and refilling (NOC-20.5a). */
export function fall(state: State, tell?: Tell<NocturneEvent>): void {
  if (!isFamily(state)) {
    decideGoals(state, tell);
    awardShadows(state, tell);
  }
  const first = nextFirst(state);
  retrieve(state);
  if (!isFamily(state)) {
    discardLowest(state, tell);
    dropGoals(state, tell);
    tell?.({ type: 'moonlightGoals', goals: state.moonlight.map((goal) => state.box.moonlight[goal]?.id ?? '') });
  }
  // NOC-14.11a: tiles that Twilight left in the grid make room.
  state.gone = [...state.gone, ...state.tiles.filter((tile) => tile !== NONE)];
  state.round = MOONLIGHT;
  state.reveals += 1;
  layOut(state);
  state.first = first;
  tell?.({ type: 'dealt', round: state.round, first });
  beginRound(state);
}

/** Who is asked first in Moonlight (NOC-14.13, NOC-14.14, NOC-19.4). */
function nextFirst(state: State): number {
  if (isSolo(state)) return 0;
  if (state.lastSpriteWinner !== NONE) return state.lastSpriteWinner;
  return state.lastGridWinner === NONE ? state.first : state.lastGridWinner;
}

/** Each token left earns the highest shadow token still there, from the highest down (NOC-14.4–14.5d). */
function awardShadows(state: State, tell?: Tell<NocturneEvent>): void {
  const left: { kind: number; side: number }[] = [];
  for (let side = 0; side < state.sides; side += 1) {
    (state.supply[side] as number[]).forEach((count, kind) => {
      for (let i = 0; i < count; i += 1) left.push({ kind, side });
    });
  }
  const { strength, names } = state.box.tokens;
  left.sort((a, b) => {
    if (a.kind !== b.kind) return (strength[b.kind] as number) - (strength[a.kind] as number);
    if (a.side === b.side) return 0;
    return isAhead(state, a.side, b.side) ? -1 : 1;
  });
  const row = state.shadowRow.slice();
  for (const { kind, side } of left) {
    const shadow = row.pop();
    if (shadow === undefined) break;
    shiftSupply(state, side, shadow, 1);
    state.shadows = oneMore(state.shadows, side);
    tell?.({ type: 'shadow', side, token: names[shadow] as string, for: names[kind] as string });
  }
  // NOC-14.5d: the others have no further use.
  state.shadowRow = [];
}

/** All flipped tokens and those on the Sprite Board return (NOC-14.6). */
function retrieve(state: State): void {
  for (let space = 0; space < state.tokens.length; space += 1) {
    const token = state.tokens[space] as number;
    if (token === NONE) continue;
    shiftSupply(state, sideOf(token), kindOf(token), 1);
    state.tokens[space] = NONE;
  }
  for (const token of state.sprite) shiftSupply(state, sideOf(token), kindOf(token), 1);
  state.sprite = [];
}

/** For each shadow token received, the lowest own token leaves the game (NOC-14.7). */
function discardLowest(state: State, tell?: Tell<NocturneEvent>): void {
  for (let side = 0; side < state.sides; side += 1) {
    let owed = state.shadows[side] as number;
    const supply = state.supply[side] as number[];
    let removed = state.removed[side] as readonly number[];
    for (let kind = 0; kind < supply.length && owed > 0 && !isShadow(state, kind); kind += 1) {
      while ((supply[kind] as number) > 0 && owed > 0) {
        shiftSupply(state, side, kind, -1);
        removed = oneMore(removed, kind);
        owed -= 1;
        tell?.({ type: 'removed', side, token: state.box.tokens.names[kind] as string });
      }
    }
    state.removed = state.removed.with(side, removed);
  }
}
