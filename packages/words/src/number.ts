import { tonguesOf } from './lang.ts';

/** Writes numbers as a language does, below zero with a true minus. */
export function numbersIn(lang: string, how: Intl.NumberFormatOptions = {}): (n: number) => string {
  const format = new Intl.NumberFormat([...tonguesOf(lang)], how);
  return (n) => format.format(n).replace('-', '−');
}
