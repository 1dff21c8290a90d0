import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.moat.1: Moat gives two cards', () => {
  const { alice } = tableOf({ alice: { hand: 'moat', deck: 'gold silver copper' } });

  alice.plays('moat');

  expect(alice.hand).toBe('gold silver');
});

test('DOM-C.moat.2: Moat may be shown before the Attack does anything, and stays in hand', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'moat copper copper copper' } });

  alice.plays('militia');
  bob.isAsked('revealMoat', 'yes, no');
  expect(alice.coins).toBe(0);
  bob.picks('yes');

  expect(bob.hand).toBe('copper copper copper moat');
  expect(alice.hears('reacted')).toEqual([{ type: 'reacted', seat: 1, card: 'moat' }]);
});

test('DOM-C.moat.2: a Moat need not be shown, and then the Attack works', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, bob: { hand: 'moat' } });

  alice.plays('witch');
  bob.picks('no');

  expect(bob.discard).toBe('curse');
});

test('DOM-C.moat.3: a Moat that is shown spares its owner alone, for that play alone', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'throne-room witch' },
    bob: { hand: 'moat' },
    carol: { hand: 'copper' },
  });

  alice.plays('throne-room');
  alice.picks('witch');
  bob.picks('yes');
  expect(bob.discard).toBe('');
  expect(carol.discard).toBe('curse');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('no');

  expect(bob.discard).toBe('curse');
  expect(carol.discard).toBe('curse curse');
});

test('DOM-C.moat.4: Moat works against every Attack in every phase', () => {
  const phases = {
    action: 'bandit bureaucrat militia skulk tormentor witch werewolf',
    buy: 'idol',
    night: 'raider vampire werewolf',
  } as const;
  for (const phase of ['action', 'buy', 'night'] as const) {
    for (const attack of phases[phase].split(' ')) {
      const { alice, bob } = tableOf({
        alice: { hand: attack, play: 'idol copper' },
        bob: { hand: 'moat copper copper copper estate', deck: 'gold silver' },
        boons: 'the-seas-gift',
        hexes: 'plague',
        phase,
      });

      alice.plays(attack);
      bob.isAsked('revealMoat', 'yes, no');
      bob.picks('yes');
      if (attack === 'vampire') alice.picks('duchy');

      const untouched = { attack, hand: bob.hand, deck: bob.deck, discard: bob.discard };
      expect(untouched).toEqual({ attack, hand: 'copper copper copper estate moat', deck: 'gold silver', discard: '' });
    }
  }
});

test('DOM-C.moat.5: Moat does not keep Bandit from gaining a Gold', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'bandit' }, bob: { hand: 'moat', deck: 'silver' } });

  alice.plays('bandit');
  bob.picks('yes');

  expect(alice.discard).toBe('gold');
  expect(bob.deck).toBe('silver');
});
