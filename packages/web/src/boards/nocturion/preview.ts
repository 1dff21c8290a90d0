import { type NocturionProspect, nocturion, type View } from '@nightjar/nocturion';
import { prospectOf as prospectIn } from '../../play/foresight.ts';

/** What giving an answer would lead to, from the view alone; null for what is no answer. */
export const prospectOf = (view: View, seat: number, text: string): NocturionProspect | null =>
  prospectIn(nocturion, view, seat, text);

/** How many Resources an answer would bring, all together. */
export const gainOf = ({ gains }: NocturionProspect): number => Object.values(gains).reduce((sum, n) => sum + n, 0);

/** Where the Season Tracker would stop; null where it stays. */
export function stopOf({ events }: NocturionProspect): number | null {
  const moves = events.flatMap((event) => (event.type === 'tracker' ? [event.spot] : []));
  return moves.at(-1) ?? null;
}
