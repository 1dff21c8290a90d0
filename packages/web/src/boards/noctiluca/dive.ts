import { type Answer, type Box, PATHS, type Path, readAnswer, type View, writeAnswer } from '@nightjar/noctiluca';
import { linesOf } from '../../kit/seen.ts';

/** A dive as far as it is said: a shore, perhaps a path, perhaps a number. */
export interface Dive {
  readonly shore: string;
  readonly path: Path | null;
  readonly number: number | null;
}

/** The questions a dive is made of. */
const STEPS: readonly View['question'][] = ['shore', 'path', 'number'];

export const isDiving = (view: View): boolean => STEPS.includes(view.question);

/** What was said so far in the turn; null before the shore is. */
const diveSoFar = ({ shore, path }: View): Dive | null => (shore === null ? null : { shore, path, number: null });

/** The dive that answers on lines of their own make of what was said so far; null if they speak of something else. */
export function diveIn(view: View, text: string | null): Dive | null {
  if (text === null) return null;
  let dive = diveSoFar(view);
  for (const line of linesOf(text)) {
    const answer = readAnswer(line);
    if (answer?.kind === 'dive') dive = { shore: answer.shore, path: null, number: null };
    else if (dive !== null && answer?.kind === 'path') dive = { ...dive, path: answer.path };
    else if (dive !== null && answer?.kind === 'number') dive = { ...dive, number: answer.number };
    else return null;
  }
  return dive;
}

/** The answers that are still missing for a dive, on lines of their own. */
export function diveText(view: View, { shore, path, number }: Dive): string {
  const answers: Answer[] = [];
  if (view.shore === null) answers.push({ kind: 'dive', shore });
  if (view.path === null && path !== null) answers.push({ kind: 'path', path });
  if (number !== null) answers.push({ kind: 'number', number });
  return answers.map(writeAnswer).join('\n');
}

/** The answer that says a shore alone. */
export const shoreText = (shore: string): string => writeAnswer({ kind: 'dive', shore });

/** Names of the spaces of a path, the nearest first. */
export function rowOf(box: Box, shore: string, path: Path): string[] {
  const at = box.pool.shores.indexOf(shore) * PATHS.length + PATHS.indexOf(path);
  return (box.pool.paths[at] ?? []).map((space) => box.pool.names[space] as string);
}
