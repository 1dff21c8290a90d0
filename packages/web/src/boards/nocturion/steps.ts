import { type Resource, readAnswer } from '@nightjar/nocturion';
import { type Props, partOf } from './part.ts';

/** After a die it is asked where it goes, after a Beast what it does, after a Resource what is taken for it. */
export function step(board: Props): string | null {
  const { t, name } = partOf(board);
  const { die, beast, given } = board.picked;
  const armed = board.chosen === null ? null : readAnswer(board.chosen);
  if (armed?.kind === 'activate')
    return t('askPlace', { die: armed.die, location: board.speech.thing(armed.location) });
  if (armed !== null) return null;
  if (given !== undefined) return t('askTaken', { resource: name(given as Resource) });
  if (beast !== undefined) return t('askBeast', { beast: name(beast) });
  return die === undefined ? null : t('askDie', { die });
}

/** What the gold button does, in short. */
export function deed(board: Props, text: string): string | null {
  const answer = readAnswer(text);
  return answer?.kind === 'activate' ? partOf(board).t('placeHere', { die: answer.die }) : null;
}
