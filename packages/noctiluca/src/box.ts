import { type Checked, type Json, several } from '@nightjar/kernel';
import { Editions } from '@nightjar/kernel/editions';
import data from '../data/edition.json' with { type: 'json' };
import released from '../data/released.json' with { type: 'json' };
import { type Box, COLOURS, FACES, JAR_COLOURS, type JarTable, PATHS, type Pool } from './components.ts';
import { type Edition, HOUSE } from './edition.ts';
import { packed } from './handful.ts';

export * from './components.ts';

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function unpack(edition: Edition, hash: string): Box {
  const { dieColors, pointTokens, favourites, solo, setupByPlayers, scoring } = edition;
  const pool = poolOf(edition);
  const colour = (id: string): (typeof dieColors.entries)[number] | undefined =>
    dieColors.entries.find((entry) => entry.id === id);
  const pawns = setupByPlayers.entries.toSorted((a, b) => a.players - b.players).map((row) => row.pawnsEachRound1);
  return {
    edition,
    hash,
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
    empty: several(names.length * FACES, () => 0),
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
  room: packed(entries.flatMap(({ spaces }) => COLOURS.map((colour) => spaces[colour] ?? 0))),
  size: entries.map(({ size }) => size),
  points: entries.map(({ points }) => points),
});

const editions = new Editions<Edition, Box>(data, released, { ...HOUSE, unpack });

/** The box as it is sold, as far as it is known. */
export const defaultBox: Box = editions.newest;

/** The box of an edition by its name, if that was released or admitted. */
export const boxWith = (hash: string): Box | undefined => editions.with(hash);

/** Reads an edition from outside, in full or as changes over another, and puts its box on the editions. */
export const admit = (json: Json): Checked<Box> => editions.admit(json);
