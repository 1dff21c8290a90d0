import { CATEGORIES, type Category } from './components.ts';
import { DEED, type State } from './state.ts';

/** Gains Prestige, which stays whatever becomes of the card that gave it (NRN-1.9), and is never short (NRN-24.3). */
export function gain(state: State, seat: number, category: Category, what: number, prestige: number): void {
  state.prestige[seat] = (state.prestige[seat] as number) + prestige;
  (state.deeds[seat] as number[]).push(CATEGORIES.indexOf(category), what, prestige);
}

export interface Deed {
  readonly category: Category;
  /** The place of the Heirloom, Beast or Quest in its list. */
  readonly what: number;
  readonly prestige: number;
}

/** What a seat has gained Prestige for, in that order. */
export function deedsOf(state: State, seat: number): Deed[] {
  const deeds: Deed[] = [];
  const numbers = state.deeds[seat] as number[];
  for (let i = 0; i < numbers.length; i += DEED) {
    const [category, what, prestige] = numbers.slice(i, i + DEED) as [number, number, number];
    deeds.push({ category: CATEGORIES[category] as Category, what, prestige });
  }
  return deeds;
}
