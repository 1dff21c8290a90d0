import type { Eyes, ScoreSheet } from '@nightjar/kernel';
import { type GoalStand, goalStands, nocturne, type View } from '@nightjar/nocturne';
import { imagined, once } from '../../play/foresight.ts';
import { boxIn } from './view.ts';

/** A goal on the table with how far each side is. */
export interface GoalInPlay extends GoalStand {
  readonly id: string;
  /** Points, for the whole card or for each time. */
  readonly points: number;
  readonly isEach: boolean;
  readonly isFirst: boolean;
  readonly holder: number | null;
}

/** The goals of the round that lie open, with everybody's progress. */
export const goalsIn = (view: View, eyes: Eyes, sheets: readonly ScoreSheet[]): readonly GoalInPlay[] =>
  view.round === 'twilight' ? once(view, `goals ${eyes}`, () => twilightIn(view, eyes)) : moonlightIn(view, sheets);

/** Twilight goals; held ones stay to be seen. */
function twilightIn(view: View, eyes: Eyes): GoalInPlay[] {
  const box = boxIn(view);
  const state = imagined(nocturne, view, eyes);
  const stands = state === null ? [] : goalStands(state);
  return view.twilight.flatMap(({ goal, holder }, i) => {
    const card = box.twilight.find(({ id }) => id === goal);
    const stand = stands[i] ?? { counts: [], needs: 0 };
    return card === undefined
      ? []
      : [{ ...stand, id: goal, points: card.points, isEach: false, isFirst: card.immediate, holder }];
  });
}

/** Moonlight goals, as the score sheets count them. */
function moonlightIn(view: View, sheets: readonly ScoreSheet[]): GoalInPlay[] {
  const counted = view.sides.map(
    ({ side }) =>
      sheets
        .find(({ seat }) => seat === side)
        ?.lines.flatMap(({ parts }) => parts)
        .filter((part) => part.for === 'moonlight-goal') ?? [],
  );
  return (view.moonlight ?? []).map((goal) => ({
    id: goal,
    points: boxIn(view).moonlight.find(({ id }) => id === goal)?.points ?? 0,
    isEach: true,
    isFirst: false,
    holder: null,
    counts: counted.map((parts) => {
      const count = parts.find((part) => part.with['goal'] === goal)?.with['count'];
      return typeof count === 'number' ? count : null;
    }),
    needs: 0,
  }));
}
