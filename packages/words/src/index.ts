export {
  type Catalogue,
  type CatalogueName,
  catalogue,
  type Given,
  load,
  loadAlso,
  type Say,
  type Under,
} from './catalogue.ts';
export type { Messages } from './keys.ts';
export * from './lang.ts';
export type { Args, Name, Value } from './message.ts';
export { numbersIn } from './number.ts';
export * from './shell.ts';
export { listed, together } from './table.ts';
export * from './words.ts';
