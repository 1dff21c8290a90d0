import type { Action } from '@nightjar/kernel';
import { activate } from './activation.ts';
import { FACES, NONE } from './components.ts';
import { equip, equippable } from './equipping.ts';
import { exhaust } from './menagerie.ts';
import { canUse } from './paying.ts';
import { completable, complete } from './questing.ts';
import { reserve } from './reserving.ts';
import { changeOf, hasSupply, heirloomsOf, isExhausted, type State } from './state.ts';
import { RULE, type Text } from './text.ts';
import { changeDie, discardDie, payPrice } from './treasury.ts';
import { areSpecialsOff, canUseBeast } from './window.ts';

/** Where the numbers of each kind of action begin: dice count from 1, all else from 0. Nothing is the end of the turn. */
export const END: Action = 0;
export const FIRST = {
  reserve: 0,
  discard: FACES,
  equip: 2 * FACES + 1,
  ability: 16,
  use: 26,
  arrow: 34,
  activate: 34 + 8 * FACES,
  quest: 34 + 32 * FACES,
} as const;

/** All actions of the active player (NRN-6.2), ascending. */
export function actions(state: State): Action[] {
  const seat = state.active;
  const found: Action[] = [END];
  const dice = state.dice[seat] as number[];
  const free = dice.length === 0 ? 0 : inactive(state);
  addDice(state, seat, free, found);
  for (const stand of equippable(state, seat)) found.push(FIRST.equip + stand);
  addAbilities(state, seat, found);
  addBeasts(state, seat, dice, found);
  addActivations(state, dice, free, found);
  for (const quest of completable(state, seat)) found.push(FIRST.quest + quest);
  return found;
}

/** Sites without a die, as a bit mask. */
function inactive(state: State): number {
  let mask = 0;
  for (let site = 0; site < state.placed.length; site += 1) if (state.placed[site] === 0) mask |= 1 << site;
  return mask;
}

/** Whether the die before shows the same result, which is offered once. Nothing lies before the first: asking there is slow. */
const isRepeated = (dice: readonly number[], i: number): boolean => i > 0 && dice[i] === dice[i - 1];

/** Dice to reserve (NRN-7.2), or to discard where there is nothing else to do with them (NRN-7.6, NRN-7.6a). */
function addDice(state: State, seat: number, free: number, found: Action[]): void {
  const dice = state.dice[seat] as number[];
  if (dice.length === 0) return;
  const mayReserve = isReservable(state, seat);
  const mayDiscard = state.reserved[seat] !== 0 && hasSupply(state);
  for (let i = 0; i < dice.length; i += 1) {
    const die = dice[i] as number;
    if (isRepeated(dice, i)) continue;
    if (mayReserve) found.push(FIRST.reserve + die);
    else if (mayDiscard && (free & (state.box.sites.reach[die] as number)) === 0) found.push(FIRST.discard + die);
  }
}

/** Whether the Crest is free and no Curse is against it (NRN-7.2, NRN-17.8). */
const isReservable = (state: State, seat: number): boolean =>
  state.reserved[seat] === 0 && changeOf(state, seat, 'reserve') === 0;

/** Exhaust abilities of the house (NRN-8.6, NRN-8.7). */
function addAbilities(state: State, seat: number, found: Action[]): void {
  if (((state.spent >> seat) & 1) === 1) return;
  const abilities = state.box.houses[state.house[seat] as number]?.abilities ?? [];
  for (let place = 0; place < abilities.length; place += 1) {
    if (isUsableAbility(state, seat, place)) found.push(FIRST.ability + place);
  }
}

/** Whether an ability of a house is unlocked and can be used as an action. */
export function isUsableAbility(state: State, seat: number, place: number): boolean {
  const ability = state.box.houses[state.house[seat] as number]?.abilities[place];
  if (ability?.trigger?.kind !== 'action' || ability.heirlooms > heirloomsOf(state, seat)) return false;
  return canUse(state, { seat, self: NONE, what: NONE }, ability.cost ?? [], ability.effect ?? []);
}

