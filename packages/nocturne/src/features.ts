import { ahead, bestRival, type Seat } from '@nightjar/kernel';
import { size as areaSize } from './areas.ts';
import { CHEST, EGG, FEATHER, HERB, MIRROR, MUSHROOM, RUNESTONE, SKULL } from './box.ts';
import { type Outlook, outlook } from './estimate.ts';
import type { Haul } from './haul.ts';
import { highest, isFree, MOONLIGHT, NONE, QUESTIONS, type State, sideOf, spritePlace, strengthOf } from './state.ts';

/** Points that count as one. */
const TEN = 10;
/** Features of a side, and its own kinds of tokens among them: a house edition may have more or fewer. */
const SIDE = 41;
const OWN = 8;
const TYPES = [SKULL, FEATHER, MUSHROOM, HERB, EGG, CHEST, RUNESTONE, MIRROR];

const TYPE_NAMES = ['skull', 'feather', 'mushroom', 'herb', 'egg', 'chest', 'runestone', 'mirror'] as const;
const LETTERS = 6;

const TABLE_NAMES: readonly string[] = [
  ...'players.1 players.2 players.3 players.4 moonlight free.moonlight free.twilight'.split(' '),
  ...TYPE_NAMES.map((type) => `open.${type}`),
  ...QUESTIONS.map((question) => `asked.${question}`),
  ...'highest.own highest.rival highest.isOwn'.split(' '),
];

const SIDE_NAMES: readonly string[] = [
  ...'points promise tokens tokens.moonlight strength strength.moonlight strongest'.split(' '),
  ...Array.from({ length: OWN }, (_, kind) => `token.${kind + 1}`),
  ...'star.moonlight feathers feathers.between tripti duode skullPoints herbPoints'.split(' '),
  ...Array.from({ length: LETTERS }, (_, letter) => `mushroom.${letter + 1}`),
  ...'mushrooms eggs chests unassigned concoctions.known concoctions goals'.split(' '),
  ...'sprite.tokens sprite.first sprite.none area.moonlight ability passed'.split(' '),
];

/** The names of the features, in their order. */
export const featureNames: readonly string[] = [
  'estimate',
  ...TABLE_NAMES,
  ...['own', 'rival'].flatMap((side) => SIDE_NAMES.map((name) => `${side}.${name}`)),
];

/**
 * What a learned value goes by: the estimate, the table, the seat and its best rival, each as numbers of about 1 and by
 * what the seat knows (NOC-26.15). As many for any number of players; alone the rival is nobody.
 */
export function features(state: State, seat: Seat): number[] {
  const looks = outlook(state, seat);
  const rival = bestRival(looks.worth, seat);
  const into = [ahead(looks.worth, seat) / TEN];
  addTable(into, state, seat, rival);
  addSide(into, state, looks, seat);
  addSide(into, state, looks, rival);
  return into;
}

/** How far the game is, which seat is asked what, and what lies open. */
function addTable(into: number[], state: State, seat: Seat, rival: number): void {
  const { spaces } = state.layout;
  for (let players = 1; players <= 4; players += 1) into.push(state.options.players === players ? 1 : 0);
  const isLate = state.round === MOONLIGHT ? 1 : 0;
  let free = 0;
  const open = TYPES.map(() => 0);
  for (let space = 0; space < spaces; space += 1) {
    if (!isFree(state, space)) continue;
    free += 1;
    const type = state.box.tiles.type[state.tiles[space] as number] as number;
    open[type] = (open[type] as number) + 1;
  }
  into.push(isLate, (free * isLate) / spaces, (free * (1 - isLate)) / spaces);
  for (const count of open) into.push(count / 4);
  for (const question of QUESTIONS) into.push(state.stage === question ? whose(state.turn, seat, rival) : 0);
  const space = highest(state);
  const isFought = state.stage === 'answer' && space !== NONE;
  const owner = isFought ? sideOf(state.tokens[space] as number) : NONE;
  const strength = isFought ? Math.min(11, strengthOf(state, state.tokens[space] as number)) / TEN : 0;
  into.push(owner === seat ? strength : 0, owner === rival ? strength : 0, owner === seat ? 1 : 0);
}

/** 1 for the seat, −1 for its best rival, something between for others. */
const whose = (side: number, seat: Seat, rival: number): number => (side === seat ? 1 : side === rival ? -1 : -0.5);

/** What one side has: points, promise, tokens, places and tiles. */
function addSide(into: number[], state: State, { holdings, hauls, totals, worth }: Outlook, side: number): void {
  const { tokens, scoring } = state.box;
  const holding = holdings[side];
  const from = into.length;
  if (holding === undefined) {
    while (into.length < from + SIDE) into.push(0);
    return;
  }
  const isLate = state.round === MOONLIGHT ? 1 : 0;
  const total = totals[side] as number;
  into.push(total / 50, ((worth[side] as number) - total) / TEN);
  const supply = state.supply[side] as number[];
  let size = 0;
  let strength = 0;
  let strongest = 0;
  for (let kind = 0; kind < tokens.kinds; kind += 1) {
    const count = supply[kind] as number;
    if (count === 0) continue;
    size += count;
    const each = kind === tokens.star ? 0 : (tokens.strength[kind] as number);
    strength += each * count;
    strongest = Math.max(strongest, each);
  }
  into.push(size / TEN, (size * isLate) / TEN, strength / 40, (strength * isLate) / 40, strongest / TEN);
  for (let kind = 0; kind < OWN; kind += 1) into.push(kind < tokens.own ? (supply[kind] as number) : 0);
  into.push((supply[tokens.star] as number) * isLate);
  const { tally } = hauls[side] as Haul;
  into.push(tally.feathers / 4, tally.feathers % (scoring.feathers.length - 1) === 0 ? 0 : 1);
  into.push(tally.tripti / 3, tally.duode / 2, tally.skullPoints / TEN, tally.herbPoints / TEN);
  for (const count of tally.letters) into.push(count / 2);
  into.push(tally.letters.filter((count) => count > 0).length / 5, tally.eggs / 3, tally.chests / 3, tally.unassigned);
  into.push(holding.brews.length / 3, (state.brews[side] as readonly number[]).length / 3, holding.twilight.length / 2);
  into.push(
    holding.spriteTokens / 2,
    spritePlace(state, side) === 0 ? 1 : 0,
    spritePlace(state, side) === NONE ? 1 : 0,
  );
  into.push(isLate === 1 ? areaSize(holding.spaces) / 8 : 0, holding.unusedAbility ? 1 : 0);
  into.push(((state.passed >> side) & 1) === 1 ? 1 : 0);
}
