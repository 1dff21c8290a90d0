import { expect, test } from 'vitest';
import type { SeatCards } from '../../testing/position.ts';
import { type Table, tableOf } from '../../testing/table.ts';

/** Alice plays a Skulk, and Bob receives this Hex. */
function hexed(hex: string, bob: SeatCards, { kingdom = '', piles = {} } = {}): Table {
  const table = tableOf({ alice: { hand: 'skulk' }, bob, hexes: hex, kingdom, piles });
  table.alice.plays('skulk');
  return table;
}

test('DOM-C.bad-omens.1, DOM-C.bad-omens.2, DOM-C.bad-omens.4: Bad Omens puts the deck into the discard pile and leaves two Coppers as the deck', () => {
  const { bob } = hexed('bad-omens', { deck: 'estate copper gold copper copper silver', discard: 'curse' });

  expect(bob.deck).toBe('copper copper');
  expect(bob.discarded).toBe('copper curse estate gold silver');
});

test('DOM-C.bad-omens.2, DOM-C.bad-omens.3: Bad Omens takes the Coppers from the discard pile, and with two of them reveals nothing', () => {
  const table = hexed('bad-omens', { deck: 'estate', discard: 'copper gold copper' });

  expect(table.bob.deck).toBe('copper copper');
  expect(table.told('revealed')).toEqual([]);
});

test('DOM-C.bad-omens.3: with one Copper Bad Omens leaves that one, and the discard pile is revealed to all', () => {
  const table = hexed('bad-omens', { deck: 'estate copper gold', discard: 'curse' });

  expect(table.bob.deck).toBe('copper');
  expect(table.alice.hears('revealed')).toEqual([
    { type: 'revealed', seat: 1, cards: ['curse', 'estate', 'copper', 'gold'] },
  ]);
});

test('DOM-C.bad-omens.3, DOM-C.bad-omens.4: with no Copper Bad Omens leaves no deck, and the discard pile is revealed to all', () => {
  const table = hexed('bad-omens', { deck: 'estate gold', discard: 'curse' });

  expect(table.bob.deck).toBe('');
  expect(table.alice.hears('revealed')).toEqual([{ type: 'revealed', seat: 1, cards: ['curse', 'estate', 'gold'] }]);
});

test('DOM-C.bad-omens.5, DOM-6.7: a Faithful Hound put into the discard pile by Bad Omens is not discarded and does not react', () => {
  const { alice, bob } = hexed('bad-omens', { deck: 'faithful-hound copper copper' });

  alice.isAsked('buyPhase');
  expect(bob.discard).toBe('faithful-hound');
});

test('DOM-C.bad-omens.6: Bad Omens shuffles nothing', () => {
  const table = hexed('bad-omens', { deck: 'estate', discard: 'copper copper' });

  expect(table.told('shuffled')).toEqual([]);
});

test('DOM-C.bad-omens.7: the bottom card of the deck comes to lie on top of the discard pile, and the Coppers lying highest are taken', () => {
  const { bob } = hexed('bad-omens', { deck: 'silver gold', discard: 'copper estate copper copper' });

  expect(bob.deck).toBe('copper copper');
  expect(bob.discard).toBe('copper estate silver gold');
});

test('DOM-C.delusion.1: Delusion makes its receiver Deluded', () => {
  const { bob } = hexed('delusion', {});

  expect(bob.states).toBe('deluded');
});

test('DOM-C.delusion.2, DOM-15.2: Delusion does nothing to a player who is Envious', () => {
  const table = hexed('delusion', { mood: 'envious' });

  expect(table.bob.states).toBe('envious');
  expect(table.told('took')).toEqual([]);
});

test('DOM-C.delusion.2: Delusion does nothing to a player who is Deluded already', () => {
  const table = hexed('delusion', { mood: 'deluded' });

  expect(table.bob.states).toBe('deluded');
  expect(table.told('took')).toEqual([]);
});

test('DOM-C.envy.1: Envy makes its receiver Envious', () => {
  const { bob } = hexed('envy', {});

  expect(bob.states).toBe('envious');
});

test('DOM-C.envy.2, DOM-15.2: Envy does nothing to a player who is Deluded', () => {
  const table = hexed('envy', { mood: 'deluded' });

  expect(table.bob.states).toBe('deluded');
  expect(table.told('took')).toEqual([]);
});

test('DOM-C.envy.2: Envy does nothing to a player who is Envious already', () => {
  const table = hexed('envy', { mood: 'envious' });

  expect(table.bob.states).toBe('envious');
  expect(table.told('took')).toEqual([]);
});

