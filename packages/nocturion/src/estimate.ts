import { ahead, type Seat } from '@nightjar/kernel';
import { lastYear } from './calendar.ts';
import { NONE } from './components.ts';
import { limitOf } from './limits.ts';
import { pending } from './questions.ts';
import { result, totals } from './standing.ts';
import { changeOf, GUILDMASTER, heirloomsOf, isExhausted, type State, wealthOf } from './state.ts';

/** What things are worth that no score sheet shows yet, in points, while the whole game lies ahead. Found by play, not by proof. */
const WORTH = {
  /** A Resource that may be kept, and one above the limit. */
  resource: 0.5,
  surplus: 0.15,
  /** A die in the Treasury or on the Crest. */
  die: 0.35,
  /** How much of a goal's worth its Resources are, once all are there. */
  progress: 0.5,
  /** The second of two goals. */
  second: 0.4,
  /** What each Heirloom opens up besides its Prestige: Quests, abilities, and with the last one a second die. */
  heirlooms: [3.5, 4, 5],
  /** A Quest whose Heirlooms are not all equipped yet. */
  locked: 0.35,
  reward: 1,
  /** A Beast in play, active or exhausted, and one in hand. */
  active: 0.8,
  exhausted: 0.6,
  held: 0.35,
  curse: 1.2,
  guildmaster: 0.5,
  chalice: 0.2,
  /** Something good that the seat is about to choose. */
  choice: 0.4,
} as const;

/** How well a seat stands: points ahead of its best rival, by what that seat knows. */
export function estimate(state: State, seat: Seat): number {
  const over = result(state);
  if (over !== null) return ahead(over.scores, seat) - ((over.places[seat] as number) - 1) * 0.01;
  return ahead(outlook(state, seat), seat);
}

/** What each player has, and may make of it, as a seat knows it. */
export function outlook(state: State, eyes: Seat): number[] {
  const left = timeLeft(state);
  const worth = totals(state);
  for (let other = 0; other < worth.length; other += 1)
    worth[other] = (worth[other] as number) + promise(state, other, left);
  worth[eyes] = (worth[eyes] as number) + choiceWorth(state, eyes);
  return worth;
}

/** The part of the game that is still to come: 1 at its start, 0 in the final round. */
export function timeLeft(state: State): number {
  if (state.isFinal) return 0;
  const years = lastYear(state);
  const passed = state.year - 1 + Math.max(0, state.tracker) / state.box.calendar.resource.length;
  return 1 - passed / years;
}

/** What a seat may still make of all it has. */
function promise(state: State, seat: number, left: number): number {
  // Chances to use things shrink towards the end, most of all in the last year.
  const hope = Math.min(1, left * 3) * 0.8 + left * 0.2;
  const wealth = wealthOf(state, seat);
  const kept = Math.min(wealth, limitOf(state, seat));
  let worth = hope * (kept * WORTH.resource + (wealth - kept) * WORTH.surplus);
  worth += Math.max(hope, 0.1) * goals(state, seat, left);
  worth += hope * WORTH.die * ((state.dice[seat] as number[]).length + (state.reserved[seat] === 0 ? 0 : 1));
  worth += left * beastsWorth(state, seat);
  worth -= left * WORTH.curse * (state.curses[seat] as number[]).length;
  if (state.holders[GUILDMASTER] === seat) worth += hope * WORTH.guildmaster;
  if (state.holders.indexOf(seat) !== NONE) worth += hope * WORTH.chalice;
  for (let n = heirloomsOf(state, seat); n > 0; n -= 1) worth += left * (WORTH.heirlooms[n - 1] as number);
  return worth;
}

function beastsWorth(state: State, seat: number): number {
  let worth = 0;
  const menagerie = state.menagerie[seat] as number[];
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    if (menagerie[enclosure] === NONE) continue;
    worth += isExhausted(state, seat, enclosure) ? WORTH.exhausted : WORTH.active;
  }
  return worth + WORTH.held * Math.min((state.hand[seat] as number[]).length, state.box.limits.hand + 1);
}

/** Resources on their way to the two goals that are nearest: Heirlooms, and open Quests. */
export function goals(state: State, seat: number, left: number): number {
  const { box } = state;
  const own = state.treasury[seat] as number[];
  const level = heirloomsOf(state, seat);
  let best = 0;
  let second = 0;
  const aim = (cost: readonly number[], worth: number): void => {
    const near = worth * reached(own, cost);
    if (near > best) {
      second = best;
      best = near;
    } else if (near > second) second = near;
  };
  const house = box.houses[state.house[seat] as number];
  for (const [stand, { cost, prestige }] of (house?.heirlooms ?? []).entries()) {
    if ((((state.equipped[seat] as number) >> stand) & 1) === 0)
      aim(cost, prestige + left * (WORTH.heirlooms[level] ?? 0));
  }
  const less = changeOf(state, seat, 'questPrestige');
  for (let of = 0; of < state.quests.length && of <= level; of += 1) {
    for (const quest of state.quests[of] as number[]) {
      const worth = (box.quests.prestige[quest] as number) + less + WORTH.reward;
      aim(box.quests.cost[quest] as readonly number[], of < level ? worth : worth * WORTH.locked);
    }
  }
  return WORTH.progress * (best + WORTH.second * second);
}

/** How near a Treasury is to a cost: 0 with nothing of it, 1 with all. */
function reached(own: readonly number[], cost: readonly number[]): number {
  let have = 0;
  let due = 0;
  for (let resource = 0; resource < cost.length; resource += 1) {
    due += cost[resource] as number;
    have += Math.min(own[resource] as number, cost[resource] as number);
  }
  const part = have / due;
  return part * part;
}

/** Questions about something good for the player who is asked. */
const GOOD: readonly string[] = [
  'choose',
  'summon',
  'keep',
  'resource',
  'exchange',
  'curseTarget',
  'exhaust',
  'refresh',
  'equip',
  'portalThen',
  'location',
  'reward',
];

function choiceWorth(state: State, seat: Seat): number {
  if (state.stack.length === 0) return 0;
  const decision = pending(state);
  return decision?.seat === seat && GOOD.includes(decision.question) ? WORTH.choice : 0;
}
