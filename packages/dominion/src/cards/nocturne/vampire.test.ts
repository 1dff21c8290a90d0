import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.vampire.1, DOM-C.vampire.3: Vampire brings the others one Hex, then gains a card, then is exchanged for a Bat', () => {
  const table = tableOf({
    alice: { hand: 'vampire monastery' },
    players: 3,
    phase: 'night',
    hexes: 'plague greed',
  });
  const { alice, bob, carol } = table;

  alice.plays('vampire');
  expect(bob.hand).toBe('curse');
  expect(carol.hand).toBe('curse');
  expect(alice.inPlay).toBe('vampire');
  alice.isAsked('gainFromSupply');
  alice.picks('silver');

  expect(table.events.map(({ type }) => type)).toEqual(['under', 'gained', 'exchanged']);
  expect(alice.inPlay).toBe('');
});

test('DOM-C.vampire.2: with Vampire one must gain a card from the Supply that costs at most 5 and is no Vampire', () => {
  const { alice } = tableOf({
    alice: { hand: 'vampire monastery' },
    kingdom: 'skulk artisan village smithy market festival laboratory gardens',
    phase: 'night',
  });

  alice.plays('vampire');

  alice.isAsked(
    'gainFromSupply',
    'gain copper, gain silver, gain estate, gain duchy, gain curse, gain monastery, gain skulk, gain village, gain smithy, gain market, gain festival, gain laboratory, gain gardens',
  );
  expect(alice.inPlay).toBe('vampire');
});

test('DOM-C.vampire.4: with no Bat left the Vampire stays in play, and everything else happens', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'vampire monastery' },
    phase: 'night',
    hexes: 'plague',
    piles: { bat: 0 },
  });

  alice.plays('vampire');
  alice.picks('silver');

  expect(bob.hand).toBe('curse');
  expect(alice.discard).toBe('silver');
  expect(alice.inPlay).toBe('vampire');
});

test('DOM-C.vampire.5, DOM-C.vampire.6: the Bat goes to the discard pile and is no gain, the Vampire back to its pile', () => {
  const table = tableOf({ alice: { hand: 'vampire monastery' }, phase: 'night', hexes: 'greed' });
  const { alice } = table;
  expect(table.left('vampire')).toBe(9);

  alice.plays('vampire');
  alice.picks('silver');

  expect(alice.discard).toBe('silver bat');
  expect(alice.gained).toBe(1);
  expect(table.left('vampire')).toBe(10);
  expect(table.left('bat')).toBe(9);
});

test('DOM-C.vampire.7: a Market gained with a Vampire may be exchanged for a Changeling', () => {
  const { alice } = tableOf({
    alice: { hand: 'vampire monastery' },
    kingdom: 'changeling',
    phase: 'night',
    hexes: 'greed',
  });

  alice.plays('vampire');
  alice.picks('market');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('yes');

  expect(alice.discard).toBe('changeling bat');
});

test('DOM-C.vampire.8: a Ghost Town gained with a Vampire goes to hand and may be played later that Night', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'vampire' },
    kingdom: 'ghost-town',
    phase: 'night',
    hexes: 'greed',
  });

  alice.plays('vampire');
  alice.picks('ghost-town');
  expect(alice.hand).toBe('ghost-town');
  alice.plays('ghost-town');

  bob.isAsked('buyPhase');
  expect(alice.inPlay).toBe('ghost-town');
});

test('DOM-C.vampire.9: a game with Vampire has the pile of ten Bats', () => {
  expect(tableOf({ kingdom: 'vampire' }).left('bat')).toBe(10);
});
