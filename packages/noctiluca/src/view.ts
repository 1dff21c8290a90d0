import { type Eyes, PER_VIEWER, type Seat, type Shared, type ViewerPart, withViewerParts } from '@nightjar/kernel';
import { COLOURS, type Colour, FACES, JAR_COLOURS, type JarColour, PATHS, type Path, type Section } from './box.ts';
import { named } from './diving.ts';
import type { Dice } from './events.ts';
import { ofColour } from './handful.ts';
import type { Options } from './options.ts';
import {
  FIRST_ROUND,
  isPawned,
  isSolo,
  NONE,
  poolAt,
  type Question,
  type State,
  TEMPEST,
  tokenColour,
  tokenValue,
} from './state.ts';

/** What eyes see of a game. Jars, spaces, shores, favourites and sections go by the ids of the edition. */
export type View = {
  readonly game: 'noctiluca';
  readonly options: Options;
  /** 1 or 2. */
  readonly round: number;
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly question: Question | 'over';
  /** Null when the game is over. */
  readonly asked: Seat | null;
  readonly active: Seat;
  /** Null until named. */
  readonly first: Seat | null;
  readonly spaces: readonly SpaceView[];
  readonly shores: readonly ShoreView[];
  readonly lid: Dice;
  /** Chosen by the active player, and open to change until the number is confirmed (NLC-5.9). */
  readonly shore: string | null;
  readonly path: Path | null;
  /** The last dive that was confirmed. */
  readonly last: DiveView | null;
  /** Dice collected and not yet placed. */
  readonly haul: Dice;
  /** The colour that is being placed. */
  readonly placing: Colour | null;
  readonly seats: readonly SeatView[];
  readonly stacks: readonly StackView[];
  readonly piles: readonly PileView[];
  /** Null where several play. */
  readonly solo: SoloView | null;
  readonly underway: UnderwayView;
};

/** Dice by letter and number: `['P1', 'P1', 'O6']`. */
export type SpaceView = { readonly name: string; readonly dice: readonly string[] };

/** A place to dive from, and whether a pawn stands there. */
export type ShoreView = { readonly name: string; readonly pawn: boolean };

/** A dive that is under way: from where, along which path, for which number. */
export type DiveView = {
  readonly seat: Seat;
  readonly shore: string;
  readonly path: Path;
  readonly number: number;
};

/** What lies before a seat. */
export type SeatView = {
  readonly seat: Seat;
  readonly pawns: number;
  readonly jars: readonly JarView[];
  readonly delivered: readonly string[];
  readonly tokens: readonly TokenView[];
  /** For its owner alone until final scoring (NLC-14.2). */
  readonly favourite: string | null;
  /** Whether a jar was put back: all that others see of the choice (NLC-14.4a). */
  readonly chosen: boolean;
  /** For their owner alone, while jars are chosen (NLC-14.4, NLC-14.4b). */
  readonly dealt: readonly string[] | null;
  readonly putBack: string | null;
};

/** A jar in play, and the dice on it. */
export type JarView = { readonly jar: string; readonly dice: Dice };

/** A token that was won. */
export type TokenView = { readonly colour: JarColour; readonly value: number };

/** Values of the tokens left, from the top. */
export type StackView = { readonly colour: JarColour; readonly values: readonly number[] };

/** Only the top card of a pile is open (NLC-14.5). */
export type PileView = { readonly top: string | null; readonly count: number };

/** What the tempest shows of itself. */
export type SoloView = {
  /** How many cards. */
  readonly deck: number;
  /** What the player put under the deck, the lowest one last, and has drawn: for the player alone (NLC-14.9). */
  readonly under: readonly string[] | null;
  readonly drawn: readonly string[] | null;
  readonly discarded: readonly string[];
  /** Where the arrow points. */
  readonly section: string;
  /** The number on the black die; null before the first tempest. */
  readonly roll: number | null;
  readonly tempest: { readonly tokens: readonly TokenView[]; readonly dice: Dice };
};

/** What everybody could tell from the course of the game. */
export type UnderwayView = {
  /** How many seats in a row have placed none of the passed dice (NLC-7.6). */
  readonly idle: number;
  /** How many cards under the deck the solo player has put there. */
  readonly under: number;
};

type SharedSeatView = Shared<SeatView, 'favourite' | 'dealt' | 'putBack'>;
type SharedView = Omit<Shared<View, 'solo'>, 'seats'> & {
  readonly seats: readonly SharedSeatView[];
};

/** What these eyes may know (NLC-14): everything open, and what this seat holds. */
export const view = (state: State, eyes: Eyes): View =>
  withViewerParts<{ view: View }>({ view: sharedView(state) }, viewParts(state, eyes)).view;

