import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.raider.1, DOM-C.raider.2: with Coppers, a Silver and a Raider in play a victim discards one of these from five cards, of their own choice', () => {
  const { alice, bob } = tableOf({
    alice: { play: 'copper copper copper silver', hand: 'raider' },
    bob: { hand: 'copper copper silver raider gold estate' },
    phase: 'night',
  });

  alice.plays('raider');
  bob.isAsked('raiderDiscard', 'discard copper, discard silver, discard raider');
  bob.picks('silver');

  expect(bob.discard).toBe('silver');
});

test('DOM-C.raider.1, DOM-12.8: Raider goes around in turn order', () => {
  const { alice, bob, carol } = tableOf({
    alice: { play: 'copper silver', hand: 'raider' },
    bob: { hand: 'copper silver estate estate estate' },
    carol: { hand: 'copper silver estate estate estate' },
    phase: 'night',
  });

  alice.plays('raider');
  bob.picks('copper');
  carol.picks('silver');

  expect(bob.discard).toBe('copper');
  expect(carol.discard).toBe('silver');
});

test('DOM-C.raider.3: the Raider itself is a card in play that a victim may have to discard', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'raider monastery' },
    bob: { hand: 'raider estate estate estate estate' },
    phase: 'night',
  });

  alice.plays('raider');

  expect(bob.discard).toBe('raider');
});

test('DOM-C.raider.3: a Den of Sin from the turn before is a card in play for Raider', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'den-of-sin', deck: 'raider monastery estate estate estate estate estate' },
    bob: { deck: 'den-of-sin estate estate estate estate' },
    phase: 'night',
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.ends();
  alice.plays('raider');

  expect(bob.discard).toBe('den-of-sin');
});

test('DOM-C.raider.4, DOM-17.18: a victim with five cards and no copy of a card in play reveals the hand', () => {
  const table = tableOf({
    alice: { play: 'copper', hand: 'raider monastery' },
    bob: { hand: 'estate estate gold gold curse' },
    phase: 'night',
  });
  const { alice, bob } = table;

  alice.plays('raider');

  expect(table.told('revealed')).toEqual([
    { type: 'revealed', seat: 1, cards: ['estate', 'estate', 'gold', 'gold', 'curse'] },
  ]);
  expect(bob.hand).toBe('curse estate estate gold gold');
});

test('DOM-C.raider.5: with four cards in hand Raider neither takes a card nor has the hand revealed', () => {
  const table = tableOf({
    alice: { play: 'copper', hand: 'raider monastery' },
    bob: { hand: 'copper copper copper copper' },
    carol: { hand: 'estate estate estate estate' },
    phase: 'night',
  });
  const { alice, bob } = table;

  alice.plays('raider');

  expect(bob.hand).toBe('copper copper copper copper');
  expect(table.told('revealed')).toEqual([]);
});

test('DOM-C.raider.6: Raider gives three Coins at the start of the next turn, though it affected nobody, and is discarded after that', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'raider', deck: 'estate estate estate estate estate' },
    bob: { hand: 'raider estate estate estate estate', guarded: true },
    phase: 'night',
  });

  alice.plays('raider');
  expect(alice.inPlay).toBe('raider');
  bob.endsTurn();

  expect(alice.coins).toBe(3);
  alice.endsTurn();
  expect(alice.inPlay).toBe('');
});

test('DOM-C.raider.7: Treasures that lie under a Crypt are not demanded by Raider', () => {
  const table = tableOf({
    alice: { play: 'copper', hand: 'crypt raider monastery' },
    bob: { hand: 'copper copper copper copper copper' },
    phase: 'night',
  });
  const { alice, bob } = table;

  alice.plays('crypt');
  alice.picks('copper');
  alice.plays('raider');

  expect(bob.hand).toBe('copper copper copper copper copper');
  expect(table.told('revealed')).toHaveLength(1);
});

test('DOM-C.raider.8: a Faithful Hound discarded to Raider may be set aside and comes back at the end of that turn', () => {
  const { alice, bob } = tableOf({
    alice: { play: 'faithful-hound', hand: 'raider monastery' },
    bob: { hand: 'faithful-hound estate estate estate estate' },
    phase: 'night',
  });

  alice.plays('raider');
  bob.isAsked('houndSetAside', 'yes, no');
  bob.picks('yes');
  expect(bob.aside).toBe('faithful-hound');
  alice.ends();

  expect(bob.hand).toBe('estate estate estate estate faithful-hound');
});
