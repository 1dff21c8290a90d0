import { below, type Rng, rngFrom } from '@nightjar/kernel';
import { freshNet, type Net, POINTS, weightsIn, worthOf } from './net.ts';
import type { SeatSample, SelfPlayGame } from './self-play.ts';

/** A training on its way: the net, what its steps were like, and how far it is. Plain enough to be kept in a file. */
export interface Training {
  readonly seed: string;
  readonly net: Net;
  /** Means of slopes and of their squares, by weight, and steps taken (Adam). */
  readonly slopes: Float64Array;
  readonly squares: Float64Array;
  steps: number;
  rounds: number;
  games: number;
}

/** A point of the curve: how far off the net and the bare estimate were on games not yet learnt from, and who won trials. */
export interface CurvePoint {
  readonly round: number;
  readonly games: number;
  /** Root of the mean square, in points. */
  readonly off: number;
  readonly offEstimate: number;
  readonly trials: number;
  readonly won: number;
  /** Games that were not over after the most answers, from which nothing is learnt. */
  readonly truncated: number;
}

/** Games of one round; between rounds everybody waits for the net. */
export const ROUND = 96;
const HIDDEN = 32;
/** How much of the later outcome a value is told, against what was thought on the way. */
const LAMBDA = 0.9;
const EPOCHS = 2;
const BATCH = 64;
const STEP = 0.001;
/** Steps grow shorter: after so many games they are 0.7 as long, after three times as many half. */
const SETTLING = 4000;
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
/** Errors beyond so many points count no more than in proportion. */
const SURPRISE = 30 / POINTS;
/** Weights fade so much per step, so that what is never used stays small. */
const FADING = 1e-5;

/** Begins with what is given, or with a net that has learnt nothing. */
export function newTraining(seed: string, inputs: number, from: Net | null = null): Training {
  const hidden = from?.hidden ?? HIDDEN;
  const size = weightsIn(inputs, hidden);
  const weights = from?.weights.slice();
  return {
    seed,
    net: weights === undefined ? freshNet(inputs, hidden, rngFrom(`net ${seed}`)) : { inputs, hidden, weights },
    slopes: new Float64Array(size),
    squares: new Float64Array(size),
    steps: 0,
    rounds: 0,
    games: 0,
  };
}

/** Learns from the games of a round, which come in the order of their numbers. */
export function learn(training: Training, sampled: readonly SelfPlayGame[]): CurvePoint {
  const rows: Row[] = [];
  for (const { seats } of sampled) for (const seat of seats) addRows(rows, training.net, seat);
  const point = curvePoint(training, sampled, rows);
  const rng = rngFrom(`order ${training.seed} ${training.rounds}`);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows, rng);
    for (let from = 0; from + BATCH <= rows.length; from += BATCH) step(training, rows, from);
  }
  training.rounds += 1;
  training.games += sampled.length;
  return point;
}

/** Features, the net's estimate, its target and the outcome, all in tens of points. */
interface Row {
  readonly features: Float32Array;
  readonly thought: number;
  readonly target: number;
  readonly outcome: number;
}

/** TD(λ): from the last question backwards, every target is part outcome and part the next thought. */
function addRows(rows: Row[], net: Net, { features, outcome }: SeatSample): void {
  let target = outcome / POINTS;
  let next = target;
  for (let at = features.length - net.inputs; at >= 0; at -= net.inputs) {
    const row = features.subarray(at, at + net.inputs);
    target = LAMBDA * target + (1 - LAMBDA) * next;
    next = worthOf(net, row) / POINTS;
    rows.push({ features: row, thought: next, target, outcome: outcome / POINTS });
  }
}

