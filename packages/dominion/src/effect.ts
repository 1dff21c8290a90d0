import { type Frame, oneOf, type Question, Script } from '@nightjar/script';
import { kindOf, type Place, WAYS, type Way, way } from './box.ts';
import { decided, decidedCard, decidedWay } from './decided.ts';
import { followHex, receiveBoon, settleBoon, settleHex, turnBoon, turnHex } from './fate.ts';
import { canExchange, exchange, gain } from './gaining.ts';
import { discard, draw, lift, moved, takeTop, toHand, toLimbo, toPile, topdeck, trash } from './moving.ts';
import { follow, play } from './playing.ts';
import { hasPile, NONE } from './state.ts';
import type { Text } from './text.ts';

/** What "+" gives (DOM-1.14). */
export interface Bonus {
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
}

/** The part of it that counters take. */
type Counted = Required<Omit<Bonus, 'cards'>>;

type Amount = number | ((t: Text) => number);

const amount = (t: Text, n: Amount): number => (typeof n === 'number' ? n : n(t));

/** How many options a question seems to have, to a viewer who cannot see them (DOM-17.17b): as many as there are cards. */
export const hand = (t: Text): number => t.hand.length;
export const looked = (t: Text): number => t.looked.length;

/** A word or another. */
export const both = (): number => 2;

/** A question with words for answers. */
export const either = (...words: readonly Way[]): Question => oneOf(words.map(way), 'way');
const YES_OR_NO = either('yes', 'no');
const NO = either('no');
/** Whether the last answer was this word. */
export const said = (t: Text, word: Way): boolean => t.frame.said === way(word);

/** Card text in the verbs of Dominion. "It" is what was last picked, gained, turned over or revealed. */
export class Effect extends Script<Text> {
  /** Whether it keeps what was said about cards; otherwise it keeps Boons. */
  judges = false;

  plus({ cards = 0, actions = 0, buys = 0, coins = 0 }: Bonus): this {
    const counted = { actions, buys, coins };
    return this.act((t) => {
      if (cards > 0) draw(t, t.seat, cards);
      count(t, counted);
    });
  }

  coins(n: Amount): this {
    return this.act((t) => count(t, { actions: 0, buys: 0, coins: amount(t, n) }));
  }

  /** Draws cards; they are "it". */
  draw(n: Amount): this {
    return this.act((t) => {
      const held = t.hand.length;
      draw(t, t.seat, amount(t, n));
      t.take(t.hand.slice(held));
    });
  }

  /** Yes or no; what follows only after a yes. */
  may(name: string, body: (s: this) => this): this {
    return this.ask(name, (t) => (t.isIdle ? NO : YES_OR_NO), both).when((t) => said(t, 'yes'), body);
  }

  /** Discards them. */
  discard({ shown = false } = {}): this {
    return this.act((t) => discard(t, t.seat, t.it, shown));
  }

  /** Trashes them. */
  trash(): this {
    return this.act((t) => trash(t, t.seat, t.it));
  }

  /** Puts them onto the deck, the first on top. */
  topdeck({ shown = false } = {}): this {
    return this.act((t) => topdeck(t, t.seat, t.it, shown));
  }

  /** Takes them into hand. */
  toHand({ shown = false } = {}): this {
    return this.act((t) => toHand(t, t.seat, t.it, shown));
  }

  /** Gains a card from the pile picked; "it" is the card, or nothing. */
  gain(place?: Place): this {
    return this.act((t) => gains(t, t.it[0], place));
  }

  /** Gains a card from the Supply costing at most so much; compulsory if possible (DOM-5.4b). */
  gainUpTo(most: Amount, place?: Place): this {
    return this.ask('gainFromSupply', (t) => oneOf(t.pilesUpTo(amount(t, most)), 'pile')).gain(place);
  }

  /** Gains a card from a Supply pile that fits. */
  gainOneOf(fits: (t: Text, kind: number) => boolean, place?: Place): this {
    return this.ask('gainFromSupply', (t) =>
      oneOf(
        t.piles((kind) => fits(t, kind)),
        'pile',
      ),
    ).gain(place);
  }

  /** Gains a card of this name. */
  gainA(id: string, place?: Place): this {
    const kind = kindOf(id);
    return this.act((t) => gains(t, kind, place));
  }

  /** Plays the card picked, if it is still there (DOM-8.8); a second time without moving it again (DOM-10.2). */
  play({ times = 1 } = {}): this {
    this.act((t) => {
      const [card] = t.it;
      if (card === undefined || t.markOf(card) !== t.frame.marks[0]) return t.take([]);
      play(t, t.seat, card);
      t.take(t.it);
    });
    if (times === 1) return this;
    return this.act((t) => {
      const [card, mark] = [t.it[0], t.frame.marks[0] as number];
      if (card === undefined) return;
      t.state.bonds.push({ by: t.card, byMark: t.frame.mark, card, mark });
      follow(t, t.seat, card, mark, 'again');
    });
  }

