import type { Eyes, Json, Seat } from '@nightjar/kernel';
import type { Evening, Frame, LanternEvent, ScriptName } from './evening.ts';
import { KINDS, nameOf, type Pile, sizeOf } from './kind.ts';
import type { LanternOptions } from './options.ts';
import { knowsOmen } from './scoring.ts';

/** Cards by name; kinds of which there are none are left out. */
type Cards = { readonly [kind: string]: number };

type SeatView = {
  readonly cards: number;
  /** For its owner alone. */
  readonly hand: Cards | null;
  /** How many Glass of the hand everyone has seen. */
  readonly shownGlass: number;
  readonly row: Cards;
  /** `face down` where these eyes may not know it. */
  readonly omen: string | null;
};

type FrameView = {
  readonly script: ScriptName;
  readonly step: number;
  readonly seat: Seat;
  readonly card: string | null;
  readonly it: readonly string[];
};

/** What eyes see of an evening of Lantern. */
export type LanternView = {
  readonly game: 'lantern';
  readonly options: { readonly [option in keyof LanternOptions]: LanternOptions[option] };
  readonly round: number;
  readonly deck: number;
  readonly discard: Cards;
  readonly inPlay: Cards;
  readonly moth: Cards | null;
  readonly seats: readonly SeatView[];
  readonly stack: readonly FrameView[];
};

const named = (pile: Pile): Cards => Object.fromEntries(KINDS.flatMap((kind, i) => (pile[i] ? [[kind, pile[i]]] : [])));

export function view(evening: Evening, eyes: Eyes): LanternView {
  const { hands, rows } = evening;
  return {
    game: 'lantern',
    options: { ...evening.options },
    round: evening.round,
    deck: evening.deck.length,
    discard: named(evening.discard),
    inPlay: named(evening.inPlay),
    moth: rows.length > hands.length ? named(rows.at(-1) as Pile) : null,
    seats: hands.map((hand, seat) => ({
      cards: sizeOf(hand),
      hand: eyes === seat ? named(hand) : null,
      shownGlass: evening.shown[seat] ?? 0,
      row: named(rows[seat] as Pile),
      omen: omenView(evening, eyes, seat),
    })),
    stack: evening.stack.map(frameView),
  };
}

const frameView = ({ script, step, seat, card, it }: Frame): FrameView => ({
  script,
  step,
  seat,
  card: KINDS[card] ?? null,
  it: it.map((kind) => KINDS[kind] ?? 'none'),
});

/** The placeholder for an omen that these eyes may not know. */
export const FACE_DOWN = 'face down';

function omenView(evening: Evening, eyes: Eyes, seat: Seat): string | null {
  const omen = evening.omens[seat] ?? -1;
  if (omen < 0) return null;
  return knowsOmen(evening, eyes, seat) ? nameOf(omen) : FACE_DOWN;
}

export function viewEvent(event: LanternEvent, eyes: Eyes): Json | null {
  const { type, seat = null, count = 0 } = event;
  if (seat === eyes) return event;
  if (type === 'omened') return { type, seat };
  if (type === 'drew') return { type, seat, count };
  return event;
}
