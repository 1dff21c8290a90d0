import { OPERATIONS, type Operation } from './operation.ts';

/** One of several effects to choose from: its place among them and its first operation, in one number. */
export const wayOf = (place: number, effect: readonly Operation[]): number =>
  place * OPERATIONS.length + OPERATIONS.indexOf(effect[0]?.op ?? 'choose');

export const operationOf = (way: number): string => OPERATIONS[way % OPERATIONS.length] as string;

/** Counted from 1. */
export const wayNumber = (way: number): number => Math.floor(way / OPERATIONS.length) + 1;
