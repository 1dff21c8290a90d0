import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from './ready.mjs';
import { sharedCount } from './test-report.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST_REPORTER = fileURLToPath(new URL('vitest-reporter.mjs', import.meta.url));
const PLAYWRIGHT_REPORTER = fileURLToPath(new URL('playwright-reporter.mjs', import.meta.url));

/** In the repository, so that the files of a test find the tools. */
let folder: string;

beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache', 'report-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A test runner's output, without what differs from run to run. */
async function report(command: string, args: readonly string[], counts = ''): Promise<{ code: number; text: string }> {
  const env = { FORCE_COLOR: '0', NIGHTJAR_TEST_COUNTS: counts };
  const { code, output } = await collect(command, args, env);
  return { code, text: stripVTControlCharacters(output).replaceAll(/ +\d+\.\d s/g, ' … s') };
}

const vitest = (counts?: string) =>
  report('vitest', ['run', '--root', folder, '--reporter', VITEST_REPORTER, '--no-cache'], counts);

const playwright = (counts?: string) =>
  report('playwright', ['test', '--config', join(folder, 'playwright.config.ts')], counts);

const PASSES = `import { test } from 'vitest'; test('owl', () => {}); test('moth', () => console.log('hush'));`;
const FAILS = `import { expect, test } from 'vitest'; test('owl', () => {});
test('moth (a)', () => { console.log('heard'); expect([1]).toEqual([2]); });`;

test('where all pass there is one line for each package, and the count', async () => {
  write({ 'packages/tree/src/a.test.ts': PASSES, 'packages/tree/src/b.test.ts': PASSES, 'scripts/c.test.ts': PASSES });
  const { code, text } = await vitest();
  const lines = text.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.slice(0, 2).toSorted()).toEqual([
    'ok   scripts                      2 tests … s',
    'ok   tree                         4 tests … s',
  ]);
  expect(lines.slice(2)).toEqual(['', '6 passed, 0 failed']);
});

test('what fails is told in full, with the command that runs it again', async () => {
  write({ 'packages/tree/src/a.test.ts': FAILS, 'packages/tree/src/b.test.ts': `throw new Error('no branch')` });
  const { code, text } = await vitest();
  expect(code).toBe(1);
  expect(text).toContain('FAIL packages/tree/src/a.test.ts > moth (a)');
  expect(text).toContain('heard');
  expect(text).toContain('expected [ 1 ] to deeply equal [ 2 ]');
  expect(text).toContain('no branch');
  expect(text).toContain('FAIL tree                         3 tests … s   2 failed');
  expect(text).toContain(String.raw`  npm test -- packages/tree/src/a.test.ts -t 'moth \(a\)'`);
  expect(text).toContain('  npm test -- packages/tree/src/b.test.ts\n');
  expect(text.trimEnd().split('\n').at(-1)).toBe('1 passed, 2 failed');
});

test('what fails outside any test counts as a failure', async () => {
  write({
    'packages/tree/src/a.test.ts': `import { test } from 'vitest';
test('owl', () => { setTimeout(() => { throw new Error('late') }, 0); return new Promise((r) => setTimeout(r, 50)); });`,
  });
  const { code, text } = await vitest();
  expect(code).toBe(1);
  expect(text).toContain('late');
  expect(text.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
});

const CONFIG = `export default { testDir: '.', outputDir: './out', reporter: ${JSON.stringify(PLAYWRIGHT_REPORTER)} };`;

test('in the browser there is one line for each file', async () => {
  write({
    'playwright.config.ts': CONFIG,
    'owl.test.ts': `import { test } from '@playwright/test'; test('by day', () => {}); test('by night', () => {});`,
    'moth.test.ts': `import { test } from '@playwright/test'; test('by day', () => {});`,
  });
  const { code, text } = await playwright();
  const lines = text.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.slice(0, 2).toSorted()).toEqual([
    'ok   browser moth                 1 test … s',
    'ok   browser owl                  2 tests … s',
  ]);
  expect(lines.slice(2)).toEqual(['', '3 passed, 0 failed']);
});

test('what fails in the browser is told in full, with the command that runs it again', async () => {
  write({
    'playwright.config.ts': CONFIG,
    'owl.test.ts': `import { expect, test } from '@playwright/test';
test.describe('an owl', () => {
  test('by day', () => { console.log('heard'); expect(1).toBe(2); });
});`,
  });
  const { code, text } = await playwright();
  expect(code).toBe(1);
  expect(text).toContain('FAIL owl.test.ts:3 > an owl > by day\n');
  expect(text).toContain('FAIL browser owl                  1 test … s   1 failed');
  expect(text).toContain('expect(received).toBe(expected)');
  expect(text).toContain('heard');
  expect(text).toContain('  npm run test:web -- owl.test.ts:3\n');
  expect(text.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});

test('two runs that are one leave their counts for its last line', async () => {
  write({
    counts: '',
    'packages/tree/src/a.test.ts': FAILS,
    'playwright.config.ts': `export default { testMatch: 'owl.spec.ts', outputDir: './out', reporter: ${JSON.stringify(PLAYWRIGHT_REPORTER)} };`,
    'owl.spec.ts': `import { test } from '@playwright/test'; test('by day', () => {});`,
  });
  const counts = join(folder, 'counts');
  write({ 'vitest.config.ts': `export default { test: { include: ['packages/**/*.test.ts'] } };` });
  for (const { text } of [await vitest(counts), await playwright(counts)])
    expect(text).not.toMatch(/^\d+ passed, \d+ failed$/m);
  expect(sharedCount(counts)).toEqual({ passed: 2, failed: 1 });
  expect(readFileSync(counts, 'utf8').trim().split('\n')).toHaveLength(2);
});
