import type { Eyes, Json } from '@nightjar/kernel';
import { ABILITIES, RUNESTONE } from './box.ts';
import { tiersScored } from './brewing.ts';
import { proposal } from './mirrors.ts';
import { colourOf } from './setup.ts';
import { holdingOf, holdingsOf, occasionOf } from './standing.ts';
import { hasPassed, highest, isOpponent, isSolo, kindOf, MOONLIGHT, NONE, type State, sideOf } from './state.ts';

/** What these eyes may know (NOC-26): everything public, and what this seat holds. */
export function view(state: State, eyes: Eyes): Json {
  const { box, options, layout } = state;
  return {
    game: 'nocturne',
    options: { ...options },
    round: state.round === MOONLIGHT ? 'moonlight' : 'twilight',
    question: state.stage,
    asked: state.stage === 'over' ? null : state.turn,
    first: state.first,
    rows: layout.rows,
    cols: layout.cols,
    spaces: layout.names.map((name, space) => ({
      name,
      row: layout.row[space] as number,
      col: layout.col[space] as number,
      tile: tileName(state, state.tiles[space] as number),
      token: tokenView(state, state.tokens[space] as number),
    })),
    casts: state.casts.map((space) => layout.names[space] as string),
    highest: nameOf(layout.names, state.stage === 'start' ? NONE : highest(state)),
    tied: nameOf(layout.names, state.tied),
    opened: state.opened,
    winner: state.winner === NONE ? null : state.winner,
    waiting: state.waiting.map((space) => layout.names[space] as string),
    gifts: state.stage === 'gift' ? state.giftable.map((kind) => box.tokens.names[kind] as string) : [],
    sprite: {
      spaces: box.spriteSpaces[state.sides] as number,
      tokens: state.sprite.map((token) => tokenView(state, token)),
      tiles: state.slots.map((tile) => tileName(state, tile)),
      resolved: state.resolved,
    },
    sides: state.supply.map((_, side) => sideView(state, side, eyes)),
    shadowRow: state.shadowRow.map((kind) => box.tokens.names[kind] as string),
    twilight: state.twilight.map((goal, i) => ({
      goal: box.twilight[goal]?.id ?? '',
      holder: state.holders[i] === NONE ? null : (state.holders[i] as number),
    })),
    moonlight: knowsGoals(state) ? state.moonlight.map((goal) => box.moonlight[goal]?.id ?? '') : null,
    stack: state.stack.length,
    deck: state.deck.length,
    discards: state.discards.map((tile) => box.tiles.id[tile] as string),
    gone: state.gone.map((tile) => box.tiles.id[tile] as string),
    drawn: drawnView(state, eyes),
    proposal: proposalView(state),
    solo: isSolo(state)
      ? { deck: state.soloDeck.length, cards: state.soloPile.map((card) => box.soloCards[card]?.id ?? '') }
      : null,
  };
}

const nameOf = (names: readonly string[], place: number): string | null => names[place] ?? null;
const tileName = (state: State, tile: number): string | null => state.box.tiles.id[tile] ?? null;

function tokenView(state: State, token: number): Json {
  if (token === NONE) return null;
  return { side: sideOf(token), token: state.box.tokens.names[kindOf(token)] as string };
}

/** Face-down Moonlight goals are unknown until they are turned up (NOC-26.9), except in scenarios (NOC-21.4). */
const knowsGoals = (state: State): boolean => state.round === MOONLIGHT || state.options.scenario !== null;

function sideView(state: State, side: number, eyes: Eyes): Json {
  const { box } = state;
  const ability = ABILITIES[state.abilities[side] as number];
  const brews = state.brews[side] as number[];
  // NOC-26.4: concoctions are for their owner alone until they are revealed.
  const open = side === eyes || state.revealed;
  return {
    side,
    opponent: isOpponent(state, side),
    colour: colourOf(state, side),
    character: box.characters[state.characters[side] as number]?.id ?? null,
    ability: ability ?? null,
    used: state.used[side] as boolean,
    supply: tokenCounts(state, state.supply[side] as number[]),
    removed: tokenCounts(state, state.removed[side] as number[]),
    passed: hasPassed(state, side),
    collection: (state.collection[side] as number[]).map((tile) => box.tiles.id[tile] as string),
    concoctionCount: brews.length,
    concoctions: open ? brews.map((brew) => box.brews[brew]?.id ?? '') : null,
    // NOC-26.10: who put cards under the deck has seen them.
    under: state.deck
      .filter((_, i) => side === eyes && state.deckKnown[i] === side)
      .map((brew) => box.brews[brew]?.id ?? ''),
    shadows: state.shadows[side] as number,
    copies: (state.copies[side] as number[]).map((tile) => tileName(state, tile)),
    tiers: state.tiers[side]?.slice() ?? null,
    mark: box.edition.achievements.list[state.marks[side] as number]?.id ?? null,
  };
}

/** Tokens by name, lowest first: `['1', '3', '3', 'star', 's8']`. */
function tokenCounts(state: State, counts: readonly number[]): string[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => state.box.tokens.names[kind] as string));
}

/** What is on offer from a chest or a runestone: for the drawer alone (NOC-26.5, NOC-26.7). */
function drawnView(state: State, eyes: Eyes): Json {
  if (state.drawing === NONE) return null;
  const { box } = state;
  const name = (choice: number): string =>
    state.drawing === RUNESTONE ? (box.brews[choice]?.id ?? '') : (box.tiles.id[choice] as string);
  return {
    what: state.drawing === RUNESTONE ? 'concoctions' : 'tiles',
    count: state.drawn.length + state.kept.length,
    drawn: state.turn === eyes ? state.drawn.map(name) : null,
    kept: state.turn === eyes ? state.kept.map(name) : null,
  };
}

/** The best assignment or allocation, worked out for whoever is asked (NOC-17.11, NOC-18.19); from public facts alone. */
function proposalView(state: State): Json {
  if (state.stage === 'mirror') {
    const best = proposal(state.box, occasionOf(state), holdingsOf(state), state.turn);
    return best.map((tile) => tileName(state, tile));
  }
  if (state.stage === 'brewing' || state.stage === 'tier') {
    return [...tiersScored(state.box, { ...holdingOf(state, state.turn), tiers: null })];
  }
  return null;
}
