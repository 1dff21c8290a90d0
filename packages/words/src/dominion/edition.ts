import type { Said } from '../words.ts';

/** A card, Boon, Hex or State as far as its words need it. */
export interface CardWords {
  readonly id: string;
  readonly name: Said;
  /** Our short text; `#` stands between its parts. */
  readonly text: Said;
  readonly cost: number | null;
  readonly types: readonly string[];
}

/** What the words need of an edition of Dominion: what its things are called and what they do. */
export interface DominionEdition {
  readonly types: { readonly [type: string]: Said };
  readonly cards: readonly CardWords[];
  readonly recommendedSets: readonly {
    readonly id: string;
    readonly name: Said;
    readonly kingdom: readonly string[];
  }[];
}
