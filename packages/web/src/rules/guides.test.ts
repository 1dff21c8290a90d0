import { catalogue, LANGS, load } from '@nightjar/words';
import { expect, test } from 'vitest';
import { GUIDES, PARTS } from './guides.ts';

test.each(Object.entries(GUIDES))('how %s is played is told in every language, thing by thing', async (game, guide) => {
  for (const lang of LANGS) {
    await load(lang, 'guide');
    const words = catalogue(lang, 'guide');
    for (const part of PARTS) {
      expect(words.has(part), `${lang} ${part}`).toBe(true);
      for (const thing of guide[part]) expect(words.has(`${game}.${part}.${thing}`), `${lang} ${thing}`).toBe(true);
    }
  }
});

test.each(Object.entries(GUIDES))('three things of %s are told that people get wrong', (_, { wrong }) => {
  expect(wrong).toHaveLength(3);
});