  /** Looks at the top cards of the deck; they are "it". */
  look(n: number): this {
    return this.act((t) => {
      t.take(takeTop(t, t.seat, n));
      t.state.shown &= ~(1 << t.seat);
      if (t.did) t.tell?.({ type: 'looked', seat: t.seat, cards: t.ids(t.it) });
    });
  }

  /** Looks through the discard pile (DOM-17.6b). */
  lookThrough(): this {
    return this.act((t) => {
      if (t.discardPile.length === 0) return;
      t.state.reveals += 1;
      t.tell?.({ type: 'looked', seat: t.seat, cards: t.ids(t.discardPile) });
    });
  }

  /** Reveals the top cards of the deck; they are "it". */
  reveal(n: number): this {
    return this.act((t) => {
      t.take(takeTop(t, t.seat, n));
      t.state.shown |= 1 << t.seat;
      if (t.did) t.tell?.({ type: 'revealed', seat: t.seat, cards: t.ids(t.it) });
    });
  }

  /** DOM-6.12: reveals cards until one fits; "it" is that one, or nothing. */
  revealUntil(fits: (t: Text, card: number) => boolean): this {
    return this.act((t) => {
      const revealed: number[] = [];
      t.state.shown |= 1 << t.seat;
      for (;;) {
        const [card] = takeTop(t, t.seat, 1);
        if (card !== undefined) revealed.push(card);
        if (card !== undefined && !fits(t, card)) continue;
        t.take(card === undefined ? [] : [card]);
        break;
      }
      if (revealed.length > 0) t.tell?.({ type: 'revealed', seat: t.seat, cards: t.ids(revealed) });
    });
  }

  /** Discards whatever was looked at or revealed and is not "it" (DOM-6.6d). */
  discardRest(): this {
    return this.act((t) =>
      discard(
        t,
        t.seat,
        t.looked.filter((card) => !t.it.includes(card)),
      ),
    );
  }

  /** Sets them aside face up in the middle of the effect (DOM-1.9a). */
  layAside(): this {
    return this.act((t) => {
      t.state.shown |= 1 << t.seat;
      toLimbo(t, t.seat, t.it);
      t.tell?.({ type: 'setAside', seat: t.seat, cards: t.ids(t.it) });
    });
  }

  /** Discards the top card of the deck; it is "it" (DOM-6.2). */
  discardTop(): this {
    return this.act((t) => {
      const cards = takeTop(t, t.seat, 1);
      discard(t, t.seat, cards);
      t.take(cards);
    });
  }

  /** Trashes the top card of the deck; it is "it". */
  trashTop(): this {
    return this.act((t) => {
      const cards = takeTop(t, t.seat, 1);
      trash(t, t.seat, cards);
      t.take(cards);
    });
  }

  /** DOM-17.18: shows the hand to all. */
  revealHand(): this {
    return this.act((t) => {
      t.state.reveals += 1;
      t.tell?.({ type: 'revealed', seat: t.seat, cards: t.ids(t.hand) });
    });
  }

  /** "It" is what the look finds. */
  them(look: (t: Text) => readonly number[]): this {
    return this.act((t) => t.take(look(t)));
  }

  /** Remembers something for later in this text: "it" unless told. */
  keep(look: (t: Text) => readonly number[] = (t) => t.it): this {
    return this.act((t) => {
      t.frame.kept = [...t.kept, ...look(t)];
    });
  }

  /** Says one of these words about each card looked at. */
  judge(name: string, ...words: readonly Way[]): this {
    this.judges = true;
    const fates = either(...words);
    return this.loop(
      (t) => t.kept.length < t.looked.length,
      (each) =>
        each
          .ask(name, () => fates)
          .keep((t) => [decided(t.looked[t.kept.length] as number, WAYS[t.frame.said] as Way)]),
    );
  }

  /** "It" is what this was said about. */
  judged(word: Way): this {
    return this.them((t) => t.kept.filter((kept) => decidedWay(kept) === word).map(decidedCard));
  }

  /** Forgets "it". */
  forget(): this {
    return this.act((t) => {
      t.frame.kept = t.kept.filter((kept) => !t.it.includes(kept));
    });
  }

  /** Trashes this card from play; "it" is the card, or nothing if it is not there (DOM-8.3). */
  trashThis(): this {
    return this.act((t) => {
      t.take(t.isHere ? [t.card] : []);
      trash(t, t.seat, t.it);
    });
  }

