import { WAYS, type Way, way } from './words.ts';

/** A card and the word that was said about it, as one number that a text can keep. */
export const decided = (card: number, word: Way): number => card * WAYS.length + way(word);
export const decidedCard = (kept: number): number => Math.floor(kept / WAYS.length);
export const decidedWay = (kept: number): Way => WAYS[kept % WAYS.length] as Way;
