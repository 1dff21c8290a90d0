import {
  type Box,
  boxWith,
  COLOURS,
  type Dice,
  defaultBox,
  JAR_COLOURS,
  type JarColour,
  type View,
} from '@nightjar/noctiluca';

/** The box of an edition; ours for one that is not known here. */
export const boxOf = (edition: string): Box => boxWith(edition) ?? defaultBox;

export const boxIn = (view: View): Box => boxOf(view.options.edition);

/** Whether jars are still being chosen (NLC-3.9). */
export const isSettingUp = ({ question }: View): boolean => question === 'firstPlayer' || question === 'keep';

/** Dice as four numbers, in the order of the colours. */
export const byColour = (dice: Dice): number[] => COLOURS.map((colour) => dice[colour] ?? 0);

/** Dice by name again. */
export const byName = (dice: readonly number[]): { readonly [colour: string]: number } =>
  Object.fromEntries(COLOURS.map((colour, i) => [colour, dice[i] ?? 0] as const).filter(([, n]) => n > 0));

export const total = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0);

/** Spaces of a jar card, in the order of the colours. */
export const spacesOf = (box: Box, jar: string): readonly number[] =>
  box.jars.spaces[box.jars.id.indexOf(jar)] ?? COLOURS.map(() => 0);

export const sizeOf = (box: Box, jar: string): number => box.jars.size[box.jars.id.indexOf(jar)] ?? 0;

export const pointsOf = (box: Box, jar: string): number => box.jars.points[box.jars.id.indexOf(jar)] ?? 0;

export const jarColour = (box: Box, jar: string): JarColour =>
  JAR_COLOURS[box.jars.colour[box.jars.id.indexOf(jar)] ?? 0] ?? JAR_COLOURS[0];

/** The colour name of a favourite card; null for one that is not seen. */
export const favouriteColour = (box: Box, favourite: string | null): string | null =>
  COLOURS[box.favourites.find(({ id }) => id === favourite)?.colour ?? -1] ?? null;
