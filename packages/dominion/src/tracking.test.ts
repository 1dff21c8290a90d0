import { rngFrom } from '@nightjar/kernel';
import type { Frame } from '@nightjar/script';
import { expect, test } from 'vitest';
import { isMovable } from './gaining.ts';
import { text } from './library.ts';
import { copy } from './state.ts';
import { tableOf } from './testing/table.ts';

const night = { phase: 'night' } as const;
const buying = { phase: 'buy', buys: 2, coins: 6 } as const;

test('DOM-8.1: a Duration of an earlier turn is in play: Conclave cannot play its copy', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave copper copper', deck: 'copper conclave secret-cave village estate estate' },
  });

  alice.plays('secret-cave');
  alice.picks('yes');
  alice.endsTurn();
  bob.endsTurn();
  alice.plays('conclave');

  alice.isAsked('playFromHand', 'stop, play village');
  expect(alice.inPlay).toBe('conclave secret-cave');
});

test('DOM-8.1b: only cards in the own play area are in play for Changeling', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'changeling changeling', play: 'copper', discard: 'silver' },
    bob: { play: 'festival' },
  });

  alice.plays('changeling');

  alice.isAsked('nightPhase');
  expect(alice.discard).toBe('silver copper');
});

test('DOM-8.1a: an Action with Ghost is not in play: Changeling cannot copy it', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'ghost changeling changeling', play: 'copper silver', deck: 'village' },
  });

  alice.plays('ghost');
  expect(alice.aside).toBe('village');
  alice.plays('changeling');

  // Ghost has no pile in the Supply, and the Village lies aside.
  alice.isAsked('gainCopyInPlay', 'gain copper, gain silver');
});

test('DOM-8.1a: a Faithful Hound set aside and a card that Necromancer plays are not in play', () => {
  const { alice } = tableOf({
    alice: { hand: 'cellar faithful-hound faithful-hound conclave', deck: 'necromancer' },
    trash: 'conclave',
  });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'stop', 'yes');
  alice.plays('necromancer');
  alice.picks('conclave');

  alice.isAsked('playFromHand', 'stop, play conclave, play faithful-hound');
  expect([alice.aside, alice.inPlay]).toEqual(['faithful-hound', 'cellar necromancer']);
});

test('DOM-8.1a: an Action that Library set aside is in limbo, not in play', () => {
  const { alice } = tableOf({ alice: { hand: 'library', deck: 'village market copper' } });

  alice.plays('library');
  alice.picks('aside');
  alice.isAsked('libraryKeep', 'keep, aside');

  expect(alice.inPlay).toBe('library');
  expect(alice.view).toMatchObject({ seats: [{ limbo: ['village'] }, {}] });
});

test('DOM-8.1c: a Festival that Throne Room played twice is one card of its name for Magic Lamp', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room festival copper silver gold magic-lamp' } });

  alice.plays('throne-room');
  alice.picks('festival');
  alice.plays('copper', 'silver', 'gold', 'magic-lamp');

  expect(alice.discard).toBe('wish wish wish');
});

test('DOM-8.2: Vassal does not play a Faithful Hound that has been set aside', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal copper', deck: 'faithful-hound' } });

  alice.plays('vassal');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');

  alice.isAsked('buyPhase');
  expect([alice.aside, alice.inPlay]).toEqual(['faithful-hound', 'vassal']);
});

test('DOM-8.3: a Pixie in the trash that Necromancer plays cannot be trashed for its Boon', () => {
  const table = tableOf({
    alice: { hand: 'necromancer', deck: 'copper' },
    trash: 'pixie',
    boons: 'the-forests-gift',
  });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('pixie');

  alice.isAsked('buyPhase');
  expect(alice.coins).toBe(0);
  expect(table.boonDiscard).toBe('the-forests-gift');
});

test('DOM-8.3: a Wish in the trash that Necromancer plays is not returned', () => {
  const table = tableOf({ alice: { hand: 'necromancer copper' }, trash: 'wish' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('wish');

  alice.isAsked('buyPhase');
  expect(table.left('wish')).toBe(11);
  expect([alice.actions, alice.hand]).toEqual([1, 'copper']);
});

test('DOM-8.3: a Pixie trashed on the first play of Throne Room is not asked for on the second', () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room pixie', deck: 'copper copper' },
    boons: 'the-forests-gift the-seas-gift',
  });

  alice.plays('throne-room');
  alice.picks('pixie', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.coins).toBe(2);
  expect(alice.hand).toBe('copper copper');
});

