/** The words of a card's type line (DOM-1.6). */
export const TYPES = [
  'Action',
  'Attack',
  'Curse',
  'Duration',
  'Fate',
  'Doom',
  'Heirloom',
  'Night',
  'Reaction',
  'Spirit',
  'Treasure',
  'Victory',
  'Zombie',
  'Boon',
  'Hex',
  'State',
] as const;
export type Type = (typeof TYPES)[number];

/** A type as a bit, so that a type line is one number. */
export const bit = (type: Type): number => BITS[type];

const BITS = Object.fromEntries(TYPES.map((type, i) => [type, 1 << i])) as { readonly [type in Type]: number };

/** Where a gained card may go (DOM-5.3b). */
export const PLACES = ['discard', 'hand', 'deck'] as const;
export type Place = (typeof PLACES)[number];

/** Answers that are words and not cards. */
export const WAYS = ['yes', 'no', 'now', 'later', 'trash', 'discard', 'back', 'keep', 'aside'] as const;
export type Way = (typeof WAYS)[number];
export const way = (word: Way): number => WAYS.indexOf(word);

/** The phases of a turn; `start` and `end` are none (DOM-3.1, DOM-3.3d). */
export const PHASES = ['start', 'action', 'treasure', 'buy', 'night', 'cleanup', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Kingdom piles of a game (DOM-2.2), and Boons in the Druid's row (DOM-2.12c). */
export const KINGDOM = 10;
export const DRUID_ROW = 3;
