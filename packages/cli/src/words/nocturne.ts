import type { Json, JsonObject } from '@nightjar/kernel';
import { type Box, boxWith, defaultBox } from '@nightjar/nocturne';
import { EVENTS, eventKey } from './nocturne/events.ts';
import { QUESTIONS } from './nocturne/questions.ts';
import { REFUSALS } from './nocturne/refusals.ts';
import { CATEGORIES, PARTS } from './nocturne/sheet.ts';
import { TABLE_REFUSALS } from './table.ts';
import { fill, type Lang, type Said, type Words } from './words.ts';

/** Events about the whole table; all others begin with who did it. */
const OF_ALL = ['dealt', 'goalsLeft', 'roundEnded', 'moonlightGoals', 'soloCard', 'reshuffled', 'ended'];

/** Arguments that name a token. */
const TOKENS = ['token', 'for', 'highest', 'lowest'];

type OpponentCard = Box['edition']['solo']['deck']['cards'][number];

const ROUNDS: readonly Said[] = [
  { en: 'Twilight', de: 'Die Dämmerung' },
  { en: 'Moonlight', de: 'Das Mondlicht' },
];

/** Nocturne in words, English and German. Names of things come from the edition. */
export const nocturneWords: Words = {
  in(lang, { sides, edition }) {
    const box = boxWith(edition) ?? defaultBox;
    const names = namesOf(box, lang);
    const side = (n: number): string => sides[n] ?? `${n + 1}`;
    const args = (from: JsonObject): { [name: string]: string } =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)]));
    const word = (key: string, value: Json): string => {
      if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((item: Json) => word(key, item)).join(', ');
      if (typeof value === 'number') {
        if (key === 'side' || key === 'first') return side(value);
        return key === 'round' ? (ROUNDS[value]?.[lang] ?? '') : String(value);
      }
      if (typeof value !== 'string') return '–';
      if (key === 'question') return QUESTIONS[value]?.[lang] ?? value;
      return TOKENS.includes(key) ? tokenWord(value, lang) : (names.get(value) ?? value);
    };
    return {
      lang,
      side,
      notice: box.edition.notice[lang],
      event(event) {
        const key = eventKey(event);
        const said = fill(EVENTS[key]?.[lang] ?? key, args(event));
        return OF_ALL.includes(key) ? said : `${side(Number(event['side']))}: ${said}`;
      },
      refusal: ({ reason, with: given }) => {
        const said = REFUSALS[reason] ?? TABLE_REFUSALS[reason];
        return said === undefined ? reason : fill(said[lang], args(given));
      },
      question: (question) => QUESTIONS[question]?.[lang] ?? question,
      gloss: (answer) => {
        const name = names.get(answer.split(' ').at(-1) ?? '');
        return name === undefined || name.toLowerCase() === answer.toLowerCase() ? '' : name;
      },
      category: (category) => CATEGORIES[category]?.[lang] ?? category,
      part: ({ for: what, with: given }) => {
        const key = given['mirror'] === true && PARTS[`${what}.mirror`] !== undefined ? `${what}.mirror` : what;
        return fill(PARTS[key]?.[lang] ?? what, args(given));
      },
    };
  },
};

/** `star` and shadow tokens in words; numbers stay numbers. */
function tokenWord(token: string, lang: Lang): string {
  if (token === 'star') return '★';
  const shadow = /^s(\d+)$/.exec(token);
  if (shadow === null) return token;
  return `${lang === 'de' ? 'Schatten' : 'shadow'} ${shadow[1]}`;
}

/** What things are called, by id. */
function namesOf({ edition }: Box, lang: Lang): ReadonlyMap<string, string> {
  const { tiles, twilightGoals, moonlightGoals, concoctions, characters, achievements, solo } = edition;
  const named = [
    ...tiles.kinds,
    ...twilightGoals.list,
    ...moonlightGoals.list,
    ...concoctions.starters,
    ...concoctions.deck,
    ...characters.list,
    ...characters.list.map(({ ability }) => ability),
    ...achievements.list,
  ];
  const names = new Map(named.map((thing) => [thing.id, thing[lang]]));
  for (const { mushroom, enchanted, [lang]: name } of tiles.kinds)
    if (mushroom && !enchanted) names.set(mushroom, name);
  for (const card of solo.deck.cards) names.set(card.id, cardWords(card, lang));
  return names;
}

const POWERS: { readonly [power: string]: Said } = {
  oneOrMoreHigher: { en: 'any higher', de: 'beliebig höher' },
  numberOrHigher: { en: '{value} or higher', de: 'mindestens {value}' },
  upTo: { en: 'up to {value}', de: 'höchstens {value}' },
};
const ICON: Said = { en: ', Sprite', de: ', Waldgeist' };

/** A solo card: its direction, what it answers with, what it starts with, and whether it dedicates. */
function cardWords({ direction, power, startingSpell, spriteIcon }: OpponentCard, lang: Lang): string {
  const answer = fill(POWERS[power.kind]?.[lang] ?? power.kind, { value: String(power.value ?? '') });
  return `${direction}, ${answer}, ${lang === 'de' ? 'Start' : 'start'} ${startingSpell}${spriteIcon ? ICON[lang] : ''}`;
}
