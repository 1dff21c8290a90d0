import {
  type Asked,
  decisionFor,
  type Eyes,
  PER_VIEWER,
  type Seat,
  type Shared,
  type ViewerPart,
  withViewerParts,
} from '@nightjar/kernel';
import { type Frame, open } from '@nightjar/script';
import type { Phase } from './box.ts';
import { isCovered, library, text } from './library.ts';
import type { Options } from './options.ts';
import { pending } from './questions.ts';
import { calls } from './setup.ts';
import { endsIn } from './standstill.ts';
import { costOf, type Delayed, NONE, type State } from './state.ts';
import { type Counts, ownedBy, type SharedUnderway, sharedUnderway, type Underway, underwayParts } from './underway.ts';

export const MOODS = [null, 'deluded', 'envious'] as const;
export const MISERIES = [null, 'miserable', 'twice-miserable'] as const;

/** A pile by the id of its cards (DOM-17.3). */
export type PileView = { readonly card: string; readonly cost: number; readonly left: number };

/** A card in play; one that stays says so. */
export type PlayView = { readonly card: string; readonly stays: boolean };

/** What still has to be done on a later turn of a seat: by which card, with the cards or the Boon set aside for it. */
export type DelayedView = {
  readonly by: string;
  /** Null where these eyes may not know them: what lies under a Crypt (DOM-17.8). */
  readonly cards: readonly string[] | null;
  readonly count: number;
  readonly boon: string | null;
};

/** What is seen of a seat. */
export type SeatView = {
  /** For its owner, and for all at the end (DOM-17.4). */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  readonly discardCount: number;
  readonly discardTop: string | null;
  readonly inPlay: readonly PlayView[];
  /** Faithful Hounds. */
  readonly aside: readonly string[];
  /** Cards looked at, for their owner; revealed or laid aside in the middle of an effect, for all. */
  readonly limbo: readonly string[] | null;
  readonly limboCount: number;
  readonly delayed: readonly DelayedView[];
  /** Boons kept until Clean-up. */
  readonly boons: readonly string[];
  readonly mood: (typeof MOODS)[number];
  readonly misery: (typeof MISERIES)[number];
  readonly isGuarded: boolean;
  /** Cards gained this turn. */
  readonly gained: number;
  readonly drawsAtEnd: number;
  /** Null before the end. */
  readonly finalDeck: Counts | null;
};

/** What an effect shows to the seat it asks, and to nobody else (DOM-17.11, DOM-17.6b). */
export type LookingView = {
  /** The one card or Boon that a question with words for answers is about. */
  readonly about: string | null;
  readonly cards: readonly string[];
  readonly options: readonly string[];
  readonly picked: readonly string[];
};

/** A text that has begun: whose, which part of it, and who follows it. No card is named where it would give a hand away. */
export type EffectView = { readonly card: string | null; readonly part: string; readonly seat: Seat };

/** What eyes see of a game of Dominion. Cards, Boons, Hexes and States go by id. */
export type View = {
  readonly game: 'dominion';
  readonly options: { readonly [option in keyof Options]: Options[option] };
  readonly kingdom: readonly string[];
  readonly active: Seat;
  readonly phase: Exclude<Phase, 'treasure'>;
  readonly mayPlayTreasures: boolean;
  /** Turns taken by seat. */
  readonly turns: readonly number[];
  /** Turns until the game ends if no card is gained, trashed or exchanged; null before players are told (DOM-16.7a). */
  readonly endsIn: number | null;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly deluded: boolean;
  readonly envious: boolean;
  readonly supply: readonly PileView[];
  /** Piles outside the Supply. */
  readonly piles: readonly PileView[];
  readonly trash: readonly { readonly card: string; readonly faceDown: boolean }[];
  readonly boons: {
    readonly deck: number;
    readonly discard: readonly string[];
    readonly druid: readonly string[];
  } | null;
  readonly hexes: { readonly deck: number; readonly discard: readonly string[] } | null;
  /** Boons and Hexes turned over and in no pile. */
  readonly afoot: readonly string[];
  readonly lostInTheWoods: Seat | null;
  readonly seats: readonly SeatView[];
  readonly decision: Asked | null;
  /** For the seat that an effect asks. */
  readonly looking: LookingView | null;
  /** The texts that have begun and not yet ended, the outermost first. */
  readonly stack: readonly EffectView[];
  readonly underway: Underway;
};

