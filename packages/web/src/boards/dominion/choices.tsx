import { readAnswer } from '@nightjar/dominion';
import type { ReactNode } from 'react';
import { Tray } from '../../kit/tray.tsx';
import { answersAt } from './choice.ts';
import { cardIn, type Laid, Row } from './laid.tsx';
import { type Props, partOf } from './part.ts';
import { without } from './view.ts';

/** Whether the open question is about things that lie nowhere else on the table. */
export const isTrayed = ({ decision, answers }: Props): boolean =>
  answersAt(decision?.question ?? '', answers, 'tray').size > 0;

/** What is to be chosen from, laid out above the board. */
export function Choices(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t } = part;
  const answers = [...answersAt(props.decision?.question ?? '', props.answers, 'tray').keys()];
  const options = without(table.looking?.options ?? [], table.looking?.picked ?? []);
  const cards: readonly Laid[] =
    options.length === 0
      ? answers.map((text) => ({ card: cardIn(text) ?? '', text, ...about(props, text) }))
      : options.map((card) => ({ card, text: answers.find((text) => cardIn(text) === card) ?? null }));
  return (
    <Tray board={props} className="dominion-tray" isAsked={false} isMany={cards.length > 5}>
      <Row
        board={props}
        part={part}
        cards={cards}
        className="dominion-row"
        label={t('tray')}
        hasText={cards.length <= 5}
        isPieces={false}
      />
    </Tray>
  );
}

/** Of two texts of one card it matters which cards each is about. */
function about({ speech }: Props, text: string): { readonly note?: string } {
  const answer = readAnswer(text);
  return answer?.kind === 'first' && answer.about.length > 0
    ? { note: answer.about.map((id) => speech.name(id)).join(', ') }
    : {};
}
