import { type Eyes, rngFrom } from '@nightjar/kernel';
import { writeAnswer } from './answer.ts';
import { bit, defaultBox } from './box.ts';
import { imagine } from './imagine.ts';
import { read } from './notation.ts';
import { apply, pending } from './questions.ts';
import type { View } from './view.ts';

/** It brings a Curse: nobody wants that by the way. */
const LEFT_OUT = 'cursed-gold';
/** Treasures that do more than pay come after those that only pay; the later, the more they may ask. */
const LATE: readonly string[] = ['lucky-coin', 'idol', 'goat'];
const LAMP = 'magic-lamp';

const isTreasure = (id: string): boolean => {
  const types = defaultBox.types[defaultBox.ids.indexOf(id)] ?? 0;
  return (types & bit('Treasure')) !== 0;
};

/**
 * Answers that play the Treasures in hand one after the other, in an order that serves a player well, up to the first
 * after which something is asked or was left to chance. None where no Treasures may be played.
 */
export function treasuresToPlay(view: View, eyes: Eyes): readonly string[] {
  if (eyes === 'table' || view.decision?.question !== 'buyPhase' || view.decision.seat !== eyes) return [];
  const seat = view.seats[eyes];
  const hand = seat?.hand ?? [];
  if (!view.mayPlayTreasures || !hand.some(isTreasure)) return [];
  const imagined = imagine(view, eyes, rngFrom('treasures'));
  if (!imagined.ok) return [];
  const state = imagined.value;
  const { reveals } = state;
  const given: string[] = [];
  for (const card of inOrder(hand.filter(isTreasure), seat?.inPlay.map(({ card: played }) => played) ?? [])) {
    const text = writeAnswer({ kind: 'play', card, isInPlay: false });
    const action = read(state, text);
    if (action === null) break;
    apply(state, action);
    given.push(text);
    if (pending(state)?.question !== 'buyPhase' || state.reveals !== reveals) break;
  }
  return given;
}

/** Magic Lamp wants as many single names as there are: it comes after one of each, and before the others of a name. */
function inOrder(treasures: readonly string[], played: readonly string[]): readonly string[] {
  const names = new Set(played);
  const ranked = treasures
    .filter((card) => card !== LEFT_OUT)
    .map((card) => {
      const isFurther = treasures.includes(LAMP) && names.has(card);
      names.add(card);
      return { card, rank: (card === LAMP ? 1 : isFurther ? 2 : 0) * 10 + LATE.indexOf(card) + 1 };
    });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ card }) => card);
}
