export { type Answer, readAnswer, writeAnswer } from './answer.ts';
export { areas, largestArea, size } from './areas.ts';
export { admit, boxWith, defaultBox } from './box.ts';
export { symbolsOf } from './brewing.ts';
export * from './components.ts';
export type { NocturneEvent } from './events.ts';
export { nocturne } from './game.ts';
export type { Holding, Occasion } from './holding.ts';
export { type NamedSheet, scoreHoldings } from './holdings.ts';
export { type Layout, layoutFor } from './layout.ts';
export { proposal } from './mirrors.ts';
export { moonlightCounts } from './moonlight.ts';
export type { Options } from './options.ts';
export { sheets, soloBand } from './scoring.ts';
export { sources } from './sources.ts';
export { type Gains, gains } from './standing.ts';
export type { State } from './state.ts';
export { progress } from './track.ts';
export type {
  DeedsView,
  DrawnView,
  GoalView,
  SideView,
  SpaceView,
  SpriteView,
  TokenView,
  Underway,
  View,
} from './view.ts';
