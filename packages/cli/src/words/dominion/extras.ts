import type { View } from '@nightjar/dominion';
import { readAnswer, writeCode } from '@nightjar/dominion';
import type { Json } from '@nightjar/kernel';
import { LANGS, listed } from '@nightjar/words';
import { cardLines, cardsCalled, type DominionEdition, term } from '@nightjar/words/dominion';
import { paragraph } from '../../tables/columns.ts';
import { dominionAnswers } from '../../tables/dominion/answers.ts';
import type { Extras } from '../../tables/table.ts';
import { editionOf } from '../dominion.ts';
import { type Lang, tell } from '../words.ts';

const editionIn = (view: Json): DominionEdition => editionOf((view as View).options.edition);

const VERBS = ['play', 'buy', 'gain', 'trash', 'end', 'stop', 'yes', 'no'] as const;

/** The verb of the notation for a word of any language. */
const verbCalled = (word: string): string | undefined =>
  VERBS.find((verb) => LANGS.some((lang) => tell(lang, `dominion.verb.${verb}`) === word.toLowerCase()));

function understood(typed: string, view: Json): string {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const verb = verbCalled(first);
  const known = (words: readonly string[]): string | null => {
    const found = cardsCalled(words.join(' '), editionIn(view), LANGS);
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  };
  const whole = known([first, ...rest]);
  if (verb === undefined && whole !== null) return whole;
  return [verb ?? first, known(rest) ?? rest.join(' ')].join(' ').trim();
}

/** Treasures that ask or turn over something come after the plain ones; the Lamp counts what is in play. */
const LATER = ['pouch', 'lucky-coin', 'idol', 'goat', 'magic-lamp'];
/** It is never played by a shortcut. */
const LEFT = 'cursed-gold';

function treasures(answers: readonly string[], view: Json): string | null {
  if ((view as View).decision?.question !== 'buyPhase') return null;
  const place = (answer: string): number => LATER.indexOf(cardIn(answer) ?? '');
  const found = answers.filter((answer) => answer.startsWith('play ') && answer !== `play ${LEFT}`);
  return found.toSorted((a, b) => place(a) - place(b))[0] ?? null;
}

function card(name: string, view: Json, lang: Lang): readonly string[] {
  const edition = editionIn(view);
  const { kingdom, boons } = view as View;
  const found =
    name === '' ? edition.cards.filter(({ id }) => kingdom.includes(id)) : cardsCalled(name, edition, LANGS);
  if (found.length === 0) return [tell(lang, 'dominion.noCard', { name: name.slice(0, 40) })];
  if (found.length > 6 && name !== '')
    return paragraph(
      tell(lang, 'dominion.several', {
        cards: listed(
          found.map(({ id }) => term('cards', id, lang)),
          lang,
        ),
      }),
      '',
    );
  const texts = found.flatMap((one) => {
    const [head = '', ...parts] = cardLines(one, lang);
    return [`  ${head}`, ...parts.flatMap((part) => paragraph(part, '      '))];
  });
  if (name !== '') return texts;
  return [...texts, tell(lang, 'dominion.code', { code: writeCode({ cards: kingdom, druid: boons?.druid ?? [] }) })];
}

/** The card an answer names; null for a mere word. */
function cardIn(text: string): string | null {
  const answer = readAnswer(text);
  return answer === null || answer.kind === 'word' ? null : answer.card;
}

/** What the terminal table of Dominion understands besides what every table does. */
export const dominionExtras: Extras = {
  help: 'dominion.help',
  answers: dominionAnswers,
  understood,
  shortcuts: { treasures },
  card,
};
