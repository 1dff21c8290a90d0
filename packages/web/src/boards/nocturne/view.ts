import type { Json } from '@nightjar/kernel';
import { type Box, boxWith, defaultBox, type Layout, layoutFor, type Options } from '@nightjar/nocturne';

/** A token as a view shows it. */
export interface SeenToken {
  readonly side: number;
  readonly token: string;
}

export interface SeenSpace {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  readonly tile: string | null;
  readonly token: SeenToken | null;
}

export interface SeenSide {
  readonly side: number;
  readonly opponent: boolean;
  readonly colour: string;
  readonly character: string | null;
  readonly ability: string | null;
  readonly used: boolean;
  readonly supply: readonly string[];
  readonly passed: boolean;
  readonly collection: readonly string[];
  readonly concoctionCount: number;
  /** Null where these eyes may not see them. */
  readonly concoctions: readonly string[] | null;
  readonly shadows: number;
  readonly copies: readonly (string | null)[];
  readonly tiers: readonly number[] | null;
}

/** A view of Nocturne, as `view` of the rules writes it. */
export interface SeenTable {
  readonly options: Options;
  readonly round: 'twilight' | 'moonlight';
  readonly question: string;
  readonly asked: number | null;
  readonly rows: number;
  readonly cols: number;
  readonly spaces: readonly SeenSpace[];
  readonly highest: string | null;
  readonly tied: string | null;
  readonly opened: boolean;
  readonly waiting: readonly string[];
  readonly gifts: readonly string[];
  readonly sprite: {
    readonly spaces: number;
    readonly tokens: readonly SeenToken[];
    readonly tiles: readonly (string | null)[];
    readonly resolved: number;
  };
  readonly sides: readonly SeenSide[];
  readonly shadowRow: readonly string[];
  readonly twilight: readonly { readonly goal: string; readonly holder: number | null }[];
  readonly moonlight: readonly string[] | null;
  readonly stack: number;
  readonly deck: number;
  readonly drawn: {
    readonly what: 'tiles' | 'concoctions';
    readonly count: number;
    readonly drawn: readonly string[] | null;
    readonly kept: readonly string[] | null;
  } | null;
  readonly proposal: readonly (string | number | null)[] | null;
  readonly solo: { readonly deck: number; readonly cards: readonly string[] } | null;
}

export const seenTable = (view: Json): SeenTable => view as unknown as SeenTable;

export const boxIn = (view: SeenTable): Box => boxWith(view.options.edition) ?? defaultBox;

export const layoutIn = (view: SeenTable): Layout =>
  layoutFor(boxIn(view), view.sides.length, view.options.modifiedGame === 'twistedTrees');

export const spaceAt = (view: SeenTable, name: string | null): SeenSpace | undefined =>
  view.spaces.find((space) => space.name === name);

/** Whether nothing of the Forest Sprite is played (NOC-20.2). */
export const isFamily = (view: SeenTable): boolean => view.options.familyMode !== 'off';

/** Tile kinds by id, −1 where the box has none of it. */
export const tileKind = (box: Box, id: string): number => box.tiles.id.indexOf(id);

/** How strong a token is; the star is above every number. */
export const strengthIn = (box: Box, token: string): number =>
  box.tokens.strength[box.tokens.names.indexOf(token)] ?? 0;

export const isShadowToken = (box: Box, token: string): boolean => box.tokens.names.indexOf(token) >= box.tokens.own;
