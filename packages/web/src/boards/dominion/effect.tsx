import type { ReactNode } from 'react';
import { Chip, Chips } from './chip.tsx';
import { type Props, partOf } from './part.ts';
import { statesOf } from './view.ts';

/** What is being followed, the outermost first, and who is asked; with the cards that lie open for it. */
export function EffectPath(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, me } = part;
  const { stack, decision, looking } = table;
  if (stack.length === 0 || decision === null) return null;
  const cards = stack.map(({ card }) => card).filter((card, i, all) => i === 0 || card !== all[i - 1]);
  const open = table.seats.flatMap(({ limbo }, seat) =>
    limbo === null || limbo.length === 0 ? [] : [{ seat, limbo }],
  );
  return (
    <div className="dominion-effect" role="group" aria-label={t('effect')}>
      <p>
        {cards.map((card, i) => (
          // A step is its place on the path.
          <span key={`${card} ${i}`} className="dominion-step">
            {card === null ? t('effect.covered') : <Chip part={part} id={card} />}
          </span>
        ))}
        <em>{t('awaits', { side: props.speech.who(decision.seat) })}</em>
      </p>
      {open.map(({ seat, limbo }) => (
        <p key={seat} className="dominion-open">
          <small>{seat === me ? t('lookedAt') : t('shownCards', { side: props.speech.side(seat) })}</small>{' '}
          <Chips part={part} cards={limbo} />
        </p>
      ))}
      {looking !== null && looking.about !== null && !open.some(({ limbo }) => limbo.includes(looking.about ?? '')) && (
        <p className="dominion-open">
          <Chip part={part} id={looking.about} />
        </p>
      )}
    </div>
  );
}

/** The States before a seat. */
export function States(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const seat = part.table.seats[props.side];
  if (seat === undefined) return null;
  const states = statesOf(part.table, props.side, seat);
  if (states.length === 0 && !seat.isGuarded) return null;
  return (
    <p className="dominion-states">
      <Chips part={part} cards={states} />
      {seat.isGuarded && <small>{part.t('guarded')}</small>}
    </p>
  );
}
