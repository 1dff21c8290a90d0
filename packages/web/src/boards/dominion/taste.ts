import { kept } from '../../kit/kept.ts';

/** What a player wants to be shown, and what is answered without asking: reactions alone, which harm nobody's secret. */
export const TASTES = {
  counter: ['shown', 'hidden'],
  tracker: ['shown', 'hidden'],
  moat: ['asked', 'given'],
  hound: ['asked', 'given'],
} as const;
export type Taste = keyof typeof TASTES;

export const [useTaste, setTaste] = kept('dominion', TASTES);
