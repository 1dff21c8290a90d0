import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';

test('DOM-1.1: turn order goes clockwise from a seat and on past the last one', () => {
  const { alice, bob, carol, dave } = tableOf({
    phase: 'buy',
    alice: { hand: 'copper', deck: FIVE },
    bob: { hand: 'village' },
    carol: { hand: 'village' },
    dave: { hand: 'village' },
  });

  alice.endsTurn();
  bob.isAsked('actionPhase');
  bob.endsTurn();
  carol.isAsked('actionPhase');
  carol.endsTurn();
  dave.isAsked('actionPhase');
  dave.endsTurn();

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe(FIVE);
});

test('DOM-1.2: the active player is the one whose turn it is, also while another player is asked', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'copper copper copper silver' } });

  alice.plays('militia');

  bob.isAsked('discardDownTo3');
  expect(bob.view).toMatchObject({ active: 0, decision: { seat: 1 } });
});

test('DOM-1.2a: each other player is everybody but the one who played the card, from the left', () => {
  const { alice, bob, carol, dave } = tableOf({
    phase: 'buy',
    alice: { hand: 'copper', deck: FIVE },
    bob: { hand: 'witch' },
    carol: {},
    dave: {},
    players: 4,
    piles: { curse: 2 },
  });

  alice.endsTurn();
  bob.plays('witch');

  expect([alice.discard, bob.discard, carol.discard, dave.discard]).toEqual(['copper', '', 'curse', 'curse']);
});

test('DOM-1.3: "you" is the player who received, gained, discarded or trashed the thing', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'sacred-grove skulk', deck: 'gold gold' },
    bob: { hand: 'copper', deck: 'silver cursed-village copper' },
    boons: 'the-seas-gift',
    hexes: 'locusts misery',
    actions: 2,
  });

  alice.plays('sacred-grove');
  expect(alice.hand).toBe('gold skulk');
  bob.picks('yes');
  expect(bob.hand).toBe('copper silver');
  alice.plays('skulk');
  bob.isAsked('gainFromSupply');
  bob.picks('village');

  expect([alice.discard, bob.discard]).toEqual(['', 'village']);
});

test('DOM-1.4: a thing with a cost is a card: basic, kingdom, Heirloom, Spirit, Bat, Wish or Zombie', () => {
  const { cards } = defaultBox.edition;
  const kinds = (fits: (cost: number | null) => boolean): string[] =>
    [...new Set(cards.filter(({ cost }) => fits(cost)).map(({ kind }) => kind))].toSorted();

  expect(kinds((cost) => cost !== null)).toEqual(['basic', 'heirloom', 'kingdom', 'nonSupply', 'zombie']);
  expect(kinds((cost) => cost === null)).toEqual(['boon', 'hex', 'state']);
});

test('DOM-1.4a: a Boon kept, a Boon saved and a State are no cards in play for Leprechaun', () => {
  const { alice } = tableOf({
    alice: {
      hand: 'bard leprechaun',
      play: 'copper copper copper copper',
      saved: 'the-seas-gift',
      lost: true,
    },
    boons: 'the-forests-gift',
    hexes: 'misery',
    actions: 2,
  });

  alice.plays('bard', 'leprechaun');

  expect(alice.boons).toBe('the-forests-gift the-seas-gift');
  // Six cards are in play: with one of the three there would be seven, and a Wish.
  expect(alice.states).toBe('miserable lost-in-the-woods');
});

test('DOM-1.4b: receiving a Boon or a Hex and taking a State is no gain', () => {
  const { alice } = tableOf({
    alice: { hand: 'fool', play: 'tracker' },
    boons: 'the-forests-gift the-fields-gift the-rivers-gift',
  });

  alice.plays('fool');
  alice.picks('the-forests-gift', 'the-fields-gift');

  expect(alice.states).toBe('lost-in-the-woods');
  expect(alice.gained).toBe(0);
});

