import type { Change, Cost, Edition, HouseAbility, Operation } from '@nightjar/nocturion';
import { type Catalogue, catalogue } from '../catalogue.ts';
import type { Messages } from '../keys.ts';
import { type Lang, tonguesOf } from '../lang.ts';
import type { Args } from '../message.ts';
import { listOf } from '../table.ts';
import { amountOf, termName } from './names.ts';

type BeastCard = Edition['beasts']['entries'][number];
type Trigger = BeastCard['ability']['trigger'];

/** Texts of cards, made from what the rules read of them: a card of a house edition reads like any other. */
class Telling {
  readonly #lang: Lang;
  readonly #said: Catalogue<Messages['nocturion']>;

  constructor(lang: Lang) {
    this.#lang = lang;
    this.#said = catalogue(lang, 'nocturion');
  }

  /** A text that begins like a sentence and ends like one. */
  sentence(text: string): string {
    return this.#said.say('sentence', { text: this.#begun(text) });
  }

  /** What is done or waited for, a colon, and what comes of it. */
  ability(heads: readonly string[], effect: string): string {
    if (heads.length === 0) return this.sentence(effect);
    const when = heads.reduce((before, after) => this.#said.say('and', { before, after }));
    return this.#said.say('ability', { when: this.#begun(when), effect });
  }

  effect(operations: readonly Operation[]): string {
    return operations
      .map((operation) => this.#operation(operation))
      .reduce((before, after) => this.#said.say('op.then', { before, after }));
  }

  /** What must be paid; a Beast that waits for something is exhausted without saying so. */
  costs(costs: readonly Cost[], isWaiting: boolean): readonly string[] {
    return costs.flatMap((cost) => {
      if (cost.op === 'exhaustSelf' && isWaiting) return [];
      if (cost.op !== 'pay') return [this.#find(`cost.${cost.op}`)];
      return cost.resource === 'any'
        ? [this.#said.say('cost.pay.any', { n: cost.count })]
        : [this.#said.say('cost.pay', { amount: amountOf(cost.resource, cost.count, this.#lang) })];
    });
  }

  /** What a Beast waits for. */
  occasion({ kind, event, by, location, resource, doubled, target }: Trigger): readonly string[] {
    if (kind === 'summon') return [this.#said.say('when.summon')];
    if (event === undefined) return [];
    const isTrue = (value: unknown): string => (value === undefined ? 'no' : 'yes');
    return [
      this.#find(`when.${event}`, {
        by: by ?? 'any',
        location: this.#name('locations', location),
        resource: this.#name('resources', resource),
        isAt: isTrue(location),
        isOf: isTrue(resource),
        isDoubled: isTrue(doubled),
        isTarget: isTrue(target),
      }),
    ];
  }

  /** The moment of a house ability. */
  moment(trigger: HouseAbility['trigger']): readonly string[] {
    if (trigger?.kind !== 'house') return [];
    const when = this.#find(`when.${trigger.event}`);
    return trigger.if === undefined ? [when] : [when, this.#find(`if.${trigger.if}`)];
  }

  /** What is changed while a house ability or a Curse works. */
  change({ mod, add = 0, exceptLocations = [], table = {} }: Change): string {
    return this.#find(`mod.${mod}`, {
      n: Math.abs(add),
      isMore: add > 0 ? 'yes' : 'no',
      isExcept: exceptLocations.length > 0 ? 'yes' : 'no',
      locations: listOf(
        exceptLocations.map((id) => termName('locations', id, this.#lang)),
        this.#lang,
      ),
      copies: Object.keys(table).join(' / '),
      prestige: Object.values(table).join(' / '),
    });
  }

  #find(key: string, args: Args = {}): string {
    return this.#said.find(key, args) ?? key;
  }

  #name(section: 'locations' | 'resources', id: string | undefined): Args[string] {
    return id === undefined ? '' : termName(section, id, this.#lang);
  }

  #begun(text: string): string {
    return text.charAt(0).toLocaleUpperCase([...tonguesOf(this.#lang)]) + text.slice(1);
  }

  #operation(operation: Operation): string {
    const said = this.#said;
    switch (operation.op) {
      case 'take':
        if (operation.resource !== 'any')
          return said.say('op.take', { amount: amountOf(operation.resource, operation.count, this.#lang) });
        return said.say(operation.different === true ? 'op.take.different' : 'op.take.any', { n: operation.count });
      case 'search':
        return said.say('op.search', { look: operation.look, keep: operation.keep });
      case 'summon':
        return said.say(`op.summon.${operation.cost}`);
      case 'removeCurse':
        return said.say('op.removeCurse', { n: operation.count });
      case 'exhaust':
      case 'refresh':
        return this.#find(`op.${operation.op}.${operation.scope}`, { beasts: this.#beasts(operation) });
      case 'stepDie':
        return said.say('op.stepDie', { deltas: this.#either(operation.delta) });
      case 'prestige':
        return said.say(`op.prestige.${operation.per}`, {
          n: operation.amount,
          resource: this.#name('resources', operation.resource),
        });
      case 'discardBeast':
        return this.#find(`op.discardBeast.${operation.scope}`, { n: operation.count });
      case 'takeToken':
        return said.say('op.takeToken', { token: termName('tokens', operation.token, this.#lang) });
      case 'roundRule':
        if (operation.district === 'choose') return said.say('op.roundRule.choose');
        return said.say('op.roundRule', { rule: ruleText(operation.rule, operation.district ?? null, this.#lang) });
      case 'choose':
        return operation.options
          .map((option) => this.effect(option))
          .reduce((before, after) => said.say('op.or', { before, after }));
      case 'branch':
        return said.say(`op.branch.${operation.if}`, {
          first: this.effect(operation.then),
          second: this.effect(operation.else),
        });
      default:
        return said.say(`op.${operation.op}`);
    }
  }

  /** How many Beasts: `a Beast`, `1 to 2 Beasts`. */
  #beasts({ min, max }: { readonly min: number; readonly max: number }): string {
    if (min === max) return this.#said.say('beastsNumber', { n: max });
    return this.#said.say(max === min + 1 ? 'beastsNumber.either' : 'beastsNumber.range', { min, max });
  }

  #either(deltas: readonly number[]): string {
    const signed = deltas.map((delta) => (delta > 0 ? `+${delta}` : `−${-delta}`));
    return signed.reduce((before, after) => this.#said.say('either', { before, after }));
  }
}

/** A rule for the rest of the round. */
export const ruleText = (rule: string, district: string | null, lang: Lang): string =>
  catalogue(lang, 'nocturion').find(`roundRules.${rule}`, {
    district: district === null ? '' : termName('districts', district, lang),
  }) ?? rule;

/** What operations do, as a sentence: the ability of a Location, the reward of a Quest, one of several ways. */
export function effectText(operations: readonly Operation[], lang: Lang): string {
  const telling = new Telling(lang);
  return telling.sentence(telling.effect(operations));
}

/** The special ability of a Beast. */
export function beastText({ ability: { trigger, cost, effect } }: BeastCard, lang: Lang): string {
  const telling = new Telling(lang);
  const occasion = telling.occasion(trigger);
  return telling.ability([...occasion, ...telling.costs(cost, occasion.length > 0)], telling.effect(effect));
}

/** An ability of a house. */
export function houseText({ modifier, trigger, cost = [], effect = [] }: HouseAbility, lang: Lang): string {
  const telling = new Telling(lang);
  if (modifier !== undefined) return telling.sentence(telling.change(modifier));
  return telling.ability([...telling.costs(cost, false), ...telling.moment(trigger)], telling.effect(effect));
}

/** What a Curse does to its owner. */
export function curseText({ modifier }: Edition['curses']['entries'][number], lang: Lang): string {
  const telling = new Telling(lang);
  return telling.sentence(telling.change(modifier));
}
