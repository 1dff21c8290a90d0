import { catalogue, type Say, type Under } from '../catalogue.ts';
import type { Messages } from '../keys.ts';
import type { Lang } from '../lang.ts';

/** What is said while a kingdom is chosen. */
export type KingdomSay = Say<Under<Messages['dominion'], 'kingdom.'>>;

/** The words of choosing a kingdom in one language. */
export const kingdomWords = (lang: Lang): KingdomSay => catalogue(lang, 'dominion').under('kingdom.');
