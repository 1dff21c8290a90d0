import { dominion, writeCode } from '@nightjar/dominion';
import { expect, test } from 'vitest';
import { drawnAnew, firstChoice, kingdomIn, optionsOf, rerolled } from './choice.ts';

const CODE = 'A-ClCvCyDrDwExLePkRaSc-SwFlWd-2';

test('without a choice there are ten cards, and the rules take them as they are shown', () => {
  const options = optionsOf(firstChoice(null, 'seed'));
  const { cards } = kingdomIn(options);
  expect(cards).toHaveLength(10);
  expect(dominion.options(options)).toMatchObject({ ok: true, value: { cards } });
});

test('each way gives its own options, and keeps what the others chose', () => {
  const choice = firstChoice(CODE, 'seed');
  expect(optionsOf(choice)).toEqual({ code: CODE });
  expect(writeCode(kingdomIn(optionsOf(choice)))).toBe(CODE);
  expect(kingdomIn(optionsOf({ ...choice, way: 'sets', set: 'midnight' }))).toMatchObject({
    cards: expect.arrayContaining(['conclave', 'druid']),
    druid: ['the-swamps-gift', 'the-flames-gift', 'the-winds-gift'],
  });
  expect(optionsOf({ ...choice, way: 'hand', picked: ['witch'] })).toEqual({ cards: ['witch'] });
  expect(optionsOf({ ...choice, way: 'draw' })).toEqual({ cards: choice.drawn });
});

test('an impossible choice is handed on as it is, for the rules to say why', () => {
  const coded = optionsOf(firstChoice('B-what', 'seed'));
  expect(kingdomIn(coded)).toEqual({ cards: [], druid: [] });
  expect(dominion.options(coded).ok).toBe(false);
  const first = firstChoice(null, 'seed');
  const wish = { ...first.wish, pool: 'base', hexes: 'with' } as const;
  const asked = drawnAnew(first, wish, 'seed');
  expect(asked.drawn).toBeNull();
  expect(dominion.options(optionsOf(asked)).ok).toBe(false);
});

test('one pile is exchanged and nine stay where they were', () => {
  const choice = firstChoice(null, 'seed');
  const [out] = choice.drawn as readonly string[];
  const drawn = rerolled(choice, out as string, 'other')?.drawn ?? [];
  expect(drawn).toHaveLength(10);
  expect(drawn.slice(1)).toEqual(choice.drawn?.slice(1));
  expect(drawn).not.toContain(out);
});
