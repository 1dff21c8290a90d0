import type { Said } from '../words.ts';

/** The lines of a score sheet. */
export const CATEGORIES: { readonly [category: string]: Said } = {
  skulls: { en: 'Skulls', de: 'Schädel' },
  feathers: { en: 'Feathers', de: 'Federn' },
  mushrooms: { en: 'Mushrooms', de: 'Pilze' },
  herbs: { en: 'Herbs', de: 'Kräuter' },
  eggs: { en: 'Eggs', de: 'Eier' },
  chests: { en: 'Chests', de: 'Truhen' },
  mirrors: { en: 'Mirror stones', de: 'Spiegelsteine' },
  concoctions: { en: 'Concoctions', de: 'Mixturen' },
  twilight: { en: 'Twilight goals', de: 'Dämmerungsziele' },
  moonlight: { en: 'Moonlight goals', de: 'Mondlichtziele' },
  leftover: { en: 'Tokens left', de: 'Übrige Marker' },
  ability: { en: 'Unused ability', de: 'Ungenutzte Fähigkeit' },
};

/** What a part of a line is for. */
export const PARTS: { readonly [part: string]: Said } = {
  skull: { en: '{tile}', de: '{tile}' },
  herb: { en: '{tile}', de: '{tile}' },
  'skull.mirror': { en: '{tile} by mirror', de: '{tile} gespiegelt' },
  'herb.mirror': { en: '{tile} by mirror', de: '{tile} gespiegelt' },
  'feather-set': { en: 'set of {count}', de: 'Satz aus {count}' },
  'mushroom-set': { en: '{mushroom}, set of {count}', de: '{mushroom}, Satz aus {count}' },
  'herb-set': { en: 'set of {letters} letters', de: 'Satz aus {letters} Buchstaben' },
  eggs: { en: '{count} at {each}, rank {rank}', de: '{count} zu {each}, Rang {rank}' },
  'solo-eggs': { en: '{count} at {each}', de: '{count} zu {each}' },
  chests: { en: '{count} at {each}', de: '{count} zu {each}' },
  'unassigned-mirrors': { en: '{count} at {each}', de: '{count} zu {each}' },
  concoction: { en: '{concoction}, tier {tier}', de: '{concoction}, Stufe {tier}' },
  'twilight-goal': { en: '{goal}', de: '{goal}' },
  'moonlight-goal': { en: '{goal}: {count} at {each}', de: '{goal}: {count} zu {each}' },
  'leftover-tokens': { en: '{count} at {each}', de: '{count} zu {each}' },
  'unused-ability': { en: 'ability kept', de: 'Fähigkeit aufgehoben' },
};
