import { expect, test } from 'vitest';
import { kindOf } from './box.ts';
import { canExchange } from './gaining.ts';
import { text } from './library.ts';
import { tableOf } from './testing/table.ts';

test('DOM-7.1, DOM-7.1a, DOM-7.6: a Vampire exchanged for a Bat goes back to its Supply pile, which is no longer empty', () => {
  const table = tableOf({ alice: { hand: 'vampire bat' }, phase: 'night', piles: { vampire: 0 } });
  const { alice } = table;

  alice.plays('vampire');
  alice.picks('silver');

  expect(alice.inPlay).toBe('');
  expect(alice.discard).toBe('silver bat');
  expect(table.left('vampire')).toBe(1);
});

test('DOM-7.1a: a Bat exchanged for a Vampire goes back to its pile beside the Supply', () => {
  const table = tableOf({ alice: { hand: 'bat bat curse' }, phase: 'night' });
  const left = table.left('bat');

  table.alice.plays('bat');
  table.alice.picks('curse', 'stop');

  expect(table.left('bat')).toBe(left + 1);
});

test('DOM-7.2, DOM-7.2a: with no Bat left a Vampire stays in play and nothing moves', () => {
  const table = tableOf({ alice: { hand: 'vampire vampire' }, phase: 'night', piles: { bat: 0 } });
  const left = table.left('vampire');

  table.alice.plays('vampire');
  table.alice.picks('silver');

  expect(table.alice.inPlay).toBe('vampire');
  expect(table.alice.discard).toBe('silver');
  expect(table.left('vampire')).toBe(left);
});

test('DOM-7.2: the last Changeling cannot be exchanged for itself, as its pile is empty before it goes back', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 3, buys: 2, piles: { changeling: 1 } });

  alice.buys('changeling');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('changeling');
});

test('DOM-7.3: the Changeling goes to the discard pile even if the card it is taken for was gained to hand', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 5, buys: 2, kingdom: 'changeling den-of-sin' });

  alice.buys('den-of-sin');
  alice.picks('yes');

  expect(alice.hand).toBe('');
  expect(alice.discard).toBe('changeling');
});

test('DOM-7.4: a card taken in exchange is not gained, so neither Tracker nor Changeling is offered for it', () => {
  const { alice } = tableOf({
    alice: { play: 'tracker' },
    phase: 'buy',
    coins: 6,
    buys: 2,
    kingdom: 'changeling',
  });

  alice.buys('silver');
  alice.picks('changeling', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.gained).toBe(1);
});

test('DOM-7.5: an exchanged card is neither trashed nor discarded', () => {
  const table = tableOf({ alice: { hand: 'vampire vampire' }, phase: 'night' });

  table.alice.plays('vampire');
  table.alice.picks('silver');

  expect(table.trash).toBe('');
  expect(table.told('discarded')).toEqual([]);
  expect(table.told('exchanged')).toEqual([{ type: 'exchanged', seat: 0, card: 'vampire', for: 'bat' }]);
});

test('DOM-7.7: a card without a pile cannot be exchanged', () => {
  const { state } = tableOf({ alice: { hand: 'pasture copper' }, kingdom: 'necromancer changeling' });
  const [pasture, copper] = state.hand[0] as [number, number];
  const zombie = state.trash.find((card) => state.kind[card] === kindOf('zombie-spy')) as number;

  text.state = state;
  const exchangeable = [pasture, copper, zombie].map((card) => canExchange(text, card, kindOf('changeling')));

  expect(exchangeable).toEqual([false, true, false]);
});

test('DOM-7.8: a Wish goes back to its pile without being trashed or discarded', () => {
  const table = tableOf({ alice: { hand: 'wish' } });

  table.alice.plays('wish');
  table.alice.picks('gold');

  expect(table.left('wish')).toBe(12);
  expect(table.trash).toBe('');
  expect(table.alice.discard).toBe('');
});
