export { boxWith, defaultBox } from './box.ts';
export { type CodedKingdom, readCode, writeCode } from './code.ts';
export * from './components.ts';
export { type DominionEvent, PASSING } from './events.ts';
export { dominion } from './game.ts';
export { scoreHoldings } from './holdings.ts';
export type { Options } from './options.ts';
export { sources } from './sources.ts';
export type { State } from './state.ts';
