import { type Checked, canonical, type Eyes, type Json, pick, type Rng, type Seat } from '@nightjar/kernel';
import { checked, object, own, refuse } from '@nightjar/kernel/reader';
import {
  answersTo,
  type Frame,
  frameOf,
  isAsking,
  labelIn,
  NOTHING,
  open,
  TRIGGERS,
  type Waiting,
} from '@nightjar/script';
import { bit, kindOf, type Way } from './box.ts';
import { decided } from './decided.ts';
import { cardMeant, claimOne, type Draft, dealRest, draftOf, hiddenCard, type Meant, maskOf } from './draft.ts';
import { audit } from './inventory.ts';
import { library, text } from './library.ts';
import { isAboutGained } from './mention.ts';
import { legal } from './questions.ts';
import { readSeen, type Seen, type SeenMention, type SeenText, type SeenWaiting } from './seen.ts';
import { NONE, type State, seatsFrom } from './state.ts';

import { view } from './view.ts';

const ACTION = bit('Action');
const ATTACK = bit('Attack');
const MOAT = kindOf('moat');
const HOUND = kindOf('faithful-hound');
const MOAT_TEXT = library.place('moat.attacked');
const HOUND_TEXT = library.place('faithful-hound.discarded');
const PHASES_THAT_ASK = ['action', 'treasure', 'buy', 'night', 'over'];

/**
 * A state that looks like this to these eyes. What they see is laid out and the texts under way are begun again; then
 * each seat's hidden cards are dealt from what it owns, so that whoever is asked has a choice.
 */
export const imagine = (json: Json, eyes: Eyes, random: Rng): Checked<State> =>
  checked(() => {
    const seen = readSeen(json, '');
    const draft = draftOf(seen, random);
    const { state } = draft;
    state.stack.push(...framesOf(draft, seen));
    state.moved = state.kind.map(() => 0);
    const dealt = dealRest(draft);
    state.bonds = bondsOf(state, seen);
    mustAsk(state);
    alsoReact(state, eyes);
    pickedSoFar(draft, seen, eyes, dealt);
    const wrong = audit(state);
    if (wrong !== null) refuse('', wrong);
    mustLookLike(state, eyes, json);
    return state;
  });

function bondsOf({ play }: State, { underway }: Seen): State['bonds'] {
  return underway.bonds.map(({ seat, by, card }, i) => {
    const where = `underway.bonds[${i}]`;
    const at = (place: number): number => play[seat]?.[place] ?? refuse(where, 'there is no such card in play');
    return { by: at(by), byMark: 0, card: at(card), mark: 0 };
  });
}

/** The texts under way as frames, the outermost first. */
function framesOf(draft: Draft, { stack, underway }: Seen): Frame[] {
  if (stack.length !== underway.texts.length) refuse('underway.texts', 'must be as many as there are in stack');
  const frames: Frame[] = [];
  /** Texts set off by one gain are about one card. */
  const gained: Meant[] = [];
  for (const [i, told] of underway.texts.entries()) {
    const seat = stack[i]?.seat as Seat;
    const { text: script } = told;
    if (script === null) {
      frames.push(coveredFrame(draft, frames, seat));
      continue;
    }
    const window = script === TRIGGERS ? i : frames.findLastIndex((frame) => frame.script === TRIGGERS);
    const cardOf = (about: SeenText | SeenWaiting, of: Seat): Meant => {
      const { card } = about;
      if (card === undefined || card === null || isPlaced(card)) return cardMeant(draft, card ?? null);
      const zones = about.isOnDeck
        ? (['deck', 'discard', 'hand', 'limbo'] as const)
        : (['discard', 'hand', 'deck', 'limbo'] as const);
      if (!isAboutGained(about.text as number)) return hiddenCard(draft, of, card.card as number, zones);
      gained[window] ??= hiddenCard(draft, of, card.card as number, zones);
      return gained[window];
    };
    frames.push(frameTold(draft, told, script, seat, cardOf));
  }
  return frames;
}

/** Whether a mention says where the card is, or that it makes no difference. */
const isPlaced = ({ card, in: zone, moved }: SeenMention): boolean => moved || zone !== null || card === null;

function frameTold(
  draft: Draft,
  told: SeenText,
  script: number,
  seat: Seat,
  cardOf: (about: SeenText | SeenWaiting, of: Seat) => Meant,
): Frame {
  const { state } = draft;
  const steps = library.entry(script).steps.length;
  if (told.step > steps) refuse('underway.texts', `${library.entry(script).name} has ${steps} steps`);
  const waiting = (told.waiting ?? []).map(
    (waits): Waiting => ({ script: waits.text, seat: waits.seat, ...cardOf(waits, waits.seat), it: begunWith(waits) }),
  );
  const frame = frameOf(script, {
    seat,
    ...cardOf(told, seat),
    it: begunWith(told),
    spared: maskOf(told.spared),
    waiting,
  });
  frame.step = told.step;
  frame.turn = told.turn;
  if (told.fates.length > 0) frame.it = told.fates;
  if (told.it.length > 0) {
    const them = told.it.map((one) => itMeant(draft, one, library.entry(script).name));
    frame.it = them.map(({ card }) => card);
    frame.marks = them.map(({ mark }) => mark);
  }
  frame.kept = [
    ...told.kept,
    ...told.decided.map(({ at, way }) => {
      const card = state.limbo[seat]?.[at] ?? refuse('underway.texts', 'something was said about no card');
      return decided(card, way ?? pick<Way>(FATES, draft.random));
    }),
  ];
  return frame;
}

