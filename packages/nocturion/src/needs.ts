import { DISTRICTS, FACES, NONE, RESOURCES, ROUND_RULES, TOKENS } from './components.ts';
import { hasBeasts, hasCurses } from './deck.ts';
import type { Doer } from './doer.ts';
import { targets } from './menagerie.ts';
import type { Condition, Operation, Price } from './operation.ts';
import { ALL_EQUIPPED, activeTile, CHALICE, changeOf, hasSupply, isExhausted, type State, wealthOf } from './state.ts';
import { incomingCurse } from './text.ts';

/** Whether an operation can change something as things are (NRN-1.5). */
export function canDo(state: State, doer: Doer, operation: Operation | undefined): boolean {
  if (operation === undefined) return false;
  const { seat } = doer;
  switch (operation.op) {
    case 'take':
      return operation.resource === 'any' ? hasSupply(state) : stockOf(state, operation.resource) > 0;
    case 'exchange':
      return canExchange(state, seat);
    case 'search':
      return hasBeasts(state);
    case 'summon':
      return canSummon(state, seat, operation.cost);
    case 'equip':
      return state.house[seat] !== NONE && state.equipped[seat] !== ALL_EQUIPPED;
    case 'giveCurse':
      return hasCurses(state) && cursable(state, seat).length > 0;
    case 'removeCurse':
      return (state.curses[seat] as number[]).length > 0;
    case 'cancelCurse':
      return incomingCurse(state) !== undefined;
    case 'exhaust':
    case 'refresh':
      return targets(state, doer, operation.scope, operation.op === 'refresh').length > 0;
    case 'rollReserve':
      return changeOf(state, seat, 'reserve') === 0 && (mayRoll(state, seat) || hasSupply(state));
    case 'stepDie':
      return steps(state, seat, operation.delta).length > 0;
    case 'setDie':
      return (state.dice[seat] as number[]).length > 0;
    case 'prestige':
      return operation.per !== 'discardedBeastPrestige' && prestigeFor(state, seat, operation) > 0;
    case 'discardBeast':
      return targets(state, doer, operation.scope, false).length > 0;
    case 'takeToken':
      return state.holders[TOKENS.indexOf(operation.token)] !== seat;
    case 'placeOnTile':
      return canPlace(state);
    case 'roundRule':
      return canRule(state, operation);
    case 'choose':
      return operation.options.some(([first]) => canDo(state, doer, first));
    default:
      return canDo(state, doer, (holds(state, seat, operation.if) ? operation.then : operation.else)[0]);
  }
}

const stockOf = (state: State, resource: string): number =>
  state.supply[(RESOURCES as readonly string[]).indexOf(resource)] as number;

export function holds(state: State, seat: number, condition: Condition): boolean {
  if (condition === 'selfHasCurse') return (state.curses[seat] as number[]).length > 0;
  return state.site !== NONE && ((state.stocked >> state.site) & 1) === 0;
}

function canExchange(state: State, seat: number): boolean {
  const own = state.treasury[seat] as number[];
  for (let given = 0; given < own.length; given += 1) {
    if ((own[given] as number) === 0) continue;
    for (let taken = 0; taken < own.length; taken += 1) {
      if (taken !== given && (state.supply[taken] as number) > 0) return true;
    }
  }
  return false;
}

/** Pairs of an own Resource and another type in stock (NRN-11.1), as `given * 6 + taken`. */
export function exchanges(state: State, seat: number): number[] {
  const own = state.treasury[seat] as number[];
  const pairs: number[] = [];
  for (let given = 0; given < own.length; given += 1) {
    if ((own[given] as number) === 0) continue;
    for (let taken = 0; taken < own.length; taken += 1) {
      if (taken !== given && (state.supply[taken] as number) > 0) pairs.push(given * own.length + taken);
    }
  }
  return pairs;
}

/** Opponents who can be given a Curse, clockwise (NRN-16.2, NRN-16.3). */
export function cursable(state: State, seat: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < state.options.players; i += 1) if (i !== seat && state.holders[CHALICE] !== i) found.push(i);
  return found;
}

