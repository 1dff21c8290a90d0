import type { CatalogueName } from '../catalogue.ts';
import { cataloguesIn } from '../making/shelf.ts';

/** The rest of every key that begins so. */
export const keysUnder = (name: CatalogueName, start: string): string[] =>
  Object.keys(cataloguesIn('en')[name] ?? {})
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
