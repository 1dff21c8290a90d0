import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { COLOURS, type Colour, PILES } from './box.ts';
import { read } from './notation.ts';
import { fitting } from './placing.ts';
import { pending } from './questions.ts';
import { freeOn, isPawned, NONE, type State } from './state.ts';

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

/** The first word of every answer, with the questions it can answer. */
const VERBS: { readonly [verb: string]: readonly string[] } = {
  first: ['firstPlayer'],
  put: ['keep'],
  dive: ['shore'],
  path: ['path'],
  number: ['number'],
  place: ['place', 'passed'],
  decline: ['passed'],
  deliver: ['deliver'],
  take: ['jar'],
  keep: ['draw'],
};
/** What people try who would rather not place a pawn. */
const SKIPS = ['pass', 'skip'];

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, text: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('NLC-1.2', 'game-over');
  const { rule, question } = decision;
  if (seat !== decision.seat) return no(rule, 'not-asked', { seat: decision.seat, question });
  if (read(state, text) !== null) return null;
  const words = text.trim().toLowerCase().split(/\s+/);
  const verb = words[0] ?? '';
  if (SKIPS.includes(verb) && question === 'shore') return no('NLC-1.3', 'no-skipping');
  const questions = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (questions === undefined) return no(rule, 'unreadable');
  if (!questions.includes(question)) return refuseOther(state, verb, question, rule);
  return refuseAnswer(state, seat, words) ?? no(rule, 'unreadable');
}

/** An answer to another question: some of these are tries that a clause of their own forbids. */
function refuseOther(state: State, verb: string, question: string, rule: string): Refusal {
  if (question === 'place' && verb === 'decline') return no('NLC-6.3', 'must-place', left(state));
  // NLC-5.9: until the number is confirmed a choice is changed by taking it back.
  if ((question === 'path' || question === 'number') && (verb === 'dive' || verb === 'path'))
    return no('NLC-5.9', 'take-back-first', { question });
  return no(rule, 'other-question', { question });
}

const left = (state: State): JsonObject => ({
  colour: COLOURS[state.placing] as string,
  count: fitting(state, state.placing),
});

/** Refusals of answers to the question asked; null where the words make no sense at all. */
function refuseAnswer(state: State, seat: Seat, words: readonly string[]): Refusal | null {
  switch (state.stage) {
    case 'keep':
      return words.length === 3 ? refuseCard(state, words[2] as string, 'NLC-3.9', 'not-dealt') : null;
    case 'draw':
      return words.length === 2 ? refuseCard(state, words[1] as string, 'NLC-12.3', 'not-drawn') : null;
    case 'shore':
      return words.length === 2 ? refuseShore(state, words[1] as string) : null;
    case 'number':
      return words.length === 2 && /^-?\d{1,9}$/.test(words[1] as string)
        ? no('NLC-5.5', 'no-such-number', { number: Number(words[1]) })
        : null;
    case 'place':
      return words.length === 4 ? refuseSplit(state, seat, words) : null;
    case 'passed':
      return words.length === 3 ? refusePassed(state, seat, words[1] as string, words[2] as string) : null;
    case 'deliver':
      return words.length === 2 ? refuseDelivery(state, words[1] as string) : null;
    case 'jar':
      return words.length === 2 ? refusePile(words[1] as string) : null;
    default:
      return null;
  }
}

const jarNamed = (state: State, word: string): number => state.box.jars.id.findIndex((id) => id.toLowerCase() === word);
const jarId = (state: State, jar: number): string => state.box.jars.id[jar] as string;

function refuseCard(state: State, word: string, rule: string, reason: string): Refusal | null {
  const jar = jarNamed(state, word);
  return jar === NONE ? null : no(rule, reason, { jar: jarId(state, jar) });
}

function refuseShore(state: State, word: string): Refusal | null {
  const { shores, names } = state.box.pool;
  const shore = shores.findIndex((name) => name.toLowerCase() === word);
  if (shore !== NONE)
    return isPawned(state, shore) ? no('NLC-5.2', 'shore-taken', { shore: shores[shore] as string }) : null;
  const isPlace = word === 'c' || names.some((name) => name.toLowerCase() === word);
  return isPlace ? no('NLC-2.4', 'no-shore', { place: word.toUpperCase() }) : null;
}

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** A jar that is not the player's own holds none of these dice (NLC-6.1). */
function slotOf(state: State, seat: Seat, word: string): number | Refusal | null {
  const jar = jarNamed(state, word);
  if (jar === NONE) return null;
  const slot = (state.jars[seat] as number[]).indexOf(jar);
  return slot === NONE ? no('NLC-6.1', 'not-own-jar', { jar: jarId(state, jar) }) : slot;
}

function refuseSplit(state: State, seat: Seat, words: readonly string[]): Refusal | null {
  const [, number = '', colour = '', jar = ''] = words;
  if (!/^\d{1,3}$/.test(number) || !isColour(colour)) return null;
  if (COLOURS.indexOf(colour) !== state.placing)
    return no('NLC-6.3a', 'other-colour', { colour, now: COLOURS[state.placing] as string });
  const slot = slotOf(state, seat, jar);
  if (typeof slot !== 'number') return slot;
  const free = freeOn(state, seat, slot, state.placing);
  const args = { colour, jar: jarId(state, (state.jars[seat] as number[])[slot] as number), free };
  if (Number(number) > (state.haul[state.placing] as number))
    return no('NLC-5.6', 'not-collected', { colour, count: state.haul[state.placing] as number });
  if (Number(number) > free) return no('NLC-6.1', 'no-free-space', args);
  return no('NLC-6.3', 'must-place', left(state));
}

function refusePassed(state: State, seat: Seat, colour: string, word: string): Refusal | null {
  if (!isColour(colour)) return null;
  const slot = slotOf(state, seat, word);
  if (typeof slot !== 'number') return slot;
  if (state.haul[COLOURS.indexOf(colour)] === 0) return no('NLC-7.2', 'not-passed', { colour });
  const jar = jarId(state, (state.jars[seat] as number[])[slot] as number);
  return no('NLC-7.2', 'no-free-space', { colour, jar, free: 0 });
}

/** Both jars are full where the order is asked, so only somebody else's is refused. */
function refuseDelivery(state: State, word: string): Refusal | null {
  const jar = jarNamed(state, word);
  return jar === NONE ? null : no('NLC-8.5', 'not-own-jar', { jar: jarId(state, jar) });
}

function refusePile(word: string): Refusal | null {
  if (!/^\d{1,3}$/.test(word)) return null;
  const pile = Number(word);
  if (pile < 1 || pile > PILES) return no('NLC-8.6', 'no-such-pile', { pile });
  return no('NLC-8.8', 'pile-empty', { pile });
}
