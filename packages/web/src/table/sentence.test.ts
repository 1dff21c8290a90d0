import { defaultBox } from '@nightjar/noctiluca';
import { noctilucaWords } from '@nightjar/words/noctiluca';
import { expect, test } from 'vitest';
import { ended } from './sentence.ts';

test('a sentence ends with one mark, its own or a full stop', () => {
  expect(['a pawn stands there', 'Place one?', 'Wait!', 'Done.', 'And so on…'].map(ended)).toEqual([
    'a pawn stands there.',
    'Place one?',
    'Wait!',
    'Done.',
    'And so on…',
  ]);
});

test('a refusal that repeats the question ends as the question does, in both languages', async () => {
  for (const lang of ['en', 'de'] as const) {
    await noctilucaWords.load(lang);
    const speech = noctilucaWords.in(lang, { sides: ['Mira', 'Jonas'], you: 0, edition: defaultBox.edition });
    const refusal = { reason: 'other-question', rule: 'NLC-7.3', with: { question: 'passed' } };
    expect(ended(speech.refusal(refusal))).toMatch(/[^.?!]\?$/);
  }
});
