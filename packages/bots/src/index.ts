export * from './arena.ts';
export * from './bot.ts';
export * from './grade.ts';
export { greedy } from './greedy.ts';
export { mind } from './mind.ts';
export { random } from './random.ts';
export { lastAdviser, type RollOut, type SearchLimit, search } from './search.ts';
export { botNames, readBot } from './spec.ts';
