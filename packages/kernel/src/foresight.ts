import { bad, type Checked, good } from './checked.ts';
import type { AnyGame, Eyes, GameEvent, ScoreSheet, Seat } from './game.ts';
import { isSame, type Json } from './json.ts';
import { rngFrom } from './rng.ts';
import { heardBy, type Sight, sightOf } from './sight.ts';
import { answered, isRefusal, tableAt } from './table.ts';

/** By how much a line of a score sheet would change. */
export interface Difference {
  readonly seat: Seat;
  readonly category: string;
  readonly points: number;
}

/** What answers would bring, as far as the eyes that give them can know. */
export interface Foresight<V extends Json = Json> {
  /** What would happen, up to where hidden things have a say in it. */
  readonly events: readonly GameEvent[];
  /** What it would add to or take from the score sheets, whatever is hidden. */
  readonly differences: readonly Difference[];
  /** How the table would look; null where chance or something hidden has a say in that. */
  readonly sight: Sight<V> | null;
}

/** Hidden things are dealt this often; a result that is equal every time counts as known. */
const DEALS = 3;

/** What these answers would bring, one after the other, by what these eyes see alone. A fault where one is refused. */
export function foresee<V extends Json = Json>(
  game: AnyGame,
  view: Json,
  eyes: Seat,
  texts: readonly string[],
): Checked<Foresight<V>> {
  const outcomes: Outcome<V>[] = [];
  for (let deal = 0; deal < DEALS; deal += 1) {
    const outcome = outcomeOf<V>(game, view, eyes, texts, deal);
    if (!outcome.ok) return outcome;
    outcomes.push(outcome.value);
  }
  const [first, ...others] = outcomes as [Outcome<V>, ...Outcome<V>[]];
  const isShared = (event: GameEvent, i: number): boolean =>
    others.every(({ events }) => isSame(events[i] ?? null, event));
  const end = first.events.findIndex((event, i) => !isShared(event, i));
  const isSure = others.every(({ sight }) => isSame(sight as unknown as Json, first.sight as unknown as Json));
  return good({
    events: end < 0 ? first.events : first.events.slice(0, end),
    differences: first.differences.filter((found) =>
      others.every(({ differences }) => differences.some((other) => isSame({ ...other }, { ...found }))),
    ),
    sight: isSure ? first.sight : null,
  });
}

interface Outcome<V extends Json> {
  readonly events: readonly GameEvent[];
  readonly differences: readonly Difference[];
  readonly sight: Sight<V>;
}

function outcomeOf<V extends Json>(
  game: AnyGame,
  view: Json,
  eyes: Eyes,
  texts: readonly string[],
  deal: number,
): Checked<Outcome<V>> {
  const imagined = game.imagine(view, eyes, rngFrom(`deal ${deal}`));
  if (!imagined.ok) return imagined;
  let table = tableAt<unknown>(game, imagined.value);
  const before = sightOf(table, eyes).sheets;
  const events: GameEvent[] = [];
  for (const text of texts) {
    const seat = game.pending(table.state)?.seat;
    if (seat === undefined || seat !== eyes) return bad(text, 'not-asked');
    const next = answered(table, seat, text);
    if (isRefusal(next)) return bad(text, next.reason);
    for (const { facts } of next.moves) events.push(...heardBy(game, facts, eyes));
    table = next.table;
  }
  const sight = sightOf<V>(table, eyes);
  return good({ events, differences: differencesOf(before, sight.sheets), sight });
}

function differencesOf(before: readonly ScoreSheet[], after: readonly ScoreSheet[]): Difference[] {
  return after.flatMap(({ seat, lines }) => {
    const old = new Map(before[seat]?.lines.map(({ category, points }) => [category, points]));
    const categories = new Set([...old.keys(), ...lines.map(({ category }) => category)]);
    return [...categories].flatMap((category) => {
      const points = (lines.find((line) => line.category === category)?.points ?? 0) - (old.get(category) ?? 0);
      return points === 0 ? [] : [{ seat, category, points }];
    });
  });
}
