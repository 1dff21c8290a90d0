import { decisionFor, type JsonObject, type Refusal } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { pending } from './questions.ts';
import { type Table, tableOf } from './testing/table.ts';

const refusal = ({ state }: Table, seat: number, text: string): Refusal | null => dominion.refuse(state, seat, text);
const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

test('DOM-18.4: an answer that is not offered is refused and changes nothing, a legal one is not, however it is spaced', () => {
  const table = tableOf({ alice: { hand: 'smithy estate' } });

  expect(refusal(table, 0, '  PLAY   Smithy ')).toBeNull();
  for (const text of ['', 'xyzzy', 'constructor', 'plays smithy', '__proto__ smithy', 'end smithy', 'yes it is'])
    expect(refusal(table, 0, text)).toEqual(no('DOM-3.4', 'unreadable'));
  expect(refusal(table, 0, 'play moonlight')).toEqual(no('DOM-3.4', 'no-such-card', { name: 'moonlight' }));
  expect(refusal(table, 0, 'play')).toEqual(no('DOM-3.4', 'unreadable'));
  table.alice.mayNot('play estate', 'DOM-3.4');
});

test('DOM-18.1: a player who is not asked is told who is, and for what', () => {
  const table = tableOf({ alice: { hand: 'smithy' } });

  expect(refusal(table, 1, 'play smithy')).toEqual(no('DOM-3.4', 'not-asked', { seat: 0, question: 'actionPhase' }));
});

test('DOM-17.17a: a player who is not asked is not told that another holds a Moat', () => {
  const table = tableOf({ alice: { hand: 'witch' }, bob: { hand: 'moat' } });

  table.alice.plays('witch');
  table.bob.isAsked('revealMoat');

  expect(refusal(table, 0, 'end')).toEqual(no('DOM-17.17a', 'not-asked', { seat: 1, question: 'reaction' }));
  expect(decisionFor(pending(table.state), 0)).toMatchObject({ question: 'reaction', rule: 'DOM-17.17a' });
});

test('DOM-16.1: after the end everything is refused', () => {
  const table = tableOf({ alice: { hand: 'copper' }, phase: 'buy', coins: 8, piles: { province: 1 } });

  table.alice.buys('province');

  expect(refusal(table, 0, 'end')).toEqual(no('DOM-16.1', 'game-over'));
});

test('DOM-4.1: a card that is not in hand cannot be played', () => {
  const table = tableOf({ alice: { hand: 'smithy' } });

  expect(refusal(table, 0, 'play village')).toEqual(no('DOM-4.1', 'not-in-hand', { card: 'village' }));
});

test('DOM-1.4a: Boons, Hexes and States are neither played nor bought', () => {
  const table = tableOf({ alice: { hand: 'smithy' } });

  for (const card of ['the-seas-gift', 'war', 'deluded'])
    for (const verb of ['play', 'buy'])
      expect(refusal(table, 0, `${verb} ${card}`)).toEqual(no('DOM-1.4a', 'no-card', { card }));
});

test('DOM-3.4c: Treasures and Night cards wait while Actions are played', () => {
  const table = tableOf({ alice: { hand: 'smithy copper ghost-town curse' } });

  expect(refusal(table, 0, 'play copper')).toEqual(no('DOM-3.4c', 'not-yet-treasures', { card: 'copper' }));
  expect(refusal(table, 0, 'play ghost-town')).toEqual(no('DOM-3.4c', 'not-yet-night', { card: 'ghost-town' }));
  expect(refusal(table, 0, 'play ghost town')).toEqual(no('DOM-3.4c', 'not-yet-night', { card: 'ghost-town' }));
  expect(refusal(table, 0, 'play curse')).toEqual(no('DOM-3.4', 'never-played', { card: 'curse' }));
  const tooEarly = { card: 'copper', cost: 0, coins: 0 };
  expect(refusal(table, 0, 'buy copper')).toEqual(no('DOM-3.5b', 'not-yet-buying', tooEarly));
});

