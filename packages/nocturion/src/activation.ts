import { oneOf, type Script } from '@nightjar/script';
import { cartDistrict, moveTracker, x2District } from './calendar.ts';
import { NONE, RESOURCES, ROUND_RULES } from './components.ts';
import { doerOf } from './doer.ts';
import { may } from './effect.ts';
import { moment } from './moment.ts';
import type { Cost, Operation } from './operation.ts';
import { canUse, type Rest, typesToPay } from './paying.ts';
import { activeTile, changeOf, gateOf, remove, type State } from './state.ts';
import { RULE, type Text } from './text.ts';
import { pay } from './treasury.ts';
import { open } from './window.ts';

const NO_DOUBLE = ROUND_RULES.indexOf('noDouble');
const ANY_LEFT = 0;

/** Places a die on an inactive Location (NRN-9.2) and lets the steps of the activation begin. */
export function activate(t: Text, site: number, die: number): void {
  const { state } = t;
  const seat = state.active;
  remove(state.dice[seat] as number[], die);
  state.placed[site] = die;
  state.site = site;
  t.tell?.({ type: 'activated', seat, location: tileName(state), die });
  t.begin(RULE.activate, { seat });
}

/** The steps of an activation, each finished before the next (NRN-9.5 to NRN-9.12). */
export const activation = (s: Script<Text>): Script<Text> =>
  s
    .act((t) => open(t, 'activated', t.seat, activeTile(t.state)))
    .act((t) => moveTracker(t, tileResource(t.state)))
    .act(replenish)
    .act((t) => moment(t, t.seat, 'beforeGather'))
    .act(gather)
    .when(mayUseAbility, (usable) =>
      usable.ask('location', may('location')).when(
        (t) => t.did,
        (used) =>
          used
            .act((t) => {
              t.frame.kept = [gateOf(t.state, t.seat, activeTile(t.state))];
            })
            .loop(
              (t) => (t.kept[ANY_LEFT] as number) > 0,
              (paid) =>
                paid
                  .ask('pay', (t) =>
                    oneOf(typesToPay(t.state, doerOf(t), restOf(t), (t.kept[ANY_LEFT] as number) - 1), 'pay'),
                  )
                  .act((t) => {
                    pay(t, t.seat, t.it[0] as number);
                    t.frame.kept = [(t.kept[ANY_LEFT] as number) - 1];
                  }),
            )
            .act((t) => {
              t.tell?.({ type: 'abilityUsed', seat: t.seat, location: tileName(t.state) });
              t.begin(t.places.location[activeTile(t.state)] as number, { seat: t.seat });
            }),
      ),
    )
    .act((t) => {
      t.state.site = NONE;
    });

const tileName = (state: State): string => state.box.locations.id[activeTile(state)] as string;
const tileResource = (state: State): number => state.box.locations.resource[activeTile(state)] as number;

/** Step 2: Locations without a token in the cart's District get one, in the order of the sites (NRN-9.7, NRN-9.8, NRN-24.2). */
function replenish(t: Text): void {
  const { state } = t;
  const { sites, locations } = state.box;
  const empty = (sites.of[cartDistrict(state)] as number) & ~state.stocked;
  for (let site = 0; empty >> site > 0; site += 1) {
    if (((empty >> site) & 1) === 0) continue;
    const location = state.tiles[site] as number;
    const resource = locations.resource[location] as number;
    if (state.supply[resource] === 0) continue;
    state.supply[resource] = (state.supply[resource] as number) - 1;
    state.stocked |= 1 << site;
    t.tell?.({ type: 'replenished', location: locations.id[location] as string });
  }
}

/** Step 3: the token of the Location, if there is one, and the x2 bonus (NRN-9.9, NRN-9.10); then the window (NRN-9.11). */
function gather(t: Text): void {
  const { state, seat } = t;
  if (((state.stocked >> state.site) & 1) === 0) return;
  const resource = tileResource(state);
  const own = state.treasury[seat] as number[];
  state.stocked &= ~(1 << state.site);
  own[resource] = (own[resource] as number) + 1;
  const doubled = isDoubled(state, seat) && (state.supply[resource] as number) > 0;
  if (doubled) {
    state.supply[resource] = (state.supply[resource] as number) - 1;
    own[resource] = own[resource] + 1;
  }
  t.tell?.({ type: 'gathered', seat, resource: RESOURCES[resource] as string, doubled });
  open(t, 'gathered', seat, resource, doubled ? 1 : 0);
}

/** Whether the x2 arm points here and neither a rule of the round nor a Curse is against it (NRN-15.16, NRN-17.2). */
const isDoubled = (state: State, seat: number): boolean =>
  state.box.sites.district[state.site] === x2District(state) &&
  ((state.rules >> NO_DOUBLE) & 1) === 0 &&
  changeOf(state, seat, 'doubleGather') === 0;

const FREE: readonly Cost[] = [];

/** Step 4 (NRN-9.12): not in a barred District (NRN-15.23), and only if what it costs leaves it usable (NRN-11.9a). */
function mayUseAbility(t: Text): boolean {
  const { state, seat } = t;
  if (((state.barred >> (state.box.sites.district[state.site] as number)) & 1) === 1) return false;
  const count = gateOf(state, seat, activeTile(state));
  const costs: readonly Cost[] = count === 0 ? FREE : [{ op: 'pay', resource: 'any', count }];
  return canUse(state, doerOf(t), costs, abilityOf(state));
}

const abilityOf = (state: State): readonly Operation[] => state.box.locations.effect[activeTile(state)] ?? [];

/** The effect that follows the Resources paid for the ability, without another cost. */
const restOf = ({ state }: Text): Rest => ({ costs: FREE, effect: abilityOf(state), from: 0 });
