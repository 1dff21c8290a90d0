import type { Answer } from '@nightjar/nocturion';
import { curseText, notice } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf } from '../../faces/glyphs/nocturion/index.tsx';
import { piece } from '../../kit/piece.ts';
import { Tray } from '../../kit/tray.tsx';
import { Choice } from './choice.tsx';
import { type Read, readIn, toBeast } from './doors.ts';
import { Exchange } from './exchange.tsx';
import { type Part, type Props, partOf } from './part.ts';
import { isPooled } from './pool.tsx';

/** Questions that are answered on the table itself, or by the buttons beside the question. */
const ON_TABLE = ['action', 'location', 'houseMoment', 'portalThen', 'reward'];

/** Answers that the buttons beside the question give. */
const BESIDE: readonly Answer['kind'][] = ['accept', 'decline', 'pass', 'done', 'end'];

/** Whether an answer is one of a few ways, each with a button of its own. */
const isFew = ({ answers }: Props, { kind }: Answer): boolean => kind === 'choose' && answers.length <= FEW;
const FEW = 4;

/** What is to be chosen from now, off the table. */
function choicesIn(board: Props): readonly Read[] {
  const question = board.decision?.question ?? '';
  const beast = board.picked['beast'];
  if (question === 'action' && beast !== undefined) {
    const texts = toBeast(board, beast);
    return readIn(board).filter(({ text }) => texts.includes(text));
  }
  if (ON_TABLE.includes(question)) return [];
  return readIn(board).filter(({ answer }) => !BESIDE.includes(answer.kind) && !isFew(board, answer));
}

export const isTrayed = (board: Props): boolean => choicesIn(board).length > 0 && !isPooled(board);

/** The choices of the moment, large enough to be pressed. */
export function Choices(props: Props): ReactNode {
  const part = partOf(props);
  const choices = choicesIn(props);
  const question = props.decision?.question ?? '';
  if (question === 'exchange') return <Exchange {...props} part={part} />;
  const above = aboveOf(part, question);
  return (
    <Tray board={props} className="nocturion-tray" isMany={choices.length > 4} above={above}>
      {choices.map(({ text, answer }, i) => (
        <Choice key={text} board={props} part={part} text={text} answer={answer} isStop={i === 0} />
      ))}
    </Tray>
  );
}

/** What is to be known before choosing: a Curse that was drawn, or that the numbers are our own. */
function aboveOf(part: Part, question: string): ReactNode {
  const { table, box, name, lang } = part;
  const { curse } = table.underway;
  if (question === 'house') return <p className="nocturion-notice">{notice(lang)}</p>;
  const card = box.edition.curses.entries.find(({ id }) => id === curse);
  if (curse === null || card === undefined) return null;
  return (
    <p className="nocturion-drawn" {...piece(curse)}>
      <Glyph of={glyphOf(curse, 'curse')} />
      <span>
        <b>{name(curse)}</b> {curseText(card, lang)}
      </span>
    </p>
  );
}
