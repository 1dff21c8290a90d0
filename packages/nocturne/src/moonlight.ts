import { several, wholes } from '@nightjar/kernel';
import { areaCount, areasOfSize, largestArea, size } from './areas.ts';
import type { Box, MoonlightGoal } from './components.ts';
import type { Holding, Occasion } from './holding.ts';
import { copies, sharedCopies } from './shapes.ts';

/** What a side shows a Moonlight goal. */
export type MoonlightHolding = Pick<Holding, 'spaces' | 'spriteTokens' | 'leftover'>;

/** How often a side scores each Moonlight goal in play (section 16); each time is worth the card's points. */
export function moonlightCounts(box: Box, occasion: Occasion, shown: MoonlightHolding): number[] {
  const goals = several(
    occasion.moonlight.length,
    (i) => box.moonlight[occasion.moonlight[i] as number] as MoonlightGoal,
  );
  const counts = wholes(goals.length, (i) => countOf(goals[i] as MoonlightGoal, occasion, shown));
  if (occasion.shapeTokenReuse === 'per-card') return counts;
  const shapes = goals.filter(({ kind }) => kind === 'shapes');
  if (shapes.length < 2) return counts;
  const shared = sharedCopies(occasion.layout, shown.spaces, shapes);
  return goals.map((goal, i) =>
    goal.kind === 'shapes' ? (shared[shapes.indexOf(goal)] as number) : (counts[i] as number),
  );
}

/** Points of a side from all Moonlight goals in play. */
export function moonlightPoints(box: Box, occasion: Occasion, shown: MoonlightHolding): number {
  const shared = occasion.shapeTokenReuse === 'per-card' ? null : moonlightCounts(box, occasion, shown);
  let points = 0;
  for (let i = 0; i < occasion.moonlight.length; i += 1) {
    const goal = box.moonlight[occasion.moonlight[i] as number] as MoonlightGoal;
    points += (shared?.[i] ?? countOf(goal, occasion, shown)) * goal.points;
  }
  return points;
}

function countOf(
  goal: MoonlightGoal,
  { layout }: Occasion,
  { spaces, spriteTokens, leftover }: MoonlightHolding,
): number {
  switch (goal.kind) {
    case 'areasOfExactSize':
      return areasOfSize(layout, spaces, goal.size);
    case 'shapes':
      return copies(layout, spaces, goal);
    case 'largestControlArea':
      return largestArea(layout, spaces);
    case 'tokensOnCentre':
      return size(spaces & layout.centre);
    case 'tokensOnCorners':
      return size(spaces & layout.corners);
    case 'tokensOnSpriteBoard':
      return spriteTokens;
    case 'leftoverTokens':
      return leftover;
    case 'separateControlAreas':
      return areaCount(layout, spaces);
    default:
      return goal.kind satisfies never;
  }
}
