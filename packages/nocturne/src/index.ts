export { admit, boxWith, defaultBox } from './box.ts';
export * from './components.ts';
export type { NocturneEvent } from './events.ts';
export { nocturne } from './game.ts';
export { type NamedSheet, scoreHoldings } from './holdings.ts';
export type { Options } from './options.ts';
export { type Gains, gains, progress } from './standing.ts';
export type { State } from './state.ts';
