import { type Checked, faultText, type Json } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { CHOICES, MODES, type Options, readOptions } from './options.ts';

const fault = (checked: Checked<Options>): string => (checked.ok ? '' : faultText(checked.fault));
const faultOf = (raw: Json): string => fault(readOptions(raw));

function read(raw: Json): Options {
  const checked = readOptions(raw);
  if (!checked.ok) throw new Error(fault(checked));
  return checked.value;
}

test('NOC-3.2, NOC-3.14, NOC-8.4: unsaid options have the defaults of the rules', () => {
  expect(read({})).toEqual({
    players: 2,
    advanced: false,
    familyMode: 'off',
    characterAssignment: 'random',
    firstPlayer: 'random',
    dedicationOrder: 'descending',
    shapeTokenReuse: 'per-card',
    achievementMarking: 'all',
    scenario: null,
    modifiedGame: null,
    edition: defaultBox.hash,
  });
});

test('Every value a choice offers is read, and its default is one of them', () => {
  for (const choice of CHOICES) {
    if (choice.kind !== 'one') throw new Error(`${choice.id} has no values`);
    expect(choice.values).toContain(choice.default);
    for (const value of choice.values) expect(read({ [choice.id]: value })).toMatchObject({ [choice.id]: value });
  }
});

test('Other values are refused with the option and the values it has', () => {
  expect(faultOf({ advanced: 'yes' })).toBe('advanced: must be one of false, true');
  expect(faultOf({ dedicationOrder: 'anyhow' })).toBe('dedicationOrder: must be one of descending, clockwise');
  for (const scenario of [0, 21, '1', 1.5]) expect(faultOf({ scenario })).toMatch(/^scenario: must be one of /);
  for (const { id } of CHOICES) expect(faultOf({ [id]: 'nonsense' })).toMatch(new RegExp(`^${id}: must be one of `));
});

test('Options nobody knows are refused', () => {
  expect(faultOf({ advance: true })).toBe('advance: no such option');
  expect(faultOf(JSON.parse('{"__proto__": 1}') as Json)).toBe('__proto__: no such option');
});

test('Options that are no object are refused', () => {
  for (const raw of [null, 2, 'standard', [], true]) expect(faultOf(raw)).toBe('options are a JSON object');
});

test('There are one to four players', () => {
  for (const players of [1, 2, 3, 4]) expect(read({ players }).players).toBe(players);
  for (const players of [0, 5, 2.5, '2', null]) expect(faultOf({ players })).toBe('players: must be 1, 2, 3 or 4');
});

test('An edition that was never admitted is refused', () => {
  expect(read({ edition: defaultBox.hash }).edition).toBe(defaultBox.hash);
  for (const edition of ['', 'somewhere', 7, null]) {
    expect(faultOf({ edition })).toBe('edition: no such edition is known here');
  }
});

test('NOC-21.2a: a scenario implies abilities, and saying the opposite is a contradiction', () => {
  expect(read({ scenario: 1 }).advanced).toBe(true);
  expect(read({ scenario: 20, advanced: true }).advanced).toBe(true);
  expect(faultOf({ scenario: 1, advanced: false })).toMatch(/^advanced: .*NOC-21\.2a/);
});

test('NOC-21.7: a scenario is combined with neither family mode nor a modified game', () => {
  expect(faultOf({ scenario: 1, familyMode: 'family' })).toMatch(/^scenario: .*family mode.*NOC-21\.7/);
  expect(faultOf({ scenario: 1, familyMode: 'family-simple' })).toMatch(/^scenario: .*NOC-21\.7/);
  expect(faultOf({ scenario: 1, modifiedGame: 'twoUp' })).toMatch(/^scenario: .*modified game.*NOC-21\.7/);
});

test('NOC-20.1: family mode is for two to four players without abilities', () => {
  for (const familyMode of ['family', 'family-simple']) {
    for (const players of [2, 3, 4]) expect(read({ familyMode, players }).familyMode).toBe(familyMode);
    expect(faultOf({ familyMode, players: 1 })).toMatch(/^familyMode: .*NOC-20\.1/);
    expect(faultOf({ familyMode, advanced: true })).toMatch(/^familyMode: .*NOC-20\.1/);
    expect(read({ familyMode, advanced: false }).advanced).toBe(false);
  }
});

test('NOC-25.1a: a modified game changes the standard or the advanced game, never family mode', () => {
  for (const advanced of [false, true]) {
    expect(read({ modifiedGame: 'chasingChests', advanced })).toMatchObject({
      modifiedGame: 'chasingChests',
      advanced,
    });
  }
  expect(faultOf({ modifiedGame: 'chasingChests', familyMode: 'family' })).toMatch(/^modifiedGame: .*NOC-25\.1a/);
});

test('NOC-4.1: every mode can be played with each number of seats it names, and only advanced ones with abilities', () => {
  for (const { id, seats, options } of MODES) {
    for (const players of seats) {
      const abilities = id === 'advanced' || id.startsWith('scenario-');
      expect([id, read({ ...options, players }).advanced]).toEqual([id, abilities]);
    }
  }
  expect(MODES).toHaveLength(4 + 5 + 20);
});
