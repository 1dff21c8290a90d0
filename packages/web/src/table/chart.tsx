import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import type { Totals } from '../play/source.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import css from './chart.module.css';
import { signed } from './signed.ts';
import { spread } from './spread.ts';
import { ticks } from './ticks.ts';

const LEFT = 30;
const RIGHT = 370;
const TOP = 14;
const BOTTOM = 168;

/** Lines of totals over the game; each ends in its own mark and number, so that colour is not needed to read it. */
export function Chart({
  curve,
  colours,
  names,
}: {
  readonly curve: readonly Totals[];
  readonly colours: readonly string[];
  readonly names: readonly string[];
}): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const all = curve.flatMap(({ totals }) => totals);
  const high = Math.max(25, ...all);
  const low = Math.min(0, ...all);
  const last = curve.at(-1) as Totals;
  const x = (answers: number): number => LEFT + ((RIGHT - LEFT) * answers) / Math.max(1, last.answers);
  const y = (points: number): number => BOTTOM - ((BOTTOM - TOP) * (points - low)) / (high - low);
  const ends = spread(last.totals.map(y), 17);
  const label = listed(
    names.map((name, seat) => t('score.side', { side: name, points: last.totals[seat] ?? 0 })),
    lang,
  );
  return (
    <svg className={css.chart} viewBox="0 0 420 184" role="img" aria-label={t('score.chart', { totals: label })}>
      <g className={css.grid}>
        {ticks(low, high).map((points) => (
          <g key={points}>
            <path d={`M${LEFT} ${y(points)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {signed(points)}
            </text>
          </g>
        ))}
      </g>
      {names.map((name, seat) => {
        const path = curve.map(
          ({ answers, totals }, i) =>
            `${i === 0 ? 'M' : 'L'}${x(answers).toFixed(1)} ${y(totals[seat] ?? 0).toFixed(1)}`,
        );
        const end = y(last.totals[seat] ?? 0);
        return (
          <g key={name} data-seat={colours[seat]} className={css.line}>
            <path d={path.join('')} fill="none" />
            <Mark nth={seat} x={RIGHT} y={end} />
            <text className={css.end} x={RIGHT + 12} y={(ends[seat] ?? end) + 5}>
              {signed(last.totals[seat] ?? 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The end of a line: circle, square, diamond, triangle by seat. */
function Mark({ nth, x, y }: { readonly nth: number; readonly x: number; readonly y: number }): ReactNode {
  if (nth === 0) return <circle cx={x} cy={y} r="6" />;
  if (nth === 1) return <rect x={x - 5.5} y={y - 5.5} width="11" height="11" rx="2" />;
  if (nth === 2) return <path className={css.mark} d={`M${x} ${y - 7}l7 7-7 7-7-7z`} />;
  return <path className={css.mark} d={`M${x} ${y - 7}l7 12h-14z`} />;
}
