import { type Box, JAR_COLOURS, type Majority, majorities } from '@nightjar/noctiluca';
import { boxIn, favouriteColour, pointsOf, type SeenTable, type SeenToken, spacesOf, total } from './view.ts';

/** How many tokens of each colour somebody has. */
export const countsOf = (tokens: readonly SeenToken[]): number[] =>
  JAR_COLOURS.map((colour) => tokens.filter((token) => token.colour === colour).length);

/** Who would win the majority of each token colour, if the game ended now; alone, the tempest is side 1. */
export function majoritiesIn(view: SeenTable): Majority[] {
  const sides = view.seats.map(({ tokens }) => tokens);
  const held = (view.solo === null ? sides : [...sides, view.solo.tempest.tokens]).map(countsOf);
  const left = JAR_COLOURS.map((colour) => view.stacks.find((stack) => stack.colour === colour)?.values.length ?? 0);
  return majorities({ left, held, tempest: null });
}

/** What the tempest costs now: its tokens, what it would win by majorities, its dice (NLC-13.4, NLC-13.5). */
export function tempestCost(view: SeenTable): number {
  if (view.solo === null) return 0;
  const { tokens, dice } = view.solo.tempest;
  const won = total(majoritiesIn(view).map(({ sides, each }) => (sides.includes(1) ? each : 0)));
  return total(tokens.map(({ value }) => value)) + won * boxIn(view).back + total(Object.values(dice));
}

/** What a jar brings once it is delivered: the token on top of its stack, printed points, favourite spaces. */
export interface Reward {
  readonly token: number;
  readonly points: number;
  readonly favourite: number;
}

export function rewardOf(view: SeenTable, seat: number, jar: string): Reward {
  const box = boxIn(view);
  const colour = jarColour(box, jar);
  return {
    token: view.stacks.find((stack) => stack.colour === colour)?.values[0] ?? 0,
    points: pointsOf(box, jar),
    favourite: favouriteOn(box, view.seats[seat]?.favourite ?? null, jar),
  };
}

export const jarColour = (box: Box, jar: string): string =>
  JAR_COLOURS[box.jars.colour[box.jars.id.indexOf(jar)] ?? 0] ?? JAR_COLOURS[0];

/** What a favourite counts on a jar (NLC-10.8). */
export function favouriteOn(box: Box, favourite: string | null, jar: string): number {
  const colour = box.favourites.find(({ id }) => id === favourite)?.colour;
  return colour === undefined || favouriteColour(box, favourite) === null
    ? 0
    : (spacesOf(box, jar)[colour] ?? 0) * box.scoring.favourite;
}
