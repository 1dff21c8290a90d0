import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { GUARDS } from './guards.ts';
import { matchParams, nothing } from './route.ts';

test('the guards of a path and of an empty query take exactly what their schemas take', () => {
  const id = fc.oneof(fc.constantFrom('m1', 'x'.repeat(64), 'x'.repeat(65), '', 'a b', '__proto__'), fc.anything());
  const params = fc.record({ id, more: fc.anything() }, { requiredKeys: [] });
  for (const schema of [matchParams, nothing] as readonly z.ZodType[]) {
    const guard = GUARDS.get(schema);
    fc.assert(
      fc.property(fc.oneof(params, fc.constant({}), fc.array(fc.string())), (value) => {
        expect(guard?.(value)).toBe(schema.safeParse(value).success);
      }),
      { numRuns: 1000 },
    );
  }
});
