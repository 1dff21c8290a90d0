import { readFileSync } from 'node:fs';
import type { Json } from '@nightjar/kernel';

const printed = JSON.parse(readFileSync(new URL('../../../nocturne/data/edition.json', import.meta.url), 'utf8'));

const SYMBOLS = ['skull', 'feather', 'mushroom', 'herb', 'egg'] as const;
const symbol = (nth: number): string => SYMBOLS[nth % SYMBOLS.length] as string;

/** A house edition of Nocturne as expensive as an edition may be, different for each number. */
export function wideEdition(nth: number): Json {
  const more: { readonly [type: string]: number } = { herb: 4, mirror: 10 };
  const kinds = printed.tiles.kinds.map((kind: { type: string; count: number }) => ({
    ...kind,
    count: more[kind.type] ?? kind.count,
  }));
  const skulls = Array.from({ length: 60 }, (_, i) => ({
    id: `skull-x${i}`,
    type: 'skull',
    count: 1,
    points: (i + nth) % 100,
    symbols: [symbol(i), symbol(i + 1)],
    enchanted: true,
  }));
  const deck = Array.from({ length: 160 }, (_, i) => ({
    id: `wide-${i}`,
    tiers: [1, 2, 3].map((tier) => ({
      needs: { [symbol(i)]: tier, [symbol(i + 1)]: tier, [symbol(i + 2)]: tier },
      points: tier * 5 + (i % 7),
    })),
  }));
  return {
    ...printed,
    tiles: { ...printed.tiles, kinds: [...kinds, ...skulls] },
    concoctions: { ...printed.concoctions, deck: [...printed.concoctions.deck, ...deck] },
  };
}
