import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test("DOM-C.the-earths-gift.1, DOM-C.the-earths-gift.2: The Earth's Gift gains a card for at most 4 for a Treasure discarded", () => {
  const { alice } = tableOf({
    alice: { hand: 'bard copper silver estate' },
    boons: 'the-earths-gift',
    kingdom: 'monastery idol market festival laboratory mine witch library sentry',
  });

  alice.plays('bard');
  alice.isAsked('earthDiscard', 'stop, discard copper, discard silver');
  alice.picks('copper');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver, gain estate, gain curse, gain bard, gain monastery');
  alice.picks('monastery');

  expect(alice.discard).toBe('copper monastery');
});

test("DOM-C.the-earths-gift.1: The Earth's Gift need not be paid for, and gains nothing then", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper' }, boons: 'the-earths-gift' });

  alice.plays('bard');
  alice.picks('stop');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('copper');
  expect(alice.discard).toBe('');
});

test("DOM-C.the-earths-gift.1: The Earth's Gift asks for nothing without a Treasure in hand", () => {
  const { alice } = tableOf({ alice: { hand: 'bard estate' }, boons: 'the-earths-gift' });

  alice.plays('bard');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('estate');
});

test("DOM-C.the-earths-gift.3: a Blessed Village gained with The Earth's Gift takes a Boon before the Gift is discarded", () => {
  const table = tableOf({
    alice: { hand: 'bard copper' },
    boons: 'the-earths-gift the-mountains-gift',
    kingdom: 'blessed-village',
  });
  const { alice } = table;

  alice.plays('bard');
  alice.picks('copper', 'blessed-village');
  expect(table.afoot).toBe('the-earths-gift the-mountains-gift');
  expect(table.boonDiscard).toBe('');
  alice.picks('now');

  expect(table.boonDiscard).toBe('the-mountains-gift the-earths-gift');
});

test("DOM-C.the-flames-gift.1: The Flame's Gift may trash one card from hand", () => {
  const table = tableOf({ alice: { hand: 'bard curse estate' }, boons: 'the-flames-gift' });
  const { alice } = table;

  alice.plays('bard');
  alice.isAsked('trashHandMay1', 'stop, trash curse, trash estate');
  alice.picks('curse');

  expect(alice.hand).toBe('estate');
  expect(table.trash).toBe('curse');
});

test("DOM-C.the-flames-gift.1: The Flame's Gift may trash nothing", () => {
  const table = tableOf({ alice: { hand: 'bard curse' }, boons: 'the-flames-gift' });
  const { alice } = table;

  alice.plays('bard');
  alice.picks('stop');

  expect(alice.hand).toBe('curse');
  expect(table.trash).toBe('');
});

test("DOM-C.the-moons-gift.1: The Moon's Gift lets its receiver look through the discard pile and put a card onto the deck", () => {
  const table = tableOf({
    alice: { hand: 'bard', deck: 'copper', discard: 'gold estate curse' },
    boons: 'the-moons-gift',
  });
  const { alice, bob } = table;

  alice.plays('bard');
  expect(alice.hears('looked')).toMatchObject([{ cards: ['gold', 'estate', 'curse'] }]);
  expect(bob.hears('looked')).toEqual([{ type: 'looked', seat: 0, count: 3 }]);
  alice.isAsked('discardPileToDeck', 'stop, topdeck gold, topdeck estate, topdeck curse');
  alice.picks('gold');

  expect(alice.deck).toBe('gold copper');
  expect(alice.discard).toBe('estate curse');
});

test("DOM-C.the-moons-gift.1: The Moon's Gift may leave the discard pile as it is", () => {
  const { alice } = tableOf({
    alice: { hand: 'bard', deck: 'copper', discard: 'gold estate' },
    boons: 'the-moons-gift',
  });

  alice.plays('bard');
  alice.picks('stop');

  expect(alice.deck).toBe('copper');
  expect(alice.discard).toBe('gold estate');
});

test("DOM-C.the-moons-gift.2: with an empty discard pile The Moon's Gift does nothing", () => {
  const table = tableOf({ alice: { hand: 'bard', deck: 'copper gold' }, boons: 'the-moons-gift' });
  const { alice } = table;

  alice.plays('bard');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('copper gold');
  expect(table.told('looked')).toEqual([]);
});

test("DOM-C.the-moons-gift.3: The Moon's Gift may put a Blessed Village onto the deck that was gained just now", () => {
  const { alice } = tableOf({
    alice: { deck: 'copper' },
    boons: 'the-moons-gift',
    kingdom: 'blessed-village',
    phase: 'buy',
    coins: 4,
    buys: 2,
  });

  alice.buys('blessed-village');
  alice.picks('now', 'blessed-village');

  expect(alice.deck).toBe('blessed-village copper');
});

test("DOM-C.the-mountains-gift.1: The Mountain's Gift gains a Silver, like it or not", () => {
  const { alice } = tableOf({ alice: { hand: 'bard' }, boons: 'the-mountains-gift' });

  alice.plays('bard');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver');
  expect(alice.gained).toBe(1);
});

test("DOM-C.the-seas-gift.1: The Sea's Gift draws a card", () => {
  const { alice } = tableOf({ alice: { hand: 'bard', deck: 'gold silver' }, boons: 'the-seas-gift' });

  alice.plays('bard');

  expect(alice.hand).toBe('gold');
});

