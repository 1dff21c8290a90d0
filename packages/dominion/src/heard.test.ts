import { canonical, type Eyes, type Json, rngFrom } from '@nightjar/kernel';
import { perceived } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { copy } from './state.ts';
import { EYES, heard, tellApart } from './testing/apart.ts';
import { type Table, tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const night = { phase: 'night' } as const;

test('DOM-17.12: cards revealed to Bandit are named to all', () => {
  const table = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'silver gold' } });

  table.alice.plays('bandit');

  table.bob.isAsked('banditTrash');
  const told = { type: 'revealed', seat: 1, cards: ['silver', 'gold'] };
  expect(heard(table, 'revealed')).toEqual([told, told, told]);
  for (const eyes of EYES)
    expect(table.scenario.view(eyes)).toMatchObject({ seats: [{}, { limbo: ['silver', 'gold'] }] });
});

test('DOM-17.13: of several cards discarded together others learn the number and the top card', () => {
  const table = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'copper silver gold estate duchy' } });

  table.alice.plays('militia');
  table.bob.picks('gold', 'estate');

  expect(heard(table, 'discarded')).toEqual([
    { type: 'discarded', seat: 1, count: 2, top: 'estate' },
    { type: 'discarded', seat: 1, cards: ['gold', 'estate'], shown: false },
    { type: 'discarded', seat: 1, count: 2, top: 'estate' },
  ]);
});

test('DOM-17.14: of cards put from hand onto the deck others learn the number', () => {
  const table = tableOf({ alice: { hand: 'artisan copper' } });

  table.alice.plays('artisan');
  table.alice.picks('silver', 'copper');

  expect(heard(table, 'topdecked').slice(1)).toEqual([
    { type: 'topdecked', seat: 0, count: 1 },
    { type: 'topdecked', seat: 0, count: 1 },
  ]);
});

test('DOM-17.15: plays, gains, trashes, buys and exchanges are told to all by name', () => {
  const table = tableOf({ alice: { hand: 'remodel estate' }, kingdom: 'changeling', coins: 3 });
  const openly = (type: string, fields: Json): void => {
    const told = heard(table, type);
    expect(told).toHaveLength(3);
    for (const event of told) expect(event).toMatchObject(fields as object);
  };

  table.alice.plays('remodel');
  openly('played', { seat: 0, card: 'remodel' });
  openly('trashed', { seat: 0, cards: ['estate'] });
  table.alice.picks('smithy');
  openly('gained', { seat: 0, card: 'smithy', to: 'discard' });
  table.alice.picks('yes');
  openly('exchanged', { seat: 0, card: 'smithy', for: 'changeling' });
  table.alice.buys('estate');
  openly('bought', { seat: 0, card: 'estate', cost: 2 });
});

test('DOM-17.16: of a draw others learn the number', () => {
  const table = tableOf({ alice: { hand: 'smithy', deck: 'gold silver copper' } });

  table.alice.plays('smithy');

  expect(heard(table, 'drew')).toEqual([
    { type: 'drew', seat: 0, cards: ['gold', 'silver', 'copper'] },
    { type: 'drew', seat: 0, count: 3 },
    { type: 'drew', seat: 0, count: 3 },
  ]);
});

test('DOM-17.17: others see who decides and for which effect, but not the options', () => {
  const asked = (hand: string, deck: string): Table => {
    const table = tableOf({ alice: { hand: `cellar ${hand}`, deck } });
    table.alice.plays('cellar');
    table.alice.isAsked('discardAny');
    return table;
  };

  for (const eyes of [1, 'table'] as const) {
    expect(asked('estate estate', 'gold').scenario.view(eyes)).toMatchObject({
      decision: { seat: 0, question: 'discardAny' },
      looking: null,
      stack: [{ card: 'cellar', part: 'play', seat: 0 }],
    });
  }
  expect(tellApart(asked('estate copper', 'estate'), asked('estate estate', 'copper'))).toEqual([0]);
});

