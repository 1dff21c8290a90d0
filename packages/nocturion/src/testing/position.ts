import { faultText, type JsonObject } from '@nightjar/kernel';
import { type Scenario, transcript } from '@nightjar/lab';
import { ARMOR, admit, DISTRICTS, NONE, RESOURCES, ROUND_RULES, TOKENS } from '../box.ts';
import { gain } from '../deed.ts';
import { nocturion } from '../game.ts';
import { readOptions } from '../options.ts';
import { begin } from '../questions.ts';
import { setup } from '../setup.ts';
import type { Stage, State } from '../state.ts';

/** What a seat has; all lists are texts with spaces between. */
interface SeatTold {
  /** Thornvale, Ashmark, Corvane and Brightwater by seat, unless said. */
  readonly house?: string;
  readonly equipped?: string;
  /** `wood 2 iron`: a number after a Resource counts it. */
  readonly resources?: string;
  readonly dice?: string;
  readonly reserved?: number;
  readonly hand?: string;
  /** Beasts by Enclosure from the left; exhausted ones bear a star, a free Enclosure is a dash. */
  readonly beasts?: string;
  readonly curses?: string;
  readonly spent?: boolean;
  readonly prestige?: number;
}

/**
 * A position as a test states it, at the start of a player's turn unless another stage is said. Tiles lie in the order of
 * the edition. What is not stated is not there; components are conserved: Beasts not stated lie in the deck.
 */
export interface Position {
  readonly players?: number;
  readonly edition?: string;
  readonly stage?: Stage;
  readonly year?: number;
  readonly isFinal?: boolean;
  /** The spot of the Season Tracker; it lies in the Supply unless said. */
  readonly tracker?: number;
  /** Locations without a token, and with a die. */
  readonly empty?: string;
  readonly placed?: { readonly [location: string]: number };
  readonly active?: number;
  readonly first?: number;
  readonly seats?: readonly SeatTold[];
  /** The Beast Deck from the top, and whether it holds no other cards: those left are discarded, or with `gone` lie aside. */
  readonly deck?: string;
  readonly rest?: 'deck' | 'discard' | 'aside';
  readonly curseDeck?: string;
  /** Whether Curses that were not stated are discarded instead of lying under those of the deck. */
  readonly curseRest?: 'deck' | 'discard';
  /** Open Quests by level; the others lie in the decks, the first of the edition on top. */
  readonly quests?: readonly string[];
  /** Whether the Quest decks are empty. */
  readonly questsGone?: boolean;
  readonly tokens?: { readonly chalice?: number; readonly guildmaster?: number };
  readonly rules?: string;
  readonly barred?: string;
  /** Results in the pool. */
  readonly pool?: string;
}

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');

/** The state a position describes, run to its first question. */
export function position(told: Position): State {
  const { players = 2 } = told;
  const checked = readOptions({ players, ...(told.edition === undefined ? {} : { edition: told.edition }) });
  if (!checked.ok) throw new Error(`options ${checked.fault.where}: ${checked.fault.what}`);
  const state = setup(checked.value, 'position');
  const active = told.active ?? 0;
  state.first = told.first ?? active;
  state.active = active;
  state.served = told.stage === undefined ? (active - state.first + players) % players : 0;
  state.round = 1;
  state.year = told.year ?? 1;
  state.isFinal = told.isFinal ?? false;
  state.tracker = told.tracker ?? NONE;
  state.pool = words(told.pool).map(Number);
  setTiles(state, told);
  for (let seat = 0; seat < players; seat += 1) setSeat(state, seat, told.seats?.[seat] ?? {});
  setCards(state, told);
  setQuests(state, told);
  for (const [token, seat] of Object.entries(told.tokens ?? {}))
    state.holders[TOKENS.indexOf(token as 'chalice')] = seat;
  state.rules = maskOf(ROUND_RULES, told.rules);
  state.barred = maskOf(DISTRICTS, told.barred);
  state.spare = state.box.dice - state.pool.length - state.dice.flat().length;
  state.spare -= [...state.placed, ...state.reserved].filter((die) => die !== 0).length;
  state.stage = told.stage ?? 'turn';
  begin(state);
  return state;
}

/** A transcript that starts from a position. */
export const plays = (told: Position, script: (t: Scenario<State>) => void): void =>
  transcript(nocturion, position(told), script);

/** A new game, up to its first question. */
export function newGame(players = 2, seed = 'new game'): State {
  const checked = readOptions({ players });
  if (!checked.ok) throw new Error(checked.fault.what);
  return nocturion.setup(checked.value, seed);
}

/** A new game in which everybody has taken the first house that is free. */
export function begun(players = 2, seed = 'begun'): State {
  const state = newGame(players, seed);
  while (nocturion.pending(state)?.question === 'house') nocturion.apply(state, nocturion.legal(state)[0] as number);
  return state;
}

const placeOf = (names: readonly string[], name: string): number => {
  const place = names.indexOf(name);
  if (place === NONE) throw new Error(`no ${name}`);
  return place;
};

