import type { Seat } from '@nightjar/kernel';
import { NOTHING, type Waiting, wait } from '@nightjar/script';
import { bit } from './box.ts';
import { idle, mayHold } from './hidden.ts';
import { lift, moved } from './moving.ts';
import { NONE } from './state.ts';
import type { Text } from './text.ts';

const ATTACK = bit('Attack');

/** DOM-4.1: moves a card into play and follows it. */
export function play(t: Text, seat: Seat, card: number, how: 'hand' | 'other' = 'other'): void {
  const { state } = t;
  lift(state, seat, card);
  (state.play[seat] as number[]).push(card);
  moved(state, card);
  follow(t, seat, card, t.markOf(card), how);
}

/**
 * Follows a card that is not moved: a repeated play (DOM-10.2), or one in the trash (DOM-10.9). The mark says where the
 * text expects it; NONE if it is nowhere that it could move itself from.
 */
export function follow(
  t: Text,
  seat: Seat,
  card: number,
  mark: number,
  how: 'hand' | 'again' | 'trash' | 'other',
): void {
  const kind = t.kindOf(card);
  t.tell?.({ type: 'played', seat, card: t.id(kind), how });
  if (t.cards.firstPlay[kind] !== NONE) makeGood(t, seat, kind, card, mark);
  const script = t.cards.play[kind] as number;
  if (script === NONE) return;
  const isAttack = ((t.state.box.types[kind] as number) & ATTACK) !== 0;
  const spared = isAttack ? t.state.guarded & ~(1 << seat) : 0;
  // Attack or not, and as for each of several seats: what frames begin with is read quickest where it is of few shapes.
  t.begin(script, { seat, card, mark, it: NOTHING, spared });
  if (!isAttack) return;
  // Whether others are asked, and what they must show, depends on their hands.
  t.state.reveals += 1;
  wait(t, seat, reactions(t, seat));
}

/** DOM-C.merchant.2: a promise for the first card of its name comes after the card's own effect. */
function makeGood(t: Text, seat: Seat, kind: number, card: number, mark: number): void {
  if (t.state.silvers === 0 && t.state.merchants > 0) t.begin(t.cards.firstPlay[kind] as number, { seat, card, mark });
  t.state.silvers += 1;
}

/** DOM-12.2: each other player may react before the Attack does anything, unless they are protected already (DOM-12.3b). */
function reactions(t: Text, attacker: Seat): readonly Waiting[] {
  const { state } = t;
  const waiting: Waiting[] = [];
  for (const seat of t.order) {
    if (seat === attacker || ((state.guarded >> seat) & 1) === 1) continue;
    for (const { kind, script } of t.cards.attacked) {
      const card = (state.hand[seat] as number[]).find((held) => t.kindOf(held) === kind);
      if (card !== undefined) waiting.push({ script, seat, card, mark: t.markOf(card), it: [] });
      else if (t.isEven && mayHold(state, seat, (other) => other === kind)) waiting.push(idle(script, seat));
    }
  }
  return waiting;
}
