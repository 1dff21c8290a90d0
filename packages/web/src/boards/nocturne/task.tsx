import { type Measure, nocturne, scenarioStand, soloBand } from '@nightjar/nocturne';
import { objectives, scenarioOffer, term } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { explains } from '../../kit/explained.tsx';
import { Zone } from '../../kit/zone.tsx';
import { imagined } from '../../play/foresight.ts';
import { type Part, type Props, partOf } from './part.ts';

interface Aim {
  readonly text: string;
  /** How far I am; null for a spectator. */
  readonly stand: Measure | null;
}

/** What is to be reached besides the most points, and how far I am: the scenario, or alone the next band. */
export function Task(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t } = part;
  const { scenario } = table.options;
  const aims = scenario === null ? soloAims(props, part) : scenarioAims(props, part, scenario);
  if (aims.length === 0) return null;
  const clause = scenario === null ? 'NOC-19.24' : 'NOC-21.5';
  const text = t(scenario === null ? 'explainBand' : 'explainScenario');
  return (
    <Zone
      className="nocturne-task"
      title={scenario === null ? t('soloAim') : scenarioOffer(scenario, part.box.edition, props.lang).name}
      glyph={NOCTURNE_GLYPHS.star}
    >
      <ul>
        {aims.map((aim) => (
          <li
            key={aim.text}
            data-met={aim.stand?.isMet ? '' : undefined}
            {...explains({ name: aim.text, text, clause })}
          >
            <span className="nocturne-aim">{aim.text}</span>
            {aim.stand !== null && <Stand of={aim.stand} t={t} />}
          </li>
        ))}
      </ul>
    </Zone>
  );
}

/** So far and needed; what may not happen has happened or has not. */
function Stand({ of: { count, bound, isMost, isMet }, t }: { readonly of: Measure; readonly t: Part['t'] }): ReactNode {
  const isFailed = isMost && !isMet;
  return (
    <span className="number nocturne-far" data-bad={isFailed ? '' : undefined}>
      {(!isMost || bound > 0) && (
        <>
          {count}
          <i>/{bound}</i>
        </>
      )}
      {isMet && <Glyph of={TABLE_GLYPHS.check} className="nocturne-yes" />}
      {isFailed && <Glyph of={TABLE_GLYPHS.warn} />}
      {(isMet || isFailed) && <span className="visually-hidden">{t(isMet ? 'aimMet' : 'aimLost')}</span>}
    </span>
  );
}

const reached = (count: number, bound: number): Measure => ({ count, bound, isMost: false, isMet: count >= bound });

function scenarioAims(props: Props, part: Part, number: number): readonly Aim[] {
  const { eyes, lang } = props;
  const { table, box, me, t } = part;
  const row = box.edition.scenarios.list.find((known) => known.number === number);
  if (row === undefined) return [];
  const state = me < 0 ? null : imagined(nocturne, table, eyes);
  const [, ...stands] = state === null ? [] : scenarioStand(state, me);
  const points = props.points[me] ?? null;
  return [
    { text: t('aimPoints', { n: row.points }), stand: points === null ? null : reached(points, row.points) },
    ...objectives(row, lang).map((text, i) => ({ text, stand: stands[i] ?? null })),
  ];
}

/** The next band above what I have so far (NOC-19.24); the last once it is reached. */
function soloAims(props: Props, part: Part): readonly Aim[] {
  const points = props.points[part.me] ?? null;
  if (part.table.solo === null || points === null) return [];
  const { soloBands } = part.box.scoring;
  const place = Math.min(soloBand(part.box, points), soloBands.length - 1);
  return [{ text: term('soloBands', String(place + 1), props.lang), stand: reached(points, soloBands[place] ?? 0) }];
}
