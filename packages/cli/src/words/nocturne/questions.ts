import type { Said } from '../words.ts';

/** What each question asks. */
export const QUESTIONS: { readonly [question: string]: Said } = {
  firstPlayer: { en: 'Who is asked first?', de: 'Wer wird zuerst gefragt?' },
  character: { en: 'Which character do you take?', de: 'Welchen Charakter nimmst du?' },
  start: {
    en: 'Cast a starting spell, or pass.',
    de: 'Wirke einen Startzauber oder passe.',
  },
  answer: { en: 'Answer the highest spell, or pass.', de: 'Beantworte den höchsten Zauber oder passe.' },
  dedicate: {
    en: 'Dedicate this token to the Sprite Board, or take it back?',
    de: 'Diesen Marker auf die Waldgeist-Tafel legen oder zurücknehmen?',
  },
  offer: {
    en: 'Which token do you dedicate to the Sprite Board?',
    de: 'Welchen Marker legst du auf die Waldgeist-Tafel?',
  },
  gift: { en: 'Use Gift for one of your unsuccessful tokens?', de: 'Gabe für einen deiner erfolglosen Marker nutzen?' },
  swap: {
    en: 'Open the chest, or swap it for another tile?',
    de: 'Die Truhe öffnen oder gegen ein anderes Plättchen tauschen?',
  },
  chest: { en: 'Which tile do you keep from the chest?', de: 'Welches Plättchen aus der Truhe behältst du?' },
  runestone: { en: 'Which concoction do you keep?', de: 'Welche Mixtur behältst du?' },
  hoard: { en: 'Use Hoard to keep a second one?', de: 'Mit Hort ein zweites behalten?' },
  effect: { en: 'Which tile takes effect first?', de: 'Welches Plättchen wirkt zuerst?' },
  sprite: {
    en: 'Which tile do you take from the Sprite Board?',
    de: 'Welches Plättchen nimmst du von der Waldgeist-Tafel?',
  },
  mirror: {
    en: 'Which of your tiles does the mirror stone copy?',
    de: 'Welches deiner Plättchen kopiert der Spiegelstein?',
  },
  brewing: {
    en: 'Accept the best use of your symbols, or arrange them yourself?',
    de: 'Die beste Verteilung deiner Symbole annehmen oder selbst verteilen?',
  },
  tier: { en: 'Which tier does the next concoction score?', de: 'Welche Stufe wertet die nächste Mixtur?' },
  mark: { en: 'Which achievement do you mark?', de: 'Welchen Erfolg trägst du ein?' },
};
