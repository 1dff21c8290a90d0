import type { Said } from '../words.ts';

/** Why a move of Nocturne is refused, by reason; the rule's number and text stand beside it. */
export const REFUSALS: { readonly [reason: string]: Said } = {
  'other-question': { en: 'now the question is: {question}', de: 'jetzt lautet die Frage: {question}' },
  'shadow-in-twilight': {
    en: 'shadow tokens come into play in Moonlight',
    de: 'Schattenmarker kommen erst im Mondlicht ins Spiel',
  },
  'not-in-supply': { en: '{token} is not in your supply', de: '{token} liegt nicht in deinem Vorrat' },
  'no-ability': { en: 'you have no unused ability {ability}', de: 'du hast keine unverbrauchte Fähigkeit {ability}' },
  'ability-answers': {
    en: '{ability} answers a spell and cannot start',
    de: '{ability} beantwortet einen Zauber und ist kein Startzauber',
  },
  'no-tile': { en: 'there is no tile on {space} any more', de: 'auf {space} liegt kein Plättchen mehr' },
  'not-free': { en: 'there is a token on {space} already', de: 'auf {space} liegt schon ein Marker' },
  'not-lowest': {
    en: 'the first spell of a round is one of the lowest; yours is {lowest}',
    de: 'der erste Zauber eines Durchgangs ist einer der niedrigsten, bei dir {lowest}',
  },
  'not-beside-won': {
    en: '{space} is not next to {won}, where the last tile was won',
    de: '{space} liegt nicht neben {won}, wo zuletzt gewonnen wurde',
  },
  'not-diagonal': { en: '{space} is not diagonally next to {beside}', de: '{space} liegt nicht schräg neben {beside}' },
  'not-adjacent': {
    en: '{space} is not next to {beside}, the highest spell',
    de: '{space} liegt nicht neben {beside}, dem höchsten Zauber',
  },
  'not-equal': { en: '{token} is not equal to {highest}', de: '{token} ist nicht gleich {highest}' },
  'not-two-up': {
    en: '{token} does not exceed {highest} by enough in this variant',
    de: '{token} übertrifft {highest} in dieser Variante nicht weit genug',
  },
  'not-higher': { en: '{token} is not higher than {highest}', de: '{token} ist nicht höher als {highest}' },
  'not-on-board': { en: 'there is no {tile} on the Sprite Board', de: '{tile} liegt nicht auf der Waldgeist-Tafel' },
  'character-taken': { en: '{character} cannot be chosen', de: '{character} kann nicht gewählt werden' },
  'not-drawn': { en: '{choice} was not drawn', de: '{choice} wurde nicht gezogen' },
  'symbols-missing': {
    en: 'the symbols left do not reach tier {tier}',
    de: 'die übrigen Symbole reichen nicht für Stufe {tier}',
  },
  'not-met': { en: 'you have not met {achievement}', de: '{achievement} hast du nicht erreicht' },
  'shadow-dedicated': {
    en: 'shadow tokens are never dedicated',
    de: 'Schattenmarker kommen nie auf die Waldgeist-Tafel',
  },
  'beyond-board': {
    en: '{token} would find no place on the Sprite Board',
    de: '{token} fände auf der Waldgeist-Tafel keinen Platz',
  },
  'not-unsuccessful': {
    en: '{token} is none of your unsuccessful tokens',
    de: '{token} gehört nicht zu deinen erfolglosen Markern',
  },
  'not-considered': {
    en: '{token} is not the token that is considered now',
    de: '{token} ist nicht der Marker, um den es gerade geht',
  },
  'chest-for-chest': {
    en: 'a chest is not swapped for a chest',
    de: 'eine Truhe wird nicht gegen eine Truhe getauscht',
  },
  'mirror-of-mirror': {
    en: 'a mirror stone cannot copy a mirror stone',
    de: 'ein Spiegelstein kann keinen Spiegelstein kopieren',
  },
  'not-own-tile': { en: 'you have no {tile}', de: '{tile} besitzt du nicht' },
};
