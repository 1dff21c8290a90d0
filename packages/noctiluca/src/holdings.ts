import { type Checked, good, type Json, type JsonObject, type NamedSheet } from '@nightjar/kernel';
import {
  at,
  checked,
  distinct,
  field,
  harmless,
  list,
  object,
  oneOf,
  or,
  own,
  placeIn,
  type Reader,
  refuse,
  text,
  whole,
} from '@nightjar/kernel/reader';
import { defaultBox } from './box.ts';
import { type Box, COLOURS, JAR_COLOURS, KEPT_JARS } from './components.ts';
import { handfulOf } from './handful.ts';
import type { Holding, Occasion } from './holding.ts';
import { places, sheets } from './scoring.ts';

/** Holdings of a finished game, read from a file: whose they are and what they are. docs/holdings.md says how to write one. */
export interface Holdings {
  readonly names: readonly string[];
  readonly holdings: readonly Holding[];
  readonly occasion: Occasion;
}

const FILE_FIELDS = ['game', 'players', 'tempest'];
const PLAYER_FIELDS = ['name', 'delivered', 'tokens', 'favourite', 'leftover'];
const TEMPEST_FIELDS = ['tokens', 'dice'];

/** Scores a holdings file. */
export function scoreHoldings(json: Json, box: Box = defaultBox): Checked<NamedSheet[]> {
  const read = readHoldings(json, box);
  if (!read.ok) return read;
  const { names, holdings, occasion } = read.value;
  const scored = sheets(box, occasion, holdings);
  const order = places(
    scored.map(({ total }) => total),
    holdings.map(({ delivered }) => delivered.length),
  );
  return good(
    scored.map((sheet, i) => {
      const tied = order.filter((_, other) => scored[other]?.total === sheet.total);
      return { ...sheet, name: names[i] as string, place: order[i] as number, tie: tieRule(tied) };
    }),
  );
}

/** What settled a tie between players at these places: delivered jars, or nothing where the place is shared. */
function tieRule(tied: readonly number[]): string | null {
  if (tied.length < 2) return null;
  return new Set(tied).size === tied.length ? 'NLC-10.11' : 'NLC-10.12';
}

/** Reads a holdings file: only what one box can hold and one table can end with. */
export const readHoldings = (json: Json, box: Box = defaultBox): Checked<Holdings> =>
  checked(() => {
    harmless(json, '');
    const file = object(json, '');
    known(file, '', FILE_FIELDS);
    field(file, '', 'game', or('noctiluca', oneOf(['noctiluca'])));
    const players = field(file, '', 'players', list(object, 1, 4));
    const holdings = players.map((player, i) => readPlayer(box, player, `players[${i}]`));
    const names = players.map((player, i) => field(player, `players[${i}]`, 'name', text));
    distinct(names, (i) => `players[${i}].name`);
    const tempest = readTempest(box, file, holdings);
    within(box, players, holdings);
    const tokens = [...holdings.map((holding) => holding.tokens), ...(tempest === null ? [] : [tempest.tokens])];
    const taken = JAR_COLOURS.map((colour, i) =>
      takenFrom(
        box,
        colour,
        tokens.flatMap((values) => values[i] as readonly number[]),
      ),
    );
    return {
      names,
      holdings,
      occasion: {
        stack: box.tokens.length,
        taken,
        held: tokens.map((values) => handfulOf(values.map((held) => held.length))),
        tempest,
      },
    };
  });

function known(json: JsonObject, where: string, fields: readonly string[]): void {
  for (const key of Object.keys(json)) {
    if (!fields.includes(key)) refuse(at(where, key), `no such field; known are ${fields.join(', ')}`);
  }
}

/** Values of tokens by colour; a colour left out is not held. */
const tokenValues: Reader<number[][]> = (json, where) => {
  const tokens = object(json, where);
  known(tokens, where, JAR_COLOURS);
  return JAR_COLOURS.map((colour) => [...field(tokens, where, colour, or([], list(whole(0, 100))))]);
};

function readPlayer(box: Box, player: JsonObject, where: string): Holding {
  known(player, where, PLAYER_FIELDS);
  const delivered = field(player, where, 'delivered', list(oneOf(box.jars.id))).map((id) => box.jars.id.indexOf(id));
  const tokens = field(player, where, 'tokens', or([[], [], []], tokenValues));
  for (const [i, colour] of JAR_COLOURS.entries()) {
    const jars = delivered.filter((jar) => box.jars.colour[jar] === i).length;
    if (tokens[i]?.length !== jars)
      refuse(at(where, `tokens.${colour}`), `must be one for each of the ${jars} ${colour} jars delivered (NLC-8.4a)`);
  }
  // A jar that is full is delivered, so one die is missing on each that is left.
  const most = KEPT_JARS * (Math.max(...box.jars.size) - 1);
  return {
    delivered,
    tokens,
    favourite: field(player, where, 'favourite', or(-1, placeIn(COLOURS))),
    leftover: field(player, where, 'leftover', or(0, whole(0, most))),
  };
}

/** The tempest of a solo game; nobody else has one. */
function readTempest({ dice }: Box, file: JsonObject, holdings: readonly Holding[]): Occasion['tempest'] {
  const [alone] = holdings;
  if (alone === undefined || holdings.length > 1) {
    return own(file, 'tempest') === undefined ? null : refuse('tempest', 'is for one player (NLC-11.8)');
  }
  const tempest = field(file, '', 'tempest', or({}, object));
  known(tempest, 'tempest', TEMPEST_FIELDS);
  // What lies on jars cannot lie in the tempest as well (NLC-2.1, 12.2a).
  const most = dice.reduce((sum, n) => sum + n, 0) - alone.leftover;
  return {
    tokens: field(tempest, 'tempest', 'tokens', or([[], [], []], tokenValues)),
    dice: field(tempest, 'tempest', 'dice', or(0, whole(0, most))),
  };
}

/** Tokens leave a stack from the top, so those taken are its first ones (NLC-8.4a); how many they are. */
function takenFrom(box: Box, colour: string, taken: readonly number[]): number {
  const top = box.tokens.slice(0, taken.length);
  if (top.join() !== taken.toSorted((a, b) => a - b).join())
    refuse('players', `the ${colour} tokens held are not the top ${taken.length} of their stack (NLC-3.6)`);
  return taken.length;
}

/** What two players cannot both have. */
function within(box: Box, players: readonly JsonObject[], holdings: readonly Holding[]): void {
  const jars = new Set<number>();
  const favourites = new Set<number>();
  for (const [i, { delivered, favourite }] of holdings.entries()) {
    for (const [j, jar] of delivered.entries()) {
      if (jars.has(jar)) refuse(`players[${i}].delivered[${j}]`, `${box.jars.id[jar]} is there only once`);
      jars.add(jar);
    }
    if (own(players[i] as JsonObject, 'favourite') === undefined) continue;
    if (favourites.has(favourite)) refuse(`players[${i}].favourite`, 'another player has this favourite');
    favourites.add(favourite);
  }
}
