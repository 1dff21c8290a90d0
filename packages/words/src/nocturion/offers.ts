import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { offersIn } from '../table.ts';
import type { Offers } from '../words.ts';

/** What a table may be set to, in words. */
export const offersOf = (lang: Lang): Offers => offersIn(catalogue(lang, 'nocturion'));
