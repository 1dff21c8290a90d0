import {
  type AnyGame,
  bad,
  below,
  type Checked,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Rng,
} from '@nightjar/kernel';

/**
 * A learned value: what a game's features say besides its estimate, through one hidden layer. Only additions,
 * multiplications and comparisons in a fixed order, so it is equal to the last bit wherever it runs.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** Weights of the hidden units by input, then their thresholds, their say, and a last number. */
  readonly weights: Float64Array;
}

/** A net as it lies in a file: whole weights, so many to one. */
export interface WrittenNet {
  readonly game: string;
  /** The command that made it, and what was played for it. */
  readonly command: string;
  readonly rounds: number;
  readonly games: number;
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: readonly number[];
}

/** Whole weights to one. */
const GRAIN = 1024;
/** Points that count as one in features and values. */
export const POINTS = 10;

export const weightsIn = (inputs: number, hidden: number): number => inputs * hidden + 2 * hidden + 1;

/** A net that has learnt nothing: it says what the estimate says. */
export function freshNet(inputs: number, hidden: number, rng: Rng): Net {
  const weights = new Float64Array(weightsIn(inputs, hidden));
  const spread = 1 / Math.sqrt(inputs);
  for (let i = 0; i < inputs * hidden; i += 1) weights[i] = ((below(rng, 2001) - 1000) / 1000) * spread;
  return { inputs, hidden, weights };
}

const units = new Float64Array(256);

/** Points ahead, of which the first feature is the estimate. */
export function worthOf({ inputs, hidden, weights }: Net, features: ArrayLike<number>): number {
  const thresholds = inputs * hidden;
  for (let h = 0; h < hidden; h += 1) units[h] = weights[thresholds + h] as number;
  for (let i = 0; i < inputs; i += 1) {
    const x = features[i] as number;
    if (x === 0) continue;
    const from = i * hidden;
    for (let h = 0; h < hidden; h += 1) units[h] = (units[h] as number) + x * (weights[from + h] as number);
  }
  let sum = (features[0] as number) + (weights[thresholds + 2 * hidden] as number);
  for (let h = 0; h < hidden; h += 1) {
    const unit = units[h] as number;
    if (unit > 0) sum += unit * (weights[thresholds + hidden + h] as number);
  }
  return sum * POINTS;
}

export function readNet({ inputs, hidden, weights }: WrittenNet): Net {
  if (weights.length !== weightsIn(inputs, hidden)) throw new Error('a net lacks weights');
  return { inputs, hidden, weights: Float64Array.from(weights, (whole) => whole / GRAIN) };
}

/** A net from a file, for rules with so many features. */
export function checkNet(json: Json, features: number): Checked<JsonObject> {
  if (!isObject(json)) return bad('', 'is no net');
  const { inputs, hidden, weights } = json;
  if (inputs !== features) return bad('inputs', `must be ${features}: other rules have other features`);
  if (typeof hidden !== 'number' || !Number.isInteger(hidden) || hidden < 1 || hidden > units.length) {
    return bad('hidden', `must be from 1 to ${units.length}`);
  }
  const size = weightsIn(features, hidden);
  if (!Array.isArray(weights) || weights.length !== size || !weights.every(Number.isInteger)) {
    return bad('weights', `must be ${size} whole numbers`);
  }
  return good(json);
}

/** Nets that were read already. */
const known = new WeakMap<JsonObject, Net>();

/** What was learnt of a game; null where nothing was, or where nobody has put it in. */
export function netOf({ net: written }: AnyGame): Net | null {
  if (written === undefined) return null;
  const net = known.get(written) ?? readNet(written as unknown as WrittenNet);
  known.set(written, net);
  return net;
}

export const writeNet = (net: Net, made: Pick<WrittenNet, 'game' | 'command' | 'rounds' | 'games'>): WrittenNet => ({
  ...made,
  inputs: net.inputs,
  hidden: net.hidden,
  weights: Array.from(net.weights, (weight) => Math.round(weight * GRAIN)),
});
