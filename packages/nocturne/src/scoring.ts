import type { ScoreLine, ScorePart, ScoreSheet } from '@nightjar/kernel';
import { tiersScored } from './brewing.ts';
import {
  type Box,
  type Brew,
  type Category,
  HERB,
  MIRROR,
  type MoonlightGoal,
  SKULL,
  type TwilightGoal,
} from './components.ts';
import { type Haul, haulsOf } from './haul.ts';
import { herbSplit } from './herbs.ts';
import type { Holding, Occasion } from './holding.ts';
import { moonlightCounts, moonlightPoints } from './moonlight.ts';
import { eggPoints, eggRank, isBefore, soloEach, type Tally, tallyOf, tilePoints } from './tally.ts';

/** Total points per side. A solo opponent scores nothing (NOC-19.19b) and has no holding here. */
export function points(
  box: Box,
  occasion: Occasion,
  holdings: readonly Holding[],
  hauls = haulsOf(box, holdings),
): number[] {
  const { scoring } = box;
  const eggs: number[] = [];
  const sprites: number[] = [];
  for (let side = 0; side < holdings.length; side += 1) {
    eggs.push((hauls[side] as Haul).tally.eggs);
    sprites.push((holdings[side] as Holding).spritePlace);
  }
  const totals: number[] = [];
  for (let side = 0; side < holdings.length; side += 1) {
    const holding = holdings[side] as Holding;
    const { tally, herbSets, brewing } = hauls[side] as Haul;
    let total = tilePoints(box, occasion, tally) + eggPoints(box, occasion, eggs, sprites, side) + herbSets;
    if (occasion.family !== 'family-simple') total += brewing;
    if (occasion.family === 'off') {
      for (const goal of holding.twilight) total += (box.twilight[goal] as TwilightGoal).points;
      total += moonlightPoints(box, occasion, holding);
    }
    totals.push(total + holding.leftover * scoring.leftover + (holding.unusedAbility ? scoring.unusedAbility : 0));
  }
  return totals;
}

/** The order of lines: the edition's; Precious Stones add a line after the chests (NOC-25.20). */
function categories(box: Box, { family, preciousStones }: Occasion): Category[] {
  const order: Category[] = [];
  for (const category of box.edition.scoring.categoryOrder) {
    if (family !== 'off' && (category === 'twilight' || category === 'moonlight')) continue;
    if (family === 'family-simple' && category === 'concoctions') continue;
    order.push(category);
    if (preciousStones && category === 'chests') order.push('mirrors');
  }
  return order;
}

