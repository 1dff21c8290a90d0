// `npm run mutate -- <package>` says which.
const name = process.env['NIGHTJAR_MUTATE'] ?? 'nocturne';
const sources = `packages/${name}/src`;

export default {
  testRunner: 'vitest',
  vitest: { dir: `packages/${name}` },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`${sources}/**/*.ts`, `!${sources}/**/*.test.ts`, `!${sources}/testing/**`],
  // Stryker would rewrite tsconfig.json through the compiler's JavaScript API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  incremental: false,
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutation-${name}.json` },
  tempDirName: '.stryker-tmp',
};