/** What may have been said of a card that is still in limbo. */
const FATES: readonly Way[] = ['discard', 'back'];

function begunWith({ entry, isOnDeck }: SeenText | SeenWaiting): readonly number[] {
  if (isOnDeck) return [NONE];
  return entry === null ? NOTHING : [entry];
}

/** One of "them". What nothing is known of is no card, but it is counted. */
function itMeant(draft: Draft, mention: SeenMention | null, name: string): Meant {
  const meant = cardMeant(draft, mention);
  // Library asks about Actions alone.
  if (name === 'library.play' && mention?.card === null && mention.seat !== null)
    claimOne(draft, mention.seat, meant.card, ACTION);
  return meant;
}

/**
 * DOM-17.17a: a question whose name is not told. Before an Attack has done anything it is about a Moat in hand;
 * otherwise about a Hound that was discarded.
 */
function coveredFrame(draft: Draft, below: readonly Frame[], seat: Seat): Frame {
  const { state } = draft;
  const effect = below.at(-2);
  if (effect !== undefined && isAttackBegun(state, effect))
    return frameOf(MOAT_TEXT, { seat, ...hiddenCard(draft, seat, MOAT, ['hand']) });
  const top = state.discard[seat]?.at(-1);
  const isTop = top !== undefined && state.kind[top] === HOUND;
  return frameOf(HOUND_TEXT, {
    seat,
    ...(isTop ? { card: top, mark: 0 } : hiddenCard(draft, seat, HOUND, ['discard'])),
  });
}

const isAttackBegun = ({ box }: State, { script, step }: Frame): boolean => {
  const [id, part] = library.entry(script).name.split('.') as [string, string?];
  return step === 0 && part === 'play' && ((box.types[box.ids.indexOf(id)] as number) & ATTACK) !== 0;
};

function mustAsk(state: State): void {
  text.state = state;
  if (state.stack.length === 0 ? !PHASES_THAT_ASK.includes(state.phase) : state.phase === 'over' || !isAsking(text))
    refuse('underway.texts', 'nobody is asked anything');
}

/** Others who come later and turn out to hold a Moat wait to show it. */
function alsoReact(state: State, eyes: Eyes): void {
  const [attack, window, reaction] = state.stack.slice(-3);
  if (attack === undefined || window === undefined || reaction?.script !== MOAT_TEXT) return;
  const order = seatsFrom(state, state.active);
  for (const seat of order.slice(order.indexOf(reaction.seat) + 1)) {
    if (seat === eyes || seat === attack.seat || ((state.guarded >> seat) & 1) === 1) continue;
    const card = state.hand[seat]?.find((held) => state.kind[held] === MOAT);
    if (card !== undefined)
      window.waiting = [...window.waiting, { script: MOAT_TEXT, seat, card, mark: 0, it: NOTHING }];
  }
}

/** Picks that these eyes made, or so many as they know of; and whoever is asked has something to choose from. */
function pickedSoFar(
  draft: Draft,
  { decision, underway }: Seen,
  eyes: Eyes,
  dealt: readonly (readonly number[])[],
): void {
  const { state } = draft;
  if (decision === null) return;
  if (underway.picks !== null) {
    state.picks = underway.picks.map((one) => cardMeant(draft, one).card);
    return;
  }
  if (decision.seat === eyes) return;
  const { seat, made } = decision;
  const hand = (state.hand[seat] as number[]).filter((card) => dealt[seat]?.includes(card));
  const rest = (dealt[seat] as readonly number[]).filter((card) => !hand.includes(card));
  while (choices(state, made) < 2 && betterSwap(state, made, hand, rest));
  if (choices(state, made) < 1) refuse('decision.made', 'does not fit the cards that lie there');
}

/** Exchanges a card of the hand for another that gives more to choose from; false if there is none. */
function betterSwap(state: State, made: number, hand: readonly number[], rest: readonly number[]): boolean {
  const before = choices(state, made);
  for (const held of hand) {
    for (const other of rest) {
      if (state.kind[held] === state.kind[other]) continue;
      swap(state, held, other);
      if (choices(state, made) > before) return true;
      swap(state, held, other);
    }
  }
  return false;
}

function swap({ kind }: State, one: number, other: number): void {
  [kind[one], kind[other]] = [kind[other] as number, kind[one] as number];
}

/** How many answers there are once so many picks are made; below 1 by as many cards as are missing for those. */
function choices(state: State, made: number): number {
  state.picks = NOTHING;
  if (made === 0) return legal(state).length;
  text.state = state;
  const { question } = open(text);
  const label = labelIn(text);
  const missing = made + 1 - question.options.length;
  if (missing > 0 && question.options.length < made) return -missing;
  state.picks = question.options.toSorted((a, b) => label(question, a) - label(question, b)).slice(0, made);
  return answersTo(question, state.picks, label).length;
}

/** The proof that the view was one: it is what is seen of the state. */
function mustLookLike(state: State, eyes: Eyes, json: Json): void {
  const seen = object(json, '');
  for (const [key, field] of Object.entries(view(state, eyes))) {
    if (canonical(field) !== canonical(own(seen, key) ?? null)) refuse(key, 'does not fit the rest of the view');
  }
}
