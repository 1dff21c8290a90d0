import { pick, type Seat } from '@nightjar/kernel';
import { refuse } from '@nightjar/kernel/reader';
import { type Frame, frameOf, NOTHING, TRIGGERS, type Waiting } from '@nightjar/script';
import { bit, kindOf, type Way } from './box.ts';
import { decided } from './decided.ts';
import { cardMeant, claimOne, type Draft, type HiddenZone, hiddenCard, type Meant, maskOf } from './draft.ts';
import { isEven } from './hidden.ts';
import { library } from './library.ts';
import { isAboutGained } from './mention.ts';
import type { Seen, SeenMention, SeenText, SeenWaiting } from './seen.ts';
import { NONE, type State } from './state.ts';

const ACTION = bit('Action');
const ATTACK = bit('Attack');
export const MOAT = kindOf('moat');
const HOUND = kindOf('faithful-hound');
export const MOAT_TEXT = library.place('moat.attacked');
const HOUND_TEXT = library.place('faithful-hound.discarded');

/** A text under way, and who follows it. */
type ToldText = SeenText & { readonly text: number; readonly seat: Seat };

/** The card that a text, or one that waits, is about. */
type CardOf = (about: SeenWaiting) => Meant;

/** The texts under way as frames, the outermost first. */
export function framesOf(draft: Draft, { stack, underway }: Seen): Frame[] {
  if (stack.length !== underway.texts.length) refuse('underway.texts', 'must be as many as there are in stack');
  const frames: Frame[] = [];
  const gained: Meant[] = [];
  for (const [i, { text, ...told }] of underway.texts.entries()) {
    const seat = stack[i]?.seat as Seat;
    // Texts that one gain has set off are about one card.
    const window = text === TRIGGERS ? i : frames.findLastIndex(({ script }) => script === TRIGGERS);
    const cardOf: CardOf = (about) => {
      if (!isHidden(about.card)) return cardMeant(draft, about.card ?? null);
      if (!isAboutGained(about.text)) return hiddenCard(draft, about.seat, about.card.card, DISCARDED);
      gained[window] ??= hiddenCard(draft, about.seat, about.card.card, about.isOnDeck ? ONTO_DECK : DISCARDED);
      return gained[window];
    };
    frames.push(
      text === null ? coveredFrame(draft, frames, seat) : frameOfTold(draft, { ...told, text, seat }, cardOf),
    );
  }
  return frames;
}

/** A card that is known, but not where it lies. */
const isHidden = (card: SeenMention | null | undefined): card is SeenMention & { readonly card: number } =>
  card?.card !== undefined && card.card !== null && card.in === null && !card.moved;

/** Where a hidden card that a text is about is likeliest to lie. */
const DISCARDED: readonly HiddenZone[] = ['discard', 'hand', 'deck', 'limbo'];
const ONTO_DECK: readonly HiddenZone[] = ['deck', 'discard', 'hand', 'limbo'];

function frameOfTold(draft: Draft, told: ToldText, cardOf: CardOf): Frame {
  const { text: script, seat, step, turn } = told;
  const { name, steps } = library.entry(script);
  if (step > steps.length) refuse('underway.texts', `${name} has ${steps.length} steps`);
  const waiting = (told.waiting ?? []).map(
    (waits): Waiting => ({ script: waits.text, seat: waits.seat, ...cardOf(waits), it: begunWith(waits) }),
  );
  const spared = maskOf(told.spared);
  const frame = frameOf(script, { seat, ...cardOf(told), it: begunWith(told), spared, waiting });
  const them = told.it.map((one) => itMeant(draft, one, name));
  if (told.fates.length > 0) frame.it = told.fates;
  if (them.length > 0) frame.it = them.map(({ card }) => card);
  return { ...frame, step, turn, marks: them.map(({ mark }) => mark), kept: keptBy(draft, told) };
}

/** Boons remembered, and words said about cards: any of the possible words, where they are not known. */
function keptBy({ state, random }: Draft, { text, step, seat, kept, decided: said }: ToldText): readonly number[] {
  const possible = library.entry(text).steps[step]?.op === 'ask' ? FATES : FATES_LEFT;
  const numbers = said.map(({ at, way }) => {
    const card = state.limbo[seat]?.[at] ?? refuse('underway.texts', 'something was said about no card');
    return decided(card, way ?? pick(possible, random));
  });
  return [...kept, ...numbers];
}

const FATES: readonly Way[] = ['trash', 'discard', 'back'];
/** Words that may have been said of the cards left, once cards were trashed. */
const FATES_LEFT: readonly Way[] = ['discard', 'back'];

function begunWith({ entry, isOnDeck }: SeenWaiting): readonly number[] {
  if (isOnDeck) return [NONE];
  return entry === null ? NOTHING : [entry];
}

/** One of "them". One of which nothing is known is no card, but it is counted. */
function itMeant(draft: Draft, mention: SeenMention | null, name: string): Meant {
  const meant = cardMeant(draft, mention);
  // Library asks about Actions alone, unless the pace is even.
  if (!isEven(draft.state) && name === 'library.play' && mention?.card === null && mention.seat !== null)
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
  const isAttacked = effect !== undefined && isAttackBegun(state, effect);
  if (isEven(state)) return frameOf(isAttacked ? MOAT_TEXT : HOUND_TEXT, { seat });
  if (isAttacked) return frameOf(MOAT_TEXT, { seat, ...hiddenCard(draft, seat, MOAT, ['hand']) });
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
