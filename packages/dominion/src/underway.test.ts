import { expect, test } from 'vitest';
import { tellApart } from './testing/apart.ts';
import { type Table, tableOf } from './testing/table.ts';

test('DOM-17.13: whether a card just gained was discarded unseen is not told to others while its gain goes on', () => {
  const discarding = (card: string): Table => {
    const table = tableOf({
      alice: { hand: 'artisan estate faithful-hound gold', deck: 'copper copper' },
      boons: 'the-winds-gift',
      kingdom: 'blessed-village changeling',
    });
    table.alice.plays('artisan');
    table.alice.picks('blessed-village', 'blessed-village', 'now', card, 'faithful-hound');
    table.alice.isAsked('houndSetAside');
    return table;
  };

  expect(tellApart(discarding('blessed-village'), discarding('estate'))).toEqual([0]);
});

test('DOM-17.17: what was said about a card that Sentry looks at is told to nobody else yet', () => {
  const saying = (word: string): Table => {
    const table = tableOf({ alice: { hand: 'sentry', deck: 'copper gold estate' } });
    table.alice.plays('sentry');
    table.alice.picks(word);
    table.alice.isAsked('sentryCard');
    return table;
  };

  expect(tellApart(saying('trash'), saying('back'))).toEqual([0]);
});

test('DOM-17.17: which cards are picked in the middle of a choice is told to nobody else', () => {
  const picking = (card: string): Table => {
    const table = tableOf({ alice: { hand: 'cellar copper estate gold' } });
    table.alice.plays('cellar');
    table.alice.picks(card);
    table.alice.isAsked('discardAny');
    return table;
  };

  expect(tellApart(picking('copper'), picking('gold'))).toEqual([0]);
});

test('DOM-17.17a: another Moat that waits to be shown is told to its holder alone', () => {
  const attacked = (carol: string, deck: string): Table => {
    const table = tableOf({
      alice: { hand: 'witch' },
      bob: { hand: 'moat' },
      carol: { hand: carol, deck },
    });
    table.alice.plays('witch');
    table.bob.isAsked('revealMoat');
    return table;
  };

  expect(tellApart(attacked('moat', 'copper'), attacked('copper', 'moat'))).toEqual([]);
});

test('DOM-17.15: all cards of each player are told to all', () => {
  const table = tableOf({ alice: { hand: 'gold', deck: 'copper', discard: 'copper estate' }, bob: { play: 'smithy' } });

  for (const eyes of [0, 1, 'table'] as const)
    expect(table.scenario.view(eyes)).toMatchObject({
      underway: { owned: [{ gold: 1, copper: 2, estate: 1 }, { smithy: 1 }] },
    });
});
