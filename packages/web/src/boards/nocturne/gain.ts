import { type Box, type Holding, MIRROR, proposal, sheets } from '@nightjar/nocturne';
import { holdingsIn, occasionIn } from './holdings.ts';
import { boxIn, type SeenTable, type SeenToken, tileKind } from './view.ts';

/** What a category changes by. */
interface Change {
  readonly category: string;
  readonly points: number;
}

/** Why a spell wins at once (NOC-7.1–7.4). */
export type AtOnce = 'star' | 'alone' | 'enclosed' | 'unbeatable';

/** What giving an answer would mean, as far as whoever is asked can know. */
export interface Preview {
  /** The tile in question: won, taken, kept, copied. */
  readonly tile: string | null;
  /** The concoction in question. */
  readonly concoction: string | null;
  /** What it adds to the own score now; null where nothing is won or taken. */
  readonly adds: number | null;
  readonly changes: readonly Change[];
  /** Twilight goals that would be reached. */
  readonly goals: readonly string[];
  /** Whether the spell wins at once, and why; null if it can still be answered, or is no spell. */
  readonly atOnce: AtOnce | null;
  /** The sides that could still answer. */
  readonly rivals: readonly number[];
  /** Where the token goes on the Forest Sprite Board, from 0, and whose token it pushes off. */
  readonly place: { readonly place: number; readonly pushed: SeenToken | null } | null;
  /** A tile that would lie isolated, for whom to start on (NOC-9.9). */
  readonly corner: { readonly side: number; readonly space: string; readonly tile: string } | null;
  /** Passing: who would then win what. */
  readonly leaves: { readonly side: number; readonly tile: string } | null;
}

export const NOTHING: Preview = {
  tile: null,
  concoction: null,
  adds: null,
  changes: [],
  goals: [],
  atOnce: null,
  rivals: [],
  place: null,
  corner: null,
  leaves: null,
};

/** Points per category after a change of the own holding, less those before. */
export function difference(view: SeenTable, side: number, after: (own: Holding, box: Box) => Holding): Preview {
  const box = boxIn(view);
  const occasion = occasionIn(view);
  const before = holdingsIn(view);
  const own = before[side];
  if (own === undefined) return NOTHING;
  const changed = before.map((holding, i) => (i === side ? after(own, box) : holding));
  const old = sheets(box, occasion, before)[side];
  const fresh = sheets(box, occasion, changed)[side];
  const changes = (fresh?.lines ?? []).flatMap(({ category, points }, i) => {
    const by = points - (old?.lines[i]?.points ?? 0);
    return by === 0 ? [] : [{ category, points: by }];
  });
  return { ...NOTHING, adds: (fresh?.total ?? 0) - (old?.total ?? 0), changes };
}

/** A tile more. A mirror stone counts what it would copy best as things stand. */
export function withTile(
  view: SeenTable,
  side: number,
  tile: string,
  more: (own: Holding) => Holding = (own) => own,
): Preview {
  const box = boxIn(view);
  const kind = tileKind(box, tile);
  if (kind < 0) return NOTHING;
  if (box.tiles.type[kind] !== MIRROR) {
    return { ...difference(view, side, (own) => more({ ...own, tiles: [...own.tiles, kind] })), tile };
  }
  const holdings = holdingsIn(view);
  const own = holdings[side];
  if (own === undefined) return { ...NOTHING, tile };
  const bare = own.tiles.filter((known) => box.tiles.type[known] !== MIRROR);
  // Only the new stone: stones held already count when they are assigned.
  const alone = holdings.map((holding, i) =>
    i === side ? { ...holding, tiles: [...bare, kind], copies: [] } : holding,
  );
  const [copy = -1] = proposal(box, occasionIn(view), alone, side);
  return { ...difference(view, side, (now) => more(copy < 0 ? now : { ...now, tiles: [...now.tiles, copy] })), tile };
}