type SharedSeatView = Shared<SeatView, 'hand' | 'limbo' | 'delayed'>;
type SharedView = Omit<Shared<View, 'decision' | 'looking'>, 'seats' | 'underway'> & {
  readonly seats: readonly SharedSeatView[];
  readonly underway: SharedUnderway;
};

/** What these eyes may know (DOM-17). */
export const view = (state: State, eyes: Eyes): View =>
  withViewerParts<{ view: View }>({ view: sharedView(state) }, viewParts(state, eyes)).view;

/** What depends on eyes: hands, cards set aside face down, the question, and what they look at. */
export function viewParts(state: State, eyes: Eyes): ViewerPart[] {
  const parts: ViewerPart[] = [
    { path: 'view/decision', value: decisionFor(pending(state), eyes) },
    { path: 'view/looking', value: lookedAt(state, eyes) },
    ...underwayParts(state, eyes),
  ];
  const ids = (cards: readonly number[]): string[] =>
    cards.map((card) => state.box.ids[state.kind[card] as number] as string);
  state.hand.forEach((hand, seat) => {
    const isOwn = seat === eyes;
    const isShown = isOwn || ((state.shown >> seat) & 1) === 1;
    const delayed = state.delayed.filter((entry) => entry.seat === seat);
    parts.push({ path: `view/seats/${seat}/hand`, value: isOwn || state.phase === 'over' ? ids(hand) : null });
    parts.push({ path: `view/seats/${seat}/limbo`, value: isShown ? ids(state.limbo[seat] as number[]) : null });
    parts.push({ path: `view/seats/${seat}/delayed`, value: delayed.map((entry) => delayedView(state, entry, isOwn)) });
  });
  return parts;
}

/** What everybody sees. */
export function sharedView(state: State): SharedView {
  const { box } = state;
  const idOf = (kind: number): string => box.ids[kind] as string;
  return {
    game: 'dominion',
    options: { ...state.options, cards: [...state.options.cards] },
    kingdom: state.kingdom.map(idOf),
    active: state.active,
    phase: state.phase === 'treasure' ? 'buy' : state.phase,
    mayPlayTreasures: state.phase === 'treasure',
    turns: [...state.turns],
    endsIn: endsIn(state),
    actions: state.actions,
    buys: state.buys,
    coins: state.coins,
    deluded: state.deluded,
    envious: state.envious,
    supply: state.supply.map((kind) => pileView(state, kind)),
    piles: box.ids.flatMap((_, kind) =>
      state.left[kind] !== NONE && !state.supply.includes(kind) ? [pileView(state, kind)] : [],
    ),
    trash: state.trash.map((card) => ({
      card: idOf(state.kind[card] as number),
      faceDown: state.faceDown.includes(card),
    })),
    boons: calls(box, state.kingdom, 'boons')
      ? { deck: state.boonDeck.length, discard: state.boonDiscard.map(idOf), druid: state.druidRow.map(idOf) }
      : null,
    hexes: calls(box, state.kingdom, 'hexes')
      ? { deck: state.hexDeck.length, discard: state.hexDiscard.map(idOf) }
      : null,
    afoot: state.afoot.map(idOf),
    lostInTheWoods: state.lost === NONE ? null : state.lost,
    seats: state.turns.map((_, seat) => seatView(state, seat)),
    decision: PER_VIEWER,
    looking: PER_VIEWER,
    stack: state.stack.map(effectView),
    underway: sharedUnderway(state),
  };
}

const pileView = (state: State, kind: number): PileView => ({
  card: state.box.ids[kind] as string,
  cost: costOf(state, kind),
  left: state.left[kind] as number,
});

