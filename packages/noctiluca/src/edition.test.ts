import { faultText, type Json, type JsonObject, parseJson } from '@nightjar/kernel';
import { houseEdition } from '@nightjar/kernel/house';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { HOUSE, readEdition } from './edition.ts';

const { edition } = defaultBox;
type Draft = { [key: string]: Draft } & Draft[];

/** The default edition after a change; what is wrong with it, or null. */
function fault(change: (draft: Draft) => void): string | null {
  const draft = JSON.parse(JSON.stringify(edition)) as Draft;
  change(draft);
  const read = readEdition(draft);
  return read.ok ? null : faultText(read.fault);
}

/** What is wrong with the default edition after one value, named by its path, is replaced or (undefined) left out. */
const wrong = (path: string, value?: Json): string | null =>
  fault((draft) => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = keys.reduce((node, key) => node[key] as Draft, draft) as { [key: string]: unknown };
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  });

/** What is wrong with the default edition after a list of it, named by its path, was changed. */
const changed = (path: string, change: (entries: JsonObject[]) => void): string | null =>
  fault((draft) => change(path.split('.').reduce((node, key) => node[key] as Draft, draft)));

/** What is wrong with a house edition, or null. */
const house = (patch: Json): string | null => {
  const read = houseEdition(edition, patch, HOUSE);
  return read.ok ? null : faultText(read.fault);
};

test('Names, notes and sources are no part of an edition, and one of the older form is refused at the first of them', () => {
  const read = 'the rules read no such field; they read';
  expect(wrong('names', { en: 'Noctiluca', de: 'Noctiluca' })).toMatch(
    new RegExp(`^names: ${read} dieColors, board, `),
  );
  expect(wrong('jars.source', 'reconstructed')).toBe(`jars.source: ${read} entries`);
  expect(wrong('jars.entries.3.names', { en: 'Jar', de: 'Glas' })).toMatch(
    /^jars\.entries\[3\]\.names: the rules read/,
  );
  expect(wrong('jars.entries.3.spaces.pink', 1)).toMatch(/^jars\.entries\[3\]\.spaces\.pink: the rules read/);
  for (const place of ['dieColors.entries.0', 'board', 'board.spaces.0', 'board.shores.0', 'board.shores.0.paths.0'])
    expect(wrong(`${place}.note`, 'x')).toMatch(/\.note: the rules read no such field/);
  for (const place of ['solo', 'solo.sections.0', 'solo.sections.0.spacesByNumber', 'pointTokens', 'favourites'])
    expect(wrong(`${place}.note`, 'x')).toMatch(/\.note: the rules read no such field/);
  for (const place of ['favourites.entries.0', 'setupByPlayers', 'setupByPlayers.entries.0', 'scoring'])
    expect(wrong(`${place}.note`, 'x')).toMatch(/\.note: the rules read no such field/);
  expect(wrong('scoring.entries.0.divisor', 2)).toBe(`scoring.entries[0].divisor: ${read} id, pointsEach`);
});

test('A fault names the entry and the reason', () => {
  expect(wrong('jars.entries.3.points', -1)).toBe('jars.entries[3].points: must be a whole number from 0 to 100');
  expect(wrong('jars.entries.3.points', 1.5)).toBe('jars.entries[3].points: must be a whole number from 0 to 100');
  expect(wrong('jars.entries.3.points')).toBe('jars.entries[3].points: is missing');
  expect(wrong('jars.entries.3.spaces.blue')).toBe('jars.entries[3].spaces.blue: is missing');
  expect(wrong('jars.entries.3.spaces', 4)).toBe('jars.entries[3].spaces: must be an object');
  expect(wrong('jars.entries', {})).toBe('jars.entries: must be a list');
  expect(wrong('jars.entries.2', 'jar')).toBe('jars.entries[2]: must be an object');
  expect(wrong('jars.entries.2.id', 5)).toBe('jars.entries[2].id: must be a text');
  expect(wrong('jars.entries.2.id', '')).toBe('jars.entries[2].id: must not be empty');
  expect(wrong('jars.entries.2.id', 'a b')).toBe('jars.entries[2].id: must be letters, digits and hyphens');
});

test('What is unknown or stands twice is refused', () => {
  expect(wrong('jars.entries.1.id', 'jar-gold-01')).toBe('jars.entries[1].id: "jar-gold-01" stands here twice');
  expect(wrong('jars.entries.0.color', 'silver')).toMatch(/^jars\.entries\[0\]\.color: "silver" is unknown/);
  expect(wrong('favourites.entries.0.color', 'red')).toMatch(/^favourites\.entries\[0\]\.color: "red" is unknown/);
  expect(wrong('favourites.entries.1.color', 'purple')).toBe('favourites.entries[1].color: "purple" stands here twice');
  expect(wrong('board.spaces.1.id', 'I0')).toMatch(/stands here twice$/);
  expect(wrong('dieColors.entries.1.letter', 'P')).toBe('dieColors.entries[1].letter: "P" stands here twice');
  expect(wrong('solo.startSection', 'section-red')).toMatch(/^solo\.startSection: "section-red" is unknown/);
});

