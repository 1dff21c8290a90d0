import { type AnyGame, type Checked, type GameRecord, good, replay, type Seat } from '@nightjar/kernel';
import { advise } from './advice.ts';

/** The expectation of a seat before an answer, and its result at the end: points ahead of its best rival; for a single player, points. */
export interface Expectation {
  /** How many answers had been given. */
  readonly answers: number;
  readonly expected: number;
}

/** An answer after which a seat could expect much more or less than before. */
export interface TurningPoint {
  /** The place of the answer in the record. */
  readonly at: number;
  readonly seat: Seat;
  readonly answer: string;
  /** By how much the expectation rose. */
  readonly change: number;
  /** What would have been better, where the seat itself answered and something else looks better. */
  readonly better: string | null;
}

/** How a game went for one seat, by what it could know at the time. */
export interface Course {
  readonly seat: Seat;
  readonly curve: readonly Expectation[];
  /** The greatest changes, in the order they came. */
  readonly turns: readonly TurningPoint[];
}

const MOST_TURNS = 6;
/** A change this much greater than the usual one is a turning point. */
const NOTABLE = 2;
/** How far an adviser looks: mostly within a fifth of a second in every game, and as far whatever the clock says. */
const ADVICE = { iterations: 4000 };

/** How a recorded game went for a seat. What it expects is the estimate, which goes by what the seat knows. A fault where the record does not replay. */
export function courseOf(game: AnyGame, record: GameRecord, seat: Seat): Checked<Course> {
  const curve: Expectation[] = [];
  const end = replay<unknown>(game, record, (state, answers) => {
    curve.push({ answers, expected: game.estimate(state, seat) });
  });
  if (!end.ok) return end;
  curve.push({ answers: record.answers.length, expected: game.estimate(end.value, seat) });
  const changes = record.answers.map((_, at) => (curve[at + 1]?.expected ?? 0) - (curve[at]?.expected ?? 0));
  const usual = changes.reduce((sum, change) => sum + Math.abs(change), 0) / Math.max(1, changes.length);
  const places = changes
    .map((change, at) => ({ change, at }))
    .filter(({ change }) => Math.abs(change) > NOTABLE * usual)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.at - b.at);
  const better = betterAnswers(
    game,
    record,
    seat,
    places.map(({ at }) => at),
  );
  const turns = places.map(({ change, at }) => {
    const given = record.answers[at] as GameRecord['answers'][number];
    return { at, seat: given.seat, answer: given.text, change, better: better.get(at) ?? null };
  });
  return good({ seat, curve, turns });
}

/** What an adviser would have answered for the seat at these places, where that is something else. */
function betterAnswers(
  game: AnyGame,
  record: GameRecord,
  seat: Seat,
  places: readonly number[],
): ReadonlyMap<number, string> {
  const better = new Map<number, string>();
  replay<unknown>(game, record, (state, at) => {
    if (!places.includes(at) || record.answers[at]?.seat !== seat) return;
    const lines = advise(game, game.view(state, seat), seat, { seed: `course ${at}`, limit: ADVICE });
    const advised = lines.ok ? lines.value[0]?.steps[0]?.answer : undefined;
    if (advised !== undefined && advised !== record.answers[at]?.text) better.set(at, advised);
  });
  return better;
}
