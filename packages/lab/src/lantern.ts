/**
 * Lantern: a small card game that exists to be tested with. It has the hard parts of card games and nothing else.
 *
 * LAN-1.1  One to four people play; alone, one plays against the Moth, which the rules move by themselves.
 * LAN-1.2  Only the seat that is asked may answer.
 * LAN-1.3  An answer belongs to the question that is open.
 * LAN-1.4  A card can only leave a hand that holds it.
 * LAN-2.1  Everyone is dealt four cards; hands and the deck are hidden.
 * LAN-2.2  In seat order everyone lays one card of the hand face down: their omen, hidden from others until the end.
 * LAN-3.1  On a turn a seat plays one card or rests; at its end it draws one card, two after resting.
 * LAN-3.2  Wick and Oil go into the row in front of the seat.
 * LAN-3.3  Played Echo, Sift and Gust stay in play until the turn ends, so no card is played twice in a turn but by Echo.
 * LAN-3.4  An empty deck is replaced by the shuffled discard pile; if that is empty too, nothing is drawn.
 * LAN-3.5  Glass is never played.
 * LAN-3.6  The Moth turns over one card of the deck: Wick and Oil go into its row, Gust blows, the rest is discarded.
 * LAN-4.1  Echo: you may play an Echo, Sift or Gust from your hand; its effect happens twice.
 * LAN-4.2  Gust: every other seat in turn order is hit. The Moth is never hit, nor a hand of two cards or fewer.
 * LAN-4.3  Sift: discard any number of cards, one by one in any order, then draw as many.
 * LAN-4.4  Whoever is hit is asked to show Glass, even without one, so that the question tells nothing. Shown Glass stays in hand.
 * LAN-4.5  Whoever is hit and shows no Glass discards a card.
 * LAN-5.1  Each Wick in a row is worth 1.
 * LAN-5.2  The first Oil in a row is worth 1, the second 2, and so on.
 * LAN-5.3  An omen is worth 1 for each card of its kind in its owner's row.
 * LAN-5.4  The game ends after the agreed number of rounds; the most points win, ties are shared.
 */
import type { Game } from '@nightjar/kernel';
import { determinize } from './lantern/determinize.ts';
import { answer } from './lantern/effects.ts';
import { asked, audit, copy, type Evening, fromJson, type LanternEvent, toJson } from './lantern/evening.ts';
import { imagine } from './lantern/imagine.ts';
import { defaultLamps, lampsFrom } from './lantern/lamps.ts';
import { legal, read, refuse, write } from './lantern/notation.ts';
import { type LanternOptions, readOptions } from './lantern/options.ts';
import { estimate, explain, result } from './lantern/scoring.ts';
import { setup } from './lantern/setup.ts';
import { type LanternView, view, viewEvent } from './lantern/view.ts';

/** Lantern, a small card game to test with: it has hidden hands, chance, reactions and a solo opponent. */
export const lantern: Game<Evening, LanternOptions, LanternEvent, LanternView> = {
  name: 'lantern',
  rules: 1,
  seats: [1, 2, 3, 4],
  modes: [
    { id: 'standard', seats: [1, 2, 3, 4], options: {} },
    { id: 'short', seats: [2], options: { rounds: 2 } },
  ],
  choices: [{ id: 'rounds', kind: 'one', values: [2, 4, 8], default: 4, rule: 'LAN-5.4' }],
  edition: defaultLamps.hash,
  admit: lampsFrom,
  options: readOptions,
  setup,
  copy,
  pending: asked,
  legal,
  apply: answer,
  result,
  explain,
  view,
  viewEvent,
  determinize,
  imagine,
  reveals: (evening) => evening.reveals,
  write,
  read,
  refuse,
  estimate,
  audit,
  toJson,
  fromJson,
};