/** Bob is asked about a card of his, and nobody else is told which. */
function isCovered(table: Table, card: string): void {
  for (const eyes of [0, 'table'] as const) {
    const { decision, stack } = table.scenario.view(eyes) as { readonly decision: Json; readonly stack: Json };
    expect(decision).toMatchObject({ seat: 1, question: 'reaction' });
    expect(canonical(stack)).not.toContain(card);
  }
}

test('DOM-17.17a: a Moat asked about is not named to others, and a Moat declined leaves no trace', () => {
  const attacked = (hand: string, deck: string): Table => {
    const table = tableOf({ alice: { hand: 'witch' }, bob: { hand, deck } });
    table.alice.plays('witch');
    return table;
  };
  const declined = attacked('moat', 'copper');
  isCovered(declined, 'moat');
  declined.bob.picks('no');

  expect(tellApart(declined, attacked('copper', 'moat'))).toEqual([1]);
});

test('DOM-17.17a: a Hound asked about is not named to others, and a Hound declined leaves no trace', () => {
  const discarded = (...cards: readonly string[]): Table => {
    const table = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'faithful-hound silver gold estate duchy' } });
    table.alice.plays('militia');
    table.bob.picks(...cards);
    return table;
  };
  const declined = discarded('faithful-hound', 'estate');
  isCovered(declined, 'faithful-hound');
  declined.bob.picks('no');

  expect(tellApart(declined, discarded('duchy', 'estate'))).toEqual([1]);
});

test('DOM-17.19: where chance stands is in no view', () => {
  const { state } = tableOf({ alice: { hand: 'copper', deck: 'gold estate' } });
  const other = copy(state);
  other.rng = rngFrom('another chance');

  for (const eyes of EYES)
    expect(canonical(perceived(dominion, other, eyes))).toBe(canonical(perceived(dominion, state, eyes)));
});

test('DOM-17.20, DOM-17.21: points and final decks are shown to nobody before the end, and then to all', () => {
  const table = tableOf({
    ...night,
    alice: { hand: 'monastery', deck: 'duchy gold' },
    bob: { hand: 'estate' },
    piles: { province: 0 },
  });
  const totals = (eyes: Eyes): readonly number[] => dominion.explain(table.state, eyes).map(({ total }) => total);

  for (const eyes of EYES) {
    expect(totals(eyes)).toEqual([0, 0]);
    expect(table.scenario.view(eyes)).toMatchObject({ seats: [{ finalDeck: null }, { finalDeck: null }] });
  }
  table.alice.endsTurn();
  for (const eyes of EYES) {
    expect(totals(eyes)).toEqual([3, 1]);
    expect(table.scenario.view(eyes)).toMatchObject({
      seats: [{ finalDeck: { monastery: 1, duchy: 1, gold: 1 } }, { finalDeck: { estate: 1 }, hand: ['estate'] }],
    });
  }
});

test('DOM-17.22: cards that Clean-up discards from hand are hidden under the cards from play', () => {
  const cleaned = (hand: string, left: string): Table => {
    const table = tableOf({ phase: 'buy', alice: { hand: `silver ${hand}`, deck: `${FIVE} ${left}` } });
    table.alice.plays('silver');
    table.alice.endsTurn();
    expect(heard(table, 'cleanedUp')).toEqual(EYES.map(() => ({ type: 'cleanedUp', seat: 0, top: 'silver' })));
    return table;
  };

  expect(tellApart(cleaned('gold', 'copper'), cleaned('copper', 'gold'))).toEqual([]);
});

test('DOM-17.23: counters, phase, turns taken and gains of this turn are open', () => {
  const table = tableOf({ alice: { hand: 'village' }, actions: 2, buys: 3, coins: 4, gained: 2 });

  for (const eyes of EYES) {
    expect(table.scenario.view(eyes)).toMatchObject({
      active: 0,
      phase: 'action',
      turns: [1, 0],
      actions: 2,
      buys: 3,
      coins: 4,
      seats: [{ gained: 2 }, { gained: 0 }],
    });
  }
});
