import type { Release } from '@nightjar/kernel/editions';
import data from '../data/edition.json' with { type: 'json' };
import releases from '../data/released.json' with { type: 'json' };

type ByPlayers = { readonly [players: string]: number };

/** A card, Boon, Hex or State as far as the rules read it. What it does is its text, in `cards`. */
export interface CardEntry {
  readonly id: string;
  readonly set: string;
  readonly kind: string;
  readonly cost: number | null;
  readonly types: readonly string[];
  readonly kingdom: boolean;
  /** Sizes by number of players; `total` where the starting decks are dealt out of it. */
  readonly pile: ByPlayers | { readonly total: ByPlayers } | null;
  readonly setup?: readonly string[];
  readonly heirloom?: string;
  readonly gainedTo?: string;
  readonly keepUntilCleanup?: boolean;
  readonly givesCoins?: boolean;
}

interface SetEntry {
  readonly id: string;
  readonly kingdom: readonly string[];
  readonly druidBoons?: readonly string[];
}

/** What the rules read of a box of Dominion, and nothing else: its hash is the name of the edition. */
export interface Edition {
  readonly startDeck: { readonly estate: number; readonly copper: number; readonly handSize: number };
  readonly emptyPilesToEnd: ByPlayers;
  readonly basicSupply: readonly string[];
  readonly cards: readonly CardEntry[];
  readonly recommendedSets: readonly SetEntry[];
  readonly decisions: readonly { readonly kind: string; readonly clauses: readonly string[] }[];
}

/** The edition as it is sold. The rules have texts for its cards and for no others. */
export const defaultEdition = data as unknown as Edition;

/** Every default edition there has been, the oldest first. Each lists the cards of those before it, and then its own. */
export const released: readonly Release[] = releases;

/** The oldest of them. Whatever it lists besides kingdom cards is in every edition: others call for it. */
export const firstEdition: Edition = (released[0]?.edition as Edition | undefined) ?? defaultEdition;
