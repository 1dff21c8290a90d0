import type { SeatView } from '@nightjar/dominion';
import type { ReactNode } from 'react';
import { Zone } from '../../kit/zone.tsx';
import { Chip, Chips } from './chip.tsx';
import { answersAt } from './choice.ts';
import { type Laid, Row } from './laid.tsx';
import { type Part, type Props, partOf } from './part.ts';

/** What the seat whose turn it is has in play, with what stays, what is set aside for later and why. */
export function PlayArea(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, me } = part;
  const asked = props.answers.length > 0 && me >= 0 ? me : table.active;
  const answers = answersAt(props.decision?.question ?? '', props.answers, 'play');
  // A player who is asked about cards in play sees their own.
  const side = answers.size > 0 ? asked : table.active;
  const seat = table.seats[side];
  if (seat === undefined) return null;
  const laid: readonly Laid[] = seat.inPlay.map(({ card, stays }) => ({
    card,
    text: answers.get(card) ?? null,
    ...(stays ? { note: t('stays') } : {}),
  }));
  const title = side === me ? t('inPlay') : t('inPlayOf', { side: props.speech.side(side) });
  return (
    <Zone className="dominion-play" title={title} label={title} note={standOf(part)}>
      <Row
        board={props}
        part={part}
        className="dominion-row"
        label={title}
        cards={answers.size > 0 ? laid : stacked(laid)}
      />
      <Later part={part} seat={seat} />
    </Zone>
  );
}

/** So many cards in play lie side by side; of more, equal ones lie on one another. */
const MOST = 5;

function stacked(cards: readonly Laid[]): readonly Laid[] {
  if (cards.length <= MOST) return cards;
  const kinds = Map.groupBy(cards, ({ card, note }) => `${card} ${note ?? ''}`);
  return [...kinds.values()].flatMap((kind) => kind.slice(0, 1).map((one) => ({ ...one, count: kind.length })));
}

/** What the turn has to spend. */
function standOf({ table, t }: Part): string {
  const { phase, actions, buys, coins } = table;
  const said = [t('coins', { n: coins }), t('buys', { n: buys })];
  return (phase === 'action' ? [t('actions', { n: actions }), ...said] : said).join(' · ');
}

/** What lies aside for a later moment, and by which card. */
export function Later({ part, seat }: { readonly part: Part; readonly seat: SeatView }): ReactNode {
  const { t, name } = part;
  const { aside, delayed, boons } = seat;
  const waiting = delayed.filter(({ count, boon }) => count > 0 || boon !== null);
  if (aside.length + waiting.length + boons.length === 0) return null;
  return (
    <ul className="dominion-later">
      {aside.length > 0 && (
        <li>
          <small>{t('asideHound')}</small> <Chips part={part} cards={aside} />
        </li>
      )}
      {waiting.map(({ by, cards, count, boon }, i) => (
        // An entry is its place in the list.
        <li key={`${by} ${i}`}>
          <small>{t('asideBy', { card: name(by) })}</small> {boon !== null && <Chip part={part} id={boon} />}
          {count > 0 && (cards === null ? t('asideHidden', { n: count }) : <Chips part={part} cards={cards} />)}
        </li>
      ))}
      {boons.length > 0 && (
        <li>
          <small>{t('kept')}</small> <Chips part={part} cards={boons} />
        </li>
      )}
    </ul>
  );
}
