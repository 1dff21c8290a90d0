import type { Said } from '../words.ts';

/** Why a move of Noctiluca is refused, by reason; the rule's number and text stand beside it. */
export const REFUSALS: { readonly [reason: string]: Said } = {
  'other-question': { en: 'now the question is: {question}', de: 'jetzt lautet die Frage: {question}' },
  'no-skipping': { en: 'a turn cannot be skipped', de: 'ein Zug lässt sich nicht aussetzen' },
  'take-back-first': { en: 'take your choice back first', de: 'nimm deine Wahl erst zurück' },
  'not-dealt': { en: '{jar} was not dealt to you', de: '{jar} hast du nicht bekommen' },
  'not-drawn': { en: '{jar} was not drawn', de: '{jar} wurde nicht gezogen' },
  'shore-taken': { en: 'a pawn already stands on {shore}', de: 'an {shore} steht schon eine Figur' },
  'no-shore': { en: '{place} is not a shore', de: '{place} ist kein Ufer' },
  'no-such-number': { en: 'dice show 1 to 6, not {number}', de: 'Würfel zeigen 1 bis 6, nicht {number}' },
  'must-place': {
    en: 'every die that fits must be placed, here {count} in {colour}',
    de: 'was passt, muss abgelegt werden, hier {count} in {colour}',
  },
  'other-colour': { en: 'now {now} is placed, not {colour}', de: 'jetzt geht es um {now}, nicht um {colour}' },
  'not-own-jar': { en: '{jar} is not one of your jars', de: '{jar} ist keines deiner Gläser' },
  'not-collected': {
    en: 'there {count|is|are} only {count} in {colour}',
    de: 'in {colour} {count|ist|sind} nur {count} da',
  },
  'no-free-space': {
    en: 'free for {colour} on {jar}: {free}',
    de: 'auf {jar} sind für {colour} frei: {free}',
  },
  'not-passed': { en: 'no die in {colour} was passed', de: 'in {colour} wurde nichts weitergegeben' },
  'no-such-pile': { en: 'there is no pile {pile}', de: 'einen Stapel {pile} gibt es nicht' },
  'pile-empty': { en: 'pile {pile} is empty', de: 'Stapel {pile} ist leer' },
};
