import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBox, kindOf } from './box.ts';
import { gain } from './gaining.ts';
import { text } from './library.ts';
import { costOf } from './state.ts';
import { tableOf } from './testing/table.ts';

test('DOM-5.1: a card costs its printed cost, whatever has been played', () => {
  const { state, alice } = tableOf({ alice: { hand: 'market festival' }, actions: 2 });

  alice.plays('market', 'festival');

  const printed = defaultBox.edition.cards.map(({ cost }) => cost ?? 0);
  expect(printed.map((_, kind) => costOf(state, kind))).toEqual(printed);
});

test('DOM-5.1a: every look at a cost goes through one function', () => {
  const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  const looking = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

  expect(looking.filter((file) => /\bcost\[/.test(source(file)))).toEqual(['state.ts']);
});

test('DOM-5.2: "up to" includes the number itself', () => {
  const { alice } = tableOf({ alice: { hand: 'workshop' } });

  alice.plays('workshop');
  alice.picks('smithy');

  expect(alice.discard).toBe('smithy');
});

test('DOM-5.2: "cheaper" does not include the same cost', () => {
  const { alice } = tableOf({ alice: { hand: 'exorcist estate' }, phase: 'night' });

  alice.plays('exorcist');

  expect(alice.hand).toBe('exorcist will-o-wisp');
});

test('DOM-5.2: "3 or more" includes 3 and not 2', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 9, buys: 3, kingdom: 'changeling' });

  alice.buys('estate', 'silver');
  alice.isAsked('exchangeChangeling');
  alice.picks('yes');

  expect(alice.discard).toBe('estate changeling');
});

test('DOM-5.2: "2 more than it" counts from the cost of the trashed card', () => {
  const { alice } = tableOf({ alice: { hand: 'remodel estate' }, kingdom: 'witch laboratory market festival' });

  alice.plays('remodel');

  alice.isAsked(
    'gainFromSupply',
    'gain copper, gain silver, gain estate, gain curse, gain remodel, gain village, gain smithy, gain gardens, gain workshop, gain chapel',
  );
  alice.picks('smithy');

  expect(alice.discard).toBe('smithy');
});

test('DOM-5.3, DOM-5.3b: a gained card is taken from its pile and goes to the discard pile', () => {
  const table = tableOf({ alice: { hand: 'workshop', discard: 'copper' } });

  table.alice.plays('workshop');
  table.alice.picks('village');

  expect(table.left('village')).toBe(9);
  expect(table.alice.discard).toBe('copper village');
});

test('DOM-5.3a: Workshop gains from the Supply, not from the piles beside it', () => {
  const { alice } = tableOf({ alice: { hand: 'workshop' }, kingdom: 'exorcist leprechaun vampire witch market' });

  alice.plays('workshop');

  alice.isAsked(
    'gainFromSupply',
    'gain copper, gain silver, gain estate, gain curse, gain exorcist, gain leprechaun, gain workshop, gain village, gain smithy',
  );
  alice.picks('leprechaun');

  expect(alice.discard).toBe('leprechaun');
});

test("DOM-5.3a: an effect that names a Will-o'-Wisp gains it from beside the Supply", () => {
  const table = tableOf({ alice: { hand: 'bard' }, boons: 'the-swamps-gift' });

  table.alice.plays('bard');

  expect(table.alice.discard).toBe('will-o-wisp');
  expect(table.left('will-o-wisp')).toBe(11);
});

test('DOM-5.3b, DOM-5.3c: a card that names its place is gained there and is never in the discard pile', () => {
  const table = tableOf({ phase: 'buy', coins: 5, kingdom: 'den-of-sin' });

  table.alice.buys('den-of-sin');

  expect(table.alice.hand).toBe('den-of-sin');
  expect(table.told('gained')).toEqual([{ type: 'gained', seat: 0, card: 'den-of-sin', to: 'hand' }]);
  expect(table.told('toHand')).toEqual([]);
});

test('DOM-5.3c: a card gained onto the deck is never in the discard pile', () => {
  const table = tableOf({ alice: { hand: 'bureaucrat', discard: 'copper' } });

  table.alice.plays('bureaucrat');

  expect(table.told('gained')).toEqual([{ type: 'gained', seat: 0, card: 'silver', to: 'deck' }]);
  expect(table.told('topdecked')).toEqual([]);
});

test('DOM-5.3d: a place that the gaining effect names beats the one the card names', () => {
  const { state, alice } = tableOf({ kingdom: 'den-of-sin' });

  text.state = state;
  gain(text, 0, kindOf('den-of-sin'), 'deck');

  expect(alice.deck).toBe('den-of-sin');
});

test('DOM-5.4: from an empty pile nothing is gained', () => {
  const table = tableOf({ alice: { hand: 'bandit' }, piles: { gold: 0 } });

  table.alice.plays('bandit');

  expect(table.alice.gained).toBe(0);
  expect(table.told('gained')).toEqual([]);
});

test('DOM-5.4a: an empty pile cannot be chosen', () => {
  const { alice } = tableOf({ alice: { hand: 'mine copper' }, piles: { silver: 0 } });

  alice.plays('mine');
  alice.picks('copper');

  expect(alice.hand).toBe('copper');
  expect(alice.gained).toBe(1);
});

test('DOM-5.4a: where nothing can be chosen nothing is gained', () => {
  const { alice } = tableOf({ alice: { hand: 'mine copper' }, piles: { silver: 0, copper: 0 } });

  alice.plays('mine');
  alice.picks('copper');

  expect(alice.gained).toBe(0);
});

