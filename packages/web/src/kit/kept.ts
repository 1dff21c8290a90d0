import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Closed sets of values by name; the first of each is the default. */
type Sets = { readonly [name: string]: readonly string[] };
type Kept<S extends Sets> = { readonly [name in keyof S]: S[name][number] };

/** What was kept; whatever is missing or unknown becomes the default. */
export function readKept<S extends Sets>(sets: S, text: string | null): Kept<S> {
  let found: { readonly [name: string]: unknown } = {};
  try {
    found = (JSON.parse(text ?? '{}') ?? {}) as typeof found;
  } catch {
    // A broken text is no text.
  }
  return Object.fromEntries(
    Object.entries(sets).map(([name, values]) => [name, values.find((value) => value === found[name]) ?? values[0]]),
  ) as Kept<S>;
}

/** What a board keeps on the device from game to game; where nothing may be kept, it lasts as long as the page. */
export function kept<S extends Sets>(
  game: string,
  sets: S,
): readonly [UseBoundStore<StoreApi<Kept<S>>>, (changed: Partial<Kept<S>>) => void] {
  const key = `nightjar.${game}`;
  const use = create<Kept<S>>(() => readKept(sets, stored(key)));
  const keep = (changed: Partial<Kept<S>>): void => {
    use.setState(changed);
    try {
      localStorage.setItem(key, JSON.stringify(use.getState()));
    } catch {
      // A device that keeps nothing is no fault of the board.
    }
  };
  return [use, keep];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
