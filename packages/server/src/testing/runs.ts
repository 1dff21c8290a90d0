/** How fast-check draws: by this seed, and in the long form a thousand values of its own choice. It prints the seed of a failure. */
export const runs = (seed: number): { readonly seed?: number; readonly numRuns?: number } =>
  process.env['NIGHTJAR_TEST_LONG'] === undefined ? { seed } : { numRuns: 1_000 };
