import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

test('DOM-3.1, DOM-3.6, DOM-9.2: the sample turn of the booklet, with a Crypt, two Conclaves, two Dens of Sin, a Changeling and a Monastery', () => {
  const table = tableOf({
    alice: {
      play: 'copper copper silver',
      hand: 'crypt',
      deck: 'conclave conclave bard monastery changeling estate estate estate estate estate',
    },
    kingdom: 'den-of-sin',
    phase: 'night',
    boons: 'the-forests-gift',
  });
  const { alice: avery, bob } = table;

  // The turn before: the Treasures go under the Crypt.
  avery.plays('crypt');
  avery.picks('copper', 'copper', 'silver');
  bob.endsTurn();
  expect(avery.inPlay).toBe('crypt');
  expect(avery.hand).toBe('bard changeling conclave conclave monastery');

  avery.isAsked('cryptTake', 'take copper, take silver');
  avery.picks('copper');
  expect(avery.aside).toBe('copper silver');

  avery.plays('conclave');
  avery.isAsked('playFromHand', 'stop, play bard');
  avery.picks('bard');
  expect(avery.boons).toBe('the-forests-gift');
  expect(avery.actions).toBe(1);
  avery.plays('conclave');

  avery.isAsked('buyPhase');
  expect(avery.actions).toBe(0);
  expect(avery.coins).toBe(7);
  avery.plays('copper');
  expect(avery.coins).toBe(8);
  expect(avery.buyCount).toBe(2);
  avery.buys('den-of-sin');
  avery.picks('no');
  expect(avery.hand).toBe('changeling den-of-sin monastery');
  avery.buys('silver');
  avery.picks('no');
  expect(avery.discard).toBe('silver');
  expect(avery.coins).toBe(0);

  avery.isAsked('nightPhase', 'end, play changeling, play den-of-sin, play monastery');
  avery.plays('den-of-sin', 'changeling');
  avery.isAsked('gainCopyInPlay', 'gain bard, gain conclave, gain copper, gain crypt, gain den-of-sin');
  avery.picks('den-of-sin', 'no');
  expect(table.trash).toBe('changeling');
  expect(avery.hand).toBe('den-of-sin monastery');
  avery.plays('den-of-sin', 'monastery');
  expect(avery.gained).toBe(3);
  avery.isAsked('monasteryTrash', 'stop, trash copper in play');
  avery.picks('copper in play');

  expect(table.trash).toBe('changeling copper');
  expect(avery.inPlay).toBe('crypt den-of-sin den-of-sin');
  expect(avery.discarded).toBe('bard conclave conclave monastery silver');
  expect(avery.boons).toBe('');
  expect(table.boonDiscard).toBe('the-forests-gift');
  expect(avery.hand).toBe('estate estate estate estate estate');
  bob.isAsked('buyPhase');
});