test('DOM-C.famine.1, DOM-C.famine.2, DOM-C.famine.3: Famine reveals three cards to all, discards the Actions and shuffles the others into the deck', () => {
  const deck = 'village gold werewolf copper silver estate duchy curse province';
  const table = hexed('famine', { deck });
  const { alice, bob } = table;

  expect(alice.hears('revealed')).toEqual([{ type: 'revealed', seat: 1, cards: ['village', 'gold', 'werewolf'] }]);
  expect(bob.discard).toBe('village werewolf');
  expect(bob.deck.split(' ').toSorted().join(' ')).toBe('copper curse duchy estate gold province silver');
  expect(table.told('shuffled')).toEqual([{ type: 'shuffled', seat: 1 }]);
  expect(bob.deck.startsWith('copper silver estate duchy curse province')).toBe(false);
});

test('DOM-C.famine.1, DOM-6.3: with two cards in the deck Famine reshuffles the discard pile for the third', () => {
  const table = hexed('famine', { deck: 'village gold', discard: 'smithy smithy' });
  const { bob } = table;

  expect(table.told('revealed')).toEqual([{ type: 'revealed', seat: 1, cards: ['village', 'gold', 'smithy'] }]);
  expect(bob.discard).toBe('village smithy');
  expect(bob.deck.split(' ').toSorted().join(' ')).toBe('gold smithy');
});

test('DOM-C.famine.2: a Faithful Hound discarded by Famine may be set aside', () => {
  const { bob } = hexed('famine', { deck: 'faithful-hound gold copper silver' });

  bob.isAsked('houndSetAside', 'yes, no');
  bob.picks('yes');

  expect(bob.aside).toBe('faithful-hound');
  expect(bob.discard).toBe('');
});

test('DOM-C.famine.4: the deck is shuffled also if all three cards revealed by Famine are Actions', () => {
  const table = hexed('famine', { deck: 'village smithy market copper silver gold' });

  expect(table.bob.discard).toBe('village smithy market');
  expect(table.told('shuffled')).toEqual([{ type: 'shuffled', seat: 1 }]);
});

test('DOM-C.famine.5: the discard pile stays as it is when Famine shuffles the deck', () => {
  const { bob } = hexed('famine', { deck: 'village gold copper silver', discard: 'estate curse' });

  expect(bob.discard).toBe('estate curse village');
});

test('DOM-C.fear.1, DOM-C.fear.4: from five cards Fear takes an Action or Treasure of one’s choice, a Pasture or Werewolf too, but no other Night, Victory or Curse card', () => {
  const { bob } = hexed('fear', { hand: 'copper werewolf pasture monastery estate curse' });

  bob.isAsked('fearDiscard', 'discard copper, discard werewolf, discard pasture');
  bob.picks('pasture');

  expect(bob.discard).toBe('pasture');
});

test('DOM-C.fear.2: with neither an Action nor a Treasure among five cards the hand is revealed', () => {
  const table = hexed('fear', { hand: 'estate estate duchy curse monastery' });

  expect(table.bob.discard).toBe('');
  expect(table.alice.hears('revealed')).toEqual([
    { type: 'revealed', seat: 1, cards: ['estate', 'estate', 'duchy', 'curse', 'monastery'] },
  ]);
});

test('DOM-C.fear.2: a player who has a Treasure reveals nothing to Fear but the card discarded', () => {
  const table = hexed('fear', { hand: 'copper estate estate estate estate' });

  expect(table.bob.discard).toBe('copper');
  expect(table.told('revealed')).toEqual([]);
});

test('DOM-C.fear.3: with four cards in hand Fear neither takes a card nor has the hand revealed', () => {
  const table = hexed('fear', { hand: 'copper copper village estate' });

  table.alice.isAsked('buyPhase');
  expect(table.bob.hand).toBe('copper copper estate village');
  expect(table.told('revealed')).toEqual([]);
});

test('DOM-C.greed.1, DOM-C.greed.2: Greed has a Copper gained onto the deck, and it counts as gained on that turn', () => {
  const { bob } = hexed('greed', { deck: 'gold' });

  expect(bob.deck).toBe('copper gold');
  expect(bob.discard).toBe('');
  expect(bob.gained).toBe(1);
});

test('DOM-C.haunting.1: from four cards Haunting has one of one’s choice put onto the deck', () => {
  const { bob } = hexed('haunting', { hand: 'gold silver copper estate', deck: 'curse' });

  bob.isAsked('handToDeck', 'topdeck gold, topdeck silver, topdeck copper, topdeck estate');
  bob.picks('silver');

  expect(bob.deck).toBe('silver curse');
  expect(bob.hand).toBe('copper estate gold');
});

test('DOM-C.haunting.2: the others do not see the card that Haunting has put onto the deck', () => {
  const { alice, bob } = hexed('haunting', { hand: 'gold silver copper estate' });

  bob.picks('silver');

  expect(alice.hears('topdecked')).toEqual([{ type: 'topdecked', seat: 1, count: 1 }]);
});

