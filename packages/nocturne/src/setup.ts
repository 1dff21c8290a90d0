import { below, rngFrom, several, shuffle, type Tell, wholes } from '@nightjar/kernel';
import { type Box, boxWith, RUNESTONE, SIDES } from './box.ts';
import type { NocturneEvent } from './events.ts';
import { layoutFor } from './layout.ts';
import type { Options } from './options.ts';
import { drawTiles } from './stack.ts';
import { freeTiles, isFamily, isOpponent, isSolo, NONE, type State, TWILIGHT } from './state.ts';

/** A new table, up to its first question. The caller lets the course run from here. */
export function setup(options: Options, seed: string): State {
  const box = boxWith(options.edition);
  if (box === undefined) throw new Error(`edition ${options.edition} was not admitted`);
  // NOC-19.1: alone, everything is set up as for two.
  const sides = Math.max(2, options.players);
  const supply = startingSupply(box, options, sides);
  const removed = removedAtStart(box, supply);
  const lists = several(sides, () => []);
  const zeros = wholes(sides, () => 0);
  const nones = wholes(sides, () => NONE);
  const noes = several(sides, () => false);
  const layout = layoutFor(box, sides, options.modifiedGame === 'twistedTrees');
  const state: State = {
    box,
    options,
    layout,
    sides,
    rng: rngFrom(`nocturne ${seed}`),
    reveals: 0,
    stage: 'dealing',
    turn: 0,
    round: TWILIGHT,
    first: 0,
    tiles: wholes(layout.spaces, () => NONE),
    tokens: wholes(layout.spaces, () => NONE),
    free: 0,
    supply: several(sides, () => supply.slice()),
    removed: several(sides, () => removed),
    shadowRow: [],
    passed: 0,
    casts: [],
    opened: false,
    tied: NONE,
    winner: NONE,
    won: NONE,
    source: 'grid',
    winning: NONE,
    corner: false,
    giftable: [],
    waiting: [],
    dedicated: 0,
    sprite: [],
    slots: [],
    resolved: 0,
    lastSpriteWinner: NONE,
    lastGridWinner: NONE,
    collection: several(sides, () => []),
    effects: [],
    drawn: [],
    drawing: NONE,
    kept: [],
    stack: [],
    discards: [],
    gone: [],
    deck: [],
    deckKnown: [],
    brews: lists,
    revealed: false,
    twilight: [],
    holders: [],
    moonlight: [],
    characters: nones,
    abilities: nones,
    used: noes,
    starWon: noes,
    shadows: zeros,
    lastSpace: zeros,
    allSpaces: zeros,
    moonTiles: zeros,
    cornerCasts: zeros,
    copies: lists,
    tiers: several(sides, () => null),
    marks: nones,
    opener: 0,
    counted: 0,
    soloDeck: [],
    soloPile: [],
    soloIcon: null,
  };
  chooseFirst(state);
  return state;
}

/** The places in a list of the box. */
const places = (list: readonly unknown[]): number[] => wholes(list.length, (place) => place);

/** The scenario being played, if any. */
const scenarioOf = (state: State) =>
  state.options.scenario === null ? null : (state.box.edition.scenarios.list[state.options.scenario - 1] ?? null);

/** NOC-3.3–3.3b, NOC-20.3: what is left of the tokens dealt to everybody. */
function startingSupply(box: Box, options: Options, sides: number): number[] {
  const { kinds, dealt, removedInFamily } = box.tokens;
  const supply = wholes(kinds, (kind) => dealt[sides]?.[kind] ?? 0);
  if (options.familyMode !== 'off')
    for (const kind of removedInFamily) supply[kind] = Math.max(0, (supply[kind] ?? 0) - 1);
  return supply;
}

/** The tokens taken out before the game, which lay open (NOC-26.2a). */
function removedAtStart(box: Box, supply: readonly number[]): number[] {
  const full = box.tokens.dealt[1] ?? [];
  return wholes(supply.length, (kind) => (full[kind] ?? 0) - (supply[kind] as number));
}

/** NOC-3.14, NOC-19.4. Who is first is settled before characters are chosen (NOC-3.2a). */
function chooseFirst(state: State): void {
  if (isSolo(state)) return chooseCharacters(state);
  if (state.options.firstPlayer === 'chosen') {
    state.stage = 'firstPlayer';
    return;
  }
  state.first = below(state.rng, state.sides);
  chooseCharacters(state);
}

/** The host names the first player (NOC-3.14). */
export function nameFirst(state: State, side: number, tell?: Tell<NocturneEvent>): void {
  state.first = side;
  tell?.({ type: 'firstPlayer', side });
  chooseCharacters(state);
}

/** NOC-3.2: dealt at random or chosen clockwise from the first player; a solo scenario names the character (NOC-21.3). */
function chooseCharacters(state: State): void {
  const scenario = scenarioOf(state);
  state.stage = 'dealing';
  if (isSolo(state) && scenario !== null) {
    const named = state.box.characters.findIndex((character) => character.id === scenario.character);
    state.characters = state.characters.with(0, named);
    return;
  }
  if (state.options.characterAssignment === 'choose') {
    state.stage = 'character';
    state.turn = state.first;
    return;
  }
  const order = shuffle(places(state.box.characters), state.rng);
  state.characters = wholes(state.sides, (side) => (isOpponent(state, side) ? NONE : (order[side] as number)));
}

