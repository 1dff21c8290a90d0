import { DISTRICTS, type District, readAnswer } from '@nightjar/nocturion';
import { type ReactNode, useState } from 'react';
import { rovePlaces } from '../../kit/roving.ts';
import { useStill } from '../../kit/still.ts';
import { Calendar } from './calendar.tsx';
import { siteIn, toLocation } from './doors.ts';
import { Location } from './location.tsx';
import { type Props, partOf } from './part.ts';
import { prospectOf } from './preview.ts';
import { reachedBy } from './view.ts';

/** Where the sites of a District lie around the Calendar. */
const PLACES: { readonly [district in District]: (nth: number) => { readonly x: number; readonly y: number } } = {
  north: (nth) => ({ x: nth * 2, y: 0 }),
  east: (nth) => ({ x: 4, y: 2 + nth * 2 }),
  south: (nth) => ({ x: nth * 2, y: 8 }),
  west: (nth) => ({ x: 0, y: 2 + nth * 2 }),
};

/** The city: four Districts around the Calendar. What answers the question is lit; everything else says why not. */
export function City(props: Props): ReactNode {
  const { shown, me } = partOf(props);
  const board = useStill(props);
  const part = partOf(board);
  const { table, t, name } = part;
  const [held, hold] = useState<string | null>(null);
  const places = DISTRICTS.flatMap((district) =>
    table.sites
      .filter((site) => site.district === district)
      .map(({ site }, nth) => ({ name: site, ...PLACES[district](nth) })),
  );
  const target = siteIn(table, shown);
  const foreseen = shown === null || me < 0 ? null : prospectOf(table, me, shown);
  const filled = (foreseen?.events ?? []).flatMap((event) => (event.type === 'replenished' ? [event.location] : []));
  const reached = reachedIn(props);
  const first =
    table.sites.find(({ location }) => toLocation(board, location).length > 0)?.site ?? table.sites[0]?.site;
  return (
    <div className="nrn-city" role="group" aria-label={t('table')} onKeyDown={(event) => rovePlaces(event, places)}>
      {DISTRICTS.map((district) => (
        <div
          key={district}
          className="nrn-dist"
          data-way={district}
          data-barred={table.barred.includes(district) ? '' : undefined}
          role="group"
          aria-label={name(district)}
        >
          {table.sites
            .filter((site) => site.district === district)
            .map((site) => (
              <Location
                key={site.site}
                board={board}
                part={part}
                site={site}
                isShown={target === site.site}
                isFilled={filled.includes(site.location)}
                isReached={reached.includes(site.location)}
                isStop={site.site === (held ?? first)}
                onHold={hold}
              />
            ))}
        </div>
      ))}
      <Calendar {...props} />
    </div>
  );
}

/** Locations that a die of the pool, pointed at, could go to. */
function reachedIn(props: Props): readonly string[] {
  const { shown, table, box } = partOf(props);
  const answer = shown === null ? null : readAnswer(shown);
  return answer?.kind === 'die' ? reachedBy(table, box, answer.die) : [];
}
