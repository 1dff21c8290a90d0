import { type AnyGame, canonical, sha256Hex } from '@nightjar/kernel';

/** How many answers deep, how many states lie there, and one hash over all of them in order. */
export interface PerftRow {
  readonly depth: number;
  readonly leaves: number;
  readonly hash: string;
}

/**
 * Counts what can be reached by 1 to `depth` answers. Chance comes from the state, so the counts are exact.
 * A game that ends sooner has no leaves further down.
 */
export function perft(game: AnyGame, state: unknown, depth: number): readonly PerftRow[] {
  const leaves = Array<number>(depth + 1).fill(0);
  const chains = Array<string>(depth + 1).fill('');
  const visit = (here: unknown, deep: number): void => {
    if (deep > 0) {
      leaves[deep] = (leaves[deep] ?? 0) + 1;
      chains[deep] = sha256Hex(`${chains[deep]}${canonical(game.toJson(here))}`);
    }
    if (deep === depth) return;
    for (const action of game.legal(here)) {
      const next: unknown = game.copy(here);
      game.apply(next, action);
      visit(next, deep + 1);
    }
  };
  visit(state, 0);
  return leaves.flatMap((count, deep) =>
    deep === 0 ? [] : [{ depth: deep, leaves: count, hash: chains[deep] ?? '' }],
  );
}

/** One line per depth, as perft tables keep them. */
export const perftText = (rows: readonly PerftRow[]): string =>
  rows.map(({ depth, leaves, hash }) => `${depth} ${leaves} ${hash.slice(0, 16)}\n`).join('');