function seatView(state: State, seat: Seat): SharedSeatView {
  const ids = (cards: readonly number[]): string[] =>
    cards.map((card) => state.box.ids[state.kind[card] as number] as string);
  const pile = state.discard[seat] as number[];
  return {
    hand: PER_VIEWER,
    handCount: (state.hand[seat] as number[]).length,
    deckCount: (state.deck[seat] as number[]).length,
    discardCount: pile.length,
    discardTop: ids(pile.slice(-1))[0] ?? null,
    inPlay: (state.play[seat] as number[]).map((card) => playView(state, card)),
    aside: ids(state.hounds[seat] as number[]),
    limbo: PER_VIEWER,
    limboCount: (state.limbo[seat] as number[]).length,
    delayed: PER_VIEWER,
    boons: (state.front[seat] as number[]).map((boon) => state.box.ids[boon] as string),
    mood: MOODS[state.mood[seat] as number] ?? null,
    misery: MISERIES[state.misery[seat] as number] ?? null,
    isGuarded: ((state.guarded >> seat) & 1) === 1,
    gained: state.gained[seat] as number,
    drawsAtEnd: state.river[seat] as number,
    // DOM-17.21: at the end every final deck is open.
    finalDeck: state.phase === 'over' ? ownedBy(state, seat) : null,
  };
}

const playView = (state: State, card: number): PlayView => ({
  card: state.box.ids[state.kind[card] as number] as string,
  stays: state.delayed.some((entry) => entry.card === card && entry.mark === state.moved[card]),
});

/** DOM-17.8, DOM-17.9: what lies under Crypt is its owner's secret; Ghost's card and saved Boons are open. */
function delayedView(state: State, entry: Delayed, isOwn: boolean): DelayedView {
  const { name, manner } = library.entry(entry.script);
  const isSecret = manner.hidden === true && !isOwn;
  return {
    by: name.split('.')[0] as string,
    cards: isSecret ? null : entry.cards.map((card) => state.box.ids[state.kind[card] as number] as string),
    count: entry.cards.length,
    boon: entry.boon === NONE ? null : (state.box.ids[entry.boon] as string),
  };
}

/** DOM-17.11, DOM-17.6b: cards looked at, and what the question offers, for the player who is asked. */
function lookedAt(state: State, eyes: Eyes): LookingView | null {
  if (eyes === 'table' || state.stack.length === 0 || state.phase === 'over') return null;
  text.lookAt(state);
  const { name, seat, question } = open(text);
  if (seat !== eyes) return null;
  const ids = (cards: readonly number[]): string[] => text.ids(cards);
  return {
    about: aboutOf(name),
    cards: ids(state.limbo[eyes] as number[]),
    options: question.among === 'card' ? ids(question.options) : [],
    picked: question.among === 'card' ? ids(state.picks) : [],
  };
}

function aboutOf(name: string): string | null {
  const boon = ([kind]: readonly number[]): string | null => (kind === undefined ? null : text.id(kind));
  switch (name) {
    case 'sentryCard':
      return text.ids(text.looked.slice(text.kept.length))[0] ?? null;
    case 'vassalPlay':
    case 'libraryKeep':
    case 'spyCard':
      return text.ids(text.it)[0] ?? null;
    case 'exchangeChangeling':
    case 'topdeckGained':
      return text.ids([text.card])[0] ?? null;
    case 'boonTiming':
    case 'groveAccept':
      return boon(text.it);
    case 'pixieTrash':
      return boon(text.kept);
    default:
      return null;
  }
}

/** Triggers name nothing that only their owner knows (DOM-17.17a). */
function effectView(frame: Frame): EffectView {
  const [card, part] = library.entry(frame.script).name.split('.') as [string, string?];
  if (card === 'triggers' || isCovered(frame.script)) return { card: null, part: 'triggers', seat: frame.seat };
  return { card, part: part ?? '', seat: frame.seat };
}
