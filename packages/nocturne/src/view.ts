import { type Eyes, PER_VIEWER, type Shared, type ViewerPart, withViewerParts } from '@nightjar/kernel';
import { ABILITIES, type Ability, RUNESTONE } from './box.ts';
import { tiersScored } from './brewing.ts';
import { proposal } from './mirrors.ts';
import type { Options } from './options.ts';
import { colourOf } from './setup.ts';
import { holdingOf, holdingsOf, occasionOf } from './standing.ts';
import {
  hasPassed,
  highest,
  isOpponent,
  isSolo,
  isWon,
  kindOf,
  MOONLIGHT,
  NONE,
  type Question,
  type State,
  sideOf,
} from './state.ts';

/** A token as it lies somewhere: whose it is, and its name as in answers. */
export type TokenView = { readonly side: number; readonly token: string };

/** A space of the forest. A token on a space without a tile lies flipped. */
export type SpaceView = {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  readonly tile: string | null;
  readonly token: TokenView | null;
};

/** The Forest Sprite Board: tokens from space 1 on, tiles by slot, and how many tokens have been resolved. */
export type SpriteView = {
  readonly spaces: number;
  readonly tokens: readonly TokenView[];
  readonly tiles: readonly (string | null)[];
  readonly resolved: number;
};

/** A player, or the solo opponent. Tokens are named, lowest first: `['1', '3', '3', 'star', 's8']`. */
export type SideView = {
  readonly side: number;
  readonly opponent: boolean;
  readonly colour: string;
  readonly character: string | null;
  readonly ability: Ability | null;
  readonly used: boolean;
  readonly supply: readonly string[];
  readonly removed: readonly string[];
  readonly passed: boolean;
  readonly collection: readonly string[];
  readonly concoctionCount: number;
  /** For their owner alone until they are revealed (NOC-26.4). */
  readonly concoctions: readonly string[] | null;
  /** Cards this side put under the deck, from the bottom up: for this side alone (NOC-26.10). */
  readonly under: readonly string[];
  readonly shadows: number;
  readonly copies: readonly (string | null)[];
  readonly tiers: readonly number[] | null;
  readonly mark: string | null;
};

/** A goal on offer, and the side that holds it. */
export type GoalView = { readonly goal: string; readonly holder: number | null };

/** What is on offer from a chest or a runestone; what it is, for the drawer alone (NOC-26.5, NOC-26.7). */
export type DrawnView = {
  readonly what: 'tiles' | 'concoctions';
  readonly count: number;
  readonly drawn: readonly string[] | null;
  readonly kept: readonly string[] | null;
};

/** Deeds of a side that no pile shows; goals, achievements and objectives ask for them. */
export type DeedsView = {
  readonly starWon: boolean;
  readonly lastSpace: number;
  readonly allSpaces: number;
  readonly moonTiles: number;
  readonly cornerCasts: number;
};

/** Public facts of the past that the table does not show: with them a view is enough to play on from. */
export type Underway = {
  /** Who won the last tile of this round, in the forest and from the Sprite Board. */
  readonly lastWinner: { readonly grid: number | null; readonly sprite: number | null };
  /** Unsuccessful tokens of the player who won the tile being resolved (NOC-4.7b). */
  readonly giftable: readonly string[];
  /** Sides that have dedicated in this step. */
  readonly dedicated: readonly number[];
  /** Tiles whose effects wait, the next one last. */
  readonly effects: readonly string[];
  /** Tiles whose effects are being put in order. */
  readonly unordered: readonly string[];
  /** Who put cards under the concoction deck, from the bottom card up. */
  readonly under: readonly number[];
  /** Whether the opponent's last card bids it dedicate; null while none says. */
  readonly icon: boolean | null;
  readonly deeds: readonly DeedsView[];
};

