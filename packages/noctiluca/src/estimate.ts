import type { Seat } from '@nightjar/kernel';
import { COLOURS, FACES, PATHS } from './box.ts';
import { yieldOf } from './diving.ts';
import { wonBy } from './majority.ts';
import { majoritiesOf, result } from './standing.ts';
import { count, diceOn, freeOn, LAST_ROUND, NONE, nextSeat, type State, TEMPEST, tokenValue } from './state.ts';

/** What things are worth that no score sheet shows yet, in points. Found by play, not by proof. */
const WORTH = {
  /** A lead in a token colour, as part of what it would take now: early in the game, and at its end. */
  leadEarly: 0.3,
  leadLate: 1,
  /** A delivery helps towards a majority besides its token. */
  delivery: 1.5,
  /** How fast the hope of filling a jar fades with every die it lacks: always, and the more the fewer turns are left. */
  fading: 0.1,
  fadingLate: 0.9,
  /** A die on a jar that may never be delivered. */
  leftover: 0.4,
} as const;

/** How well a seat stands: points ahead of its best rival, by what that seat knows. Alone, plain points. */
export function estimate(state: State, seat: Seat): number {
  const over = result(state);
  if (over !== null) return ahead(over.scores, seat) - ((over.places[seat] as number) - 1) * 0.01;
  return ahead(outlook(state, seat), seat);
}

/** What everybody has and may make of it, in a seat's eyes. */
export function outlook(state: State, eyes: Seat): number[] {
  const worth = state.pawns.map((_, other) => holdingWorth(state, other, eyes));
  if (state.dealt.length > 0) worth[eyes] = (worth[eyes] as number) + choiceWorth(state, eyes);
  addLeads(state, worth);
  addHaul(state, worth, eyes);
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
function holdingWorth(state: State, seat: number, eyes: Seat): number {
  let worth = 0;
  for (const token of state.tokens[seat] as number[]) worth += tokenValue(state.box, token);
  for (const jar of state.delivered[seat] as number[]) worth += jarPoints(state, jar, seat, eyes);
  const jars = state.jars[seat] as number[];
  for (let slot = 0; slot < jars.length; slot += 1) {
    worth += promise(state, seat, jars[slot] as number, diceOn(state, seat, slot), eyes);
  }
  if (state.options.players > 1) return worth;
  for (const token of state.tokens[TEMPEST] as number[]) worth -= tokenValue(state.box, token);
  return worth - count(state.storm);
}

/** Printed points and favourite spaces of a jar; of somebody else's favourite only the mean is known. */
export function jarPoints(state: State, jar: number, seat: number, eyes: Seat): number {
  const { jars, favourites, scoring } = state.box;
  const own = favourites[state.favourites[seat] as number]?.colour ?? NONE;
  const spaces = seat === eyes ? (jars.spaces[jar]?.[own] ?? 0) : (jars.size[jar] as number) / COLOURS.length;
  return (jars.points[jar] as number) + spaces * scoring.favourite;
}

/** Turns a seat still has. */
export function turnsLeft(state: State, seat: number): number {
  const later = state.round === LAST_ROUND ? 0 : (state.box.pawns[state.options.players] as number);
  return (state.pawns[seat] as number) + later;
}

/** What a jar with so many dice promises: what delivering it brings, the less likely the more dice it lacks. */
function promise(state: State, seat: number, jar: number, dice: number, eyes: Seat): number {
  const { jars, tokens } = state.box;
  const lacks = (jars.size[jar] as number) - dice;
  const token = tokens[state.taken[jars.colour[jar] as number] as number] ?? 0;
  const reward = token + jarPoints(state, jar, seat, eyes) + WORTH.delivery;
  const hope = hopeOf(turnsLeft(state, seat), lacks);
  return hope * reward + (1 - hope) * dice * WORTH.leftover;
}

/** The hope of filling a jar by turns left and dice it lacks, as far as it was asked for. */
const hopes: number[][] = [];

function hopeOf(turns: number, lacks: number): number {
  while (hopes.length <= turns) hopes.push([]);
  const known = hopes[turns] as number[];
  const fading = WORTH.fading + WORTH.fadingLate / (turns + 1);
  while (known.length <= lacks) known.push(Math.exp(-fading * known.length));
  return known[lacks] as number;
}

/** The two jars a seat is about to keep. */
function choiceWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const jar of state.dealt[seat] as number[]) {
    if (jar !== state.putBack[seat]) worth += promise(state, seat, jar, 0, seat);
  }
  return worth;
}

