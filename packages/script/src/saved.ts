import type { Json } from '@nightjar/kernel';
import type { Frame, Waiting } from './frame.ts';
import type { Library } from './library.ts';

/** Frames as plain data: texts are named, so a saved game does not mind where in the library they stand. */
export const framesToJson = (stack: readonly Frame[], library: Library<never>): Json =>
  stack.map((frame) => ({
    ...frame,
    it: [...frame.it],
    marks: [...frame.marks],
    kept: [...frame.kept],
    script: library.entry(frame.script).name,
    waiting: frame.waiting.map((waiting) => ({
      ...waiting,
      it: [...waiting.it],
      script: library.entry(waiting.script).name,
    })),
  }));

type Named<W> = Omit<W, 'script'> & { readonly script: string };

/** The frames that `framesToJson` wrote. */
export const framesFromJson = (json: Json, library: Library<never>): Frame[] =>
  (json as unknown as (Named<Omit<Frame, 'waiting'>> & { readonly waiting: readonly Named<Waiting>[] })[]).map(
    (frame) => ({
      ...frame,
      script: library.place(frame.script),
      waiting: frame.waiting.map((waiting) => ({ ...waiting, script: library.place(waiting.script) })),
    }),
  );

/** The stack in words, the outermost text first: `throne-room.play@2 › cellar.play@1`. */
export const printStack = (stack: readonly Frame[], library: Library<never>): string =>
  stack.map(({ script, step }) => `${library.entry(script).name}@${step}`).join(' › ');
