export * from './frame.ts';
export * from './library.ts';
export * from './question.ts';
export * from './resolve.ts';
export * from './saved.ts';
export * from './script.ts';
export * from './text.ts';
