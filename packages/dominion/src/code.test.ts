import { faultText } from '@nightjar/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { LETTERS, readCode, writeCode } from './code.ts';

const idsOf = (kinds: readonly number[]): string[] => kinds.map((kind) => defaultBox.ids[kind] as string);
const KINGDOM = idsOf(Object.values(defaultBox.kingdoms).flat());
const BOONS = idsOf(defaultBox.boons);

const kingdom = fc.tuple(
  fc.subarray(KINGDOM, { minLength: 10, maxLength: 10 }),
  fc.constantFrom(0, 3).chain((n) => fc.subarray(BOONS, { minLength: n, maxLength: n })),
);

const fault = (code: string): string | null => {
  const read = readCode(code);
  return read.ok ? null : faultText(read.fault);
};

const DUSK = 'A-BvCbDsFhFoMyNwShThTo-U';

test('Every kingdom card and every Boon has two letters, and no two have the same', () => {
  expect(Object.keys(LETTERS).toSorted()).toEqual([...KINGDOM, ...BOONS].toSorted());
  const letters = Object.values(LETTERS);
  for (const pair of letters) expect(pair).toMatch(/^[A-Z][a-z]$/);
  expect(new Set(letters.map((pair) => pair.toUpperCase())).size).toBe(letters.length);
});

test('The codes of the recommended sets are the same for ever', () => {
  const codes = defaultBox.sets.map(({ id, kingdom: cards, druid }) => [
    id,
    writeCode({ cards: idsOf(cards), druid: idsOf(druid) }),
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    dusk: DUSK,
    midnight: 'A-ClCvCyDrDwExLePkRaSc-SwFlWd-2',
    'night-shift': 'A-BnDrExGaGtIdMnNwPcSm-EaFlFr-B',
    'idle-hands': 'A-BdCeClCvDwHbMeMkMlTh-A',
  });
});

test('DOM-2.3d: a code that is read gives what was written, and is written again as it was read', () => {
  fc.assert(
    fc.property(kingdom, ([cards, druid]) => {
      const code = writeCode({ cards, druid });
      expect(code.length).toBeLessThan(32);
      const read = readCode(code);
      if (!read.ok) throw new Error(faultText(read.fault));
      expect(read.value.cards.toSorted()).toEqual(cards.toSorted());
      expect(read.value.druid).toEqual(druid);
      expect(writeCode(read.value)).toBe(code);
    }),
    { seed: 1821 },
  );
});

test('The order of the cards makes no difference to a code', () => {
  fc.assert(
    fc.property(kingdom, ([cards, druid]) => {
      expect(writeCode({ cards: cards.toReversed(), druid })).toBe(writeCode({ cards, druid }));
    }),
    { seed: 1821 },
  );
});

test('Hyphens, spaces and capitals make no difference to a reader', () => {
  const read = readCode(DUSK);
  expect(read.ok).toBe(true);
  for (const code of [DUSK.toLowerCase(), DUSK.replaceAll('-', ''), ` ${DUSK.replaceAll('-', ' ')}\n`])
    expect(readCode(code)).toEqual(read);
});

/** A code without its hyphens, and a place in it. */
const written = fc
  .tuple(kingdom, fc.nat(27))
  .map(([[cards, druid], at]) => ({ code: writeCode({ cards, druid }).replaceAll('-', '').toUpperCase(), at }))
  .filter(({ code, at }) => at < code.length);

test('DOM-2.3d: a code with one wrong character is refused', () => {
  const signs = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?'.split(''));
  fc.assert(
    fc.property(written, signs, ({ code, at }, sign) => {
      fc.pre(code[at] !== sign);
      expect(fault(code.slice(0, at) + sign + code.slice(at + 1))).not.toBeNull();
    }),
    { seed: 1821, numRuns: 1000 },
  );
});

test('A code with two neighbouring characters exchanged is refused', () => {
  fc.assert(
    fc.property(written, ({ code, at }) => {
      fc.pre(at > 0 && code[at] !== code[at - 1]);
      expect(fault(code.slice(0, at - 1) + code[at] + code[at - 1] + code.slice(at + 1))).not.toBeNull();
    }),
    { seed: 1821, numRuns: 1000 },
  );
});

test('Whatever text is given as a code, it is read or refused', () => {
  const pairs = fc
    .array(fc.constantFrom(...Object.values(LETTERS), 'A', '-'), { maxLength: 16 })
    .map((all) => all.join(''));
  for (const texts of [fc.string(), pairs.map((all) => `A${all}`)]) {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readCode(text);
        expect(read.ok ? read.value.cards.length : read.fault.what.length).toBeGreaterThan(0);
      }),
      { seed: 1821 },
    );
  }
});

test('A refusal names the fault of a code', () => {
  const none = 'is no code of a kingdom: one looks like A-BvCbDsFhFoMyNwShThTo-U; choose the cards by hand';
  for (const text of ['', '?', 'hello', 'https://nightjar.example', 'B']) expect(fault(text)).toBe(none);
  expect(fault('A')).toBe('is too short: it has 0 of ten cards; copy it whole');
  expect(fault('A-BvCb-Q')).toBe('is too short: it has 2 of ten cards; copy it whole');
  const unknown = 'which is no card here; copy it again, or choose the cards by hand';
  expect(fault(DUSK.replace('Ds', 'Dz'))).toBe(`has "DZ" in place 3, ${unknown}`);
  expect(fault(DUSK.replace('To', 'T'))).toBe(`has "T" in place 10, ${unknown}`);
  expect(fault(DUSK.replace('-U', '-SwFl-U'))).toBe('must have three Boons after the cards, or none');
  expect(fault(DUSK.replace('-U', '-V'))).toBe(
    'is misspelt: its last character does not fit the others; copy it again',
  );
});

test('A code of another release, and one with an eleventh card, is told apart from one that is misspelt', () => {
  expect(fault(DUSK.replace('A', 'B'))).toBe(
    'comes from another release: it begins with B, and codes read here begin with A; choose the cards by hand',
  );
  expect(fault(DUSK.replace('-U', 'Wi-U'))).toBe('a kingdom has ten cards, and these are 11; leave out 1');
  expect(fault(DUSK.replace('-U', 'WiMo-U'))).toBe('a kingdom has ten cards, and these are 12; leave out 2');
  const read = readCode(DUSK.replace('A', 'B'));
  expect(read.ok ? null : read.fault.remark).toEqual({ for: 'code-release', with: { letter: 'B' } });
});

test('A kingdom that has no letters cannot be written', () => {
  expect(() => writeCode({ cards: ['copper'], druid: [] })).toThrow('copper has no letters');
});
