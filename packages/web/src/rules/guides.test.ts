import { catalogue, LANGS, load } from '@nightjar/words';
import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { GUIDES, PARTS } from './guides.ts';

test.each(Object.entries(GUIDES))('how %s is played is told in every language, thing by thing', async (game, guide) => {
  const { figures }: { readonly figures: Figures } = await import(`../boards/${game}/figures.ts`);
  for (const lang of LANGS) {
    await load(lang, 'guide');
    const words = catalogue(lang, 'guide');
    for (const part of PARTS) {
      expect(words.has(part), `${lang} ${part}`).toBe(true);
      for (const thing of guide[part]) {
        const said = words.find(`${game}.${part}.${thing}`, figures);
        expect(said, `${lang} ${thing}`).not.toBeNull();
        expect(said, `${lang} ${thing}: every number is one of the box`).not.toContain('?');
      }
    }
  }
});

test.each(Object.entries(GUIDES))('three things of %s are told that people get wrong', (_, { wrong }) => {
  expect(wrong).toHaveLength(3);
});
