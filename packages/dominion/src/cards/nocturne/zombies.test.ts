import { expect, test } from 'vitest';
import { dealt } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.zombie-apprentice.3, DOM-C.zombie-mason.5, DOM-C.zombie-spy.3: the three Zombies start in the trash', () => {
  const state = dealt('necromancer');

  expect(state.trash.map((card) => state.box.ids[state.kind[card] as number])).toEqual([
    'zombie-apprentice',
    'zombie-mason',
    'zombie-spy',
  ]);
});

test('DOM-C.zombie-apprentice.1, DOM-C.zombie-apprentice.2: Zombie Apprentice gives three cards and an action for an Action', () => {
  const { alice } = tableOf({
    alice: { hand: 'necromancer village copper', deck: 'gold silver estate duchy' },
  });

  alice.plays('necromancer');
  alice.picks('zombie-apprentice');
  alice.isAsked('trashHandMay1', 'stop, trash village');
  alice.picks('village');

  expect(alice.hand).toBe('copper estate gold silver');
  expect(alice.actions).toBe(1);
});

test('DOM-C.zombie-apprentice.1, DOM-C.zombie-apprentice.2: Zombie Apprentice need not trash, and gives nothing then', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer village', deck: 'gold' } });

  alice.plays('necromancer');
  alice.picks('zombie-apprentice', 'stop');

  expect(alice.hand).toBe('village');
  expect(alice.actions).toBe(0);
});

test('DOM-C.zombie-apprentice.4: an Action trashed for Zombie Apprentice may be played by the next Necromancer', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer necromancer festival' } });

  alice.plays('necromancer');
  alice.picks('zombie-apprentice', 'festival');
  alice.plays('necromancer');
  alice.isAsked('necromancerCard', 'play festival, play zombie-mason, play zombie-spy');
  alice.picks('festival');

  expect(alice.coins).toBe(2);
});

test('DOM-C.zombie-mason.1, DOM-C.zombie-mason.2: Zombie Mason trashes the top card, and a card that costs up to 1 more may be gained', () => {
  const table = tableOf({ alice: { hand: 'necromancer', deck: 'estate gold' }, kingdom: 'cellar moat harbinger' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('zombie-mason');
  alice.isAsked(
    'gainOptional',
    `stop, gain copper, gain silver, gain estate, gain curse, gain cellar, gain moat, gain harbinger, gain village`,
  );
  alice.picks('estate');

  expect(table.trash).toContain('estate');
  expect(alice.deck).toBe('gold');
  expect(alice.discard).toBe('estate');
});

test('DOM-C.zombie-mason.2: nothing need be gained for Zombie Mason', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer', deck: 'estate' } });

  alice.plays('necromancer');
  alice.picks('zombie-mason', 'stop');

  expect(alice.gained).toBe(0);
});

test('DOM-C.zombie-mason.1: Zombie Mason shuffles an empty deck to trash a card of it', () => {
  const table = tableOf({ alice: { hand: 'necromancer', discard: 'duchy' } });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('zombie-mason', 'stop');

  expect(table.trash).toContain('duchy');
  expect(alice.deck).toBe('');
});

test('DOM-C.zombie-mason.3: with no card to trash Zombie Mason gains nothing', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer' } });

  alice.plays('necromancer');
  alice.picks('zombie-mason');

  alice.isAsked('buyPhase');
  expect(alice.gained).toBe(0);
});

test('DOM-C.zombie-mason.4: a Haunted Mirror trashed by Zombie Mason makes its offer before the gain', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer village', deck: 'haunted-mirror' } });

  alice.plays('necromancer');
  alice.picks('zombie-mason');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('village');
  expect(alice.discard).toBe('village ghost');

  alice.isAsked('gainOptional', 'stop, gain copper, gain curse');
});

test('DOM-C.zombie-spy.1: Zombie Spy gives a card and an action before it looks', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer', deck: 'gold silver' } });

  alice.plays('necromancer');
  alice.picks('zombie-spy');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(1);
  alice.isAsked('spyCard');
});

test('DOM-C.zombie-spy.2: Zombie Spy looks at the next card and puts it back', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'necromancer', deck: 'gold silver' } });

  alice.plays('necromancer');
  alice.picks('zombie-spy');
  expect(alice.hears('looked')).toEqual([{ type: 'looked', seat: 0, cards: ['silver'] }]);
  expect(bob.hears('looked')).toEqual([{ type: 'looked', seat: 0, count: 1 }]);
  alice.isAsked('spyCard', 'discard, back');
  alice.picks('back');

  expect(alice.deck).toBe('silver');
});

test('DOM-C.zombie-spy.2: Zombie Spy shuffles an empty deck, and may discard the card', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer', deck: 'gold', discard: 'silver' } });

  alice.plays('necromancer');
  alice.picks('zombie-spy', 'discard');

  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('silver');
});
