import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, load } from './catalogue.ts';
import { choicesBeside, DRAFTS, LANGS, type Lang, readLang, tongueOf } from './lang.ts';
import { textsOf } from './texts.ts';

test('every language is called by its own name', () => {
  expect(LANGS.map(tongueOf)).toEqual(['English', 'Deutsch']);
});

test('a language that is not offered can be asked for, and is shown to whoever speaks it', () => {
  expect(readLang('de')).toBe('de');
  expect(readLang('qps')).toBe('qps');
  expect([readLang('xx'), readLang(null)]).toEqual([null, null]);
  expect(choicesBeside('de')).toEqual(LANGS);
  expect(choicesBeside('qps')).toEqual([...LANGS, 'qps']);
  expect(LANGS).not.toContain(DRAFTS[0]);
});

test('what a draft does not say yet is said in English', async () => {
  expect(await textsOf('xx' as Lang, 'notices')).toEqual(await textsOf('en', 'notices'));
});

test('the language nobody speaks is made of English, with its names and sentences', async () => {
  await load('qps', 'shell', 'nocturne');
  expect(catalogue('qps', 'shell').say('nav.rules')).toMatch(/^Ŕû+ļ[éš]+$/);
  expect(catalogue('qps', 'nocturne').say('tiles.skull-4')).toMatch(/^Šķû+ļļļ* \(4\)$/);
});

test('no text stands in two languages outside the catalogues', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['packages/*/{src,test}/**/*.{ts,tsx,json}', 'scripts/*.mjs', 'bench/*.ts'], {
    cwd: root,
    exclude: (path) => /\.test\.tsx?$/.test(path),
  });
  expect(files.length).toBeGreaterThan(300);
  const codes = LANGS.join('|');
  const pair = new RegExp(`\\b(?:${codes})["']?: ?['"\`{]|[=!]== ?'(?:${codes})'|'(?:${codes})' ?[=!]==`);
  expect(files.filter((file) => pair.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
