export interface SeenPile {
  readonly card: string;
  readonly cost: number;
  readonly left: number;
}

export interface SeenSeat {
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  readonly discardCount: number;
  readonly discardTop: string | null;
  readonly inPlay: readonly { readonly card: string; readonly stays: boolean }[];
  readonly aside: readonly string[];
  readonly limbo: readonly string[] | null;
  readonly limboCount: number;
  readonly delayed: readonly {
    readonly by: string;
    readonly cards: readonly string[] | null;
    readonly count: number;
    readonly boon: string | null;
  }[];
  readonly boons: readonly string[];
  readonly mood: string | null;
  readonly misery: string | null;
  readonly isGuarded: boolean;
  readonly gained: number;
  readonly drawsAtEnd: number;
  readonly finalDeck: { readonly [card: string]: number } | null;
}

/** What the drawing relies on of a view of Dominion. */
export interface SeenTable {
  readonly options: { readonly edition: string };
  readonly kingdom: readonly string[];
  readonly active: number;
  readonly phase: string;
  readonly turns: readonly number[];
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly deluded: boolean;
  readonly envious: boolean;
  readonly supply: readonly SeenPile[];
  readonly piles: readonly SeenPile[];
  readonly trash: readonly { readonly card: string; readonly faceDown: boolean }[];
  readonly boons: {
    readonly deck: number;
    readonly discard: readonly string[];
    readonly druid: readonly string[];
  } | null;
  readonly hexes: { readonly deck: number; readonly discard: readonly string[] } | null;
  readonly afoot: readonly string[];
  readonly lostInTheWoods: number | null;
  readonly seats: readonly SeenSeat[];
  readonly decision: { readonly seat: number; readonly question: string } | null;
  readonly looking: { readonly cards: readonly string[]; readonly picked: readonly string[] } | null;
  readonly stack: readonly { readonly card: string | null; readonly part: string; readonly seat: number }[];
}
