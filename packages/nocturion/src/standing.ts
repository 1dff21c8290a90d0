import type { Result, ScoreSheet } from '@nightjar/kernel';
import { type Category, NONE } from './components.ts';
import { type Deed, deedsOf } from './deed.ts';
import type { Gained, Holding } from './holding.ts';
import { finalPrestige, places, sheets, worthOf } from './scoring.ts';
import { type State, wealthOf } from './state.ts';

/** Final Prestige of every seat, if the game ended now. */
export const totals = (state: State): number[] =>
  state.prestige.map((prestige, seat) => finalPrestige(state.box, prestige, state.curses[seat] as number[]));

const REASON: { readonly [category in Category]: string } = {
  heirlooms: 'heirloom',
  beasts: 'beast',
  quests: 'quest',
  rewards: 'reward',
  curses: 'curse',
};

/** The id of what a deed was about; null where it was about no card. */
function nameOf({ box, house }: State, seat: number, { category, what }: Deed): string | null {
  if (what === NONE) return null;
  if (category === 'heirlooms') return box.houses[house[seat] as number]?.heirlooms[what]?.id ?? null;
  return (category === 'beasts' ? box.beasts.id : box.quests.id)[what] ?? null;
}

const holdingOf = (state: State, seat: number): Holding => ({
  gained: deedsOf(state, seat).map((deed) => ({
    category: deed.category as Gained['category'],
    for: REASON[deed.category],
    what: nameOf(state, seat, deed),
    prestige: deed.prestige,
  })),
  curses: state.curses[seat] as number[],
  beasts: beastsOf(state, seat),
  resources: wealthOf(state, seat),
});

const beastsOf = (state: State, seat: number): number[] =>
  (state.menagerie[seat] as number[]).filter((beast) => beast !== NONE);

/** Each player's score if the game ended now, as its sum. All of it is open (NRN-25.5). */
export const explain = (state: State): ScoreSheet[] =>
  sheets(
    state.box,
    state.prestige.map((_, seat) => holdingOf(state, seat)),
  );

/** Scores and places; null until the game is over. */
export function result(state: State): Result | null {
  if (state.stage !== 'over') return null;
  const scores = totals(state);
  const tied = state.prestige.map((_, seat) => ({
    beasts: worthOf(state.box, beastsOf(state, seat)),
    resources: wealthOf(state, seat),
  }));
  return { scores, places: places(scores, tied) };
}
