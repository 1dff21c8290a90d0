/** The limit of a search for one answer: so many iterations, or milliseconds. */
export type SearchLimit = { readonly iterations: number } | { readonly ms: number };

/** The longest limit of each kind. */
export interface LimitBound {
  readonly iterations: number;
  readonly ms: number;
}

export const isWithin = (limit: SearchLimit, bound: LimitBound): boolean =>
  'ms' in limit ? limit.ms <= bound.ms : limit.iterations <= bound.iterations;

/** The limit, or the bound where that is lower. */
export const boundedBy = (limit: SearchLimit, bound: LimitBound): SearchLimit =>
  'ms' in limit ? { ms: Math.min(limit.ms, bound.ms) } : { iterations: Math.min(limit.iterations, bound.iterations) };

/** As it stands in a bot's name. */
export const limitText = (limit: SearchLimit): string =>
  'iterations' in limit ? `${limit.iterations}` : `${limit.ms}ms`;

/** True until the limit is reached: asked once before each iteration. */
export const untilReached = (limit: SearchLimit): (() => boolean) =>
  'iterations' in limit ? counting(limit.iterations) : timing(limit.ms);

function counting(iterations: number): () => boolean {
  let done = 0;
  return () => {
    done += 1;
    return done <= iterations;
  };
}

function timing(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}