test('DOM-5.4b: a gain that is not optional must be made, even if only Curses are left', () => {
  const { alice } = tableOf({ alice: { hand: 'remodel copper' }, piles: { copper: 0, estate: 0, chapel: 0 } });

  alice.plays('remodel');

  expect(alice.discard).toBe('curse');
});

test('DOM-5.5, DOM-5.5a, DOM-11.9: the text of a gained card, Tracker and Changeling are offered together', () => {
  const { alice } = tableOf({
    alice: { play: 'tracker' },
    phase: 'buy',
    coins: 4,
    kingdom: 'changeling skulk',
  });

  alice.buys('skulk');

  alice.isAsked('chooseTrigger', 'first skulk, first tracker, first changeling');
  expect(alice.discard).toBe('skulk');
});

test('DOM-5.5b: a Skulk exchanged for a Changeling still brings its Gold', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 4, buys: 2, kingdom: 'changeling skulk' });

  alice.buys('skulk');
  alice.picks('changeling', 'yes');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('no');

  expect(alice.discard).toBe('changeling gold');
});

test('DOM-5.5b: a gained card that Tracker put onto the deck can be exchanged no more', () => {
  const { alice } = tableOf({ alice: { play: 'tracker' }, phase: 'buy', coins: 3, buys: 2, kingdom: 'changeling' });

  alice.buys('village');
  alice.picks('tracker', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('village');
});

test('DOM-5.6: a card counts for the player who gains it, on any turn, as soon as it arrives', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'skulk' }, bob: { deck: 'market' }, hexes: 'locusts' });

  alice.plays('skulk');
  bob.picks('skulk');

  expect(bob.gained).toBe(2);
  expect(alice.gained).toBe(0);
});

test('DOM-5.6: a gained card is counted before the texts it sets off', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 4, kingdom: 'blessed-village' });

  alice.buys('blessed-village');

  alice.isAsked('boonTiming');
  expect(alice.gained).toBe(1);
});

test('DOM-5.6a, DOM-5.6b: an exchange neither takes from the count of gained cards nor adds to it', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 3, buys: 2, kingdom: 'changeling' });

  alice.buys('silver');
  alice.picks('yes');

  expect(alice.gained).toBe(1);
});

test('DOM-5.6a: a gained card that Goat trashes still counts', () => {
  const { alice } = tableOf({ alice: { hand: 'wish goat' } });

  alice.plays('wish');
  alice.picks('silver');
  alice.plays('goat');
  alice.picks('silver');

  expect(alice.hand).toBe('');
  expect(alice.gained).toBe(1);
});

test('DOM-5.7: three Wishes are gained one after the other, each with the texts it sets off', () => {
  const table = tableOf({ alice: { hand: 'magic-lamp', play: 'tracker copper silver gold village' }, phase: 'buy' });
  const { alice } = table;

  alice.plays('magic-lamp');
  alice.isAsked('topdeckGained', 'yes, no');
  expect(table.left('wish')).toBe(11);
  alice.picks('yes');
  alice.isAsked('topdeckGained', 'yes, no');
  expect(table.left('wish')).toBe(10);
  alice.picks('no', 'no');

  expect(alice.deck).toBe('wish');
  expect(alice.discard).toBe('wish wish');
});

test("DOM-5.9: a Skulk gained on another player's turn brings its Gold to the player who gained it", () => {
  const { alice, bob } = tableOf({ alice: { hand: 'skulk' }, bob: { deck: 'market' }, hexes: 'locusts' });

  alice.plays('skulk');
  bob.picks('skulk');

  expect(bob.discard).toBe('skulk gold');
});

test('DOM-5.10: a buy costs a buy and the Coins of the card, which is gained', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 8, buys: 2 });

  alice.buys('duchy');

  expect([alice.coins, alice.buyCount]).toEqual([3, 1]);
  expect(alice.discard).toBe('duchy');
});

test('DOM-5.10, DOM-5.10a, DOM-5.10b: only Supply piles that are not empty and not too dear can be bought, Copper and Curse too', () => {
  const { alice } = tableOf({
    phase: 'buy',
    coins: 3,
    buys: 2,
    kingdom: 'vampire leprechaun witch market festival laboratory library mine sentry',
    piles: { estate: 0 },
  });

  alice.isAsked('buyPhase', 'end, buy copper, buy curse, buy silver, buy leprechaun, buy village');
  alice.buys('silver');

  alice.isAsked('buyPhase', 'end, buy copper, buy curse');
  expect(alice.coins).toBe(0);
});

test('DOM-5.10b: with no Coin at all a Curse or a Copper can be bought', () => {
  const { alice } = tableOf({ phase: 'buy', buys: 3 });

  alice.buys('curse', 'copper');

  expect(alice.discard).toBe('curse copper');
});

test('DOM-5.10: the Deluded cannot buy an Action', () => {
  const { alice } = tableOf({ alice: { mood: 'deluded' }, coins: 2, buys: 2, kingdom: 'moat cellar monastery' });

  alice.isAsked('buyPhase', 'end, buy copper, buy curse, buy estate, buy monastery');
  alice.buys('monastery');

  expect(alice.discard).toBe('monastery');
});

test('DOM-5.10c: a bought card counts as gained', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 3, buys: 2 });

  alice.buys('silver');

  expect(alice.gained).toBe(1);
});

test("DOM-5.11: the buy and Coin that The Forest's Gift brings with the last buy can be spent", () => {
  const { alice } = tableOf({ phase: 'buy', coins: 6, kingdom: 'blessed-village', boons: 'the-forests-gift' });

  alice.buys('blessed-village');
  alice.picks('now');
  expect([alice.coins, alice.buyCount]).toEqual([3, 1]);
  alice.buys('silver');

  expect(alice.hand).toBe('blessed-village silver');
});
