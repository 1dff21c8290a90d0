import type { Json } from '@nightjar/kernel';
import {
  at,
  distinct,
  exactly,
  field,
  fields,
  list,
  object,
  oneOf,
  only,
  optional,
  type Reader,
  refuse,
  such,
  truth,
  variants,
  whole,
} from '@nightjar/kernel/reader';
import { CONDITIONS, type Cost, OPERATIONS, type Operation, PRICES, SCOPES, type Scope, UNITS } from './operation.ts';
import {
  CAUSES,
  type Cause,
  DISTRICTS,
  EVENTS,
  FACES,
  KINDS,
  type Kind,
  type Occasion,
  RESOURCES,
  type Resource,
  ROUND_RULES,
  TOKENS,
} from './words.ts';

/** More than any card takes, pays or looks at. */
const MOST = 10;
const MOST_OPERATIONS = 8;
const ANY_RESOURCE = [...RESOURCES, 'any'] as const;

const some = whole(1, MOST);

const pay = { resource: oneOf(ANY_RESOURCE), count: some };

/** Who bears a text decides which costs it may have. */
const COSTS = {
  beast: variants('op', {
    exhaustSelf: {},
    discardSelf: { to: optional(exactly('supplyUntilRefresh')) },
    pay,
    discardDie: {},
  }),
  house: variants('op', { exhaustHouse: {}, pay, discardDie: {} }),
} satisfies { readonly [bearer: string]: Reader<Cost> };

/** The costs of an ability, each of the bearer's own kinds at most once. */
export const costs = (bearer: keyof typeof COSTS): Reader<readonly Cost[]> =>
  such(list<Cost>(COSTS[bearer], 0, MOST_OPERATIONS), (found, where) =>
    distinct(
      found.map(({ op }) => op),
      (i) => `${where}[${i}].op`,
    ),
  );

const targets =
  <O extends 'exhaust' | 'refresh'>(op: O, scopes: readonly Scope[]) =>
  (json: Json | undefined, where: string) => {
    const min = field(only('op', 'min', 'max', 'scope')(json, where), where, 'min', some);
    return fields({ op: exactly<O>(op), min: exactly(min), max: whole(min, MOST), scope: oneOf(scopes) })(json, where);
  };

/** What each operation is given. */
const READERS: { readonly [op in Operation['op']]: Reader<Operation> } = {
  take: such(
    fields({ op: exactly('take'), resource: oneOf(ANY_RESOURCE), count: some, different: optional(truth) }),
    ({ resource, different }, where) => {
      if (different !== undefined && resource !== 'any') refuse(at(where, 'different'), 'is for any Resource');
    },
  ),
  exchange: fields({ op: exactly('exchange') }),
  search: (json, where) => {
    const look = field(only('op', 'look', 'keep')(json, where), where, 'look', some);
    return fields({ op: exactly('search'), look: exactly(look), keep: whole(1, look) })(json, where);
  },
  summon: fields({ op: exactly('summon'), cost: oneOf(PRICES) }),
  equip: fields({ op: exactly('equip'), cost: exactly('free') }),
  giveCurse: fields({ op: exactly('giveCurse') }),
  removeCurse: fields({ op: exactly('removeCurse'), count: some }),
  cancelCurse: fields({ op: exactly('cancelCurse') }),
  exhaust: targets('exhaust', SCOPES),
  refresh: targets(
    'refresh',
    SCOPES.filter((scope) => scope !== 'ownActive'),
  ),
  rollReserve: fields({ op: exactly('rollReserve') }),
  stepDie: fields({
    op: exactly('stepDie'),
    delta: such(list(whole(1 - FACES, FACES - 1), 1, MOST), (deltas, where) => {
      for (const [i, delta] of deltas.entries()) if (delta === 0) refuse(`${where}[${i}]`, 'must not be 0');
      distinct(deltas.map(String), (i) => `${where}[${i}]`);
    }),
  }),
  setDie: fields({ op: exactly('setDie') }),
  prestige: such(
    fields({ op: exactly('prestige'), per: oneOf(UNITS), amount: some, resource: optional(oneOf(RESOURCES)) }),
    ({ per, resource }, where) => {
      if (per === 'ownBeastOfResource' && resource === undefined) refuse(at(where, 'resource'), 'is missing');
      if (per !== 'ownBeastOfResource' && resource !== undefined)
        refuse(at(where, 'resource'), 'is for ownBeastOfResource');
    },
  ),
  discardBeast: fields({ op: exactly('discardBeast'), count: some, scope: oneOf(['any', 'ownOthers', 'ownActive']) }),
  takeToken: fields({ op: exactly('takeToken'), token: oneOf(TOKENS) }),
  placeOnTile: fields({ op: exactly('placeOnTile'), count: exactly(1) }),
  roundRule: such(
    fields({ op: exactly('roundRule'), rule: oneOf(ROUND_RULES), district: optional(oneOf([...DISTRICTS, 'choose'])) }),
    ({ rule, district }, where) => {
      if (rule === 'noLocationAbilities' && district === undefined) refuse(at(where, 'district'), 'is missing');
      if (rule !== 'noLocationAbilities' && district !== undefined)
        refuse(at(where, 'district'), 'is for noLocationAbilities');
    },
  ),
  choose: fields({ op: exactly('choose'), options: list(effect, 2, MOST_OPERATIONS) }),
  // oxlint-disable-next-line unicorn/no-thenable -- the edition calls it so
  branch: fields({ op: exactly('branch'), if: oneOf(CONDITIONS), then: effect, else: effect }),
};

