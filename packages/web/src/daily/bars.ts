import type { PlayedDay } from '@nightjar/wire';

/** So many people ended between these points ahead, both among them. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly isMine: boolean;
}

const WIDTHS = [5, 10, 20, 50, 100] as const;
/** More bars than these are too many for a phone. */
const MOST = 11;

/** Results in bars of equal width without a gap, as narrow as there is room for; none where nobody has one. */
export function barsOf({ margins, mine }: Pick<PlayedDay, 'margins' | 'mine'>): readonly Bar[] {
  const values = margins.map(({ margin }) => margin);
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((each) => placeOf(most, each) - placeOf(least, each) < MOST) ?? 100;
  const first = placeOf(least, width);
  return Array.from({ length: placeOf(most, width) - first + 1 }, (_, i) => {
    const from = (first + i) * width;
    const to = from + width - 1;
    const holds = (margin: number): boolean => margin >= from && margin <= to;
    return {
      from,
      to,
      people: margins.reduce((sum, { margin, people }) => (holds(margin) ? sum + people : sum), 0),
      isMine: mine !== null && mine.margin !== null && holds(mine.margin),
    };
  });
}

const placeOf = (margin: number, width: number): number => Math.floor(margin / width);
