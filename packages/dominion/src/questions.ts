import { type Action, type Decision, several, type Tell } from '@nightjar/kernel';
import { answer, answers, open } from '@nightjar/script';
import { bit, defaultBox, type Phase } from './box.ts';
import { withCauses } from './cause.ts';
import type { DominionEvent } from './events.ts';
import { gain } from './gaining.ts';
import { isEven } from './hidden.ts';
import { isCovered, library, text } from './library.ts';
import { play } from './playing.ts';
import { costOf, MOST_PLAYERS, type State } from './state.ts';
import { goOn, mayBuy, run } from './turn.ts';

/** Ends a phase, a choice or a window of triggers (DOM-18.6). */
export const END: Action = 0;

/** Playing and buying in a phase: a kind to play, and beyond those a kind to buy. */
export const playing = (kind: number): Action => 1 + kind;
export const buying = (state: State, kind: number): Action => 1 + state.box.ids.length + kind;
export const isBuying = (state: State, action: Action): boolean => action > state.box.ids.length;
export const kindIn = (state: State, action: Action): number => (action - 1) % state.box.ids.length;

/** What may be played in a phase, by type. */
const PLAYABLE: { readonly [phase: string]: number } = {
  action: bit('Action'),
  treasure: bit('Treasure'),
  night: bit('Night'),
};

const ACTION_PHASE = askedBy('actionPhase');
const BUY_PHASE = askedBy('buyPhase');
const NIGHT_PHASE = askedBy('nightPhase');

/** What a phase asks each seat. */
function askedIn(phase: Phase): readonly Decision[] {
  if (phase === 'action') return ACTION_PHASE;
  return phase === 'night' ? NIGHT_PHASE : BUY_PHASE;
}

function askedBy(question: string): readonly Decision[] {
  const rule = clausesOf(question)[0] ?? '';
  return several(MOST_PLAYERS, (seat) => ({ seat, question, made: 0, min: 1, max: 1, rule }));
}

/** The clauses that ask a question. Their numbers are no matter of editions. */
function clausesOf(question: string): readonly string[] {
  return defaultBox.edition.decisions.find(({ kind }) => kind === question)?.clauses ?? [];
}

/** What the table waits for; null when the game is over. */
export function pending(state: State): Decision | null {
  if (state.phase === 'over') return null;
  if (state.stack.length === 0) return secretIf(isEven(state), askedIn(state.phase)[state.active] as Decision);
  text.lookAt(state);
  const { name, seat, question, seems } = open(text);
  const rule = ruleOf(name, text.frame.script);
  const { min, max } = question;
  const asking = { seat, question: name, made: state.picks.length, min, max, rule };
  const decision = secretIf(seems !== undefined, asking);
  return isCovered(text.frame.script) ? { ...decision, cover: COVER } : decision;
}

/** The clause that asks, by the text that asks and the question. */
const asked: { [question: string]: string }[] = [];

/** A question that several cards ask is asked by the clause of the card. */
function ruleOf(name: string, script: number): string {
  asked[script] ??= {};
  const rules = asked[script];
  const known = rules[name];
  if (known !== undefined) return known;
  const [card] = library.entry(script).name.split('.') as [string];
  const clauses = clausesOf(name);
  const rule = clauses.find((clause) => clause.startsWith(`DOM-C.${card}.`)) ?? clauses[0] ?? '';
  rules[name] = rule;
  return rule;
}

/** DOM-17.17b: that there is but one answer is for the seat alone to know. */
const secretIf = (isSecret: boolean, decision: Decision): Decision =>
  isSecret ? { ...decision, secret: true } : decision;
/** DOM-17.17a: the very name of a covered text would give a hidden card away. */
const COVER = { question: 'reaction', rule: 'DOM-17.17a' };

/** All legal answers to the question that is open, ascending. */
export function legal(state: State): readonly Action[] {
  if (state.phase === 'over') return [];
  text.lookAt(state);
  return state.stack.length > 0 ? answers(text) : phaseAnswers(state);
}

function phaseAnswers(state: State): Action[] {
  const found: Action[] = [END];
  const playable = PLAYABLE[state.phase] ?? 0;
  for (const card of state.hand[state.active] as number[]) {
    const kind = state.kind[card] as number;
    if (((state.box.types[kind] as number) & playable) === 0 || found.includes(playing(kind))) continue;
    found.push(playing(kind));
  }
  if (state.phase === 'treasure' || state.phase === 'buy') {
    for (const kind of state.supply) if (mayBuy(state, kind)) found.push(buying(state, kind));
  }
  return found.sort((a, b) => a - b);
}

/** Applies a legal answer in place and runs on to the next question. */
export function apply(state: State, action: Action, tell?: Tell<DominionEvent>): void {
  text.lookAt(state);
  text.tell = tell === undefined ? undefined : withCauses(state, tell);
  if (state.stack.length > 0) answer(text, action);
  else if (action === END) goOn(text);
  else if (isBuying(state, action)) buy(state, kindIn(state, action));
  else playFromHand(state, kindIn(state, action));
  run(text);
  text.tell = undefined;
}

/** DOM-3.4, DOM-3.5a, DOM-3.6: only Actions in the Action phase use something up. */
function playFromHand(state: State, kind: number): void {
  if (state.phase === 'action') state.actions -= 1;
  play(text, state.active, firstInHand(state, kind), 'hand');
}

function firstInHand(state: State, kind: number): number {
  for (const card of state.hand[state.active] as number[]) if (state.kind[card] === kind) return card;
  throw new Error(`no ${state.box.ids[kind]} in hand`);
}

/** DOM-5.10: pays, and gains the card; no Treasures after that (DOM-3.5c). */
function buy(state: State, kind: number): void {
  const cost = costOf(state, kind);
  state.phase = 'buy';
  state.coins -= cost;
  state.buys -= 1;
  text.tell?.({ type: 'bought', seat: state.active, card: text.id(kind), cost });
  gain(text, state.active, kind);
}

/** Sets up the first question. */
export function begin(state: State): void {
  text.lookAt(state);
  text.tell = undefined;
  run(text);
}