const operation: Reader<Operation> = (json, where) =>
  READERS[field(object(json, where), where, 'op', oneOf(OPERATIONS))](json, where);

/** A list of operations (NRN-26.1). */
export function effect(json: Json | undefined, where: string): readonly Operation[] {
  return list(operation, 1, MOST_OPERATIONS)(json, where);
}

/** What sets a Beast's ability off. */
export type Trigger = {
  readonly kind: Kind;
  readonly event?: Occasion;
  readonly by?: Cause;
  /** Only for this Location, this Resource, with the x2 bonus, or if the owner is the one aimed at. */
  readonly location?: string;
  readonly resource?: Resource;
  readonly doubled?: boolean;
  readonly target?: 'self';
};

/** What a trigger's event can be narrowed by. */
const NARROWED: { readonly [event in Occasion]?: readonly (keyof Trigger)[] } = {
  activated: ['location'],
  gathered: ['location', 'resource', 'doubled'],
  curseIncoming: ['target'],
};

/** Reads the trigger of a Beast (NRN-13.7 to NRN-13.12). */
export const trigger =
  (locations: readonly string[]): Reader<Trigger> =>
  (json, where) => {
    const kind = field(object(json, where), where, 'kind', oneOf(KINDS));
    if (kind === 'action' || kind === 'discard') return fields({ kind: exactly(kind) })(json, where);
    const event = field(object(json, where), where, 'event', oneOf(EVENTS));
    only('kind', 'event', 'by', ...(NARROWED[event] ?? []))(json, where);
    const found = fields({
      kind: exactly(kind),
      event: exactly(event),
      by: oneOf(CAUSES),
      location: optional(oneOf(locations)),
      resource: optional(oneOf(RESOURCES)),
      doubled: optional(exactly(true)),
      target: optional(exactly('self')),
    })(json, where);
    if (kind === 'gather' && event !== 'gathered')
      refuse(at(where, 'event'), 'must be "gathered": it is a Gather ability');
    if (kind === 'summon' && event !== 'summoned')
      refuse(at(where, 'event'), 'must be "summoned": it is a Summon ability');
    if (kind === 'summon' && found.by !== 'self') refuse(at(where, 'by'), 'must be "self": it is a Summon ability');
    return found;
  };
