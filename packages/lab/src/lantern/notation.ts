import type { Action, Refusal, Seat } from '@nightjar/kernel';
import { SHOW, STOP } from './effects.ts';
import { asked, type Evening, type Frame, handOf, type Question, questionOf } from './evening.ts';
import { GLASS, holds, isEffect, KINDS, type Kind, nameOf } from './kind.ts';

/** The word before a card's name, and the answer that takes no card, per question. */
const WORDS: Record<Question, { readonly card: string | null; readonly none: string | null }> = {
  omen: { card: 'omen', none: null },
  turn: { card: 'play', none: 'rest' },
  'echo.pick': { card: 'echo', none: 'stop' },
  'sift.discard': { card: 'discard', none: 'stop' },
  'glass.show': { card: null, none: 'keep' },
  'gust.discard': { card: 'discard', none: null },
};

const ACTIONS = [...KINDS.keys(), STOP, SHOW];

export const legal = (evening: Evening): readonly Action[] => {
  const frame = evening.stack.at(-1);
  return frame === undefined ? [] : ACTIONS.filter((action) => forbidden(evening, frame, action) === null);
};

export function write(evening: Evening, action: Action): string {
  const frame = evening.stack.at(-1) as Frame;
  const words = WORDS[questionOf(frame)];
  if (action === SHOW) return 'show Glass';
  return action === STOP ? (words.none ?? '?') : `${words.card} ${nameOf(action)}`;
}

export function read(evening: Evening, text: string): Action | null {
  return legal(evening).find((action) => write(evening, action) === text) ?? null;
}

export function refuse(evening: Evening, seat: Seat, text: string): Refusal | null {
  const frame = evening.stack.at(-1);
  const decision = asked(evening);
  if (frame === undefined || decision === null) return { rule: 'LAN-5.4', reason: 'game-over', with: {} };
  if (decision.seat !== seat) return { rule: 'LAN-1.2', reason: 'not-asked', with: { seat: decision.seat } };
  const action = ACTIONS.find((candidate) => write(evening, candidate) === text);
  if (action === undefined)
    return { rule: 'LAN-1.3', reason: 'another-question', with: { question: decision.question } };
  return forbidden(evening, frame, action);
}

/** Why the innermost frame takes no such answer; null if it does. */
function forbidden(evening: Evening, frame: Frame, action: Action): Refusal | null {
  const question = questionOf(frame);
  const words = WORDS[question];
  const hand = handOf(evening, frame.seat);
  if (action === SHOW) {
    if (question !== 'glass.show') return { rule: 'LAN-1.3', reason: 'another-question', with: { question } };
    return holds(hand, GLASS) ? null : { rule: 'LAN-4.4', reason: 'no-glass', with: {} };
  }
  if (action === STOP) {
    return words.none === null ? { rule: 'LAN-1.3', reason: 'must-answer', with: { question } } : null;
  }
  if (words.card === null) return { rule: 'LAN-1.3', reason: 'another-question', with: { question } };
  return forbiddenCard(question, action) ?? missingCard(evening, frame, action);
}

function forbiddenCard(question: Question, kind: Kind): Refusal | null {
  const card = nameOf(kind);
  if (question === 'turn' && kind === GLASS) return { rule: 'LAN-3.5', reason: 'never-played', with: { card } };
  if (question === 'echo.pick' && !isEffect(kind)) return { rule: 'LAN-4.1', reason: 'no-effect', with: { card } };
  return null;
}

function missingCard(evening: Evening, frame: Frame, kind: Kind): Refusal | null {
  if (holds(handOf(evening, frame.seat), kind)) return null;
  return { rule: 'LAN-1.4', reason: 'not-in-hand', with: { card: nameOf(kind) } };
}