test('DOM-3.5e, DOM-3.4b: in the Buy phase Actions are refused, with Actions left and without', () => {
  const position = { alice: { hand: 'smithy copper ghost-town' }, phase: 'buy' } as const;

  const [left, none] = [tableOf(position), tableOf({ ...position, actions: 0 })];

  expect(refusal(left, 0, 'play smithy')).toEqual(no('DOM-3.5e', 'no-more-actions', { card: 'smithy' }));
  expect(refusal(none, 0, 'play smithy')).toEqual(no('DOM-3.4b', 'actions-used', { card: 'smithy' }));
  expect(refusal(left, 0, 'play ghost-town')).toEqual(no('DOM-3.5a', 'not-yet-night', { card: 'ghost-town' }));
});

test('DOM-3.5c: after the first buy no Treasure is played any more', () => {
  const table = tableOf({ alice: { hand: 'copper' }, phase: 'buy', buys: 2, coins: 2 });

  table.alice.buys('estate');

  expect(refusal(table, 0, 'play copper')).toEqual(no('DOM-3.5c', 'no-more-treasures', { card: 'copper' }));
});

test('DOM-3.6b, DOM-3.6c, DOM-3.5f: at night only Night cards are played and nothing is bought', () => {
  const table = tableOf({ alice: { hand: 'copper smithy monastery' }, phase: 'night', coins: 3 });

  for (const card of ['copper', 'smithy'])
    expect(refusal(table, 0, `play ${card}`)).toEqual(no('DOM-3.6b', 'only-night-cards', { card }));
  const args = { card: 'silver', cost: 3, coins: 3 };
  expect(refusal(table, 0, 'buy silver')).toEqual(no('DOM-3.6c', 'no-more-buying', args));
  table.state.buys = 0;
  expect(refusal(table, 0, 'buy silver')).toEqual(no('DOM-3.5f', 'no-buys', args));
});

test('DOM-5.10: a card that costs more than there are Coins, or that has none left, cannot be bought', () => {
  const table = tableOf({ alice: { hand: 'copper' }, phase: 'buy', coins: 5, piles: { duchy: 0 } });

  expect(refusal(table, 0, 'buy gold')).toEqual(no('DOM-5.10', 'too-dear', { card: 'gold', cost: 6, coins: 5 }));
  expect(refusal(table, 0, 'buy duchy')).toEqual(no('DOM-5.10', 'pile-empty', { card: 'duchy', cost: 5, coins: 5 }));
});

test('DOM-5.10a: a card that is not in the Supply cannot be bought, whether it has a pile or not', () => {
  const table = tableOf({ alice: { hand: 'copper' }, kingdom: 'exorcist', phase: 'buy', coins: 5 });

  expect(refusal(table, 0, 'buy imp')).toEqual(no('DOM-5.10a', 'not-in-supply', { card: 'imp', cost: 2, coins: 5 }));
  expect(refusal(table, 0, 'buy bat')).toEqual(no('DOM-5.10a', 'no-such-pile', { card: 'bat', cost: 2, coins: 5 }));
});

test('DOM-C.deluded.2: a player who is Deluded is refused Actions by that name', () => {
  const table = tableOf({ alice: { hand: 'smithy', mood: 'deluded' }, coins: 4 });

  table.alice.ends();

  const args = { card: 'smithy', cost: 4, coins: 4 };
  expect(refusal(table, 0, 'buy smithy')).toEqual(no('DOM-C.deluded.2', 'while-deluded', args));
});

test('DOM-1.18: an effect is finished before anything else is played or bought', () => {
  const table = tableOf({ alice: { hand: 'chapel copper village' } });

  table.alice.plays('chapel');
  table.alice.isAsked('trashHandUpTo');

  for (const text of ['play village', 'buy copper', 'end'])
    expect(refusal(table, 0, text)).toEqual(no('DOM-1.18', 'effect-first', { card: 'chapel' }));
  for (const text of ['yes', 'gain copper', 'discard copper'])
    expect(refusal(table, 0, text)).toEqual(no('DOM-C.chapel.1', 'other-question', { question: 'trashHandUpTo' }));
});

