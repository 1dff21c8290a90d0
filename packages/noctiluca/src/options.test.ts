import { faultText, type Json, readChoice } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';
import { noctiluca } from './game.ts';
import { CHOICES, MODES, readOptions } from './options.ts';

const fault = (raw: Json): string | null => {
  const read = readOptions(raw);
  return read.ok ? null : faultText(read.fault);
};

test('Options are filled in: two players, the first drawn at random, the default edition', () => {
  expect(readOptions({})).toEqual({
    ok: true,
    value: { players: 2, firstPlayer: 'random', edition: defaultBox.hash },
  });
  expect(readOptions({ players: 4, firstPlayer: 'chosen' })).toMatchObject({
    ok: true,
    value: { players: 4, firstPlayer: 'chosen' },
  });
});

test('Passed dice that may be declined are the options of old, byte for byte', () => {
  expect(readOptions({ passedDice: 'may' })).toEqual(readOptions({}));
  expect(readOptions({ passedDice: 'must' })).toMatchObject({ ok: true, value: { passedDice: 'must' } });
});

test('An unknown option, or an unknown value of one, is refused at its place', () => {
  expect(fault([])).toBe('options are a JSON object');
  expect(fault({ colour: 'red' })).toBe('colour: no such option');
  expect(fault({ players: 5 })).toBe('players: must be 1, 2, 3 or 4');
  expect(fault({ firstPlayer: 'youngest' })).toBe('firstPlayer: must be one of random, chosen');
  expect(fault({ passedDice: 'never' })).toBe('passedDice: must be one of may, must');
  expect(fault({ edition: 'none' })).toBe('edition: no such edition is known here');
  expect(fault({ edition: 7 })).toBe('edition: no such edition is known here');
});

test('A house edition that was admitted may be played with', () => {
  const box = admit({ over: 'default', pointTokens: { backValue: 2 } });
  if (!box.ok) throw new Error(box.fault.what);
  expect(fault({ edition: box.value.hash })).toBeNull();
});

test('The game admits an edition by its hash, or says what is wrong with it', () => {
  const patch = { over: 'default', pointTokens: { backValue: 2 } };
  const box = admit(patch);
  expect(noctiluca.admit(patch)).toEqual({ ok: true, value: box.ok && box.value.hash });
  expect(noctiluca.admit({ ...patch, pointTokens: { backValue: -1 } })).toMatchObject({
    ok: false,
    fault: { where: 'pointTokens.backValue' },
  });
});

test('Every choice has its default among its values, and every mode takes its options', () => {
  for (const choice of CHOICES) expect(readChoice(choice, choice.default).ok).toBe(true);
  expect(CHOICES.map(({ id, rule }) => `${id} ${rule}`)).toEqual(['firstPlayer NLC-3.13', 'passedDice NLC-7.3']);
  for (const mode of MODES) for (const players of mode.seats) expect(fault({ ...mode.options, players })).toBeNull();
});
