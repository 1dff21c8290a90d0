import { type NocturneEvent, type NocturneProspect, nocturne, readAnswer, type View } from '@nightjar/nocturne';
import { foreseen, prospectOf as prospectIn } from '../../play/foresight.ts';
import type { Part } from './part.ts';

/** What giving an answer would mean, from the view alone; null for what is no answer. */
export const prospectOf = (view: View, seat: number, text: string): NocturneProspect | null =>
  prospectIn(nocturne, view, seat, text);

/** The same before others who look on: nothing in it hangs on a concoction. */
export function prospectBefore({ table, me, isVeiled }: Part, text: string): NocturneProspect | null {
  const whole = prospectOf(table, me, text);
  if (!isVeiled || whole === null) return whole;
  const hidden = whole.changes.filter(({ category }) => category === 'concoctions');
  const points = hidden.reduce((sum, change) => sum + change.points, 0);
  return {
    ...whole,
    points: whole.points === null ? null : whole.points - points,
    adds: whole.adds === null ? null : whole.adds - points,
    changes: whole.changes.filter((change) => !hidden.includes(change)),
    luck: null,
  };
}

/** What would happen at once, foreseen from the view alone. */
const eventsOf = (view: View, seat: number, text: string): readonly NocturneEvent[] =>
  (foreseen(nocturne, view, seat, [text])?.events ?? []) as readonly NocturneEvent[];

/** Why a spell wins at once; null if it can still be answered, or is no spell. */
export const atOnce = (view: View, seat: number, text: string): string | null =>
  readAnswer(text)?.kind === 'cast' ? atOnceIn(eventsOf(view, seat, text)) : null;

/** Where the token of an answer goes on the Forest Sprite Board, or would if the spell is answered. */
export function placeOf(view: View, seat: number, text: string): NocturneProspect['place'] {
  const kind = readAnswer(text)?.kind;
  if (kind === 'dedicate' || kind === 'gift') return placeIn(eventsOf(view, seat, text));
  return prospectOf(view, seat, text)?.place ?? null;
}

/** A win that nobody had a say in follows the cast itself. */
function atOnceIn(events: readonly NocturneEvent[]): string | null {
  const next = events[events.findIndex(({ type }) => type === 'cast') + 1];
  return next?.type === 'won' ? next.reason : null;
}

function placeIn(events: readonly NocturneEvent[]): NocturneProspect['place'] {
  const at = events.findIndex(({ type }) => type === 'dedicated');
  const [laid, next] = at < 0 ? [] : events.slice(at, at + 2);
  if (laid?.type !== 'dedicated') return null;
  const isPushed = next?.type === 'returned' && next.pushed;
  return { place: laid.place, pushed: isPushed ? { side: next.side, token: next.token } : null };
}
