import { writeAnswer } from '@nightjar/dominion';
import { useEffect } from 'react';
import type { Props } from './part.ts';
import { type Taste, useTaste } from './taste.ts';

/** The questions that may be answered by themselves, and which taste says so. */
const ANSWERED: { readonly [question: string]: Taste } = { revealMoat: 'moat', houndSetAside: 'hound' };

const YES = writeAnswer({ kind: 'word', word: 'yes' });

/** About as long as a player takes to look up and nod: the pace does not tell that there was nothing to decide. */
const NOD_MS = 500;

/** Says yes to a reaction where the player wants that every time, and gives the one answer there is (DOM-17.17b). */
export function useAutoAnswer({ view, decision, answers, onGive, isAlone = false }: Props): void {
  const tastes = useTaste();
  const taste = ANSWERED[decision?.question ?? ''];
  const isGiven = taste !== undefined && tastes[taste] === 'given' && answers.includes(YES);
  // A lesson may leave one answer of several: that one is its pupil's to give.
  const only = view.options.pace === 'even' && answers.length === 1 ? answers[0] : undefined;
  const text = isGiven ? YES : only;
  useEffect(() => {
    if (text === undefined) return undefined;
    const nod = setTimeout(() => onGive(text), isAlone ? 0 : NOD_MS);
    return () => clearTimeout(nod);
  }, [text, onGive, answers, isAlone]);
}
