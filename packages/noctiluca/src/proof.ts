import type { JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  exactly,
  field,
  harmless,
  LONGEST,
  list,
  object,
  oneOf,
  own,
  type Reader,
  refuse,
  text,
  whole,
} from '@nightjar/kernel/reader';
import { CATEGORIES, COLOURS, DEALT_JARS, FACES, JAR_COLOURS, PATHS, SHORT } from './words.ts';

/** Players a game may have. */
const PLAYERS = [1, 2, 3, 4] as const;
const MOST_PLAYERS = 4;
const FREE_TEXTS = ['sourceLegend', 'notice', 'refill'];
const LONGEST_NOTE = 2000;
/** Paths as long as the printed ones: 3 spaces, and 4 (NLC-2.5). */
const LENGTHS = [3, 4];
/** A mask over shores is kept in 31 bits. */
const MOST_SHORES = 31;
const MOST_SPACES = 60;
const MOST_DICE = 10;

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(json: JsonObject): void {
  for (const key of Object.keys(json)) {
    harmless({ [key]: json[key] ?? null }, '', FREE_TEXTS.includes(key) ? LONGEST_NOTE : LONGEST);
  }
  if (own(json, 'name') !== undefined) field(json, '', 'name', text);
  for (const language of ['en', 'de']) {
    const said = own(field(json, '', 'notice', object), language);
    if (typeof said !== 'string' || said === '') refuse(at('notice', language), 'must be a text');
  }
  const players = field(json, '', 'players', object);
  field(players, 'players', 'min', exactly(1));
  field(players, 'players', 'max', exactly(MOST_PLAYERS));
  readDice(json);
  const { spaces, shores } = readBoard(json);
  readSections(json, spaces);
  readJars(json);
  readFavourites(json);
  readPawns(json, shores.length);
  readScoring(json);
}

const names: Reader<void> = (json, where) => {
  for (const language of ['en', 'de']) field(object(json, where), where, language, text);
};

/** An entry of a list with id and words. */
function named(json: JsonObject, where: string): string {
  const id = field(json, where, 'id', text);
  if (!/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(id)) refuse(at(where, 'id'), 'must be letters, digits and hyphens');
  field(json, where, 'names', names);
  return id;
}

/** Reads a list of objects with distinct ids. */
function entries(
  parent: JsonObject,
  where: string,
  key: string,
  min: number,
  read: (entry: JsonObject, where: string) => string,
): readonly string[] {
  const ids = field(
    parent,
    where,
    key,
    list((entry, place) => read(object(entry, place), place), min),
  );
  distinct(ids, (i) => `${at(where, key)}[${i}].id`);
  return ids;
}

/** The list holds exactly the things the rules know, in their order. */
function all(ids: readonly string[], known: readonly string[], where: string): void {
  for (const [i, id] of known.entries()) {
    if (ids[i] === undefined) refuse(where, `${id} is missing`);
    if (ids[i] !== id) refuse(`${where}[${i}].id`, `must be "${id}": the rules know no other`);
  }
  if (ids.length > known.length) refuse(`${where}[${known.length}].id`, 'is unknown to the rules');
}

function readDice(json: JsonObject): void {
  const colours = field(json, '', 'dieColors', object);
  const letters: string[] = [];
  const ids = entries(colours, 'dieColors', 'entries', COLOURS.length, (entry, where) => {
    const letter = field(entry, where, 'letter', text);
    if (!/^[A-Z]$/.test(letter)) refuse(at(where, 'letter'), 'must be one capital letter');
    letters.push(letter);
    field(entry, where, 'shape', text);
    field(entry, where, 'dice', whole(0, 100));
    return named(entry, where);
  });
  all(ids, COLOURS, 'dieColors.entries');
  distinct(letters, (i) => `dieColors.entries[${i}].letter`);
}

interface Board {
  readonly spaces: readonly string[];
  readonly shores: readonly string[];
}

const coordinate: Reader<number> = (json, where) => {
  if (json === undefined) return refuse(where, 'is missing');
  return typeof json === 'number' && Math.abs(json) <= 100 ? json : refuse(where, 'must be a number from -100 to 100');
};

function plainId(entry: JsonObject, where: string): string {
  const id = field(entry, where, 'id', text);
  if (!/^[A-Z]\d{1,2}$/.test(id)) refuse(at(where, 'id'), 'must be a capital letter and a number');
  field(entry, where, 'x', coordinate);
  field(entry, where, 'y', coordinate);
  return id;
}

