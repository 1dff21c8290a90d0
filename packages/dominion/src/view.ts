import { decisionFor, type Eyes, type Json, type Seat } from '@nightjar/kernel';
import { type Frame, open } from '@nightjar/script';
import { library, text } from './library.ts';
import { pending } from './questions.ts';
import { tally } from './scoring.ts';
import { calls } from './setup.ts';
import { costOf, type Delayed, NONE, type State } from './state.ts';

const MOODS = [null, 'deluded', 'envious'] as const;
const MISERIES = [null, 'miserable', 'twice-miserable'] as const;

/** What these eyes may know (DOM-17). */
export function view(state: State, eyes: Eyes): Json {
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
    seats: state.turns.map((_, seat) => seatView(state, seat, eyes)),
    decision: decisionFor(pending(state), eyes),
    looking: lookedAt(state, eyes),
    stack: state.stack.map(frameView),
  };
}

const pileView = (state: State, kind: number): Json => ({
  card: state.box.ids[kind] as string,
  cost: costOf(state, kind),
  left: state.left[kind] as number,
});

function seatView(state: State, seat: Seat, eyes: Eyes): Json {
  const ids = (cards: readonly number[]): string[] =>
    cards.map((card) => state.box.ids[state.kind[card] as number] as string);
  const hand = state.hand[seat] as number[];
  const pile = state.discard[seat] as number[];
  const isOwn = seat === eyes;
  const isOver = state.phase === 'over';
  return {
    hand: isOwn || isOver ? ids(hand) : null,
    handCount: hand.length,
    deckCount: (state.deck[seat] as number[]).length,
    discardCount: pile.length,
    discardTop: ids(pile.slice(-1))[0] ?? null,
    inPlay: (state.play[seat] as number[]).map((card) => playView(state, card)),
    aside: ids(state.hounds[seat] as number[]),
    limbo: isOwn || ((state.shown >> seat) & 1) === 1 ? ids(state.limbo[seat] as number[]) : null,
    limboCount: (state.limbo[seat] as number[]).length,
    delayed: state.delayed.filter((entry) => entry.seat === seat).map((entry) => delayedView(state, entry, isOwn)),
    boons: (state.front[seat] as number[]).map((boon) => state.box.ids[boon] as string),
    mood: MOODS[state.mood[seat] as number] ?? null,
    misery: MISERIES[state.misery[seat] as number] ?? null,
    isGuarded: ((state.guarded >> seat) & 1) === 1,
    gained: state.gained[seat] as number,
    drawsAtEnd: state.river[seat] as number,
    // DOM-17.21: at the end every final deck is open.
    finalDeck: isOver ? deckView(state, seat) : null,
  };
}

/** A card in play; one that stays says so. */
const playView = (state: State, card: number): Json => ({
  card: state.box.ids[state.kind[card] as number] as string,
  stays: state.delayed.some((entry) => entry.card === card && entry.mark === state.moved[card]),
});

/** DOM-17.8, DOM-17.9: what lies under Crypt is its owner's secret; Ghost's card and saved Boons are open. */
function delayedView(state: State, entry: Delayed, isOwn: boolean): Json {
  const name = library.entry(entry.script).name.split('.')[0] as string;
  const isSecret = name === 'crypt' && !isOwn;
  return {
    by: name,
    cards: isSecret ? null : entry.cards.map((card) => state.box.ids[state.kind[card] as number] as string),
    count: entry.cards.length,
    boon: entry.boon === NONE ? null : (state.box.ids[entry.boon] as string),
  };
}

function deckView(state: State, seat: Seat): Json {
  const { counts } = tally(state, seat);
  return Object.fromEntries(counts.flatMap((n, kind) => (n === 0 ? [] : [[state.box.ids[kind] as string, n]])));
}

/** DOM-17.11, DOM-17.6b: cards looked at, and what the question offers, for whoever is asked. */
function lookedAt(state: State, eyes: Eyes): Json {
  if (eyes === 'table' || state.stack.length === 0 || state.phase === 'over') return null;
  text.state = state;
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

/** The one card or Boon that a question with words for answers is about. */
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

/** The open effect, readable; triggers name nothing that only their owner knows (DOM-17.17a). */
function frameView(frame: Frame): Json {
  const [card, part] = library.entry(frame.script).name.split('.') as [string, string?];
  const isHidden = card === 'moat' && part === 'attacked';
  if (card === 'triggers' || isHidden || (card === 'faithful-hound' && part === 'discarded')) {
    return { card: null, part: 'triggers', seat: frame.seat };
  }
  return { card, part: part ?? '', seat: frame.seat };
}
