import type { Action, Decision, GameEvent, Seat } from '@nightjar/kernel';

/** A node: the seat and answer that led here, with its statistics. */
export interface Node {
  readonly seat: Seat;
  readonly action: Action;
  visits: number;
  /** How often it was legal when its question was visited: the n of UCB. */
  available: number;
  /** The sum of all leaf values for the seat that answered. */
  sum: number;
  /** Whether this answer has revealed something to a seat, or drawn chance. */
  isRevealing: boolean;
  /** What the observer heard when it last revealed something, and the same as a text. */
  heard: readonly GameEvent[];
  learnt: string;
  /** The newest of the questions met here; `before` leads to the others. After chance there may be several. */
  question: TreeQuestion | null;
}

/** A question in the tree, with the answers tried so far, ascending. */
export interface TreeQuestion {
  readonly seat: Seat;
  readonly name: string;
  /** What the observer heard of the answer that led here; with another text it is another question. */
  readonly learnt: string;
  visits: number;
  readonly tried: Node[];
  readonly first: FirstValues;
  /** The same question by what else the observer learnt; null while only one information set was met. */
  others: Map<string, TreeQuestion> | null;
  /** Another seat or name met at the same place before. */
  readonly before: TreeQuestion | null;
}

/** Values of answers one ahead, ascending by answer. They only order expansion, so all information sets of a question share them. */
interface FirstValues {
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

/** The root: nothing was answered. */
export const newRoot = (): Node => newNode(-1, -1, 0);

const newQuestion = (
  { seat, question: name }: Decision,
  learnt: string,
  first: FirstValues,
  before: TreeQuestion | null,
): TreeQuestion => ({
  seat,
  name,
  learnt,
  visits: 0,
  tried: [],
  first,
  others: null,
  before,
});

/** A question of a node, new if it was not met there with this information. */
export function questionAt(node: Node, decision: Decision, learnt: string): TreeQuestion {
  const met = metAt(node, decision);
  if (met === null) {
    node.question = newQuestion(decision, learnt, { answers: [], worths: [] }, node.question);
    return node.question;
  }
  if (met.learnt === learnt) return met;
  met.others ??= new Map();
  let open = met.others.get(learnt);
  if (open === undefined) {
    open = newQuestion(decision, learnt, met.first, null);
    met.others.set(learnt, open);
  }
  return open;
}

function metAt(node: Node, { seat, question: name }: Decision): TreeQuestion | null {
  for (let met = node.question; met !== null; met = met.before) if (met.seat === seat && met.name === name) return met;
  return null;
}

/** An answer enters the tree, in its place among those that were tried. */
export function enter({ seat, tried }: TreeQuestion, action: Action, available: number): Node {
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
export function untriedOf({ tried }: TreeQuestion, legal: readonly Action[]): Action[] {
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