/** Exhaust and Discard abilities (NRN-13.7, NRN-13.12), then arrows (NRN-13.3). */
function addBeasts(state: State, seat: number, dice: readonly number[], found: Action[]): void {
  const menagerie = state.menagerie[seat] as number[];
  const { kind, arrow } = state.box.beasts;
  const isOff = areSpecialsOff(state);
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    const beast = menagerie[enclosure] as number;
    if (beast === NONE || isOff || isExhausted(state, seat, enclosure)) continue;
    const isAction = kind[beast] === 'action' || kind[beast] === 'discard';
    if (isAction && canUseBeast(state, seat, beast)) found.push(FIRST.use + enclosure);
  }
  if (dice.length === 0 || changeOf(state, seat, 'beastArrows') > 0) return;
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    const beast = menagerie[enclosure] as number;
    if (beast === NONE || isExhausted(state, seat, enclosure)) continue;
    for (let i = 0; i < dice.length; i += 1) {
      const die = dice[i] as number;
      const to = die + (arrow[beast] as number);
      if (!isRepeated(dice, i) && to >= 1 && to <= FACES) found.push(FIRST.arrow + enclosure * FACES + die - 1);
    }
  }
}

/** Pairs of an inactive Location and a die of its District (NRN-9.2). */
function addActivations(state: State, dice: readonly number[], free: number, found: Action[]): void {
  const { reach } = state.box.sites;
  let reached = 0;
  for (let i = 0; i < dice.length; i += 1) reached |= reach[dice[i] as number] as number;
  for (let left = reached & free; left !== 0; left &= left - 1) {
    const site = 31 - Math.clz32(left & -left);
    for (let i = 0; i < dice.length; i += 1) {
      const die = dice[i] as number;
      if (!isRepeated(dice, i) && (((reach[die] as number) >> site) & 1) === 1)
        found.push(FIRST.activate + site * FACES + die - 1);
    }
  }
}

/** Carries an action out, up to its first question. */
export function act(t: Text, action: Action): void {
  const { state } = t;
  const seat = state.active;
  if (action === END) state.stage = 'turnEnd';
  else if (action <= FIRST.discard) reserve(t, seat, action - FIRST.reserve);
  else if (action < FIRST.equip) discard(t, seat, action - FIRST.discard);
  else if (action < FIRST.ability) buy(t, seat, action - FIRST.equip);
  else if (action < FIRST.use) t.begin(houseTextOf(t, seat, action - FIRST.ability), { seat });
  else if (action < FIRST.arrow) use(t, seat, action - FIRST.use);
  else if (action < FIRST.activate) aim(t, seat, action - FIRST.arrow);
  else if (action < FIRST.quest) place(t, action - FIRST.activate);
  else complete(t, action - FIRST.quest);
}

function discard(t: Text, seat: number, die: number): void {
  discardDie(t, seat, die);
  t.begin(RULE.discardDie, { seat });
}

/** NRN-8.1: the Resources on the Heirloom are discarded. */
function buy(t: Text, seat: number, stand: number): void {
  const { state } = t;
  payPrice(t, seat, state.box.houses[state.house[seat] as number]?.heirlooms[stand]?.cost ?? []);
  equip(t, seat, stand);
}

const houseTextOf = ({ state, places }: Text, seat: number, place: number): number =>
  places.house[state.house[seat] as number]?.[place] as number;

function use(t: Text, seat: number, enclosure: number): void {
  const beast = t.state.menagerie[seat]?.[enclosure] as number;
  t.begin(t.places.beast[beast] as number, { seat, card: beast });
}

/** NRN-13.3: the arrow changes one die by 1, and the Beast is exhausted. */
function aim(t: Text, seat: number, aimed: number): void {
  const beast = t.state.menagerie[seat]?.[Math.floor(aimed / FACES)] as number;
  const die = (aimed % FACES) + 1;
  const { id, arrow } = t.state.box.beasts;
  t.tell?.({ type: 'arrow', seat, beast: id[beast] as string });
  exhaust(t, beast);
  changeDie(t, seat, die, die + (arrow[beast] as number));
}

const place = (t: Text, at: number): void => activate(t, Math.floor(at / FACES), (at % FACES) + 1);
