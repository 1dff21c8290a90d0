import { readAnswer, type View } from '@nightjar/noctiluca';
import type { Leading } from '../../kit/thing.ts';
import type { Props } from './part.ts';

/** The jars that are dealt at the start of the game, of which two are kept (NLC-3.9). */
export const isKeeping = ({ question }: View): boolean => question === 'keep';

/** The answers by the jar they put back. */
const putBackIn = (answers: readonly string[]): readonly (readonly [jar: string, text: string])[] =>
  answers.flatMap((text) => {
    const answer = readAnswer(text);
    return answer?.kind === 'putBack' ? [[answer.jar, text] as const] : [];
  });

/** What pressing a dealt jar leads to: it is kept, and with a second one the third goes back. */
export function keepingOf({ answers, picked }: Props, jar: string): Leading {
  const first = picked['first'];
  const others = putBackIn(answers).filter(([back]) => back !== jar && back !== first);
  const isFirst = first === jar || picked['second'] === jar;
  const isHalf = first === undefined || first === jar;
  return {
    to: others.map(([, text]) => text),
    ...(isHalf ? { points: null } : {}),
    isHalf,
    isPicked: isFirst,
    picks: isHalf ? { first: jar } : { first, second: jar },
  };
}

/** The two jars that an answer keeps. */
export function keptBy(answers: readonly string[], text: string): readonly string[] {
  return putBackIn(answers).flatMap(([jar, back]) => (back === text ? [] : [jar]));
}
