import { ahead, type Seat } from '@nightjar/kernel';
import type { Brew } from './box.ts';
import { fullTier } from './brewing.ts';
import { type Haul, rememberedHauls } from './haul.ts';
import type { Holding } from './holding.ts';
import { points } from './scoring.ts';
import { foreseen, knownHoldings, occasionOf } from './standing.ts';
import { highest, kindOf, MOONLIGHT, type State, sideOf } from './state.ts';

/** What things are worth that no score sheet shows yet, in points. Found by play, not by proof. */
const WORTH = {
  mirror: 4,
  /** A token in hand: something, and more the stronger it is. */
  token: 0.5,
  strength: 0.15,
  star: 2.6,
  /** A token on the Sprite Board wins a tile; the better the place the freer the choice. */
  sprite: 2.4,
  spritePlace: 0.35,
  /** A symbol that a concoction still lacks is worth part of the card. */
  brewing: 0.45,
  /** A tile under one's highest spell is nearly won. */
  pending: 0.55,
  /** What a rival's answer may cost a player who has cast a weak spell. */
  risk: 2,
} as const;

/** How well a seat stands: points ahead of its best rival, by what that seat knows (NOC-26.15). Alone, plain points. */
export function estimate(state: State, seat: Seat): number {
  const over = foreseen(state);
  if (over !== null) return ahead(over.scores, seat) - ((over.places[seat] as number) - 1) * 0.01;
  return ahead(outlook(state, seat).worth, seat);
}

/** What each side holds, and what that comes to by itself. */
interface Held {
  readonly holdings: readonly Holding[];
  readonly hauls: readonly Haul[];
}

/** What each side holds and has, and what all of it is worth, in a seat's eyes. */
export interface Outlook extends Held {
  readonly totals: readonly number[];
  readonly worth: readonly number[];
}

export function outlook(state: State, eyes: Seat): Outlook {
  const holdings = pendingWon(state, knownHoldings(state, eyes));
  const hauls = rememberedHauls(state.box, holdings);
  const totals = points(state.box, occasionOf(state), holdings, hauls);
  const worth: number[] = [];
  for (let side = 0; side < totals.length; side += 1)
    worth.push((totals[side] as number) + promise(state, { holdings, hauls }, side));
  return { holdings, hauls, totals, worth };
}

/** The tile under the current highest spell counts as won; `promise` takes the risk off again. */
function pendingWon(state: State, holdings: Holding[]): Holding[] {
  if (state.stage !== 'answer') return holdings;
  const space = highest(state);
  const owner = sideOf(state.tokens[space] as number);
  const holding = holdings[owner];
  if (holding === undefined) return holdings;
  holdings[owner] = { ...holding, tiles: [...holding.tiles, state.tiles[space] as number] };
  return holdings;
}

function promise(state: State, { holdings, hauls }: Held, side: number): number {
  const haul = hauls[side] as Haul;
  let worth = tokensWorth(state, side) + brewsWorth(state, (holdings[side] as Holding).brews, haul.brewed);
  for (let i = 0; i < haul.tally.mirrors; i += 1) worth += WORTH.mirror;
  for (let i = state.stage === 'sprite' ? state.resolved : 0; i < state.sprite.length; i += 1) {
    if (sideOf(state.sprite[i] as number) === side) worth += WORTH.sprite - i * WORTH.spritePlace;
  }
  if (state.stage !== 'answer') return worth;
  const space = highest(state);
  const token = state.tokens[space] as number;
  if (sideOf(token) !== side) return worth;
  // The stronger the spell, the surer the tile.
  const { strength, star } = state.box.tokens;
  const risk =
    kindOf(token) === star ? 0 : Math.max(0, WORTH.risk - (strength[kindOf(token)] as number) * WORTH.pending);
  return worth - risk;
}

/** Tokens still in hand: in Moonlight their points are counted already, so only their fighting value is left. */
function tokensWorth(state: State, side: number): number {
  const { strength, star, kinds } = state.box.tokens;
  const supply = state.supply[side] as number[];
  const last = state.round === MOONLIGHT;
  let worth = 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const count = supply[kind] as number;
    if (count === 0) continue;
    const each = kind === star ? WORTH.star : WORTH.token + (strength[kind] as number) * WORTH.strength;
    worth += count * (last ? each * 0.4 : each);
  }
  return worth;
}

/** Half-brewed concoctions: each needs symbols, and those at hand are a promise. */
function brewsWorth({ box, revealed }: State, brews: readonly number[], brewed: readonly number[]): number {
  if (revealed) return 0;
  let worth = 0;
  for (let i = 0; i < brews.length; i += 1) {
    const part = brewed[i] as number;
    worth += fullTier(box.brews[brews[i] as number] as Brew).points * WORTH.brewing * part * (1 - part);
  }
  return worth;
}
