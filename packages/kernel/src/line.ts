import type { ScorePart, ScoreSheet, SharedSheet } from './game.ts';
import { PER_VIEWER, type ViewerPart } from './per-viewer.ts';

/** A score sheet with placeholders in one of its lines, and in the total with it. */
export const withoutLine = ({ seat, lines }: ScoreSheet, category: string): SharedSheet => ({
  seat,
  total: PER_VIEWER,
  lines: lines.map((line) => (line.category === category ? { ...line, points: PER_VIEWER, parts: PER_VIEWER } : line)),
});

/** The viewer parts of such a sheet for a viewer who knows these parts of its line. */
export function lineParts({ seat, lines }: SharedSheet, parts: readonly ScorePart[]): ViewerPart[] {
  const own: ViewerPart[] = [];
  let total = 0;
  lines.forEach((line, i) => {
    if (typeof line.points === 'number') {
      total += line.points;
      return;
    }
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    total += points;
    own.push({ path: `sheets/${seat}/lines/${i}/points`, value: points });
    own.push({ path: `sheets/${seat}/lines/${i}/parts`, value: parts });
  });
  own.push({ path: `sheets/${seat}/total`, value: total });
  return own;
}
