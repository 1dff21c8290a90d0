import { below, rngFrom, several, shuffle, type Tell, wholes } from '@nightjar/kernel';
import { NOTHING } from '@nightjar/script';
import { type Box, boxWith, LEVELS, NONE, RESOURCES, TOKENS } from './box.ts';
import { drawBeasts } from './deck.ts';
import type { NocturionEvent } from './events.ts';
import type { Options } from './options.ts';
import { nextSeat, PASSED, type State } from './state.ts';
import type { Text } from './text.ts';

/** A new table, up to its first question. The caller lets the course run from here. */
export function setup(options: Options, seed: string): State {
  const box = boxWith(options.edition);
  if (box === undefined) throw new Error(`edition ${options.edition} was not admitted`);
  const { players } = options;
  const bySeat = <T>(value: () => T): T[] => several(players, value);
  const numbers = (number: number): number[] => wholes(players, () => number);
  const state: State = {
    box,
    options,
    rng: rngFrom(`nocturion ${seed}`),
    reveals: 0,
    stack: [],
    picks: NOTHING,
    stage: 'choosing',
    turn: 0,
    active: 0,
    first: 0,
    served: 0,
    pass: 0,
    round: 0,
    year: 1,
    isFinal: false,
    tracker: NONE,
    isMoved: false,
    tiles: wholes(box.locations.id.length, (i) => i),
    stocked: 0,
    placed: wholes(box.sites.id.length, () => 0),
    site: NONE,
    supply: box.tokens.slice(),
    spare: box.dice,
    pool: [],
    holders: wholes(TOKENS.length, () => NONE),
    house: numbers(NONE),
    equipped: numbers(0),
    treasury: bySeat(() => wholes(RESOURCES.length, () => 0)),
    dice: bySeat(() => []),
    reserved: numbers(0),
    hand: bySeat(() => []),
    menagerie: bySeat(() => wholes(box.limits.enclosures, () => NONE)),
    exhausted: numbers(0),
    spent: 0,
    curses: bySeat(() => []),
    prestige: numbers(0),
    deeds: bySeat(() => []),
    passed: numbers(PASSED.not),
    deck: wholes(box.beasts.id.length, (i) => i),
    under: [],
    discard: [],
    aside: [],
    looked: [],
    arriving: NONE,
    curseDeck: everyCurse(box.curses.copies),
    curseDiscard: wholes(box.curses.copies.length, () => 0),
    quests: [],
    questDecks: [],
    completed: [],
    rules: 0,
    barred: 0,
    refreshers: [],
  };
  layOut(state);
  return state;
}

/** NRN-3.3 to NRN-3.9: tiles with their tokens, Quests in rows, decks shuffled, a First Player at random. */
function layOut(state: State): void {
  const { box, rng } = state;
  shuffle(state.tiles, rng);
  for (const [site, location] of state.tiles.entries()) {
    const resource = box.locations.resource[location] as number;
    if (state.supply[resource] === 0) continue;
    state.supply[resource] = (state.supply[resource] as number) - 1;
    state.stocked |= 1 << site;
  }
  for (let level = 0; level < LEVELS; level += 1) {
    const deck = shuffle(questsOf(box, level), rng);
    state.quests.push(deck.splice(-box.quests.open));
    state.questDecks.push(deck);
  }
  shuffle(state.deck, rng);
  shuffle(state.curseDeck, rng);
  state.first = below(rng, state.options.players);
  state.active = state.first;
}

/** Every single Curse, as its kind. By `push`, as `wholes` makes lists: a `flatMap` makes them of a slower kind. */
function everyCurse(copies: readonly number[]): number[] {
  const curses: number[] = [];
  for (let curse = 0; curse < copies.length; curse += 1)
    for (let i = 0; i < (copies[curse] as number); i += 1) curses.push(curse);
  return curses;
}

/** The Quests of a level, ascending. */
function questsOf({ quests }: Box, level: number): number[] {
  const found: number[] = [];
  for (let quest = 0; quest < quests.level.length; quest += 1) if (quests.level[quest] === level) found.push(quest);
  return found;
}

/** Houses nobody has, ascending (NRN-3.10). */
export const freeHouses = (state: State): number[] =>
  state.box.houses.flatMap((_, house) => (state.house.includes(house) ? [] : [house]));

/** In turn order each player chooses a house; the last one left gives itself. */
export function findChooser({ state, tell }: Text): void {
  if (state.served === state.options.players) {
    state.stage = 'dealing';
    return;
  }
  state.turn = (state.first + state.served) % state.options.players;
  const [house, another] = freeHouses(state);
  if (another === undefined) chooseHouse(state, house as number, tell);
  else state.stage = 'house';
}

export function chooseHouse(state: State, house: number, tell?: Tell<NocturionEvent>): void {
  state.house[state.turn] = house;
  state.served += 1;
  tell?.({ type: 'houseChosen', seat: state.turn, house: state.box.houses[house]?.id as string });
  state.stage = 'choosing';
}

/** NRN-3.12: in turn order each player draws a hand of Beasts. */
export function deal(t: Text): void {
  const { state } = t;
  let seat = state.first;
  for (let i = 0; i < state.options.players; i += 1) {
    drawBeasts(t, seat, state.box.limits.hand);
    seat = nextSeat(state, seat);
  }
  state.stage = 'acquisition';
}
