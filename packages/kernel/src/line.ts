import type { ScorePart, ScoreSheet } from './game.ts';
import { OWN, type Own } from './own.ts';

/** A score sheet that leaves one of its lines, and the total with it, to eyes. */
export const lessLine = ({ seat, lines }: ScoreSheet, category: string): ScoreSheet => ({
  seat,
  total: OWN,
  lines: lines.map((line) => (line.category === category ? { ...line, points: OWN, parts: OWN } : line)),
});

/** What eyes see there who know these parts of the line. */
export function ownLine({ seat, lines }: ScoreSheet, category: string, parts: readonly ScorePart[]): Own[] {
  const own: Own[] = [];
  let total = 0;
  lines.forEach((line, i) => {
    if (line.category !== category) {
      total += line.points;
      return;
    }
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    total += points;
    own.push({ path: `sheets/${seat}/lines/${i}/points`, is: points });
    own.push({ path: `sheets/${seat}/lines/${i}/parts`, is: parts });
  });
  own.push({ path: `sheets/${seat}/total`, is: total });
  return own;
}
