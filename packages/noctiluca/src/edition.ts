import type { Checked, Json } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import { readAll } from './proof.ts';

/** What the rules read of a box of Noctiluca, and nothing else: its hash is the name of the edition. */
export type Edition = ReturnType<typeof readAll>;

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> => checked(() => readAll(json));

/** What a house edition may replace. */
export const HOUSE: HouseRules<Edition> = {
  byId: [
    'dieColors.entries',
    'board.spaces',
    'board.shores',
    'solo.sections',
    'jars.entries',
    'favourites.entries',
    'scoring.entries',
  ],
  whole: [],
  read: readEdition,
};
