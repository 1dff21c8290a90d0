import type { Eyes, Json } from '@nightjar/kernel';
import type { Lang } from '@nightjar/words';
import type { BoardProps } from '../table/face.ts';

/** What the parts of every board work with, before what a game adds. */
export interface Seen<V extends Json> {
  /** The view as it is. */
  readonly table: V;
  readonly eyes: Eyes;
  /** The side whose eyes these are; −1 for spectators. */
  readonly me: number;
  /** The answer that is pointed at, or armed; several stand on lines of their own. */
  readonly shown: string | null;
  readonly lang: Lang;
  /** Others look at this screen too. */
  readonly isVeiled: boolean;
  /** A thing of the box by its id. */
  readonly name: (id: string) => string;
}

export function seenIn<V extends Json>({
  view,
  eyes,
  answers,
  preview,
  chosen,
  speech,
  lang,
  isVeiled = false,
}: BoardProps<V>): Seen<V> {
  const shown = preview ?? chosen;
  return {
    table: view,
    eyes,
    me: eyes === 'table' ? -1 : eyes,
    // What was pointed at a question ago is no answer to this one.
    shown: shown !== null && answers.includes(linesOf(shown)[0] ?? '') ? shown : null,
    lang,
    isVeiled,
    name: (id) => speech.name(id),
  };
}

/** Answers that are given one after the other stand on lines of their own. */
export const linesOf = (text: string): string[] => text.split('\n');
