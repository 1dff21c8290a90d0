import type { Json, JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  exactly,
  field,
  list,
  object,
  oneOf,
  only,
  own,
  type Reader,
  refuse,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { CONDITIONS, PRICES, SCOPES, UNITS } from './operation.ts';
import { CAUSES, DISTRICTS, EVENTS, FACES, KINDS, RESOURCES, ROUND_RULES, TOKENS } from './words.ts';

/** More than any card takes, pays or looks at. */
const MOST = 10;
const MOST_OPERATIONS = 8;
const ANY_RESOURCE = [...RESOURCES, 'any'] as const;

const some = whole(1, MOST);

/** Who bears a text: that decides which costs it may have. */
export type Bearer = 'beast' | 'house';

const COSTS: { readonly [bearer in Bearer]: readonly string[] } = {
  beast: ['exhaustSelf', 'discardSelf', 'pay', 'discardDie'],
  house: ['exhaustHouse', 'pay', 'discardDie'],
};

const cost =
  (bearer: Bearer): Reader<string> =>
  (json, where) => {
    const op = field(object(json, where), where, 'op', oneOf(COSTS[bearer]));
    if (op === 'pay') {
      const pay = only('op', 'resource', 'count')(json, where);
      field(pay, where, 'resource', oneOf(ANY_RESOURCE));
      field(pay, where, 'count', some);
    } else if (op === 'discardSelf') {
      const discard = only('op', 'to')(json, where);
      if (own(discard, 'to') !== undefined) field(discard, where, 'to', exactly('supplyUntilRefresh'));
    } else only('op')(json, where);
    return op;
  };

/** The costs of an ability, each of the bearer's own kinds at most once. */
export const costs =
  (bearer: Bearer): Reader<readonly string[]> =>
  (json, where) => {
    const found = list(cost(bearer), 0, MOST_OPERATIONS)(json, where);
    distinct(found, (i) => `${where}[${i}].op`);
    return found;
  };

type Fields = (json: JsonObject, where: string) => void;

/** The fields of each operation besides its name, and what they may be. */
const OPERATIONS: { readonly [op: string]: readonly [fields: readonly string[], read: Fields] } = {
  take: [
    ['resource', 'count', 'different'],
    (json, where) => {
      const resource = field(json, where, 'resource', oneOf(ANY_RESOURCE));
      field(json, where, 'count', some);
      if (own(json, 'different') === undefined) return;
      field(json, where, 'different', truth);
      if (resource !== 'any') refuse(at(where, 'different'), 'is for any Resource');
    },
  ],
  exchange: [[], () => {}],
  search: [['look', 'keep'], (json, where) => field(json, where, 'keep', whole(1, field(json, where, 'look', some)))],
  summon: [['cost'], (json, where) => field(json, where, 'cost', oneOf(PRICES))],
  equip: [['cost'], (json, where) => field(json, where, 'cost', exactly('free'))],
  giveCurse: [[], () => {}],
  removeCurse: [['count'], (json, where) => field(json, where, 'count', some)],
  cancelCurse: [[], () => {}],
  exhaust: [['min', 'max', 'scope'], (json, where) => readTargets(json, where, SCOPES)],
  refresh: [
    ['min', 'max', 'scope'],
    (json, where) =>
      readTargets(
        json,
        where,
        SCOPES.filter((scope) => scope !== 'ownActive'),
      ),
  ],
  rollReserve: [[], () => {}],
  stepDie: [
    ['delta'],
    (json, where) => {
      const deltas = field(json, where, 'delta', list(whole(1 - FACES, FACES - 1), 1, MOST));
      for (const [i, delta] of deltas.entries())
        if (delta === 0) refuse(`${at(where, 'delta')}[${i}]`, 'must not be 0');
      distinct(deltas.map(String), (i) => `${at(where, 'delta')}[${i}]`);
    },
  ],
  setDie: [[], () => {}],
  prestige: [
    ['per', 'amount', 'resource'],
    (json, where) => {
      const per = field(json, where, 'per', oneOf(UNITS));
      field(json, where, 'amount', some);
      if (per === 'ownBeastOfResource') field(json, where, 'resource', oneOf(RESOURCES));
      else if (own(json, 'resource') !== undefined) refuse(at(where, 'resource'), 'is for ownBeastOfResource');
    },
  ],
  discardBeast: [
    ['count', 'scope'],
    (json, where) => {
      field(json, where, 'count', some);
      field(json, where, 'scope', oneOf(['any', 'ownOthers', 'ownActive']));
    },
  ],
  takeToken: [['token'], (json, where) => field(json, where, 'token', oneOf(TOKENS))],
  placeOnTile: [['count'], (json, where) => field(json, where, 'count', exactly(1))],
  roundRule: [
    ['rule', 'district'],
    (json, where) => {
      const rule = field(json, where, 'rule', oneOf(ROUND_RULES));
      if (rule === 'noLocationAbilities') field(json, where, 'district', oneOf([...DISTRICTS, 'choose']));
      else if (own(json, 'district') !== undefined) refuse(at(where, 'district'), 'is for noLocationAbilities');
    },
  ],
  choose: [['options'], (json, where) => field(json, where, 'options', list(effect, 2, MOST_OPERATIONS))],
  branch: [
    ['if', 'then', 'else'],
    (json, where) => {
      field(json, where, 'if', oneOf(CONDITIONS));
      field(json, where, 'then', effect);
      field(json, where, 'else', effect);
    },
  ],
};

function readTargets(json: JsonObject, where: string, scopes: readonly string[]): void {
  field(json, where, 'max', whole(field(json, where, 'min', some), MOST));
  field(json, where, 'scope', oneOf(scopes));
}

const operation: Reader<string> = (json, where) => {
  const op = field(object(json, where), where, 'op', oneOf(Object.keys(OPERATIONS)));
  const [fields, read] = OPERATIONS[op] as (typeof OPERATIONS)[string];
  read(only('op', ...fields)(json, where), where);
  return op;
};

/** A list of operations (NRN-26.1). */
export function effect(json: Json | undefined, where: string): readonly string[] {
  return list(operation, 1, MOST_OPERATIONS)(json, where);
}

/** What a trigger's event can be narrowed by. */
const NARROWED: { readonly [event: string]: readonly string[] } = {
  activated: ['location'],
  gathered: ['location', 'resource', 'doubled'],
  curseIncoming: ['target'],
};

/** The trigger of a Beast (NRN-13.7 to NRN-13.12); its kind. */
export function trigger(json: Json | undefined, where: string, locations: readonly string[]): string {
  const kind = field(object(json, where), where, 'kind', oneOf(KINDS));
  if (kind === 'action' || kind === 'discard') {
    only('kind')(json, where);
    return kind;
  }
  const event = field(object(json, where), where, 'event', oneOf(EVENTS));
  const found = only('kind', 'event', 'by', ...(NARROWED[event] ?? []))(json, where);
  const by = field(found, where, 'by', oneOf(CAUSES));
  if (kind === 'gather' && event !== 'gathered')
    refuse(at(where, 'event'), 'must be "gathered": it is a Gather ability');
  if (kind === 'summon' && event !== 'summoned')
    refuse(at(where, 'event'), 'must be "summoned": it is a Summon ability');
  if (kind === 'summon' && by !== 'self') refuse(at(where, 'by'), 'must be "self": it is a Summon ability');
  if (own(found, 'location') !== undefined) field(found, where, 'location', oneOf(locations));
  if (own(found, 'resource') !== undefined) field(found, where, 'resource', oneOf(RESOURCES));
  if (own(found, 'doubled') !== undefined) field(found, where, 'doubled', exactly(true));
  if (own(found, 'target') !== undefined) field(found, where, 'target', exactly('self'));
  return kind;
}
