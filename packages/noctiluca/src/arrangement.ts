import { COLOURS, type Colour } from './box.ts';
import { estimate } from './estimate.ts';
import { fitting, put, splits } from './placing.ts';
import { copy, fullJars, type State } from './state.ts';

/** More than any hope an estimate may see: a full jar is delivered this very turn. */
const FULL = 1000;

/** Collected dice of one colour on two jars (NLC-6.3a): so many fit, and so many of them may go on the first. */
export interface Share {
  readonly colour: Colour;
  readonly fit: number;
  readonly ways: readonly number[];
  /** How many go on the first jar for the best result: a jar that is full, then the better hopes for the others. */
  readonly best: number;
}

/** How the dice of the open question are shared best, colour by colour; nothing where none is open. */
export function sharesOf(state: State): Share[] {
  if (state.stage !== 'place') return [];
  const open = COLOURS.flatMap((colour, i) => {
    const at = { ...state, placing: i };
    const fit = i < state.placing ? 0 : fitting(at, i);
    return fit === 0 ? [] : [{ at: i, colour, fit, ways: splits(at) }];
  });
  let best: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const tryAll = (tried: readonly number[]): void => {
    const next = open[tried.length];
    if (next !== undefined) {
      for (const way of next.ways) tryAll([...tried, way]);
      return;
    }
    const after = copy(state);
    for (const [i, { at: colour, fit }] of open.entries()) {
      const onFirst = tried[i] as number;
      put(after, { seat: state.active, slot: 0, colour, dice: onFirst });
      put(after, { seat: state.active, slot: 1, colour, dice: fit - onFirst });
    }
    const worth = fullJars(after, state.active).length * FULL + estimate(after, state.active);
    if (worth <= most) return;
    most = worth;
    best = tried;
  };
  tryAll([]);
  return open.map(({ colour, fit, ways }, i) => ({ colour, fit, ways, best: best[i] as number }));
}