test('DOM-8.4: a card that Tracker put onto the deck can no longer be exchanged for a Changeling', () => {
  const { alice } = tableOf({ ...buying, alice: { play: 'tracker' }, kingdom: 'changeling' });

  alice.buys('silver');
  alice.isAsked('chooseTrigger', 'stop, first tracker, first changeling');
  alice.picks('tracker', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('silver');
});

test('DOM-8.4: a card gained to hand is expected in hand: Tracker may put it onto the deck from there', () => {
  const { alice } = tableOf({ ...buying, alice: { play: 'tracker', deck: 'copper' }, kingdom: 'den-of-sin' });

  alice.buys('den-of-sin');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');

  expect([alice.hand, alice.deck]).toEqual(['', 'den-of-sin copper']);
});

test('DOM-8.5: a gained card that was drawn and discarded again does not count as where it was gained to', () => {
  const { alice } = tableOf({
    ...buying,
    alice: { play: 'tracker', hand: 'copper' },
    kingdom: 'blessed-village changeling',
    boons: 'the-winds-gift',
  });

  alice.buys('blessed-village');
  alice.picks('blessed-village', 'now');
  // The Blessed Village was the whole discard pile: it is drawn, and must be discarded with the Copper.
  alice.isAsked('buyPhase');
  expect(alice.discarded).toBe('blessed-village copper');
});

test('DOM-8.6: a gained card that is covered in the discard pile can still be moved', () => {
  const { alice } = tableOf({
    ...buying,
    alice: { play: 'tracker', deck: 'gold' },
    kingdom: 'blessed-village',
    boons: 'the-mountains-gift',
  });

  alice.buys('blessed-village');
  alice.picks('blessed-village', 'now');
  // The Silver of the Boon asks for itself first.
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('no');
  expect(alice.discard).toBe('blessed-village silver');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');

  expect([alice.deck, alice.discard]).toEqual(['blessed-village gold', 'silver']);
});

test('DOM-8.6: a card gained onto the deck can no longer be moved once another lies on it', () => {
  const table = tableOf({ alice: { hand: 'bureaucrat copper', deck: 'gold' }, kingdom: 'changeling' });

  table.alice.plays('bureaucrat');
  table.alice.isAsked('exchangeChangeling', 'yes, no');

  // Nothing in the pool covers it between the gain and the question: a card is laid there by hand.
  const state = copy(table.state);
  text.state = state;
  text.frame = state.stack.at(-1) as Frame;
  expect(isMovable(text)).toBe(true);
  (state.deck[0] as number[]).push((state.hand[0] as number[]).pop() as number);
  expect(isMovable(text)).toBe(false);
});

test('DOM-8.7: a shuffle ends the tracking of a gained card: Tracker and Changeling cannot move it any more', () => {
  const { alice } = tableOf({
    ...buying,
    alice: { play: 'tracker', discard: 'copper copper copper' },
    kingdom: 'blessed-village changeling',
    boons: 'the-seas-gift',
  });

  alice.buys('blessed-village');
  alice.picks('blessed-village', 'now');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('');
});

test('DOM-8.7: where a card is after a shuffle is left to chance', () => {
  const drawn = (seed: string): string => {
    const { state, alice } = tableOf({
      alice: { hand: 'smithy', discard: 'copper silver gold estate duchy province curse village' },
    });
    state.rng = rngFrom(seed);
    alice.plays('smithy');
    return `${alice.hand} ${alice.deck}`;
  };
  const seeds = Array.from({ length: 12 }, (_, i) => `shuffle ${i}`);

  expect(new Set(seeds.map(drawn)).size).toBeGreaterThan(10);
});

test('DOM-8.8: the second play of a Wish happens though the Wish has moved', () => {
  const table = tableOf({ alice: { hand: 'throne-room wish copper' } });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('wish', 'silver');

  expect(table.told('played')).toMatchObject([{ card: 'wish', how: 'again' }]);
  expect(alice.actions).toBe(2);
});

test('DOM-8.9: a Cursed Village exchanged for a Changeling still brings its Hex', () => {
  const { alice } = tableOf({ ...buying, kingdom: 'cursed-village changeling', hexes: 'misery' });

  alice.buys('cursed-village');
  alice.picks('changeling', 'yes');

  expect(alice.discard).toBe('changeling');
  expect(alice.states).toBe('miserable');
});