test('A question that several cards ask is asked by the clause of the card', () => {
  const table = tableOf({ alice: { hand: 'mine copper estate gold' } });

  table.alice.plays('mine');
  table.alice.isAsked('trashHandMay1', 'stop, trash copper, trash gold');

  expect(refusal(table, 0, 'trash estate')).toEqual(no('DOM-C.mine.1', 'does-not-qualify', { card: 'estate' }));
  expect(refusal(table, 0, 'trash silver')).toEqual(no('DOM-C.mine.1', 'not-in-hand', { card: 'silver' }));
  expect(refusal(table, 0, 'trash moon')).toEqual(no('DOM-C.mine.1', 'no-such-card', { name: 'moon' }));
  expect(refusal(table, 0, 'trash')).toEqual(no('DOM-C.mine.1', 'unreadable'));
});

test('A card that is picked already is refused, and no other that was on offer', () => {
  const table = tableOf({ alice: { hand: 'chapel copper estate duchy', play: 'gold' } });

  table.alice.plays('chapel');
  table.alice.picks('estate');
  table.alice.isAsked('trashHandUpTo', 'stop, trash copper, trash duchy');

  expect(refusal(table, 0, 'trash copper')).toBeNull();
  expect(refusal(table, 0, 'trash estate')).toEqual(no('DOM-C.chapel.1', 'picked-all', { card: 'estate' }));
  expect(refusal(table, 0, 'trash gold')).toEqual(no('DOM-C.chapel.1', 'not-in-hand', { card: 'gold' }));
  expect(refusal(table, 0, 'trash gold in play')).toEqual(no('DOM-C.chapel.1', 'does-not-qualify', { card: 'gold' }));
});

test('DOM-18.3c: a Copper in hand and one in play are picked, and refused, each for itself', () => {
  const table = tableOf({
    alice: { hand: 'monastery copper estate', play: 'copper copper silver' },
    phase: 'night',
    gained: 4,
  });
  const rule = 'DOM-C.monastery.2';

  table.alice.plays('monastery');
  table.alice.picks('copper in play', 'copper');
  table.alice.isAsked('monasteryTrash', 'stop, trash estate, trash copper in play');
  expect(refusal(table, 0, 'trash copper')).toEqual(no(rule, 'picked-all', { card: 'copper' }));
  expect(refusal(table, 0, 'trash silver in play')).toEqual(no(rule, 'does-not-qualify', { card: 'silver' }));
  expect(refusal(table, 0, 'trash gold in play')).toEqual(no(rule, 'not-in-play', { card: 'gold' }));
  table.alice.picks('copper in play');
  table.alice.isAsked('monasteryTrash', 'stop, trash estate');
  expect(refusal(table, 0, 'trash copper in play')).toEqual(no(rule, 'picked-all', { card: 'copper' }));
});

test('DOM-1.16: a compulsory choice cannot be ended early', () => {
  const table = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'copper estate duchy silver gold' } });

  table.alice.plays('militia');
  table.bob.picks('copper');
  table.bob.isAsked('discardDownTo3');

  expect(refusal(table, 1, 'stop')).toEqual(no('DOM-C.militia.2', 'too-few', { made: 1, min: 2 }));
});

test('DOM-5.4a, DOM-5.4: a gain is refused where the pile is empty, not there or not meant', () => {
  const table = tableOf({ alice: { hand: 'workshop' }, kingdom: 'exorcist', piles: { estate: 0 } });

  table.alice.plays('workshop');
  table.alice.isAsked('gainFromSupply');

  expect(refusal(table, 0, 'gain gold')).toEqual(no('DOM-5.4a', 'not-gainable', { card: 'gold', cost: 6 }));
  expect(refusal(table, 0, 'gain imp')).toEqual(no('DOM-5.4a', 'not-gainable', { card: 'imp', cost: 2 }));
  expect(refusal(table, 0, 'gain estate')).toEqual(no('DOM-5.4', 'pile-empty', { card: 'estate' }));
  expect(refusal(table, 0, 'gain wish')).toEqual(no('DOM-5.4a', 'no-such-pile', { card: 'wish' }));
  expect(refusal(table, 0, 'stop')).toEqual(no('DOM-5.4a', 'too-few', { made: 0, min: 1 }));
});

