import type { ScoreLine, ScorePart, ScoreSheet } from '@nightjar/kernel';
import { type Box, CATEGORIES, type Category, COLOURS, JAR_COLOURS } from './components.ts';
import type { Holding, Occasion, Tempest } from './holding.ts';
import { type Majority, majorities, wonBy } from './majority.ts';
import { TEMPEST } from './state.ts';

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** Total points per player. */
export function points(box: Box, occasion: Occasion, holdings: readonly Holding[]): number[] {
  return holdings.map((holding, side) => {
    let total = wonBy(occasion, side) * box.back;
    for (const values of holding.tokens) total += sum(values);
    for (const jar of holding.delivered) {
      total += box.jars.points[jar] as number;
      total += (box.jars.spaces[jar]?.[holding.favourite] ?? 0) * box.scoring.favourite;
    }
    total += Math.floor(holding.leftover / box.scoring.leftover);
    return total - lossOf(box, occasion);
  });
}

/** What the tempest costs the solo player (NLC-13.4, NLC-13.5). */
function lossOf(box: Box, occasion: Occasion): number {
  const { tempest } = occasion;
  if (tempest === null) return 0;
  return sum(tempest.tokens.map(sum)) + wonBy(occasion, TEMPEST) * box.back + tempest.dice;
}

/** Each player's score, line by line in the order of scoring (NLC-10.1); lines add up to the totals of `points`. */
export function sheets(box: Box, occasion: Occasion, holdings: readonly Holding[]): ScoreSheet[] {
  const settled = majorities(occasion);
  const order = CATEGORIES.filter((category) => occasion.tempest !== null || !category.startsWith('tempest'));
  return holdings.map((holding, seat) => {
    const account: Account = { box, holding, settled, seat, tempest: occasion.tempest };
    const lines = order.map((category): ScoreLine => {
      const parts = PARTS[category](account);
      return { category, points: sum(parts.map((part) => part.points)), rule: RULES[category], parts };
    });
    return { seat, total: sum(lines.map((line) => line.points)), lines };
  });
}

interface Account {
  readonly box: Box;
  readonly holding: Holding;
  readonly settled: readonly Majority[];
  readonly seat: number;
  readonly tempest: Tempest | null;
}

const RULES: { readonly [category in Category]: string } = {
  majorities: 'NLC-10.2',
  tokens: 'NLC-10.6',
  jarBonus: 'NLC-10.7',
  favourite: 'NLC-10.8',
  leftovers: 'NLC-10.9',
  tempestTokens: 'NLC-13.4',
  tempestDice: 'NLC-13.5',
};

const part = (worth: number, what: string, args: ScorePart['with']): ScorePart => ({
  points: worth,
  for: what,
  with: args,
});

const PARTS: { readonly [category in Category]: (account: Account) => ScorePart[] } = {
  majorities: ({ box, settled, seat }) => won(box, settled, seat, 1),
  tokens: ({ holding }) => earned(holding.tokens, 1),
  jarBonus: ({ box: { jars }, holding }) =>
    holding.delivered
      .filter((jar) => (jars.points[jar] as number) > 0)
      .map((jar) => part(jars.points[jar] as number, 'jar-bonus', { jar: jars.id[jar] as string })),
  favourite: ({ box, holding }) => favourites(box, holding),
  leftovers: ({ box: { scoring }, holding: { leftover } }) =>
    leftover === 0
      ? []
      : [part(Math.floor(leftover / scoring.leftover), 'left-dice', { count: leftover, per: scoring.leftover })],
  tempestTokens: ({ box, settled, tempest }) => [
    ...earned(tempest?.tokens ?? [], -1),
    ...won(box, settled, TEMPEST, -1),
  ],
  tempestDice: ({ tempest }) =>
    tempest === null || tempest.dice === 0 ? [] : [part(-tempest.dice, 'tempest-dice', { count: tempest.dice })],
};

/** One part per jar with spaces of the favourite colour. */
export const favourites = ({ jars, scoring }: Box, { delivered, favourite }: Holding): ScorePart[] =>
  delivered.flatMap((jar) => {
    const count = jars.spaces[jar]?.[favourite] ?? 0;
    if (count === 0) return [];
    const args = {
      jar: jars.id[jar] as string,
      colour: COLOURS[favourite] as string,
      count,
      each: scoring.favourite,
    };
    return [part(count * scoring.favourite, 'favourite-spaces', args)];
  });

/** One part per colour of tokens earned, for or against the player. */
const earned = (tokens: Holding['tokens'], sign: number): ScorePart[] =>
  tokens.flatMap((values, colour) =>
    values.length === 0
      ? []
      : [part(sign * sum(values), 'point-tokens', { colour: JAR_COLOURS[colour] as string, values })],
  );

/** One part per majority, for or against the player: how many tokens, and how many sides share them. */
const won = ({ back }: Box, settled: readonly Majority[], side: number, sign: number): ScorePart[] =>
  settled.flatMap(({ sides, each }, colour) =>
    !sides.includes(side) || each === 0
      ? []
      : [
          part(sign * each * back, sides.length > 1 ? 'shared-majority' : 'sole-majority', {
            colour: JAR_COLOURS[colour] as string,
            count: each,
            each: back,
          }),
        ],
  );

/**
 * Places per player, 1 for the winner: most points (NLC-10.10a), then most delivered jars (NLC-10.11); players tied in
 * both share their place (NLC-10.12). Alone, the second place is a loss against the tempest (NLC-13.6).
 */
export function places(totals: readonly number[], delivered: readonly number[]): number[] {
  if (totals.length === 1) return [(totals[0] as number) >= 1 ? 1 : 2];
  return totals.map((total, seat) => {
    let better = 0;
    for (let other = 0; other < totals.length; other += 1) {
      const theirs = totals[other] as number;
      const jars = (delivered[other] as number) > (delivered[seat] as number);
      if (theirs > total || (theirs === total && jars)) better += 1;
    }
    return better + 1;
  });
}
