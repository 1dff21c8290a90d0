import type { Table } from '@nightjar/kernel';
import type { Ending } from '@nightjar/wire';
import type { SeatRow } from '../store/schema.ts';

/** The ending of a match: the game's own result or, after a resignation, the present scores. */
export function endingOf({ game, state }: Table, seats: readonly SeatRow[]): Ending {
  const result = game.result(state);
  const scores: readonly number[] =
    result?.scores ?? seats.map(({ seat }) => game.explain(state, seat)[seat]?.total ?? 0);
  const resigned = seats
    .filter((seat) => seat.resigned_at !== null)
    .toSorted((a, b) => (a.resigned_at ?? 0) - (b.resigned_at ?? 0))
    .map(({ seat }) => seat);
  // A single player may lose although nobody ranks better.
  if (result !== null && resigned.length === 0) return { scores, places: result.places, reason: 'played', resigned };
  const stayed = seats.map(({ seat }) => seat).filter((seat) => !resigned.includes(seat));
  const places = seats.map(({ seat }) => {
    const nth = resigned.indexOf(seat);
    if (nth >= 0) return seats.length - nth;
    const better = (other: number): boolean =>
      result === null
        ? (scores[other] ?? 0) > (scores[seat] ?? 0)
        : (result.places[other] as number) < (result.places[seat] as number);
    return 1 + stayed.filter(better).length;
  });
  return { scores, places, reason: result === null ? 'resigned' : 'played', resigned };
}
