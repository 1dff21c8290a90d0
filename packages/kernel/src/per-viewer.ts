import type { Json } from './json.ts';

declare const perViewer: unique symbol;

/** The type of a field that differs per viewer: nothing can be read from it before `withViewerParts` has filled it. */
export interface PerViewer {
  readonly [perViewer]: true;
}

/** Placeholder in what all viewers share, for a field that differs per viewer. */
export const PER_VIEWER = undefined as unknown as PerViewer;

/** `T` with a placeholder in each of these fields. */
export type Shared<T, Hole extends keyof T> = Omit<T, Hole> & { readonly [K in Hole]: PerViewer };

/** The value of one placeholder for one viewer. */
export interface ViewerPart {
  /** Names and list places from the root to the placeholder, joined by slashes. */
  readonly path: string;
  readonly value: Json | object;
}

/** Fills the placeholders of `shared`, in place, with one viewer's parts. The caller vouches that nothing is missing: then it is a `T`. */
export function withViewerParts<T extends object>(
  shared: { readonly [K in keyof T]: unknown },
  parts: readonly ViewerPart[],
): T {
  for (const { path, value } of parts) {
    const names = path.split('/');
    const last = names.pop() as string;
    let at = shared as Record<string, unknown>;
    for (const name of names) at = at[name] as Record<string, unknown>;
    at[last] = value;
  }
  return shared as T;
}
