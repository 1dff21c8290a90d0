import { type Box, PATHS } from '@nightjar/noctiluca';
import type { SeenTable } from './view.ts';

/** A dive as far as it is said: a shore, perhaps a path, perhaps a number. */
export interface Dive {
  readonly shore: string;
  readonly path: string | null;
  readonly number: number | null;
}

/** The questions a dive is made of. */
const STEPS = ['shore', 'path', 'number'];

export const isDiving = (view: SeenTable): boolean => STEPS.includes(view.question);

/** What was said so far in the turn; null before the shore is. */
const diveSoFar = ({ shore, path }: SeenTable): Dive | null => (shore === null ? null : { shore, path, number: null });

/** The dive that answers on lines of their own make of what was said so far; null if they speak of something else. */
export function diveIn(view: SeenTable, text: string | null): Dive | null {
  if (text === null) return null;
  let dive = diveSoFar(view);
  for (const line of text.split('\n')) {
    const [verb = '', word = ''] = line.split(' ');
    if (verb === 'dive') dive = { shore: word, path: null, number: null };
    else if (dive !== null && verb === 'path') dive = { ...dive, path: word };
    else if (dive !== null && verb === 'number') dive = { ...dive, number: Number(word) };
    else return null;
  }
  return dive;
}

/** The answers that are still missing for a dive, on lines of their own. */
export function diveText(view: SeenTable, { shore, path, number }: Dive): string {
  const lines: string[] = [];
  if (view.shore === null) lines.push(`dive ${shore}`);
  if (view.path === null && path !== null) lines.push(`path ${path}`);
  if (number !== null) lines.push(`number ${number}`);
  return lines.join('\n');
}

/** Names of the spaces of a path, the nearest first. */
export function rowOf(box: Box, shore: string, path: string): string[] {
  const at = box.pool.shores.indexOf(shore) * PATHS.length + (PATHS as readonly string[]).indexOf(path);
  return (box.pool.paths[at] ?? []).map((space) => box.pool.names[space] as string);
}
