import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

test('DOM-6.1: cards are drawn from the top of the own deck into hand, and others learn only how many', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'laboratory', deck: 'gold silver copper' },
    bob: { deck: 'estate' },
  });

  alice.plays('laboratory');

  expect(alice.hand).toBe('gold silver');
  expect(alice.deck).toBe('copper');
  expect(alice.hears('drew')).toEqual([{ type: 'drew', seat: 0, cards: ['gold', 'silver'] }]);
  expect(bob.hears('drew')).toEqual([{ type: 'drew', seat: 0, count: 2 }]);
});

test('DOM-6.2: when a card is needed from an empty deck, the discard pile is shuffled into a new one', () => {
  const table = tableOf({ alice: { hand: 'smithy', deck: 'gold', discard: 'silver silver silver' } });

  table.alice.plays('smithy');

  expect(table.alice.hand).toBe('gold silver silver');
  expect(table.alice.deck).toBe('silver');
  expect(table.alice.discard).toBe('');
  expect(table.told('shuffled')).toEqual([{ type: 'shuffled', seat: 0 }]);
});

test('DOM-6.2a: a deck whose last card was drawn stays empty until a card is needed', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy', deck: 'gold gold gold', discard: 'silver' } });

  alice.plays('smithy');

  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('silver');
});

test('DOM-6.2b: cards in hand, in play and set aside are not shuffled in', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar copper estate estate faithful-hound' } });

  alice.plays('cellar');
  alice.picks('estate', 'estate', 'faithful-hound', 'stop', 'yes');

  expect(alice.hand).toBe('copper estate estate');
  expect(alice.inPlay).toBe('cellar');
  expect(alice.aside).toBe('faithful-hound');
});

test('DOM-6.2c: a draw for which neither deck nor discard pile has a card is skipped', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy', deck: 'gold', discard: 'silver' } });

  alice.plays('smithy');

  expect(alice.hand).toBe('gold silver');
  expect(alice.deck).toBe('');
});

test('DOM-6.3: the top two cards of a deck of one are that card and the first of the new deck', () => {
  const { alice } = tableOf({ alice: { hand: 'sentry', deck: 'copper gold', discard: 'silver silver' } });

  alice.plays('sentry');
  alice.picks('discard', 'discard');

  expect(alice.discard).toBe('gold silver');
  expect(alice.deck).toBe('silver');
});

test('DOM-6.3: where there are too few cards, those there are will do', () => {
  const { alice } = tableOf({ alice: { hand: 'sentry', deck: 'copper', discard: 'silver' } });

  alice.plays('sentry');
  alice.picks('trash');

  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('');
});

test('DOM-6.4: cards looked at are shown to the looking player alone', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'sentry', deck: 'copper gold silver' } });

  alice.plays('sentry');

  alice.isAsked('sentryCard');
  expect(alice.view.seats[0]?.limbo).toEqual(['gold', 'silver']);
  expect(bob.view.seats[0]?.limbo).toBeNull();
  expect(bob.hears('looked')).toEqual([{ type: 'looked', seat: 0, count: 2 }]);
});

test('DOM-6.4: cards revealed are shown to all', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'bandit' },
    bob: { deck: 'gold silver' },
    carol: { hand: 'copper' },
  });

  alice.plays('bandit');

  bob.isAsked('banditTrash');
  for (const player of [alice, bob, carol]) {
    expect(player.view.seats[1]?.limbo).toEqual(['gold', 'silver']);
    expect(player.hears('revealed')).toEqual([{ type: 'revealed', seat: 1, cards: ['gold', 'silver'] }]);
  }
});

test('DOM-6.4a: cards looked at are off the deck until they are put back', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'sentry', deck: 'copper gold silver estate' } });

  alice.plays('sentry');
  expect(bob.view.seats[0]).toMatchObject({ deckCount: 1, limboCount: 2 });
  alice.picks('back', 'back', 'gold');

  expect(bob.view.seats[0]).toMatchObject({ deckCount: 3, limboCount: 0 });
});

test('DOM-6.5: their owner orders cards that are put back, and others do not learn the order', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'sentry', deck: 'copper gold silver' } });

  alice.plays('sentry');
  alice.picks('back', 'back', 'silver');

  expect(alice.deck).toBe('silver gold');
  expect(bob.hears('topdecked')).toEqual([{ type: 'topdecked', seat: 0, count: 2 }]);
});

test('DOM-6.6: cards are discarded from hand onto the own discard pile', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'militia', discard: 'copper' },
    bob: { hand: 'gold gold gold estate', discard: 'curse' },
  });

  alice.plays('militia');
  bob.picks('estate');

  expect(bob.hand).toBe('gold gold gold');
  expect(bob.discard).toBe('curse estate');
  expect(alice.discard).toBe('copper');
});

test('DOM-6.6a: a Faithful Hound reacts after all cards discarded with it are on the pile', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound copper estate' } });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'copper', 'estate');

  alice.isAsked('houndSetAside', 'yes, no');
  expect(alice.discard).toBe('faithful-hound copper estate');
});

test('DOM-6.6b: a player who discards several cards picks their order, and only the last one is seen', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'gold gold gold estate copper' } });

  alice.plays('militia');
  bob.picks('estate', 'copper');

  expect(bob.discard).toBe('estate copper');
  expect(alice.hears('discarded')).toEqual([{ type: 'discarded', seat: 1, count: 2, top: 'copper' }]);
});

