import { fill, type Lang, type Said } from '../words.ts';
import { type Seen, spaceOf } from './seen.ts';

/** What each question asks. Variants for what lies on the table come after a dot. */
export const QUESTIONS: { readonly [question: string]: Said } = {
  firstPlayer: { en: 'Who is asked first?', de: 'Wer wird zuerst gefragt?' },
  character: { en: 'Which character do you take?', de: 'Welchen Charakter nimmst du?' },
  start: { en: 'Cast a starting spell anywhere, or pass.', de: 'Wirke irgendwo einen Startzauber oder passe.' },
  'start.first': {
    en: 'Open the round with one of your lowest spells, or pass.',
    de: 'Eröffne den Durchgang mit einem deiner niedrigsten Zauber oder passe.',
  },
  'start.tied': {
    en: 'Start next to the tile you just won, or pass.',
    de: 'Beginne neben dem eben gewonnenen Plättchen oder passe.',
  },
  answer: {
    en: 'Cast a higher spell next to the highest, or pass.',
    de: 'Wirke neben dem höchsten einen höheren Zauber oder passe.',
  },
  'answer.seen': {
    en: '{side} leads with {token}: cast higher next to it, or pass.',
    de: '{side} führt mit {token}: Wirke daneben höher oder passe.',
  },
  dedicate: {
    en: 'Dedicate this spell to the Forest Sprite?',
    de: 'Widmest du diesen Zauber dem Waldgeist?',
  },
  'dedicate.seen': {
    en: 'Dedicate {token} to the Forest Sprite?',
    de: 'Widmest du dem Waldgeist {token}?',
  },
  offer: { en: 'Which spell do you dedicate to the Forest Sprite?', de: 'Welchen Zauber widmest du dem Waldgeist?' },
  gift: {
    en: 'Use Gift to dedicate one of your unsuccessful spells?',
    de: 'Widmest du mit der Gabe einen deiner erfolglosen Zauber?',
  },
  swap: { en: 'Open the chest, or swap it for a tile?', de: 'Truhe öffnen oder eintauschen?' },
  chest: { en: 'Which tile from the chest do you keep?', de: 'Welches Plättchen aus der Truhe behältst du?' },
  runestone: { en: 'Which concoction do you keep?', de: 'Welche Mixtur behältst du?' },
  hoard: { en: 'Use Hoard and keep a second one?', de: 'Behältst du mit dem Hort noch etwas?' },
  effect: { en: 'Which tile takes effect first?', de: 'Welches Plättchen wirkt zuerst?' },
  sprite: {
    en: 'Which tile do you take from the Forest Sprite Board?',
    de: 'Welches Plättchen nimmst du von der Waldgeist-Tafel?',
  },
  mirror: {
    en: 'Which of your tiles does the mirror stone copy?',
    de: 'Welches deiner Plättchen spiegelt der Spiegelstein?',
  },
  brewing: {
    en: 'These tiers score best. Keep them?',
    de: 'Diese Stufen bringen am meisten. Bleibt es dabei?',
  },
  tier: { en: 'Which tier does this concoction score?', de: 'Welche Stufe wertet diese Mixtur?' },
  'tier.seen': { en: 'Which tier does “{concoction}” score?', de: 'Welche Stufe wertet „{concoction}“?' },
  mark: { en: 'Which achievement do you mark?', de: 'Welche Herausforderung trägst du ein?' },
};

/** Puts names of things into the question that the view is about. */
export interface Namer {
  readonly side: (side: number) => string;
  /** A token that is acted upon. */
  readonly token: (name: string) => string;
  /** A token something is done with. */
  readonly by: (name: string) => string;
  readonly name: (id: string) => string;
}

/** The question in the words that fit what lies on the table. */
export function questionOf(question: string, view: Seen | null, lang: Lang, { side, token, by, name }: Namer): string {
  const say = (key: string, args: { readonly [arg: string]: string } = {}): string =>
    fill(QUESTIONS[key]?.[lang] ?? QUESTIONS[question]?.[lang] ?? question, args);
  if (view === null || view.question !== question) return say(question);
  if (question === 'start') {
    if (!view.opened) return say('start.first');
    return view.tied === null ? say('start') : say('start.tied');
  }
  if (question === 'answer') {
    const lies = spaceOf(view, view.highest)?.token ?? null;
    return lies === null ? say('answer') : say('answer.seen', { token: by(lies.token), side: side(lies.side) });
  }
  if (question === 'dedicate') {
    const lies = spaceOf(view, view.waiting[0] ?? null)?.token ?? null;
    return lies === null ? say('dedicate') : say('dedicate.seen', { token: token(lies.token) });
  }
  if (question === 'tier') {
    const own = view.sides[view.asked ?? -1];
    const next = own?.concoctions?.[own.tiers?.length ?? 0];
    return next === undefined ? say('tier') : say('tier.seen', { concoction: name(next) });
  }
  return say(question);
}
