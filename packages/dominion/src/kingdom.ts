import { type Rng, shuffle } from '@nightjar/kernel';
import { refuse } from '@nightjar/kernel/reader';
import { type Box, bit, KINGDOM, kindOf, type Type } from './box.ts';
import { unfit } from './unfit.ts';

export { KINGDOM } from './box.ts';

/** Sets that a random kingdom may be drawn from (DOM-2.3a). */
export const POOLS = ['nocturne+base', 'nocturne', 'base'] as const;

/** What a table may ask of a random kingdom, and the word of the type line that stands for it. */
export const FILTERS = { attacks: 'Attack', night: 'Night', boons: 'Fate', hexes: 'Doom' } as const satisfies {
  readonly [filter: string]: Type;
};
export type Filter = keyof typeof FILTERS;
export const FILTER_IDS = Object.keys(FILTERS) as readonly Filter[];

/** Whatever comes, at least one such card, or none at all. */
export const WISHES = ['any', 'with', 'without'] as const;

/** What a table says about its kingdom. */
export interface KingdomWish extends Readonly<Record<Filter, (typeof WISHES)[number]>> {
  /** A recommended set by name; `random`: the cards named, and the rest drawn. */
  readonly set: string;
  /** Kingdom cards that are in for certain, by id. */
  readonly cards: readonly string[];
  /** Where the rest is drawn from. */
  readonly pool: (typeof POOLS)[number];
  /** The three Boons of the Druid, by id; none if they are drawn. */
  readonly druid: readonly string[];
}

/** No wish at all: ten cards of both sets. */
export const ANY_KINGDOM: KingdomWish = {
  set: 'random',
  cards: [],
  pool: POOLS[0],
  attacks: 'any',
  night: 'any',
  boons: 'any',
  hexes: 'any',
  druid: [],
};

/** The ten kingdom cards of a game, in the order of the edition; every kingdom that fits is equally likely. */
export function kingdomFor(box: Box, wish: KingdomWish, rng: Rng): readonly number[] {
  const certain = certainIn(box, wish);
  const rest = drawable(box, wish);
  const wanted = typesOf(wish, 'with');
  for (;;) {
    const drawn = shuffle([...rest], rng).slice(0, KINGDOM - certain.length);
    const kingdom = [...certain, ...drawn];
    if (wanted.every((type) => has(box, kingdom, type))) return kingdom.toSorted((a, b) => a - b);
  }
}

/** The Boons of the Druid that the table or its recommended set names; none if they are drawn (DOM-2.12d). */
export const druidRow = (box: Box, { set, druid }: KingdomWish): readonly number[] =>
  druid.length > 0 ? druid.map(kindOf) : (box.sets.find(({ id }) => id === set)?.druid ?? []);

const certainIn = (box: Box, { set, cards }: KingdomWish): readonly number[] =>
  box.sets.find(({ id }) => id === set)?.kingdom ?? cards.map(kindOf);

/** The cards the rest of the kingdom is drawn from: the pool without those chosen and those excluded. */
export function drawable(box: Box, wish: KingdomWish): readonly number[] {
  const certain = certainIn(box, wish);
  const barred = typesOf(wish, 'without').reduce((mask, type) => mask | bit(type), 0);
  const pools = wish.pool.split('+');
  const found: number[] = [];
  for (const [set, kinds] of Object.entries(box.kingdoms)) {
    if (!pools.includes(set)) continue;
    for (const kind of kinds) {
      if (!certain.includes(kind) && ((box.types[kind] as number) & barred) === 0) found.push(kind);
    }
  }
  return found;
}

export const typesOf = (wish: KingdomWish, how: (typeof WISHES)[number]): readonly Type[] =>
  FILTER_IDS.filter((filter) => wish[filter] === how).map((filter) => FILTERS[filter]);

export const has = (box: Box, kinds: readonly number[], type: Type): boolean =>
  kinds.some((kind) => ((box.types[kind] as number) & bit(type)) !== 0);

/** Refuses wishes that no kingdom fulfils. */
export function mustFit(box: Box, wish: KingdomWish): void {
  const certain = certainIn(box, wish);
  const idOf = (kind: number): string => box.ids[kind] as string;
  if (wish.set !== 'random' && wish.cards.length > 0) refuse('cards', `${wish.set} has ten cards already`);
  const row = box.sets.find(({ id }) => id === wish.set)?.druid ?? [];
  if (wish.druid.length > 0 && row.length > 0) refuse('druid', `${wish.set} names its Boons itself`);
  if (wish.druid.length > 0 && certain.every((kind) => !box.needs[kind]?.includes('druid-row')))
    refuse('druid', 'must be left out unless the Druid is among the cards named');
  for (const filter of FILTER_IDS) {
    const bars = certain.find((kind) => has(box, [kind], FILTERS[filter]));
    if (wish[filter] === 'without' && bars !== undefined)
      refuse(filter, `must not be "without": ${idOf(bars)} is in the kingdom`);
  }
  const rest = drawable(box, wish);
  const room = KINGDOM - certain.length;
  if (rest.length < room) unfit('pool', 'pool-small', { n: rest.length, room });
  for (const filter of FILTER_IDS) {
    if (wish[filter] === 'with' && !has(box, room > 0 ? [...certain, ...rest] : certain, FILTERS[filter]))
      unfit(filter, 'with-none', {});
  }
  if (!isCovered(box, wish, rest, room)) unfit('cards', 'with-full', {});
}

/** Whether so many cards of the rest can bring all that is wanted and not there yet. */
function isCovered(box: Box, wish: KingdomWish, rest: readonly number[], room: number): boolean {
  const certain = certainIn(box, wish);
  const missing = typesOf(wish, 'with').filter((type) => !has(box, certain, type));
  const all = missing.reduce((mask, type) => mask | bit(type), 0);
  let brought = new Set([0]);
  for (let i = 0; i < Math.min(room, missing.length); i += 1) {
    brought = new Set([...brought].flatMap((mask) => rest.map((kind) => mask | ((box.types[kind] as number) & all))));
  }
  return brought.has(all);
}
