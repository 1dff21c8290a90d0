import { COLOURS, type NoctilucaEvent, noctiluca, readAnswer } from '@nightjar/noctiluca';
import { foreseen } from '../../play/foresight.ts';
import { diveIn } from './dive.ts';
import { haulIn } from './haul.ts';
import type { Looking } from './part.ts';
import { total } from './view.ts';

/** Dice that the answer in question would put on each of a seat's jars, by colour. */
export function comingTo(seen: Looking, seat: number, text: string | null): readonly (readonly number[])[] {
  const { table, eyes } = seen;
  const own = table.seats[seat];
  if (text === null || own === undefined || seat !== eyes) return [];
  const dive = diveIn(table, text);
  if (dive !== null) return haulIn(seen, dive)?.placed ?? [];
  const answer = readAnswer(text);
  if (answer?.kind !== 'split' && answer?.kind !== 'place') return [];
  const events = (foreseen(noctiluca, table, seat, [text])?.events ?? []) as readonly NoctilucaEvent[];
  // What the rules then place by themselves of other colours is no part of this answer.
  const placed = events.filter(
    (event) => event.type === 'placed' && event.seat === seat && event.colour === answer.colour,
  ) as readonly Extract<NoctilucaEvent, { readonly type: 'placed' }>[];
  if (placed.length === 0) return [];
  return own.jars.map(({ jar }) =>
    COLOURS.map((colour) =>
      total(placed.filter((event) => event.jar === jar && event.colour === colour).map(({ count }) => count)),
    ),
  );
}
