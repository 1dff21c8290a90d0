import type { Said } from '../words.ts';

interface Named extends Said {
  readonly id: string;
}

/** A goal card as far as its words need it. */
export interface GoalCard extends Named {
  readonly kind: string;
  readonly params: { readonly value?: number; readonly min?: number; readonly size?: number };
}

/** What the words need of an edition of Nocturne: what its things are called. */
export interface NocturneEdition {
  readonly notice: Said;
  readonly tiles: {
    readonly kinds: readonly (Named & { readonly mushroom?: string; readonly enchanted: boolean })[];
  };
  readonly twilightGoals: { readonly list: readonly GoalCard[] };
  readonly moonlightGoals: { readonly list: readonly GoalCard[] };
  readonly concoctions: { readonly starters: readonly Named[]; readonly deck: readonly Named[] };
  readonly characters: {
    readonly list: readonly (Named & {
      readonly symbol: string;
      readonly ability: Named & { readonly text_en: string; readonly text_de: string };
    })[];
  };
  readonly achievements: { readonly list: readonly Named[] };
  readonly solo: { readonly deck: { readonly cards: readonly OpponentCard[] } };
  readonly scenarios: {
    readonly list: readonly {
      readonly number: number;
      readonly difficulty: string;
      readonly character: string;
      readonly points: number;
      readonly objectives: readonly Said[];
    }[];
  };
  readonly modifiedGames: { readonly list: readonly Named[] };
}

export interface OpponentCard {
  readonly id: string;
  readonly direction: string;
  readonly power: { readonly kind: string; readonly value?: number };
  readonly startingSpell: number;
  readonly spriteIcon: boolean;
}
