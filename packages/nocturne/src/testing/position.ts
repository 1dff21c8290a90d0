import { type Scenario, transcript } from '@nightjar/lab';
import { boxWith } from '../box.ts';
import { run } from '../course.ts';
import { nocturne } from '../game.ts';
import { readOptions } from '../options.ts';
import { layOut, setup } from '../setup.ts';
import { freeTiles, MOONLIGHT, NONE, type State, TWILIGHT, tokenOf } from '../state.ts';

/**
 * A position as a test states it. Names are those of answers and of the edition; lists are texts with spaces between.
 * What is not stated stays as dealt; components are conserved: tiles come from the stack, tokens not in a stated supply
 * lie out of the game.
 */
export interface Position {
  /** Options by name; two players unless said. */
  readonly options?: { readonly [option: string]: string | number | boolean | null };
  readonly seed?: string;
  readonly round?: 'twilight' | 'moonlight';
  /** Tile ids in reading order; `.` for an empty space. Fewer than the grid has: the rest is empty. */
  readonly grid?: string;
  /** Own flipped tokens by space: `{ b2: '0 4' }` for side 0's 4. The space must hold no tile. */
  readonly flipped?: { readonly [space: string]: string };
  /** Supply by side: `'1 3 3 star s8'`. */
  readonly supply?: readonly string[];
  /** Tokens on the Forest Sprite Board from space 1 on: `'0:5 1:3'`. */
  readonly sprite?: string;
  /** Tiles on the Forest Sprite Board, by slot; `.` for an empty one. */
  readonly slots?: string;
  /** Collections by side. */
  readonly collection?: readonly string[];
  /** Concoctions by seat, the starter among them. */
  readonly brews?: readonly string[];
  /** The first tiles to be drawn, in that order; likewise concoctions, and solo cards by number. */
  readonly stack?: string;
  readonly deck?: string;
  readonly solo?: string;
  /** Whether the solo deck holds the stated cards and no others; those left over have been turned up. */
  readonly soloEnds?: boolean;
  /** Whether the stack holds the stated tiles and no others; those left over are out of the game. */
  readonly stackEnds?: boolean;
  /** Tiles that chest draws have left. */
  readonly discards?: string;
  readonly twilight?: string;
  readonly moonlight?: string;
  /** Who holds each Twilight goal, by goal id. */
  readonly holders?: { readonly [goal: string]: number };
  readonly characters?: readonly string[];
  /** Abilities already used, by side. */
  readonly used?: readonly boolean[];
  readonly shadowRow?: string;
  /** The side first asked in the round; the side asked now (the same unless said). */
  readonly first?: number;
  readonly turn?: number;
  /** The space just won, beside which the start must be made; the round's first spell has then been cast. */
  readonly tied?: string;
  /** Whether the round's first spell has been cast. */
  readonly opened?: boolean;
  /** Sides whose star has won a tile. */
  readonly starWon?: readonly boolean[];
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The state a position describes, run to its first question. */
export function position(told: Position): State {
  const checked = readOptions({ players: 2, ...told.options });
  if (!checked.ok) throw new Error(`options ${checked.fault.where}: ${checked.fault.what}`);
  const state = setup(checked.value, told.seed ?? 'position');
  if (told.characters !== undefined) setCharacters(state, told.characters);
  if (state.stage !== 'dealing') throw new Error('a position begins after characters and first player are settled');
  run(state);
  setGoals(state, told);
  setTokens(state, told);
  setTiles(state, told);
  state.free = freeTiles(state);
  setCards(state, told);
  if (told.used !== undefined) state.used = [...told.used];
  if (told.starWon !== undefined) state.starWon = [...told.starWon];
  state.round = told.round === 'moonlight' ? MOONLIGHT : TWILIGHT;
  if (state.round === MOONLIGHT && told.shadowRow === undefined) state.shadowRow = [];
  state.first = told.first ?? 0;
  state.turn = told.turn ?? state.first;
  state.passed = 0;
  state.casts = [];
  state.tied = told.tied === undefined ? NONE : spaceNamed(state, told.tied);
  state.opened = told.opened ?? told.tied !== undefined;
  state.stage = 'starting';
  run(state);
  return state;
}

/** A transcript that starts from a position. */
export function plays(told: Position, script: (t: Scenario<State>) => void): void {
  transcript(nocturne, position(told), script);
}

/** A new game with these options, up to its first question. */
export function newGame(options: Position['options'] = {}, seed = 'new game'): State {
  const checked = readOptions({ players: 2, ...options });
  if (!checked.ok) throw new Error(`options ${checked.fault.where}: ${checked.fault.what}`);
  return nocturne.setup(checked.value, seed);
}

function spaceNamed(state: State, name: string): number {
  return found(state.layout.names.indexOf(name), `space ${name}`);
}

export function tileNamed(state: State, id: string): number {
  return id === '.' ? NONE : found(state.box.tiles.id.indexOf(id), `tile ${id}`);
}

function kindNamed(state: State, name: string): number {
  return found(state.box.tokens.names.indexOf(name), `token ${name}`);
}

function found(place: number, what: string): number {
  if (place === NONE) throw new Error(`no ${what}`);
  return place;
}

function setCharacters(state: State, ids: readonly string[]): void {
  ids.forEach((id, seat) => {
    const place = state.box.characters.findIndex((character) => character.id === id);
    state.characters = state.characters.with(seat, found(place, `character ${id}`));
  });
}

function setGoals(state: State, told: Position): void {
  const box = boxWith(state.options.edition) ?? state.box;
  const goal = (goals: readonly { id: string }[], id: string): number =>
    found(
      goals.findIndex((candidate) => candidate.id === id),
      `goal ${id}`,
    );
  if (told.twilight !== undefined) state.twilight = words(told.twilight).map((id) => goal(box.twilight, id));
  if (told.moonlight !== undefined) state.moonlight = words(told.moonlight).map((id) => goal(box.moonlight, id));
  state.holders = state.twilight.map((own) => told.holders?.[box.twilight[own]?.id ?? ''] ?? NONE);
}

function setTokens(state: State, told: Position): void {
  state.sprite = words(told.sprite ?? '').map((text) => {
    const [side, name] = text.split(':') as [string, string];
    return tokenOf(Number(side), kindNamed(state, name));
  });
  state.tokens.fill(NONE);
  for (const [name, text] of Object.entries(told.flipped ?? {})) {
    const [side, token] = words(text) as [string, string];
    state.tokens[spaceNamed(state, name)] = tokenOf(Number(side), kindNamed(state, token));
  }
  told.supply?.forEach((text, side) => {
    const supply = (state.supply[side] as number[]).map(() => 0);
    for (const name of words(text)) supply[kindNamed(state, name)] = (supply[kindNamed(state, name)] as number) + 1;
    state.supply[side] = supply;
  });
  if (told.shadowRow !== undefined) state.shadowRow = words(told.shadowRow).map((name) => kindNamed(state, name));
  settleTokens(state, told);
}

/** Own tokens beyond those stated lie out of the game; without a stated supply, those on the table come out of it. */
function settleTokens(state: State, told: Position): void {
  const { own, dealt } = state.box.tokens;
  const lying = [...state.tokens, ...state.sprite].filter((token) => token !== NONE);
  for (let side = 0; side < state.sides; side += 1) {
    const supply = state.supply[side] as number[];
    const removed = [...(state.removed[side] as readonly number[])];
    for (let kind = 0; kind < own; kind += 1) {
      const out = lying.filter((token) => token === tokenOf(side, kind)).length;
      if (told.supply?.[side] === undefined) supply[kind] = (supply[kind] as number) - out;
      else removed[kind] = (dealt[1]?.[kind] ?? 0) - (supply[kind] as number) - out;
      if ((supply[kind] as number) < 0 || (removed[kind] as number) < 0) {
        throw new Error(`side ${side} has not so many tokens ${state.box.tokens.names[kind]}`);
      }
    }
    state.removed = state.removed.with(side, removed);
  }
}

function setTiles(state: State, told: Position): void {
  const pool = [...state.stack, ...state.tiles, ...state.slots].filter((tile) => tile !== NONE);
  const take = (id: string): number => {
    const tile = tileNamed(state, id);
    if (tile === NONE) return NONE;
    pool.splice(found(pool.indexOf(tile), `tile ${id} left`), 1);
    return tile;
  };
  const stated = (text: string | undefined): number[] | undefined =>
    text === undefined ? undefined : words(text).map(take);
  const grid = stated(told.grid);
  const slots = stated(told.slots);
  const stack = stated(told.stack) ?? [];
  state.discards = stated(told.discards) ?? [];
  state.collection = state.collection.map((_, side) => stated(told.collection?.[side]) ?? []);
  state.stack = pool;
  const dealt = { slots: state.slots.length };
  layOut(state);
  const left = state.stack.slice();
  if (grid !== undefined) {
    left.push(...state.tiles.filter((tile) => tile !== NONE));
    state.tiles = state.tiles.map((_, space) => grid[space] ?? NONE);
  }
  if (slots !== undefined) {
    left.push(...state.slots.filter((tile) => tile !== NONE));
    state.slots = Array.from({ length: dealt.slots }, (_, slot) => slots[slot] ?? NONE);
  }
  // A flipped token lies where its tile was won.
  state.tokens.forEach((token, space) => {
    if (token === NONE || state.tiles[space] === NONE) return;
    left.push(state.tiles[space] as number);
    state.tiles[space] = NONE;
  });
  if (told.stackEnds === true) state.gone = [...state.gone, ...left.splice(0)];
  state.stack = [...left, ...stack.toReversed()];
}

function setCards(state: State, told: Position): void {
  const brew = (id: string): number =>
    found(
      state.box.brews.findIndex((candidate) => candidate.id === id),
      `concoction ${id}`,
    );
  if (told.brews !== undefined)
    setBrews(
      state,
      told.brews.map((text) => words(text).map(brew)),
    );
  if (told.deck !== undefined) {
    const top = words(told.deck).map(brew);
    state.deck = [...state.deck.filter((card) => !top.includes(card)), ...top.toReversed()];
  }
  if (told.solo !== undefined) {
    const top = words(told.solo).map((number) => Number(number) - 1);
    const rest = state.soloDeck.filter((card) => !top.includes(card));
    state.soloPile = told.soloEnds === true ? rest : [];
    state.soloDeck = [...(told.soloEnds === true ? [] : rest), ...top.toReversed()];
  }
}

/** The stated hands; the deck is all that is in no hand. */
function setBrews(state: State, hands: readonly number[][]): void {
  hands.forEach((hand, seat) => {
    state.brews = state.brews.with(seat, hand);
  });
  const held = state.brews.flat();
  const { brews, starters } = state.box;
  state.deck = brews.map((_, i) => i).filter((card) => card >= starters && !held.includes(card));
  state.deckKnown = state.deck.map(() => NONE);
}
