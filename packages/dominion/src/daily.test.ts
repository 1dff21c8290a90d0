import { rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { daily } from './daily.ts';
import { dominion } from './game.ts';

test('Every day has ten cards by name, and the Boons of a Druid among them, that the rules accept', () => {
  let druids = 0;
  for (let day = 0; day < 60; day += 1) {
    const wish = daily.wish(rngFrom(`day ${day}`)) as { readonly cards: string[]; readonly druid: string[] };
    expect(wish.cards).toHaveLength(10);
    expect(dominion.options(wish).ok).toBe(true);
    expect(wish.druid).toHaveLength(wish.cards.includes('druid') ? 3 : 0);
    druids += wish.druid.length / 3;
  }
  expect(druids).toBeGreaterThan(0);
});

test('The bot of the day is of a grade, all of which look as far on any machine', () => {
  expect(daily.bots).toEqual(['strong']);
  for (const rung of dominion.ladder ?? []) expect(rung).not.toMatch(/ms\b/);
  expect(dominion.ladder).toHaveLength(5);
});
