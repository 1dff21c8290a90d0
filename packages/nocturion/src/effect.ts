import { exactly, NOTHING, oneOf, type Question, Script } from '@nightjar/script';
import { DISTRICTS, FACES, NONE, RESOURCES, ROUND_RULES, TOKENS } from './components.ts';
import { cursesOf } from './cursing.ts';
import { keep, look, putUnder, removeCurse } from './deck.ts';
import { gain } from './deed.ts';
import { doerOf } from './doer.ts';
import { bareStands, equip } from './equipping.ts';
import { discardBeast, exhaust, targets } from './menagerie.ts';
import { canDo, exchanges, holds, mayRoll, prestigeFor, STEP, steps, summonable } from './needs.ts';
import type { Cost, Operation } from './operation.ts';
import { diceToDiscard, typesToPay } from './paying.ts';
import { rollAndReserve } from './reserving.ts';
import { activeTile, changeOf, typesIn } from './state.ts';
import { summon } from './summoning.ts';
import { eachOpponent, someBeasts } from './targeting.ts';
import { incomingCurse, RULE, type Text } from './text.ts';
import { changeDie, discardDie, pay, take } from './treasury.ts';
import { wayOf } from './way.ts';

/** A question that may be declined; it is used where something was picked. */
export function may(among: string): () => Question {
  const question: Question = { among, options: [0], min: 0, max: 1, ordered: false, arranged: false };
  return () => question;
}

/** Steps for the costs of an ability, in their order (NRN-1.6). */
export function costs(s: Script<Text>, all: readonly Cost[], effect: readonly Operation[]): Script<Text> {
  for (const [from, cost] of all.entries()) {
    switch (cost.op) {
      case 'exhaustSelf':
        s.act((t) => exhaust(t, t.card));
        break;
      case 'discardSelf':
        s.act((t) => discardBeast(t, t.card, cost.to !== undefined));
        break;
      case 'exhaustHouse':
        s.act((t) => {
          t.state.spent |= 1 << t.seat;
        });
        break;
      case 'discardDie':
        s.ask('discardDie', (t) => oneOf(diceToDiscard(t.state, doerOf(t), all, effect, from + 1), 'discardDie')).act(
          (t) => discardDie(t, t.seat, t.it[0] as number),
        );
        break;
      case 'pay':
        for (let more = cost.count - 1; more >= 0; more -= 1) {
          if (cost.resource === 'any')
            s.ask('pay', (t) => oneOf(typesToPay(t.state, doerOf(t), { costs: all, effect, from }, more), 'pay')).act(
              (t) => pay(t, t.seat, t.it[0] as number),
            );
          else {
            const resource = RESOURCES.indexOf(cost.resource);
            s.act((t) => pay(t, t.seat, resource));
          }
        }
        break;
    }
  }
  return s;
}

/** Steps for the operations of an effect, in their order, as far as possible (NRN-1.6). */
export function effects(s: Script<Text>, all: readonly Operation[], isLocation = false): Script<Text> {
  for (const operation of all) add(s, operation, isLocation);
  return s;
}

