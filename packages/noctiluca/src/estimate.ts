import type { Seat } from '@nightjar/kernel';
import { COLOURS, FACES, PATHS } from './box.ts';
import { yieldOf } from './diving.ts';
import { ofColour } from './handful.ts';
import { wonBy } from './majority.ts';
import { jarPoints, type Prospect, promised, promiseOfEmpty, prospectsOf, turnsLeft } from './prospect.ts';
import { occasionOf, result } from './standing.ts';
import { count, NONE, nextSeat, type State, TEMPEST, tokenValue } from './state.ts';

/** A lead in a token colour, as part of what it would take now: early in the game, and at its end. Found by play, not by proof. */
const LEAD = { early: 0.3, late: 1 } as const;

/** How well a seat stands: points ahead of its best rival, by what that seat knows. Alone, plain points. */
export function estimate(state: State, seat: Seat): number {
  const over = result(state);
  if (over !== null) return ahead(over.scores, seat) - ((over.places[seat] as number) - 1) * 0.01;
  return ahead(outlook(state, seat), seat);
}

/** What everybody has and may make of it, in a seat's eyes. */
export function outlook(state: State, eyes: Seat): number[] {
  const worth: number[] = [];
  const prospects: Prospect[][] = [];
  for (let seat = 0; seat < state.pawns.length; seat += 1) {
    const jars = prospectsOf(state, seat, eyes);
    prospects.push(jars);
    worth.push(holdingWorth(state, seat, eyes, jars));
  }
  if (state.dealt.length > 0) worth[eyes] = (worth[eyes] as number) + choiceWorth(state, eyes);
  addLeads(state, worth);
  addHaul(state, worth, prospects);
  return worth;
}

export function ahead(worth: readonly number[], seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other += 1) {
    if (other !== seat) rival = Math.max(rival, worth[other] as number);
  }
  return (worth[seat] as number) - (rival === Number.NEGATIVE_INFINITY ? 0 : rival);
}

/** Points a seat has, majorities aside, and the promise of its jars. */
function holdingWorth(state: State, seat: number, eyes: Seat, prospects: readonly Prospect[]): number {
  let worth = 0;
  for (const token of state.tokens[seat] as number[]) worth += tokenValue(state.box, token);
  for (const jar of state.delivered[seat] as number[]) worth += jarPoints(state, jar, seat, eyes);
  for (const { now } of prospects) worth += now;
  if (state.options.players > 1) return worth;
  for (const token of state.tokens[TEMPEST] as number[]) worth -= tokenValue(state.box, token);
  return worth - count(state.storm);
}

/** The two jars a seat is about to keep. */
function choiceWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const jar of state.dealt[seat] as number[]) {
    if (jar !== state.putBack[seat]) worth += promiseOfEmpty(state, jar, seat);
  }
  return worth;
}

/** Leads in token colours count for more the nearer the end is. */
function addLeads(state: State, worth: number[]): void {
  const occasion = occasionOf(state);
  const each = state.box.pawns[state.options.players] as number;
  let left = 0;
  for (let seat = 0; seat < worth.length; seat += 1) left += turnsLeft(state, seat);
  const late = 1 - left / (2 * each * worth.length);
  const weight = (LEAD.early + (LEAD.late - LEAD.early) * late) * state.box.back;
  for (let seat = 0; seat < worth.length; seat += 1) {
    worth[seat] = (worth[seat] as number) + wonBy(occasion, seat) * weight;
  }
  if (worth.length === 1) worth[0] = (worth[0] as number) - wonBy(occasion, TEMPEST) * weight;
}

/** Dice on their way: what they bring the active player, and what is fed to the others. */
function addHaul(state: State, worth: number[], prospects: readonly Prospect[][]): void {
  switch (state.stage) {
    case 'path':
    case 'number':
      return addBestDive(state, worth, prospects);
    case 'place':
      return addDice(state, worth, prospects, state.haul.slice());
    case 'passed':
      return feed(state, worth, prospects, state.haul.slice(), state.reached);
    default:
  }
}

/** The shore is chosen, perhaps the path: the best that can be made of them. */
function addBestDive(state: State, worth: number[], prospects: readonly Prospect[][]): void {
  const { active, shore } = state;
  let best = Number.NEGATIVE_INFINITY;
  const tried = worth.slice();
  const then = worth.slice();
  for (let path = 0; path < PATHS.length; path += 1) {
    if (state.path !== NONE && state.path !== path) continue;
    for (let face = 0; face < FACES; face += 1) {
      become(tried, worth);
      addDice(state, tried, prospects, yieldOf(state, shore, path, face));
      const stands = ahead(tried, active);
      if (stands <= best) continue;
      best = stands;
      become(then, tried);
    }
  }
  become(worth, then);
}

/** Makes a list of numbers the same as another of its length. */
function become(list: number[], other: readonly number[]): void {
  for (let i = 0; i < list.length; i += 1) list[i] = other[i] as number;
}

/** Collected dice: what fits goes on the active player's jars, the rest to the others. */
function addDice(state: State, worth: number[], prospects: readonly Prospect[][], dice: number[]): void {
  const { active } = state;
  worth[active] = (worth[active] as number) + gain(prospects[active] as Prospect[], dice);
  feed(state, worth, prospects, dice, nextSeat(state, active));
}

/** What dice add to the promise of jars, placed where least is lacking. Takes the dice placed out of `dice`. */
function gain(jars: readonly Prospect[], dice: number[]): number {
  const [first, second] = jars;
  if (first === undefined) return 0;
  if (second === undefined) return gainOn(first, dice);
  return second.lacks < first.lacks
    ? gainOn(second, dice) + gainOn(first, dice)
    : gainOn(first, dice) + gainOn(second, dice);
}

/** What dice add to the promise of one jar; those that fit are taken out of `dice`. */
function gainOn(jar: Prospect, dice: number[]): number {
  let placed = 0;
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const fitting = Math.min(dice[colour] as number, ofColour(jar.free, colour));
    dice[colour] = (dice[colour] as number) - fitting;
    placed += fitting;
  }
  return placed === 0 ? 0 : promised(jar, placed);
}

/** Dice that do not fit: each seat they reach takes one, or alone they are lost to the tempest. */
function feed(state: State, worth: number[], prospects: readonly Prospect[][], dice: number[], from: number): void {
  if (count(dice) === 0) return;
  if (state.options.players === 1) {
    worth[0] = (worth[0] as number) - count(dice);
    return;
  }
  for (let seat = from; seat !== state.active; seat = nextSeat(state, seat)) {
    worth[seat] = (worth[seat] as number) + bestDie(prospects[seat] as Prospect[], dice);
  }
}

/** The most one of these dice can add to jars; takes it out of `dice`. */
function bestDie(jars: readonly Prospect[], dice: number[]): number {
  let best = 0;
  let taken = NONE;
  for (const jar of jars) {
    if (jar.lacks === 0) continue;
    const more = promised(jar, 1);
    if (more <= best) continue;
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      if (dice[colour] === 0 || ofColour(jar.free, colour) === 0) continue;
      best = more;
      taken = colour;
    }
  }
  if (taken !== NONE) dice[taken] = (dice[taken] as number) - 1;
  return best;
}
