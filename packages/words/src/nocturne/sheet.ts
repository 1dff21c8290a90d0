import type { Said } from '../words.ts';

/** The lines of a score sheet. */
export const CATEGORIES: { readonly [category: string]: Said } = {
  skulls: { en: 'Skulls', de: 'Schädel' },
  feathers: { en: 'Feathers', de: 'Feuerfedern' },
  mushrooms: { en: 'Mushrooms', de: 'Pilze' },
  herbs: { en: 'Herbs', de: 'Kräuter' },
  eggs: { en: 'Eggs', de: 'Eier' },
  chests: { en: 'Chests', de: 'Schatztruhen' },
  mirrors: { en: 'Mirror stones', de: 'Spiegelsteine' },
  concoctions: { en: 'Concoctions', de: 'Mixturen' },
  twilight: { en: 'Twilight goals', de: 'Dämmerung-Ziele' },
  moonlight: { en: 'Moonlight goals', de: 'Mondlicht-Ziele' },
  leftover: { en: 'Leftover spells', de: 'Übrige Marker' },
  ability: { en: 'Unused ability', de: 'Ungenutzte Fähigkeit' },
};

/** What a part of a line is for; `.mirror` where a mirror stone copies it, `.none` where nothing comes of it. */
export const PARTS: { readonly [part: string]: Said } = {
  skull: { en: '{tile}', de: '{tile}' },
  'skull.mirror': { en: '{tile}, by a mirror stone', de: '{tile}, gespiegelt' },
  herb: { en: '{tile}', de: '{tile}' },
  'herb.mirror': { en: '{tile}, by a mirror stone', de: '{tile}, gespiegelt' },
  'feather-set': { en: 'a set of {count}', de: 'ein Satz aus {count}' },
  'mushroom-set': { en: '{mushroom}: {count} of a set', de: '{mushroom}: {count} im Satz' },
  'herb-set': { en: 'a set of {letters} different herbs', de: 'ein Satz aus {letters} verschiedenen Kräutern' },
  eggs: {
    en: '{count} {count|egg|eggs} at {each}, place {rank}',
    de: '{count} {count|Ei|Eier} zu {each}, Platz {rank}',
  },
  'solo-eggs': { en: '{count} {count|egg|eggs} at {each}', de: '{count} {count|Ei|Eier} zu {each}' },
  chests: { en: '{count} {count|chest|chests} at {each}', de: '{count} {count|Truhe|Truhen} zu {each}' },
  'unassigned-mirrors': {
    en: '{count} {count|stone that copies|stones that copy} nothing, at {each}',
    de: '{count} {count|Stein|Steine} ohne Spiegelbild zu {each}',
  },
  concoction: { en: '{concoction}, tier {tier}', de: '{concoction}, Stufe {tier}' },
  'concoction.none': { en: '{concoction}, not brewed', de: '{concoction}, nicht gebraut' },
  'twilight-goal': { en: '{goal}', de: '{goal}' },
  'moonlight-goal': { en: '{goal}: {count} at {each}', de: '{goal}: {count} zu {each}' },
  'leftover-tokens': { en: '{count} {count|token|tokens} at {each}', de: '{count} {count|Marker|Marker} zu {each}' },
  'unused-ability': { en: 'the ability was kept', de: 'Fähigkeit aufgespart' },
};
