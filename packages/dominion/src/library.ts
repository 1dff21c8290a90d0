import { Library } from '@nightjar/script';
import { defaultBox, kindOf } from './box.ts';
import type { Card, FinalDeck, Part } from './card.ts';
import { CARDS } from './cards/index.ts';
import { NONE } from './state.ts';
import { type CardTexts, type KindText, Text } from './text.ts';

/** All card texts, under names such as `cellar.play`. */
export const library = new Library<Text>();

/** The places of texts that keep what was said about cards. */
const judging = new Set<number>();
export const judges = (script: number): boolean => judging.has(script);

/** DOM-17.17a: texts whose very name would give a hidden card away. */
export const isCovered = (script: number): boolean => library.entry(script).manner.covered === true;

const byKind = new Map<string, readonly KindText[]>();

function shelve(cards: readonly Card[]): void {
  for (const card of cards) {
    for (const { part, of, script, manner } of card.texts) {
      const kind = kindOf(of);
      const place = library.add(`${card.id}.${part}`, script.steps, manner);
      if (script.judges) judging.add(place);
      byKind.set(part, [...(byKind.get(part) ?? []), { kind, script: place }]);
    }
  }
}

shelve(CARDS);

const kindTexts = (part: Part): readonly KindText[] => byKind.get(part) ?? [];

/** A text's place by kind; NONE for kinds without it. */
function table(part: Part): readonly number[] {
  const places = defaultBox.ids.map(() => NONE);
  for (const { kind, script } of kindTexts(part)) places[kind] = script;
  return places;
}

const texts: CardTexts = {
  play: table('play'),
  next: table('next'),
  gained: table('gained'),
  discarded: table('discarded'),
  trashed: table('trashed'),
  received: table('received'),
  whileInPlay: kindTexts('whileInPlay'),
  wholeGame: kindTexts('wholeGame'),
  attacked: kindTexts('attacked'),
  turnStart: table('turnStart'),
  firstPlay: table('firstPlay'),
};

/** Victory points of a kind in a final deck. */
const worths: readonly (((deck: FinalDeck) => number) | undefined)[] = defaultBox.ids.map(
  (id) => CARDS.find((card) => card.id === id)?.points,
);
export const worth = (kind: number, deck: FinalDeck): number => worths[kind]?.(deck) ?? 0;

/** The one reader of texts: it looks at whichever state is being played. */
export const text = new Text(library, texts);
