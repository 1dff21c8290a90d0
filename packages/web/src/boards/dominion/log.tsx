import type { ReactNode } from 'react';
import type { Fact } from '../../play/source.ts';
import { Chips } from './chip.tsx';
import { type Props, partOf } from './part.ts';
import { namedIn, turnsOf } from './turns.ts';
import { typesOf } from './view.ts';

/** What happened, turn by turn, the latest first; what a card brought stands below it. */
export function Log(props: Props & { readonly log: readonly Fact[] }): ReactNode {
  const part = partOf(props);
  const { t, box } = part;
  const { speech } = props;
  const turns = turnsOf(props.log, (id) => typesOf(box, id).includes('Treasure'));
  return (
    <ol className="dom-log" reversed>
      {turns.toReversed().map(({ seat, number, deeds }, i) => (
        // Turns never change places: the key is how far from the start one stands.
        <li key={turns.length - i}>
          <h3>{number < 0 ? t('before') : t('turnOf', { n: number, side: speech.side(seat) })}</h3>
          {deeds.map((deed, nth) => {
            const [head, ...rest] = speech.log?.(deed) ?? deed.map((event) => speech.event(event));
            return (
              <div key={nth} className="dom-deed">
                <p>
                  {head} <Chips part={part} cards={namedIn(deed)} isMute />
                </p>
                {rest.map((line, at) => (
                  <p key={at} className="dom-came">
                    {line}
                  </p>
                ))}
              </div>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
