export { admit, boxWith, defaultBox } from './box.ts';
export * from './components.ts';
export type { NoctilucaEvent } from './events.ts';
export { noctiluca } from './game.ts';
export type { Holding, Occasion } from './holding.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