const maskOf = (names: readonly string[], told: string | undefined): number =>
  words(told).reduce((mask, name) => mask | (1 << placeOf(names, name)), 0);

/** `wood 2 iron` as Resources by type. */
function resourcesIn(text: string | undefined): number[] {
  const found = RESOURCES.map(() => 0);
  let last = NONE;
  for (const word of words(text)) {
    if (/^\d+$/.test(word)) found[last] = Number(word);
    else {
      last = placeOf(RESOURCES, word);
      found[last] = (found[last] as number) + 1;
    }
  }
  return found;
}

function setTiles(state: State, told: Position): void {
  const { locations } = state.box;
  state.tiles = locations.id.map((_, i) => i);
  state.stocked = 0;
  const empty = words(told.empty).map((name) => placeOf(locations.id, name));
  state.supply = state.box.tokens.slice();
  for (const [site] of state.tiles.entries()) {
    if (empty.includes(site)) continue;
    state.stocked |= 1 << site;
    spend(state, locations.resource[site] as number, 1);
  }
  for (const [location, die] of Object.entries(told.placed ?? {})) state.placed[placeOf(locations.id, location)] = die;
}

function spend(state: State, resource: number, count: number): void {
  state.supply[resource] = (state.supply[resource] as number) - count;
}

function setSeat(state: State, seat: number, told: SeatTold): void {
  const { houses, beasts, curses, limits } = state.box;
  const ids = houses.map(({ id }) => id);
  state.house[seat] = told.house === undefined ? seat : placeOf(ids, told.house);
  state.equipped[seat] = maskOf(ARMOR, told.equipped);
  state.treasury[seat] = resourcesIn(told.resources);
  for (const [resource, count] of state.treasury[seat].entries()) spend(state, resource, count);
  state.dice[seat] = words(told.dice)
    .map(Number)
    .sort((a, b) => a - b);
  state.reserved[seat] = told.reserved ?? 0;
  state.hand[seat] = words(told.hand)
    .map((name) => placeOf(beasts.id, name))
    .sort((a, b) => a - b);
  state.menagerie[seat] = Array<number>(limits.enclosures).fill(NONE);
  for (const [enclosure, word] of words(told.beasts).entries()) {
    if (word === '-') continue;
    state.menagerie[seat][enclosure] = placeOf(beasts.id, word.replace('*', ''));
    if (word.endsWith('*')) state.exhausted[seat] = (state.exhausted[seat] as number) | (1 << enclosure);
  }
  state.curses[seat] = words(told.curses)
    .map((name) => placeOf(curses.id, name))
    .sort((a, b) => a - b);
  if (told.spent === true) state.spent |= 1 << seat;
  if (told.prestige !== undefined) gain(state, seat, 'rewards', NONE, told.prestige);
}

function setCards(state: State, told: Position): void {
  const { beasts, curses } = state.box;
  const stated = words(told.deck).map((name) => placeOf(beasts.id, name));
  const out = new Set([...stated, ...state.hand.flat(), ...state.menagerie.flat()]);
  const others = beasts.id.flatMap((_, beast) => (out.has(beast) ? [] : [beast]));
  const rest = told.rest ?? 'deck';
  state.deck = [...(rest === 'deck' ? others : []), ...stated.toReversed()];
  if (rest !== 'deck') state[rest] = others;
  const top = words(told.curseDeck).map((name) => placeOf(curses.id, name));
  const held = [...top, ...state.curses.flat()];
  const left = curses.copies.map((copies, kind) => copies - held.filter((curse) => curse === kind).length);
  const under = left.flatMap((copies, kind) => Array<number>(copies).fill(kind));
  state.curseDeck = [...(told.curseRest === 'discard' ? [] : under), ...top.toReversed()];
  state.curseDiscard = told.curseRest === 'discard' ? left : curses.copies.map(() => 0);
}

function setQuests(state: State, told: Position): void {
  const { quests } = state.box;
  const open = (told.quests ?? ['', '', '']).map((row) => words(row).map((name) => placeOf(quests.id, name)));
  state.quests = state.quests.map((_, level) => open[level] ?? []);
  state.questDecks = state.quests.map((row, level) =>
    quests.id
      .flatMap((_, quest) => (quests.level[quest] === level && !row.includes(quest) ? [quest] : []))
      .toReversed(),
  );
  if (told.questsGone === true) state.completed = state.questDecks.flatMap((deck) => deck.splice(0));
}

/** The name of a house edition: the default one with these cards changed. */
export function editionWith(changes: JsonObject): string {
  const box = admit({ over: 'default', ...changes });
  if (!box.ok) throw new Error(faultText(box.fault));
  return box.value.hash;
}

/** A house edition in which one Beast has another ability. */
export const editionWithBeast = (id: string, ability: JsonObject): string =>
  editionWith({ beasts: { entries: [{ id, ability }] } });