function add(s: Script<Text>, operation: Operation, isLocation: boolean): Script<Text> {
  switch (operation.op) {
    case 'take':
      return takes(s, operation);
    case 'exchange':
      return s
        .ask('exchange', (t) => oneOf(exchanges(t.state, t.seat), 'exchange'))
        .when(
          (t) => t.did,
          (chosen) =>
            chosen.act((t) => {
              const pair = t.it[0] as number;
              pay(t, t.seat, Math.floor(pair / RESOURCES.length));
              take(t, t.seat, pair % RESOURCES.length);
            }),
        );
    case 'search':
      return searches(s, operation, isLocation);
    case 'summon':
      return summon(s, operation.cost);
    case 'equip':
      return s
        .ask('equip', (t) => oneOf(bareStands(t.state, t.seat), 'equip'))
        .act((t) => {
          if (t.did) equip(t, t.seat, t.it[0] as number);
        });
    case 'giveCurse':
      return s.act((t) => {
        if (canDo(t.state, doerOf(t), operation)) t.begin(RULE.giveCurse, { seat: t.seat });
      });
    case 'removeCurse':
      for (let i = 0; i < operation.count; i += 1)
        s.ask('removeCurse', (t) => oneOf(cursesOf(t.state, t.seat), 'removeCurse')).act((t) => {
          if (t.did) removeCurse(t, t.seat, t.it[0] as number);
        });
      return s;
    case 'cancelCurse':
      return s.act(cancelCurse);
    case 'exhaust':
    case 'refresh':
      return operation.scope === 'eachOpponent' ? eachOpponent(s, operation) : someBeasts(s, operation);
    case 'rollReserve':
      return rollReserve(s);
    case 'stepDie':
      return s
        .ask('stepDie', (t) => oneOf(steps(t.state, t.seat, operation.delta), 'stepDie'))
        .act((t) => {
          if (!t.did) return;
          const die = Math.round((t.it[0] as number) / STEP);
          changeDie(t, t.seat, die, die + (t.it[0] as number) - die * STEP);
        });
    case 'setDie':
      return s
        .ask('setDie', (t) => oneOf(settings(t), 'setDie'))
        .act((t) => {
          if (t.did) changeDie(t, t.seat, Math.floor((t.it[0] as number) / STEP), (t.it[0] as number) % STEP);
        });
    case 'prestige':
      return s.act((t) => {
        const prestige = prestigeFor(t.state, t.seat, operation, t.kept);
        gain(t.state, t.seat, 'rewards', questOf(t), prestige);
        t.tell?.({ type: 'rewarded', seat: t.seat, prestige });
      });
    case 'discardBeast':
      return s
        .ask('discardBeast', (t) =>
          exactly(operation.count, targets(t.state, doerOf(t), operation.scope, false), 'discardBeast'),
        )
        .act((t) => {
          for (const beast of t.it) discardBeast(t, beast);
          t.frame.kept = t.it;
        });
    case 'takeToken':
      return s.act((t) => {
        t.state.holders[TOKENS.indexOf(operation.token)] = t.seat;
        t.tell?.({ type: 'tokenTaken', seat: t.seat, token: operation.token });
      });
    case 'placeOnTile':
      return s.act((t) => {
        if (canDo(t.state, doerOf(t), operation)) placeOnTile(t);
      });
    case 'roundRule':
      return roundRule(s, operation);
    case 'choose':
      return choose(s, operation, isLocation);
    default:
      return s.when(
        (t) => holds(t.state, t.seat, operation.if),
        (then) => effects(then, operation.then, isLocation),
        (otherwise) => effects(otherwise, operation.else, isLocation),
      );
  }
}

/** The Quest whose reward is followed; NONE where it is no reward. */
function questOf({ state: { stack } }: Text): number {
  const below = stack.at(-2);
  return below?.script === RULE.quest ? below.card : NONE;
}

/** Any Resources are chosen one by one among the types in stock (NRN-1.7). */
function takes(s: Script<Text>, { resource, count, different }: Extract<Operation, { op: 'take' }>): Script<Text> {
  if (resource !== 'any') {
    const type = RESOURCES.indexOf(resource);
    return s.act((t) => void take(t, t.seat, type, count));
  }
  if (different === true)
    s.act((t) => {
      t.frame.kept = NOTHING;
    });
  for (let i = 0; i < count; i += 1)
    s.ask('resource', (t) => {
      const types = typesIn(t.state.supply);
      return oneOf(different === true ? types.filter((type) => !t.kept.includes(type)) : types, 'resource');
    }).act((t) => {
      if (!t.did) return;
      take(t, t.seat, t.it[0] as number);
      if (different === true) t.frame.kept = [...t.kept, t.it[0] as number];
    });
  return s;
}

