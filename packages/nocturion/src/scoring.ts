import type { ScoreLine, ScorePart, ScoreSheet } from '@nightjar/kernel';
import { type Box, CATEGORIES, type Category } from './components.ts';
import type { Holding } from './holding.ts';

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** The clause behind each line. */
const RULES: { readonly [category in Category]: string } = {
  heirlooms: 'NRN-8.2',
  beasts: 'NRN-12.3',
  quests: 'NRN-18.4',
  rewards: 'NRN-18.5',
  curses: 'NRN-23.4',
};

/** Prestige a kind of Curse costs its owner at the end (NRN-17.1): by number of copies, the last entry for more. */
function penaltyOf(box: Box, curse: number, copies: number): number {
  const table = box.curses.penalty[curse] ?? [];
  return table[Math.min(copies, table.length - 1)] ?? 0;
}

/** Copies of each kind. */
const copiesIn = (curses: readonly number[], curse: number): number => curses.filter((kind) => kind === curse).length;

/** Prestige lost at the end, before the floor at 0. */
export function penalty(box: Box, curses: readonly number[]): number {
  let lost = 0;
  for (let i = 0; i < curses.length; i += 1) {
    const curse = curses[i] as number;
    if (curses.indexOf(curse) === i) lost += penaltyOf(box, curse, copiesIn(curses, curse));
  }
  return lost;
}

/** Final Prestige: all Prestige less the penalty, never below 0 (NRN-23.4). */
export const finalPrestige = (box: Box, prestige: number, curses: readonly number[]): number =>
  Math.max(0, prestige - penalty(box, curses));

/** Each player's score as its sum, line by line. */
export function sheets(box: Box, holdings: readonly Holding[]): ScoreSheet[] {
  return holdings.map((holding, seat) => {
    const lines = CATEGORIES.map((category): ScoreLine => {
      const parts = category === 'curses' ? lossesOf(box, holding) : partsOf(holding, category);
      return { category, points: sum(parts.map(({ points }) => points)), rule: RULES[category], parts };
    });
    return { seat, total: sum(lines.map(({ points }) => points)), lines };
  });
}

const partsOf = ({ gained }: Holding, category: Category): ScorePart[] =>
  gained
    .filter((one) => one.category === category)
    .map(({ for: reason, what, prestige }) => ({
      for: reason,
      with: what === null ? {} : { what },
      points: prestige,
    }));

/** Curses take no more than there is (NRN-23.4). */
function lossesOf(box: Box, { gained, curses }: Holding): ScorePart[] {
  let left = sum(gained.map(({ prestige }) => prestige));
  return [...new Set(curses)].flatMap((curse) => {
    const copies = copiesIn(curses, curse);
    const due = penaltyOf(box, curse, copies);
    if (due === 0) return [];
    const lost = Math.min(left, due);
    left -= lost;
    return [{ for: 'curse', with: { what: box.curses.id[curse] as string, copies }, points: lost === 0 ? 0 : -lost }];
  });
}

/** What decides a tie: Prestige of the Beasts, then fewest Resources (NRN-23.5, NRN-23.6). */
export interface Tied {
  readonly beasts: number;
  readonly resources: number;
}

/** Prestige printed on Beasts, all together. */
export const worthOf = (box: Box, beasts: readonly number[]): number =>
  sum(beasts.map((beast) => box.beasts.prestige[beast] ?? 0));

/** Places; players still tied share the better one (NRN-23.7). */
export function places(scores: readonly number[], tied: readonly Tied[]): number[] {
  const isAhead = (a: number, b: number): boolean => {
    const [x, y] = [tied[a] as Tied, tied[b] as Tied];
    const ahead = (scores[a] as number) - (scores[b] as number) || x.beasts - y.beasts || y.resources - x.resources;
    return ahead > 0;
  };
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => isAhead(other, seat)).length);
}
