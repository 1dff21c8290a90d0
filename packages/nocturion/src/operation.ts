import type { District, Resource, RoundRule, Token } from './words.ts';

/** Beasts an operation may be about (section 26). */
export const SCOPES = ['any', 'ownOthers', 'eachOpponent', 'eventBeast', 'ownActive'] as const;
export type Scope = (typeof SCOPES)[number];

/** What Prestige is counted by. */
export const UNITS = ['twoOwnResources', 'ownBeastOfResource', 'discardedBeastPrestige'] as const;
type Unit = (typeof UNITS)[number];

export const CONDITIONS = ['selfHasCurse', 'tileEmpty'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a summoning costs. */
export const PRICES = ['free', 'affiliated', 'affiliatedUnlessTileMatches'] as const;
export type Price = (typeof PRICES)[number];

/** An operation that is paid before an effect (NRN-1.6). */
export type Cost =
  | { readonly op: 'pay'; readonly resource: Resource | 'any'; readonly count: number }
  | { readonly op: 'exhaustSelf' }
  | { readonly op: 'exhaustHouse' }
  | { readonly op: 'discardSelf'; readonly to?: 'supplyUntilRefresh' }
  | { readonly op: 'discardDie' };

/** An operation of an effect (NRN-26.1). Cards are made of these and of nothing else. */
export type Operation =
  | { readonly op: 'take'; readonly resource: Resource | 'any'; readonly count: number; readonly different?: boolean }
  | { readonly op: 'exchange' }
  | { readonly op: 'search'; readonly look: number; readonly keep: number }
  | { readonly op: 'summon'; readonly cost: Price }
  | { readonly op: 'equip'; readonly cost: 'free' }
  | { readonly op: 'giveCurse' }
  | { readonly op: 'removeCurse'; readonly count: number }
  | { readonly op: 'cancelCurse' }
  | { readonly op: 'exhaust' | 'refresh'; readonly min: number; readonly max: number; readonly scope: Scope }
  | { readonly op: 'rollReserve' }
  | { readonly op: 'stepDie'; readonly delta: readonly number[] }
  | { readonly op: 'setDie' }
  | { readonly op: 'prestige'; readonly per: Unit; readonly amount: number; readonly resource?: Resource }
  | { readonly op: 'discardBeast'; readonly count: number; readonly scope: Scope }
  | { readonly op: 'takeToken'; readonly token: Token }
  | { readonly op: 'placeOnTile'; readonly count: number }
  | { readonly op: 'roundRule'; readonly rule: RoundRule; readonly district?: District | 'choose' }
  | { readonly op: 'choose'; readonly options: readonly (readonly Operation[])[] }
  | {
      readonly op: 'branch';
      readonly if: Condition;
      readonly then: readonly Operation[];
      readonly else: readonly Operation[];
    };

/** The names of all operations. */
export const OPERATIONS = [
  'take',
  'exchange',
  'search',
  'summon',
  'equip',
  'giveCurse',
  'removeCurse',
  'cancelCurse',
  'exhaust',
  'refresh',
  'rollReserve',
  'stepDie',
  'setDie',
  'prestige',
  'discardBeast',
  'takeToken',
  'placeOnTile',
  'roundRule',
  'choose',
  'branch',
] as const satisfies readonly Operation['op'][];

/** Whether an effect refreshes Beasts anywhere in it (NRN-13.17). */
export const refreshes = (effect: readonly Operation[]): boolean =>
  effect.some((operation) => {
    if (operation.op === 'choose') return operation.options.some(refreshes);
    if (operation.op === 'branch') return refreshes(operation.then) || refreshes(operation.else);
    return operation.op === 'refresh';
  });
