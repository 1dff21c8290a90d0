import { type Action, type Seat, shuffle, type Tell } from '@nightjar/kernel';
import {
  type Evening,
  type Frame,
  frameOf,
  handOf,
  isMoth,
  type LanternEvent,
  questionOf,
  rowOf,
  type ScriptName,
} from './evening.ts';
import {
  cardsOf,
  ECHO,
  GLASS,
  GUST,
  isEffect,
  isLamp,
  type Kind,
  nameOf,
  noCards,
  put,
  SIFT,
  sizeOf,
  take,
} from './kind.ts';

/** The answer that takes no card: rest, stop, keep. */
export const STOP = 6;
/** The answer that shows Glass. */
export const SHOW = 7;

type Telling = Tell<LanternEvent> | undefined;

const SPARED = 2;

/** Gives the answer to the innermost frame, then goes on until something is asked or the game is over. */
export function answer(evening: Evening, action: Action, tell?: Tell<LanternEvent>): void {
  const frame = evening.stack.at(-1);
  if (frame === undefined) throw new Error('nothing is asked');
  ANSWERS[questionOf(frame)](evening, frame, action, tell);
  for (;;) {
    const top = evening.stack.at(-1);
    if (top === undefined || STEPS[top.script](evening, top, tell)) return;
  }
}

const ANSWERS: Record<
  ReturnType<typeof questionOf>,
  (evening: Evening, frame: Frame, action: Action, tell: Telling) => void
> = {
  omen(evening, frame, kind, tell) {
    take(handOf(evening, frame.seat), kind);
    evening.omens[frame.seat] = kind;
    tell?.({ type: 'omened', seat: frame.seat, card: nameOf(kind) });
    frame.step = 1;
  },
  turn(evening, frame, action, tell) {
    frame.step = 1;
    if (action !== STOP) return playCard(evening, frame.seat, action, tell);
    frame.it = [STOP];
    tell?.({ type: 'rested', seat: frame.seat });
  },
  'echo.pick'(evening, frame, action, tell) {
    if (action === STOP) return end(evening);
    frame.step = 1;
    frame.it = [action];
    leaveHand(evening, frame.seat, action);
    put(evening.inPlay, action);
    tell?.({ type: 'echoed', seat: frame.seat, card: nameOf(action) });
  },
  'sift.discard'(evening, frame, action, tell) {
    if (action === STOP) {
      frame.step = 1;
      return;
    }
    // In the order of kinds: equal discards are equal states, whatever went first.
    frame.it = [...frame.it, action].sort((a, b) => a - b);
    discard(evening, frame.seat, action, tell);
  },
  'glass.show'(evening, frame, action, tell) {
    if (action === STOP) {
      frame.step = 1;
      return;
    }
    evening.shown[frame.seat] = Math.max(1, evening.shown[frame.seat] ?? 0);
    evening.reveals += 1;
    tell?.({ type: 'shown', seat: frame.seat });
    end(evening);
  },
  'gust.discard'(evening, frame, kind, tell) {
    discard(evening, frame.seat, kind, tell);
    end(evening);
  },
};

