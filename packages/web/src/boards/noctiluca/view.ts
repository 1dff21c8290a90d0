import type { Json } from '@nightjar/kernel';
import { type Box, boxWith, COLOURS, defaultBox, type Options } from '@nightjar/noctiluca';

/** Dice by colour name; colours without dice are left out. */
export type SeenDice = { readonly [colour: string]: number };

export interface SeenJar {
  readonly jar: string;
  readonly dice: SeenDice;
}

export interface SeenToken {
  readonly colour: string;
  readonly value: number;
}

export interface SeenSeat {
  readonly seat: number;
  readonly pawns: number;
  readonly jars: readonly SeenJar[];
  readonly delivered: readonly string[];
  readonly tokens: readonly SeenToken[];
  /** Null where these eyes may not see it. */
  readonly favourite: string | null;
  readonly chosen: boolean;
  readonly dealt: readonly string[] | null;
  readonly putBack: string | null;
}

interface SeenSolo {
  readonly deck: number;
  readonly under: readonly string[] | null;
  readonly drawn: readonly string[] | null;
  readonly discarded: readonly string[];
  readonly section: string | null;
  readonly roll: number | null;
  readonly tempest: { readonly tokens: readonly SeenToken[]; readonly dice: SeenDice };
}

/** A view of Noctiluca, as `view` of the rules writes it. */
export interface SeenTable {
  readonly options: Options;
  readonly round: number;
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly question: string;
  readonly asked: number | null;
  readonly active: number;
  readonly first: number | null;
  readonly spaces: readonly { readonly name: string; readonly dice: readonly string[] }[];
  readonly shores: readonly { readonly name: string; readonly pawn: boolean }[];
  readonly lid: SeenDice;
  readonly shore: string | null;
  readonly path: string | null;
  readonly last: {
    readonly seat: number;
    readonly shore: string;
    readonly path: string;
    readonly number: number;
  } | null;
  readonly haul: SeenDice;
  readonly placing: string | null;
  readonly seats: readonly SeenSeat[];
  readonly stacks: readonly { readonly colour: string; readonly values: readonly number[] }[];
  readonly piles: readonly { readonly top: string | null; readonly count: number }[];
  readonly solo: SeenSolo | null;
}

export const seenTable = (view: Json): SeenTable => view as unknown as SeenTable;

export const boxIn = (view: SeenTable): Box => boxWith(view.options.edition) ?? defaultBox;

/** Whether jars are still being chosen (NLC-3.9). */
export const isSettingUp = ({ question }: SeenTable): boolean => question === 'firstPlayer' || question === 'keep';

/** Dice as four numbers, in the order of the colours. */
export const byColour = (dice: SeenDice): number[] => COLOURS.map((colour) => dice[colour] ?? 0);

/** Dice by name again. */
export const byName = (dice: readonly number[]): SeenDice =>
  Object.fromEntries(COLOURS.map((colour, i) => [colour, dice[i] ?? 0] as const).filter(([, n]) => n > 0));

export const total = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0);

/** Spaces of a jar card, in the order of the colours. */
export const spacesOf = (box: Box, jar: string): readonly number[] =>
  box.jars.spaces[box.jars.id.indexOf(jar)] ?? COLOURS.map(() => 0);

export const sizeOf = (box: Box, jar: string): number => box.jars.size[box.jars.id.indexOf(jar)] ?? 0;

export const pointsOf = (box: Box, jar: string): number => box.jars.points[box.jars.id.indexOf(jar)] ?? 0;

/** Free spaces of a jar in play, in the order of the colours. */
export const freeOn = (box: Box, { jar, dice }: SeenJar): number[] =>
  spacesOf(box, jar).map((spaces, i) => spaces - (dice[COLOURS[i] as string] ?? 0));

/** Free spaces on all jars of a seat. */
export const freeOf = (box: Box, seat: SeenSeat | undefined): number[] =>
  (seat?.jars ?? [])
    .map((jar) => freeOn(box, jar))
    .reduce(
      (sum, free) => sum.map((n, i) => n + (free[i] as number)),
      COLOURS.map(() => 0),
    );

/** The colour name of a favourite card; null for one that is not seen. */
export const favouriteColour = (box: Box, favourite: string | null): string | null =>
  COLOURS[box.favourites.find(({ id }) => id === favourite)?.colour ?? -1] ?? null;
