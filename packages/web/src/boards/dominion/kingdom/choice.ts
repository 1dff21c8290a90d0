import { ANY_KINGDOM, type DrawWish, defaultBox, drawInstead, drawKingdom, readCode } from '@nightjar/dominion';
import type { JsonObject } from '@nightjar/kernel';

export const CHOICE_WAYS = ['draw', 'sets', 'hand', 'code'] as const;
type ChoiceWay = (typeof CHOICE_WAYS)[number];

/** How a kingdom is being chosen. Each way keeps what was chosen by it. */
export interface KingdomChoice {
  readonly way: ChoiceWay;
  readonly wish: DrawWish;
  /** What was drawn; null where nothing is as wished. */
  readonly drawn: readonly string[] | null;
  readonly set: string;
  readonly picked: readonly string[];
  readonly code: string;
}

/** Ten cards and, where they are fixed, the Boons of a Druid. */
export interface ShownKingdom {
  readonly cards: readonly string[];
  readonly druid: readonly string[];
}

const box = defaultBox;
const idsOf = (kinds: readonly number[]): readonly string[] => kinds.map((kind) => box.ids[kind] as string);

const ANY: DrawWish = { ...ANY_KINGDOM, curve: 'any' };

/** Where choosing begins: with ten cards by lot, or with the code of a link. */
export const firstChoice = (code: string | null, seed: string): KingdomChoice => ({
  way: code === null ? 'draw' : 'code',
  wish: ANY,
  drawn: drawKingdom(box, ANY, seed),
  set: box.sets[0]?.id ?? '',
  picked: [],
  code: code ?? '',
});

/** Wishes were changed, or another kingdom is wanted. */
export const drawnAnew = (choice: KingdomChoice, wish: DrawWish, seed: string): KingdomChoice => ({
  ...choice,
  wish,
  drawn: drawKingdom(box, wish, seed),
});

/** Another card lies in the place of one; null where no other would do. */
export function rerolled(choice: KingdomChoice, out: string, seed: string): KingdomChoice | null {
  const drawn = choice.drawn ?? [];
  const come = drawInstead(box, choice.wish, drawn, out, seed);
  return come === null ? null : { ...choice, drawn: drawn.map((id) => (id === out ? come : id)) };
}

/** The options of a table with this kingdom. What cannot be is handed on as it is: the rules say why. */
export function optionsOf({ way, drawn, wish, set, picked, code }: KingdomChoice): JsonObject {
  if (way === 'sets') return { set };
  if (way === 'hand') return { cards: picked };
  if (way === 'code') return { code };
  if (drawn !== null) return { cards: drawn };
  const { curve: _, ...asked } = wish;
  return { ...asked };
}

/** The kingdom that options name, as far as they do. */
export function kingdomIn(options: JsonObject): ShownKingdom {
  const { set, cards, druid, code } = options;
  const known = box.sets.find(({ id }) => id === set);
  if (known !== undefined) return { cards: idsOf(known.kingdom), druid: idsOf(known.druid) };
  const coded = typeof code === 'string' ? readCode(code) : null;
  if (coded !== null) return coded.ok ? coded.value : { cards: [], druid: [] };
  return { cards: textsIn(cards), druid: textsIn(druid) };
}

const textsIn = (list: JsonObject[string] | undefined): readonly string[] =>
  Array.isArray(list) ? (list as readonly string[]) : [];
