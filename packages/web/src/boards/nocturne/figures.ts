import { defaultBox } from '@nightjar/nocturne';
import type { Figures } from '../../rules/figures.ts';

const { feathers, mushrooms, herbs, eggs, chests, twilightGoalEach, leftoverTokenEach } = defaultBox.edition.scoring;
const { tripti, duode } = mushrooms;

/** What the page on how to play says in numbers. */
export const figures: Figures = {
  feather1: feathers.table['1'] ?? 0,
  feather2: feathers.table['2'] ?? 0,
  feather3: feathers.table['3'] ?? 0,
  feather4: feathers.table['4'] ?? 0,
  feathers: feathers.setSize,
  featherSet: feathers.table[feathers.setSize] ?? 0,
  tripti1: tripti.table['1'] ?? 0,
  tripti2: tripti.table['2'] ?? 0,
  tripti3: tripti.table['3'] ?? 0,
  duode2: duode.table['2'] ?? 0,
  herb3: herbs.setBonus['3'],
  herb4: herbs.setBonus['4'],
  herb5: herbs.setBonus['5'],
  egg1: eggs.perTileByRank[0] ?? 0,
  egg2: eggs.perTileByRank[1] ?? 0,
  egg3: eggs.perTileByRank[2] ?? 0,
  egg4: eggs.perTileByRank[3] ?? 0,
  chest: -chests.each,
  goal: twilightGoalEach.points,
  spell: leftoverTokenEach.points,
};
