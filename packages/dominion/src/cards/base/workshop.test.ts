import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.workshop.1: Workshop gains a card for at most 4, and must', () => {
  const { alice } = tableOf({ alice: { hand: 'workshop' }, kingdom: 'witch artisan harbinger cellar' });

  alice.plays('workshop');
  alice.isAsked(
    'gainFromSupply',
    `gain copper, gain silver, gain estate, gain curse, gain harbinger, gain cellar, gain workshop,
     gain village, gain smithy`,
  );
  alice.picks('smithy');

  expect(alice.discard).toBe('smithy');
});