function curvePoint(training: Training, sampled: readonly SelfPlayGame[], rows: readonly Row[]): CurvePoint {
  let off = 0;
  let offEstimate = 0;
  for (const { features, thought, outcome } of rows) {
    off += (thought - outcome) ** 2;
    offEstimate += ((features[0] as number) - outcome) ** 2;
  }
  const trials = sampled.flatMap(({ won }) => (won === null ? [] : [won]));
  const tenths = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    round: training.rounds,
    games: training.games + sampled.length,
    off: tenths(Math.sqrt(off / Math.max(1, rows.length)) * POINTS),
    offEstimate: tenths(Math.sqrt(offEstimate / Math.max(1, rows.length)) * POINTS),
    trials: trials.length,
    won: trials.reduce((sum, won) => sum + won, 0),
    truncated: sampled.filter(({ truncated }) => truncated).length,
  };
}

const slope = { at: new Float64Array(0), units: new Float64Array(0) };

/** One step of Adam down the slope of a batch. */
function step(training: Training, rows: readonly Row[], from: number): void {
  const { net, slopes, squares } = training;
  if (slope.at.length !== net.weights.length) slope.at = new Float64Array(net.weights.length);
  if (slope.units.length !== net.hidden) slope.units = new Float64Array(net.hidden);
  slope.at.fill(0);
  for (let i = from; i < from + BATCH; i += 1) addSlope(net, rows[i] as Row);
  training.steps += 1;
  const far = STEP / Math.sqrt(1 + training.games / SETTLING);
  const warm = 1 - MEMORY ** training.steps;
  const warmSquare = 1 - SQUARE_MEMORY ** training.steps;
  for (let w = 0; w < net.weights.length; w += 1) {
    const g = (slope.at[w] as number) / BATCH;
    const mean = MEMORY * (slopes[w] as number) + (1 - MEMORY) * g;
    const square = SQUARE_MEMORY * (squares[w] as number) + (1 - SQUARE_MEMORY) * g * g;
    slopes[w] = mean;
    squares[w] = square;
    const weight = net.weights[w] as number;
    net.weights[w] = weight - (far * (mean / warm)) / (Math.sqrt(square / warmSquare) + 1e-8) - FADING * weight;
  }
}

function addSlope({ inputs, hidden, weights }: Net, { features, target }: Row): void {
  const { at, units } = slope;
  const thresholds = inputs * hidden;
  for (let h = 0; h < hidden; h += 1) units[h] = weights[thresholds + h] as number;
  for (let i = 0; i < inputs; i += 1) {
    const x = features[i] as number;
    if (x === 0) continue;
    for (let h = 0; h < hidden; h += 1) units[h] = (units[h] as number) + x * (weights[i * hidden + h] as number);
  }
  let said = (features[0] as number) + (weights[thresholds + 2 * hidden] as number);
  for (let h = 0; h < hidden; h += 1) {
    if ((units[h] as number) > 0) said += (units[h] as number) * (weights[thresholds + hidden + h] as number);
  }
  const error = Math.max(-SURPRISE, Math.min(SURPRISE, said - target));
  const last = thresholds + 2 * hidden;
  at[last] = (at[last] as number) + error;
  for (let h = 0; h < hidden; h += 1) {
    const unit = units[h] as number;
    const say = thresholds + hidden + h;
    if (unit <= 0) {
      units[h] = 0;
      continue;
    }
    at[say] = (at[say] as number) + error * unit;
    const back = error * (weights[say] as number);
    units[h] = back;
    at[thresholds + h] = (at[thresholds + h] as number) + back;
  }
  for (let i = 0; i < inputs; i += 1) {
    const x = features[i] as number;
    if (x === 0) continue;
    for (let h = 0; h < hidden; h += 1) at[i * hidden + h] = (at[i * hidden + h] as number) + x * (units[h] as number);
  }
}

function shuffle(rows: Row[], rng: Rng): void {
  for (let i = rows.length - 1; i > 0; i -= 1) {
    const j = below(rng, i + 1);
    const row = rows[i] as Row;
    rows[i] = rows[j] as Row;
    rows[j] = row;
  }
}
