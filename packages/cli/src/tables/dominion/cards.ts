import { boxWith, defaultBox } from '@nightjar/dominion';
import { catalogue } from '@nightjar/words';
import type { Colours } from '../../terminal.ts';
import type { Lang } from '../../words/words.ts';

export type Paint = (text: string) => string;

const typesOf = (card: string, edition: string): readonly string[] =>
  (boxWith(edition) ?? defaultBox).edition.cards.find(({ id }) => id === card)?.types ?? [];

/** When a card is played, in a letter or two. */
export const typeLetters = (card: string, edition: string, lang: Lang): string =>
  typesOf(card, edition)
    .flatMap((type) => catalogue(lang, 'terminal').find(`dominion.letter.${type}`) ?? [])
    .join('');

/** Colours of types; the letters say the same. */
export function paintOf(card: string, edition: string, colours: Colours): Paint {
  const types = typesOf(card, edition);
  if (types.includes('Treasure')) return colours.yellow;
  if (types.includes('Victory')) return colours.green;
  if (types.includes('Curse')) return colours.magenta;
  if (types.includes('Night')) return colours.cyan;
  return (text) => text;
}

const ORDER = ['Action', 'Night', 'Treasure', 'Victory', 'Curse'];

/** Cards as one sorts a hand: Actions, Night cards, Treasures, then what only counts at the end. */
export const sorted = (cards: readonly string[], edition: string): string[] => {
  const { ids } = boxWith(edition) ?? defaultBox;
  const place = (card: string): number => {
    const types = typesOf(card, edition);
    return ORDER.findIndex((type) => types.includes(type)) * ids.length + ids.indexOf(card);
  };
  return cards.toSorted((a, b) => place(a) - place(b));
};

/** Equal texts counted: `3× Copper`, in the order of their first ones. */
export const counted = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count === 1 ? text : `${count}× ${text}`;
  });
