import type { ReactNode } from 'react';
import { Lid, Piles } from './common.tsx';
import { HaulList } from './haul-list.tsx';
import { Jar } from './jar.tsx';
import { Majorities } from './majorities.tsx';
import { Favourite } from './mine.tsx';
import { type Props, partOf } from './part.ts';
import { Tempest } from './tempest.tsx';

/** Everything to play for: the favourite, majorities, jars to take, the tempest, what was delivered, and all hauls. */
export function Goals(props: Props): ReactNode {
  const part = partOf(props);
  const { table, me, t } = part;
  return (
    <div className="noctiluca-drawer">
      {me >= 0 && <Favourite part={part} side={me} sheets={props.sheets} />}
      <Majorities {...props} />
      <Piles {...props} />
      {table.solo !== null && (
        <section>
          <h3>{t('tempest')}</h3>
          <Tempest {...props} isWhole />
        </section>
      )}
      {table.seats.map(({ seat, delivered }) =>
        delivered.length === 0 ? null : (
          <section key={seat} className="noctiluca-delivered">
            <h3>
              {props.speech.side(seat)}: {t('deliveredCount', { n: delivered.length })}
            </h3>
            <div className="noctiluca-jars">
              {delivered.map((jar) => (
                <Jar key={jar} part={part} jar={jar} />
              ))}
            </div>
          </section>
        ),
      )}
      <Lid {...props} />
      <HaulList {...props} />
    </div>
  );
}