/** A player takes a character card (NOC-3.1, NOC-3.2a). */
export function takeCharacter(state: State, character: number, tell?: Tell<NocturneEvent>): void {
  const seat = state.turn;
  state.characters = state.characters.with(seat, character);
  tell?.({ type: 'character', side: seat, character: state.box.characters[character]?.id ?? '' });
  const next = (seat + 1) % state.options.players;
  if (state.characters[next] === NONE) state.turn = next;
  else state.stage = 'dealing';
}

/** Deals everything out and opens Twilight (NOC-3.4–3.15). */
export function deal(state: State, tell?: Tell<NocturneEvent>): void {
  const { box, rng } = state;
  state.reveals += 1;
  giveAbilities(state);
  state.stack = shuffle(tilesInPlay(state), rng);
  if (hasBrews(state)) dealBrews(state);
  if (!isFamily(state)) {
    dealGoals(state);
    state.shadowRow = wholes(box.tokens.kinds - box.tokens.own, (i) => box.tokens.own + i);
  }
  if (isSolo(state)) {
    state.soloDeck = shuffle(places(box.soloCards), rng);
  }
  layOut(state);
  tell?.({ type: 'dealt', round: state.round, first: state.first });
  beginRound(state);
}

/** The tiles a game is played with, ascending; some modes leave the runestones in the box (NOC-20.8, NOC-25.10). */
export function tilesInPlay({ box, options }: State): number[] {
  const runeless = options.familyMode === 'family-simple' || options.modifiedGame === 'allSetToBrew';
  return runeless ? box.tiles.all.filter((kind) => box.tiles.type[kind] !== RUNESTONE) : box.tiles.all.slice();
}

/** Whether concoctions are played with (NOC-20.8). */
const hasBrews = ({ options }: State): boolean => options.familyMode !== 'family-simple';

/** NOC-4.1, NOC-21.2: abilities belong to the character, or all are the scenario's. */
function giveAbilities(state: State): void {
  if (!state.options.advanced) return;
  const scenario = scenarioOf(state);
  const named = state.box.characters.find((character) => character.id === scenario?.character);
  state.abilities = wholes(state.sides, (side) => {
    const own = state.box.characters[state.characters[side] as number];
    return isOpponent(state, side) ? NONE : ((named ?? own)?.ability ?? NONE);
  });
}

/** NOC-3.5, NOC-3.6, NOC-25.11. The solo opponent gets none (NOC-19.1a). */
function dealBrews(state: State): void {
  const { box, options, rng } = state;
  const starters = shuffle(
    wholes(box.starters, (i) => i),
    rng,
  );
  const deck = shuffle(
    wholes(box.brews.length - box.starters, (i) => box.starters + i),
    rng,
  );
  const extra = options.modifiedGame === 'allSetToBrew' ? box.scoring.extraBrews : 0;
  state.brews = several(state.sides, (side) => {
    const hand: number[] = [];
    if (isOpponent(state, side)) return hand;
    hand.push(starters[side] as number);
    for (let i = 0; i < extra; i += 1) hand.push(deck.pop() as number);
    return hand;
  });
  state.deck = deck;
  state.deckKnown = wholes(deck.length, () => NONE);
}

/** Moonlight goals that may be drawn: a twisted forest leaves some out (NOC-25.4). */
export function moonlightPool(box: Box, sides: number, modified: string | null): number[] {
  const all = places(box.moonlight);
  if (modified !== 'twistedTrees') return all;
  const out = box.edition.twistedTrees.excludedMoonlightGoals[SIDES[sides - 1] ?? '1'];
  return all.filter((goal) => !out.includes(box.moonlight[goal]?.id ?? ''));
}

/** NOC-3.7, NOC-3.8; a scenario names them (NOC-21.1). */
function dealGoals(state: State): void {
  const { box, rng } = state;
  const scenario = scenarioOf(state);
  if (scenario === null) {
    state.twilight = shuffle(places(box.twilight), rng).slice(0, box.edition.twilightGoals.drawn);
    state.moonlight = shuffle(moonlightPool(state.box, state.sides, state.options.modifiedGame), rng).slice(
      0,
      box.edition.moonlightGoals.drawn,
    );
  } else {
    state.twilight = scenario.twilight.map((id) => box.twilight.findIndex((goal) => goal.id === id));
    state.moonlight = scenario.moonlight.map((id) => box.moonlight.findIndex((goal) => goal.id === id));
  }
  state.holders = wholes(state.twilight.length, () => NONE);
}

/** Fills the grid, then the Forest Sprite Board, in reading order (NOC-3.10–3.11b, NOC-14.11, NOC-14.12). */
export function layOut(state: State): void {
  state.tiles = laid(state, state.layout.spaces);
  state.free = freeTiles(state);
  if (isFamily(state)) return;
  state.slots = laid(state, state.box.spriteTiles[state.sides] as number);
}

/** Tiles for so many spaces; the last ones stay empty where there are too few. */
function laid(state: State, spaces: number): number[] {
  const drawn = drawTiles(state, spaces);
  return wholes(spaces, (i) => drawn[i] ?? NONE);
}

/** Opens a round with the first player asked for a starting spell. */
export function beginRound(state: State): void {
  state.passed = 0;
  state.casts = [];
  state.opened = false;
  state.tied = NONE;
  state.lastGridWinner = NONE;
  state.lastSpriteWinner = NONE;
  state.resolved = 0;
  state.turn = state.first;
  state.stage = 'starting';
}

/** The colour a side plays: its character's, or for the solo opponent the first unused one (NOC-19.1c). */
export function colourOf(state: State, side: number): string {
  if (!isOpponent(state, side)) return state.box.characters[state.characters[side] as number]?.colour ?? '';
  return state.box.characters.find((_, i) => !state.characters.includes(i))?.colour ?? '';
}