test('DOM-C.haunting.3: with three cards in hand Haunting does nothing', () => {
  const { alice, bob } = hexed('haunting', { hand: 'gold silver copper' });

  alice.isAsked('buyPhase');
  expect(bob.hand).toBe('copper gold silver');
});

test('DOM-C.misery.1: Misery makes its receiver Miserable', () => {
  const { bob } = hexed('misery', {});

  expect(bob.states).toBe('miserable');
});

test('DOM-C.misery.2: a second Misery makes one Twice Miserable', () => {
  const { bob } = hexed('misery', { misery: 1 });

  expect(bob.states).toBe('twice-miserable');
});

test('DOM-C.misery.3: a third Misery changes nothing', () => {
  const table = hexed('misery', { misery: 2 });

  expect(table.bob.states).toBe('twice-miserable');
  expect(table.told('took')).toEqual([]);
});

test('DOM-C.plague.1: Plague has a Curse gained to hand', () => {
  const { bob } = hexed('plague', { hand: 'copper' });

  expect(bob.hand).toBe('copper curse');
  expect(bob.discard).toBe('');
  expect(bob.gained).toBe(1);
});

test('DOM-C.plague.2: with no Curse left Plague does nothing', () => {
  const { bob } = hexed('plague', { hand: 'copper' }, { piles: { curse: 0 } });

  expect(bob.hand).toBe('copper');
  expect(bob.gained).toBe(0);
});

test('DOM-C.poverty.1: Poverty has one discard down to three cards of one’s choice', () => {
  const { bob } = hexed('poverty', { hand: 'gold silver copper estate curse' });

  bob.isAsked('discardDownTo3', 'discard gold, discard silver, discard copper, discard estate, discard curse');
  bob.picks('estate', 'curse');

  expect(bob.hand).toBe('copper gold silver');
  expect(bob.discard).toBe('estate curse');
});

test('DOM-C.poverty.1, DOM-6.8: with three cards in hand Poverty does nothing', () => {
  const { alice, bob } = hexed('poverty', { hand: 'gold silver copper' });

  alice.isAsked('buyPhase');
  expect(bob.hand).toBe('copper gold silver');
});

test('DOM-C.poverty.2: a Faithful Hound discarded to Poverty may be set aside, and is back in hand only when the turn ends', () => {
  const { alice, bob } = hexed('poverty', { hand: 'faithful-hound gold silver copper' });

  bob.picks('faithful-hound');
  bob.picks('yes');
  expect(bob.hand).toBe('copper gold silver');
  alice.endsTurn();

  expect(bob.hand).toBe('copper faithful-hound gold silver');
});

test('DOM-C.war.1, DOM-C.war.2: War reveals cards until one costs 3 or 4, trashes it and discards the others', () => {
  const table = hexed('war', { deck: 'copper estate market gold silver smithy' });
  const { alice, bob } = table;

  expect(alice.hears('revealed')).toEqual([
    { type: 'revealed', seat: 1, cards: ['copper', 'estate', 'market', 'gold', 'silver'] },
  ]);
  expect(table.trash).toBe('silver');
  expect(bob.discard).toBe('copper estate market gold');
  expect(bob.deck).toBe('smithy');
});

test('DOM-C.war.1: War finds a card that costs 4', () => {
  const table = hexed('war', { deck: 'copper smithy silver' });

  expect(table.trash).toBe('smithy');
  expect(table.bob.deck).toBe('silver');
});

test('DOM-C.war.1, DOM-6.2b: War goes on in the reshuffled discard pile, without the cards already revealed', () => {
  const table = hexed('war', { deck: 'copper estate', discard: 'silver' });

  expect(table.trash).toBe('silver');
  expect(table.bob.discard).toBe('copper estate');
  expect(table.bob.deck).toBe('');
});

test('DOM-C.war.3: when War finds no card that costs 3 or 4 nothing is trashed and the whole deck is in the discard pile', () => {
  const table = hexed('war', { deck: 'copper gold', discard: 'estate curse' });

  expect(table.trash).toBe('');
  expect(table.bob.discarded).toBe('copper curse estate gold');
  expect(table.bob.deck).toBe('');
});

test('DOM-C.war.4: War trashes the card it found before it discards the others', () => {
  const table = hexed('war', { deck: 'copper silver' });

  const moves = table.events.map(({ type }) => type).filter((type) => type === 'trashed' || type === 'discarded');
  expect(moves).toEqual(['trashed', 'discarded']);
});

test('DOM-C.war.5: a Faithful Hound that War discards may be set aside', () => {
  const { bob } = hexed('war', { deck: 'faithful-hound copper silver' });

  bob.isAsked('houndSetAside', 'yes, no');
  bob.picks('yes');

  expect(bob.aside).toBe('faithful-hound');
  expect(bob.discard).toBe('copper');
});
