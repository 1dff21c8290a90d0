import { CHEST, RUNESTONE } from './box.ts';
import { kindOf, NONE, type State, sideOf } from './state.ts';

/** Null if every token, tile, concoction and card is somewhere exactly once; otherwise what is not. */
export function audit(state: State): string | null {
  if (state.stage === 'firstPlayer' || state.stage === 'character') return null;
  return tokensLost(state) ?? tilesLost(state) ?? brewsLost(state) ?? soloCardsLost(state);
}

function tokensLost(state: State): string | null {
  const { kinds, own, dealt, names } = state.box.tokens;
  const found = Array.from({ length: state.sides }, (_, side) =>
    Array.from({ length: kinds }, (_, kind) => (state.supply[side]?.[kind] ?? 0) + (state.removed[side]?.[kind] ?? 0)),
  );
  for (const token of [...state.tokens, ...state.sprite]) {
    if (token === NONE) continue;
    const row = found[sideOf(token)] as number[];
    row[kindOf(token)] = (row[kindOf(token)] as number) + 1;
  }
  for (const [side, row] of found.entries()) {
    for (let kind = 0; kind < own; kind += 1) {
      if (row[kind] !== dealt[1]?.[kind]) return `side ${side} has ${row[kind]} tokens ${names[kind]}`;
    }
    if ((state.supply[side] as number[]).some((count) => count < 0)) return `side ${side} has a negative supply`;
  }
  for (let kind = own; kind < kinds; kind += 1) {
    const count = found.reduce((sum, row) => sum + (row[kind] as number), 0) + (state.shadowRow.includes(kind) ? 1 : 0);
    if (count > 1) return `shadow token ${names[kind]} is there ${count} times`;
  }
  const spaces = state.box.spriteSpaces[state.sides] as number;
  return state.sprite.length > spaces ? `${state.sprite.length} tokens on ${spaces} Sprite spaces` : null;
}

function tilesLost(state: State): string | null {
  const { kinds, count, type, id } = state.box.tiles;
  const found = Array.from({ length: kinds }, () => 0);
  // Tiles being chosen from a chest are neither in the stack nor in a collection.
  const drawn = state.drawing === CHEST ? [...state.drawn, ...state.kept] : [];
  for (const place of [state.tiles, state.slots, state.stack, state.discards, state.gone, drawn, ...state.collection]) {
    for (const tile of place) if (tile !== NONE) found[tile] = (found[tile] as number) + 1;
  }
  const { familyMode, modifiedGame } = state.options;
  const runeless = familyMode === 'family-simple' || modifiedGame === 'allSetToBrew';
  for (let kind = 0; kind < kinds; kind += 1) {
    const due = runeless && type[kind] === RUNESTONE ? 0 : count[kind];
    if (found[kind] !== due) return `${found[kind]} of ${due} tiles ${id[kind]}`;
  }
  return null;
}

function brewsLost(state: State): string | null {
  if (state.options.familyMode === 'family-simple') return null;
  const drawn = state.drawing === RUNESTONE ? [...state.drawn, ...state.kept] : [];
  const seen = [...state.brews.flat(), ...state.deck, ...drawn];
  if (new Set(seen).size !== seen.length) return 'a concoction is there twice';
  if (seen.some((brew) => state.box.brews[brew] === undefined)) return 'a concoction is none of the box';
  if (state.deckKnown.length !== state.deck.length) return 'the deck and what is known of it differ';
  const due = state.box.brews.length - state.box.starters + state.options.players;
  return seen.length === due ? null : `${seen.length} of ${due} concoctions`;
}

function soloCardsLost(state: State): string | null {
  if (state.options.players > 1) return null;
  const seen = new Set([...state.soloDeck, ...state.soloPile]);
  return seen.size === state.box.soloCards.length ? null : `${seen.size} different solo cards`;
}
