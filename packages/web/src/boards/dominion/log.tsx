import type { PerceivedEvent } from '@nightjar/dominion';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Fact } from '../../play/source.ts';
import { Again } from './again.tsx';
import { Chips } from './chip.tsx';
import { type Props, partOf } from './part.ts';
import { linesOf, namedIn, turnsOf } from './turns.ts';
import { typesOf } from './view.ts';

/** What happened, turn by turn, the latest first; what a card brought stands below it. A turn can be looked at again. */
export function Log(props: Props & { readonly log: readonly Fact<PerceivedEvent>[] }): ReactNode {
  const part = partOf(props);
  const { t, box, table } = part;
  const taken = table.turns.reduce((sum, count) => sum + count, 0);
  const { speech } = props;
  const [again, setAgain] = useState<number | null>(null);
  const turns = turnsOf(props.log, (id) => typesOf(box, id).includes('Treasure'), taken);
  return (
    <ol className="dominion-log" reversed>
      {turns.toReversed().map((turn, i) => {
        // Turns never change places: the key is how far from the start one stands.
        const key = turns.length - i;
        const { seat, number, deeds } = turn;
        return (
          <li key={key}>
            <h3>
              {number < 0 ? t('before') : t('turnOf', { n: number, side: speech.side(seat) })}
              {number >= 0 && deeds.length > 0 && again !== key && (
                <button type="button" className="dominion-again-open" onClick={() => setAgain(key)}>
                  {t('again')}
                </button>
              )}
            </h3>
            {again === key && <Again {...props} turn={turn} onClose={() => setAgain(null)} />}
            {deeds.map((deed, nth) => (
              <div key={nth} className="dominion-deed">
                {linesOf(deed, speech).map(({ text, depth }, at) => (
                  <p
                    key={at}
                    className={at === 0 ? '' : 'dominion-came'}
                    style={{ '--depth': at === 0 ? 0 : depth } as CSSProperties}
                  >
                    {text} {at === 0 && <Chips part={part} cards={namedIn(deed)} isMute />}
                  </p>
                ))}
              </div>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
