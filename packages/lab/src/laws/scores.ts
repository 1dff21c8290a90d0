import type { AnyGame, Eyes, Result, ScoreSheet } from '@nightjar/kernel';
import { notPlain } from '../difference.ts';
import { allEyes, eyesName } from '../eyes.ts';
import { hold, within } from './breach.ts';

/** Sheets add up for all eyes, and at the end they say what the result says. */
export function holdsScores(game: AnyGame, state: unknown): void {
  const result: Result | null = game.result(state);
  for (const eyes of allEyes(game, state)) {
    const sheets: readonly ScoreSheet[] = within('scores', 'explain', () => game.explain(state, eyes));
    hold('scores', notPlain(sheets, `the sheets for ${eyesName(eyes)}`));
    for (const [seat, sheet] of sheets.entries()) {
      hold('scores', sheet.seat === seat ? null : `sheet ${seat} is of seat ${sheet.seat}`);
      hold('scores', sumsUp(sheet, eyes));
      if (result === null) continue;
      const score = result.scores[seat];
      hold('scores', sheet.total === score ? null : `seat ${seat} has ${score} points, explained as ${sheet.total}`);
    }
    if (eyes === 'table') continue;
    const stands = within('scores', 'estimate', () => game.estimate(state, eyes));
    hold('scores', Number.isFinite(stands) ? null : `seat ${eyes} is estimated at ${stands}`);
  }
  if (result !== null) hold('scores', wrongPlaces(result));
}

function sumsUp(sheet: ScoreSheet, eyes: Eyes): string | null {
  let total = 0;
  for (const line of sheet.lines) {
    const parts = line.parts.reduce((sum, part) => sum + part.points, 0);
    if (parts !== line.points)
      return `${line.category} of seat ${sheet.seat} is ${line.points}, its parts make ${parts}`;
    total += line.points;
  }
  return total === sheet.total
    ? null
    : `seat ${sheet.seat} has ${sheet.total} for ${eyesName(eyes)}, its lines make ${total}`;
}

/** More points never place worse, places skip the seats before them, and tied seats share the better place. */
function wrongPlaces({ scores, places }: Result): string | null {
  if (scores.length !== places.length) return `${scores.length} scores and ${places.length} places`;
  for (const [i, place] of places.entries()) {
    const ahead = places.filter((other) => other < place).length;
    if (!Number.isSafeInteger(place) || place < 1 + ahead) return `place ${place} behind ${ahead} seats`;
    for (const [j, other] of places.entries()) {
      if ((scores[i] as number) > (scores[j] as number) && place >= other) {
        return `seat ${i} has more points than seat ${j} and place ${place} to ${other}`;
      }
    }
  }
  return null;
}