/** Looks, keeps, puts the rest under the deck (NRN-12.7); at a Portal some may summon after it (NRN-21.2). */
function searches(s: Script<Text>, operation: Extract<Operation, { op: 'search' }>, isLocation: boolean): Script<Text> {
  s.act((t) => look(t, t.seat, operation.look));
  for (let i = 0; i < operation.keep; i += 1)
    s.ask('keep', (t) => oneOf(t.state.looked, 'keep')).act((t) => {
      if (t.did) keep(t, t.seat, t.it[0] as number);
      // What was kept is for the searcher alone (NRN-25.2).
      t.frame.it = NOTHING;
    });
  s.act((t) => putUnder(t, t.seat));
  if (!isLocation) return s;
  return s.when(
    (t) =>
      changeOf(t.state, t.seat, 'portalBoth') > 0 &&
      summonable(t.state, t.seat, 'affiliatedUnlessTileMatches').length > 0,
    (also) =>
      also.ask('portalThen', may('portalThen')).when(
        (t) => t.did,
        (used) => summon(used, 'affiliatedUnlessTileMatches'),
      ),
  );
}

function cancelCurse(t: Text): void {
  const frame = incomingCurse(t.state);
  if (frame === undefined) return;
  const [curse, target] = frame.kept as readonly [number, number];
  frame.kept = [curse, target, 1];
  t.tell?.({ type: 'curseCancelled', seat: target, curse: t.state.box.curses.id[curse] as string });
}

/** NRN-7.3, NRN-7.4: any Resource instead where nothing can be reserved; under Stolen Hour nothing (NRN-17.8). */
const rollReserve = (s: Script<Text>): Script<Text> =>
  s.when(
    (t) => changeOf(t.state, t.seat, 'reserve') === 0,
    (free) =>
      free.when(
        (t) => mayRoll(t.state, t.seat),
        (rolls) => rolls.act((t) => rollAndReserve(t, t.seat)),
        (instead) => takes(instead, { op: 'take', resource: 'any', count: 1 }),
      ),
  );

/** Every die of the Treasury with every result, as `die * STEP + result`. */
function settings(t: Text): number[] {
  const dice = [...new Set(t.state.dice[t.seat] as number[])];
  return dice.flatMap((die) => Array.from({ length: FACES }, (_, i) => die * STEP + i + 1));
}

function placeOnTile(t: Text): void {
  const { state } = t;
  const resource = state.box.locations.resource[activeTile(state)] as number;
  state.supply[resource] = (state.supply[resource] as number) - 1;
  state.stocked |= 1 << state.site;
  t.tell?.({ type: 'replenished', location: state.box.locations.id[activeTile(state)] as string });
}

function roundRule(s: Script<Text>, { rule, district }: Extract<Operation, { op: 'roundRule' }>): Script<Text> {
  const bit = 1 << ROUND_RULES.indexOf(rule);
  if (rule !== 'noLocationAbilities')
    return s.act((t) => {
      t.state.rules |= bit;
      t.tell?.({ type: 'rule', seat: t.seat, rule, district: null });
    });
  const bar = (t: Text, place: number): void => {
    t.state.barred |= 1 << place;
    t.tell?.({ type: 'rule', seat: t.seat, rule, district: DISTRICTS[place] as string });
  };
  if (district !== undefined && district !== 'choose') return s.act((t) => bar(t, DISTRICTS.indexOf(district)));
  return s
    .ask('district', (t) =>
      oneOf(
        DISTRICTS.flatMap((_, place) => (((t.state.barred >> place) & 1) === 0 ? [place] : [])),
        'district',
      ),
    )
    .act((t) => {
      if (t.did) bar(t, t.it[0] as number);
    });
}

/** One of the lists of operations that can be carried out. */
function choose(s: Script<Text>, operation: Extract<Operation, { op: 'choose' }>, isLocation: boolean): Script<Text> {
  const { options } = operation;
  const ways = (from: Script<Text>, way: number): Script<Text> =>
    way >= options.length
      ? from
      : from.when(
          (t) => t.frame.said === wayOf(way, options[way] as readonly Operation[]),
          (taken) => effects(taken, options[way] as readonly Operation[], isLocation),
          (others) => ways(others, way + 1),
        );
  return s.when(
    (t) => canDo(t.state, doerOf(t), operation),
    (possible) => {
      possible.ask('choose', (t) =>
        oneOf(
          options.flatMap((effect, way) => (canDo(t.state, doerOf(t), effect[0]) ? [wayOf(way, effect)] : [])),
          'way',
        ),
      );
      return ways(possible, 0);
    },
  );
}

/** An empty text. */
export const text = (): Script<Text> => new Script<Text>();
