import { kindOf } from '../box.ts';
import type { Buyer } from './phases.ts';
import { copies, isVictory, provincesLeft, type Window, wish } from './window.ts';
import { gainOf } from './worth.ts';

const PROVINCE = kindOf('province');

/** A line of a menu: a card, how many of it are wanted, and from how many Provinces left on downwards. */
interface MenuEntry {
  readonly card: string;
  readonly most?: number;
  readonly provinces?: number;
}

/** Buys the first line of the menu that can be bought and is not yet filled. */
function menu(lines: readonly MenuEntry[]): Buyer {
  const rows = lines.map(({ card, most = 99, provinces = 99 }) => ({ kind: kindOf(card), most, provinces }));
  return (window: Window) => {
    const left = provincesLeft(window);
    for (const { kind, most, provinces } of rows) {
      if (left > provinces || !window.mayBuy(kind)) continue;
      if (most === 99 || copies(window, kind) < most) return kind;
    }
    return null;
  };
}

/** Provinces, then Gold, then Silver; Duchies and Estates when the end is near. */
export const bigMoney: Buyer = menu([
  { card: 'province' },
  { card: 'duchy', provinces: 4 },
  { card: 'estate', provinces: 2 },
  { card: 'gold' },
  { card: 'duchy', provinces: 6 },
  { card: 'silver' },
]);

/** Whatever of the kingdom is worth most for the coins at hand. */
export const bestBuy: Buyer = (window) => {
  // Nothing is wished for as much as a Province.
  if (window.mayBuy(PROVINCE)) return PROVINCE;
  let best: number | null = null;
  let most = 0;
  for (const kind of window.supply) {
    // Victory cards alone are ever wished for beyond what they are worth.
    if (gainOf(kind) <= most && !isVictory(kind)) continue;
    if (!window.mayBuy(kind)) continue;
    const wanted = wish(window, kind);
    if (wanted <= most) continue;
    most = wanted;
    best = kind;
  }
  return best;
};