test('Colours and lines of the score are those the rules know, in their order', () => {
  expect(wrong('dieColors.entries.0.id', 'pink')).toBe(
    'dieColors.entries[0].id: must be "purple": the rules know no other',
  );
  expect(wrong('dieColors.entries.0.letter', 'PP')).toBe('dieColors.entries[0].letter: must be one capital letter');
  expect(changed('scoring.entries', (entries) => entries.pop())).toBe('scoring.entries: leftovers is missing');
  expect(changed('scoring.entries', (entries) => entries.reverse())).toBe(
    'scoring.entries[0].id: must be "favourite": the rules know no other',
  );
  expect(changed('scoring.entries', (entries) => entries.push({ ...entries[0], id: 'moons' }))).toMatch(
    /^scoring\.entries\[2\]\.id: "moons" is unknown; known are favourite, leftovers$/,
  );
  expect(wrong('scoring.entries.0.pointsEach')).toBe('scoring.entries[0].pointsEach: is missing');
  expect(wrong('scoring.entries.1.divisor', 0)).toBe(
    'scoring.entries[1].divisor: must be a whole number from 1 to 100',
  );
});

test('Paths lead over three and over four spaces', () => {
  const path = 'board.shores.0.paths';
  expect(wrong(`${path}.0.kind`, 'long')).toBe(
    'board.shores[0].paths[0].kind: must be "short": the rules know no other',
  );
  expect(wrong(`${path}.0.spaces`, ['O0', 'O11'])).toBe(
    'board.shores[0].paths[0].spaces: must have at least 3 entries',
  );
  expect(wrong(`${path}.1.spaces`, ['O0', 'O11', 'O10'])).toBe(
    'board.shores[0].paths[1].spaces: must have at least 4 entries',
  );
  expect(wrong(`${path}.0.spaces`, ['O0', 'O11', 'X1'])).toMatch(/spaces\[2\]: "X1" is unknown/);
  expect(wrong(`${path}.0.spaces`, ['O0', 'O0', 'O10'])).toMatch(/spaces\[1\]: "O0" stands here twice$/);
  expect(changed('board.shores.0.paths', (paths) => paths.pop())).toBe(
    'board.shores[0].paths: must have at least 2 entries',
  );
  expect(wrong('board.spaces.0.id', 'inner')).toBe('board.spaces[0].id: must be a capital letter and a number');
  for (const id of ['xA1', 'A1x', 'A123'])
    expect(wrong('board.spaces.0.id', id)).toBe('board.spaces[0].id: must be a capital letter and a number');
  expect(wrong('board.spaces.0.diceAtSetup', 11)).toMatch(/diceAtSetup: must be a whole number from 0 to 10$/);
});

test('A board has no more spaces and shores than a state can hold', () => {
  const more = (n: number): string => `${'ABCDEFG'[Math.floor(n / 10)]}${n % 10}`;
  const spaces = (count: number): string | null =>
    changed('board.spaces', (entries) => {
      while (entries.length < count) entries.push({ ...entries[0], id: more(entries.length) });
    });
  expect([spaces(60), spaces(61)]).toEqual([null, 'board.spaces: must have at most 60 entries']);
  const shores = (count: number): string | null =>
    changed('board.shores', (entries) => {
      while (entries.length < count) entries.push({ ...entries[0], id: more(entries.length) });
    });
  expect([shores(31), shores(32)]).toEqual([null, 'board.shores: must have at most 31 entries']);
});

test('The sections give every number a space of its own', () => {
  for (const number of [1, 3, 6])
    expect(wrong(`solo.sections.0.spacesByNumber.${number}`)).toBe(
      `solo.sections[0].spacesByNumber.${number}: is missing`,
    );
  expect(wrong('solo.sections.1.spacesByNumber.1', 'O0')).toBe(
    'solo.sections[1].spacesByNumber.1: O0 has a number already',
  );
});

test('Jars and tokens go together', () => {
  expect(wrong('jars.entries.0.size', 5)).toBe('jars.entries[0].size: must be 4, as its spaces say');
  expect(wrong('jars.entries.0.spaces', { purple: 0, blue: 0, green: 0, orange: 0 })).toBe(
    'jars.entries[0].spaces: must have at least one space',
  );
  expect(wrong('pointTokens.topToBottom', 2)).toBe('pointTokens.topToBottom: must be a list');
  expect(wrong('pointTokens.backValue', -1)).toBe('pointTokens.backValue: must be a whole number from 0 to 100');
  expect(wrong('pointTokens.topToBottom', [2, 3, 4])).toBe(
    'pointTokens.topToBottom: must have a token for each of the 10 gold jars',
  );
  expect(wrong('pointTokens.topToBottom', [2, 3, 2, 4, 4, 5, 5, 6, 7, 8])).toBe(
    'pointTokens.topToBottom[2]: must not be below the value above it in the stack',
  );
  expect(changed('jars.entries', (entries) => entries.splice(11))).toBe('jars.entries: must have at least 12 entries');
  expect(changed('favourites.entries', (entries) => entries.splice(3))).toBe(
    'favourites.entries: must have at least 4 entries',
  );
});

