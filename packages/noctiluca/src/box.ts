import { type Checked, type Json, several, wholes } from '@nightjar/kernel';
import { Editions } from '@nightjar/kernel/editions';
import data from '../data/edition.json' with { type: 'json' };
import released from '../data/released.json' with { type: 'json' };
import { type Box, COLOURS, FACES, JAR_COLOURS, type JarTable, PATHS, type Pool } from './components.ts';
import { type Edition, HOUSE } from './edition.ts';
import { handfulOf } from './handful.ts';

export * from './components.ts';

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function unpack(edition: Edition, hash: string): Box {
  const { dieColors, pointTokens, favourites, solo, setupByPlayers, scoring } = edition;
  const pool = poolOf(edition);
  const stack = pointTokens.topToBottom;
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
    tokens: stack,
    tokenColours: wholes(JAR_COLOURS.length * stack.length, (token) => token / stack.length),
    tokenValues: wholes(JAR_COLOURS.length * stack.length, (token) => stack[token % stack.length] as number),
    back: pointTokens.backValue,
    favourites: favourites.entries.map(({ id, color }) => ({ id, colour: placeOf(COLOURS, color) })),
    sections: solo.sections.map(({ id, spacesByNumber }) => ({
      id,
      spaces: Array.from({ length: FACES }, (_, face) => placeOf(pool.names, spacesByNumber[face + 1] ?? '')),
    })),
    firstSection: solo.sections.findIndex(({ id }) => id === solo.startSection),
    pawns: [0, ...pawns],
    scoring: {
      favourite: favouriteOf(edition),
      leftover: scoring.entries.find((line) => line.id === 'leftovers')?.divisor ?? 1,
    },
  };
}

const favouriteOf = ({ scoring }: Edition): number =>
  scoring.entries.find((line) => line.id === 'favourite')?.pointsEach ?? 0;

const placeOf = (names: readonly string[], name: string): number => names.indexOf(name);

function poolOf({ board: { spaces, shores } }: Edition): Pool {
  const names = spaces.map(({ id }) => id);
  const capacity = spaces.map(({ diceAtSetup }) => diceAtSetup);
  return {
    names,
    empty: several(names.length * FACES, () => 0),
    capacity,
    // Not by `flatMap`: the engine takes its lists to have gaps, and so all lists that are shuffled as these are.
    layers: several(Math.max(...capacity), (layer) =>
      wholes(names.length, (space) => space).filter((space) => (capacity[space] as number) > layer),
    ),
    shores: shores.map(({ id }) => id),
    paths: several(shores.length * PATHS.length, (i) => {
      const path = shores[Math.floor(i / PATHS.length)]?.paths.find(({ kind }) => kind === PATHS[i % PATHS.length]);
      return (path?.spaces ?? []).map((space) => placeOf(names, space));
    }),
  };
}

function jarsOf(edition: Edition): JarTable {
  const { entries } = edition.jars;
  const each = favouriteOf(edition);
  const spaces = entries.map((jar) => COLOURS.map((colour) => jar.spaces[colour] ?? 0));
  const size = entries.map((jar) => jar.size);
  const points = entries.map((jar) => jar.points);
  return {
    id: entries.map(({ id }) => id),
    colour: entries.map(({ color }) => placeOf(JAR_COLOURS, color)),
    spaces,
    room: spaces.map(handfulOf),
    size,
    points,
    worths: [
      ...COLOURS.map((_, colour) => points.map((n, jar) => n + (spaces[jar]?.[colour] as number) * each)),
      points.map((n, jar) => n + ((size[jar] as number) / COLOURS.length) * each),
    ],
  };
}

const editions = new Editions(data, released, { ...HOUSE, unpack });

/** The box as it is sold, as far as it is known. */
export const defaultBox: Box = editions.newest;

/** The box of an edition by its name, if that was released or admitted. */
export const boxWith = (hash: string): Box | undefined => editions.with(hash);

/** Reads an edition from outside, in full or as changes over another, and puts its box on the editions. */
export const admit = (json: Json): Checked<Box> => editions.admit(json);