/** Each side's score, line by line; lines add up to the totals of `points`, and parts to their line. */
export function sheets(box: Box, occasion: Occasion, holdings: readonly Holding[]): ScoreSheet[] {
  const tallies = holdings.map((holding) => tallyOf(box, holding));
  const eggs = tallies.map((tally) => tally.eggs);
  const sprites = holdings.map(({ spritePlace }) => spritePlace);
  const order = categories(box, occasion);
  return holdings.map((holding, side) => {
    const account: Account = { box, occasion, holding, tally: tallies[side] as Tally, side, eggs, sprites };
    const lines = order.map((category): ScoreLine => {
      const parts = PARTS[category](account);
      const rule = ruleOf(category, account);
      return { category, points: parts.reduce((sum, part) => sum + part.points, 0), rule, parts };
    });
    return { seat: side, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}

interface Account {
  readonly box: Box;
  readonly occasion: Occasion;
  readonly holding: Holding;
  readonly tally: Tally;
  readonly side: number;
  readonly eggs: readonly number[];
  readonly sprites: readonly number[];
}

const RULES: { readonly [category in Category]: string } = {
  skulls: 'NOC-18.1',
  feathers: 'NOC-18.2',
  mushrooms: 'NOC-18.6',
  herbs: 'NOC-18.7',
  eggs: 'NOC-18.11',
  chests: 'NOC-18.13',
  mirrors: 'NOC-25.19',
  concoctions: 'NOC-18.17',
  twilight: 'NOC-18.20',
  moonlight: 'NOC-18.20a',
  leftover: 'NOC-18.21',
  ability: 'NOC-18.22',
};

function ruleOf(category: Category, { box, occasion, tally }: Account): string {
  if (category === 'eggs' && occasion.solo) return 'NOC-19.23';
  if (category === 'eggs' && occasion.family !== 'off') return 'NOC-20.6';
  if (category === 'feathers' && tally.feathers >= box.scoring.feathers.length) return 'NOC-18.3';
  return RULES[category];
}

const part = (worth: number, what: string, args: ScorePart['with']): ScorePart => ({
  points: worth,
  for: what,
  with: args,
});

/** So many of something at so much each; nothing to say about none. */
const each = (count: number, worth: number, what: string): ScorePart[] =>
  count === 0 ? [] : [part(count * worth, what, { count, each: worth })];

const PARTS: { readonly [category in Category]: (account: Account) => ScorePart[] } = {
  skulls: (account) => printed(account, SKULL, 'skull'),
  feathers: ({ box, tally }) => filled(box.scoring.feathers, tally.feathers, 'feather-set', {}),
  mushrooms: ({ box: { scoring }, tally }) => [
    ...filled(scoring.tripti, tally.tripti, 'mushroom-set', { mushroom: 'tripti' }),
    ...filled(scoring.duode, tally.duode, 'mushroom-set', { mushroom: 'duode' }),
  ],
  herbs: (account) => {
    const bonus = account.box.scoring.herbSets;
    const sets = herbSplit(account.tally.letters, bonus);
    return [
      ...printed(account, HERB, 'herb'),
      ...sets.map((letters) => part(bonus[letters] as number, 'herb-set', { letters })),
    ];
  },
  eggs: ({ box, occasion, side, eggs, sprites }) => {
    const count = eggs[side] as number;
    if (count === 0) return [];
    if (occasion.solo) return each(count, soloEach(box, count), 'solo-eggs');
    const rank = eggRank(eggs, sprites, side, occasion.family !== 'off');
    const worth = box.scoring.eggs[rank] as number;
    return [part(count * worth, 'eggs', { count, each: worth, rank: rank + 1 })];
  },
  chests: ({ box, tally }) => each(tally.chests, box.scoring.chest, 'chests'),
  mirrors: ({ box, tally }) => each(tally.unassigned, box.scoring.unassignedMirror, 'unassigned-mirrors'),
  concoctions: ({ box, holding }) => concoctions(box, holding),
  twilight: ({ box, holding }) =>
    holding.twilight.map((goal) => {
      const { id, points: worth } = box.twilight[goal] as TwilightGoal;
      return part(worth, 'twilight-goal', { goal: id });
    }),
  moonlight: ({ box, occasion, holding }) => {
    const counts = moonlightCounts(box, occasion, holding);
    return occasion.moonlight.map((goal, i) => {
      const { id, points: worth } = box.moonlight[goal] as MoonlightGoal;
      const count = counts[i] as number;
      return part(count * worth, 'moonlight-goal', { goal: id, count, each: worth });
    });
  },
  leftover: ({ box, holding }) => each(holding.leftover, box.scoring.leftover, 'leftover-tokens'),
  ability: ({ box, holding }) => (holding.unusedAbility ? [part(box.scoring.unusedAbility, 'unused-ability', {})] : []),
};

/** One part per concoction, by the tier it reaches (NOC-18.17). */
export function concoctions(box: Box, holding: Holding): ScorePart[] {
  const tiers = tiersScored(box, holding);
  return holding.brews.map((brew, i) => {
    const { id, tiers: printedTiers } = box.brews[brew] as Brew;
    const tier = tiers[i] as number;
    const worth = printedTiers[tier - 1]?.points ?? 0;
    return part(worth, 'concoction', { concoction: id, tier, full: tier === printedTiers.length });
  });
}

/** One part per tile with points printed on it, those copied by mirror stones last. */
function printed({ box: { tiles }, holding }: Account, type: number, what: string): ScorePart[] {
  const one = (tile: number, mirror: boolean): ScorePart =>
    part(tiles.points[tile] as number, what, { tile: tiles.id[tile] as string, mirror });
  return [
    ...holding.tiles.filter((tile) => tiles.type[tile] === type).map((tile) => one(tile, false)),
    ...copiesOf(holding, tiles.type)
      .filter((tile) => tiles.type[tile] === type)
      .map((tile) => one(tile, true)),
  ];
}

/** The kinds that mirror stones copy; copies beyond the number of stones do not exist. */
const copiesOf = (holding: Holding, types: readonly number[]): number[] =>
  holding.copies.slice(0, holding.tiles.filter((tile) => types[tile] === MIRROR).length).filter((tile) => tile >= 0);

/** One part per set, full sets first (NOC-18.3, 18.6). */
function filled(table: readonly number[], n: number, what: string, args: ScorePart['with']): ScorePart[] {
  const full = table.length - 1;
  const parts: ScorePart[] = [];
  for (let left = n; left > 0; left -= full) {
    const count = Math.min(left, full);
    parts.push(part(table[count] as number, what, { ...args, count }));
  }
  return parts;
}

/**
 * Places per side, 1 for the winner. Tied totals go to the better Sprite position (NOC-18.24); sides tied beyond
 * that share a place (NOC-18.24a), and in family mode all tied sides do (NOC-20.9).
 */
export function places(
  totals: readonly number[],
  holdings: readonly Pick<Holding, 'spritePlace'>[],
  family: boolean,
): number[] {
  return totals.map((total, side) => {
    const place = holdings[side]?.spritePlace ?? -1;
    let better = 0;
    for (const [other, theirs] of totals.entries()) {
      const before = !family && theirs === total && isBefore(holdings[other]?.spritePlace ?? -1, place);
      if (theirs > total || before) better += 1;
    }
    return better + 1;
  });
}

/** The band of a solo result, counted from 1 (NOC-19.24); 0 below the lowest. */
export const soloBand = (box: Box, total: number): number =>
  box.scoring.soloBands.filter((least) => total >= least).length;
