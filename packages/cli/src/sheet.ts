import type { ScoreSheet } from '@nightjar/kernel';
import { numbersIn } from '@nightjar/words';
import type { Colours } from './terminal.ts';
import { type Speech, tell } from './words/words.ts';

/** A score sheet with its sums: one line per category, the total below. */
export function sheetLines(sheet: ScoreSheet, speech: Speech, colours: Colours): string[] {
  const width = Math.max(...sheet.lines.map(({ category }) => speech.category(category).length), 14) + 1;
  const written = numbersIn(speech.lang);
  const points = (n: number): string => written(n).padStart(4);
  const lines = sheet.lines.map((line) => {
    const sum = line.parts.map((part) => `${speech.part(part)} = ${written(part.points)}`).join('; ');
    return `  ${speech.category(line.category).padEnd(width)}${points(line.points)}  ${colours.dim(sum === '' ? `(${line.rule})` : `${sum} (${line.rule})`)}`;
  });
  return [
    colours.bold(speech.side(sheet.seat)),
    ...lines,
    `  ${colours.bold(tell(speech.lang, 'total').padEnd(width))}${colours.bold(points(sheet.total))}`,
  ];
}
