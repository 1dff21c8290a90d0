import { fill, type Lang, type Offers, type Said } from '../words.ts';
import type { DominionEdition } from './edition.ts';
import { cardsInWords, namesOf, term } from './names.ts';

interface Told {
  readonly name: Said;
  readonly note: Said;
}

/** Ways to play; recommended sets take their names from the terms and their cards from the edition. */
export const MODES: { readonly [mode: string]: Told } = {
  random: {
    name: { en: 'Random kingdom', de: 'Zufälliges Königreich' },
    note: { en: 'Ten kingdom cards drawn from the pool.', de: 'Zehn Königreichkarten, aus dem Bestand gezogen.' },
  },
};

/** Options of a match. */
export const OPTIONS: { readonly [option: string]: Told } = {
  set: {
    name: { en: 'Kingdom', de: 'Königreich' },
    note: { en: 'A recommended set, or ten cards by lot.', de: 'Ein empfohlenes Set oder zehn Karten durch Los.' },
  },
  pool: {
    name: { en: 'Drawn from', de: 'Gezogen aus' },
    note: { en: 'Which kingdom cards may come.', de: 'Welche Königreichkarten dabei sein können.' },
  },
  attacks: {
    name: { en: 'Attacks', de: 'Angriffe' },
    note: { en: 'Cards that harm the others.', de: 'Karten, die den anderen schaden.' },
  },
  night: {
    name: { en: 'Night cards', de: 'Nachtkarten' },
    note: { en: 'Cards played after buying.', de: 'Karten, die nach dem Kaufen ausgespielt werden.' },
  },
  boons: {
    name: { en: 'Boons', de: 'Gaben' },
    note: { en: 'Cards that bring small gifts by lot.', de: 'Karten, die kleine Geschenke durch Los bringen.' },
  },
  hexes: {
    name: { en: 'Hexes', de: 'Plagen' },
    note: { en: 'Cards that bring small harm by lot.', de: 'Karten, die kleines Übel durch Los bringen.' },
  },
};

/** Values of options. */
export const VALUES: { readonly [value: string]: Said } = {
  'set.random': { en: 'by lot', de: 'durch Los' },
  'set.cards': { en: 'named cards', de: 'genannte Karten' },
  'pool.nocturne+base': { en: 'Nocturne and the base game', de: 'Nocturne und das Basisspiel' },
  'pool.nocturne': { en: 'Nocturne alone', de: 'nur Nocturne' },
  'pool.base': { en: 'the base game alone', de: 'nur das Basisspiel' },
  any: { en: 'as they come', de: 'wie es kommt' },
  with: { en: 'one at least', de: 'mindestens eine Karte' },
  without: { en: 'none', de: 'keine' },
};

const SET: Said = { en: '{cards}.', de: '{cards}.' };

/** Modes and options of a table in plain words. */
export function offersOf(lang: Lang, edition: DominionEdition): Offers {
  const names = namesOf(edition, lang);
  const name = (id: string): string => names.get(id) ?? id;
  const set = (id: string) => edition.recommendedSets.find((known) => known.id === id);
  return {
    mode(mode) {
      const known = set(mode);
      if (known !== undefined)
        return { name: term('sets', mode, lang), note: fill(SET[lang], { cards: cardsInWords(known.kingdom, name) }) };
      const told = MODES[mode];
      return told === undefined ? { name: mode, note: '' } : { name: told.name[lang], note: told.note[lang] };
    },
    option(option) {
      const told = OPTIONS[option];
      return told === undefined ? { name: option, note: '' } : { name: told.name[lang], note: told.note[lang] };
    },
    value(option, value) {
      const said = VALUES[`${option}.${String(value)}`] ?? VALUES[String(value)];
      if (said !== undefined) return said[lang];
      return option === 'set' ? term('sets', String(value), lang) : String(value);
    },
  };
}
