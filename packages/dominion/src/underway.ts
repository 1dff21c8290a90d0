import { type Eyes, PER_VIEWER, type Seat, type Shared, type ViewerPart } from '@nightjar/kernel';
import { type Frame, type Open, open, type Waiting } from '@nightjar/script';
import type { Way } from './box.ts';
import { decidedCard, decidedWay } from './decided.ts';
import { isCovered, judges, library, text } from './library.ts';
import { type Look, type Mention, oneOfThem, thisCard } from './mention.ts';
import { tally } from './scoring.ts';
import { NONE, type State } from './state.ts';

/** How many of each card; those of which there are none are left out. */
export type Counts = { readonly [card: string]: number };

/** What a text is about besides its cards. */
type About = {
  /** "This". */
  readonly card?: Mention;
  /** The effect put off until now that it carries out: its place in `delayed`. */
  readonly entry?: number;
  /** The card was gained onto the deck. */
  readonly isOnDeck?: true;
};

/** A text that was set off and waits for its turn. */
export type WaitingView = About & { readonly text: string; readonly seat: Seat };

/** A text that has begun, how far it is, and what it remembers; whatever is empty is left out. */
export type TextView = About & {
  /** Null where it would give a hidden card away (DOM-17.17a). */
  readonly text: string | null;
  readonly step: number;
  /** "It". */
  readonly it?: readonly Mention[];
  /** Boons or Hexes that are "it", and those remembered. */
  readonly fates?: readonly string[];
  readonly kept?: readonly string[];
  /** What was said about cards in limbo, by their places; the words for their owner alone. */
  readonly decided?: readonly { readonly at: number; readonly way: Way | null }[];
  readonly spared?: readonly Seat[];
  readonly turn?: number;
  /** Null where hidden cards decide which players wait; seats then see their own. */
  readonly waiting?: readonly WaitingView[] | null;
};

/** What eyes may know of the turn and the effects under way beyond what lies on the table. */
export type Underway = {
  /** All cards of each seat, wherever they are (DOM-17.15). */
  readonly owned: readonly Counts[];
  /** Turns begun since the last card was gained, trashed or exchanged (DOM-16.7); null where the rules do not count them. */
  readonly standstill: number | null;
  /** Merchants and Silvers played this turn. */
  readonly merchants: number;
  readonly silvers: number;
  /** Seats whose limbo lies open. */
  readonly shown: readonly Seat[];
  /** What is put off, in the order in which it was: the n-th entry of a seat is the n-th `delayed` of its view. */
  readonly delayed: readonly { readonly seat: Seat; readonly card: Mention }[];
  /** Cards that played a Duration several times, and the Duration, by their places in play (DOM-10.5). */
  readonly bonds: readonly { readonly seat: Seat; readonly by: number; readonly card: number }[];
  /** One for each entry of `stack`. */
  readonly texts: readonly TextView[];
  /** Picks made so far, for the seat that makes them. */
  readonly picks: readonly Mention[] | null;
};

/** Without what differs per viewer. */
export type SharedUnderway = Shared<Underway, 'delayed' | 'texts' | 'picks'>;

/** All cards of a seat by id. */
export function ownedBy(state: State, seat: Seat): Counts {
  const { counts } = tally(state, seat);
  return Object.fromEntries(counts.flatMap((n, kind) => (n === 0 ? [] : [[state.box.ids[kind] as string, n]])));
}

const seatsIn = (state: State, mask: number): readonly Seat[] =>
  [...state.turns.keys()].filter((seat) => (mask >> seat) & 1);

/** What everybody knows of it. */
export const sharedUnderway = (state: State): SharedUnderway => ({
  owned: state.turns.map((_, seat) => ownedBy(state, seat)),
  standstill: state.standstill === NONE ? null : state.standstill,
  merchants: state.merchants,
  silvers: state.silvers,
  shown: seatsIn(state, state.shown),
  delayed: PER_VIEWER,
  bonds: bondsOf(state),
  texts: PER_VIEWER,
  picks: PER_VIEWER,
});

/** What depends on eyes: how cards are mentioned, and the picks of the player who is asked. */
export function underwayParts(state: State, eyes: Eyes): ViewerPart[] {
  const look: Look = { state, eyes, asked: askedIn(state) };
  const delayed = state.delayed.map(({ script, seat, card, mark }) => ({
    seat,
    card: thisCard(look, { script, seat, card, mark }) ?? null,
  }));
  const picks = look.asked?.seat === eyes ? state.picks.map((card) => oneOfThem(look, card)) : null;
  return [
    { path: 'view/underway/delayed', value: delayed },
    { path: 'view/underway/texts', value: state.stack.map((frame, i) => textView(look, frame, i)) },
    { path: 'view/underway/picks', value: picks },
  ];
}

