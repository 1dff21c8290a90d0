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
  /** The names of the features it was trained on, in their order. */
  readonly features: readonly string[];
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

/**
 * A net for rules with these features, fitted by name: a feature it was trained on keeps its weights wherever it stands, and one
 * that it does not know, such as those of a new card, has weights of zero. The estimate covers that card until the next training.
 */
export function readNet({ features, hidden, weights: written }: WrittenNet, names: readonly string[] = features): Net {
  if (written.length !== weightsIn(features.length, hidden)) throw new Error('a net lacks weights');
  const strange = features.find((name) => !names.includes(name));
  if (strange !== undefined) throw new Error(`a net has the feature "${strange}", which the rules do not`);
  const inputs = names.length;
  const places = new Map(features.map((name, place) => [name, place]));
  const weights = new Float64Array(weightsIn(inputs, hidden));
  const copy = (from: number, to: number, count: number): void => {
    for (let i = 0; i < count; i += 1) weights[to + i] = (written[from + i] as number) / GRAIN;
  };
  for (const [i, name] of names.entries()) {
    const place = places.get(name);
    if (place !== undefined) copy(place * hidden, i * hidden, hidden);
  }
  copy(features.length * hidden, inputs * hidden, 2 * hidden + 1);
  return { inputs, hidden, weights };
}

/** A net from a file, for rules with these features. */
export function checkNet(json: Json, names: readonly string[]): Checked<JsonObject> {
  if (!isObject(json)) return bad('', 'is no net');
  const { features, hidden, weights } = json;
  if (!Array.isArray(features)) return bad('features', 'must be names; nets from before they had any are trained anew');
  const strange = features.findIndex((name, at) => !names.includes(name as string) || features.indexOf(name) !== at);
  if (strange >= 0)
    return bad(`features[${strange}]`, `${JSON.stringify(features[strange])} is no feature of these rules`);
  if (features[0] !== names[0]) return bad('features', `must begin with "${names[0]}"`);
  if (typeof hidden !== 'number' || !Number.isInteger(hidden) || hidden < 1 || hidden > units.length) {
    return bad('hidden', `must be from 1 to ${units.length}`);
  }
  const size = weightsIn(features.length, hidden);
  if (!Array.isArray(weights) || weights.length !== size || !weights.every(Number.isInteger)) {
    return bad('weights', `must be ${size} whole numbers`);
  }
  return good(json);
}

/** Nets that were read already. */
const known = new WeakMap<JsonObject, Net>();

/** The net of a game; null where it has none, or none was put in. */
export function netOf({ net: written, featureNames }: AnyGame): Net | null {
  if (written === undefined) return null;
  const net = known.get(written) ?? readNet(written as unknown as WrittenNet, featureNames);
  known.set(written, net);
  return net;
}

export const writeNet = (
  net: Net,
  made: Pick<WrittenNet, 'game' | 'command' | 'rounds' | 'games' | 'features'>,
): WrittenNet => ({
  ...made,
  hidden: net.hidden,
  weights: Array.from(net.weights, (weight) => Math.round(weight * GRAIN)),
});
