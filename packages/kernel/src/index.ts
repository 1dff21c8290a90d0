export * from './checked.ts';
export * from './game.ts';
export * from './json.ts';
export * from './play.ts';
export * from './record.ts';
export * from './rng.ts';
export * from './sha256.ts';
export * from './table.ts';
