import type { Action, Decision, GameEvent, Seat } from '@nightjar/kernel';

/** A place in the tree: who answered what to get here, and how it turned out for them. */
export interface Node {
  readonly seat: Seat;
  readonly action: Action;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** What all visits were worth for the seat that answered. */
  sum: number;
  /** Whether this answer has shown somebody something, or drawn chance. */
  isRevealing: boolean;
  /** What the observer heard when it last revealed something, and the same as a text. */
  heard: readonly GameEvent[];
  learnt: string;
  /** The newest of the questions met here; `before` leads to the others. After chance there may be several. */
  question: Open | null;
}

/** A question in the tree, with the answers tried so far, ascending. */
export interface Open {
  readonly seat: Seat;
  readonly name: string;
  /** What the observer heard of the answer that led here; with another text it is another question. */
  readonly learnt: string;
  visits: number;
  readonly tried: Node[];
  readonly looks: Looks;
  /** The same seat and name by what else was learnt; null as long as it was met with one thing only. */
  others: Map<string, Open> | null;
  /** Another seat or name met at the same place before. */
  readonly before: Open | null;
}

/** How good answers look one ahead, ascending by answer. It only says in which order to try them, so whatever was learnt shares it. */
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
  question: null,
});

const NOTHING: readonly GameEvent[] = [];

/** Where every walk begins: nothing was answered. */
export const newRoot = (): Node => newNode(-1, -1, 0);

const newOpen = ({ seat, question: name }: Decision, learnt: string, looks: Looks, before: Open | null): Open => ({
  seat,
  name,
  learnt,
  visits: 0,
  tried: [],
  looks,
  others: null,
  before,
});

/** A question of a node, new if nobody has met it there knowing this. */
export function openAt(node: Node, decision: Decision, learnt: string): Open {
  const met = metAt(node, decision);
  if (met === null) {
    node.question = newOpen(decision, learnt, { answers: [], worths: [] }, node.question);
    return node.question;
  }
  if (met.learnt === learnt) return met;
  met.others ??= new Map();
  let open = met.others.get(learnt);
  if (open === undefined) {
    open = newOpen(decision, learnt, met.looks, null);
    met.others.set(learnt, open);
  }
  return open;
}

function metAt(node: Node, { seat, question: name }: Decision): Open | null {
  for (let met = node.question; met !== null; met = met.before) if (met.seat === seat && met.name === name) return met;
  return null;
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

/** The answers tried to the newest question of a node, ascending; a root has no other. */
export const triedAt = ({ question }: Node): readonly Node[] => question?.tried ?? [];
