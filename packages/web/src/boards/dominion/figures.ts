import { defaultBox } from '@nightjar/dominion';
import type { Figures } from '../../rules/figures.ts';
import { costOf } from './view.ts';

const { startDeck, emptyPilesToEnd } = defaultBox.edition;

/** What the page on how to play says in numbers. */
export const figures: Figures = {
  coppers: startDeck.copper,
  estates: startDeck.estate,
  hand: startDeck.handSize,
  piles: emptyPilesToEnd['2'] ?? 0,
  province: costOf(defaultBox, 'province') ?? 0,
};
