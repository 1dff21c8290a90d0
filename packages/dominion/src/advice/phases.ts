import type { Action, Seat } from '@nightjar/kernel';
import { answersTo, labelIn, open, STOP } from '@nightjar/script';
import { bit, defaultBox, kindOf } from '../box.ts';
import { text } from '../library.ts';
import { buying, END, playing } from '../questions.ts';
import type { State } from '../state.ts';
import { hold, isAction, isLate, isTreasure, junk, kindAt, Look, types } from './look.ts';
import { TASTES, type Taste } from './tastes.ts';
import { gainOf, hasteOf } from './worth.ts';

/** A kind that may be bought with the coins there are; null for nothing. */
export type Buyer = (look: Look) => number | null;

const ACTION = bit('Action');
const TREASURE = bit('Treasure');
const NIGHT = bit('Night');
const COPPER = kindOf('copper');

/** Answers any question: plays what there is, and buys as the buyer says. */
export function advise(state: State, seat: Seat, buyer: Buyer): Action {
  const look = new Look(state, seat);
  if (state.stack.length > 0) return reply(look);
  switch (state.phase) {
    case 'action':
      return soonest(look, ACTION);
    case 'treasure': {
      const treasure = soonest(look, TREASURE);
      return treasure === END ? buy(look, buyer) : treasure;
    }
    case 'buy':
      return buy(look, buyer);
    default:
      return soonest(look, NIGHT);
  }
}

function buy(look: Look, buyer: Buyer): Action {
  const kind = buyer(look);
  return kind === null ? END : buying(look.state, kind);
}

/** The card of a type in hand that is played first among those of use; END if there is none. */
function soonest(look: Look, type: number): Action {
  let first = END;
  let most = 0;
  for (const card of look.state.hand[look.seat] as number[]) {
    const kind = kindAt(look, card);
    const haste = hasteOf(kind);
    if (haste <= most || (types(kind) & type) === 0 || isUseless(look, kind)) continue;
    most = haste;
    first = playing(kind);
  }
  return first;
}

const handHas = (look: Look, test: (card: number) => boolean): boolean =>
  (look.state.hand[look.seat] as number[]).some(test);

type Need = (look: Look, kind: number) => boolean;

const hasJunk: Need = (look) => handHas(look, (card) => junk(look, card) > 0);

/** What cards need in hand or in play that otherwise do harm, or nothing. */
const NEEDS: { readonly [card: string]: Need } = {
  chapel: hasJunk,
  moneylender: (look) => handHas(look, (card) => kindAt(look, card) === COPPER),
  remodel: hasJunk,
  'throne-room': (look, self) => handHas(look, (card) => kindAt(look, card) !== self && isAction(kindAt(look, card))),
  mine: (look) => handHas(look, (card) => isTreasure(kindAt(look, card))),
  exorcist: hasJunk,
  monastery: (look) => (look.state.gained[look.seat] as number) > 0,
  'devils-workshop': (look) => (look.state.gained[look.seat] as number) === 0 || !isLate(look),
  bat: hasJunk,
  changeling: (look) => (look.state.play[look.seat] as number[]).some((card) => gainOf(kindAt(look, card)) >= 5),
  crypt: (look) => (look.state.play[look.seat] as number[]).some((card) => hold(look, card) >= 2),
};

/** The same by kind. */
const NEEDED: readonly (Need | undefined)[] = defaultBox.ids.map((id) => NEEDS[id]);

const isUseless = (look: Look, kind: number): boolean => {
  const need = NEEDED[kind];
  return need !== undefined && !need(look, kind);
};

/** The option that tastes best; STOP where nothing is wanted and one may. */
function reply(look: Look): Action {
  const { picks } = look.state;
  text.lookAt(look.state);
  const { name, question } = open(text);
  const label = labelIn(text);
  const taste = TASTES[name] as Taste;
  // Before the first pick nothing is gone that could be wanted.
  const left = picks.length === 0 ? null : answersTo(question, picks, label);
  let best: Action = STOP;
  let most = picks.length >= question.min ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    const taken = taste(look, option);
    if (taken <= most) continue;
    const action = label(question, option);
    if (left?.includes(action) === false) continue;
    most = taken;
    best = action;
  }
  return best;
}
