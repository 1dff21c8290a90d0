import type { CatalogueName } from '../catalogue.ts';
import { SOURCE } from '../lang.ts';
import { cataloguesIn } from '../making/shelf.ts';

/** The rest of every key that begins so. Other languages have the same keys: a test of the catalogues holds it. */
export const keysUnder = (name: CatalogueName, start: string): string[] =>
  Object.keys(cataloguesIn(SOURCE)[name] ?? {})
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
