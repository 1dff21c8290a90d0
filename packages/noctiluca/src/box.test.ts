import type { JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, boxWith, COLOURS, defaultBox, JAR_COLOURS } from './box.ts';
import { newGame, plays } from './testing/position.ts';
import { seen } from './testing/shown.ts';
import { eventsOf } from './testing/walk.ts';

const { edition, pool, jars } = defaultBox;

test('NLC-2.1: there are 26 dice of each of four colours, and they show 1 to 6', () => {
  const state = newGame();
  const view = seen(state);
  const dice = view.spaces.flatMap((space) => space.dice);
  expect(new Set(dice.map((die) => die[1]))).toEqual(new Set(['1', '2', '3', '4', '5', '6']));
  const all = COLOURS.map((colour, i) => {
    const letter = defaultBox.letters[i] as string;
    return dice.filter((die) => die.startsWith(letter)).length + (view.lid[colour] ?? 0);
  });
  expect(all).toEqual([26, 26, 26, 26]);
});

test('NLC-2.2: the black die shows 1 to 6, and nobody rolls it but the solo player’s tempest', () => {
  const rolls = (players: number): unknown[] =>
    Array.from({ length: 6 }, (_, i) => eventsOf(newGame({ players }, `black ${i}`), 'roll')).flatMap((events) =>
      events.flatMap((event) => (event.type === 'rolled' ? [event.number] : [])),
    );
  const alone = rolls(1);
  expect(alone).toHaveLength(6 * 12);
  expect(new Set(alone)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const players of [2, 3, 4]) expect(rolls(players)).toEqual([]);
});

test('NLC-2.3: the pool has 6 inner and 12 outer spaces, and the centre holds no dice', () => {
  const inner = Array.from({ length: 6 }, (_, i) => `I${i}`);
  const outer = Array.from({ length: 12 }, (_, i) => `O${i}`);
  expect(seen(newGame()).spaces.map(({ name }) => name)).toEqual([...inner, ...outer]);
});

test('NLC-2.4: there are twelve shores, and the centre is none', () => {
  const names = Array.from({ length: 12 }, (_, i) => `S${i}`);
  plays({}, (t) => {
    t.asks(
      0,
      'shore',
      names.map((name) => `dive ${name}`),
    );
    t.refuses(0, 'dive C', 'NLC-2.4').refuses(0, 'dive I3', 'NLC-2.4').refuses(0, 'dive O11', 'NLC-2.4');
  });
});

/** Table A of the rules. */
const PATHS_OF = [
  'O0–O11–O10 O1–I1–I2–O5',
  'O2–O3–O4 O1–I0–I5–O9',
  'O2–O1–O0 O3–I2–I3–O7',
  'O4–O5–O6 O3–I1–I0–O11',
  'O4–O3–O2 O5–I3–I4–O9',
  'O6–O7–O8 O5–I2–I1–O1',
  'O6–O5–O4 O7–I4–I5–O11',
  'O8–O9–O10 O7–I3–I2–O3',
  'O8–O7–O6 O9–I5–I0–O1',
  'O10–O11–O0 O9–I4–I3–O5',
  'O10–O9–O8 O11–I0–I1–O3',
  'O0–O1–O2 O11–I5–I4–O7',
];

test('NLC-2.5: each shore starts a short path of three outer spaces and a long one of outer, inner, inner, outer', () => {
  const named = pool.shores.map((_, shore) =>
    [0, 1].map((path) => pool.paths[shore * 2 + path]?.map((space) => pool.names[space]).join('–')).join(' '),
  );
  expect(named).toEqual(PATHS_OF);
  for (const text of named) expect(text).toMatch(/^O\d+–O\d+–O\d+ O\d+–I\d–I\d–O\d+$/);
});

/** Steps along the two axes of a field of hexes, to the six inner spaces. */
const INNER = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Where a space lies: outer ones stand straight behind an inner one, or behind two. */
function placeOf(name: string): readonly [number, number] {
  const n = Number(name.slice(1));
  const inner = (name.startsWith('I') ? [n] : [Math.floor(n / 2), Math.ceil(n / 2)]).map((i) => INNER[i % 6] ?? [0, 0]);
  return [inner.reduce((sum, [q]) => sum + q, 0), inner.reduce((sum, [, r]) => sum + r, 0)];
}

test('NLC-2.5: a path is straight and does not cross the centre', () => {
  for (const path of pool.paths) {
    const places = path.map((space) => placeOf(pool.names[space] as string));
    const steps = places.slice(1).map(([q, r], i) => `${q - (places[i]?.[0] ?? q)} ${r - (places[i]?.[1] ?? r)}`);
    expect(new Set(steps).size).toBe(1);
    expect(INNER.map(String)).toContain(steps[0]?.replace(' ', ','));
    expect(places.map(String)).not.toContain('0,0');
  }
});

