import { defaultBox } from '@nightjar/dominion';
import type { Lang } from '@nightjar/words';
import { term } from '@nightjar/words/dominion';
import type { Described } from '../card.tsx';

/** What cards need to explain themselves where no table is. */
export const describedIn = (lang: Lang): Described => ({
  box: defaultBox,
  lang,
  name: (id) => term('cards', id, lang),
});
