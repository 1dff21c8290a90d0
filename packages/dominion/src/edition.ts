import data from '../data/edition.json' with { type: 'json' };

interface Names {
  readonly en: string;
  readonly de: string;
}

type ByPlayers = { readonly [players: string]: number };

/** Component data of a card as the file has them; fields that only explain are left out. */
export interface CardEntry {
  readonly id: string;
  readonly name: Names;
  readonly text: Names;
  readonly set: string;
  readonly kind: string;
  readonly cost: number | null;
  readonly types: readonly string[];
  readonly supply: boolean;
  readonly kingdom: boolean;
  readonly pile: ByPlayers | { readonly formula: string; readonly total: ByPlayers } | null;
  readonly vp?: number | string;
  readonly setup?: readonly string[];
  readonly heirloom?: string;
  readonly gainedTo?: string;
  readonly keepUntilCleanup?: boolean;
  readonly givesCoins?: boolean;
}

interface SetEntry {
  readonly id: string;
  readonly name: Names;
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly druidBoons?: readonly string[];
}

export interface Edition {
  readonly name?: string;
  readonly startDeck: { readonly estate: number; readonly copper: number; readonly handSize: number };
  readonly emptyPilesToEnd: ByPlayers;
  readonly basicSupply: readonly string[];
  readonly cards: readonly CardEntry[];
  readonly recommendedSets: readonly SetEntry[];
  readonly decisions: readonly { readonly kind: string; readonly clauses: readonly string[] }[];
}

/** The edition as it is sold. The rules have texts for its cards and for no others. */
export const defaultEdition = data as unknown as Edition;
