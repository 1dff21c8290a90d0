import { RESOURCES } from './components.ts';
import { insert, remove } from './state.ts';
import type { Text } from './text.ts';

/** Takes Resources from the Supply into a Treasury, as far as they are in stock (NRN-1.4, NRN-24.1); how many. */
export function take(t: Text, seat: number, resource: number, count = 1): number {
  const { supply, treasury } = t.state;
  const own = treasury[seat] as number[];
  const taken = Math.min(count, supply[resource] as number);
  if (taken === 0) return 0;
  supply[resource] = (supply[resource] as number) - taken;
  own[resource] = (own[resource] as number) + taken;
  t.tell?.({ type: 'took', seat, resource: RESOURCES[resource] as string, count: taken });
  return taken;
}

/** Discards Resources from a Treasury to the Supply. */
export function pay(t: Text, seat: number, resource: number, count = 1): void {
  const { supply, treasury } = t.state;
  const own = treasury[seat] as number[];
  own[resource] = (own[resource] as number) - count;
  supply[resource] = (supply[resource] as number) + count;
  t.tell?.({ type: 'paid', seat, resource: RESOURCES[resource] as string, count });
}

/** Pays the price on a card. */
export function payPrice(t: Text, seat: number, cost: readonly number[]): void {
  for (let resource = 0; resource < cost.length; resource += 1) {
    const count = cost[resource] as number;
    if (count > 0) pay(t, seat, resource, count);
  }
}

/** Returns a die from a Treasury to the Supply. */
export function discardDie(t: Text, seat: number, die: number): void {
  remove(t.state.dice[seat] as number[], die);
  t.state.spare += 1;
  t.tell?.({ type: 'dieDiscarded', seat, die });
}

/** Changes the result of a die in a Treasury. */
export function changeDie(t: Text, seat: number, from: number, to: number): void {
  const dice = t.state.dice[seat] as number[];
  remove(dice, from);
  insert(dice, to);
  t.tell?.({ type: 'dieChanged', seat, from, to });
}
