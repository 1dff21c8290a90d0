import type { Json } from '@nightjar/kernel';
import {
  at,
  entries,
  exactly,
  field,
  fields,
  id,
  list,
  object,
  oneOf,
  optional,
  own,
  type Reader,
  refuse,
  such,
  truth,
  variants,
  whole,
} from '@nightjar/kernel/reader';
import { costs, effect } from './effect-proof.ts';
import { CONDITIONS, type Condition, type Cost, type Operation } from './operation.ts';
import { ADDING, ARMOR, MODIFIERS, MOMENTS, type Moment, PENALTY } from './words.ts';

/** No number on a card comes near. */
const MOST = 100;
const FEWEST_HOUSES = 4;

/** What is changed while a house ability or a Curse works. */
export type Change = {
  readonly mod: string;
  readonly add?: number;
  readonly value?: boolean;
  readonly exceptLocations?: readonly string[];
  /** Prestige lost at the end, by number of copies. */
  readonly table?: { readonly [copies: string]: number };
};

/** Reads what a house ability or a Curse changes. */
export const change =
  (locations: readonly string[], isCurse: boolean): Reader<Change> =>
  (json, where) => {
    const known = isCurse ? [...MODIFIERS, PENALTY] : MODIFIERS;
    const mod = field(object(json, where), where, 'mod', oneOf(known));
    if (mod === PENALTY) return fields({ mod: exactly(mod), table: penalties })(json, where);
    if (!(ADDING as readonly string[]).includes(mod)) {
      const isSet = mod === 'portalBoth' || mod === 'summonWild';
      return fields({ mod: exactly(mod), value: exactly<boolean>(isSet) })(json, where);
    }
    if (mod === 'locationAbilityCost')
      return fields({
        mod: exactly(mod),
        add: whole(0, 5),
        exceptLocations: optional(list(oneOf(locations), 0)),
      })(json, where);
    return fields({ mod: exactly(mod), add: mod === 'extraDie' ? whole(0, 5) : whole(-10, 10) })(json, where);
  };

/** Prestige lost by number of copies, without a gap. */
const penalties: Reader<{ readonly [copies: string]: number }> = (json, where) => {
  const table = object(json, where);
  const copies = Object.keys(table);
  if (copies.length === 0) refuse(where, 'must have an entry for 1 copy');
  return Object.fromEntries(
    copies
      .toSorted((a, b) => Number(a) - Number(b))
      .map((n, i) => {
        if (n !== String(i + 1)) refuse(at(where, n), `must be ${i + 1}: copies are counted without a gap`);
        return [n, field(table, where, n, whole(0, MOST))];
      }),
  );
};

/** An ability of a house: a change that works by itself, or an effect with its costs. */
export type HouseAbility = {
  /** How many Heirlooms unlock it. */
  readonly heirlooms: number;
  readonly modifier?: Change;
  readonly trigger?: HouseTrigger;
  readonly cost?: readonly Cost[];
  readonly effect?: readonly Operation[];
  readonly optional?: boolean;
};

type HouseTrigger =
  | { readonly kind: 'action' }
  | { readonly kind: 'house'; readonly event: Moment; readonly by: 'self'; readonly if?: Condition };

const houseTrigger: Reader<HouseTrigger> = variants('kind', {
  action: {},
  house: { event: oneOf(MOMENTS), by: exactly('self'), if: optional(oneOf(CONDITIONS)) },
});

const heirlooms = whole(0, ARMOR.length);

/** An ability that could be used without end must cost the one token that lies on a Player Board (NRN-8.6a). */
const withEffect = such(
  fields({ heirlooms, trigger: houseTrigger, cost: costs('house'), effect, optional: truth }),
  (ability, where) => {
    const isPaid = ability.cost.some(({ op }) => op === 'exhaustHouse');
    const gives = JSON.stringify(ability.effect).includes('giveCurse');
    if (ability.trigger.kind === 'action') {
      if (!isPaid) refuse(at(where, 'cost'), 'must have exhaustHouse: it is an action');
      exactly(true)(ability.optional, at(where, 'optional'));
    } else if (ability.trigger.event === 'curseGiven' && !isPaid && gives)
      refuse(at(where, 'effect'), 'must not give a Curse for a Curse given without exhaustHouse: it would never end');
  },
);

/** Reads the houses. */
export const houses = (locations: readonly string[]) => {
  const withChange = fields({ heirlooms, modifier: change(locations, false) });
  const ability = (json: Json | undefined, where: string): HouseAbility =>
    own(object(json, where), 'modifier') === undefined ? withEffect(json, where) : withChange(json, where);
  return entries(fields({ id, abilities: list(ability, 0, 10) }), FEWEST_HOUSES);
};
