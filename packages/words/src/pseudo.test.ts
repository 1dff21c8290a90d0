import { expect, test } from 'vitest';
import { takesOf } from './making/keys.ts';
import { cataloguesIn } from './making/shelf.ts';
import { readMessage } from './message.ts';
import { pseudo } from './pseudo.ts';

test('a text becomes accented and longer by 40 %, its arguments stay', () => {
  const {
    a = '',
    b = '',
    c = '',
  } = pseudo({
    a: 'Cast {token} on {space}, the highest spell',
    b: '{n, plural, one {# card} other {# cards}}',
    c: '–',
  });
  expect(a).toMatch(/^Ç.*\{token\}.*\{space\}/);
  expect(a.replace(/\{\w+\}/g, '').length).toBeGreaterThanOrEqual(28 * 1.4);
  expect(a.replace(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/);
  expect(b).toMatch(/^\{n, plural, one \{\{n\} ç\S+\} other \{\{n\} ç\S+\}\}$/);
  expect(c).toBe('–');
});

test('every catalogue can be told in it, of the same things', () => {
  for (const texts of Object.values(cataloguesIn('en'))) {
    const strange = pseudo(texts);
    for (const [key, text] of Object.entries(texts))
      expect(takesOf(readMessage(strange[key] ?? ''))).toEqual(takesOf(readMessage(text)));
  }
});

test('what a name says about itself for grammar is no text', () => {
  expect(pseudo({ you: '{form, select, is {you} other {You}}' })['you']).toMatch(
    /^\{form, select, is \{you\} other \{Ý/,
  );
});
