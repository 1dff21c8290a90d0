import { expect, test } from 'vitest';
import { DELUDED, MISERABLE, TWICE_MISERABLE } from '../../state.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.deluded.1, DOM-C.deluded.2, DOM-15.3: Deluded goes back when the holder’s Buy phase starts, and for the rest of the turn no Action can be bought', () => {
  const table = tableOf({ alice: { hand: 'village', mood: 'deluded' }, coins: 9, buys: 2 });
  const { alice } = table;

  expect(alice.states).toBe('deluded');
  alice.ends();
  expect(alice.states).toBe('');
  expect(table.texts()).not.toContain('buy village');
  alice.buys('silver');

  expect(table.texts()).not.toContain('buy village');
  expect(table.texts()).toContain('buy gold');
});

test('DOM-C.deluded.2, DOM-15.1: on the turn after Actions can be bought again', () => {
  const table = tableOf({
    alice: { hand: 'village', mood: 'deluded', deck: 'copper silver village village village village' },
  });
  const { alice, bob } = table;

  alice.endsTurn();
  bob.endsTurn();
  alice.ends();
  alice.plays('copper', 'silver');

  expect(table.texts()).toContain('buy village');
});

test('DOM-C.deluded.3: a player who is Deluded may buy a Night card that is no Action', () => {
  const table = tableOf({ alice: { hand: 'village', mood: 'deluded' }, kingdom: 'monastery', coins: 2 });
  const { alice } = table;

  alice.ends();
  alice.buys('monastery');

  expect(table.told('gained')).toEqual([{ type: 'gained', seat: 0, card: 'monastery', to: 'discard' }]);
});

test('DOM-C.deluded.4: a player who is Deluded may gain an Action with a Vampire', () => {
  const table = tableOf({ alice: { hand: 'vampire village', mood: 'deluded' }, hexes: 'greed' });
  const { alice } = table;

  alice.ends();
  alice.ends();
  alice.plays('vampire');
  alice.picks('village');

  expect(table.told('gained')).toEqual([{ type: 'gained', seat: 0, card: 'village', to: 'discard' }]);
});

test('DOM-C.deluded.5, DOM-15.3a: Deluded taken on another player’s turn works on the holder’s next turn', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'silver silver' },
    hexes: 'delusion',
  });
  const { alice, bob } = table;

  alice.plays('skulk');
  expect(table.texts()).toContain('buy copper');
  alice.endsTurn();
  bob.plays('silver', 'silver');

  expect(table.texts()).toContain('buy silver');
  expect(table.texts()).not.toContain('buy village');
});

test('DOM-C.deluded.5, DOM-15.3a: Deluded that comes with a Cursed Village bought works on the next turn and not on this one', () => {
  const table = tableOf({
    alice: { deck: 'silver silver estate estate estate' },
    kingdom: 'cursed-village',
    phase: 'buy',
    coins: 9,
    buys: 2,
    hexes: 'delusion',
  });
  const { alice, bob } = table;

  alice.buys('cursed-village');
  expect(alice.states).toBe('deluded');
  expect(table.texts()).toContain('buy village');
  alice.endsTurn();
  bob.endsTurn();
  alice.plays('silver', 'silver');

  expect(alice.states).toBe('');
  expect(table.texts()).not.toContain('buy village');
});

test('DOM-C.envious.1, DOM-C.envious.2, DOM-15.3: Envious goes back when the holder’s Buy phase starts, and each Silver and Gold gives one Coin on that turn', () => {
  const { alice } = tableOf({ alice: { hand: 'village silver silver gold', mood: 'envious' } });

  expect(alice.states).toBe('envious');
  alice.ends();
  expect(alice.states).toBe('');
  alice.plays('silver', 'silver', 'gold');

  expect(alice.coins).toBe(3);
});

test('DOM-C.envious.2, DOM-15.1: on the turn after Silver and Gold give their Coins again', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'village', mood: 'envious', deck: 'silver gold estate estate estate' },
  });

  alice.endsTurn();
  bob.endsTurn();
  alice.plays('silver', 'gold');

  expect(alice.coins).toBe(5);
});

test('DOM-C.envious.3: Envious changes no Treasure but Silver and Gold', () => {
  const { alice } = tableOf({
    alice: { hand: 'village copper cursed-gold idol', mood: 'envious' },
    boons: 'the-mountains-gift',
  });

  alice.ends();
  alice.plays('copper', 'cursed-gold', 'idol');

  expect(alice.coins).toBe(6);
});

