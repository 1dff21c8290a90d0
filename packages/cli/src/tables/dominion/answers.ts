import { readAnswer } from '@nightjar/dominion';
import type { Lang } from '@nightjar/words';
import { cardText } from '@nightjar/words/dominion';
import { WIDTH, widthOf, wrapped } from '../columns.ts';
import type { TerminalSight } from '../table.ts';

/** More answers than this stand under what is done with the cards. */
const MOST_LINES = 9;
/** Answers whose card is about to do something: what it says stands beside it. */
const TELLING = ['play', 'buy', 'gain', 'receive', 'first'];

/** The answers as sentences with numbers, and what their cards do; many of them by what is done. */
export function dominionAnswers({ view, answers, speech, colours }: TerminalSight): string[] {
  const number = (i: number): string => colours.dim(`${String(i + 1).padStart(2)})`);
  if (answers.length <= MOST_LINES) {
    return answers.map((answer, i) => {
      const sentence = ` ${number(i)} ${speech.answer(answer, view)}`;
      const text = textOf(answer, speech.lang);
      if (text === '') return sentence;
      const room = WIDTH - widthOf(sentence) - 3;
      return `${sentence}${colours.dim(` – ${text.length <= room ? text : `${text.slice(0, room - 2)} …`}`)}`;
    });
  }
  const groups = new Map<string, string[]>();
  const lines: string[] = [];
  for (const [i, answer] of answers.entries()) {
    const { group, label } = speech.entry(answer, view);
    if (group === null) lines.push(` ${number(i)} ${label}`);
    else groups.set(group, [...(groups.get(group) ?? []), `${number(i)} ${label}`]);
  }
  const width = Math.max(...[...groups.keys()].map((group) => group.length)) + 2;
  return [...lines, ...[...groups].flatMap(([group, all]) => wrapped(` ${group.padEnd(width)}`, all, '  '))];
}

function textOf(answer: string, lang: Lang): string {
  const said = readAnswer(answer);
  if (said === null || said.kind === 'word' || !TELLING.includes(said.kind)) return '';
  return cardText(said.card, lang).join(' · ');
}
