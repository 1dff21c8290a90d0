import { kept } from '../../kit/kept.ts';

/** In which windows a player wants to be asked: in all, in none, and whether for Discard abilities alone. */
export const TASTES = {
  reactions: ['asked', 'passed'],
  discards: ['asked', 'passed'],
} as const;

export const [useTaste, setTaste] = kept('nocturion', TASTES);