/** What eyes see of a game of Nocturne. Sides, spaces and slots are in their order; things are called by their ids. */
export type View = {
  readonly game: 'nocturne';
  readonly options: Options;
  readonly round: 'twilight' | 'moonlight';
  readonly question: Question | 'over';
  readonly asked: number | null;
  readonly first: number;
  readonly rows: number;
  readonly cols: number;
  readonly spaces: readonly SpaceView[];
  readonly casts: readonly string[];
  readonly highest: string | null;
  readonly tied: string | null;
  readonly opened: boolean;
  readonly winner: number | null;
  readonly waiting: readonly string[];
  readonly gifts: readonly string[];
  readonly sprite: SpriteView;
  readonly sides: readonly SideView[];
  readonly shadowRow: readonly string[];
  readonly twilight: readonly GoalView[];
  /** Null while they lie face down (NOC-26.9). */
  readonly moonlight: readonly string[] | null;
  readonly stack: number;
  readonly deck: number;
  readonly discards: readonly string[];
  readonly gone: readonly string[];
  readonly drawn: DrawnView | null;
  /** While mirror stones are assigned a tile per stone; while concoctions are brewed a tier per card. */
  readonly proposal: readonly (string | null)[] | readonly number[] | null;
  readonly solo: { readonly deck: number; readonly cards: readonly string[] } | null;
  readonly underway: Underway;
};

type SharedSideView = Shared<SideView, 'concoctions' | 'under'>;
type SharedView = Omit<Shared<View, 'drawn'>, 'sides'> & {
  readonly sides: readonly SharedSideView[];
};

/** What these eyes may know (NOC-26): everything public, and what this seat holds. */
export const view = (state: State, eyes: Eyes): View =>
  withViewerParts<{ view: View }>({ view: sharedView(state) }, viewParts(state, eyes)).view;

/** What depends on eyes: concoctions, cards put under the deck, and what was drawn. */
export function viewParts(state: State, eyes: Eyes): ViewerPart[] {
  const parts: ViewerPart[] = [{ path: 'view/drawn', value: drawnView(state, eyes) }];
  state.brews.forEach((brews, side) => {
    // NOC-26.4: concoctions are for their owner alone until they are revealed.
    const concoctions = side === eyes || state.revealed ? brewNames(state, brews) : null;
    // NOC-26.10: who put cards under the deck has seen them.
    const under = side === eyes ? state.deck.filter((_, i) => state.deckKnown[i] === side) : [];
    parts.push({ path: `view/sides/${side}/concoctions`, value: concoctions });
    parts.push({ path: `view/sides/${side}/under`, value: brewNames(state, under) });
  });
  return parts;
}

const brewNames = ({ box }: State, brews: readonly number[]): string[] =>
  brews.map((brew) => box.brews[brew]?.id ?? '');

/** What everybody sees. */
export function sharedView(state: State): SharedView {
  const { box, options, layout } = state;
  return {
    game: 'nocturne',
    options: { ...options },
    round: state.round === MOONLIGHT ? 'moonlight' : 'twilight',
    question: state.stage as Question | 'over',
    asked: state.stage === 'over' ? null : state.turn,
    first: state.first,
    rows: layout.rows,
    cols: layout.cols,
    spaces: layout.names.map((name, space) => ({
      name,
      row: layout.row[space] as number,
      col: layout.col[space] as number,
      tile: tileName(state, state.tiles[space] as number),
      token: state.tokens[space] === NONE ? null : tokenView(state, state.tokens[space] as number),
    })),
    casts: state.casts.map((space) => layout.names[space] as string),
    highest: nameOf(layout.names, state.stage === 'start' ? NONE : highest(state)),
    tied: nameOf(layout.names, state.tied),
    opened: state.opened,
    winner: orNull(state.winner),
    waiting: state.waiting.map((space) => layout.names[space] as string),
    gifts: state.stage === 'gift' ? state.giftable.map((kind) => box.tokens.names[kind] as string) : [],
    sprite: {
      spaces: box.spriteSpaces[state.sides] as number,
      tokens: state.sprite.map((token) => tokenView(state, token)),
      tiles: state.slots.map((tile) => tileName(state, tile)),
      resolved: state.resolved,
    },
    sides: state.supply.map((_, side) => sideView(state, side)),
    shadowRow: state.shadowRow.map((kind) => box.tokens.names[kind] as string),
    twilight: state.twilight.map((goal, i) => ({
      goal: box.twilight[goal]?.id ?? '',
      holder: orNull(state.holders[i] as number),
    })),
    moonlight: knowsGoals(state) ? state.moonlight.map((goal) => box.moonlight[goal]?.id ?? '') : null,
    stack: state.stack.length,
    deck: state.deck.length,
    discards: state.discards.map((tile) => box.tiles.id[tile] as string),
    gone: state.gone.map((tile) => box.tiles.id[tile] as string),
    drawn: PER_VIEWER,
    proposal: proposalView(state),
    solo: isSolo(state)
      ? { deck: state.soloDeck.length, cards: state.soloPile.map((card) => box.soloCards[card]?.id ?? '') }
      : null,
    underway: underwayView(state),
  };
}

