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
  readonly questions: Question[];
}

/** A question by seat and name. */
interface Question {
  readonly seat: Seat;
  readonly name: string;
  /** How good answers look one ahead: an order to try them in need not know what was learnt. */
  readonly looks: Map<Action, number>;
  /** By what the observer has learnt on the way. */
  readonly open: Map<string, Open>;
}

/** A question in the tree with the answers tried so far, ascending. */
export interface Open {
  readonly seat: Seat;
  visits: number;
  readonly tried: Node[];
  readonly looks: Map<Action, number>;
}

const newNode = (seat: Seat, action: Action, available: number): Node => ({
  seat,
  action,
  visits: 0,
  available,
  sum: 0,
  isRevealing: false,
  heard: [],
  learnt: '[]',
  questions: [],
});

/** Where every walk begins: nothing was answered. */
export const newRoot = (): Node => newNode(-1, -1, 0);

/** A question of a node, new if nobody has met it there knowing this. */
export function openAt(node: Node, decision: Decision, learnt: string): Open {
  const question = questionAt(node, decision);
  let open = question.open.get(learnt);
  if (open === undefined) {
    open = { seat: question.seat, visits: 0, tried: [], looks: question.looks };
    question.open.set(learnt, open);
  }
  return open;
}

function questionAt({ questions }: Node, { seat, question: name }: Decision): Question {
  for (const question of questions) if (question.seat === seat && question.name === name) return question;
  const met: Question = { seat, name, looks: new Map(), open: new Map() };
  questions.push(met);
  return met;
}

/** An answer enters the tree, in its place among those that were tried. */
export function enter({ seat, tried }: Open, action: Action, available: number): Node {
  const node = newNode(seat, action, available);
  let at = tried.length;
  for (; at > 0 && (tried[at - 1] as Node).action > action; at -= 1) tried[at] = tried[at - 1] as Node;
  tried[at] = node;
  return node;
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
export function triedAt({ questions: [question] }: Node): readonly Node[] {
  const [open] = question?.open.values() ?? [];
  return open?.tried ?? [];
}
