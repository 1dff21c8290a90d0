import type { Seat } from '@nightjar/kernel';

/** The answer that ends a choice: enough has been picked, or nothing is wanted. */
export const STOP = 0;

/** What a text asks: which of these, how many, and whether their order means something. */
export interface Question {
  /** What the options are: `card`, `pile`, …; the game knows how to name them. An answer to `way` leaves "it" alone. */
  readonly among: string;
  readonly options: readonly number[];
  readonly min: number;
  readonly max: number;
  /** How many the text asks for, however few options there are; `min` and `max` unless told. */
  readonly least?: number;
  readonly most?: number;
  /** The order of the picks means something; without it they are a set. */
  readonly ordered: boolean;
  /** The order is asked even where all options are taken. */
  readonly arranged: boolean;
  /** Options alike are told apart by where they lie. */
  readonly byPlace?: true;
}

/** A question that waits for an answer. */
export interface Open {
  readonly name: string;
  readonly seat: Seat;
  readonly question: Question;
  /** At an even pace, how many options there seem to be to a viewer who cannot see them; undefined where all see them. */
  readonly seems?: number;
}

/** The options are its own: a question may be kept for longer than the list they came from. */
const asked = (among: string, options: readonly number[], min: number, max: number): Question => ({
  among,
  options: options.slice(),
  min: Math.min(min, options.length),
  max: Math.min(max, options.length),
  least: min,
  most: max,
  ordered: false,
  arranged: false,
});

export const oneOf = (options: readonly number[], among = 'card'): Question => asked(among, options, 1, 1);
export const mayOneOf = (options: readonly number[], among = 'card'): Question => asked(among, options, 0, 1);
export const upTo = (most: number, options: readonly number[], among = 'card'): Question =>
  asked(among, options, 0, most);
export const exactly = (count: number, options: readonly number[], among = 'card'): Question =>
  asked(among, options, Math.max(0, count), Math.max(0, count));
export const anyOf = (options: readonly number[], among = 'card'): Question =>
  asked(among, options, 0, Number.POSITIVE_INFINITY);
/** The picks stay in the order in which they were made. */
export const inOrder = (question: Question): Question => ({ ...question, ordered: true });
/** Options alike in different places are different answers. */
export const byPlace = (question: Question): Question => ({ ...question, byPlace: true });
/** All of them, in an order of the answerer's choice. */
export const arranged = (options: readonly number[], among = 'card'): Question => ({
  ...asked(among, options, options.length, options.length),
  ordered: true,
  arranged: true,
});

/** Which answer an option goes by; options alike in everything go by the same one. Above `STOP`. */
export type Label = (question: Question, option: number) => number;

/**
 * The answers to a question of which some picks have been made, ascending: whatever is not picked yet, in any order, and
 * `STOP` once enough is picked.
 */
export function answersTo(question: Question, picks: readonly number[], label: Label): number[] {
  const found: number[] = [];
  if (picks.length >= question.min) found.push(STOP);
  if (picks.length >= question.max) return found;
  for (const option of question.options) if (!picks.includes(option)) sortIn(found, label(question, option));
  return found;
}

/** The answer to a question of which some picks have been made, if there is but one; otherwise null. */
export function onlyAnswer(question: Question, picks: readonly number[], label: Label): number | null {
  let only = picks.length >= question.min ? STOP : null;
  if (picks.length >= question.max) return only;
  for (const option of question.options) {
    if (picks.includes(option)) continue;
    const answer = label(question, option);
    if (only !== null && only !== answer) return null;
    only = answer;
  }
  return only;
}

/** Puts an answer where it belongs among others that ascend, unless it stands there. Most come in their order. */
function sortIn(found: number[], answer: number): void {
  let at = found.length;
  while (at > 0 && (found[at - 1] as number) > answer) at -= 1;
  if (at > 0 && found[at - 1] === answer) return;
  found.push(answer);
  for (let i = found.length - 1; i > at; i -= 1) found[i] = found[i - 1] as number;
  found[at] = answer;
}

/** The first unpicked option that goes by this answer. */
function optionFor(question: Question, picks: readonly number[], answer: number, label: Label): number {
  for (const option of question.options) {
    if (!picks.includes(option) && label(question, option) === answer) return option;
  }
  throw new Error(`no option goes by ${answer}`);
}

/**
 * The picks and one more. Those of a set stand in the order of their answers, so that equal sets are equal picks, whatever
 * came first; those alike stand in the order of the options.
 */
export function withPick(question: Question, picks: readonly number[], answer: number, label: Label): number[] {
  const option = optionFor(question, picks, answer, label);
  const made = [...picks, option];
  if (question.ordered) return made;
  for (let at = picks.length; at > 0 && label(question, made[at - 1] as number) > answer; at -= 1) {
    made[at] = made[at - 1] as number;
    made[at - 1] = option;
  }
  return made;
}
