import { type Box, kindOf } from './box.ts';
import { calls } from './setup.ts';

/** What a kingdom puts on the table besides its ten piles, all by id. */
export interface Brought {
  /** One of each in every starting deck, in the place of a Copper (DOM-2.10a). */
  readonly heirlooms: readonly string[];
  /** Piles beside the Supply. */
  readonly piles: readonly string[];
  /** In the trash from the start. */
  readonly zombies: readonly string[];
  readonly states: readonly string[];
  readonly hasBoons: boolean;
  readonly hasHexes: boolean;
  /** Whether three Boons lie open beside the Druid. */
  readonly hasDruid: boolean;
}

/** What these kingdom cards bring with them (DOM-2.10 to 2.12). */
export function broughtBy(box: Box, cards: readonly string[]): Brought {
  const kingdom = cards.map(kindOf).toSorted((a, b) => a - b);
  const idsOf = (kinds: readonly number[]): string[] => [...new Set(kinds)].map((kind) => box.ids[kind] as string);
  const needs = (need: string): boolean => calls(box, kingdom, need);
  const states = box.edition.cards.filter(({ kind }) => kind === 'state').map(({ id }) => id);
  return {
    heirlooms: idsOf(kingdom.flatMap((kind) => box.heirloom[kind] ?? [])),
    piles: idsOf(kingdom.flatMap((kind) => box.neededPiles[kind] ?? []).filter((kind) => box.piles[kind] !== null)),
    zombies: needs('zombies-in-trash') ? idsOf(box.zombies) : [],
    // Lost in the Woods comes by a name of its own, the others all together.
    states: states.filter((id) => needs(id) || (needs('states') && id !== 'lost-in-the-woods')),
    hasBoons: needs('boons'),
    hasHexes: needs('hexes'),
    hasDruid: needs('druid-row'),
  };
}