test("DOM-C.the-skys-gift.1, DOM-C.the-skys-gift.2: three cards discarded for The Sky's Gift bring one Gold", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper copper estate estate' }, boons: 'the-skys-gift' });

  alice.plays('bard');
  alice.isAsked('agreeDiscard3', 'yes, no');
  alice.picks('yes');
  alice.isAsked('discardThree', 'discard copper, discard estate');
  alice.picks('estate', 'copper', 'estate');

  expect(alice.hand).toBe('copper');
  expect(alice.discard).toBe('estate copper estate gold');
});

test("DOM-C.the-skys-gift.1: The Sky's Gift may be declined", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper copper estate' }, boons: 'the-skys-gift' });

  alice.plays('bard');
  alice.picks('no');

  expect(alice.hand).toBe('copper copper estate');
  expect(alice.discard).toBe('');
});

test("DOM-C.the-skys-gift.3: a player who agrees to The Sky's Gift with two cards discards them for nothing", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper estate' }, boons: 'the-skys-gift' });

  alice.plays('bard');
  alice.isAsked('agreeDiscard3', 'yes, no');
  alice.picks('yes');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('');
  expect(alice.discard).toBe('copper estate');
});

test("DOM-C.the-suns-gift.1, DOM-C.the-suns-gift.2: The Sun's Gift discards some of the next four cards and orders the rest", () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'bard', deck: 'estate gold silver curse duchy' },
    boons: 'the-suns-gift',
  });

  alice.plays('bard');
  alice.isAsked('lookDiscard', 'stop, discard estate, discard gold, discard silver, discard curse');
  expect(bob.view).toMatchObject({ seats: [{ limbo: null, limboCount: 4 }, {}] });
  alice.picks('curse', 'estate', 'stop');
  expect(alice.discard).toBe('curse estate');
  alice.isAsked('orderBack', 'topdeck gold, topdeck silver');
  alice.picks('silver');

  expect(alice.deck).toBe('silver gold duchy');
});

test("DOM-C.the-suns-gift.2: The Sun's Gift may discard all four cards, or none", () => {
  const all = tableOf({
    alice: { hand: 'bard', deck: 'estate gold silver curse duchy' },
    boons: 'the-suns-gift',
  }).alice;
  all.plays('bard');
  all.picks('estate', 'gold', 'silver', 'curse');
  expect(all.deck).toBe('duchy');

  const none = tableOf({
    alice: { hand: 'bard', deck: 'copper copper copper copper gold' },
    boons: 'the-suns-gift',
  }).alice;
  none.plays('bard');
  none.picks('stop');
  expect(none.deck).toBe('copper copper copper copper gold');
});

test("DOM-C.the-suns-gift.3: with fewer than four cards The Sun's Gift uses those there are, shuffled in if need be", () => {
  const { alice } = tableOf({
    alice: { hand: 'bard', deck: 'gold', discard: 'silver curse' },
    boons: 'the-suns-gift',
  });

  alice.plays('bard');
  alice.isAsked('lookDiscard', 'stop, discard gold, discard silver, discard curse');
  alice.picks('curse', 'stop', 'gold');

  expect(alice.deck).toBe('gold silver');
  expect(alice.discard).toBe('curse');
});

test("DOM-C.the-suns-gift.3: without any card The Sun's Gift does nothing", () => {
  const { alice } = tableOf({ alice: { hand: 'bard' }, boons: 'the-suns-gift' });

  alice.plays('bard');

  alice.isAsked('buyPhase');
  expect([alice.deck, alice.discard]).toEqual(['', '']);
});

test("DOM-C.the-swamps-gift.1: The Swamp's Gift gains a Will-o-Wisp", () => {
  const table = tableOf({ alice: { hand: 'bard' }, boons: 'the-swamps-gift' });
  const { alice } = table;

  alice.plays('bard');

  expect(alice.discard).toBe('will-o-wisp');
  expect(table.left('will-o-wisp')).toBe(11);
});

test("DOM-C.the-swamps-gift.1: with no Will-o-Wisp left The Swamp's Gift gains nothing", () => {
  const { alice } = tableOf({ alice: { hand: 'bard' }, boons: 'the-swamps-gift', piles: { 'will-o-wisp': 0 } });

  alice.plays('bard');

  expect(alice.discard).toBe('');
  expect(alice.gained).toBe(0);
});

test("DOM-C.the-winds-gift.1, DOM-C.the-winds-gift.2: The Wind's Gift draws two cards, and then two must be discarded", () => {
  const { alice } = tableOf({ alice: { hand: 'bard estate', deck: 'gold silver copper' }, boons: 'the-winds-gift' });

  alice.plays('bard');
  alice.isAsked('discardNumber', 'discard estate, discard gold, discard silver');
  alice.picks('estate', 'silver');

  expect(alice.hand).toBe('gold');
  expect(alice.discard).toBe('estate silver');
});

test("DOM-C.the-winds-gift.2: with a single card to draw and none in hand, The Wind's Gift discards that one", () => {
  const { alice } = tableOf({ alice: { hand: 'bard', deck: 'gold' }, boons: 'the-winds-gift' });

  alice.plays('bard');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('');
  expect(alice.discard).toBe('gold');
});