test('NLC-2.6: every row is reached from exactly two shores, one at each end', () => {
  const rows = new Map<string, string[]>();
  for (const path of pool.paths) {
    const row = path.toSorted((a, b) => a - b).join();
    rows.set(row, [...(rows.get(row) ?? []), path.join()]);
  }
  expect(rows.size).toBe(12);
  for (const [there = '', back = '', ...more] of rows.values()) {
    expect(more).toEqual([]);
    expect(back).toBe(there.split(',').reverse().join());
  }
});

/** Table B of the rules: spaces and points, for gold, brown and red. */
const JARS_OF = [
  'PBGO 0 PBGO 0 PBGO 0',
  'PPBB 0 BBGG 0 BBOO 0',
  'GGOO 0 PPOO 0 PPGG 0',
  'BBGO 0 PGGO 0 PBBG 0',
  'PPBBO 0 PBBGG 0 BBGOO 0',
  'PGGOO 0 PPBOO 0 PPGGO 0',
  'PPBBB 1 BBGGG 1 BBBOO 1',
  'GGOOO 1 PPPOO 1 PPGGG 1',
  'PPPGGG 2 BBBOOO 2 PPPOOO 2',
  'PBBGOO 2 PPBGGO 2 PBBGGO 2',
];

test('NLC-2.7: there are ten jars of each colour, with 4 to 6 spaces and 0 to 2 points', () => {
  expect(jars.id).toHaveLength(30);
  const inLetters = (jar: number): string =>
    (jars.spaces[jar] ?? []).map((n, colour) => (defaultBox.letters[colour] ?? '').repeat(n)).join('');
  const rows = Array.from({ length: 10 }, (_, i) =>
    JAR_COLOURS.map((colour) => {
      const jar = jars.id.indexOf(`jar-${colour}-${String(i + 1).padStart(2, '0')}`);
      expect(JAR_COLOURS[jars.colour[jar] as number]).toBe(colour);
      expect(inLetters(jar)).toHaveLength(jars.size[jar] as number);
      return `${inLetters(jar)} ${jars.points[jar]}`;
    }).join(' '),
  );
  expect(rows).toEqual(JARS_OF);
});

test('NLC-2.8: there are ten tokens of each of three colours, worth 1 on the back', () => {
  const stacks = seen(newGame()).stacks;
  expect(stacks.map(({ colour, values }) => `${colour} ${values.length}`)).toEqual(['gold 10', 'brown 10', 'red 10']);
  expect(defaultBox.back).toBe(1);
});

test('NLC-2.9: the values of a colour are 2, 3, 3, 4, 4, 5, 5, 6, 7, 8', () => {
  for (const { values } of seen(newGame()).stacks) expect(values).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 7, 8]);
});

test('NLC-2.10: there are four favourites, one for each die colour', () => {
  expect(defaultBox.favourites.map(({ colour }) => COLOURS[colour])).toEqual(['purple', 'blue', 'green', 'orange']);
});

test('NLC-2.10a: twelve pawns are shared out, and a shore does not tell whose pawn it holds', () => {
  for (const players of [2, 3, 4]) {
    const view = seen(newGame({ players }));
    expect(view.seats.reduce((sum, { pawns }) => sum + pawns, 0)).toBe(12);
    for (const shore of view.shores) expect(Object.keys(shore)).toEqual(['name', 'pawn']);
  }
});

test('A box is known by the hash of its edition, and equal editions are one box', () => {
  expect(boxWith(defaultBox.hash)).toBe(defaultBox);
  expect(boxWith('nothing')).toBeUndefined();
  const house = { over: 'default', jars: { entries: [{ id: 'jar-gold-01', points: 3 }] } };
  const [once, twice] = [admit(house), admit(house)];
  if (!once.ok || !twice.ok) throw new Error('refused');
  expect(twice.value).toBe(once.value);
  expect(once.value.hash).not.toBe(defaultBox.hash);
  expect(once.value.jars.points[0]).toBe(3);
  expect(admit({ over: 'default', jars: 1 }).ok).toBe(false);
});

test('The number of pawns is found by the number of players, in whatever order an edition lists them', () => {
  const full = JSON.parse(JSON.stringify(edition)) as { setupByPlayers: { entries: object[] } } & JsonObject;
  full.setupByPlayers.entries.reverse();
  const box = admit(full);
  expect(box.ok && box.value.pawns).toEqual([0, 6, 6, 4, 3]);
});

test('NLC-11.6: the arrow first points where the edition says', () => {
  const box = admit({ over: 'default', solo: { startSection: 'section-green' } });
  if (!box.ok) throw new Error(box.fault.what);
  expect(seen(newGame({ players: 1, edition: box.value.hash })).solo?.section).toBe('section-green');
});

test('An edition in full is taken as it is, without anything of the default one', () => {
  const full = JSON.parse(JSON.stringify(edition)) as { jars: { entries: object[] } } & JsonObject;
  full.jars.entries.pop();
  const box = admit(full);
  if (!box.ok) throw new Error(box.fault.what);
  expect(box.value.jars.id).toEqual(jars.id.slice(0, -1));
  expect(admit(null)).toMatchObject({ ok: false, fault: { where: '', what: 'must be an object' } });
});
