import { expect, test } from 'vitest';
import { dealt } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

const ROW = 'the-mountains-gift the-fields-gift the-seas-gift';

test('DOM-C.druid.1, DOM-C.druid.2: Druid gives a buy, and one of its three Boons must be received', () => {
  const { alice } = tableOf({ alice: { hand: 'druid' }, druid: ROW });

  alice.plays('druid');
  expect(alice.buyCount).toBe(2);
  alice.isAsked('druidBoon', 'receive the-fields-gift, receive the-mountains-gift, receive the-seas-gift');
  alice.picks('the-mountains-gift');

  expect(alice.discard).toBe('silver');
});

test("DOM-C.druid.3: a Boon received from Druid stays in its row, even The Field's Gift", () => {
  const table = tableOf({ alice: { hand: 'druid village' }, druid: ROW });
  const { alice } = table;

  alice.plays('druid');
  alice.picks('the-fields-gift');

  expect([alice.actions, alice.coins]).toEqual([1, 1]);
  expect(alice.boons).toBe('');
  expect(alice.view).toMatchObject({ boons: { druid: ROW.split(' '), discard: [] } });
  alice.endsTurn();
  expect(alice.view).toMatchObject({ boons: { druid: ROW.split(' '), discard: [] } });
});

test('DOM-C.druid.4: two Druids may receive the same Boon, and it counts twice', () => {
  const { alice } = tableOf({ alice: { hand: 'druid druid' }, druid: ROW });

  alice.plays('druid');
  alice.picks('the-fields-gift');
  alice.plays('druid');
  alice.picks('the-fields-gift');

  expect([alice.actions, alice.coins, alice.buyCount]).toEqual([1, 2, 3]);
});

test("DOM-C.druid.4: a Druid played twice by Throne Room may receive The River's Gift both times", () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room druid', deck: 'copper copper copper copper copper gold silver estate' },
    druid: 'the-rivers-gift the-seas-gift the-winds-gift',
  });

  alice.plays('throne-room');
  alice.picks('druid', 'the-rivers-gift', 'the-rivers-gift');
  alice.endsTurn();

  expect(alice.hand).toBe('copper copper copper copper copper gold silver');
});

test('DOM-C.druid.5: the Boons of the Druid are dealt out of the deck that Bard uses', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { boonDeck, druidRow, box } = dealt('druid bard', { seed });

    expect([boonDeck.length, druidRow.length]).toEqual([9, 3]);
    expect(new Set([...boonDeck, ...druidRow])).toEqual(new Set(box.boons));
  }
});

test('DOM-C.druid.5: Bard does not find the Boons of the Druid, not even when the Boons are shuffled anew', () => {
  const table = tableOf({
    alice: { hand: 'bard', discard: 'estate' },
    bob: {
      saved:
        'the-earths-gift the-flames-gift the-forests-gift the-rivers-gift the-skys-gift the-suns-gift the-winds-gift',
    },
    druid: ROW,
    boonDiscard: 'the-swamps-gift the-moons-gift',
  });
  const { alice } = table;

  alice.plays('bard');

  const [turned] = table.told('boon');
  expect(['the-swamps-gift', 'the-moons-gift']).toContain(turned?.['boon']);
  if (turned?.['boon'] === 'the-moons-gift') alice.picks('stop');
});

test('DOM-C.druid.6: with no other Fate card the nine other Boons are never touched', () => {
  const table = tableOf({ alice: { hand: 'druid', deck: 'gold' }, druid: ROW });
  const { alice } = table;
  const { boonDeck } = table;

  alice.plays('druid');
  alice.picks('the-seas-gift');

  expect(boonDeck.split(' ')).toHaveLength(9);
  expect(table.boonDeck).toBe(boonDeck);
  expect(table.boonDiscard).toBe('');
});
