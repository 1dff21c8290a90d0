import { writeAnswer } from '@nightjar/nocturion';
import { useEffect } from 'react';
import { readIn } from './doors.ts';
import { type Props, partOf } from './part.ts';
import { useTaste } from './taste.ts';
import { beastIn } from './view.ts';

/** About as long as a player takes to look up and decline: the pace does not tell that no player was asked. */
const SHAKE_MS = 700;

const PASS = writeAnswer({ kind: 'pass', until: 'window' });

/** Passes in windows a player does not want to be asked in. Others see a pass like any other. */
export function useAutoPass(board: Props): void {
  const { answers, onGive, decision } = board;
  const { reactions, discards } = useTaste();
  const isPassed =
    decision?.question === 'react' &&
    answers.includes(PASS) &&
    (reactions === 'passed' || (discards === 'passed' && isDiscardOnly(board)));
  useEffect(() => {
    if (!isPassed) return undefined;
    const shake = setTimeout(() => onGive(PASS), SHAKE_MS);
    return () => clearTimeout(shake);
  }, [isPassed, onGive, answers]);
}

/** Whether nothing but Discard abilities could be used, which wait for nothing in particular. */
function isDiscardOnly(board: Props): boolean {
  const { box } = partOf(board);
  return readIn(board).every(
    ({ answer }) => answer.kind !== 'use' || beastIn(box, answer.beast)?.ability.trigger.kind === 'discard',
  );
}
