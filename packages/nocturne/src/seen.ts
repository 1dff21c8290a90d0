import type { Eyes, Json, JsonObject } from '@nightjar/kernel';
import {
  at,
  exactly,
  field,
  list,
  object,
  oneOf,
  orNull,
  own,
  placeIn,
  type Reader,
  refuse,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { ABILITIES, CHEST, RUNESTONE } from './box.ts';
import { readOptions } from './options.ts';
import { setup } from './setup.ts';
import { freeTiles, MOONLIGHT, NONE, QUESTIONS, type State, TWILIGHT, tokenOf } from './state.ts';
import type { DeedsView, SideView, Underway, View } from './view.ts';

/** More of anything than a box holds. */
const PLENTY = 10_000;
const amount = whole(0, PLENTY);
const many = <T>(item: Reader<T>): Reader<T[]> => {
  const read = list(item, 0, PLENTY);
  return (json, where) => [...read(json, where)];
};

const orNone =
  (reader: Reader<number>): Reader<number> =>
  (json, where) =>
    json === null ? NONE : reader(json, where);

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/** How the things of this table are read. */
function readersOf({ box, layout, sides }: State) {
  const token = placeIn(box.tokens.names);
  const side = whole(0, sides - 1);
  return {
    side,
    token,
    space: placeIn(layout.names),
    tile: placeIn(box.tiles.id),
    brew: placeIn(idsOf(box.brews)),
    /** A token where it lies. */
    lying: ((json, where) => {
      const seen = object(json, where);
      return tokenOf(field(seen, where, 'side', side), field(seen, where, 'token', token));
    }) satisfies Reader<number>,
    /** Tokens by name, as how many there are of each kind. */
    counts: ((json, where) => {
      const counts = box.tokens.names.map(() => 0);
      for (const kind of many(token)(json, where)) counts[kind] = (counts[kind] as number) + 1;
      return counts;
    }) satisfies Reader<number[]>,
  };
}

type Readers = ReturnType<typeof readersOf>;

/** How much of a view lies covered. */
export interface Covered {
  /** Concoctions by side; null where they lie open. */
  readonly brews: readonly (number | null)[];
  /** What is on offer, and what of it was kept; null where these eyes see it, or nothing is on offer. */
  readonly drawn: { readonly open: number; readonly kept: number } | null;
  /** Cards in the concoction deck, and those of them that these eyes put there, from the bottom up. */
  readonly deck: number;
  readonly under: readonly number[];
}

/** The table as far as a view shows it, and how much lies covered. Refuses what is no view of Nocturne. */
export function readSeen(view: Json, eyes: Eyes): { readonly state: State; readonly covered: Covered } {
  const seen = object(view, '');
  field(seen, '', 'game', exactly<View['game']>('nocturne'));
  const options = readOptions(own(seen, 'options') ?? null);
  if (!options.ok) return refuse(at('options', options.fault.where), options.fault.what);
  // A new table, nothing dealt yet; what setting up settles by chance is read over.
  const state = setup(options.value, '');
  const readers = readersOf(state);
  readCourse(state, seen, readers);
  readForest(state, seen, readers);
  readGoals(state, seen, readers);
  readPiles(state, seen, readers);
  const sides = field(seen, '', 'sides', list(object, state.sides, state.sides));
  const brews = sides.map((side, i) => readSide(state, i, side, readers));
  state.revealed = brews.every((count) => count === null);
  const drawn = readDrawn(state, seen, eyes, readers);
  readUnderway(state, field(seen, '', 'underway', object), readers);
  const mine = eyes === 'table' ? undefined : sides[eyes];
  const under = mine === undefined ? [] : field(mine, `sides[${eyes}]`, 'under', many(readers.brew));
  return { state, covered: { brews, drawn, deck: field(seen, '', 'deck', amount), under } };
}

function readCourse(state: State, seen: JsonObject, { side, space }: Readers): void {
  state.round =
    field(seen, '', 'round', oneOf<View['round']>(['twilight', 'moonlight'])) === 'moonlight' ? MOONLIGHT : TWILIGHT;
  state.stage = field(seen, '', 'question', oneOf<View['question']>([...QUESTIONS, 'over']));
  state.turn = state.stage === 'over' ? NONE : field(seen, '', 'asked', whole(0, state.options.players - 1));
  state.first = field(seen, '', 'first', side);
  state.casts = field(seen, '', 'casts', many(space));
  state.waiting = field(seen, '', 'waiting', many(space));
  state.tied = field(seen, '', 'tied', orNone(space));
  state.opened = field(seen, '', 'opened', truth);
  state.winner = field(seen, '', 'winner', orNone(side));
}

function readForest(state: State, seen: JsonObject, { tile, token, lying }: Readers): void {
  const { spaces } = state.layout;
  for (const [space, row] of field(seen, '', 'spaces', list(object, spaces, spaces)).entries()) {
    state.tiles[space] = field(row, `spaces[${space}]`, 'tile', orNone(tile));
    state.tokens[space] = field(row, `spaces[${space}]`, 'token', orNone(lying));
  }
  state.free = freeTiles(state);
  const sprite = field(seen, '', 'sprite', object);
  state.sprite = field(sprite, 'sprite', 'tokens', many(lying));
  state.slots = field(sprite, 'sprite', 'tiles', many(orNone(tile)));
  state.resolved = field(sprite, 'sprite', 'resolved', whole(0, state.sprite.length));
  state.shadowRow = field(seen, '', 'shadowRow', many(token));
}

function readGoals(state: State, seen: JsonObject, { side }: Readers): void {
  const { twilight, moonlight } = state.box;
  const rows = field(seen, '', 'twilight', many(object));
  state.twilight = rows.map((row, i) => field(row, `twilight[${i}]`, 'goal', placeIn(idsOf(twilight))));
  state.holders = rows.map((row, i) => field(row, `twilight[${i}]`, 'holder', orNone(side)));
  state.moonlight = field(seen, '', 'moonlight', orNull(many(placeIn(idsOf(moonlight))))) ?? [];
}

function readPiles(state: State, seen: JsonObject, { tile }: Readers): void {
  state.discards = field(seen, '', 'discards', many(tile));
  state.gone = field(seen, '', 'gone', many(tile));
  if (state.options.players > 1) return;
  const cards = many(placeIn(idsOf(state.box.soloCards)));
  state.soloPile = field(field(seen, '', 'solo', object), 'solo', 'cards', cards);
}

/** Fills in one side; how many concoctions it holds, if they lie covered. */
function readSide(state: State, side: number, seen: JsonObject, readers: Readers): number | null {
  const { box } = state;
  const of = <T>(key: keyof SideView, reader: Reader<T>): T => field(seen, `sides[${side}]`, key, reader);
  state.characters = state.characters.with(side, of('character', orNone(placeIn(idsOf(box.characters)))));
  state.abilities = state.abilities.with(side, of('ability', orNone(placeIn(ABILITIES))));
  state.used = state.used.with(side, of('used', truth));
  state.supply[side] = of('supply', readers.counts);
  state.removed = state.removed.with(side, of('removed', readers.counts));
  if (of('passed', truth)) state.passed |= 1 << side;
  state.collection[side] = of('collection', many(readers.tile));
  state.shadows = state.shadows.with(side, of('shadows', amount));
  state.copies = state.copies.with(side, of('copies', many(orNone(readers.tile))));
  state.tiers = state.tiers.with(side, of('tiers', orNull(many(whole(0, 4)))));
  state.marks = state.marks.with(side, of('mark', orNone(placeIn(idsOf(box.edition.achievements.list)))));
  const brews = of('concoctions', orNull(many(readers.brew)));
  state.brews = state.brews.with(side, brews ?? []);
  return brews === null ? of('concoctionCount', amount) : null;
}

/** What a chest or a runestone offers. While Hoard is asked for, one has been kept. */
function readDrawn(state: State, seen: JsonObject, eyes: Eyes, { tile, brew }: Readers): Covered['drawn'] {
  const offer = field(seen, '', 'drawn', orNull(object));
  if (offer === null) return null;
  const isChest = field(offer, 'drawn', 'what', oneOf(['tiles', 'concoctions'])) === 'tiles';
  state.drawing = isChest ? CHEST : RUNESTONE;
  const choices = orNull(many(isChest ? tile : brew));
  const drawn = field(offer, 'drawn', 'drawn', choices);
  const kept = field(offer, 'drawn', 'kept', choices);
  if (drawn === null || kept === null) {
    const held = state.stage === 'hoard' ? 1 : 0;
    return { open: field(offer, 'drawn', 'count', whole(held, PLENTY)) - held, kept: held };
  }
  state.drawn = drawn;
  state.kept = kept;
  // After the end an offer of nothing still lies before the player who was asked last.
  if (state.turn === NONE && eyes !== 'table') state.turn = eyes;
  return null;
}

function readUnderway(state: State, seen: JsonObject, { side, token, tile }: Readers): void {
  const of = <T>(key: keyof Underway, reader: Reader<T>): T => field(seen, 'underway', key, reader);
  const last = of('lastWinner', object);
  state.lastGridWinner = field(last, 'underway.lastWinner', 'grid', orNone(side));
  state.lastSpriteWinner = field(last, 'underway.lastWinner', 'sprite', orNone(side));
  state.giftable = of('giftable', many(token));
  for (const one of of('dedicated', many(side))) state.dedicated |= 1 << one;
  state.effects = of('effects', many(tile));
  if (state.stage === 'effect') state.kept = of('unordered', many(tile));
  state.deckKnown = of('under', many(side));
  state.soloIcon = of('icon', orNull(truth));
  for (const [i, row] of of('deeds', list(object, state.sides, state.sides)).entries()) {
    const did = <T>(key: keyof DeedsView, reader: Reader<T>): T => field(row, `underway.deeds[${i}]`, key, reader);
    state.starWon = state.starWon.with(i, did('starWon', truth));
    state.lastSpace = state.lastSpace.with(i, did('lastSpace', amount));
    state.allSpaces = state.allSpaces.with(i, did('allSpaces', amount));
    state.moonTiles = state.moonTiles.with(i, did('moonTiles', amount));
    state.cornerCasts = state.cornerCasts.with(i, did('cornerCasts', amount));
  }
}