test('Every pawn finds a shore of its own', () => {
  const row = 'setupByPlayers.entries';
  expect(wrong(`${row}.1.pawnsEachRound1`, 7)).toBe(
    'setupByPlayers.entries[1].pawnsEachRound1: must be at most 6: each pawn needs a shore of its own',
  );
  expect(wrong(`${row}.0.pawnsEachRound1`, 7)).toMatch(/must be at most 6/);
  expect(wrong(`${row}.2.pawnsEachRound1`, 5)).toMatch(/must be at most 4/);
  expect(wrong(`${row}.3.pawnsEachRound1`, 0)).toMatch(/must be a whole number from 1 to 31$/);
  expect(wrong(`${row}.2.players`, 2)).toBe('setupByPlayers.entries[2].players: "2" stands here twice');
});

test('Endless texts, lists and nesting and hostile keys are refused', () => {
  expect(wrong('jars.note', 'x'.repeat(301))).toBe('jars.note: must be at most 300 characters');
  expect(
    wrong(
      'jars.more',
      Array.from({ length: 201 }, () => 0),
    ),
  ).toBe('jars.more: must have at most 200 entries');
  let deep: Json = 0;
  for (let i = 0; i < 20; i += 1) deep = [deep];
  expect(wrong('jars.more', deep)).toMatch(/nests deeper than 16 levels$/);
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const hostile = parseJson(`{"over":"default","jars":{"${key}":{"count":1}}}`);
    expect(hostile.ok && house(hostile.value)).toBe(`jars.${key}: no such field is allowed`);
  }
});

test('A house edition replaces entries by id and values by path, and nothing else', () => {
  const patch = {
    over: 'default',
    jars: { entries: [{ id: 'jar-gold-02', points: 4 }] },
    pointTokens: { topToBottom: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    dieColors: { entries: [{ id: 'blue', dice: 30 }] },
  };
  const read = houseEdition(edition, patch, HOUSE);
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  expect(read.value.jars.entries[1]).toEqual({ ...edition.jars.entries[1], points: 4 });
  expect(read.value.jars.entries.slice(2)).toEqual(edition.jars.entries.slice(2));
  expect(read.value.pointTokens.topToBottom[9]).toBe(1);
  expect(read.value.dieColors.entries.map(({ dice }) => dice)).toEqual([26, 30, 26, 26]);
  expect(edition.jars.entries[1]?.points).toBe(0);
  expect('over' in read.value).toBe(false);
});

test('A house edition that names what does not exist is refused at its place', () => {
  expect(house({ jars: { entries: [{ id: 'jar-x', points: 1 }] } })).toBe(
    `jars.entries[0].id: "jar-x" is unknown; known are ${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `jar-brown-0${n}`).join(', ')}, …`,
  );
  expect(house({ jars: { entries: [{ points: 1 }] } })).toBe('jars.entries[0].id: is missing');
  const gold = { id: 'jar-gold-02' };
  expect(house({ jars: { entries: [gold, gold] } })).toBe('jars.entries[1].id: "jar-gold-02" stands here twice');
  expect(house({ jars: { entries: gold } })).toBe('jars.entries: must be a list of entries with their ids');
  expect(house({ jars: { entries: [{ ...gold, lid: 1 }] } })).toBe(
    'jars.entries[0].lid: no such value to replace; an edition holds only what the rules read',
  );
  expect(house({ moons: 1 })).toBe('moons: no such value to replace; an edition holds only what the rules read');
  expect(house({ scoring: 5 })).toBe('scoring: must be an object');
  expect(house({ name: 'House' })).toMatch(/^name: no such value to replace/);
  expect(house([])).toBe('must be an object');
  expect(house({ jars: { entries: [{ ...gold, points: 999 }] } })).toBe(
    'jars.entries[0].points: must be a whole number from 0 to 100',
  );
  expect(house({ jars: { entries: [{ ...gold, spaces: { purple: 1 } }] } })).toBe(
    'jars.entries[0].size: must be 3, as its spaces say',
  );
});

test('A house edition is played by its own dice, jars and tokens', () => {
  expect(house({ board: { spaces: [{ id: 'I0', diceAtSetup: 6 }] } })).toBeNull();
  expect(house({ solo: { startSection: 'section-green' } })).toBeNull();
});
