import type { Json } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  fields,
  harmless,
  id,
  keyed,
  list,
  oneOf,
  only,
  type ReadBy,
  type Reader,
  refuse,
  such,
  text,
  variants,
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

/** Reads an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(file: Json) {
  harmless(file, '');
  const json = only(...PARTS)(file, '');
  const dieColors = field(json, '', 'dieColors', readDice);
  const board = field(json, '', 'board', readBoard);
  const solo = field(json, '', 'solo', soloOver(board.spaces.map((space) => space.id)));
  const jars = field(json, '', 'jars', readJars);
  const pointTokens = field(json, '', 'pointTokens', readTokens);
  enoughTokens(jars.entries, pointTokens.topToBottom.length);
  const favourites = field(json, '', 'favourites', readFavourites);
  const setupByPlayers = field(json, '', 'setupByPlayers', pawnsOn(board.shores.length));
  const scoring = field(json, '', 'scoring', readScoring);
  return { dieColors, board, solo, jars, pointTokens, favourites, setupByPlayers, scoring };
}

/** The list holds exactly the things the rules know, in their order. */
const all =
  (known: readonly string[]) =>
  (found: readonly { readonly id: string }[], where: string): void => {
    for (const [i, due] of known.entries()) {
      const there = found[i]?.id ?? refuse(where, `${due} is missing`);
      if (there !== due) refuse(`${where}[${i}].id`, `must be "${due}": the rules know no other`);
    }
    if (found.length > known.length) refuse(`${where}[${known.length}].id`, 'is unknown to the rules');
  };

const letter = such(text, (found, where) => {
  if (!/^[A-Z]$/.test(found)) refuse(where, 'must be one capital letter');
});

const readDice = fields({
  entries: such(
    such(entries(fields({ id, letter, dice: whole(0, MOST_OF_COLOUR) }), COLOURS.length), all(COLOURS)),
    (found, where) =>
      distinct(
        found.map((colour) => colour.letter),
        (i) => `${where}[${i}].letter`,
      ),
  ),
});

const place = such(text, (found, where) => {
  if (!/^[A-Z]\d{1,2}$/.test(found)) refuse(where, 'must be a capital letter and a number');
});

const atMost = <T>(most: number, reader: Reader<readonly T[]>): Reader<readonly T[]> =>
  such(reader, (found, where) => {
    if (found.length > most) refuse(where, `must have at most ${most} entries`);
  });

const spaceList = atMost(MOST_SPACES, entries(fields({ id: place, diceAtSetup: whole(0, MOST_TOGETHER) }), 1));

const shoresOver = (spaces: readonly string[]) =>
  atMost(MOST_SHORES, entries(fields({ id: place, paths: list(pathOver(spaces), PATHS.length, PATHS.length) }), 1));

/** The short path stands first on each shore, then the long one. */
const pathOver = (spaces: readonly string[]) => {
  const paths = LENGTHS.map((length, kind) =>
    fields({
      kind: exactly(PATHS[kind] ?? PATHS[SHORT]),
      spaces: such(list(oneOf(spaces), length, length), (over, where) => distinct(over, (i) => `${where}[${i}]`)),
    }),
  );
  return (json: Json | undefined, where: string) =>
    (paths[Number(where.slice(-2, -1))] as (typeof paths)[number])(json, where);
};

function readBoard(json: Json | undefined, where: string) {
  const board = only('spaces', 'shores')(json, where);
  const spaces = field(board, where, 'spaces', spaceList);
  const shores = field(board, where, 'shores', shoresOver(spaces.map((space) => space.id)));
  return { spaces, shores };
}

/** The numbers of a die. */
const NUMBERS = Array.from({ length: FACES }, (_, face) => String(face + 1));

const soloOver = (spaces: readonly string[]) => {
  const section = fields({ id, spacesByNumber: keyed(NUMBERS, oneOf(spaces)) });
  const numberedOnce = such(entries(section, 1), (sections, where) => {
    const numbered: string[] = [];
    for (const [i, { spacesByNumber }] of sections.entries()) {
      for (const n of NUMBERS) {
        const space = spacesByNumber[n] as string;
        if (numbered.includes(space)) refuse(`${where}[${i}].spacesByNumber.${n}`, `${space} has a number already`);
        numbered.push(space);
      }
    }
  });
  return (json: Json | undefined, where: string) => {
    const solo = only('sections', 'startSection')(json, where);
    const sections = field(solo, where, 'sections', numberedOnce);
    return { sections, startSection: field(solo, where, 'startSection', oneOf(sections.map((entry) => entry.id))) };
  };
};

const jar = such(
  fields({
    id,
    color: oneOf(JAR_COLOURS),
    spaces: keyed(COLOURS, whole(0, MOST_TOGETHER)),
    size: whole(1, 100),
    points: whole(0, 100),
  }),
  ({ spaces, size }, where) => {
    const sum = COLOURS.reduce((counted, colour) => counted + spaces[colour], 0);
    if (sum === 0) refuse(at(where, 'spaces'), 'must have at least one space');
    if (size !== sum) refuse(at(where, 'size'), `must be ${sum}, as its spaces say`);
  },
);
const readJars = fields({ entries: entries(jar, MOST_PLAYERS * DEALT_JARS) });

const readTokens = fields({
  topToBottom: such(list(whole(0, 100), 1), (values, where) => {
    for (const [i, value] of values.entries()) {
      if (value < (values[i - 1] ?? 0)) refuse(`${where}[${i}]`, 'must not be below the value above it in the stack');
    }
  }),
  backValue: whole(0, 100),
});

/** Each jar of a colour finds a token of that colour. */
function enoughTokens(jars: readonly ReadBy<typeof jar>[], tokens: number): void {
  for (const colour of new Set(jars.map(({ color }) => color))) {
    const count = jars.filter(({ color }) => color === colour).length;
    if (count > tokens) refuse('pointTokens.topToBottom', `must have a token for each of the ${count} ${colour} jars`);
  }
}

const readFavourites = fields({
  entries: such(entries(fields({ id, color: oneOf(COLOURS) }), MOST_PLAYERS), (cards, where) =>
    distinct(
      cards.map(({ color }) => color),
      (i) => `${where}[${i}].color`,
    ),
  ),
});

/** Every pawn of a round finds a shore; alone, those of both rounds do (NLC-12.9). */
const pawnsOn = (shores: number) => {
  const row = such(
    fields({ players: whole(1, MOST_PLAYERS), pawnsEachRound1: whole(1, MOST_SHORES) }),
    ({ players, pawnsEachRound1 }, where) => {
      const most = Math.floor(shores / (players === 1 ? 2 : players));
      if (pawnsEachRound1 > most)
        refuse(at(where, 'pawnsEachRound1'), `must be at most ${most}: each pawn needs a shore of its own`);
    },
  );
  const rows = such(list(row, PLAYERS.length, PLAYERS.length), (found, where) =>
    distinct(
      found.map(({ players }) => String(players)),
      (i) => `${where}[${i}].players`,
    ),
  );
  return fields({ entries: rows });
};

/** The lines of the score sheet that have a number of their own. */
const readScoring = fields({
  entries: such(
    entries(variants('id', { favourite: { pointsEach: whole(0, 100) }, leftovers: { divisor: whole(1, 100) } }), 1),
    all(['favourite', 'leftovers']),
  ),
});
