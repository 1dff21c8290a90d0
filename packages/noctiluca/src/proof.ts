import type { Json, JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  harmless,
  id,
  list,
  object,
  oneOf,
  only,
  type Reader,
  refuse,
  text,
  whole,
} from '@nightjar/kernel/reader';
import { MOST_OF_COLOUR } from './handful.ts';
import { COLOURS, DEALT_JARS, FACES, JAR_COLOURS, PATHS, SHORT } from './words.ts';

/** Players a game may have. */
const PLAYERS = [1, 2, 3, 4] as const;
const MOST_PLAYERS = 4;
const PARTS = ['dieColors', 'board', 'solo', 'jars', 'pointTokens', 'favourites', 'setupByPlayers', 'scoring'] as const;
/** Paths as long as the printed ones: 3 spaces, and 4 (NLC-2.5). */
const LENGTHS = [3, 4];
/** A mask over shores is kept in 31 bits. */
const MOST_SHORES = 31;
const MOST_SPACES = 60;
/** Dice on a space of the pool when it is seeded, and of a colour on a jar. */
const MOST_TOGETHER = 10;

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(file: Json): void {
  harmless(file, '');
  const json = only(...PARTS)(file, '');
  readDice(json);
  const { spaces, shores } = readBoard(json);
  readSections(json, spaces);
  readJars(json);
  readFavourites(json);
  readPawns(json, shores.length);
  readScoring(json);
}

/** The list holds exactly the things the rules know, in their order. */
function all(ids: readonly string[], known: readonly string[], where: string): void {
  for (const [i, due] of known.entries()) {
    if (ids[i] === undefined) refuse(where, `${due} is missing`);
    if (ids[i] !== due) refuse(`${where}[${i}].id`, `must be "${due}": the rules know no other`);
  }
  if (ids.length > known.length) refuse(`${where}[${known.length}].id`, 'is unknown to the rules');
}

function readDice(json: JsonObject): void {
  const colours = field(json, '', 'dieColors', only('entries'));
  const letters: string[] = [];
  const ids = entries(colours, 'dieColors', 'entries', COLOURS.length, (entry, where) => {
    const colour = only('id', 'letter', 'dice')(entry, where);
    const letter = field(colour, where, 'letter', text);
    if (!/^[A-Z]$/.test(letter)) refuse(at(where, 'letter'), 'must be one capital letter');
    letters.push(letter);
    field(colour, where, 'dice', whole(0, MOST_OF_COLOUR));
    return field(colour, where, 'id', id);
  });
  all(ids, COLOURS, 'dieColors.entries');
  distinct(letters, (i) => `dieColors.entries[${i}].letter`);
}

interface Board {
  readonly spaces: readonly string[];
  readonly shores: readonly string[];
}

const place: Reader<string> = (json, where) => {
  const found = text(json, where);
  return /^[A-Z]\d{1,2}$/.test(found) ? found : refuse(where, 'must be a capital letter and a number');
};

function readBoard(json: JsonObject): Board {
  const board = field(json, '', 'board', only('spaces', 'shores'));
  const spaces = entries(board, 'board', 'spaces', 1, (entry, where) => {
    const space = only('id', 'diceAtSetup')(entry, where);
    field(space, where, 'diceAtSetup', whole(0, MOST_TOGETHER));
    return field(space, where, 'id', place);
  });
  if (spaces.length > MOST_SPACES) refuse('board.spaces', `must have at most ${MOST_SPACES} entries`);
  const shores = entries(board, 'board', 'shores', 1, (entry, where) => {
    const shore = only('id', 'paths')(entry, where);
    field(shore, where, 'paths', list(path, PATHS.length, PATHS.length));
    return field(shore, where, 'id', place);
  });
  if (shores.length > MOST_SHORES) refuse('board.shores', `must have at most ${MOST_SHORES} entries`);
  return { spaces, shores };

  function path(entry: Json | undefined, where: string): void {
    const found = only('kind', 'spaces')(entry, where);
    const kind = Number(where.slice(-2, -1));
    field(found, where, 'kind', exactly(PATHS[kind] ?? PATHS[SHORT]));
    const length = LENGTHS[kind] as number;
    const over = field(found, where, 'spaces', list(oneOf(spaces), length, length));
    distinct(over, (i) => `${at(where, 'spaces')}[${i}]`);
  }
}

