import { areas, type Box, largestArea, moonlightCounts, size, symbolsOf } from '@nightjar/nocturne';
import { controlledBy, holdingIn, occasionIn } from './holdings.ts';
import { boxIn, layoutIn, type SeenTable, tileKind } from './view.ts';

/** A goal on the table with how far each side is. */
export interface GoalStand {
  readonly id: string;
  /** Points, for the whole card or for each time. */
  readonly points: number;
  readonly isEach: boolean;
  readonly isFirst: boolean;
  readonly holder: number | null;
  /** How far each side is; null where a goal has no such number. */
  readonly counts: readonly (number | null)[];
  /** What has to be reached; 0 where most or every time counts. */
  readonly needs: number;
}

/** The goals of the round that lie open, with everybody's progress. */
export function goalsIn(view: SeenTable): GoalStand[] {
  return view.round === 'twilight' ? twilightIn(view) : moonlightIn(view);
}

/** Twilight goals; held ones stay to be seen. */
function twilightIn(view: SeenTable): GoalStand[] {
  const box = boxIn(view);
  return view.twilight.flatMap(({ goal, holder }) => {
    const card = box.twilight.find(({ id }) => id === goal);
    if (card === undefined) return [];
    return {
      id: goal,
      points: card.points,
      isEach: false,
      isFirst: card.immediate,
      holder,
      counts: view.sides.map(({ side }) => twilightCount(view, card, side)),
      needs: card.kind.endsWith('AtLeast') ? card.number : 0,
    };
  });
}

/** Moonlight goals, as they count at the end of the game. */
export function moonlightIn(view: SeenTable): GoalStand[] {
  const box = boxIn(view);
  const occasion = occasionIn(view);
  const shown = view.sides.map((side) =>
    side.opponent ? null : moonlightCounts(box, occasion, holdingIn(view, side)),
  );
  return (view.moonlight ?? []).map((goal, i) => ({
    id: goal,
    points: box.moonlight.find(({ id }) => id === goal)?.points ?? 0,
    isEach: true,
    isFirst: false,
    holder: null,
    counts: shown.map((counts) => counts?.[i] ?? null),
    needs: 0,
  }));
}

function twilightCount(view: SeenTable, { kind }: Box['twilight'][number], side: number): number | null {
  const layout = layoutIn(view);
  const mask = controlledBy(view, side);
  switch (kind) {
    case 'largestControlArea':
    case 'controlAreaSizeAtLeast':
      return largestArea(layout, mask);
    case 'mostSeparateControlAreas':
    case 'separateControlAreasAtLeast':
      return areas(layout, mask).length;
    case 'mostTokensInTopRow':
      return size(mask & layout.topRow);
    case 'differentSymbolsAtLeast':
      return differentSymbols(view, side);
    case 'lowestSpriteBoardToken':
      return view.sprite.tokens.at(-1)?.side === side ? 1 : 0;
    default:
      return null;
  }
}

function differentSymbols(view: SeenTable, side: number): number {
  const box = boxIn(view);
  const own = view.sides[side];
  const tiles = (own?.collection ?? []).map((id) => tileKind(box, id));
  const symbol = box.characters.find(({ id }) => id === own?.character)?.symbol ?? -1;
  return symbolsOf(box, { tiles, symbol }).filter((n) => n > 0).length;
}
