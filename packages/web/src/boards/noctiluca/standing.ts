import type { ScoreSheet } from '@nightjar/kernel';
import {
  type Category,
  type Majority,
  majoritiesOf,
  noctiluca,
  type Reward,
  rewardOf,
  type State,
} from '@nightjar/noctiluca';
import { imagined } from '../../play/foresight.ts';
import type { Looking } from './part.ts';

/** A table that looks like this one, to ask the rules about; null where the view is none. */
export const likeThis = ({ table, eyes }: Looking): State | null => imagined(noctiluca, table, eyes);

/** Who would win the majority of each token colour, if the game ended now; alone, the tempest is side 1. */
export function majoritiesIn(seen: Looking): readonly Majority[] {
  const state = likeThis(seen);
  return state === null ? [] : majoritiesOf(state);
}

/** What a jar brings me once it is delivered, before others without the favourite; null to spectators. */
export function rewardIn(seen: Looking, jar: string): Reward | null {
  const state = likeThis(seen);
  if (state === null || seen.eyes === 'table') return null;
  const reward = rewardOf(state, seen.eyes, jar);
  return seen.isVeiled && reward !== null ? { ...reward, favourite: 0 } : reward;
}

/** Points of some lines of a seat's score sheet, added up. */
export const pointsFor = (sheets: readonly ScoreSheet[], seat: number, categories: readonly Category[]): number =>
  (sheets.find((sheet) => sheet.seat === seat)?.lines ?? [])
    .filter(({ category }) => (categories as readonly string[]).includes(category))
    .reduce((sum, { points }) => sum + points, 0);
