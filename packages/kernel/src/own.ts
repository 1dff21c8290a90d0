import type { Json } from './json.ts';

/**
 * Stands under a name in what everybody sees, where eyes see something of their own. It is typed as nothing at all, so that it may
 * stand for anything: nobody may look there before `withOwn` has put something in its place.
 */
export const OWN = undefined as never;

/** Something that eyes see of their own, and where: names and places in lists, joined by slashes. */
export interface Own {
  readonly path: string;
  readonly is: Json | object;
}

/** What eyes see: their own, put where what everybody sees leaves it to them. It is put into what is given. */
export function withOwn<T extends object>(open: T, own: readonly Own[]): T {
  for (const { path, is } of own) {
    const names = path.split('/');
    const last = names.pop() as string;
    let at = open as Record<string, unknown>;
    for (const name of names) at = at[name] as Record<string, unknown>;
    at[last] = is;
  }
  return open;
}
