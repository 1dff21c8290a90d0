import type { Checked, Json } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import { readAll } from './proof.ts';

/** What the rules read of a box of Nocturion, and nothing else: its hash is the name of the edition. */
export type Edition = ReturnType<typeof readAll>;

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> => checked(() => readAll(json));

/** What a house edition may replace: cards one by one, and of a card its cost, its change or its effect as a whole. */
export const HOUSE: HouseRules<Edition> = {
  byId: [
    'resources.entries',
    'tokens.entries',
    'calendar.seasons',
    'districts.entries',
    'locationAbilities.entries',
    'locations.entries',
    'houses.entries',
    'heirlooms.entries',
    'beasts.entries',
    'curses.entries',
    'quests.entries',
  ],
  whole: ['abilities', 'ability', 'effect', 'modifier', 'cost', 'reward'],
  read: readEdition,
};
