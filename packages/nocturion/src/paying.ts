import { NONE, RESOURCES } from './components.ts';
import type { Doer } from './doer.ts';
import { canDo } from './needs.ts';
import type { Cost, Operation } from './operation.ts';
import { enclosureOf, isExhausted, type State } from './state.ts';

/**
 * Whether costs can be paid in full and the effect can change something after that (NRN-1.5, NRN-26.2). Costs are
 * laid down for the look and taken back.
 */
export function canUse(
  state: State,
  doer: Doer,
  costs: readonly Cost[],
  effect: readonly Operation[],
  from = 0,
): boolean {
  const cost = costs[from];
  if (cost === undefined) return canDo(state, doer, effect[0]);
  const { seat, self } = doer;
  switch (cost.op) {
    case 'exhaustSelf':
    case 'discardSelf': {
      const enclosure = enclosureOf(state, seat, self);
      if (enclosure === NONE || isExhausted(state, seat, enclosure)) return false;
      const menagerie = state.menagerie[seat] as number[];
      const before = state.exhausted[seat] as number;
      if (cost.op === 'discardSelf') menagerie[enclosure] = NONE;
      else state.exhausted[seat] = before | (1 << enclosure);
      const can = canUse(state, doer, costs, effect, from + 1);
      menagerie[enclosure] = self;
      state.exhausted[seat] = before;
      return can;
    }
    case 'exhaustHouse': {
      if (((state.spent >> seat) & 1) === 1) return false;
      state.spent |= 1 << seat;
      const can = canUse(state, doer, costs, effect, from + 1);
      state.spent &= ~(1 << seat);
      return can;
    }
    case 'discardDie':
      return diceToDiscard(state, doer, costs, effect, from + 1).length > 0;
    default:
      return canPay(state, doer, { costs, effect, from }, cost.resource, cost.count);
  }
}

/** Dice, each result once, after whose loss the rest can still be done. */
export function diceToDiscard(
  state: State,
  doer: Doer,
  costs: readonly Cost[],
  effect: readonly Operation[],
  from: number,
): number[] {
  const dice = state.dice[doer.seat] as number[];
  const found: number[] = [];
  for (let i = 0; i < dice.length; i += 1) {
    const die = dice[i] as number;
    if (found.includes(die)) continue;
    dice.splice(i, 1);
    state.spare += 1;
    if (canUse(state, doer, costs, effect, from)) found.push(die);
    state.spare -= 1;
    dice.splice(i, 0, die);
  }
  return found;
}

/** An ability from one of its costs on. */
export interface Rest {
  readonly costs: readonly Cost[];
  readonly effect: readonly Operation[];
  /** The cost that is being paid; those after it are still to come. */
  readonly from: number;
}

function canPay(state: State, doer: Doer, rest: Rest, resource: string, count: number): boolean {
  if (count === 0) return canUse(state, doer, rest.costs, rest.effect, rest.from + 1);
  if (resource === 'any') {
    const own = state.treasury[doer.seat] as number[];
    for (let type = 0; type < own.length; type += 1) if (canPayWith(state, doer, rest, type, count - 1)) return true;
    return false;
  }
  const type = (RESOURCES as readonly string[]).indexOf(resource);
  const own = state.treasury[doer.seat] as number[];
  if ((own[type] as number) < count) return false;
  own[type] = (own[type] as number) - count;
  state.supply[type] = (state.supply[type] as number) + count;
  const can = canUse(state, doer, rest.costs, rest.effect, rest.from + 1);
  own[type] = own[type] + count;
  state.supply[type] = state.supply[type] - count;
  return can;
}

/** Whether one of this type can be paid, so many more after it, and the rest still be done. */
function canPayWith(state: State, doer: Doer, rest: Rest, type: number, more: number): boolean {
  const own = state.treasury[doer.seat] as number[];
  if (own[type] === 0) return false;
  own[type] = (own[type] as number) - 1;
  state.supply[type] = (state.supply[type] as number) + 1;
  const can = canPay(state, doer, rest, 'any', more);
  own[type] = own[type] + 1;
  state.supply[type] = state.supply[type] - 1;
  return can;
}

/** Types one of which may be paid now, with so many still to pay after it (NRN-1.8, NRN-11.9a). */
export function typesToPay(state: State, doer: Doer, rest: Rest, more: number): number[] {
  const types: number[] = [];
  for (let type = 0; type < RESOURCES.length; type += 1)
    if (canPayWith(state, doer, rest, type, more)) types.push(type);
  return types;
}
