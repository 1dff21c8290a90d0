import type { Action, Difference, Prospect, ScoreSheet } from '@nightjar/kernel';
import { readAnswer } from './answer.ts';
import { CHEST, MIRROR, RUNESTONE } from './box.ts';
import { canBeat } from './casting.ts';
import { chestLuck } from './chest.ts';
import { settle } from './effects.ts';
import type { NocturneEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import type { Holding } from './holding.ts';
import { proposal } from './mirrors.ts';
import { read } from './notation.ts';
import { win } from './phase.ts';
import { apply, give } from './questions.ts';
import { sheets } from './scoring.ts';
import { canDedicate, placeFor } from './sprite.ts';
import { knownHoldings, occasionOf } from './standing.ts';
import { copy, hasPassed, highest, isFamily, isFree, kindOf, NONE, type State, sideOf, strengthOf } from './state.ts';
import type { TokenView } from './view.ts';

/**
 * What an answer has in store for the seat that is asked, if it comes to that: a spell wins, nobody answers any more.
 * It tells of the tile or concoction in question as things stand, not of what happens after it, and is the same at
 * every table that the seat cannot tell apart.
 */
export interface NocturneProspect extends Prospect {
  /** The tile that is won, taken, kept or copied. */
  readonly tile: string | null;
  readonly concoction: string | null;
  /** What it brings, and line by line; null where nothing is gained. */
  readonly adds: number | null;
  readonly changes: readonly Pick<Difference, 'category' | 'points'>[];
  /** What the spell or the ability would count at the end if it were left over (NOC-18.21, NOC-18.22): below 0 it is lost. */
  readonly costs: number;
  /** Twilight goals it reaches (NOC-12.4). */
  readonly goals: readonly string[];
  /** What the tile lets its winner draw (NOC-11.1). */
  readonly draws: 'tiles' | 'concoctions' | null;
  /** What the best tile of such a draw adds on average, as things stand; null where none is drawn. */
  readonly luck: number | null;
  /** The sides that may still answer a spell; with none it wins at once (NOC-7.1–7.4). Null for what is no spell. */
  readonly rivals: readonly number[] | null;
  /** Where a spell may go on the Forest Sprite Board if it is answered, from 1, and whose token it pushes off. */
  readonly place: { readonly place: number; readonly pushed: TokenView | null } | null;
  /** A tile that would lie isolated, and the side that starts beside it (NOC-9.9, NOC-9.10). */
  readonly corner: { readonly side: number; readonly space: string; readonly tile: string } | null;
  /** Who wins what after a pass, if nobody else answers. */
  readonly leaves: { readonly side: number; readonly tile: string } | null;
}

const NOTHING: NocturneProspect = {
  points: null,
  tile: null,
  concoction: null,
  adds: null,
  changes: [],
  costs: 0,
  goals: [],
  draws: null,
  luck: null,
  rivals: null,
  place: null,
  corner: null,
  leaves: null,
};

/** The prospect of an answer to the open question; null if the text is none. */
export function prospect(state: State, text: string): NocturneProspect | null {
  const action = read(state, text);
  const answer = readAnswer(text);
  if (action === null || answer === null) return null;
  const after = copy(state);
  give(after, action);
  const gained = state.drawing === RUNESTONE ? concoction : tile;
  switch (answer.kind) {
    case 'cast':
      return spell(state, after, action);
    case 'pass':
      return passing(state);
    case 'take':
    case 'swap':
    case 'swapSlot':
      return tile(state, after);
    case 'keep':
      if (after.stage === 'hoard') settle(after);
      return gained(state, after);
    case 'hoard':
      return answer.choice === null ? NOTHING : gained(settled(state), after);
    case 'copy':
      return answer.tile === null ? NOTHING : { ...difference(state, after), tile: answer.tile };
    case 'dedicate':
    case 'gift':
      return answer.token === null ? NOTHING : dedication(state, after);
    case 'tier':
      return { ...NOTHING, concoction: nextBrew(state) };
    default:
      return NOTHING;
  }
}

/** A spell that wins, at once or because nobody answers. */
function spell(state: State, after: State, action: Action): NocturneProspect {
  const space = highest(after);
  const kind = kindOf(after.tokens[space] as number);
  // A spell that has not won at once waits to be answered.
  const rivals = after.stage === 'answering' ? rivalsOf(after) : [];
  if (after.stage === 'answering') win(after, 'alone');
  const won = tile(state, after);
  return {
    ...won,
    points: rivals.length > 0 ? null : surePoints(state, action, won),
    rivals,
    place: rivals.length > 0 ? placeOf(state, kind) : null,
    corner: cornerBy(state, space, state.turn) ?? cornerForOthers(state, space, rivals),
  };
}

/**
 * The points of a tile that is won at once. None are sure where the tile lets its winner draw, where it is a mirror stone, which counts
 * what it will copy, and where the end of the round brings more.
 */
function surePoints(state: State, action: Action, { tile: won, adds, costs, draws }: NocturneProspect): number | null {
  const { box, turn, collection, reveals } = state;
  const isMirror = won !== null && box.tiles.type[box.tiles.id.indexOf(won)] === MIRROR;
  if (adds === null || draws !== null || isMirror) return null;
  const after = copy(state);
  apply(after, action);
  const tiles = (after.collection[turn]?.length ?? 0) - (collection[turn]?.length ?? 0);
  return after.reveals === reveals && tiles === 1 ? adds + costs : null;
}

/** Sides still in the phase that hold a token above the current highest spell (NOC-7.4, NOC-7.4a). */
function rivalsOf(state: State): number[] {
  const token = state.tokens[highest(state)] as number;
  const strength = strengthOf(state, token);
  return state.supply
    .map((_, side) => side)
    .filter((side) => side !== sideOf(token) && !hasPassed(state, side) && canBeat(state, side, strength));
}

/** NOC-8.7–8.12. */
function placeOf(state: State, kind: number): NocturneProspect['place'] {
  if (isFamily(state) || !canDedicate(state, kind)) return null;
  const isFull = state.sprite.length === state.box.spriteSpaces[state.sides];
  const pushed = isFull ? state.sprite.at(-1) : undefined;
  return {
    place: placeFor(state, kind) + 1,
    pushed:
      pushed === undefined ? null : { side: sideOf(pushed), token: state.box.tokens.names[kindOf(pushed)] as string },
  };
}

/** A tile beside a space that lies alone once that space is won: the winner starts there (NOC-9.2) and wins at once. */
function cornerBy({ box, layout, tiles }: State, won: number, side: number): NocturneProspect['corner'] {
  const beside = (space: number): readonly number[] => layout.near[space] as readonly number[];
  const alone = beside(won).find(
    (space) => tiles[space] !== NONE && beside(space).every((other) => other === won || tiles[other] === NONE),
  );
  if (alone === undefined) return null;
  return { side, space: layout.names[alone] as string, tile: box.tiles.id[tiles[alone] as number] as string };
}

/** The same after an answer beside the spell, for the first who may give it. */
function cornerForOthers(state: State, space: number, [rival]: readonly number[]): NocturneProspect['corner'] {
  if (rival === undefined) return null;
  for (const beside of state.layout.near[space] as readonly number[]) {
    const corner = isFree(state, beside) ? cornerBy(state, beside, rival) : null;
    if (corner !== null) return corner;
  }
  return null;
}

/** The owner of the current highest spell wins, if nobody answers it (NOC-7.2). */
function passing(state: State): NocturneProspect {
  if (state.stage !== 'answer') return NOTHING;
  const space = highest(state);
  const side = sideOf(state.tokens[space] as number);
  const won = state.box.tiles.id[state.tiles[space] as number] as string;
  return { ...NOTHING, leaves: { side, tile: won }, corner: cornerBy(state, space, side) };
}

/** A tile more, with the goals it reaches. */
function tile(before: State, after: State): NocturneProspect {
  const { box } = after;
  const gained = after.collection[before.turn]?.at(-1) ?? NONE;
  const type = box.tiles.type[gained];
  const goals: string[] = [];
  checkGoals(after, (event: NocturneEvent) => event.type === 'goal' && goals.push(event.goal));
  return {
    ...difference(before, after, type === MIRROR),
    tile: box.tiles.id[gained] ?? null,
    goals,
    draws: type === CHEST ? 'tiles' : type === RUNESTONE ? 'concoctions' : null,
    luck: type === CHEST ? chestLuck(after, (drawn) => tileWorth(after, before.turn, drawn)) : null,
  };
}

/** What one tile more would add. */
function tileWorth(state: State, side: number, gained: number): number {
  const after = copy(state);
  after.collection[side]?.push(gained);
  const isMirrored = state.box.tiles.type[gained] === MIRROR;
  return sheetOf(after, side, { isMirrored }).total - sheetOf(state, side, {}).total;
}

const concoction = (before: State, after: State): NocturneProspect => ({
  ...difference(before, after),
  concoction: after.box.brews[after.brews[before.turn]?.at(-1) ?? NONE]?.id ?? null,
});

/** A token on the Forest Sprite Board scores where something counts it. */
function dedication(before: State, after: State): NocturneProspect {
  const changed = difference(before, after);
  return changed.changes.length === 0 ? NOTHING : changed;
}

/** The table if nothing more is kept of this draw. */
function settled(state: State): State {
  const other = copy(state);
  settle(other);
  return other;
}

function nextBrew({ box, brews, tiers, turn }: State): string | null {
  return box.brews[brews[turn]?.[tiers[turn]?.length ?? 0] ?? NONE]?.id ?? null;
}

/**
 * By how much the own sheet changes, the cost apart from the gain. A mirror stone that was just gained
 * counts what it would copy best.
 */
function difference(before: State, after: State, isMirrored = false): NocturneProspect {
  const side = before.turn;
  const { leftover, unusedAbility } = knownHoldings(before, side)[side] as Holding;
  const old = sheetOf(before, side, {});
  const unspent = sheetOf(after, side, { isMirrored, kept: { leftover, unusedAbility } });
  const fresh = sheetOf(after, side, { isMirrored });
  const changes = unspent.lines.flatMap(({ category, points }, i) => {
    const by = points - (old.lines[i]?.points ?? 0);
    return by === 0 ? [] : [{ category, points: by }];
  });
  return { ...NOTHING, adds: unspent.total - old.total, changes, costs: fresh.total - unspent.total };
}

interface Supposed {
  readonly isMirrored?: boolean;
  readonly kept?: Pick<Holding, 'leftover' | 'unusedAbility'>;
}

function sheetOf(state: State, side: number, { isMirrored = false, kept }: Supposed): ScoreSheet {
  const { box } = state;
  const occasion = occasionOf(state);
  const holdings = knownHoldings(state, side);
  const own = { ...(holdings[side] as Holding), ...kept };
  holdings[side] = own;
  if (isMirrored) {
    // The new stone alone: those held already count when they are assigned (NOC-17.3).
    const others = own.tiles.filter((kind) => box.tiles.type[kind] !== MIRROR);
    const alone = { ...own, tiles: [...others, own.tiles.at(-1) as number], copies: [] };
    holdings[side] = { ...own, copies: proposal(box, occasion, holdings.with(side, alone), side) };
  }
  return sheets(box, occasion, holdings)[side] as ScoreSheet;
}
