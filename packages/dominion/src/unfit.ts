import { refuse } from '@nightjar/kernel/reader';

type Given = { readonly [name: string]: string | number };

/** What can be wrong with a kingdom that people ask for, and what they can do: by name, for words in any language. */
const FAULTS = {
  'code-none': () => 'is no code of a kingdom: one looks like A-BvCbDsFhFoMyNwShThTo-U; choose the cards by hand',
  'code-release': ({ letter }) =>
    `comes from another release: it begins with ${letter}, and codes read here begin with A; choose the cards by hand`,
  'code-short': ({ n }) => `is too short: it has ${n} of ten cards; copy it whole`,
  'code-unknown': ({ letters, place }) =>
    `has "${letters}" in place ${place}, which is no card here; copy it again, or choose the cards by hand`,
  'code-boons': () => 'must have three Boons after the cards, or none',
  'code-check': () => 'is misspelt: its last character does not fit the others; copy it again',
  'cards-many': ({ n, more }) => `a kingdom has ten cards, and these are ${n}; leave out ${more}`,
  'card-unknown': ({ card }) => `"${card}" is no kingdom card; choose another one`,
  'card-twice': ({ card }) => `"${card}" stands here twice; choose another one`,
  'pool-small': ({ n, room }) => `has ${n} cards to draw, and ${room} are needed; ask for less, or for more sets`,
  'with-none': () => 'must not be "with": no such card can be in the kingdom',
  'with-full': () => 'leave no room for all that the kingdom is to be with',
} as const satisfies { readonly [fault: string]: (given: Given) => string };

export type KingdomFault = keyof typeof FAULTS;

/** Stops reading: this is no kingdom, and this is why. */
export function unfit(where: string, fault: KingdomFault, given: Given): never {
  const what = (FAULTS[fault] as (given: Given) => string)(given);
  return refuse(where, what, { for: fault, with: given });
}
