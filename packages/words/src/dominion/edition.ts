/** A card, Boon, Hex or State as far as its words need it. */
export interface CardWords {
  readonly id: string;
  readonly cost: number | null;
  readonly types: readonly string[];
}

/** What the words need of an edition of Dominion: which cards and sets there are, and what stands on them in numbers. */
export interface DominionEdition {
  readonly cards: readonly CardWords[];
  readonly recommendedSets: readonly { readonly id: string; readonly kingdom: readonly string[] }[];
}
