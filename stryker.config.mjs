export default {
  testRunner: 'vitest',
  vitest: { dir: 'packages/nocturne' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['packages/nocturne/src/**/*.ts', '!packages/nocturne/src/**/*.test.ts', '!packages/nocturne/src/testing/**'],
  // Stryker would rewrite tsconfig.json through the compiler's JavaScript API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  incremental: false,
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
};
