export { type Answer, readAnswer, thingIn, writeAnswer } from './answer.ts';
export type { Measure } from './awards.ts';
export { admit, boxWith, defaultBox } from './box.ts';
export { allocate } from './brewing.ts';
export * from './components.ts';
export type { NocturneEvent, PerceivedEvent } from './events.ts';
export { nocturne } from './game.ts';
export { type GoalStand, goalStands } from './goals.ts';
export { scoreHoldings } from './holdings.ts';
export type { Options } from './options.ts';
export type { NocturneProspect } from './prospect.ts';
export { type Reach, reach } from './reach.ts';
export { soloBand } from './scoring.ts';
export { sources } from './sources.ts';
export { type Gains, gains, scenarioStand } from './standing.ts';
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
