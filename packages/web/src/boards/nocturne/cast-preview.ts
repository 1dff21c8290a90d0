import { areas, type Box, largestArea, symbolsOf } from '@nightjar/nocturne';
import { type AtOnce, NOTHING, type Preview, withTile } from './gain.ts';
import { controlledBy } from './holdings.ts';
import { isOnStage, placeOn } from './sprite-place.ts';
import {
  boxIn,
  layoutIn,
  type SeenSide,
  type SeenSpace,
  type SeenTable,
  spaceAt,
  strengthIn,
  tileKind,
} from './view.ts';

/** Who wins what if nobody answers any more. */
export function passPreview(view: SeenTable): Preview {
  const top = spaceAt(view, view.highest);
  if (view.question !== 'answer' || top === undefined || top.tile === null || top.token === null) return NOTHING;
  return {
    ...NOTHING,
    leaves: { side: top.token.side, tile: top.tile },
    corner: isolatedBy(view, top, top.token.side),
  };
}

/** What a spell would win, whether at once, and what it opens. */
export function castPreview(view: SeenTable, side: number, token: string, name: string): Preview {
  const space = spaceAt(view, name);
  if (space === undefined || space.tile === null) return NOTHING;
  const box = boxIn(view);
  const place = view.spaces.indexOf(space);
  const controls = strengthIn(box, token) > 0 && box.tokens.names.indexOf(token) < box.tokens.own;
  const won = withTile(view, side, space.tile, (own) => ({
    ...own,
    spaces: view.round === 'moonlight' && controls ? own.spaces | (1 << place) : own.spaces,
    leftover: Math.max(0, own.leftover - 1),
    twilight: own.twilight,
  }));
  const goals = goalsMet(view, side, token, space);
  const worth = goals.reduce((sum, goal) => sum + (box.twilight.find(({ id }) => id === goal)?.points ?? 0), 0);
  const rivals = rivalsOf(view, side, token);
  const atOnce = winsAtOnce(view, side, token, space, rivals);
  return {
    ...won,
    adds: (won.adds ?? 0) + worth,
    changes: worth === 0 ? won.changes : [...won.changes, { category: 'twilight', points: worth }],
    goals,
    atOnce,
    rivals: atOnce === null ? rivals : [],
    place: atOnce === null && isOnStage(view) ? placeOn(view, token) : null,
    corner: isolatedBy(view, space, side) ?? (atOnce === null ? cornerForOthers(view, space, rivals) : null),
  };
}

const near = (view: SeenTable, space: SeenSpace): SeenSpace[] =>
  (layoutIn(view).near[view.spaces.indexOf(space)] ?? []).flatMap((i) => view.spaces[i] ?? []);

/** Whether a token beats a strength: by one, in 2-UP by the card's step (NOC-6.4, NOC-25.6, NOC-25.8). */
function beats(view: SeenTable, token: string, strength: number): boolean {
  const box = boxIn(view);
  const own = strengthIn(box, token);
  if (view.options.modifiedGame !== 'twoUp' || token === 'star') return own > strength;
  return own >= strength + box.scoring.minStep;
}

/** Sides still in the phase that hold a token above this one (NOC-7.4). */
function rivalsOf(view: SeenTable, side: number, token: string): number[] {
  const strength = strengthIn(boxIn(view), token);
  return view.sides
    .filter((other) => other.side !== side && !other.passed && other.supply.some((held) => beats(view, held, strength)))
    .map((other) => other.side);
}

function winsAtOnce(
  view: SeenTable,
  side: number,
  token: string,
  space: SeenSpace,
  rivals: readonly number[],
): AtOnce | null {
  if (token === 'star') return 'star';
  if (near(view, space).every((other) => other.tile === null || other.token !== null)) return 'enclosed';
  if (rivals.length > 0) return null;
  return view.sides.every((other) => other.side === side || other.passed) ? 'alone' : 'unbeatable';
}

/** A tile that lies alone once this space is won: the winner starts beside it and takes it at once (NOC-9.1, NOC-9.10). */
function isolatedBy(view: SeenTable, won: SeenSpace, side: number): Preview['corner'] {
  const alone = near(view, won).find(
    (space) => space.tile !== null && near(view, space).every((other) => other === won || other.tile === null),
  );
  return alone === undefined || alone.tile === null ? null : { side, space: alone.name, tile: alone.tile };
}

/** An answer on a tile beside this spell that would isolate another one, for whoever gives it. */
function cornerForOthers(view: SeenTable, cast: SeenSpace, rivals: readonly number[]): Preview['corner'] {
  const [rival] = rivals;
  if (rival === undefined) return null;
  for (const space of near(view, cast)) {
    if (space.tile === null || space.token !== null) continue;
    const corner = isolatedBy(view, space, rival);
    if (corner !== null) return corner;
  }
  return null;
}

const symbolsWith = (view: SeenTable, side: SeenSide, tile: string): number => {
  const box = boxIn(view);
  const tiles = [...side.collection, tile].map((id) => tileKind(box, id));
  const symbol = box.characters.find(({ id }) => id === side.character)?.symbol ?? -1;
  return symbolsOf(box, { tiles, symbol }).filter((n) => n > 0).length;
};

/** Open Twilight goals, with their cards. */
const openGoals = (view: SeenTable): Box['twilight'] => {
  if (view.round !== 'twilight') return [];
  const box = boxIn(view);
  return view.twilight.flatMap(({ goal, holder }) =>
    holder === null ? box.twilight.filter(({ id, immediate }) => id === goal && immediate) : [],
  );
};

/** Goals about symbols that a tile more would reach. */
export const symbolGoals = (view: SeenTable, side: number, tile: string): string[] => {
  const own = view.sides[side];
  if (own === undefined) return [];
  return openGoals(view)
    .filter(({ kind, number }) => kind === 'differentSymbolsAtLeast' && symbolsWith(view, own, tile) >= number)
    .map(({ id }) => id);
};

/** Twilight goals this win would reach at once (NOC-12.4). */
function goalsMet(view: SeenTable, side: number, token: string, space: SeenSpace): string[] {
  const own = view.sides[side];
  const box = boxIn(view);
  const layout = layoutIn(view);
  if (own === undefined || space.tile === null) return [];
  const tile = space.tile;
  const mask = controlledBy(view, side) | (1 << view.spaces.indexOf(space));
  const isCorner =
    (view.question === 'start' || view.highest === null) && near(view, space).every((other) => other.tile === null);
  return openGoals(view)
    .filter(({ kind, number }) => {
      switch (kind) {
        case 'firstWinWithValue':
          return strengthIn(box, token) === number;
        case 'separateControlAreasAtLeast':
          return areas(layout, mask).length >= number;
        case 'controlAreaSizeAtLeast':
          return largestArea(layout, mask) >= number;
        case 'differentSymbolsAtLeast':
          return symbolsWith(view, own, tile) >= number;
        case 'firstCornerCast':
          return isCorner;
        case 'lastStarWins':
          return token === 'star' && view.sides.every((other) => other.side === side || hasStarWon(view, other.side));
        default:
          return false;
      }
    })
    .map(({ id }) => id);
}

/** Whether a side's star lies flipped in the forest. */
const hasStarWon = (view: SeenTable, side: number): boolean =>
  view.spaces.some(({ tile, token }) => tile === null && token?.side === side && token.token === 'star');
