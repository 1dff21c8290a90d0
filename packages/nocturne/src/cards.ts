import type { Json } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  fields,
  id,
  list,
  MOST,
  object,
  oneOf,
  optional,
  type ReadBy,
  type Reader,
  refuse,
  such,
  text,
  truth,
  variants,
  whole,
} from '@nightjar/kernel/reader';
import { trial } from './trial.ts';
import { ABILITIES, DIRECTIONS, MOONLIGHT_KINDS, SYMBOLS, type SymbolName, TWILIGHT_KINDS } from './words.ts';

const AT_ONCE: readonly string[] = [
  'firstWinWithValue',
  'separateControlAreasAtLeast',
  'controlAreaSizeAtLeast',
  'differentSymbolsAtLeast',
  'firstCornerCast',
  'lastStarWins',
];
const points = whole(-100, 100);
const value = whole(1, 20);

const clause = such(text, (found, where) => {
  if (!/^NOC-\d+\.\d+[a-z]?$/.test(found)) refuse(where, 'must be the number of a clause, like NOC-13.1');
});

type TwilightNumbers = {
  readonly value?: number;
  readonly min?: number;
};

/** What stands on a Twilight goal of a kind besides its points. */
function twilightParams(kind: string): Reader<TwilightNumbers> {
  if (kind === 'firstWinWithValue') return fields({ value });
  if (kind.endsWith('AtLeast')) return fields({ min: whole(1, kind.startsWith('different') ? 5 : 31) });
  return fields({});
}

/** Reads Twilight goals that are worth `each`. */
export const twilightGoals = (each: number) => {
  const goal = (json: Json | undefined, where: string) => {
    const kind = field(object(json, where), where, 'kind', oneOf(TWILIGHT_KINDS));
    const timing = AT_ONCE.includes(kind) ? 'immediate' : 'endOfTwilight';
    const read = fields({
      id,
      kind: exactly(kind),
      params: twilightParams(kind),
      timing: exactly<'immediate' | 'endOfTwilight'>(timing),
      points,
      clause,
    })(json, where);
    if (read.points !== each) refuse(at(where, 'points'), `must be ${each}, as scoring.twilightGoalEach.points says`);
    return read;
  };
  return fields({ drawn: exactly(3), list: entries(goal, 3) });
};

type MoonlightNumbers = {
  readonly size?: number;
  readonly cells?: readonly (readonly [number, number])[];
  readonly rotate?: boolean;
  readonly reflect?: boolean;
};

const cell: Reader<readonly [number, number]> = (json, where) => {
  const [row, column] = list(whole(0, 9), 2, 2)(json, where) as [number, number];
  return [row, column];
};
const cells = such(list(cell, 1, 12), (found, where) => distinct(found.map(String), (i) => `${where}[${i}]`));

/** What stands on a Moonlight goal of a kind besides its points. */
function moonlightParams(kind: string): Reader<MoonlightNumbers> {
  if (kind === 'areasOfExactSize') return fields({ size: whole(1, 31) });
  if (kind === 'shapes') return fields({ cells, rotate: truth, reflect: truth });
  return fields({});
}

const moonlightGoal = (json: Json | undefined, where: string) => {
  const kind = field(object(json, where), where, 'kind', oneOf(MOONLIGHT_KINDS));
  return fields({ id, kind: exactly(kind), params: moonlightParams(kind), points: whole(0, 100), clause })(json, where);
};
export const moonlightGoals = fields({ drawn: exactly(3), list: entries(moonlightGoal, 3) });

const count = optional(whole(1, 12));
const needs: Reader<{ readonly [name in SymbolName]?: number }> = (json, where) => {
  for (const symbol of Object.keys(object(json, where))) oneOf(SYMBOLS)(symbol, at(where, symbol));
  const found = fields({ skull: count, feather: count, mushroom: count, herb: count, egg: count })(json, where);
  if (Object.keys(found).length === 0) refuse(where, 'must need at least one symbol');
  return found;
};

/** More tiers would make the best brewing a search without end. */
const MOST_TIERS = 3;

/** Tiers ascend: a higher one needs all of the lower and is worth more, so the highest completed is the best. */
const tiers = such(list(fields({ needs, points: whole(1, 100) }), 1, MOST_TIERS), (found, where) => {
  for (const [i, tier] of found.entries()) {
    const lower = found[i - 1];
    if (lower === undefined) continue;
    const place = `${where}[${i}]`;
    const short = SYMBOLS.find((symbol) => (tier.needs[symbol] ?? 0) < (lower.needs[symbol] ?? 0));
    if (short !== undefined) refuse(at(place, 'needs'), `must need as many ${short} symbols as the tier below`);
    if (tier.points <= lower.points) refuse(at(place, 'points'), `must be above the ${lower.points} of the tier below`);
  }
});
const concoction = fields({ id, tiers });
export type ConcoctionCard = ReadBy<typeof concoction>;

export const concoctions = such(
  fields({ starters: entries(concoction, 4), deck: entries(concoction, 3) }),
  ({ starters, deck }) =>
    distinct(
      [...starters, ...deck].map((card) => card.id),
      (i) => `concoctions.deck[${i - starters.length}].id`,
    ),
);

const character = fields({ id, colour: text, symbol: oneOf(SYMBOLS), ability: fields({ id: oneOf(ABILITIES) }) });
export const characters = fields({
  list: such(entries(character, 4), (found, where) =>
    distinct(
      found.map(({ colour }) => colour),
      (i) => `${where}[${i}].colour`,
    ),
  ),
});

const opponent = fields({
  id: text,
  direction: oneOf(DIRECTIONS),
  power: variants('kind', { oneOrMoreHigher: {}, numberOrHigher: { value }, upTo: { value } }),
  spriteIcon: truth,
  startingSpell: value,
});

/** Each band begins above the one before it. */
const bands: Reader<readonly { readonly min: number }[]> = (json, where) => {
  let floor = -1;
  return list((entry, place) => {
    const band = fields({ min: whole(floor + 1, 1000) })(entry, place);
    floor = band.min;
    return band;
  }, 1)(json, where);
};
export const solo = fields({ deck: fields({ cards: entries(opponent, 1) }), scoreBands: fields({ list: bands }) });

interface Cards {
  readonly categories: readonly string[];
  readonly characters: readonly string[];
  readonly twilight: readonly string[];
  readonly moonlight: readonly string[];
}

const three = (known: readonly string[]) =>
  such(list(oneOf(known), 3, 3), (found, where) => distinct(found, (i) => `${where}[${i}]`));

/** Reads scenarios, which name cards of the same edition. */
export const scenarios = (cards: Cards) => {
  const scenario = fields({
    id: text,
    number: whole(1, MOST),
    difficulty: oneOf(['easy', 'medium', 'hard']),
    character: oneOf(cards.characters),
    twilight: three(cards.twilight),
    moonlight: three(cards.moonlight),
    points: whole(1, 1000),
    objectives: list(fields({ test: trial(cards.categories) }), 1, 3),
    clause,
  });
  return fields({
    list: such(entries(scenario, 0), (found, where) =>
      distinct(
        found.map(({ number }) => String(number)),
        (i) => `${where}[${i}].number`,
      ),
    ),
  });
};
export type ScenarioRow = ReadBy<ReturnType<typeof scenarios>>['list'][number];

/** Reads achievements. */
export const achievements = ({ categories }: Cards) =>
  fields({ list: entries(fields({ id, test: trial(categories), clause }), 0) });
