import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCS = new URL('../../../docs/', import.meta.url);
const page = readFileSync(new URL('card-patterns.md', DOCS), 'utf8');

/** Each block of code on the page, with the file that the text above it links to. */
const parts = page.split('```');
const blocks = parts.flatMap((code, i) => {
  if (i % 2 === 0) return [];
  const path = [...(parts[i - 1] as string).matchAll(/\]\(([^)]+)\)/g)].at(-1)?.[1] ?? '';
  return [{ path, language: code.split('\n')[0] ?? '', code: code.slice(code.indexOf('\n') + 1) }];
});

const PATTERNS = [
  'Plain bonus',
  'Question',
  'If you did',
  'Everybody else',
  'Attack',
  'Reaction',
  'Duration',
  'Repeated play',
  'When you gain it',
  'When you discard it',
  'When you trash it',
  'While it is in play',
  'For the whole game',
  'Change of setup',
  'Victory points',
  'Boon or Hex',
  'A promise for later in the turn',
  'A word about each card',
  'Bespoke',
];

test('The page of card patterns shows each pattern with code', () => {
  expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(PATTERNS);
  for (const section of page.split(/^## /m).slice(1)) expect(section).toMatch(/^```(?:ts|json)$/m);
});

/** Card texts are quoted to the letter; of the edition only the spaces differ. */
const quoted = (text: string, language: string): string => (language === 'ts' ? text : text.replaceAll(/\s/g, ''));

test.each(blocks)('The block of code after the link to $path is found there', ({ path, language, code }) => {
  const source = readFileSync(new URL(path, DOCS), 'utf8');
  expect(quoted(source, language)).toContain(quoted(`\n${code}`, language));
});
