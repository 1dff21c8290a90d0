import { defaultBox } from '@nightjar/noctiluca';
import type { Figures } from '../../rules/figures.ts';

const { back, scoring } = defaultBox;

/** What the page on how to play says in numbers. */
export const figures: Figures = {
  back,
  favourite: scoring.favourite,
  left: scoring.leftover,
};