test('DOM-6.6c: a Faithful Hound is set aside before the draw, so the draw cannot shuffle it in', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound copper' } });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'copper');
  expect(alice.hand).toBe('');
  alice.picks('yes');

  expect(alice.hand).toBe('copper');
  expect(alice.aside).toBe('faithful-hound');
});

test('DOM-6.6d: War discards cards in the order they were revealed', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'gold copper estate silver curse' },
    hexes: 'war',
  });

  alice.plays('skulk');

  expect(bob.discard).toBe('gold copper estate');
});

test('DOM-6.6d: Famine discards cards in the order they were revealed', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'village copper market estate' },
    hexes: 'famine',
  });

  alice.plays('skulk');

  expect(bob.discard).toBe('village market');
});

test('DOM-6.6d: Ghost discards cards in the order they were revealed', () => {
  const { alice } = tableOf({
    alice: { hand: 'ghost ghost', deck: 'silver copper gold village' },
    phase: 'night',
  });

  alice.plays('ghost');

  expect(alice.discard).toBe('silver copper gold');
});

test('DOM-6.6d: both cards that Bandit reveals and does not trash go in the order they were revealed', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'estate copper' } });

  alice.plays('bandit');

  expect(bob.discard).toBe('estate copper');
});

test('DOM-6.6d: a hand that must go completely goes in its order, without a question', () => {
  const { alice } = tableOf({
    alice: { hand: 'poacher gold copper', deck: 'estate' },
    piles: { curse: 0, village: 0, smithy: 0, market: 0 },
  });

  alice.plays('poacher');

  expect(alice.discard).toBe('gold copper estate');
});

test('DOM-6.7: a Faithful Hound that is gained is not discarded, so it does not react', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 2, buys: 2, kingdom: 'faithful-hound' });

  alice.buys('faithful-hound');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('faithful-hound');
});

test('DOM-6.7: a Faithful Hound put into the discard pile by Bad Omens does not react', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'faithful-hound copper copper' },
    hexes: 'bad-omens',
  });

  alice.plays('skulk');

  expect(bob.discard).toBe('faithful-hound');
});

test('DOM-6.8: Poverty leaves a player with three cards alone', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'skulk' }, bob: { hand: 'gold copper estate' }, hexes: 'poverty' });

  alice.plays('skulk');

  expect(bob.hand).toBe('copper estate gold');
});

test('DOM-6.9: a trashed card lies face up in the trash and scores for nobody', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'chapel province estate' } });

  alice.plays('chapel');
  alice.picks('province', 'stop');

  expect(alice.points).toBe(1);
  expect(bob.view.trash).toEqual([{ card: 'province', faceDown: false }]);
});

test("DOM-6.9a: a Haunted Mirror trashed on another player's turn makes its offer to the one who owned it", () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk village' },
    bob: { hand: 'smithy', deck: 'haunted-mirror' },
    hexes: 'locusts',
  });

  alice.plays('skulk');
  bob.isAsked('mirrorDiscard', 'stop, discard smithy');
  bob.picks('smithy');

  expect(bob.discard).toBe('smithy ghost');
});

test('DOM-6.10, DOM-6.10a: a Faithful Hound set aside is in no other place, and all can see it', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'vassal', deck: 'faithful-hound' } });

  alice.plays('vassal');
  alice.picks('yes');

  expect([alice.hand, alice.deck, alice.discard, alice.inPlay]).toEqual(['', '', '', 'vassal']);
  expect(bob.view.seats[0]?.aside).toEqual(['faithful-hound']);
});

test('DOM-6.10a: the card set aside by Ghost is face up, those under Crypt are face down', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'ghost crypt den-of-sin', play: 'gold silver', deck: 'village' },
    phase: 'night',
  });

  alice.plays('ghost', 'crypt');
  alice.picks('silver', 'gold');

  expect(bob.view.seats[0]?.delayed).toMatchObject([
    { cards: ['village'], count: 1 },
    { cards: null, count: 2 },
  ]);
});

test('DOM-6.11: onto the deck is on top of the own deck', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'bureaucrat', deck: 'copper' },
    bob: { hand: 'estate', deck: 'gold' },
  });

  alice.plays('bureaucrat');

  expect(alice.deck).toBe('silver copper');
  expect(bob.deck).toBe('estate gold');
});

test('DOM-6.12: revealing until a card fits stops at the first that does, shuffling on the way if needed', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'copper gold', discard: 'silver' },
    carol: { deck: 'estate silver smithy' },
    hexes: 'war',
  });

  alice.plays('skulk');

  expect(alice.hears('revealed')).toEqual([
    { type: 'revealed', seat: 1, cards: ['copper', 'gold', 'silver'] },
    { type: 'revealed', seat: 2, cards: ['estate', 'silver'] },
  ]);
  expect(bob.discard).toBe('copper gold');
});

test('DOM-6.12a: if no revealed card fits, War discards them all', () => {
  const table = tableOf({ alice: { hand: 'skulk' }, bob: { deck: 'copper gold', discard: 'estate' }, hexes: 'war' });

  table.alice.plays('skulk');

  expect(table.bob.discard).toBe('copper gold estate');
  expect(table.trash).toBe('');
});
