import { writeAnswer } from '@nightjar/dominion';
import { useEffect } from 'react';
import type { Props } from './part.ts';
import { type Taste, useTaste } from './taste.ts';

/** The questions that may be answered by themselves, and which taste says so. */
const ANSWERED: { readonly [question: string]: Taste } = { revealMoat: 'moat', houndSetAside: 'hound' };

/** As long as somebody takes who looks up and nods: nobody learns from the pace that nobody was asked. */
const NOD_MS = 500;

/** Says yes to a reaction where the player wants that every time. */
export function useAutoAnswer({ decision, answers, onGive }: Props): void {
  const tastes = useTaste();
  const taste = ANSWERED[decision?.question ?? ''];
  const yes = writeAnswer({ kind: 'word', word: 'yes' });
  const isGiven = taste !== undefined && tastes[taste] === 'given' && answers.includes(yes);
  useEffect(() => {
    if (!isGiven) return undefined;
    const nod = setTimeout(() => onGive(yes), NOD_MS);
    return () => clearTimeout(nod);
  }, [isGiven, onGive, yes, answers]);
}