test('A card is looked for where the effect looks', () => {
  const crypt = tableOf({ alice: { hand: 'crypt', play: 'silver smithy' }, phase: 'night' });
  crypt.alice.plays('crypt');
  crypt.alice.isAsked('cryptSetAside');
  expect(refusal(crypt, 0, 'aside gold')).toEqual(no('DOM-C.crypt.1', 'not-in-play', { card: 'gold' }));
  expect(refusal(crypt, 0, 'aside smithy')).toEqual(no('DOM-C.crypt.1', 'does-not-qualify', { card: 'smithy' }));

  const watch = tableOf({ alice: { hand: 'night-watchman', deck: 'copper estate gold' }, phase: 'night' });
  watch.alice.plays('night-watchman');
  watch.alice.isAsked('lookDiscard');
  expect(refusal(watch, 0, 'discard duchy')).toEqual(no('DOM-C.night-watchman.3', 'not-looked-at', { card: 'duchy' }));

  const harbinger = tableOf({ alice: { hand: 'harbinger', deck: 'copper', discard: 'gold' } });
  harbinger.alice.plays('harbinger');
  harbinger.alice.isAsked('discardPileToDeck');
  expect(refusal(harbinger, 0, 'topdeck duchy')).toEqual(no('DOM-C.harbinger.2', 'not-in-discard', { card: 'duchy' }));

  const raised = tableOf({ alice: { hand: 'necromancer' }, trash: 'copper' });
  raised.alice.plays('necromancer');
  raised.alice.isAsked('necromancerCard');
  expect(refusal(raised, 0, 'play copper')).toEqual(no('DOM-C.necromancer.1', 'does-not-qualify', { card: 'copper' }));
  expect(refusal(raised, 0, 'play smithy')).toEqual(no('DOM-C.necromancer.1', 'not-in-trash', { card: 'smithy' }));
});

test('A card that does not lie under Crypt cannot be taken from there', () => {
  const table = tableOf({ alice: { hand: 'crypt', play: 'silver gold' }, phase: 'night' });

  table.alice.plays('crypt');
  table.alice.picks('silver', 'gold');
  table.bob.endsTurn();
  table.alice.isAsked('cryptTake', 'take silver, take gold');

  expect(refusal(table, 0, 'take copper')).toEqual(no('DOM-C.crypt.4', 'not-under-crypt', { card: 'copper' }));
});

test('A Boon that does not lie there and a trigger that does not wait are refused as such', () => {
  const druid = tableOf({ alice: { hand: 'druid' }, druid: 'the-seas-gift the-suns-gift the-moons-gift' });
  druid.alice.plays('druid');
  druid.alice.isAsked('druidBoon');
  expect(refusal(druid, 0, 'receive the-flames-gift')).toEqual(
    no('DOM-C.druid.2', 'boon-not-there', { card: 'the-flames-gift' }),
  );

  const gain = tableOf({ alice: { hand: 'workshop', play: 'tracker' }, kingdom: 'changeling' });
  gain.alice.plays('workshop');
  gain.alice.picks('smithy');
  gain.alice.isAsked('chooseTrigger');
  expect(refusal(gain, 0, 'first crypt')).toEqual(no('DOM-11.4', 'not-waiting', { card: 'crypt' }));
  expect(refusal(gain, 0, 'first crypt copper')).toMatchObject({ reason: 'not-waiting' });
  expect(refusal(gain, 0, 'end')).toEqual(no('DOM-11.4', 'other-question', { question: 'chooseTrigger' }));
});
