import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.remodel.1: Remodel must trash a card from hand if there is one', () => {
  const table = tableOf({ alice: { hand: 'remodel copper estate' } });
  const { alice } = table;

  alice.plays('remodel');
  alice.isAsked('trashHandExactly1', 'trash copper, trash estate');
  alice.picks('estate');

  expect(table.trash).toBe('estate');
  alice.isAsked('gainFromSupply');
});

test('DOM-C.remodel.2: Remodel gains a card that costs up to 2 more than the trashed one, and must', () => {
  const { alice } = tableOf({ alice: { hand: 'remodel copper' } });

  alice.plays('remodel');
  alice.isAsked('gainFromSupply', 'gain copper, gain curse, gain estate, gain chapel');
  alice.picks('estate');

  expect(alice.discard).toBe('estate');
});

test('DOM-C.remodel.3: with an empty hand Remodel gains nothing', () => {
  const { alice } = tableOf({ alice: { hand: 'remodel' } });

  alice.plays('remodel');

  expect(alice.gained).toBe(0);
  alice.isAsked('buyPhase');
});