test('DOM-C.envious.4, DOM-15.3a: Envious taken on another player’s turn works on the holder’s next turn', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'skulk' }, bob: { hand: 'gold' }, hexes: 'envy' });

  alice.plays('skulk');
  alice.endsTurn();
  bob.plays('gold');

  expect(bob.coins).toBe(1);
});

test('DOM-C.envious.4, DOM-15.3a: Envious that comes at Night works on the next turn', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'vampire', deck: 'gold estate estate estate estate' },
    kingdom: 'cursed-village',
    phase: 'night',
    hexes: 'greed envy',
  });

  alice.plays('vampire');
  alice.picks('cursed-village');
  expect(alice.states).toBe('envious');
  bob.endsTurn();
  alice.plays('gold');

  expect(alice.coins).toBe(1);
});

test('DOM-15.3b: a player who gave Envious back may become Deluded on the same turn: Envious goes on, and Deluded waits for the next turn', () => {
  const table = tableOf({
    alice: { hand: 'village', mood: 'envious', deck: 'silver silver silver estate estate' },
    kingdom: 'cursed-village',
    coins: 9,
    buys: 2,
    hexes: 'delusion',
  });
  const { alice, bob } = table;

  alice.ends();
  alice.buys('cursed-village');
  expect(alice.states).toBe('deluded');
  expect(alice.view.envious).toBe(true);
  expect(table.texts()).toContain('buy village');
  alice.endsTurn();
  bob.endsTurn();
  alice.plays('silver', 'silver');

  expect(alice.coins).toBe(4);
  expect(table.texts()).not.toContain('buy village');
});

test('DOM-15.1: all players see the States in front of a player', () => {
  const { alice } = tableOf({ bob: { mood: 'envious', misery: 1 } });

  expect(alice.view.seats[1]).toMatchObject({ mood: 'envious', misery: 'miserable' });
});

test('DOM-15.2, DOM-15.6: each player of six can hold a Deluded/Envious, as there are six of them', () => {
  const table = tableOf({ alice: { hand: 'skulk', mood: 'envious' }, players: 6, hexes: 'delusion' });

  table.alice.plays('skulk');

  expect(table.state.mood.slice(1)).toEqual([DELUDED, DELUDED, DELUDED, DELUDED, DELUDED]);
});

test('DOM-15.4, DOM-15.6: each player of six can hold a Miserable/Twice Miserable, as there are six of them', () => {
  const table = tableOf({ alice: { hand: 'skulk', misery: 2 }, players: 6, hexes: 'misery' });

  table.alice.plays('skulk');

  expect(table.state.misery).toEqual([TWICE_MISERABLE, MISERABLE, MISERABLE, MISERABLE, MISERABLE, MISERABLE]);
});

test('DOM-15.4, DOM-C.miserable.2: Miserable stays with its holder and changes nothing while the game lasts', () => {
  const { alice, bob } = tableOf({
    bob: { misery: 1, hand: 'silver copper', deck: 'copper copper copper copper copper' },
  });

  alice.endsTurn();
  expect([bob.actions, bob.buyCount, bob.coins]).toEqual([1, 1, 0]);
  bob.plays('silver', 'copper');
  expect(bob.coins).toBe(3);
  bob.endsTurn();

  expect(bob.hand).toBe('copper copper copper copper copper');
  expect(bob.states).toBe('miserable');
});

test('DOM-15.4, DOM-C.twice-miserable.2: Twice Miserable stays with its holder and changes nothing while the game lasts', () => {
  const { alice, bob } = tableOf({
    bob: { misery: 2, hand: 'silver copper', deck: 'copper copper copper copper copper' },
  });

  alice.endsTurn();
  expect([bob.actions, bob.buyCount, bob.coins]).toEqual([1, 1, 0]);
  bob.plays('silver', 'copper');
  expect(bob.coins).toBe(3);
  bob.endsTurn();

  expect(bob.hand).toBe('copper copper copper copper copper');
  expect(bob.states).toBe('twice-miserable');
});

test('DOM-C.miserable.1: at the end of the game Miserable costs its holder two points', () => {
  const table = tableOf({ bob: { misery: 1, deck: 'estate' }, phase: 'buy', coins: 8, piles: { province: 1 } });

  table.alice.buys('province');

  expect(table.told('ended')).toEqual([{ type: 'ended', totals: [6, -1] }]);
});

test('DOM-C.twice-miserable.1: at the end of the game Twice Miserable costs its holder four points, and not two more', () => {
  const table = tableOf({ bob: { misery: 2, deck: 'estate' }, phase: 'buy', coins: 8, piles: { province: 1 } });

  table.alice.buys('province');

  expect(table.told('ended')).toEqual([{ type: 'ended', totals: [6, -3] }]);
});
