import { readAnswer } from '@nightjar/dominion';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Picked } from '../../kit/deciding.ts';
import { piece } from '../../kit/piece.ts';
import { roveList } from '../../kit/roving.ts';
import type { Leading } from '../../kit/thing.ts';
import { Card } from './card.tsx';
import type { Part, Props } from './part.ts';
import { choiceIn } from './pick.ts';

/** A card of a row, and what pressing it gives. */
export interface Laid {
  readonly card: string;
  /** The answer; null where it is none. */
  readonly text: string | null;
  /** The answer a press on it would mean. */
  readonly tried?: string;
  /** Drawn upon the card, in small. */
  readonly note?: string;
  /** How many equal cards lie there as one. */
  readonly count?: number;
  readonly key?: string;
}

interface RowProps {
  readonly board: Props;
  readonly part: Part;
  readonly cards: readonly Laid[];
  readonly className: string;
  readonly label: string;
  readonly hasText?: boolean;
  readonly hasCost?: boolean;
  /** Whether the cards are pieces that travel; copies of what lies elsewhere are none. */
  readonly isPieces?: boolean;
}

/** Cards side by side: arrows lead from one to the next, and several can be picked where several are asked for. */
export function Row({ board, part, cards, className, label, hasText, hasCost, isPieces = true }: RowProps): ReactNode {
  const { t, name, box } = part;
  const choice = choiceIn(board);
  const [held, setHeld] = useState(0);
  const isAnswer = (i: number): boolean => (cards[i]?.text ?? null) !== null;
  const first = cards.findIndex((_, i) => isAnswer(i));
  const stop = held < cards.length && (isAnswer(held) || first < 0) ? held : Math.max(0, first);
  const seen = new Map<string, number>();
  return (
    <div
      className={className}
      role="group"
      aria-label={label}
      onKeyDown={roveList}
      data-count={cards.length}
      data-many={cards.length > 6 ? '' : undefined}
      style={{ '--n': cards.length } as CSSProperties}
    >
      {cards.map(({ card, text, tried, note, count = 1, key }, i) => {
        const nth = seen.get(card) ?? 0;
        seen.set(card, nth + 1);
        const at = text === null ? -1 : choice.placeOf(text, nth);
        const called = count > 1 ? t('counted', { n: count, card: name(card) }) : name(card);
        const said = [called, note ?? '', at < 0 ? '' : t('picked')].filter(Boolean).join(', ');
        return (
          <Card
            // Equal cards are as good as each other: one is its name and how many of them lie before it.
            key={`${card} ${nth}`}
            board={board}
            part={part}
            id={card}
            className="dominion-laid"
            label={said}
            cost={hasCost ? (box.edition.cards[box.ids.indexOf(card)]?.cost ?? null) : null}
            hasText={hasText ?? false}
            leading={{
              to: text === null ? [] : [text],
              ...(tried === undefined ? {} : { tried: () => tried }),
              ...(choice.isSet && text !== null ? half(choice.toggled(text, nth), at >= 0) : {}),
              isShown: text !== null && board.preview === text && nth === 0 ? true : at >= 0,
              isStop: i === stop,
              onHold: () => setHeld(i),
            }}
            attributes={{
              'data-picked': at < 0 ? undefined : '',
              'data-text': text ?? undefined,
              ...(isPieces
                ? piece(
                    Array.from({ length: count }, () => card),
                    { settles: 'deal' },
                  )
                : {}),
            }}
            style={{ '--i': i - (cards.length - 1) / 2 } as CSSProperties}
          >
            {count > 1 && <span className="dominion-left number">{count}×</span>}
            {note !== undefined && <span className="dominion-note">{note}</span>}
            {at >= 0 && choice.picked.length > 1 && <span className="dominion-nth number">{at + 1}</span>}
            {key !== undefined && (
              <kbd className="dominion-key" aria-hidden="true">
                {key}
              </kbd>
            )}
          </Card>
        );
      })}
    </div>
  );
}

/** A card of a set is half of an answer, whether it is picked or taken back. */
const half = (then: Picked, isPicked: boolean): Pick<Leading, 'isHalf' | 'isPicked' | 'picks' | 'unpicks'> => ({
  isHalf: true,
  isPicked,
  picks: then,
  unpicks: then,
});

/** The card an answer names. */
export function cardIn(text: string): string | null {
  const answer = readAnswer(text);
  return answer === null || answer.kind === 'word' ? null : answer.card;
}