  /** Returns this card from play to its pile; "it" is the card, or nothing. */
  returnThis(): this {
    return this.act((t) => {
      if (!t.isHere || !hasPile(t.state, t.kindOf(t.card))) return t.take([]);
      toPile(t, t.seat, t.card);
      t.take([t.card]);
      t.tell?.({ type: 'returned', seat: t.seat, card: t.id(t.kindOf(t.card)) });
    });
  }

  /** Exchanges this card, if both halves are possible (DOM-7.2). */
  exchangeThisFor(id: string): this {
    const kind = kindOf(id);
    return this.act((t) => {
      if (t.isHere && canExchange(t, t.card, kind)) exchange(t, t.seat, t.card, kind);
    });
  }

  /** This card does its `next` text at the start of the next turn, and stays until then (DOM-9.2). */
  stay(): this {
    return this.act((t) => delay(t, []));
  }

  /** Sets them aside with this card, which stays as long as they lie there. */
  setAside(): this {
    return this.act((t) => {
      if (!t.did) return;
      for (const card of t.it) {
        lift(t.state, t.seat, card);
        moved(t.state, card);
      }
      delay(t, t.it);
      t.tell?.({ type: 'setAside', seat: t.seat, cards: t.ids(t.it) });
    });
  }

  /** The first card of the name in its `firstPlay` makes it good, if there still is one to come this turn. */
  promise(): this {
    return this.act((t) => {
      if (t.seat === t.state.active) t.state.merchants += 1;
    });
  }

  /** DOM-12.5: shows this card, and the Attack that set it off spares its owner. */
  ward(): this {
    return this.act((t) => {
      const attack = t.setOff as Frame;
      attack.spared |= 1 << t.seat;
      t.state.reveals += 1;
      t.tell?.({ type: 'reacted', seat: t.seat, card: t.id(t.kindOf(t.card)) });
    });
  }

  /** For each other player affected by this play of an Attack, in turn order (DOM-12.8). */
  attack(body: (s: this) => this): this {
    return this.each(
      (t) => t.affected,
      (s) => body(s.act(looksIn)),
    );
  }

  eachOther(body: (s: this) => this): this {
    return this.each((t) => t.others, body);
  }

  /** Turns over a Boon without following it; "it" is the Boon, or nothing (DOM-13.4b). */
  takeBoon(): this {
    return this.act((t) => {
      const boon = turnBoon(t, t.seat);
      t.take(boon === NONE ? [] : [boon], false);
    });
  }

  /** Follows the Boon that is "it". */
  receive(): this {
    return this.act((t) => {
      if (t.did) receiveBoon(t, t.seat, t.it[0] as number);
    });
  }

  /** The Boon that is "it" has been received and goes where it belongs. */
  settle(): this {
    return this.act((t) => {
      if (t.did) settleBoon(t, t.seat, t.it[0] as number);
    });
  }

  /** Receives a Boon (DOM-13.1). */
  boon(): this {
    return this.takeBoon().receive().settle();
  }

  /** Receives a Hex (DOM-14.1). */
  hex(): this {
    return this.turnHex().act(followIt).settleHex();
  }

  /** The others receive the next Hex, one for all; none is turned over if nobody is affected (DOM-14.2a). */
  hexes(): this {
    return this.when(
      (t) => t.affected.length > 0,
      (s) =>
        s
          .turnHex()
          .attack((each) => each.act(followIt))
          .settleHex(),
    );
  }

  private turnHex(): this {
    return this.act((t) => {
      const hex = turnHex(t, t.seat);
      t.take(hex === NONE ? [] : [hex], false);
    });
  }

  private settleHex(): this {
    return this.act((t) => {
      if (t.did) settleHex(t, t.it[0] as number);
    });
  }
}

/** Which players an Attack asks, and what, depends on cards the others cannot see. */
const looksIn = (t: Text): void => {
  t.state.reveals += 1;
};

const followIt = (t: Text): void => {
  if (t.did) followHex(t, t.seat, t.it[0] as number);
};

/** DOM-1.15: counters are the active player's alone. */
function count(t: Text, { actions, buys, coins }: Counted): void {
  const { state } = t;
  if (t.seat !== state.active || (actions === 0 && buys === 0 && coins === 0)) return;
  state.actions += actions;
  state.buys += buys;
  state.coins += coins;
  t.tell?.({ type: 'bonus', seat: t.seat, actions, buys, coins });
}

function gains(t: Text, kind: number | undefined, place?: Place): void {
  const card = kind === undefined ? null : gain(t, t.seat, kind, place);
  t.take(card === null ? [] : [card]);
}

function delay(t: Text, cards: readonly number[]): void {
  const { state, seat, card } = t;
  const script = t.cards.next[t.kindOf(card)] as number;
  state.delayed.push({ serial: state.serials, script, seat, card, mark: t.frame.mark, cards, boon: NONE });
  state.serials += 1;
}
