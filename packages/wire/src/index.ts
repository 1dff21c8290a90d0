export * from './command.ts';
export * from './form.ts';
export { asked, json, jsonObject, refusal, seat, sheet } from './game.ts';
export * from './log.ts';
export * from './match.ts';
export * from './pace.ts';
export * from './stream.ts';
export * from './trouble.ts';
