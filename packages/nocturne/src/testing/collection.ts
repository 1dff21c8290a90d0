import { type Box, defaultBox, SYMBOLS, type SymbolName } from '../box.ts';
import type { Deeds, Holding, Occasion } from '../holding.ts';
import { layoutFor, mask } from '../layout.ts';
import { sheets } from '../scoring.ts';

/** A holding in the words of the table; things that are not named are not held. */
export interface HoldingText {
  /** `skull-4 feather-1*3`: ids, repeated by a star. */
  readonly tiles?: string;
  /** Ids of copied tiles, `-` for a stone that copies nothing. */
  readonly mirrors?: string;
  readonly symbol?: SymbolName;
  readonly brews?: string;
  readonly tiers?: readonly number[];
  readonly twilight?: string;
  /** Names of spaces in the forest for two sides unless `sides` says otherwise. */
  readonly spaces?: string;
  readonly spriteTokens?: number;
  /** 1 for the first space of the Sprite Board. */
  readonly spriteSpace?: number;
  readonly leftover?: number;
  readonly unusedAbility?: boolean;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Ids with their repeats spelled out. */
const repeated = (text?: string): string[] =>
  words(text).flatMap((word) => {
    const [id = '', times = '1'] = word.split('*');
    return Array.from({ length: Number(times) }, () => id);
  });

function place(ids: readonly string[], id: string): number {
  const found = ids.indexOf(id);
  if (found < 0) throw new Error(`no ${id} here`);
  return found;
}

export const tile = (id: string, box: Box = defaultBox): number => place(box.tiles.id, id);
const tiles = (text: string, box: Box = defaultBox): number[] => repeated(text).map((id) => tile(id, box));
export const brew = (id: string, box: Box = defaultBox): number =>
  place(
    box.brews.map((card) => card.id),
    id,
  );
export const goals = (text: string, which: 'twilight' | 'moonlight', box: Box = defaultBox): number[] =>
  words(text).map((id) =>
    place(
      box[which].map((goal) => goal.id),
      id,
    ),
  );

/** The spaces with these names, as a mask. */
export const spaces = (text: string, layout: Occasion['layout']): number =>
  mask(words(text).map((name) => place(layout.names, name)));

export function holding(told: HoldingText, sides = 2, box: Box = defaultBox): Holding {
  const layout = layoutFor(box, sides, false);
  return {
    tiles: tiles(told.tiles ?? '', box),
    copies: repeated(told.mirrors).map((id) => (id === '-' ? -1 : tile(id, box))),
    symbol: told.symbol === undefined ? -1 : SYMBOLS.indexOf(told.symbol),
    brews: words(told.brews).map((id) => brew(id, box)),
    tiers: told.tiers ?? null,
    twilight: goals(told.twilight ?? '', 'twilight', box),
    spaces: spaces(told.spaces ?? '', layout),
    spriteTokens: told.spriteTokens ?? (told.spriteSpace === undefined ? 0 : 1),
    spritePlace: (told.spriteSpace ?? 0) - 1,
    leftover: told.leftover ?? 0,
    unusedAbility: told.unusedAbility ?? false,
  };
}

/** A plain game of so many sides. */
export const occasion = (sides = 2, special: Partial<Occasion> = {}, box: Box = defaultBox): Occasion => ({
  layout: layoutFor(box, sides, false),
  moonlight: [],
  solo: false,
  family: 'off',
  preciousStones: false,
  shapeTokenReuse: 'per-card',
  ...special,
});

/** Points of the first side in one category; undefined if the sheet has no such line. */
export function scored(
  category: string,
  told: HoldingText,
  special: Partial<Occasion> = {},
  rivals: readonly HoldingText[] = [{}],
): number | undefined {
  const sides = rivals.length + 1;
  const held = [told, ...rivals].map((one) => holding(one, sides));
  return sheets(defaultBox, occasion(sides, special), held)[0]?.lines.find((line) => line.category === category)
    ?.points;
}

export const NO_DEEDS: Deeds = {
  shadows: 0,
  lastSpriteSpace: 0,
  allSpriteSpaces: 0,
  moonlightSpriteTiles: 0,
  twilightCornerCasts: 0,
};
