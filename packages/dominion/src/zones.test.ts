import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { audit } from './inventory.ts';
import { copy, hasPile, type State } from './state.ts';
import { openingWith, sizes } from './testing/opening.ts';
import { tableOf } from './testing/table.ts';

test('DOM-1.7: shared are the Supply, other piles, the trash, the Boons with the Druid row, the Hexes and the States', () => {
  const table = tableOf({ kingdom: 'druid skulk leprechaun', alice: { misery: 1 } });

  expect(table.scenario.view('table')).toMatchObject({
    supply: expect.any(Array),
    piles: [
      { card: 'will-o-wisp', left: 12 },
      { card: 'wish', left: 12 },
    ],
    trash: [],
    boons: { deck: 9, discard: [], druid: expect.any(Array) },
    hexes: { deck: 12, discard: [] },
    lostInTheWoods: null,
  });
});

test('DOM-1.8: each player has a deck, a hand, a discard pile, a play area, cards set aside, and Boons and States', () => {
  const table = tableOf({
    alice: { hand: 'moat', deck: 'copper copper', discard: 'estate', play: 'gold', misery: 2, mood: 'envious' },
    bob: { saved: 'the-seas-gift' },
    kingdom: 'skulk',
  });

  expect(table.scenario.view('table')).toMatchObject({
    seats: [
      {
        handCount: 1,
        deckCount: 2,
        discardCount: 1,
        inPlay: [{ card: 'gold', stays: false }],
        aside: [],
        delayed: [],
        boons: [],
        mood: 'envious',
        misery: 'twice-miserable',
      },
      { delayed: [{ by: 'blessed-village', boon: 'the-seas-gift' }], mood: null, misery: null },
    ],
  });
});

test('DOM-1.9: a card in two zones, or in none, is noticed', () => {
  const { state } = tableOf({ alice: { hand: 'moat copper' } });
  const changed = (change: (other: State) => void): string | null => {
    const other = copy(state);
    change(other);
    return audit(other);
  };

  expect(changed(() => {})).toBeNull();
  expect(changed((other) => other.deck[1]?.push(other.hand[0]?.[0] as number))).toMatch(/moat, is in two places/);
  expect(changed((other) => other.hand[0]?.pop())).toMatch(/59 of 60 copper/);
  expect(changed((other) => other.limbo[0]?.push(other.hand[0]?.pop() as number))).toBe('cards are left in limbo');
});

test('DOM-1.9a: cards looked at are in limbo and not part of the shuffle that looks for more', () => {
  const table = tableOf({
    phase: 'night',
    alice: { hand: 'night-watchman estate', deck: 'gold silver', discard: 'copper copper' },
  });
  const { alice } = table;

  alice.plays('night-watchman');

  alice.isAsked('lookDiscard');
  expect([alice.deck, alice.discard, alice.hand]).toEqual(['', '', 'estate']);
  expect(alice.view).toMatchObject({ seats: [{ limbo: ['gold', 'silver', 'copper', 'copper'] }, {}] });
});

test('DOM-1.10: the Supply has the seven basic piles and the ten of the kingdom', () => {
  const { supply, kingdom } = openingWith(['exorcist', 'leprechaun', 'vampire']);
  const ids = supply.map(({ card }) => card);

  expect(ids).toHaveLength(17);
  expect(ids.slice(0, 7).toSorted().join(' ')).toBe('copper curse duchy estate gold province silver');
  expect(ids.slice(7)).toEqual(kingdom);
});

test('DOM-1.11: piles outside the Supply are there only where the kingdom calls for them', () => {
  const piles = (...ids: readonly string[]): string =>
    openingWith(ids)
      .piles.map(({ card }) => card)
      .join(' ');

  expect(piles()).toBe('');
  expect(piles('vampire')).toBe('bat');
  expect(piles('exorcist', 'vampire', 'leprechaun').split(' ').toSorted().join(' ')).toBe(
    'bat ghost imp will-o-wisp wish',
  );
});

test('DOM-1.11a: a Wish or a Will-o-Wisp can be neither bought nor gained by an effect that does not name it', () => {
  const { alice } = tableOf({ alice: { hand: 'workshop' }, kingdom: 'exorcist leprechaun', coins: 9 });

  alice.plays('workshop');
  alice.isAsked(
    'gainFromSupply',
    'gain copper, gain silver, gain estate, gain curse, gain exorcist, gain leprechaun, gain gardens, gain chapel, gain smithy, gain village, gain workshop',
  );
  alice.picks('silver');

  alice.mayNot('buy wish', 'DOM-5.10a');
  alice.mayNot('buy will-o-wisp', 'DOM-5.10a');
  expect(alice.discard).toBe('silver');
});

test('DOM-1.11b: Heirlooms and Zombies have no pile', () => {
  const { state } = tableOf({ kingdom: 'cemetery fool pixie pooka secret-cave shepherd tracker necromancer' });
  const without = defaultBox.edition.cards.flatMap(({ kind }, i) =>
    kind === 'heirloom' || kind === 'zombie' ? [i] : [],
  );

  expect(without).toHaveLength(10);
  expect(without.filter((kind) => hasPile(state, kind))).toEqual([]);
  expect(Object.keys(sizes(openingWith(['cemetery', 'necromancer'])))).not.toContain('haunted-mirror');
});

test('DOM-1.12: cards in limbo still belong to the owner of the deck', () => {
  const { alice } = tableOf({
    phase: 'night',
    alice: { hand: 'night-watchman', deck: 'province duchy' },
    trash: 'province',
  });

  alice.plays('night-watchman');

  alice.isAsked('lookDiscard', 'stop, discard province, discard duchy');
  expect(alice.points).toBe(9);
});

test('DOM-1.13: the active player has counters for Actions, Buys and Coins, which all may see', () => {
  const { bob } = tableOf({ alice: { hand: 'village' }, actions: 3, buys: 2, coins: 5 });

  expect(bob.view).toMatchObject({ active: 0, actions: 3, buys: 2, coins: 5 });
});

test('DOM-1.14: Market draws a card and adds an Action, a Buy and a Coin at once', () => {
  const { alice } = tableOf({ alice: { hand: 'market', deck: 'village copper' } });

  alice.plays('market');

  expect(alice.hand).toBe('village');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([1, 2, 1]);
});

test("DOM-1.15: on another player's turn a Boon gives cards, but neither Actions nor Buys nor Coins", () => {
  for (const boon of ['the-fields-gift', 'the-forests-gift', 'the-seas-gift']) {
    const { alice, bob } = tableOf({
      alice: { hand: 'skulk' },
      bob: { deck: 'market gold' },
      kingdom: 'blessed-village',
      hexes: 'locusts',
      boons: boon,
    });
    alice.plays('skulk');
    bob.picks('blessed-village', 'now');
    expect([alice.actions, alice.buyCount, alice.coins]).toEqual([0, 2, 0]);
    expect(bob.hand).toBe(boon === 'the-seas-gift' ? 'gold' : '');
  }
});
