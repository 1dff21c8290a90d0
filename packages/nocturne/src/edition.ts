import type { Checked, Json } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import { enough } from './enough.ts';
import { type Edition, readParts } from './proof.ts';

export type { Edition };

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    const edition = readParts(json);
    enough(edition);
    return edition;
  });

/** What a house edition may replace. */
export const HOUSE: HouseRules<Edition> = {
  byId: [
    'tiles.kinds',
    'twilightGoals.list',
    'moonlightGoals.list',
    'concoctions.starters',
    'concoctions.deck',
    'characters.list',
    'solo.deck.cards',
    'scenarios.list',
    'achievements.list',
    'modifiedGames.list',
  ],
  whole: ['params', 'power', 'test'],
  read: readEdition,
};
