import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE = 'copper copper copper copper copper';

/** Alice has played Cobbler in the Night, and her next turn begins with the gain. */
const cobbled = (position: { kingdom: string; deck?: string }) => {
  const table = tableOf({
    alice: { hand: 'cobbler', deck: position.deck ?? FIVE },
    phase: 'night',
    kingdom: position.kingdom,
  });
  table.alice.plays('cobbler');
  table.bob.endsTurn();
  return table;
};

test('DOM-C.cobbler.1: Cobbler does nothing at once and stays until the Clean-up of the next turn', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'cobbler', deck: FIVE }, phase: 'night' });

  alice.plays('cobbler');
  expect(alice.inPlay).toBe('cobbler');
  expect(alice.hand).toBe(FIVE);
  expect(alice.gained).toBe(0);
  bob.endsTurn();
  alice.picks('estate');
  expect(alice.inPlay).toBe('cobbler');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.cobbler.2: at the start of the next turn Cobbler gains a card for at most 4 to hand, like it or not', () => {
  const { alice } = cobbled({ kingdom: 'bard druid fool idol den-of-sin market festival laboratory witch' });

  alice.isAsked(
    'gainFromSupply',
    'gain copper, gain silver, gain estate, gain curse, gain bard, gain druid, gain fool',
  );
  alice.picks('bard');

  expect(alice.hand).toBe('bard copper copper copper copper copper');
});

test('DOM-C.cobbler.3: a Ghost Town that names its own place comes to hand from Cobbler just the same', () => {
  const { alice } = cobbled({ kingdom: 'ghost-town' });

  alice.picks('ghost-town');

  expect(alice.hand).toBe('copper copper copper copper copper ghost-town');
  expect(alice.discard).toBe('');
});

test('DOM-C.cobbler.4: an Action gained with Cobbler may be played in that Action phase', () => {
  const { alice } = cobbled({ kingdom: 'village' });

  alice.picks('village');
  alice.plays('village');

  expect(alice.inPlay).toBe('cobbler village');
});

test('DOM-C.cobbler.4: a Treasure gained with Cobbler may be played in that Buy phase', () => {
  const { alice } = cobbled({ kingdom: 'village' });

  alice.picks('silver');
  alice.plays('silver');

  expect(alice.coins).toBe(2);
});

test('DOM-C.cobbler.4: a Night card gained with Cobbler may be played in that Night', () => {
  const table = cobbled({ kingdom: 'monastery' });
  const { alice } = table;

  alice.picks('monastery');
  alice.ends();
  alice.plays('monastery');
  alice.isAsked('monasteryTrash', 'stop, trash copper');
  alice.picks('copper');

  expect(table.trash).toBe('copper');
});

test('DOM-C.cobbler.5: a card from Cobbler is gained on the new turn', () => {
  const { alice } = cobbled({ kingdom: 'village' });

  expect(alice.gained).toBe(0);
  alice.picks('village');

  expect(alice.gained).toBe(1);
});

test('DOM-C.cobbler.6: a Cobbler that finds nothing to gain stays as long as any', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'cobbler cobbler cobbler den-of-sin', deck: 'duchy duchy duchy duchy duchy gold gold' },
    phase: 'night',
    kingdom: 'market festival laboratory council-room library mine sentry witch',
    piles: { copper: 0, curse: 0, estate: 1, silver: 1 },
  });

  alice.plays('cobbler', 'cobbler', 'cobbler', 'den-of-sin');
  bob.endsTurn();
  alice.picks('cobbler');
  alice.isAsked('gainFromSupply', 'gain silver, gain estate');
  alice.picks('silver', 'cobbler');
  expect(alice.gained).toBe(2);
  alice.picks('cobbler');

  expect(alice.gained).toBe(2);
  expect(alice.hand).toBe('duchy duchy duchy duchy duchy estate gold gold silver');
  expect(alice.inPlay).toBe('cobbler cobbler cobbler den-of-sin');
});
