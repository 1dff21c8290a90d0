import { type Box, boxWith, defaultBox, type SeatView, type View } from '@nightjar/dominion';

/** The box of an edition; ours for one that is not known here. */
export const boxOf = (edition: string): Box => boxWith(edition) ?? defaultBox;

export const boxIn = (view: View): Box => boxOf(view.options.edition);

/** What a card looks like: the first of these that stands on its type line. */
const KINDS = [
  'Curse',
  'Night',
  'Duration',
  'Reaction',
  'Treasure',
  'Victory',
  'Boon',
  'Hex',
  'State',
  'Action',
] as const;

export const typesOf = (box: Box, id: string): readonly string[] => box.edition.cards[box.ids.indexOf(id)]?.types ?? [];

export function kindOf(box: Box, id: string): string {
  const types = typesOf(box, id);
  return (KINDS.find((kind) => types.includes(kind)) ?? 'Action').toLowerCase();
}

/** What is printed on a card; null for what has no cost. */
export const costOf = (box: Box, id: string): number | null => box.edition.cards[box.ids.indexOf(id)]?.cost ?? null;

/** Cards in hand lie by what can be done with them: Actions, Nights, Treasures, then the rest; within that by cost. */
const ORDER = ['action', 'duration', 'reaction', 'night', 'treasure', 'victory', 'curse'];

export const sorted = (box: Box, cards: readonly string[]): readonly string[] =>
  cards.toSorted(
    (a, b) =>
      ORDER.indexOf(kindOf(box, a)) - ORDER.indexOf(kindOf(box, b)) ||
      (costOf(box, b) ?? 0) - (costOf(box, a) ?? 0) ||
      (a < b ? -1 : a > b ? 1 : 0),
  );

/** The States that lie before a seat. */
export const statesOf = ({ lostInTheWoods }: View, seat: number, { mood, misery }: SeatView): readonly string[] => [
  ...(lostInTheWoods === seat ? ['lost-in-the-woods'] : []),
  ...(mood === null ? [] : [mood]),
  ...(misery === null ? [] : [misery]),
];

/** Things without some of them, one for one. */
export function without(things: readonly string[], some: readonly string[]): readonly string[] {
  const rest = [...some];
  return things.filter((thing) => {
    const at = rest.indexOf(thing);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
