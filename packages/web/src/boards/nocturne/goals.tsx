import { scenarioOffer } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Brews } from './brew.tsx';
import { Collection } from './collection.tsx';
import { GoalList } from './goal-list.tsx';
import { type Props, partOf } from './part.ts';
import { SoloCard } from './solo-card.tsx';
import { Task } from './task.tsx';
import { isFamily } from './view.ts';

/** Everything to play for: goals, the scenario, concoctions, the opponent's card, and what everybody has gathered. */
export function Goals(props: Props): ReactNode {
  const { table, box, me, t } = partOf(props);
  const { scenario } = table.options;
  const task = scenario === null ? null : scenarioOffer(scenario, box.edition, props.lang);
  return (
    <div className="nocturne-drawer">
      {task !== null && <p className="label">{task.note}</p>}
      <Task {...props} />
      <GoalList {...props} />
      {!isFamily(table) && table.round === 'twilight' && table.moonlight === null && (
        <section>
          <h3>{t('moonlightGoals')}</h3>
          <p className="label">{t('goalsHidden')}</p>
        </section>
      )}
      <SoloCard {...props} />
      {table.sides.map(({ side, opponent, concoctionCount }) => (
        <section key={side} className="nocturne-holdings">
          <h3>{side === me ? t('yourTiles') : props.speech.side(side)}</h3>
          <Collection {...props} side={side} />
          {!opponent && concoctionCount > 0 && <Brews {...props} side={side} />}
        </section>
      ))}
    </div>
  );
}
