import type { Remark } from '@nightjar/kernel';
import { soloBand } from './scoring.ts';
import { type Gains, gains, result } from './standing.ts';
import { isSolo, type State } from './state.ts';

/** What the end means for each seat besides its points: the solo band, the scenario and the achievements. */
export const endings = (state: State): readonly (readonly Remark[])[] =>
  (result(state)?.scores ?? []).map((score, seat) => endingOf(state, score, gains(state, seat) as Gains));

function endingOf(state: State, score: number, { scenario, achievements }: Gains): Remark[] {
  const { box, options } = state;
  const remarks: Remark[] = [];
  // NOC-19.24: bands are told by their place in the edition, the lowest first.
  const band = isSolo(state) ? soloBand(box, score) : 0;
  if (band > 0) remarks.push({ for: 'band', with: { band: band - 1 } });
  if (options.scenario !== null) {
    remarks.push({ for: scenario === null ? 'missed' : 'mastered', with: { scenario: options.scenario } });
  }
  if (achievements.length > 0) remarks.push({ for: 'achievements', with: { achievements } });
  return remarks;
}
