import type { Seat } from '@nightjar/kernel';
import { type Frame, frameOf, NOTHING, type Waiting } from './frame.ts';
import { TRIGGERS } from './library.ts';
import {
  answersTo,
  type Label,
  mayOneOf,
  type Open,
  oneOf,
  onlyAnswer,
  type Question,
  STOP,
  withPick,
} from './question.ts';
import type { AnyText } from './text.ts';

/** What a seat with several triggers is asked. */
export const CHOOSE_TRIGGER = 'chooseTrigger';

/** Opens a window for what an event has set off. Seats come in turn order, and each orders its own. */
export function wait(t: AnyText, seat: Seat, waiting: readonly Waiting[]): void {
  if (waiting.length > 0) t.begin(TRIGGERS, { seat, waiting });
}

/** Follows the texts on the stack until one of them asks something or all have ended. */
export function resolve(t: AnyText): void {
  const { stack } = t.state;
  for (;;) {
    const frame = stack.at(-1);
    if (frame === undefined) return;
    if (frame.script === TRIGGERS) {
      if (!comesByItself(t, frame)) return;
      continue;
    }
    const step = t.library.entry(frame.script).steps[frame.step];
    if (step === undefined) {
      stack.pop();
      continue;
    }
    t.turnTo(frame);
    switch (step.op) {
      case 'act':
        frame.step += 1;
        step.act(t as never);
        break;
      case 'unless':
        frame.step = step.test(t as never) ? frame.step + 1 : step.to;
        break;
      case 'each':
        eachSeat(t, frame, step.script, step.seats(t as never));
        break;
      case 'ask':
        if (!answersItself(t)) return;
        break;
    }
  }
}

function eachSeat(t: AnyText, frame: Frame, script: number, seats: readonly Seat[]): void {
  const seat = seats[frame.turn];
  if (seat === undefined) {
    frame.turn = 0;
    frame.step += 1;
    return;
  }
  frame.turn += 1;
  const { card, mark, it, spared } = frame;
  t.begin(script, { seat, card, mark, it, spared });
}

/** The question that the top of the stack asks. Only to be called between answers, when there is one. */
export function open(t: AnyText): Open {
  const frame = t.state.stack.at(-1) as Frame;
  t.turnTo(frame);
  if (t.asked?.frame === frame) return t.asked.open;
  const step = t.library.entry(frame.script).steps[frame.step];
  if (step?.op !== 'ask') return choiceOfTriggers(t, frame);
  const asked = { name: step.name, seat: frame.seat, question: step.question(t as never) };
  return t.isEven && step.seems !== undefined ? { ...asked, seems: step.seems(t as never) } : asked;
}

/** What the owner of several triggers that can come now is asked. */
function choiceOfTriggers(t: AnyText, frame: Frame): Open {
  const offered = offers(t, frame);
  const may = offered.every((i) => t.library.entry((frame.waiting[i] as Waiting).script).manner.may === true);
  const seat = (frame.waiting[offered[0] as number] as Waiting).seat;
  const question = may ? mayOneOf(offered, 'trigger') : oneOf(offered, 'trigger');
  const asked = { name: CHOOSE_TRIGGER, seat, question };
  return t.isEven ? { ...asked, seems: Math.max(offered.length, hiddenOf(t, frame, seat)) } : asked;
}

/** Whether the top of the stack asks something as it stands: for stacks that no game has led to. */
export function isAsking(t: AnyText): boolean {
  const frame = t.state.stack.at(-1);
  if (frame === undefined) return false;
  if (frame.script === TRIGGERS) return offers(t, frame).length > 0;
  return t.library.entry(frame.script).steps[frame.step]?.op === 'ask';
}

/** The answer an option of the open question goes by. */
export const labelIn =
  (t: AnyText): Label =>
  (question, option) =>
    question.among === 'trigger' ? t.labelOf(t.frame.waiting[option] as Waiting) : t.label(question, option);

/** The answers to the open question, ascending. */
export function answers(t: AnyText): number[] {
  const { question } = open(t);
  return answersTo(question, t.state.picks, labelIn(t));
}

/** Gives one answer to the open question. */
export function answer(t: AnyText, action: number): void {
  give(t, open(t), action);
}

