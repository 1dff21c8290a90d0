import { type Eyes, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { begun, plays, position } from './testing/position.ts';
import { handShown, seatShown, shown } from './testing/shown.ts';

test('NRN-25.1: a hand is known to its owner only; how many cards it has is open', () => {
  plays({ seats: [{ hand: 'gremlin gazer' }, { hand: 'alligator' }] }, (t) => {
    expect(handShown(t, 0)).toBe('gremlin gazer');
    for (const eyes of [1, 'table'] as const) expect(seatShown(t, 0, eyes)).toMatchObject({ hand: null, handCount: 2 });
    t.asks(0, 'action');
  });
  const state = begun(3);
  const others = nocturion.determinize(state, 1, rngFrom('deal'));
  expect(others.hand[1]).toEqual(state.hand[1]);
  expect(others.hand[0]).not.toEqual(state.hand[0]);
});

test('NRN-25.2: cards looked at are for the searcher; others see how many there were and that one was kept', () => {
  plays({ deck: 'gremlin gazer sky-ray', seats: [{ beasts: 'dusk-owl' }] }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'keep');
    expect(shown(t, 0).beasts.looked).toEqual({ count: 3, beasts: ['gremlin', 'gazer', 'sky-ray'] });
    for (const eyes of [1, 'table'] as const) expect(shown(t, eyes).beasts.looked).toEqual({ count: 3, beasts: null });
    t.answers(0, 'keep gazer').asks(0, 'action');
    const kept = t.events.find(({ type }) => type === 'kept');
    expect(nocturion.viewEvent(kept as never, 1)).toEqual({ type: 'kept', seat: 0 });
    expect(nocturion.viewEvent(kept as never, 0)).toEqual({ type: 'kept', seat: 0, beast: 'gazer' });
    expect(JSON.stringify(shown(t, 1))).not.toContain('gazer');
  });
});

test('NRN-25.1, NRN-25.2: that cards are drawn or looked at is told to all, which cards to their owner', () => {
  for (const type of ['drew', 'looked'] as const) {
    const event = { type, seat: 1, count: 2, beasts: ['gremlin', 'gazer'] };
    expect(nocturion.viewEvent(event as never, 1)).toEqual(event);
    for (const eyes of [0, 'table'] as const)
      expect(nocturion.viewEvent(event as never, eyes)).toEqual({ type, seat: 1, count: 2, beasts: [] });
  }
  const taken = { type: 'dieTaken', seat: 1, die: 3 };
  for (const eyes of [0, 1, 'table'] as const) expect(nocturion.viewEvent(taken as never, eyes)).toEqual(taken);
});

test('NRN-25.2a: nobody but the searcher learns which cards went under the deck', () => {
  plays({ deck: 'gremlin gazer sky-ray', seats: [{ beasts: 'dusk-owl' }] }, (t) => {
    t.answers(0, 'use dusk-owl', 'keep gazer').asks(0, 'action');
    const under = (eyes: Eyes) => shown(t, eyes).beasts.under;
    expect(under(0)).toEqual([
      { seat: 0, beast: 'sky-ray' },
      { seat: 0, beast: 'gremlin' },
    ]);
    expect(under(1)).toEqual([
      { seat: 0, beast: null },
      { seat: 0, beast: null },
    ]);
  });
});

test('NRN-25.3: the order of all decks is hidden from all, and the number of cards open', () => {
  const state = begun(2);
  for (const eyes of [0, 1, 'table'] as const) {
    const { beasts, curses, quests } = nocturion.view(state, eyes);
    expect([beasts.deck, curses.deck, quests.map(({ deck }) => deck)]).toEqual([28, 27, [7, 7, 7]]);
    const dealt = nocturion.determinize(state, eyes, rngFrom('order'));
    expect(dealt.deck).not.toEqual(state.deck);
    expect(dealt.curseDeck).not.toEqual(state.curseDeck);
    expect(dealt.questDecks).not.toEqual(state.questDecks);
  }
});

test('NRN-25.4: a drawn Curse is open from the draw on', () => {
  plays({ players: 3, curseDeck: 'stolen-hour', seats: [{ dice: '2' }] }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use').asks(0, 'curseTarget');
    for (const eyes of [0, 1, 2, 'table'] as const) expect(shown(t, eyes).underway.curse).toBe('stolen-hour');
  });
});

test('NRN-25.5: Treasuries, dice, Menageries, Heirlooms, Curses, Exhausted tokens and Prestige are open', () => {
  const seat = {
    equipped: 'helm',
    resources: 'wood',
    dice: '2',
    reserved: 5,
    beasts: 'gremlin*',
    curses: 'stolen-hour',
    spent: true,
    prestige: 4,
  };
  const state = position({ seats: [seat] });
  for (const eyes of [1, 'table'] as const)
    expect(nocturion.view(state, eyes).seats[0]).toMatchObject({
      equipped: ['helm'],
      resources: { wood: 1 },
      dice: [2],
      reserved: 5,
      menagerie: [{ beast: 'gremlin', exhausted: true }, null, null, null],
      curses: ['stolen-hour'],
      spent: true,
      prestige: 4,
    });
});

test('NRN-25.6: discard piles are open, also Beasts discarded from a hand', () => {
  plays({ tracker: 3, seats: [{ hand: 'gremlin alligator dusk-owl moss-bear' }] }, (t) => {
    t.answers(0, 'end')
      .answers(1, 'end')
      .answers(0, 'discard gremlin')
      .tells('beastDiscarded', { beast: 'gremlin', from: 'hand' })
      .asks(1, 'die');
    expect(shown(t, 1).beasts.discard).toEqual(['gremlin']);
  });
});

test('NRN-25.7: open Quests and tiles are open; the next Quest of a deck is not known before it is revealed', () => {
  plays({ quests: ['quest-i-01', '', ''], seats: [{ equipped: 'helm', resources: 'wood 2 iron' }] }, (t) => {
    for (const eyes of [0, 1, 'table'] as const) {
      expect(shown(t, eyes).quests[0]).toEqual({ level: 1, open: ['quest-i-01'], deck: 9 });
      expect(shown(t, eyes).sites).toHaveLength(12);
      expect(JSON.stringify(shown(t, eyes))).not.toContain('quest-i-02');
    }
    t.answers(0, 'quest quest-i-01', 'decline').tells('questRevealed', { quest: 'quest-i-02' }).asks(0, 'action');
  });
});
