import { type Answer, readAnswer, type View } from '@nightjar/nocturion';
import { once } from '../../play/foresight.ts';
import type { Props } from './part.ts';

/** An answer with its text. */
export interface Read {
  readonly text: string;
  readonly answer: Answer;
}

/** All answers, taken apart once. */
export const readIn = ({ answers }: Pick<Props, 'answers'>): readonly Read[] =>
  once(answers, 'read', () =>
    answers.flatMap((text) => {
      const answer = readAnswer(text);
      return answer === null ? [] : [{ text, answer }];
    }),
  );

/** The texts of the answers that fit. */
export const leading = (board: Pick<Props, 'answers'>, fits: (answer: Answer) => boolean): readonly string[] =>
  readIn(board).flatMap(({ text, answer }) => (fits(answer) ? [text] : []));

/** The answers a Location leads to: a die that goes there, the picked one first, or the use of its ability. */
export function toLocation(board: Props, location: string): readonly string[] {
  const { view, picked, decision } = board;
  const site = view.sites.find((one) => one.location === location);
  if (decision?.question === 'location' && site?.site === view.underway.site)
    return leading(board, ({ kind }) => kind === 'accept');
  const die = picked['die'];
  const texts = leading(
    board,
    (answer) =>
      answer.kind === 'activate' && answer.location === location && String(answer.die) === (die ?? String(answer.die)),
  );
  return texts;
}

/** The answers a Beast in play leads to: its ability, its arrow on a die, or that it is picked for something. */
export const toBeast = (board: Props, beast: string): readonly string[] =>
  leading(board, (answer) => {
    switch (answer.kind) {
      case 'use':
      case 'exhaust':
      case 'refresh':
      case 'summon':
      case 'keep':
        return answer.beast === beast;
      case 'arrow':
        return answer.beast === beast && String(answer.die) === (board.picked['die'] ?? String(answer.die));
      case 'discard':
        return answer.what === beast;
      default:
        return false;
    }
  });

/** Whatever can be done with a die of the own Treasury. */
export const toDie = (board: Pick<Props, 'answers'>, die: number): readonly string[] =>
  leading(board, (answer) => {
    switch (answer.kind) {
      case 'activate':
      case 'reserve':
      case 'discardDie':
      case 'arrow':
        return answer.die === die;
      case 'change':
        return answer.from === die;
      default:
        return false;
    }
  });

/** Where a die would lie; null for an answer that places none. */
export function siteIn(view: View, text: string | null): string | null {
  const answer = text === null ? null : readAnswer(text);
  if (answer?.kind !== 'activate') return null;
  return view.sites.find(({ location }) => location === answer.location)?.site ?? null;
}
