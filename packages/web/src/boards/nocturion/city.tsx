import { DISTRICTS, type District, readAnswer } from '@nightjar/nocturion';
import { type ReactNode, useMemo, useState } from 'react';
import { rovePlaces } from '../../kit/roving.ts';
import { useStill } from '../../kit/still.ts';
import { Calendar } from './calendar.tsx';
import { arrowsFor } from './dice.tsx';
import { siteIn, toLocation } from './doors.ts';
import { Location } from './location.tsx';
import { type Props, partOf } from './part.ts';
import { prospectOf } from './preview.ts';
import { beastIn, reachedBy } from './view.ts';

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
  // What is pointed at concerns a place or two; the others are not drawn again.
  const board = useStill(props);
  const part = useMemo(() => partOf(board), [board]);
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
  const turned = turnedIn(props);
  const first =
    table.sites.find(({ location }) => toLocation(board, location).length > 0)?.site ?? table.sites[0]?.site;
  return (
    <div
      className="nocturion-city"
      role="group"
      aria-label={t('table')}
      onKeyDown={(event) => rovePlaces(event, places)}
    >
      {DISTRICTS.map((district) => (
        <div
          key={district}
          className="nocturion-district"
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
                isTurned={turned.includes(site.location)}
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

/** Locations that a die, pointed at in the pool or turned by the answer pointed at, could go to. */
function reachedIn(props: Props): readonly string[] {
  const { shown, table, box } = partOf(props);
  const answer = shown === null ? null : readAnswer(shown);
  switch (answer?.kind) {
    case 'die':
      return reachedBy(table, box, answer.die);
    case 'arrow':
      return reachedBy(table, box, answer.die + (beastIn(box, answer.beast)?.arrow ?? 0));
    case 'change':
      return reachedBy(table, box, answer.to);
    default:
      return [];
  }
}

/** Locations that the die pointed at or picked could go to once an arrow has turned it. */
function turnedIn(props: Props): readonly string[] {
  const part = partOf(props);
  const answer = part.shown === null ? null : readAnswer(part.shown);
  const die = answer?.kind === 'die' ? answer.die : answer === null ? Number(props.picked['die'] ?? 0) : 0;
  if (die === 0) return [];
  const direct = reachedBy(part.table, part.box, die);
  return arrowsFor(part, die, part.me)
    .flatMap(({ to }) => reachedBy(part.table, part.box, to))
    .filter((location) => !direct.includes(location));
}
