import type { Action } from '@nightjar/kernel';
import { answersTo, STOP } from '@nightjar/script';
import { bit, defaultBox, kindOf } from '../box.ts';
import { END, playing } from '../questions.ts';
import { TASTES, type Taste } from './tastes.ts';
import { hold, isAction, isLate, isTreasure, junk, types, type Window } from './window.ts';
import { gainOf, hasteOf } from './worth.ts';

/** A kind that may be bought with the coins there are; null for nothing. */
export type Buyer = (window: Window) => number | null;

const ACTION = bit('Action');
const TREASURE = bit('Treasure');
const NIGHT = bit('Night');
const COPPER = kindOf('copper');

/** Answers any question: plays what there is, and buys as the buyer says. */
export function advise(window: Window, buyer: Buyer): Action {
  if (window.isEffect) return reply(window);
  switch (window.phase) {
    case 'action':
      return soonest(window, ACTION);
    case 'treasure': {
      const treasure = soonest(window, TREASURE);
      return treasure === END ? buy(window, buyer) : treasure;
    }
    case 'buy':
      return buy(window, buyer);
    default:
      return soonest(window, NIGHT);
  }
}

function buy(window: Window, buyer: Buyer): Action {
  const kind = buyer(window);
  return kind === null ? END : window.buying(kind);
}

/** The card of a type in hand that is played first among those of use; END if there is none. */
function soonest(window: Window, type: number): Action {
  let first = END;
  let most = 0;
  for (const card of window.hand) {
    const kind = window.kindAt(card);
    const haste = hasteOf(kind);
    if (haste <= most || (types(kind) & type) === 0 || isUseless(window, kind)) continue;
    most = haste;
    first = playing(kind);
  }
  return first;
}

const handHas = (window: Window, test: (card: number) => boolean): boolean => window.hand.some(test);

type Need = (window: Window, kind: number) => boolean;

const hasJunk: Need = (window) => handHas(window, (card) => junk(window, card) > 0);

/** Cards needed in hand or in play by cards that do harm or nothing without them. */
const NEEDS: { readonly [card: string]: Need } = {
  chapel: hasJunk,
  moneylender: (window) => handHas(window, (card) => window.kindAt(card) === COPPER),
  remodel: hasJunk,
  'throne-room': (window, self) =>
    handHas(window, (card) => window.kindAt(card) !== self && isAction(window.kindAt(card))),
  mine: (window) => handHas(window, (card) => isTreasure(window.kindAt(card))),
  exorcist: hasJunk,
  monastery: (window) => window.gained > 0,
  'devils-workshop': (window) => window.gained === 0 || !isLate(window),
  bat: hasJunk,
  changeling: (window) => window.play.some((card) => gainOf(window.kindAt(card)) >= 5),
  crypt: (window) => window.play.some((card) => hold(window, card) >= 2),
};

/** The same by kind. */
const NEEDED: readonly (Need | undefined)[] = defaultBox.ids.map((id) => NEEDS[id]);

const isUseless = (window: Window, kind: number): boolean => {
  const need = NEEDED[kind];
  return need !== undefined && !need(window, kind);
};

/** The option that tastes best; STOP where nothing is wanted and one may. */
function reply(window: Window): Action {
  const { name, question, label, picks } = window.asked;
  const taste = TASTES[name] as Taste;
  // Before the first pick nothing is gone that could be wanted.
  const left = picks.length === 0 ? null : answersTo(question, picks, label);
  let best: Action = STOP;
  let most = picks.length >= question.min ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    const taken = taste(window, option);
    if (taken <= most) continue;
    const action = label(question, option);
    if (left?.includes(action) === false) continue;
    most = taken;
    best = action;
  }
  return best;
}
