import {
  type AnyGame,
  type Eyes,
  type Foresight,
  foresee,
  type Game,
  type Json,
  Observation,
  type ProspectOf,
  rngFrom,
  type Seat,
} from '@nightjar/kernel';

/** What was worked out of each view; it is forgotten with the view. */
const known = new WeakMap<object, Map<string, unknown>>();

/** Works something out once for each view: views never change. */
export function once<T>(view: object, what: string, work: () => T): T {
  const found = known.get(view) ?? new Map<string, unknown>();
  known.set(view, found);
  if (!found.has(what)) found.set(what, work());
  return found.get(what) as T;
}

/** What these answers would bring, by what the view tells alone; null where they are no answers to it. */
export const foreseen = <V extends Json & object>(
  game: AnyGame,
  view: V,
  seat: Seat,
  texts: readonly string[],
): Foresight<V> | null =>
  once(view, `foreseen ${seat} ${texts.join('\n')}`, () => {
    const foresight = foresee<V>(game, view, seat, texts);
    return foresight.ok ? foresight.value : null;
  });

/**
 * A table that looks like this: for questions to the rules whose answer is the same at every such table. Null for what
 * is no view of the game.
 */
export const imagined = <S>(game: Pick<Game<S>, 'imagine'>, view: Json & object, eyes: Eyes): S | null =>
  once(view, `imagined ${eyes}`, () => {
    const state = game.imagine(view, eyes, rngFrom('imagined'));
    return state.ok ? state.value : null;
  });

/** What an answer would bring a seat that sees this; null for what is no answer, and while the seat is not asked. */
export const prospectOf = <G extends AnyGame>(
  game: G,
  view: Json & object,
  seat: Seat,
  text: string,
): ProspectOf<G> | null =>
  once(view, `prospect ${seat} ${text}`, () => observed(game, view, seat)?.prospect(text) ?? null);

const observed = <G extends AnyGame>(game: G, view: Json & object, seat: Seat): Observation<G> | null =>
  once(view, `observed ${seat}`, () => {
    const observation = Observation.seen(game, view, seat);
    return observation.ok ? observation.value : null;
  });