/** The numbers of a die. */
const NUMBERS = Array.from({ length: FACES }, (_, face) => String(face + 1));

function readSections(json: JsonObject, spaces: readonly string[]): void {
  const solo = field(json, '', 'solo', only('sections', 'startSection'));
  const numbered: string[] = [];
  const sections = entries(solo, 'solo', 'sections', 1, (entry, where) => {
    const section = only('id', 'spacesByNumber')(entry, where);
    const within = at(where, 'spacesByNumber');
    const byNumber = field(section, where, 'spacesByNumber', only(...NUMBERS));
    for (const n of NUMBERS) {
      const space = field(byNumber, within, n, oneOf(spaces));
      if (numbered.includes(space)) refuse(at(within, n), `${space} has a number already`);
      numbered.push(space);
    }
    return field(section, where, 'id', id);
  });
  field(solo, 'solo', 'startSection', oneOf(sections));
}

function readJars(json: JsonObject): void {
  const counts = new Map<string, number>();
  const jars = field(json, '', 'jars', only('entries'));
  entries(jars, 'jars', 'entries', MOST_PLAYERS * DEALT_JARS, (entry, where) => {
    const jar = only('id', 'color', 'spaces', 'size', 'points')(entry, where);
    const colour = field(jar, where, 'color', oneOf(JAR_COLOURS));
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const spaces = field(jar, where, 'spaces', only(...COLOURS));
    let size = 0;
    for (const of of COLOURS) size += field(spaces, at(where, 'spaces'), of, whole(0, MOST_TOGETHER));
    if (size === 0) refuse(at(where, 'spaces'), 'must have at least one space');
    if (field(jar, where, 'size', whole(1, 100)) !== size)
      refuse(at(where, 'size'), `must be ${size}, as its spaces say`);
    field(jar, where, 'points', whole(0, 100));
    return field(jar, where, 'id', id);
  });
  const tokens = field(json, '', 'pointTokens', only('topToBottom', 'backValue'));
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
  const favourites = field(json, '', 'favourites', only('entries'));
  const colours: string[] = [];
  entries(favourites, 'favourites', 'entries', MOST_PLAYERS, (entry, where) => {
    const card = only('id', 'color')(entry, where);
    colours.push(field(card, where, 'color', oneOf(COLOURS)));
    return field(card, where, 'id', id);
  });
  distinct(colours, (i) => `favourites.entries[${i}].color`);
}

/** Every pawn of a round finds a shore; alone, those of both rounds do (NLC-12.9). */
function readPawns(json: JsonObject, shores: number): void {
  const setup = field(json, '', 'setupByPlayers', only('entries'));
  const rows = field(
    setup,
    'setupByPlayers',
    'entries',
    list(
      (entry, where) => {
        const row = only('players', 'pawnsEachRound1')(entry, where);
        const players = field(row, where, 'players', whole(1, MOST_PLAYERS));
        const pawns = field(row, where, 'pawnsEachRound1', whole(1, MOST_SHORES));
        const most = Math.floor(shores / (players === 1 ? 2 : players));
        if (pawns > most)
          refuse(at(where, 'pawnsEachRound1'), `must be at most ${most}: each pawn needs a shore of its own`);
        return String(players);
      },
      PLAYERS.length,
      PLAYERS.length,
    ),
  );
  distinct(rows, (i) => `setupByPlayers.entries[${i}].players`);
}

/** The lines of the score sheet that have a number of their own, and what it is called. */
const PRICED = { favourite: 'pointsEach', leftovers: 'divisor' } as const;

function readScoring(json: JsonObject): void {
  const scoring = field(json, '', 'scoring', only('entries'));
  const ids = entries(scoring, 'scoring', 'entries', 1, (entry, where) => {
    const line = field(object(entry, where), where, 'id', oneOf(['favourite', 'leftovers'] as const));
    field(only('id', PRICED[line])(entry, where), where, PRICED[line], whole(line === 'favourite' ? 0 : 1, 100));
    return line;
  });
  all(ids, Object.keys(PRICED), 'scoring.entries');
}
