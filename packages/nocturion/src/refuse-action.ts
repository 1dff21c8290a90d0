import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { isUsableAbility } from './actions.ts';
import type { Answer } from './answer.ts';
import { ARMOR, FACES, NONE, RESOURCES } from './components.ts';
import { canAfford, changeOf, hasSupply, heirloomsOf, isExhausted, type State } from './state.ts';
import { areSpecialsOff } from './window.ts';

type Named<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

export const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

/** The place of a thing by its name, in upper or lower case. */
export const placeOf = (names: readonly string[], name: string): number =>
  names.findIndex((known) => known.toLowerCase() === name.toLowerCase());

/** Why an action of a turn is not allowed; null where the text makes no sense at all. */
export function refuseAction(state: State, seat: Seat, answer: Answer): Refusal | null {
  switch (answer.kind) {
    case 'reserve':
      return refuseReserve(state, seat, answer.die);
    case 'discardDie':
      return refuseDiscardDie(state, seat, answer.die);
    case 'equip':
      return refuseEquip(state, seat, answer);
    case 'activate':
      return refuseActivation(state, seat, answer);
    case 'arrow':
      return refuseArrow(state, seat, answer);
    case 'use':
      return refuseBeast(state, seat, answer.beast, false);
    case 'ability':
      return refuseAbility(state, seat, answer.number);
    case 'quest':
      return refuseQuest(state, seat, answer.quest);
    default:
      return null;
  }
}

const hasDie = (state: State, seat: Seat, die: number): boolean => state.dice[seat]?.includes(die) === true;

function refuseReserve(state: State, seat: Seat, die: number): Refusal {
  if (!hasDie(state, seat, die)) return no('NRN-7.1', 'no-such-die', { die });
  if (state.reserved[seat] !== 0) return no('NRN-7.2', 'already-reserved');
  return no('NRN-17.8', 'may-not-reserve');
}

function refuseDiscardDie(state: State, seat: Seat, die: number): Refusal {
  if (!hasDie(state, seat, die)) return no('NRN-7.6', 'no-such-die', { die });
  if (state.reserved[seat] === 0) return no('NRN-7.6', 'nothing-reserved');
  return hasSupply(state) ? no('NRN-7.6', 'location-free', { die }) : no('NRN-7.6a', 'supply-empty');
}

function refuseEquip(state: State, seat: Seat, { armor }: Named<'equip'>): Refusal {
  const stand = ARMOR.indexOf(armor);
  if ((((state.equipped[seat] as number) >> stand) & 1) === 1) return no('NRN-8.3', 'already-equipped', { armor });
  const cost = state.box.houses[state.house[seat] as number]?.heirlooms[stand]?.cost ?? [];
  return no('NRN-8.1', 'cannot-pay', { armor, missing: missing(state, seat, cost) });
}

/** What a Treasury lacks of a cost. */
const missing = (state: State, seat: Seat, cost: readonly number[]): JsonObject =>
  Object.fromEntries(
    RESOURCES.flatMap((name, i) => {
      const lacks = (cost[i] as number) - (state.treasury[seat]?.[i] ?? 0);
      return lacks > 0 ? [[name, lacks]] : [];
    }),
  );

function refuseActivation(state: State, seat: Seat, { location, die }: Named<'activate'>): Refusal | null {
  const tile = placeOf(state.box.locations.id, location);
  if (tile === NONE) return null;
  const args = { location: state.box.locations.id[tile] as string, die };
  if (!hasDie(state, seat, die)) return no('NRN-9.2', 'no-such-die', { die });
  const isActive = state.placed[state.tiles.indexOf(tile)] !== 0;
  return isActive ? no('NRN-9.3', 'already-active', args) : no('NRN-9.2', 'other-results', args);
}

function refuseArrow(state: State, seat: Seat, { beast: name, die }: Named<'arrow'>): Refusal | null {
  const beast = placeOf(state.box.beasts.id, name);
  if (beast === NONE) return null;
  const args = { beast: state.box.beasts.id[beast] as string, die };
  const idle = refuseIdle(state, seat, beast);
  if (idle !== null) return idle;
  if (!hasDie(state, seat, die)) return no('NRN-13.6', 'no-such-die', args);
  if (changeOf(state, seat, 'beastArrows') > 0) return no('NRN-17.4', 'no-arrows', args);
  return no('NRN-13.4', 'out-of-range', { ...args, most: FACES });
}

/** Beasts of others, and exhausted ones, do nothing (NRN-13.1a). */
function refuseIdle(state: State, seat: Seat, beast: number): Refusal | null {
  const args = { beast: state.box.beasts.id[beast] as string };
  const enclosure = (state.menagerie[seat] as number[]).indexOf(beast);
  if (enclosure === NONE) return no('NRN-13.1a', 'not-in-menagerie', args);
  return isExhausted(state, seat, enclosure) ? no('NRN-13.1a', 'exhausted', args) : null;
}

/** Why the special ability of a Beast cannot be used, in a turn or in a window. */
export function refuseBeast(state: State, seat: Seat, name: string, isWindow: boolean): Refusal | null {
  const { id, kind, refreshes } = state.box.beasts;
  const beast = placeOf(id, name);
  if (beast === NONE) return null;
  const args = { beast: id[beast] as string };
  const idle = refuseIdle(state, seat, beast);
  if (idle !== null) return idle;
  if (areSpecialsOff(state)) return no('NRN-15.25', 'no-specials', args);
  const isFitting = kind[beast] === 'discard' || (kind[beast] === 'action') !== isWindow;
  if (!isFitting) return no('NRN-14.8', 'other-moment', args);
  if (refreshes[beast] === true && state.refreshers.includes(beast)) return no('NRN-13.17', 'refreshed-once', args);
  return isWindow && kind[beast] !== 'discard'
    ? no('NRN-14.8', 'other-moment', args)
    : no('NRN-1.5', 'no-effect', args);
}

function refuseAbility(state: State, seat: Seat, number: number): Refusal | null {
  const ability = state.box.houses[state.house[seat] as number]?.abilities[number - 1];
  if (ability === undefined) return null;
  const args = { ability: number };
  if (ability.heirlooms > heirloomsOf(state, seat))
    return no('NRN-8.5', 'locked', { ...args, needs: ability.heirlooms });
  if (ability.trigger?.kind !== 'action') return no('NRN-8.7', 'no-action', args);
  if (((state.spent >> seat) & 1) === 1) return no('NRN-8.6a', 'board-exhausted', args);
  return isUsableAbility(state, seat, number - 1) ? null : no('NRN-1.5', 'no-effect', args);
}

function refuseQuest(state: State, seat: Seat, name: string): Refusal | null {
  const { id, level, cost } = state.box.quests;
  const quest = placeOf(id, name);
  if (quest === NONE) return null;
  const args = { quest: id[quest] as string };
  if (state.quests[level[quest] as number]?.includes(quest) !== true) return no('NRN-18.2', 'not-open', args);
  const needs = (level[quest] as number) + 1;
  if (heirloomsOf(state, seat) < needs) return no('NRN-18.1', 'too-few-heirlooms', { ...args, needs });
  const price = cost[quest] as readonly number[];
  return canAfford(state, seat, price)
    ? null
    : no('NRN-18.2', 'cannot-pay', { ...args, missing: missing(state, seat, price) });
}
