import type { Checked, Json } from '@nightjar/kernel';
import type { Release } from '@nightjar/kernel/editions';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import data from '../data/edition.json' with { type: 'json' };
import releases from '../data/released.json' with { type: 'json' };
import { readAll } from './proof.ts';

/** What the rules read of a box of Dominion, and nothing else: its hash is the name of the edition. */
export type Edition = ReturnType<typeof readAll>;

/** The edition as it is sold. The rules have texts for its cards and for no others: the reader compares others with it. */
export const defaultEdition = data as unknown as Edition;

/** Every default edition there has been, the oldest first. Each lists the cards of those before it, and then its own. */
export const released: readonly Release[] = releases;

/** The oldest of them. Whatever it lists besides kingdom cards is in every edition: others call for it. */
const firstEdition: Edition = (released[0]?.edition as Edition | undefined) ?? defaultEdition;

/** Cards the rules have texts for. An older edition has fewer, but always those that its other cards call for. */
const known = {
  ...defaultEdition,
  leastCards: firstEdition.cards.findLastIndex(({ kingdom }) => !kingdom) + 1,
  leastDecisions: firstEdition.decisions.length,
};

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> => checked(() => readAll(json, known));

/** What a house edition may replace. */
export const HOUSE: HouseRules<Edition> = { byId: ['cards', 'recommendedSets'], whole: [], read: readEdition };
