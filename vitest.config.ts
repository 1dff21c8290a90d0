import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Pure functions over values: their test files may share modules, which halves their time. */
const RULES = 'packages/{kernel,script,nocturne,noctiluca,dominion,nocturion}/src/**/*.test.ts';

/** Which files there are; a mutation run tells by itself what each test of one package covers, and its patterns count from that package. */
const sets =
  process.env['NIGHTJAR_MUTATE'] === undefined
    ? {
        projects: [
          { extends: true as const, test: { name: 'rules', include: [RULES], isolate: false } },
          {
            extends: true as const,
            test: {
              name: 'around',
              include: ['{packages/*/src,scripts,bench}/**/*.test.ts'],
              exclude: ['**/node_modules/**', RULES],
            },
          },
        ],
      }
    : { include: ['src/**/*.test.ts'] };

export default defineConfig({
  plugins: [
    {
      name: 'nightjar-catalogues',
      // Which files there are to load is found out when a module is compiled: kept, it would never see a new one.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ sourceCode }) => (/import\(`/.test(sourceCode) ? false : undefined)),
    },
  ],
  test: {
    ...sets,
    reporters: [fileURLToPath(new URL('./scripts/vitest-reporter.mjs', import.meta.url))],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // Vitest would leave one core idle, which is half of a small machine; and tests of the server wait for clocks and disks.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    globalSetup: [fileURLToPath(new URL('./scripts/vitest-postgres.mjs', import.meta.url))],
  },
});
