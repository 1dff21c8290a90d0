import { defaultBox } from '@nightjar/nocturion';
import type { Figures } from '../../rules/figures.ts';

const { limits, years, heirlooms, curses } = defaultBox.edition;

const yearsFor = (seats: number): number => years.entries.find(({ players }) => players === seats)?.years ?? 0;

/** What an Heirloom is worth; every house has the same. */
const worthOf = (armor: string): number => heirlooms.entries.find(({ type }) => type === armor)?.prestige ?? 0;

/** What Bloodthirst takes for so many copies. */
function bloodthirst(copies: number): number {
  const modifier = curses.entries.find(({ id }) => id === 'bloodthirst')?.modifier;
  return modifier?.mod === 'finalPrestigePenalty' ? (modifier.table?.[copies] ?? 0) : 0;
}

/** What the page on how to play says in numbers. */
export const figures: Figures = {
  resources: limits.resources,
  hand: limits.hand,
  dice: limits.treasuryDice,
  curses: limits.curses,
  years2: yearsFor(2),
  years3: yearsFor(3),
  years4: yearsFor(4),
  helm: worthOf('helm'),
  greaves: worthOf('greaves'),
  torso: worthOf('torso'),
  thirst1: bloodthirst(1),
  thirst2: bloodthirst(2),
  thirst3: bloodthirst(3),
};
