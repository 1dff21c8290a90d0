import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly tests: string;
}

it('the table of imports is the one the checker enforces', () => {
  const { ARROWS } = createRequire(import.meta.url)('./layers.cjs') as { readonly ARROWS: readonly Arrow[] };
  const cell = (names: string): string => names.split('|').filter(Boolean).join(', ') || '–';
  const rows = ARROWS.map(({ from, to, tests }) => `| ${from} | ${cell(to)} | ${cell(tests)} |`);
  const page = readFileSync(`${ROOT}/docs/architecture.md`, 'utf8');
  const [, table = ''] = /<!-- layers -->\n([\s\S]*?)<!-- \/layers -->/.exec(page) ?? [];
  expect(table.trim().split('\n').slice(2)).toEqual(rows);
});
