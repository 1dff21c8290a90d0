import { expect, test } from 'vitest';
import { langIn, readSettings } from './settings.ts';

test('without settings the language of the browser is spoken, English where it is neither', () => {
  expect(readSettings(null, ['de-AT', 'en']).lang).toBe('de');
  expect(readSettings(null, ['fr', 'de']).lang).toBe('de');
  expect(readSettings(null, ['fr']).lang).toBe('en');
});

test('settings come back as they were kept, and what is unknown becomes the default', () => {
  const kept = readSettings(JSON.stringify({ lang: 'de', motion: 'off', sound: 'loud', name: 'Mira' }), ['en']);
  expect(kept).toMatchObject({ lang: 'de', motion: 'off', sound: 'off', name: 'Mira' });
  expect(readSettings('{', ['en']).motion).toBe('full');
  expect(readSettings('null', ['en']).motion).toBe('full');
});

test('an address may ask for a language, one that is not offered as well; it is kept like any other', () => {
  expect([langIn('?lang=de'), langIn('?with=solo&lang=qps'), langIn('?lang=xx'), langIn('')]).toEqual([
    'de',
    'qps',
    null,
    null,
  ]);
  expect(readSettings(JSON.stringify({ lang: 'qps' }), ['de']).lang).toBe('qps');
});
