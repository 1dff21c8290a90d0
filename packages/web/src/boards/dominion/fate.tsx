import { cardText } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import { Zone } from '../../kit/zone.tsx';
import { Chip, Chips } from './chip.tsx';
import { type Part, type Props, partOf } from './part.ts';

/** Boons and Hexes: what was just turned over, the Druid's row, and how many are left. */
export function Fate(props: Props & { readonly isShort?: boolean }): ReactNode {
  const part = partOf(props);
  const { boons, hexes, afoot } = part.table;
  const { t } = part;
  const latest = [...afoot, ...latestOf(props)].slice(0, 1);
  if (boons === null && hexes === null) return null;
  return (
    <>
      {latest.map((id) => (
        <Turned key={id} part={part} id={id} />
      ))}
      {boons !== null && boons.druid.length > 0 && (
        <Zone className="dominion-fate" title={t('druid')}>
          <Chips part={part} cards={boons.druid} />
        </Zone>
      )}
      {!props.isShort && boons !== null && boons.discard.length > 0 && (
        <Zone className="dominion-fate" title={t('boons')}>
          <Chips part={part} cards={boons.discard} />
        </Zone>
      )}
      {!props.isShort && hexes !== null && hexes.discard.length > 0 && (
        <Zone className="dominion-fate" title={t('hexes')}>
          <Chips part={part} cards={hexes.discard} />
        </Zone>
      )}
      <p className="label dominion-fates-left">
        {[
          ...(boons === null ? [] : [t('boonsLeft', { n: boons.deck })]),
          ...(hexes === null ? [] : [t('hexesLeft', { n: hexes.deck })]),
        ].join(', ')}
      </p>
    </>
  );
}

/** A Boon or Hex that has its moment, with what it does. */
function Turned({ part, id }: { readonly part: Part; readonly id: string }): ReactNode {
  return (
    <div className="dominion-turned">
      <Chip part={part} id={id} isPiece />
      <p>{cardText(id, part.lang).join(' ')}</p>
    </div>
  );
}

/** What of it has just been received or followed, and lies in its pile again. */
function latestOf({ events }: Props): readonly string[] {
  return events
    .flatMap(({ event }) => {
      if (event.type === 'boon') return [event.boon];
      return event.type === 'hex' ? [event.hex] : [];
    })
    .toReversed();
}