const nameOf = (names: readonly string[], place: number): string | null => names[place] ?? null;
const tileName = (state: State, tile: number): string | null => state.box.tiles.id[tile] ?? null;

const orNull = (side: number): number | null => (side === NONE ? null : side);

const tokenView = (state: State, token: number): TokenView => ({
  side: sideOf(token),
  token: state.box.tokens.names[kindOf(token)] as string,
});

function underwayView(state: State): Underway {
  const { tiles, tokens } = state.box;
  const sides = state.supply.map((_, side) => side);
  return {
    lastWinner: { grid: orNull(state.lastGridWinner), sprite: orNull(state.lastSpriteWinner) },
    giftable: isWon(state) ? state.giftable.map((kind) => tokens.names[kind] as string) : [],
    dedicated: sides.filter((side) => ((state.dedicated >> side) & 1) === 1),
    effects: state.effects.map((tile) => tiles.id[tile] as string),
    unordered: state.stage === 'effect' ? state.kept.map((tile) => tiles.id[tile] as string) : [],
    under: state.deckKnown.filter((seat) => seat !== NONE),
    icon: state.soloIcon,
    deeds: sides.map((side) => ({
      starWon: state.starWon[side] as boolean,
      lastSpace: state.lastSpace[side] as number,
      allSpaces: state.allSpaces[side] as number,
      moonTiles: state.moonTiles[side] as number,
      cornerCasts: state.cornerCasts[side] as number,
    })),
  };
}

/** Face-down Moonlight goals are unknown until they are turned up (NOC-26.9), except in scenarios (NOC-21.4). */
const knowsGoals = (state: State): boolean => state.round === MOONLIGHT || state.options.scenario !== null;

function sideView(state: State, side: number): SharedSideView {
  const { box } = state;
  const ability = ABILITIES[state.abilities[side] as number];
  return {
    side,
    opponent: isOpponent(state, side),
    colour: colourOf(state, side),
    character: box.characters[state.characters[side] as number]?.id ?? null,
    ability: ability ?? null,
    used: state.used[side] as boolean,
    supply: tokenCounts(state, state.supply[side] as number[]),
    removed: tokenCounts(state, state.removed[side] as number[]),
    passed: hasPassed(state, side),
    collection: (state.collection[side] as number[]).map((tile) => box.tiles.id[tile] as string),
    concoctionCount: (state.brews[side] as number[]).length,
    concoctions: PER_VIEWER,
    under: PER_VIEWER,
    shadows: state.shadows[side] as number,
    copies: (state.copies[side] as number[]).map((tile) => tileName(state, tile)),
    tiers: state.tiers[side]?.slice() ?? null,
    mark: box.edition.achievements.list[state.marks[side] as number]?.id ?? null,
  };
}

/** Tokens by name, lowest first: `['1', '3', '3', 'star', 's8']`. */
function tokenCounts(state: State, counts: readonly number[]): string[] {
  const { names } = state.box.tokens;
  const tokens: string[] = [];
  for (let kind = 0; kind < counts.length; kind += 1) {
    for (let i = counts[kind] as number; i > 0; i -= 1) tokens.push(names[kind] as string);
  }
  return tokens;
}

/** What is on offer from a chest or a runestone: for the drawer alone (NOC-26.5, NOC-26.7). */
function drawnView(state: State, eyes: Eyes): DrawnView | null {
  if (state.drawing === NONE) return null;
  const { box } = state;
  const name = (choice: number): string =>
    state.drawing === RUNESTONE ? (box.brews[choice]?.id ?? '') : (box.tiles.id[choice] as string);
  return {
    what: state.drawing === RUNESTONE ? 'concoctions' : 'tiles',
    count: state.drawn.length + state.kept.length,
    drawn: state.turn === eyes ? state.drawn.map(name) : null,
    kept: state.turn === eyes ? state.kept.map(name) : null,
  };
}

/** The best assignment or allocation, worked out for the player who is asked (NOC-17.11, NOC-18.19), from public facts alone. */
function proposalView(state: State): View['proposal'] {
  if (state.stage === 'mirror') {
    const best = proposal(state.box, occasionOf(state), holdingsOf(state), state.turn);
    return best.map((tile) => tileName(state, tile));
  }
  if (state.stage === 'brewing' || state.stage === 'tier') {
    return [...tiersScored(state.box, { ...holdingOf(state, state.turn), tiers: null })];
  }
  return null;
}