/** Leads in token colours count for more the nearer the end is. */
function addLeads(state: State, worth: number[]): void {
  const settled = majoritiesOf(state);
  const each = state.box.pawns[state.options.players] as number;
  let left = 0;
  for (let seat = 0; seat < worth.length; seat += 1) left += turnsLeft(state, seat);
  const late = 1 - left / (2 * each * worth.length);
  const weight = (WORTH.leadEarly + (WORTH.leadLate - WORTH.leadEarly) * late) * state.box.back;
  const won = (side: number): number => wonBy(settled, side).reduce((sum, n) => sum + n, 0);
  for (let seat = 0; seat < worth.length; seat += 1) worth[seat] = (worth[seat] as number) + won(seat) * weight;
  if (worth.length === 1) worth[0] = (worth[0] as number) - won(TEMPEST) * weight;
}

/** Dice on their way: what they bring the active player, and what is fed to the others. */
function addHaul(state: State, worth: number[], eyes: Seat): void {
  switch (state.stage) {
    case 'path':
    case 'number':
      return addBestDive(state, worth, eyes);
    case 'place': {
      const rest = state.haul.slice();
      worth[state.active] = (worth[state.active] as number) + gain(state, state.active, rest, eyes);
      return feed(state, worth, rest, nextSeat(state, state.active), eyes);
    }
    case 'passed':
      return feed(state, worth, state.haul.slice(), state.reached, eyes);
    default:
  }
}

/** The shore is chosen, perhaps the path: the best that can be made of them. */
function addBestDive(state: State, worth: number[], eyes: Seat): void {
  const { active, shore } = state;
  let best = Number.NEGATIVE_INFINITY;
  let then: readonly number[] = worth;
  for (let path = 0; path < PATHS.length; path += 1) {
    if (state.path !== NONE && state.path !== path) continue;
    for (let face = 0; face < FACES; face += 1) {
      const tried = worth.slice();
      const rest = yieldOf(state, shore, path, face);
      tried[active] = (tried[active] as number) + gain(state, active, rest, eyes);
      feed(state, tried, rest, nextSeat(state, active), eyes);
      const stands = ahead(tried, active);
      if (stands <= best) continue;
      best = stands;
      then = tried;
    }
  }
  for (let seat = 0; seat < worth.length; seat += 1) worth[seat] = then[seat] as number;
}

/** What dice add to the promise of a seat's jars, placed where least is lacking. Takes the dice placed out of `dice`. */
function gain(state: State, seat: number, dice: number[], eyes: Seat): number {
  const jars = state.jars[seat] as number[];
  const isSecondFirst = jars.length === 2 && lacking(state, seat, 1) < lacking(state, seat, 0);
  let worth = 0;
  for (let i = 0; i < jars.length; i += 1) {
    const slot = isSecondFirst ? 1 - i : i;
    const placed = placedOn(state, seat, slot, dice);
    if (placed === 0) continue;
    const jar = jars[slot] as number;
    const before = diceOn(state, seat, slot);
    worth += promise(state, seat, jar, before + placed, eyes) - promise(state, seat, jar, before, eyes);
  }
  return worth;
}

/** Dice that a jar lacks. */
const lacking = (state: State, seat: number, slot: number): number =>
  (state.box.jars.size[(state.jars[seat] as number[])[slot] as number] as number) - diceOn(state, seat, slot);

/** How many of these dice fit on a jar; they are taken out of `dice`. */
function placedOn(state: State, seat: number, slot: number, dice: number[]): number {
  let placed = 0;
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const fitting = Math.min(dice[colour] as number, freeOn(state, seat, slot, colour));
    dice[colour] = (dice[colour] as number) - fitting;
    placed += fitting;
  }
  return placed;
}

/** Dice that do not fit: each seat they reach takes one, or alone they are lost to the tempest. */
function feed(state: State, worth: number[], dice: number[], from: number, eyes: Seat): void {
  if (count(dice) === 0) return;
  if (state.options.players === 1) {
    worth[0] = (worth[0] as number) - count(dice);
    return;
  }
  for (let seat = from; seat !== state.active; seat = nextSeat(state, seat)) {
    worth[seat] = (worth[seat] as number) + bestDie(state, seat, dice, eyes);
  }
}

/** The most one of these dice can add for a seat; takes it out of `dice`. */
function bestDie(state: State, seat: number, dice: number[], eyes: Seat): number {
  let best = 0;
  let taken = NONE;
  const jars = state.jars[seat] as number[];
  for (let slot = 0; slot < jars.length; slot += 1) {
    const jar = jars[slot] as number;
    const on = diceOn(state, seat, slot);
    if (on === state.box.jars.size[jar]) continue;
    const more = promise(state, seat, jar, on + 1, eyes) - promise(state, seat, jar, on, eyes);
    if (more <= best) continue;
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      if (dice[colour] === 0 || freeOn(state, seat, slot, colour) === 0) continue;
      best = more;
      taken = colour;
    }
  }
  if (taken !== NONE) dice[taken] = (dice[taken] as number) - 1;
  return best;
}
