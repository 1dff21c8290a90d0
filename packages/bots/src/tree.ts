import type { Action, Decision, GameEvent, Seat } from '@nightjar/kernel';

/** A place in the tree: who answered what to get here, and how it turned out for them. */
export interface Node {
  readonly seat: Seat;
  readonly action: Action;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** The values of all visits. */
  sum: number;
  /** Whether this answer has shown somebody something, or drawn chance. */
  isRevealing: boolean;
  /** What the observer heard when it was last given, and the same as a text. */
  heard: readonly GameEvent[];
  learnt: string;
  /** Questions met here: after chance they may differ. */
  questions: readonly Question[];
}

/** A question by seat and name. */
interface Question {
  readonly seat: Seat;
  readonly name: string;
  /** With what the observer had learnt on the way when it was met first, and with whatever else: most are met with one thing only. */
  readonly learnt: string;
  readonly first: Open;
  others: Map<string, Open> | null;
}

/** A question in the tree with the answers tried so far, ascending. */
export interface Open {
  readonly seat: Seat;
  visits: number;
  readonly tried: Node[];
  readonly looks: Looks;
}

/** How good answers look one ahead, ascending by answer: an order to try them in need not know what was learnt. */
interface Looks {
  readonly answers: Action[];
  readonly worths: number[];
}

const newNode = (seat: Seat, action: Action, available: number): Node => ({
  seat,
  action,
  visits: 0,
  available,
  sum: 0,
  isRevealing: false,
  heard: NOTHING,
  learnt: '[]',
  questions: NONE,
});

const NOTHING: readonly GameEvent[] = [];
const NONE: readonly Question[] = [];

/** Where every walk begins: nothing was answered. */
export const newRoot = (): Node => newNode(-1, -1, 0);

const newOpen = (seat: Seat, looks: Looks): Open => ({ seat, visits: 0, tried: [], looks });

/** A question of a node, new if nobody has met it there knowing this. */
export function openAt(node: Node, decision: Decision, learnt: string): Open {
  const question = questionAt(node, decision, learnt);
  if (question.learnt === learnt) return question.first;
  question.others ??= new Map();
  let open = question.others.get(learnt);
  if (open === undefined) {
    open = newOpen(question.seat, question.first.looks);
    question.others.set(learnt, open);
  }
  return open;
}

function questionAt(node: Node, { seat, question: name }: Decision, learnt: string): Question {
  for (const question of node.questions) if (question.seat === seat && question.name === name) return question;
  const met: Question = { seat, name, learnt, first: newOpen(seat, { answers: [], worths: [] }), others: null };
  node.questions = [...node.questions, met];
  return met;
}

/** An answer enters the tree, in its place among those that were tried. */
export function enter({ seat, tried }: Open, action: Action, available: number): Node {
  const node = newNode(seat, action, available);
  let at = tried.length;
  while (at > 0 && (tried[at - 1] as Node).action > action) at -= 1;
  insert(tried, at, node);
  return node;
}

/** Puts an item in a place of a list; those from there on move up. */
export function insert<T>(list: T[], place: number, item: T): void {
  for (let i = list.length; i > place; i -= 1) list[i] = list[i - 1] as T;
  list[place] = item;
}

/** The legal answers that are not in the tree. */
export function untriedOf({ tried }: Open, legal: readonly Action[]): Action[] {
  const untried: Action[] = [];
  let at = 0;
  for (const action of legal) {
    while (at < tried.length && (tried[at] as Node).action < action) at += 1;
    if (tried[at]?.action !== action) untried.push(action);
  }
  return untried;
}

/** The answers tried to the only question of a node, ascending. */
export const triedAt = ({ questions: [question] }: Node): readonly Node[] => question?.first.tried ?? [];