function askedIn(state: State): Open | null {
  if (state.stack.length === 0) return null;
  text.lookAt(state);
  return open(text);
}

/** Bonds that still hold. */
function bondsOf(state: State): Underway['bonds'] {
  const { play, moved } = state;
  return state.bonds.flatMap(({ by, byMark, card, mark }) => {
    const seat = play.findIndex((cards) => cards.includes(by));
    const inPlay = play[seat] ?? [];
    if (!inPlay.includes(card) || moved[by] !== byMark || moved[card] !== mark) return [];
    return [{ seat, by: inPlay.indexOf(by), card: inPlay.indexOf(card) }];
  });
}

function textView(look: Look, frame: Frame, i: number): TextView {
  const { state, eyes } = look;
  const { script, step } = frame;
  if (isCovered(script) && frame.seat !== eyes) return { text: null, step };
  const above = state.stack[i + 1];
  const isSecret = above !== undefined && isCovered(above.script);
  return {
    text: library.entry(script).name,
    step,
    ...itself(look, frame),
    ...itView(look, i),
    ...keptView(look, frame),
    ...(frame.spared === 0 ? {} : { spared: seatsIn(state, frame.spared) }),
    ...(frame.turn === 0 ? {} : { turn: frame.turn }),
    ...(isSecret
      ? { waiting: ownWaiting(look, frame) }
      : frame.waiting.length === 0
        ? {}
        : { waiting: frame.waiting.map((waiting) => waitingView(look, waiting)) }),
  };
}

const waitingView = (look: Look, waiting: Waiting): WaitingView => ({
  text: library.entry(waiting.script).name,
  seat: waiting.seat,
  ...itself(look, waiting),
  ...begunWith(look.state, waiting.it),
});

const ownWaiting = (look: Look, { waiting }: Frame): readonly WaitingView[] | null =>
  look.eyes === 'table' ? null : waiting.filter(({ seat }) => seat === look.eyes).map((own) => waitingView(look, own));

const itself = (look: Look, waiting: Pick<Waiting, 'script' | 'seat' | 'card' | 'mark'>): Pick<About, 'card'> => {
  const card = thisCard(look, waiting);
  return card === undefined ? {} : { card };
};

/** What a trigger begins with: the effect put off that it carries out, or that a card was gained onto the deck. */
function begunWith(state: State, [first]: readonly number[]): Omit<About, 'card'> {
  if (first === undefined) return {};
  if (first === NONE) return { isOnDeck: true };
  const entry = state.delayed.findIndex(({ serial }) => serial === first);
  return entry < 0 ? {} : { entry };
}

/** What the numbers of "it" are. Marks are for cards; the text for each of several seats begins with what "it" is below. */
function whatItIs(state: State, i: number): 'cards' | 'fates' | 'begun' {
  const { script, it, marks } = state.stack[i] as Frame;
  if (marks.length > 0) return 'cards';
  if (it[0] === NONE) return 'begun';
  const [, part, each] = library.entry(script).name.split('.');
  if (each !== undefined) return whatItIs(state, i - 1);
  return part === 'next' && !state.afoot.includes(it[0] as number) ? 'begun' : 'fates';
}

function itView(look: Look, i: number): Pick<TextView, 'it' | 'fates' | 'entry' | 'isOnDeck'> {
  const { state } = look;
  const { it, marks } = state.stack[i] as Frame;
  if (it.length === 0) return {};
  const is = whatItIs(state, i);
  if (is === 'fates') return { fates: it.map((kind) => state.box.ids[kind] as string) };
  if (is === 'begun') return begunWith(state, it);
  const isLast = i === state.stack.length - 1;
  const isMoved = (card: number, n: number): boolean => marks.length > 0 && marks[n] !== state.moved[card];
  return { it: it.map((card, n) => oneOfThem(look, card, { isMoved: isMoved(card, n), isLast })) };
}

/** Boons remembered, or words said about cards in limbo. */
function keptView({ state, eyes }: Look, { script, seat, kept }: Frame): Pick<TextView, 'kept' | 'decided'> {
  if (kept.length === 0) return {};
  if (!judges(script)) return { kept: kept.map((kind) => state.box.ids[kind] as string) };
  const limbo = state.limbo[seat] as number[];
  const still = kept.filter((one) => limbo.includes(decidedCard(one)));
  // The last card judged may have left while its trash or discard still sets something off.
  if (still.length === 0) return {};
  return {
    decided: still.map((one) => ({
      at: limbo.indexOf(decidedCard(one)),
      way: seat === eyes ? decidedWay(one) : null,
    })),
  };
}
