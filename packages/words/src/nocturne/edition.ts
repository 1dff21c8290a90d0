/** A goal card as far as its words need it. */
export interface GoalCard {
  readonly id: string;
  readonly kind: string;
  readonly params: { readonly value?: number; readonly min?: number; readonly size?: number };
}

interface Listed {
  readonly id: string;
}

/** What the words need of an edition of Nocturne: which things there are, and the numbers on them. */
export interface NocturneEdition {
  readonly tiles: {
    readonly kinds: readonly (Listed & { readonly mushroom?: string; readonly enchanted: boolean })[];
  };
  readonly twilightGoals: { readonly list: readonly GoalCard[] };
  readonly moonlightGoals: { readonly list: readonly GoalCard[] };
  readonly concoctions: { readonly starters: readonly Listed[]; readonly deck: readonly Listed[] };
  readonly characters: { readonly list: readonly (Listed & { readonly symbol: string; readonly ability: Listed })[] };
  readonly achievements: { readonly list: readonly Listed[] };
  readonly solo: { readonly deck: { readonly cards: readonly OpponentCard[] } };
  readonly scenarios: {
    readonly list: readonly {
      readonly id: string;
      readonly number: number;
      readonly difficulty: string;
      readonly character: string;
      readonly points: number;
      readonly objectives: readonly unknown[];
    }[];
  };
}

export interface OpponentCard {
  readonly id: string;
  readonly direction: string;
  readonly power: { readonly kind: string; readonly value?: number };
  readonly startingSpell: number;
  readonly spriteIcon: boolean;
}
