export * from './shell.ts';
export * from './words.ts';
