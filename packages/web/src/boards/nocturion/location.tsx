import { type SiteView, writeAnswer } from '@nightjar/nocturion';
import { term } from '@nightjar/words/nocturion';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { piece } from '../../kit/piece.ts';
import { signed } from '../../kit/signed.ts';
import { thing } from '../../kit/thing.ts';
import { Die } from './die.tsx';
import { toLocation } from './doors.ts';
import { explainLocation } from './explain.ts';
import type { Part, Props } from './part.ts';
import { gainOf, prospectOf } from './preview.ts';
import { abilityOf, resourceOf } from './view.ts';

interface LocationProps {
  readonly board: Props;
  readonly part: Part;
  readonly site: SiteView;
  /** Whether what is pointed at leads here, would fill it, or a die pointed at reaches it, as it is or turned by an arrow. */
  readonly isShown: boolean;
  readonly isFilled: boolean;
  readonly isReached: boolean;
  readonly isTurned: boolean;
  readonly isStop: boolean;
  readonly onHold: (site: string) => void;
}

/** A Location on its site: what it gives, what it can do, the die on it, and what going there would bring. */
export const Location = memo(function Location(props: LocationProps): ReactNode {
  const { board, part, site, isShown, isFilled, isReached, isTurned, isStop, onHold } = props;
  const { box, me, name, table } = part;
  const { location, token, die } = site;
  const resource = resourceOf(box, location);
  const ability = abilityOf(box, location);
  const to = toLocation(board, location);
  const [first] = to;
  const ahead = first === undefined || me < 0 ? null : prospectOf(table, me, first);
  const gain = ahead === null || board.decision?.question !== 'action' ? null : gainOf(ahead);
  const special = box.edition.tokens.entries.find(({ id, home }) => home === location && table.tokens[id] === null);
  const button = thing(board, {
    to,
    picks: { ...board.picked, location },
    tried: () => meant(part, board, location),
    isShown,
    isStop,
    onHold: () => onHold(site.site),
  });
  return (
    <button
      {...button}
      className="location nocturion-location"
      data-space={site.site}
      data-r={resource}
      data-placed={die === null ? undefined : ''}
      data-under={table.underway.site === site.site ? '' : undefined}
      data-reached={isReached ? '' : undefined}
      data-turned={isTurned ? '' : undefined}
      aria-label={labelOf(props, gain)}
      {...explainLocation(part, site)}
    >
      <span
        className="nocturion-coin"
        data-r={resource}
        data-empty={token ? undefined : ''}
        data-ghost={!token && isFilled ? '' : undefined}
        {...piece(token ? resource : null, { settles: 'seed' })}
      >
        <Glyph of={NOCTURION_GLYPHS[resource]} />
      </span>
      <span className="nocturion-location-name">
        <b data-long={name(location).length > 11 ? '' : undefined}>{name(location)}</b>
        <small>
          <Glyph of={glyphOf(ability)} />
          <span>{shortOf(part, ability)}</span>
        </small>
      </span>
      {special !== undefined && (
        <span className="nocturion-special" {...piece(special.id)}>
          <Glyph of={glyphOf(special.id)} label={name(special.id)} />
        </span>
      )}
      {die !== null && <Die result={die} className="nocturion-placed" isPiece />}
      {gain !== null && gain !== 0 && (
        <span className="nocturion-gain number" aria-hidden="true">
          {signed(gain, board.lang)}
        </span>
      )}
    </button>
  );
});

/** Abilities whose names are too long for a tile. */
const SHORT = ['rollReserve', 'beastControl'] as const;

function shortOf({ t, lang }: Part, ability: string): string {
  const short = SHORT.find((one) => one === ability);
  return short === undefined ? term('locationAbilities', ability, lang) : t(`short.${short}`);
}

/** The answer a press on a Location would mean where it leads nowhere. */
function meant({ table, me }: Part, { picked }: Props, location: string): string {
  const die = Number(picked['die'] ?? table.seats[me]?.dice[0] ?? 1);
  return writeAnswer({ kind: 'activate', location, die });
}

function labelOf({ part, site }: LocationProps, gain: number | null): string {
  const { t, name, box, lang } = part;
  const said = [
    name(site.location),
    name(site.district),
    t(site.token ? 'hasToken' : 'noToken', { resource: name(resourceOf(box, site.location)) }),
  ];
  if (site.die !== null) said.push(t('dieOn', { die: site.die }));
  if (gain !== null) said.push(t('brings', { n: signed(gain, lang) }));
  return said.join('; ');
}
