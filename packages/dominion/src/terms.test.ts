import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { audit } from './inventory.ts';
import { copy, hasPile, type State } from './state.ts';
import { openingWith, sizes } from './testing/opening.ts';
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
});

test('DOM-1.2: whoever is asked, the active player is the one whose turn it is', () => {
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

test('DOM-1.3: "you" is whoever received, gained, discarded or trashed the thing', () => {
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

test('DOM-1.4: what has a cost is a card: basic, kingdom, Heirloom, Spirit, Bat, Wish or Zombie', () => {
  const { cards } = defaultBox.edition;
  const kinds = (test: (cost: number | null) => boolean): string[] =>
    [...new Set(cards.filter(({ cost }) => test(cost)).map(({ kind }) => kind))].toSorted();

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
});

test('DOM-1.6: Fear takes an Idol as a Treasure, and a Werewolf as an Action', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'idol werewolf guardian estate curse' },
    hexes: 'fear',
  });

  alice.plays('skulk');

  bob.isAsked('fearDiscard', 'discard idol, discard werewolf');
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
    'gain copper, gain silver, gain estate, gain curse, gain exorcist, gain leprechaun, gain gardens, gain chapel, gain remodel, gain smithy, gain village, gain workshop',
  );
  alice.picks('silver');

  alice.mayNot('buy wish', 'DOM-5.10a');
  alice.mayNot('buy will-o-wisp', 'DOM-5.10a');
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

test('DOM-1.16: what may be done can be left undone, everything else cannot', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel remodel copper estate' }, actions: 2 });

  alice.plays('chapel');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate, trash remodel');
  alice.picks('stop');
  alice.plays('remodel');

  alice.isAsked('trashHandExactly1', 'trash copper, trash estate');
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

test("DOM-1.17c: whoever agrees to The Sky's Gift with two cards discards both and gains nothing", () => {
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
