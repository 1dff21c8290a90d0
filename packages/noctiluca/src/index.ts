export { type Answer, readAnswer, writeAnswer } from './answer.ts';
export { type Share, sharesOf } from './arrangement.ts';
export { admit, boxWith, defaultBox } from './box.ts';
export * from './components.ts';
export type { Dice, NoctilucaEvent, PerceivedEvent } from './events.ts';
export { noctiluca } from './game.ts';
export { type Dive, type Haul, haulOf, hauls } from './haul.ts';
export { scoreHoldings } from './holdings.ts';
export type { Majority } from './majority.ts';
export type { Options } from './options.ts';
export { type Reward, rewardOf } from './reward.ts';
export { sources } from './sources.ts';
export { majoritiesOf } from './standing.ts';
export type { Question, State } from './state.ts';
export type {
  DiveView,
  JarView,
  PileView,
  SeatView,
  ShoreView,
  SoloView,
  SpaceView,
  StackView,
  TokenView,
  UnderwayView,
  View,
} from './view.ts';
