import { fill, type Lang, type Said } from '../words.ts';
import { ownJars, type Seen } from './seen.ts';

/** What each question asks. Variants for what lies on the table come after a dot. */
export const QUESTIONS: { readonly [question: string]: Said } = {
  firstPlayer: { en: 'Who begins?', de: 'Wer beginnt?' },
  keep: { en: 'Keep two jars: which one do you put back?', de: 'Behalte zwei Gläser: Welches legst du zurück?' },
  shore: { en: 'From which shore do you dive?', de: 'An welchem Ufer tauchst du?' },
  path: { en: 'Along which path?', de: 'Auf welchem Pfad?' },
  number: { en: 'Which number do you announce?', de: 'Welche Zahl sagst du an?' },
  place: { en: 'How many dice go on your first jar?', de: 'Wie viele Würfel kommen auf dein erstes Glas?' },
  'place.seen': {
    en: 'How many dice in {colour} go on {jar}, how many on {other}?',
    de: 'Wie viele Würfel in {colour} kommen auf {jar}, wie viele auf {other}?',
  },
  passed: { en: 'Place one of the passed dice?', de: 'Legst du einen der weitergegebenen Würfel ab?' },
  'passed.seen': {
    en: 'Passed to you: {dice}. Place one of them?',
    de: 'Bei dir kommen an: {dice}. Legst du davon einen ab?',
  },
  deliver: { en: 'Which full jar do you deliver first?', de: 'Welches volle Glas lieferst du zuerst ab?' },
  jar: { en: 'From which pile do you take a new jar?', de: 'Von welchem Stapel nimmst du ein neues Glas?' },
  draw: { en: 'Which of the two jars do you keep?', de: 'Welches der beiden Gläser behältst du?' },
};

/** The question in the words that fit what lies on the table. */
export function questionOf(
  question: string,
  view: Seen | null,
  lang: Lang,
  { name, dice }: { readonly name: (id: string) => string; readonly dice: (dice: Seen['haul']) => string },
): string {
  const say = (key: string, args: { readonly [arg: string]: string } = {}): string =>
    fill(QUESTIONS[key]?.[lang] ?? question, args);
  if (view === null || view.question !== question) return say(question);
  const [jar, other] = ownJars(view);
  if (question === 'place' && view.placing !== null && jar !== undefined && other !== undefined) {
    return say('place.seen', { colour: name(view.placing), jar: name(jar), other: name(other) });
  }
  if (question === 'passed') return say('passed.seen', { dice: dice(view.haul) });
  return say(question);
}