/** Whether a roll would be reserved: otherwise it gives any Resource instead (NRN-7.3, NRN-7.4). */
export const mayRoll = (state: State, seat: number): boolean => state.reserved[seat] === 0 && state.spare > 0;

/** Changes of dice that stay inside 1 to 6 (NRN-13.4), as `die * STEP + delta`. */
export const STEP = 2 * FACES;
export function steps(state: State, seat: number, deltas: readonly number[]): number[] {
  const found: number[] = [];
  for (const die of state.dice[seat] as number[]) {
    for (const delta of deltas) {
      const change = die * STEP + delta;
      if (die + delta >= 1 && die + delta <= FACES && !found.includes(change)) found.push(change);
    }
  }
  return found;
}

/** Whether a Beast can be paid for: nothing where it is free or the tile matches (NRN-12.2), any Resource for some (NRN-21.4). */
function isPayable(state: State, seat: number, beast: number, price: Price): boolean {
  return (
    isWaived(state, seat, beast, price) ||
    ((state.treasury[seat] as number[])[state.box.beasts.resource[beast] as number] as number) > 0 ||
    (changeOf(state, seat, 'summonWild') > 0 && wealthOf(state, seat) > 0)
  );
}

/** Whether nothing is paid for a Beast (NRN-12.2, NRN-17.7, NRN-19.6). */
export function isWaived(state: State, seat: number, beast: number, price: Price): boolean {
  if (price !== 'affiliatedUnlessTileMatches') return price === 'free';
  const tile = activeTile(state);
  return (
    tile !== NONE &&
    state.box.locations.resource[tile] === state.box.beasts.resource[beast] &&
    changeOf(state, seat, 'tileMatchWaiver') === 0
  );
}

/** Beasts in hand that can be summoned; none where four exhausted ones lie (NRN-12.5). */
export function summonable(state: State, seat: number, price: Price): number[] {
  if (!hasRoom(state, seat)) return [];
  return (state.hand[seat] as number[]).filter((beast) => isPayable(state, seat, beast, price));
}

function canSummon(state: State, seat: number, price: Price): boolean {
  if (!hasRoom(state, seat)) return false;
  for (const beast of state.hand[seat] as number[]) if (isPayable(state, seat, beast, price)) return true;
  return false;
}

function hasRoom(state: State, seat: number): boolean {
  const menagerie = state.menagerie[seat] as number[];
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    if (menagerie[enclosure] === NONE || !isExhausted(state, seat, enclosure)) return true;
  }
  return false;
}

/** Prestige an operation gives; things that the effect has discarded before count for it (NRN-19.4, NRN-19.5, NRN-19.8). */
export function prestigeFor(
  state: State,
  seat: number,
  { per, amount, resource }: Extract<Operation, { op: 'prestige' }>,
  discarded: readonly number[] = [],
): number {
  const { beasts } = state.box;
  let units = 0;
  if (per === 'twoOwnResources') units = Math.floor(wealthOf(state, seat) / 2);
  else if (per === 'discardedBeastPrestige') for (const beast of discarded) units += beasts.prestige[beast] as number;
  else {
    const wanted = (RESOURCES as readonly string[]).indexOf(resource ?? '');
    for (const beast of state.menagerie[seat] as number[]) if (beasts.resource[beast] === wanted) units += 1;
  }
  return units * amount;
}

function canPlace(state: State): boolean {
  const tile = activeTile(state);
  if (tile === NONE || ((state.stocked >> state.site) & 1) === 1) return false;
  return (state.supply[state.box.locations.resource[tile] as number] as number) > 0;
}

const ALL_BARRED = (1 << DISTRICTS.length) - 1;

function canRule(state: State, { rule, district }: Extract<Operation, { op: 'roundRule' }>): boolean {
  if (rule !== 'noLocationAbilities') return ((state.rules >> ROUND_RULES.indexOf(rule)) & 1) === 0;
  if (district === 'choose' || district === undefined) return state.barred !== ALL_BARRED;
  return ((state.barred >> DISTRICTS.indexOf(district)) & 1) === 0;
}
