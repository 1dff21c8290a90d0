import { catalogue, type Say, type Under } from '../catalogue.ts';
import type { Messages } from '../keys.ts';
import type { Lang } from '../lang.ts';

/** What a drawn table of Nocturion says besides questions, answers and events. */
export type BoardSay = Say<Under<Messages['nocturion'], 'board.'>>;

/** The words of the drawn table in one language. */
export const boardWords = (lang: Lang): BoardSay => catalogue(lang, 'nocturion').under('board.');