/** What each script does next; true if it asks. */
const STEPS: Record<ScriptName, (evening: Evening, frame: Frame, tell: Telling) => boolean> = {
  omen(evening, frame) {
    if (frame.step === 0) return true;
    end(evening);
    const next = frame.seat + 1;
    begin(evening, next < evening.options.players ? frameOf('omen', next) : frameOf('turn', 0));
    return false;
  },
  turn(evening, frame, tell) {
    if (frame.step === 0 && !isMoth(evening, frame.seat)) return true;
    if (frame.step === 0) {
      frame.step = 1;
      flutter(evening, frame.seat, tell);
      return false;
    }
    if (!isMoth(evening, frame.seat)) draw(evening, frame.seat, frame.it[0] === STOP ? 2 : 1, tell);
    for (const kind of cardsOf(evening.inPlay)) put(evening.discard, kind);
    evening.inPlay = noCards();
    end(evening);
    const next = (frame.seat + 1) % evening.rows.length;
    if (next === 0) evening.round += 1;
    if (evening.round <= evening.options.rounds) begin(evening, frameOf('turn', next));
    else turnOmens(evening, tell);
    return false;
  },
  echo(evening, frame) {
    if (frame.step === 0) return true;
    const kind = frame.it[0] as Kind;
    frame.step += 1;
    if (frame.step > 3) end(evening);
    else begin(evening, effectOf(frame.seat, kind));
    return false;
  },
  sift(evening, frame, tell) {
    if (frame.step === 0 && sizeOf(handOf(evening, frame.seat)) > 0) return true;
    end(evening);
    draw(evening, frame.seat, frame.it.length, tell);
    return false;
  },
  gust(evening, frame) {
    const others = evening.rows.length - 1;
    frame.step += 1;
    if (frame.step > others) {
      end(evening);
      return false;
    }
    const hit = (frame.seat + frame.step) % evening.rows.length;
    if (!isMoth(evening, hit)) begin(evening, frameOf('hit', hit, frame.card));
    return false;
  },
  hit(evening, frame) {
    if (frame.step > 0 || sizeOf(handOf(evening, frame.seat)) > SPARED) return true;
    end(evening);
    return false;
  },
};

function turnOmens(evening: Evening, tell: Telling): void {
  evening.reveals += 1;
  tell?.({ type: 'ended', omens: evening.omens.map(nameOf) });
}

const begin = (evening: Evening, frame: Frame): void => void evening.stack.push(frame);
const end = (evening: Evening): void => void evening.stack.pop();

const EFFECTS: Record<number, ScriptName> = { [ECHO]: 'echo', [SIFT]: 'sift', [GUST]: 'gust' };
const effectOf = (seat: Seat, kind: Kind): Frame => frameOf(EFFECTS[kind] as ScriptName, seat, kind);

function playCard(evening: Evening, seat: Seat, kind: Kind, tell: Telling): void {
  leaveHand(evening, seat, kind);
  put(isLamp(kind) ? rowOf(evening, seat) : evening.inPlay, kind);
  tell?.({ type: 'played', seat, card: nameOf(kind) });
  if (isEffect(kind)) begin(evening, effectOf(seat, kind));
}

/** A Glass that leaves is taken to be one that was shown: nobody can tell another from it. */
function leaveHand(evening: Evening, seat: Seat, kind: Kind): void {
  take(handOf(evening, seat), kind);
  if (kind === GLASS) evening.shown[seat] = Math.max(0, (evening.shown[seat] ?? 0) - 1);
}

function discard(evening: Evening, seat: Seat, kind: Kind, tell: Telling): void {
  leaveHand(evening, seat, kind);
  put(evening.discard, kind);
  tell?.({ type: 'discarded', seat, card: nameOf(kind) });
}

function draw(evening: Evening, seat: Seat, count: number, tell: Telling): void {
  const drawn: Kind[] = [];
  for (let i = 0; i < count; i += 1) {
    const kind = topCard(evening, tell);
    if (kind === undefined) break;
    put(handOf(evening, seat), kind);
    drawn.push(kind);
  }
  if (drawn.length === 0) return;
  // In the order of kinds: a hand has no order, so events tell none.
  tell?.({ type: 'drew', seat, count: drawn.length, cards: drawn.toSorted((a, b) => a - b).map(nameOf) });
}

function topCard(evening: Evening, tell: Telling): Kind | undefined {
  if (evening.deck.length === 0 && sizeOf(evening.discard) > 0) {
    evening.deck = shuffle(cardsOf(evening.discard), evening.rng);
    evening.discard = noCards();
    tell?.({ type: 'shuffled', count: evening.deck.length });
  }
  if (evening.deck.length > 0) evening.reveals += 1;
  return evening.deck.pop();
}

function flutter(evening: Evening, moth: number, tell: Telling): void {
  const kind = topCard(evening, tell);
  if (kind === undefined) return;
  put(isLamp(kind) ? rowOf(evening, moth) : evening.inPlay, kind);
  tell?.({ type: 'fluttered', card: nameOf(kind) });
  if (kind === GUST) begin(evening, effectOf(moth, kind));
}
