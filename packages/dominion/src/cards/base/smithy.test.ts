import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.smithy.1: Smithy gives three cards', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy', deck: 'gold silver copper estate' } });

  alice.plays('smithy');

  expect(alice.hand).toBe('copper gold silver');
});