function readBoard(json: JsonObject): Board {
  const board = field(json, '', 'board', object);
  const spaces = entries(board, 'board', 'spaces', 1, (entry, where) => {
    field(entry, where, 'ring', oneOf(['inner', 'outer']));
    field(entry, where, 'diceAtSetup', whole(0, MOST_DICE));
    return plainId(entry, where);
  });
  if (spaces.length > MOST_SPACES) refuse('board.spaces', `must have at most ${MOST_SPACES} entries`);
  const lines = new Map<string, readonly string[]>();
  const ends = new Map<string, readonly string[]>();
  entries(board, 'board', 'lines', 1, (entry, where) => {
    const id = field(entry, where, 'id', text);
    lines.set(id, field(entry, where, 'spaces', list(oneOf(spaces), 1)));
    ends.set(id, field(entry, where, 'shores', list(text, 2, 2)));
    return id;
  });
  const shores = entries(board, 'board', 'shores', 1, (entry, where) => {
    const id = plainId(entry, where);
    field(
      entry,
      where,
      'paths',
      list((path, place) => readPath(object(path, place), place, id), PATHS.length, PATHS.length),
    );
    return id;
  });
  if (shores.length > MOST_SHORES) refuse('board.shores', `must have at most ${MOST_SHORES} entries`);
  return { spaces, shores };

  function readPath(path: JsonObject, where: string, shore: string): void {
    const kind = Number(where.slice(-2, -1));
    field(path, where, 'kind', exactly(PATHS[kind] ?? PATHS[SHORT]));
    const length = LENGTHS[kind] as number;
    const over = field(path, where, 'spaces', list(oneOf(spaces), length, length));
    distinct(over, (i) => `${at(where, 'spaces')}[${i}]`);
    const line = field(path, where, 'line', oneOf([...lines.keys()]));
    const row = lines.get(line)?.join(' ');
    if (row !== over.join(' ') && row !== over.toReversed().join(' ')) {
      refuse(at(where, 'spaces'), `must be those of ${line}, in one direction or the other`);
    }
    if (!ends.get(line)?.includes(shore)) refuse(at(where, 'line'), `${line} does not end at ${shore}`);
  }
}

function readSections(json: JsonObject, spaces: readonly string[]): void {
  const solo = field(json, '', 'solo', object);
  const numbered: string[] = [];
  const sections = entries(solo, 'solo', 'sections', 1, (entry, where) => {
    const place = at(where, 'spacesByNumber');
    const byNumber = field(entry, where, 'spacesByNumber', object);
    for (let n = 1; n <= FACES; n += 1) {
      const space = field(byNumber, place, String(n), oneOf(spaces));
      if (numbered.includes(space)) refuse(at(place, String(n)), `${space} has a number already`);
      numbered.push(space);
    }
    return named(entry, where);
  });
  field(solo, 'solo', 'startSection', oneOf(sections));
}

function readJars(json: JsonObject): void {
  const colours = field(json, '', 'jarColors', object);
  all(entries(colours, 'jarColors', 'entries', JAR_COLOURS.length, named), JAR_COLOURS, 'jarColors.entries');
  const counts = new Map<string, number>();
  const jars = field(json, '', 'jars', object);
  entries(jars, 'jars', 'entries', MOST_PLAYERS * DEALT_JARS, (entry, where) => {
    const colour = field(entry, where, 'color', oneOf(JAR_COLOURS));
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const spaces = field(entry, where, 'spaces', object);
    let size = 0;
    for (const id of COLOURS) size += field(spaces, at(where, 'spaces'), id, whole(0, MOST_DICE));
    if (size === 0) refuse(at(where, 'spaces'), 'must have at least one space');
    if (field(entry, where, 'size', whole(1, 100)) !== size)
      refuse(at(where, 'size'), `must be ${size}, as its spaces say`);
    field(entry, where, 'points', whole(0, 100));
    return named(entry, where);
  });
  const tokens = field(json, '', 'pointTokens', object);
  const values = field(tokens, 'pointTokens', 'topToBottom', list(whole(0, 100), 1));
  for (const [i, value] of values.entries()) {
    if (value < (values[i - 1] ?? 0))
      refuse(`pointTokens.topToBottom[${i}]`, 'must not be below the value above it in the stack');
  }
  field(tokens, 'pointTokens', 'backValue', whole(0, 100));
  for (const [colour, count] of counts) {
    if (count > values.length)
      refuse('pointTokens.topToBottom', `must have a token for each of the ${count} ${colour} jars`);
  }
}

function readFavourites(json: JsonObject): void {
  const favourites = field(json, '', 'favourites', object);
  const colours: string[] = [];
  entries(favourites, 'favourites', 'entries', MOST_PLAYERS, (entry, where) => {
    colours.push(field(entry, where, 'color', oneOf(COLOURS)));
    return named(entry, where);
  });
  distinct(colours, (i) => `favourites.entries[${i}].color`);
}

/** Every pawn of a round finds a shore; alone, those of both rounds do (NLC-12.9). */
function readPawns(json: JsonObject, shores: number): void {
  const setup = field(json, '', 'setupByPlayers', object);
  const where = 'setupByPlayers';
  const rows = field(
    setup,
    where,
    'entries',
    list(
      (entry, place) => {
        const row = object(entry, place);
        const players = field(row, place, 'players', whole(1, MOST_PLAYERS));
        const pawns = field(row, place, 'pawnsEachRound1', whole(1, MOST_SHORES));
        const most = Math.floor(shores / (players === 1 ? 2 : players));
        if (pawns > most)
          refuse(at(place, 'pawnsEachRound1'), `must be at most ${most}: each pawn needs a shore of its own`);
        return String(players);
      },
      PLAYERS.length,
      PLAYERS.length,
    ),
  );
  distinct(rows, (i) => `${where}.entries[${i}].players`);
}

function readScoring(json: JsonObject): void {
  const scoring = field(json, '', 'scoring', object);
  const ids = entries(scoring, 'scoring', 'entries', 1, (entry, where) => {
    const id = named(entry, where);
    if (id === 'favourite') field(entry, where, 'pointsEach', whole(0, 100));
    if (id === 'leftovers') field(entry, where, 'divisor', whole(1, 100));
    return id;
  });
  all(ids, CATEGORIES, 'scoring.entries');
}
