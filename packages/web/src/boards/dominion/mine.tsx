import { type SeatView, treasuresToPlay, writeAnswer } from '@nightjar/dominion';
import { cardsInWords } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { once } from '../../play/foresight.ts';
import { Card } from './card.tsx';
import { answersAt, END, STOP } from './choice.ts';
import { States } from './effect.tsx';
import { END_KEY, HAND_KEYS, TREASURES_KEY, useKeys } from './keys.ts';
import { cardIn, type Laid, Row } from './laid.tsx';
import { type Part, type Props, partOf } from './part.ts';
import { choiceIn } from './pick.ts';
import { Later } from './play-area.tsx';
import { Points } from './points.tsx';
import { sorted, without } from './view.ts';

/** What is mine: deck and discard pile, the hand as a fan, and what one press does with several cards. */
export function Mine(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const { table, box, t } = part;
  const seat = table.seats[props.side];
  const choice = choiceIn(props);
  const { decision, answers, onGive, onPick } = props;
  const treasures = once(table, `treasures ${part.eyes}`, () => treasuresToPlay(table, part.eyes));
  const at = answersAt(decision?.question ?? '', answers, 'hand');
  // What was picked one by one is no longer there to be picked.
  const picked = at.size > 0 ? (table.looking?.picked ?? []) : [];
  const hand: readonly Laid[] = without(sorted(box, seat?.hand ?? []), picked).map((card, i) => ({
    card,
    text: at.get(card) ?? null,
    tried: writeAnswer({ kind: 'play', card, isInPlay: false }),
    ...(at.has(card) && HAND_KEYS[i] !== undefined ? { key: HAND_KEYS[i] } : {}),
  }));
  const ends = choice.text ?? [END, STOP].find((word) => answers.includes(word));
  useKeys({
    ...Object.fromEntries(hand.map((laid, i) => [HAND_KEYS[i] ?? '', pressing(laid, hand.slice(0, i))])),
    [TREASURES_KEY]: treasures.length > 0 ? () => onGive(treasures.join('\n')) : undefined,
    [END_KEY]: ends === undefined ? undefined : () => onGive(ends),
  });
  if (seat === undefined) return null;

  /** What a card's key does: the same as pressing it, without a confirmation. */
  function pressing({ card, text }: Laid, before: readonly Laid[]): (() => void) | undefined {
    if (text === null) return undefined;
    const nth = before.filter((other) => other.card === card).length;
    return () => (choice.isSet ? onPick(choice.toggled(text, nth)) : onGive(text));
  }

  return (
    <div className="dominion-mine">
      <Mats {...props} part={part} seat={seat} />
      <Row board={props} part={part} cards={hand} className="dominion-fan" label={t('hand')} hasText hasCost />
      <div className="dominion-actions">
        <States {...props} />
        {props.side !== table.active && <Later part={part} seat={seat} />}
        {choice.isSet && (
          <button
            type="button"
            className="button"
            data-main=""
            data-confirm=""
            disabled={choice.text === null}
            onClick={() => (choice.text === null ? undefined : onGive(choice.text))}
          >
            {choice.text === null ? t('confirm.none') : props.speech.answer(choice.text, table)}
          </button>
        )}
        {treasures.length > 0 && (
          <button
            type="button"
            className="button"
            data-main=""
            data-treasures=""
            onClick={() => onGive(treasures.join('\n'))}
          >
            {treasuresSaid(props, part, treasures)}
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether all Treasures go, or which ones. */
function treasuresSaid({ lang, speech }: Props, { table, box, me, t }: Part, texts: readonly string[]): string {
  const held = (table.seats[me]?.hand ?? []).filter((id) =>
    box.edition.cards[box.ids.indexOf(id)]?.types.includes('Treasure'),
  );
  if (held.length === texts.length) return t('allTreasures');
  const cards = texts.map((text) => cardIn(text) ?? '');
  return t('allTreasures.some', { cards: cardsInWords(cards, lang, (id) => speech.thing(id)) });
}

/** My deck, of which only the number is known, and my discard pile, of which the top is. */
function Mats(props: Props & { readonly side: number; readonly part: Part; readonly seat: SeatView }): ReactNode {
  const { part, seat } = props;
  const { t, name } = part;
  const { deckCount, discardCount, discardTop } = seat;
  return (
    <div className="dominion-mats" role="group" aria-label={t('mats')}>
      <Points {...props} />
      <span
        className="dominion-card dominion-mat dominion-back"
        role="img"
        aria-label={t('pileOf', { pile: t('deck'), n: deckCount })}
        data-empty={deckCount === 0 ? '' : undefined}
      >
        <Glyph of={TABLE_GLYPHS.nightjar} />
        <span className="dominion-left number">{deckCount}</span>
      </span>
      {discardTop === null ? (
        <span
          className="dominion-card dominion-mat"
          role="img"
          aria-label={t('pileOf', { pile: t('discard'), n: 0 })}
          data-empty=""
        />
      ) : (
        <Card
          board={props}
          part={part}
          id={discardTop}
          className="dominion-mat"
          left={discardCount}
          label={t('topCard', { pile: t('discard'), n: discardCount, card: name(discardTop) })}
          attributes={{ 'data-piece': discardTop }}
        />
      )}
    </div>
  );
}
