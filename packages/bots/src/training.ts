/** What it takes to train a net; players need none of it. */
export type { Net } from './net.ts';
export { checkNet, netOf, readNet, writeNet } from './net.ts';
export { type SelfPlayGame, selfPlay } from './self-play.ts';
export { type CurvePoint, learn, newTraining, ROUND, type Training } from './train.ts';
