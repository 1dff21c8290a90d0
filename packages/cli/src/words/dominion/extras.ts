import type { View } from '@nightjar/dominion';
import { writeCode } from '@nightjar/dominion';
import type { Json } from '@nightjar/kernel';
import { cardLines, cardsCalled, type DominionEdition, term } from '@nightjar/words/dominion';
import type { Extras } from '../../extras.ts';
import { paragraph } from '../../tables/columns.ts';
import { dominionAnswers } from '../../tables/dominion/answers.ts';
import { editionOf } from '../dominion.ts';
import { fill, type Lang, type Said } from '../words.ts';

const SAY = {
  help: {
    en: [
      '  card <name>  what a card says; "card" alone: all cards of this kingdom',
      '  treasures    play all Treasures in hand but a Cursed Gold',
      '  Names are understood in both languages and shortened: "buy prov", "throne room".',
      '  Letters in the Supply: A Action, N Night, T Treasure, V Victory, C Curse; a dot: yours to take.',
    ].join('\n'),
    de: [
      '  card <Name>   was eine Karte sagt; nur „card“: alle Karten dieses Königreichs',
      '  treasures     alle Geldkarten der Hand ausspielen, nur Verfluchtes Gold nicht',
      '  Namen gehen in beiden Sprachen und verkürzt: „kaufe Prov“, „Thronsaal“.',
      '  Buchstaben im Vorrat: A Aktion, N Nacht, G Geld, P Punkte, F Fluch; Punkt: jetzt zu haben.',
    ].join('\n'),
  },
  noCard: { en: 'No card is called “{name}”.', de: 'Keine Karte heißt „{name}“.' },
  code: { en: 'This kingdom as a code: {code}', de: 'Dieses Königreich als Code: {code}' },
  several: { en: 'That could be {cards}.', de: 'Das kann mehreres heißen: {cards}.' },
} as const satisfies { readonly [key: string]: Said };

const editionIn = (view: Json): DominionEdition => editionOf((view as View).options.edition);

/** Words of answers as people at a German table say them. */
const VERBS: { readonly [word: string]: string } = {
  spiele: 'play',
  kaufe: 'buy',
  nimm: 'gain',
  entsorge: 'trash',
  ende: 'end',
  fertig: 'stop',
  ja: 'yes',
  nein: 'no',
};

function understood(typed: string, view: Json): string {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const verb = VERBS[first.toLowerCase()];
  const known = (words: readonly string[]): string | null => {
    const found = cardsCalled(words.join(' '), editionIn(view));
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  };
  const whole = known([first, ...rest]);
  if (verb === undefined && whole !== null) return whole;
  return [verb ?? first, known(rest) ?? rest.join(' ')].join(' ').trim();
}

/** Treasures that ask or turn over something come after the plain ones; the Lamp counts what is in play. */
const LATER = ['pouch', 'lucky-coin', 'idol', 'goat', 'magic-lamp'];
/** Nobody plays it without meaning to. */
const LEFT = 'cursed-gold';

function treasures(answers: readonly string[], view: Json): string | null {
  if ((view as View).decision?.question !== 'buyPhase') return null;
  const place = (answer: string): number => LATER.indexOf(answer.split(' ')[1] ?? '');
  const found = answers.filter((answer) => answer.startsWith('play ') && answer !== `play ${LEFT}`);
  return found.toSorted((a, b) => place(a) - place(b))[0] ?? null;
}

function card(name: string, view: Json, lang: Lang): readonly string[] {
  const edition = editionIn(view);
  const { kingdom, boons } = view as View;
  const found = name === '' ? edition.cards.filter(({ id }) => kingdom.includes(id)) : cardsCalled(name, edition);
  if (found.length === 0) return [fill(SAY.noCard[lang], { name: name.slice(0, 40) })];
  if (found.length > 6 && name !== '')
    return paragraph(fill(SAY.several[lang], { cards: found.map(({ id }) => term('cards', id, lang)).join(', ') }), '');
  const texts = found.flatMap((one) => {
    const [head = '', ...parts] = cardLines(one, lang);
    return [`  ${head}`, ...parts.flatMap((part) => paragraph(part, '      '))];
  });
  if (name !== '') return texts;
  return [...texts, fill(SAY.code[lang], { code: writeCode({ cards: kingdom, druid: boons?.druid ?? [] }) })];
}

/** What the terminal table of Dominion understands besides what every table does. */
export const dominionExtras: Extras = {
  help: SAY.help,
  answers: dominionAnswers,
  understood,
  shortcuts: { treasures },
  card,
};
