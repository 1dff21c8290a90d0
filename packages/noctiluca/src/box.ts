import { type Checked, canonical, good, isObject, type Json, sha256Hex } from '@nightjar/kernel';
import data from '../data/edition.json' with { type: 'json' };
import { type Box, COLOURS, FACES, JAR_COLOURS, type JarTable, PATHS, type Pool } from './components.ts';
import { type Edition, houseEdition, readEdition } from './edition.ts';

export * from './components.ts';

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function boxOf(edition: Edition): Box {
  const { dieColors, pointTokens, favourites, solo, setupByPlayers, scoring } = edition;
  const pool = poolOf(edition);
  const colour = (id: string): (typeof dieColors.entries)[number] | undefined =>
    dieColors.entries.find((entry) => entry.id === id);
  const pawns = setupByPlayers.entries.toSorted((a, b) => a.players - b.players).map((row) => row.pawnsEachRound1);
  return {
    edition,
    hash: sha256Hex(canonical(edition as unknown as Json)),
    dice: COLOURS.map((id) => colour(id)?.dice ?? 0),
    letters: COLOURS.map((id) => colour(id)?.letter ?? ''),
    pool,
    jars: jarsOf(edition),
    tokens: pointTokens.topToBottom,
    back: pointTokens.backValue,
    favourites: favourites.entries.map(({ id, color }) => ({ id, colour: placeOf(COLOURS, color) })),
    sections: solo.sections.map(({ id, spacesByNumber }) => ({
      id,
      spaces: Array.from({ length: FACES }, (_, face) => placeOf(pool.names, spacesByNumber[face + 1] ?? '')),
    })),
    firstSection: solo.sections.findIndex(({ id }) => id === solo.startSection),
    pawns: [0, ...pawns],
    scoring: {
      favourite: scoring.entries.find(({ id }) => id === 'favourite')?.pointsEach ?? 0,
      leftover: scoring.entries.find(({ id }) => id === 'leftovers')?.divisor ?? 1,
    },
  };
}

const placeOf = (names: readonly string[], name: string): number => names.indexOf(name);

function poolOf({ board: { spaces, shores } }: Edition): Pool {
  const names = spaces.map(({ id }) => id);
  const capacity = spaces.map(({ diceAtSetup }) => diceAtSetup);
  return {
    names,
    capacity,
    layers: Array.from({ length: Math.max(...capacity) }, (_, layer) =>
      capacity.flatMap((room, space) => (room > layer ? [space] : [])),
    ),
    shores: shores.map(({ id }) => id),
    paths: shores.flatMap(({ paths }) =>
      PATHS.map((kind) =>
        (paths.find((path) => path.kind === kind)?.spaces ?? []).map((space) => placeOf(names, space)),
      ),
    ),
  };
}

const jarsOf = ({ jars: { entries } }: Edition): JarTable => ({
  id: entries.map(({ id }) => id),
  colour: entries.map(({ color }) => placeOf(JAR_COLOURS, color)),
  spaces: entries.map(({ spaces }) => COLOURS.map((colour) => spaces[colour] ?? 0)),
  size: entries.map(({ size }) => size),
  points: entries.map(({ points }) => points),
});

/** The box as it is sold, as far as it is known. */
export const defaultBox: Box = boxOf(data);

/** Boxes that games may be played with, by content hash. Only ever added to: equal hashes are equal boxes. */
const shelf = new Map<string, Box>([[defaultBox.hash, defaultBox]]);

export const boxWith = (hash: string): Box | undefined => shelf.get(hash);

/** Reads an edition from outside, in full or as changes `"over": "default"`, and puts its box on the shelf. */
export function admit(json: Json): Checked<Box> {
  const edition =
    isObject(json) && json['over'] === 'default' ? houseEdition(defaultBox.edition, json) : readEdition(json);
  if (!edition.ok) return edition;
  const box = boxOf(edition.value);
  const known = shelf.get(box.hash);
  if (known !== undefined) return good(known);
  shelf.set(box.hash, box);
  return good(box);
}
