import type { Said } from '../words.ts';

/** Why a move of Nocturne is refused, by reason; the rule's number and text stand beside it. */
export const REFUSALS: { readonly [reason: string]: Said } = {
  'other-question': { en: 'now the question is: {question}', de: 'jetzt lautet die Frage: {question}' },
  'shadow-in-twilight': {
    en: 'shadow tokens come into play in Moonlight',
    de: 'Schatten-Zaubermarker kommen erst im Mondlicht ins Spiel',
  },
  'not-in-supply': { en: 'you do not have {token} in your supply', de: '{token} liegt nicht in deinem Vorrat' },
  'no-ability': {
    en: 'you have no unused ability {ability}',
    de: 'eine unverbrauchte Fähigkeit {ability} hast du nicht',
  },
  'ability-answers': {
    en: '{ability} answers a spell; it cannot start',
    de: '{ability} beantwortet einen Zauber und ist kein Startzauber',
  },
  'no-tile': { en: 'there is no tile on {space} any more', de: 'auf {space} liegt kein Plättchen mehr' },
  'not-free': { en: 'a token already lies on {space}', de: 'auf {space} liegt schon ein Marker' },
  'not-lowest': {
    en: 'the first spell of a round is one of your lowest; yours is {lowest}',
    de: 'der erste Zauber eines Durchgangs ist einer deiner niedrigsten, also {lowest}',
  },
  'not-beside-won': {
    en: '{space} is not next to {won}, where the last tile was won',
    de: '{space} liegt nicht neben {won}, wo zuletzt gewonnen wurde',
  },
  'not-diagonal': {
    en: '{space} is not diagonally next to {beside}, the highest spell',
    de: '{space} liegt nicht schräg neben {beside}, dem höchsten Zauber',
  },
  'not-adjacent': {
    en: '{space} is not next to {beside}, the highest spell',
    de: '{space} liegt nicht neben {beside}, dem höchsten Zauber',
  },
  'not-equal': { en: '{token} does not equal {highest}', de: '{token} ist nicht so hoch wie {highest}' },
  'not-two-up': {
    en: '{token} is not far enough above {above} in this variant',
    de: '{token} liegt in dieser Variante nicht weit genug über {above}',
  },
  'not-higher': { en: '{token} is not higher than {highest}', de: '{token} ist nicht höher als {highest}' },
  'not-on-board': {
    en: '{tile} does not lie on the Forest Sprite Board',
    de: '{tile} liegt nicht auf der Waldgeist-Tafel',
  },
  'character-taken': { en: '{character} cannot be chosen', de: '{character} steht nicht zur Wahl' },
  'not-drawn': { en: '{choice} was not drawn', de: '{choice} wurde nicht gezogen' },
  'symbols-missing': {
    en: 'the symbols left do not suffice for tier {tier}',
    de: 'die übrigen Symbole reichen nicht für Stufe {tier}',
  },
  'not-met': { en: 'you have not met “{achievement}”', de: '„{achievement}“ hast du nicht erfüllt' },
  'shadow-dedicated': {
    en: 'shadow tokens are never dedicated',
    de: 'Schatten-Zaubermarker werden nie dem Waldgeist gewidmet',
  },
  'beyond-board': {
    en: '{token} would find no space on the Forest Sprite Board',
    de: '{token} fände auf der Waldgeist-Tafel kein Feld',
  },
  'not-unsuccessful': {
    en: '{token} is not one of your unsuccessful tokens',
    de: '{token} gehört nicht zu deinen erfolglosen Markern',
  },
  'not-considered': {
    en: '{token} is not the spell in question now',
    de: '{token} ist nicht der Zauber, um den es gerade geht',
  },
  'chest-for-chest': {
    en: 'a chest is not swapped for a chest',
    de: 'eine Truhe wird nicht gegen eine Truhe getauscht',
  },
  'mirror-of-mirror': {
    en: 'a mirror stone cannot copy a mirror stone',
    de: 'ein Spiegelstein kann keinen Spiegelstein spiegeln',
  },
  'not-own-tile': { en: '{tile} is not in your collection', de: '{tile} gehört nicht zu deiner Sammlung' },
};