/** What depends on eyes: favourites, jars to choose from, and the solo player's cards. */
export function viewParts(state: State, eyes: Eyes): ViewerPart[] {
  const { jars, favourites } = state.box;
  const parts: ViewerPart[] = [{ path: 'view/solo', value: isSolo(state) ? soloView(state, eyes) : null }];
  state.favourites.forEach((favourite, seat) => {
    const isOwn = seat === eyes;
    const dealt = isOwn ? state.dealt[seat] : undefined;
    const isKnown = isOwn || state.stage === 'over';
    parts.push({ path: `view/seats/${seat}/favourite`, value: isKnown ? (favourites[favourite]?.id ?? null) : null });
    parts.push({ path: `view/seats/${seat}/dealt`, value: dealt?.map((jar) => jars.id[jar] as string) ?? null });
    const putBack = dealt === undefined ? null : (jars.id[state.putBack[seat] as number] ?? null);
    parts.push({ path: `view/seats/${seat}/putBack`, value: putBack });
  });
  return parts;
}

/** What everybody sees. */
export function sharedView(state: State): SharedView {
  const { box, options } = state;
  const { pool } = box;
  return {
    game: 'noctiluca',
    options: { ...options },
    round: state.round + 1,
    direction: state.round === FIRST_ROUND ? 'clockwise' : 'counterclockwise',
    question: state.stage as View['question'],
    asked: state.stage === 'over' ? null : state.turn,
    active: state.active,
    first: state.stage === 'firstPlayer' ? null : state.first,
    spaces: pool.names.map((name, space) => ({ name, dice: diceShown(state, space) })),
    shores: pool.shores.map((name, shore) => ({ name, pawn: isPawned(state, shore) })),
    lid: named(state.lid),
    shore: pool.shores[state.shore] ?? null,
    path: PATHS[state.path] ?? null,
    last: lastView(state),
    haul: named(state.haul),
    placing: state.stage === 'place' ? (COLOURS[state.placing] as Colour) : null,
    seats: state.pawns.map((_, seat) => seatView(state, seat)),
    stacks: JAR_COLOURS.map((colour, i) => ({ colour, values: box.tokens.slice(state.taken[i]) })),
    piles: state.piles.map((pile) => ({ top: box.jars.id[pile.at(-1) ?? NONE] ?? null, count: pile.length })),
    solo: PER_VIEWER,
    underway: { idle: state.stage === 'passed' ? state.idle : 0, under: state.under },
  };
}

function lastView({ last, box }: State): DiveView | null {
  if (last.length === 0) return null;
  const [seat, shore, path, face] = last as [number, number, number, number];
  return { seat, shore: box.pool.shores[shore] as string, path: PATHS[path] as Path, number: face + 1 };
}

function diceShown(state: State, space: number): string[] {
  const shown: string[] = [];
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    for (let face = 0; face < FACES; face += 1) {
      const dice = ofColour(state.pool[poolAt(space, face)] as number, colour);
      for (let i = 0; i < dice; i += 1) shown.push(`${state.box.letters[colour]}${face + 1}`);
    }
  }
  return shown;
}

function tokensShown(state: State, side: number): TokenView[] {
  return (state.tokens[side] as number[]).map((token) => ({
    colour: JAR_COLOURS[tokenColour(state.box, token)] as JarColour,
    value: tokenValue(state.box, token),
  }));
}

function seatView(state: State, seat: number): SharedSeatView {
  const { jars } = state.box;
  const name = (jar: number): string => jars.id[jar] as string;
  const dice = state.dice[seat] as number[];
  return {
    seat,
    pawns: state.pawns[seat] as number,
    jars: (state.jars[seat] as number[]).map((jar, slot) => ({
      jar: name(jar),
      dice: named(dice[slot] as number),
    })),
    delivered: (state.delivered[seat] as number[]).map(name),
    tokens: tokensShown(state, seat),
    favourite: PER_VIEWER,
    chosen: state.dealt[seat] === undefined || state.putBack[seat] !== NONE,
    dealt: PER_VIEWER,
    putBack: PER_VIEWER,
  };
}

function soloView(state: State, eyes: Eyes): SoloView {
  const { jars, sections } = state.box;
  const name = (jar: number): string => jars.id[jar] as string;
  const isPlayer = eyes === 0;
  return {
    deck: state.deck.length,
    under: isPlayer ? state.deck.slice(0, state.under).reverse().map(name) : null,
    drawn: isPlayer ? state.drawn.map(name) : null,
    discarded: state.discarded.map(name),
    section: (sections[state.arrow] as Section).id,
    roll: state.roll === NONE ? null : state.roll + 1,
    tempest: { tokens: tokensShown(state, TEMPEST), dice: named(state.storm) },
  };
}
