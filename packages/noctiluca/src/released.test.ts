import { readRecord, verify } from '@nightjar/kernel';
import { obeysEditions } from '@nightjar/lab';
import { expect, test } from 'vitest';
import example from '../data/example-record.json' with { type: 'json' };
import released from '../data/released.json' with { type: 'json' };
import { defaultBox } from './box.ts';
import { noctiluca } from './game.ts';
import { sources } from './sources.ts';

/** The first edition, under the name it had when names and notes were still part of it. */
const FIRST = 'c7b3821a59e770684d719d7a4de7c8c0efa779526972ac3808c933eceeb7d7c7';

test('Every edition that was released is kept, admitted and played under each of its names', () => {
  const { names } = obeysEditions(noctiluca, { edition: defaultBox.edition, released, sources });
  expect(names).toBeGreaterThan(0);
  expect(released.flatMap((release) => release.names)).toContain(FIRST);
});

test('A record that was made with the first edition is true to the last byte', () => {
  const record = readRecord(`${JSON.stringify(example, null, 2)}\n`);
  if (!record.ok) throw new Error(record.fault.what);
  expect(record.value.edition).toBe(FIRST);
  expect(verify(noctiluca, record.value)).toMatchObject({ ok: true });
});
