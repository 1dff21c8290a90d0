import { RESOURCES, type Resource, readAnswer, SEASONS, type Season } from '@nightjar/nocturion';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { explains } from '../../kit/explained.tsx';
import { piece } from '../../kit/piece.ts';
import { type Place, rovePlaces } from '../../kit/roving.ts';
import { type Props, partOf } from './part.ts';
import { prospectOf, stopOf } from './preview.ts';
import { resultsOf } from './view.ts';

/** Where a spot lies on a square whose sides have so many spots: clockwise from the upper left corner. */
function spotAt(spot: number, side: number): Place {
  const along = spot % side;
  switch (Math.floor(spot / side)) {
    case 0:
      return { x: along, y: 0 };
    case 1:
      return { x: side, y: along };
    case 2:
      return { x: side - along, y: side };
    default:
      return { x: 0, y: side - along };
  }
}

/** The Calendar with the Season Tracker: where it is, both its arms, and where the answer pointed at would take it. */
export function Calendar(props: Props): ReactNode {
  const part = partOf(props);
  const { table, box, t, name, me, shown } = part;
  const { calendar } = box;
  const spots = calendar.resource.length;
  const side = Math.ceil(spots / SEASONS.length);
  const at = table.tracker?.spot ?? null;
  const foreseen = shown === null || me < 0 ? null : prospectOf(table, me, shown);
  const to = foreseen === null ? null : stopOf(foreseen);
  const way = to === null ? [] : between(at ?? -1, to, spots);
  const [held, hold] = useState(at ?? 0);
  const places = calendar.resource.map((_, spot) => ({ name: `spot-${spot}`, ...spotAt(spot, side) }));
  const seasonAt = (spot: number): Season => SEASONS[calendar.season[spot] ?? 0] as Season;
  const season = to === null ? (table.tracker?.season ?? null) : seasonAt(to);
  return (
    <div
      className="nocturion-ring"
      role="group"
      aria-label={t('calendar', { year: table.year, last: table.lastYear })}
      style={{ '--side': side + 1 } as CSSProperties}
      onKeyDown={(event) => rovePlaces(event, places)}
    >
      {calendar.resource.map((kind, spot) => {
        const resource = RESOURCES[kind] as Resource;
        const { x, y } = spotAt(spot, side);
        const where = { season: name(seasonAt(spot)), resource: name(resource) };
        return (
          <button
            key={spot}
            type="button"
            className="nocturion-spot"
            data-space={`spot-${spot}`}
            data-r={resource}
            data-season={seasonAt(spot)}
            data-at={spot === at ? '' : undefined}
            data-to={spot === to ? '' : undefined}
            data-via={way.includes(spot) ? '' : undefined}
            tabIndex={spot === held ? 0 : -1}
            style={{ gridArea: `${y + 1} / ${x + 1}` }}
            aria-label={spot === at ? t('spotAt', where) : spot === to ? t('spotTo', where) : t('spot', where)}
            onFocus={() => hold(spot)}
            {...explains({ name: t('spot', where), text: t('explainSpot'), clause: 'NRN-10.2' })}
          >
            <Glyph of={NOCTURION_GLYPHS[resource]} />
            {spot === at && <span className="nocturion-tracker" {...piece('tracker')} />}
          </button>
        );
      })}
      <Hub {...props} season={season} isAhead={to !== null} />
    </div>
  );
}

/** Spots the tracker passes, without where it begins and stops. */
function between(from: number, to: number, spots: number): readonly number[] {
  const passed: number[] = [];
  if (from < 0) return passed;
  for (let spot = (from + 1) % spots; spot !== to; spot = (spot + 1) % spots) passed.push(spot);
  return passed;
}

interface HubProps extends Props {
  readonly season: Season | null;
  /** Whether the season is that of the answer pointed at. */
  readonly isAhead: boolean;
}

/** The middle of the Calendar: season and year, the arms, and the results of the Districts around it. */
function Hub(props: HubProps): ReactNode {
  const { season, isAhead, picked } = props;
  const part = partOf(props);
  const { table, box, t, name, shown } = part;
  const order = season === null ? null : box.edition.calendar.seasons.find(({ id }) => id === season);
  const results = box.edition.districts.entries;
  return (
    <div className="nocturion-mid" data-season={season ?? undefined} data-ahead={isAhead ? '' : undefined}>
      {order !== null && order !== undefined && (
        <>
          <span
            className="nocturion-arm"
            data-way={order.x2District}
            {...explains({
              name: t('x2'),
              text: t('explainX2', { district: name(order.x2District) }),
              clause: 'NRN-10.3',
            })}
          >
            <b>×2</b>
          </span>
          <span
            className="nocturion-arm nocturion-cart"
            data-way={order.replenishDistrict}
            {...explains({
              name: t('cart'),
              text: t('explainCart', { district: name(order.replenishDistrict) }),
              clause: 'NRN-10.3',
            })}
          >
            <Glyph of={NOCTURION_GLYPHS.cart} />
          </span>
        </>
      )}
      {results.map(({ id, results: shownResults }) => (
        <span key={id} className="nocturion-results" data-way={id} aria-hidden="true">
          {shownResults.map((result) => (
            <i
              key={result}
              className="number"
              data-on={picked['die'] === String(result) || isReached(shown, result) ? '' : undefined}
            >
              {result}
            </i>
          ))}
        </span>
      ))}
      <button
        type="button"
        className="nocturion-hub"
        aria-label={t('yearOf', { year: table.year, last: table.lastYear })}
        {...explains({
          name: t('yearOf', { year: table.year, last: table.lastYear }),
          text: [
            ...(order === null || order === undefined
              ? [t('explainNoTracker')]
              : [
                  t('explainArms', {
                    season: name(order.id),
                    x2: name(order.x2District),
                    cart: name(order.replenishDistrict),
                  }),
                ]),
            ...(table.isFinal ? [t('finalRound')] : []),
            ...results.map(({ id }) =>
              t('districtResults', { district: name(id), results: resultsOf(box, id).join(', ') }),
            ),
          ].join('\n'),
          clause: 'NRN-10.5',
        })}
      >
        <Glyph of={NOCTURION_GLYPHS[season ?? 'winter']} />
        <b>{t('year', { year: table.year })}</b>
        <small>{t('ofYears', { last: table.lastYear })}</small>
      </button>
    </div>
  );
}

/** Whether the answer pointed at is about a die of this result. */
function isReached(shown: string | null, result: number): boolean {
  const answer = shown === null ? null : readAnswer(shown);
  return (answer?.kind === 'activate' || answer?.kind === 'die') && answer.die === result;
}
