import { nocturion, type Prospect, prospect, type View } from '@nightjar/nocturion';
import { imagined, once } from '../../play/foresight.ts';

/** What giving an answer would lead to, from the view alone; null for what is no answer. */
export const prospectOf = (view: View, seat: number, text: string): Prospect | null =>
  once(view, `prospect ${seat} ${text}`, () => {
    const state = imagined(nocturion, view, seat);
    return state === null ? null : prospect(state, text);
  });

/** How many Resources an answer would bring, all together. */
export const gainOf = ({ gains }: Prospect): number => Object.values(gains).reduce((sum, n) => sum + n, 0);

/** Where the Season Tracker would stop; null where it stays. */
export function stopOf({ events }: Prospect): number | null {
  const moves = events.flatMap((event) => (event.type === 'tracker' ? [event.spot] : []));
  return moves.at(-1) ?? null;
}
