import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docs = (file: string): string => readFileSync(new URL(`../../../docs/rules/${file}`, import.meta.url), 'utf8');
const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));

test('every sentence of the second reading has its clauses, and every clause a test in the files it names', () => {
  const clauses = docs('nocturion.md');
  const rows = [...docs('nocturion-reading.md').matchAll(/^\| ([^|]+) \| (NRN[^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(100);
  for (const [, sentence, ids = '', files = ''] of rows) {
    const named = files.split(', ').map((file) => `${file.replaceAll('`', '')}.test.ts`);
    expect(tests).toEqual(expect.arrayContaining(named));
    const titles = named.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
    for (const id of ids.split(', ')) {
      expect(clauses).toContain(`**${id}**`);
      expect(titles, `${sentence}: ${id}`).toMatch(new RegExp(`${id.replace('.', '\\.')}(?![\\d.a-z])`));
    }
  }
});
