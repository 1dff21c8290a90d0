import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { type Answer, readAnswer } from './answer.ts';
import { COLOURS, PILES } from './box.ts';
import { ofColour } from './handful.ts';
import { read } from './notation.ts';
import { mustPlacePassed } from './passing.ts';
import { fitting } from './placing.ts';
import { pending } from './questions.ts';
import { freeOn, isPawned, NONE, type State } from './state.ts';

type Named<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

/** The questions that each kind of answer can answer. Which way of placing is meant follows from what is asked. */
const QUESTIONS: { readonly [kind in Answer['kind']]: readonly string[] } = {
  first: ['firstPlayer'],
  putBack: ['keep'],
  dive: ['shore'],
  path: ['path'],
  number: ['number'],
  split: ['place', 'passed'],
  place: ['place', 'passed'],
  decline: ['passed'],
  deliver: ['deliver'],
  take: ['jar'],
  keep: ['draw'],
};
/** Answers people try in place of placing a pawn. */
const SKIPPING = /^\s*(pass|skip)(\s|$)/i;

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, text: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('NLC-1.2', 'game-over');
  const { rule, question } = decision;
  if (seat !== decision.seat) return no(rule, 'not-asked', { seat: decision.seat, question });
  if (read(state, text) !== null) return null;
  if (SKIPPING.test(text) && question === 'shore') return no('NLC-1.3', 'no-skipping');
  const answer = readAnswer(text);
  if (answer === null) return no(rule, 'unreadable');
  if (!QUESTIONS[answer.kind].includes(question)) return refuseOther(state, answer, question, rule);
  return refuseAnswer(state, seat, answer) ?? no(rule, 'unreadable');
}

/** An answer to another question: some of these are tries that a clause of their own forbids. */
function refuseOther(state: State, { kind }: Answer, question: string, rule: string): Refusal {
  if (question === 'place' && kind === 'decline') return no('NLC-6.3', 'must-place', left(state));
  // NLC-5.9: until the number is confirmed a choice is changed by taking it back.
  if ((question === 'path' || question === 'number') && (kind === 'dive' || kind === 'path'))
    return no('NLC-5.9', 'take-back-first', { question });
  return no(rule, 'other-question', { question });
}

const left = (state: State): JsonObject => ({
  colour: COLOURS[state.placing] as string,
  count: fitting(state, state.placing),
});

/** Refusals of answers to the question asked; null where the text makes no sense at all. */
function refuseAnswer(state: State, seat: Seat, answer: Answer): Refusal | null {
  switch (answer.kind) {
    case 'putBack':
      return refuseCard(state, answer.jar, 'NLC-3.9', 'not-dealt');
    case 'keep':
      return refuseCard(state, answer.jar, 'NLC-12.3', 'not-drawn');
    case 'dive':
      return refuseShore(state, answer.shore);
    case 'number':
      return no('NLC-5.5', 'no-such-number', { number: answer.number });
    case 'split':
      return state.stage === 'place' ? refuseSplit(state, seat, answer) : null;
    case 'place':
      return state.stage === 'passed' ? refusePassed(state, seat, answer) : null;
    case 'decline':
      return mustPlacePassed(state) ? no('NLC-7.3a', 'must-place-passed') : null;
    case 'deliver':
      return refuseDelivery(state, answer.jar);
    case 'take':
      return refusePile(answer.pile);
    default:
      return null;
  }
}

/** The place of a thing by its name, in upper or lower case. */
const placeOf = (names: readonly string[], name: string): number =>
  names.findIndex((known) => known.toLowerCase() === name.toLowerCase());

const jarNamed = (state: State, name: string): number => placeOf(state.box.jars.id, name);
const jarId = (state: State, jar: number): string => state.box.jars.id[jar] as string;

function refuseCard(state: State, name: string, rule: string, reason: string): Refusal | null {
  const jar = jarNamed(state, name);
  return jar === NONE ? null : no(rule, reason, { jar: jarId(state, jar) });
}

function refuseShore(state: State, name: string): Refusal | null {
  const { shores, names } = state.box.pool;
  const shore = placeOf(shores, name);
  if (shore !== NONE)
    return isPawned(state, shore) ? no('NLC-5.2', 'shore-taken', { shore: shores[shore] as string }) : null;
  const isPlace = placeOf(['C', ...names], name) !== NONE;
  return isPlace ? no('NLC-2.4', 'no-shore', { place: name.toUpperCase() }) : null;
}

/** A jar that is not the player's own holds none of these dice (NLC-6.1). */
function slotOf(state: State, seat: Seat, name: string): number | Refusal | null {
  const jar = jarNamed(state, name);
  if (jar === NONE) return null;
  const slot = (state.jars[seat] as number[]).indexOf(jar);
  return slot === NONE ? no('NLC-6.1', 'not-own-jar', { jar: jarId(state, jar) }) : slot;
}

function refuseSplit(state: State, seat: Seat, { count, colour, jar: name }: Named<'split'>): Refusal | null {
  if (COLOURS.indexOf(colour) !== state.placing)
    return no('NLC-6.3a', 'other-colour', { colour, now: COLOURS[state.placing] as string });
  const slot = slotOf(state, seat, name);
  if (typeof slot !== 'number') return slot;
  const free = freeOn(state, seat, slot, state.placing);
  const jar = jarId(state, (state.jars[seat] as number[])[slot] as number);
  const collected = ofColour(state.haul, state.placing);
  if (count > collected) return no('NLC-5.6', 'not-collected', { colour, count: collected });
  if (count > free) return no('NLC-6.1', 'no-free-space', { colour, jar, free });
  return no('NLC-6.3', 'must-place', left(state));
}

function refusePassed(state: State, seat: Seat, { colour, jar: name }: Named<'place'>): Refusal | null {
  const slot = slotOf(state, seat, name);
  if (typeof slot !== 'number') return slot;
  if (ofColour(state.haul, COLOURS.indexOf(colour)) === 0) return no('NLC-7.2', 'not-passed', { colour });
  const jar = jarId(state, (state.jars[seat] as number[])[slot] as number);
  return no('NLC-7.2', 'no-free-space', { colour, jar, free: 0 });
}

/** Both jars are full where the order is asked, so only another player's is refused. */
function refuseDelivery(state: State, name: string): Refusal | null {
  const jar = jarNamed(state, name);
  return jar === NONE ? null : no('NLC-8.5', 'not-own-jar', { jar: jarId(state, jar) });
}

const refusePile = (pile: number): Refusal =>
  pile < 1 || pile > PILES ? no('NLC-8.6', 'no-such-pile', { pile }) : no('NLC-8.8', 'pile-empty', { pile });