test('DOM-1.5: a copy is any card of the same name: Raider takes the own Copper for a Copper in play', () => {
  const { alice, bob } = tableOf({
    phase: 'night',
    alice: { hand: 'raider raider', play: 'copper' },
    bob: { hand: 'copper silver gold estate duchy' },
  });

  alice.plays('raider');

  expect(bob.discard).toBe('copper');
});

test('DOM-1.6: Werewolf is an Action in the Action phase and a Night card in the Night', () => {
  const { alice } = tableOf({ alice: { hand: 'werewolf' } });

  alice.isAsked('actionPhase', 'end, play werewolf');
  alice.ends();
  alice.ends();

  alice.isAsked('nightPhase', 'end, play werewolf');
  expect(alice.hand).toBe('werewolf');
});

test('DOM-1.6: Fear takes an Idol as a Treasure, and a Werewolf as an Action', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'idol werewolf guardian estate curse' },
    hexes: 'fear',
  });

  alice.plays('skulk');

  bob.isAsked('fearDiscard', 'discard idol, discard werewolf');
  expect(alice.buyCount).toBe(2);
});

test('DOM-1.6a: a Fate card that is played brings no Boon of itself, a Doom card no Hex', () => {
  const table = tableOf({
    alice: { hand: 'blessed-village cursed-village', deck: 'copper' },
    boons: 'the-seas-gift',
    hexes: 'misery',
    actions: 2,
  });
  const { alice } = table;

  alice.plays('blessed-village');
  expect(table.told('boon')).toEqual([]);
  alice.plays('cursed-village');

  expect(table.told('hex')).toEqual([]);
});

test('DOM-1.16: an effect with “may” can be left undone, every other cannot', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel remodel copper estate' }, actions: 2 });

  alice.plays('chapel');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate, trash remodel');
  alice.picks('stop');
  alice.plays('remodel');

  alice.isAsked('trashHandExactly1', 'trash copper, trash estate');
  expect(alice.hand).toBe('copper estate');
});

test('DOM-1.17: a compulsory instruction is carried out as far as possible', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy', deck: 'copper', discard: 'gold' } });

  alice.plays('smithy');

  expect(alice.hand).toBe('copper gold');
});

test('DOM-1.17a: Secret Cave brings no Coins for two cards of three', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'secret-cave copper', deck: 'estate', discard: '' } });

  alice.plays('secret-cave');
  alice.picks('yes');
  expect(alice.discarded).toBe('copper estate');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(0);
});

test('DOM-1.17b: Bandit attacks though no Gold is left to gain', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'silver estate' }, piles: { gold: 0 } });

  alice.plays('bandit');

  expect([alice.gained, bob.discard]).toEqual([0, 'estate']);
});

test("DOM-1.17c: a player who agrees to The Sky's Gift with two cards discards both and gains nothing", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper estate' }, boons: 'the-skys-gift' });

  alice.plays('bard');
  alice.isAsked('agreeDiscard3', 'yes, no');
  alice.picks('yes');

  expect(alice.discarded).toBe('copper estate');
  expect(alice.gained).toBe(0);
});

test('DOM-1.18: Cellar gives its Action before it asks, and draws after the discard is settled', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound', deck: 'gold' } });

  alice.plays('cellar');
  expect(alice.actions).toBe(1);
  alice.picks('faithful-hound');
  alice.isAsked('houndSetAside', 'yes, no');
  expect(alice.hand).toBe('');
  alice.picks('yes');

  expect(alice.hand).toBe('gold');
});

test('DOM-1.19: Artisan asks for the card to put back only when the gained one is in hand', () => {
  const { alice } = tableOf({ alice: { hand: 'artisan copper' } });

  alice.plays('artisan');
  alice.isAsked('gainFromSupply');
  alice.picks('silver');
  alice.isAsked('handToDeck', 'topdeck copper, topdeck silver');
  alice.picks('silver');

  expect(alice.deck).toBe('silver');
});