function give(t: AnyText, { question, seems }: Open, action: number): void {
  if (action !== STOP) {
    t.state.picks = withPick(question, t.state.picks, action, labelIn(t));
    // That nothing is left to pick is hidden too.
    const most = seems === undefined ? question.max : Math.min(question.most ?? question.max, seems);
    if (t.state.picks.length < most) return;
  }
  const { picks } = t.state;
  t.state.picks = NOTHING;
  settle(t, question, picks);
}

/** The choice is made: it becomes "it", or the trigger picked comes now. */
function settle(t: AnyText, question: Question, picks: readonly number[]): void {
  const { frame } = t;
  t.asked = null;
  if (question.among === 'trigger') {
    const [picked] = picks;
    const { seat } = frame.waiting[question.options[0] as number] as Waiting;
    if (picked === undefined) frame.waiting = frame.waiting.filter((waiting) => waiting.seat !== seat);
    else come(t, frame, picked);
    return;
  }
  frame.step += 1;
  if (question.among === 'way') frame.said = picks[0] as number;
  else t.take(picks, question.among === 'card');
}

/** Answers a question that has one answer only; false if a player has to be asked. */
function answersItself(t: AnyText): boolean {
  const asked = open(t);
  if (givesItself(t, asked)) return true;
  t.asked = { frame: t.frame, open: asked };
  return false;
}

function givesItself(t: AnyText, asked: Open): boolean {
  const { question, seems } = asked;
  const { options, min, max } = question;
  if (seems !== undefined && seemsToChoose(question, seems, t.state.picks.length)) return false;
  if (max === 0 || (min >= options.length && !question.arranged)) {
    settle(t, question, max === 0 ? NOTHING : options);
    return true;
  }
  // Whatever may be declined has two answers at least.
  if (min === 0 && t.state.picks.length === 0) return false;
  const only = onlyAnswer(question, t.state.picks, labelIn(t));
  if (only === null) return false;
  give(t, asked, only);
  return true;
}

/** Whether others would expect a choice among so many options, as if all of them fitted and no two were alike. */
function seemsToChoose(question: Question, seems: number, made: number): boolean {
  const { min, max, least = min, most = max, arranged } = question;
  if (Math.min(most, seems) === 0) return false;
  return arranged ? seems - made > 1 : least < seems;
}

/** The triggers that can come now: those of the first seat in turn order that has any, alike ones once. */
function offers(t: AnyText, frame: Frame): number[] {
  for (const seat of t.order) {
    const found: number[] = [];
    for (let i = 0; i < frame.waiting.length; i += 1) {
      const waiting = frame.waiting[i] as Waiting;
      if (waiting.seat !== seat || !isPossible(t, waiting)) continue;
      if (found.every((j) => t.labelOf(frame.waiting[j] as Waiting) !== t.labelOf(waiting))) found.push(i);
    }
    t.turnTo(frame);
    if (found.length > 0) return found;
  }
  return [];
}

/** How many triggers of a seat may differ in hidden things. */
const hiddenOf = (t: AnyText, frame: Frame, seat: Seat): number =>
  frame.waiting.filter((waiting) => waiting.seat === seat && t.library.entry(waiting.script).manner.hidden === true)
    .length;

function isPossible(t: AnyText, waiting: Waiting): boolean {
  const { possible } = t.library.entry(waiting.script).manner;
  if (possible === undefined) return true;
  t.frame = frameOf(waiting.script, waiting);
  return possible(t as never);
}

/** Lets a trigger come that needs no choice; false if a player has to choose. */
function comesByItself(t: AnyText, frame: Frame): boolean {
  const offered = frame.waiting.length === 0 ? NOTHING : offers(t, frame);
  const first = offered[0];
  if (first === undefined) {
    t.state.stack.pop();
    return true;
  }
  const { seat } = frame.waiting[first] as Waiting;
  // One that is not possible yet may want its place between two that are.
  const plain = frame.waiting.every(
    (other) => other.seat !== seat || t.library.entry(other.script).manner.plain === true,
  );
  const choices = t.isEven ? Math.max(offered.length, hiddenOf(t, frame, seat)) : offered.length;
  if (choices > 1 && !plain) return false;
  come(t, frame, first);
  return true;
}

function come(t: AnyText, frame: Frame, picked: number): void {
  const waiting = frame.waiting[picked] as Waiting;
  frame.waiting = frame.waiting.filter((_, i) => i !== picked);
  t.begin(waiting.script, waiting);
}
