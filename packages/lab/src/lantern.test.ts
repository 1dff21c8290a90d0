import { canonical, type Json, pick, playOut, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import type { Evening } from './lantern/evening.ts';
import { lantern } from './lantern.ts';
import { obeysLaws } from './laws.ts';
import { transcript } from './scenario.ts';
import { handNames, position } from './testing/position.ts';

test('Lantern obeys the laws', () => {
  expect(obeysLaws(lantern, { seeds: 4, every: 2 })).toMatchObject({ games: 20 });
});

test('LAN-2.2: an omen is laid in seat order, and others see only that it lies', () => {
  const options = lantern.options({ players: 2 });
  if (!options.ok) throw new Error('options');
  const state = {
    ...lantern.setup(options.value, 'omen'),
    hands: position({ hands: ['Wick Oil Gust', 'Sift'] }).hands,
  };
  state.deck = position({ hands: ['Wick Oil Gust', 'Sift'] }).deck;
  transcript(lantern, state, (t) => {
    t.asks(0, 'omen', ['omen Wick', 'omen Oil', 'omen Gust']);
    t.refuses(0, 'omen Glass', 'LAN-1.4');
    t.refuses(1, 'omen Sift', 'LAN-1.2');
    t.refuses(0, 'rest', 'LAN-1.3');
    t.answers(0, 'omen Oil');
    t.tells('omened', { seat: 0, card: 'Oil' });
    expect(lantern.viewEvent(t.events[0] as never, 1)).toEqual({ type: 'omened', seat: 0 });
    t.asks(1, 'omen').answers(1, 'omen Sift');
    t.asks(0, 'turn');
  });
});

test('LAN-3.1: a player who plays draws one card, a player who rests draws two', () => {
  transcript(lantern, position({ hands: ['Wick', 'Oil'], deck: 'Gust Sift Echo' }), (t) => {
    t.answers(0, 'play Wick').tells('drew', { seat: 0, cards: ['Gust'] });
    t.answers(1, 'rest').tells('drew', { seat: 1, cards: ['Echo', 'Sift'] });
    t.asks(0, 'turn', ['play Gust', 'rest']);
    expect([handNames(t.state, 0), handNames(t.state, 1)]).toEqual(['Gust', 'Oil Echo Sift']);
  });
});

test('LAN-3.5: Glass is never played', () => {
  transcript(lantern, position({ hands: ['Glass Wick', 'Oil'] }), (t) => {
    t.asks(0, 'turn', ['play Wick', 'rest']).refuses(0, 'play Glass', 'LAN-3.5');
    expect(handNames(t.state, 0)).toBe('Wick Glass');
  });
});

test('LAN-4.1, LAN-4.2: Echo blows a Gust twice, and each time every other seat is asked in turn order', () => {
  transcript(lantern, position({ hands: ['Echo Gust Wick', 'Oil Oil Oil Oil', 'Wick Wick Wick Sift'] }), (t) => {
    t.answers(0, 'play Echo');
    t.asks(0, 'echo.pick', ['echo Gust', 'stop']).refuses(0, 'echo Wick', 'LAN-4.1');
    t.answers(0, 'echo Gust');
    for (const text of ['discard Wick', 'discard Sift']) {
      t.asks(1, 'glass.show').answers(1, 'keep').asks(1, 'gust.discard').answers(1, 'discard Oil');
      t.asks(2, 'glass.show').answers(2, 'keep').asks(2, 'gust.discard').answers(2, text);
    }
    t.asks(1, 'turn');
    expect(handNames(t.state, 1)).toBe('Oil Oil');
    expect(handNames(t.state, 2)).toBe('Wick Wick');
  });
});

test('LAN-4.4: shown Glass spares its hand, stays in it, and everyone knows it is there', () => {
  transcript(lantern, position({ hands: ['Gust', 'Glass Oil Oil', 'Wick Wick Wick'], rounds: 2 }), (t) => {
    t.answers(0, 'play Gust').asks(1, 'glass.show', ['keep', 'show Glass']);
    t.answers(1, 'show Glass').tells('shown', { seat: 1 });
    t.asks(2, 'glass.show', ['keep']).refuses(2, 'show Glass', 'LAN-4.4');
    expect(handNames(t.state, 1)).toBe('Oil Oil Glass');
    const dealt = lantern.determinize(t.state, 0, rngFrom('any'));
    expect(handNames(dealt, 1)).toContain('Glass');
  });
});

test('LAN-4.3: Sift discards any number of cards until stopped, then draws as many', () => {
  transcript(lantern, position({ hands: ['Sift Wick Oil Oil Glass', 'Oil'], deck: 'Gust Echo Sift' }), (t) => {
    t.answers(0, 'play Sift').answers(0, 'discard Glass');
    t.asks(0, 'sift.discard', ['discard Wick', 'discard Oil', 'stop']).refuses(0, 'discard Glass', 'LAN-1.4');
    t.answers(0, 'discard Oil').answers(0, 'stop');
    t.asks(1, 'turn');
    expect(handNames(t.state, 0)).toBe('Wick Oil Echo Sift Gust');
  });
});

test('LAN-4.3: whatever Sift discards first, the same cards lead to the same state', () => {
  const sifted = (...cards: readonly string[]): string => {
    const state = position({ hands: ['Sift Wick Oil Glass', 'Oil'], deck: 'Gust Echo Sift' });
    transcript(lantern, state, (t) => {
      t.answers(0, 'play Sift', ...cards.map((card) => `discard ${card}`)).asks(0, 'sift.discard');
    });
    return canonical(lantern.toJson(state));
  };
  expect(sifted('Glass', 'Wick')).toBe(sifted('Wick', 'Glass'));
});

test('LAN-3.4: a Sift in the middle of a turn shuffles the discard pile into an empty deck', () => {
  transcript(lantern, position({ hands: ['Sift Wick', 'Oil'], deck: '', shortDeck: true }), (t) => {
    t.answers(0, 'play Sift', 'discard Wick').tells('shuffled').tells('drew', { seat: 0, count: 1 });
    t.asks(1, 'turn');
    expect(t.state.inPlay.concat(t.state.discard)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  });
});

test('LAN-3.6: the Moth plays by itself, and its Gust asks the player', () => {
  transcript(lantern, position({ hands: ['Wick Oil Oil'], deck: 'Oil Gust', omens: ['Wick'], rounds: 2 }), (t) => {
    t.answers(0, 'play Wick').tells('fluttered', { card: 'Gust' });
    t.asks(0, 'glass.show').answers(0, 'keep').asks(0, 'gust.discard').answers(0, 'discard Oil');
    t.asks(0, 'turn').answers(0, 'rest');
    expect(t.isOver().scores).toEqual([2]);
  });
});

test('LAN-5.1, LAN-5.2, LAN-5.3: a score is the sum of its wicks, its oil and its omen', () => {
  const state = position({ hands: ['Wick', 'Oil'], omens: ['Oil', 'Wick'], rounds: 2 });
  state.rows = [
    [0, 3, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
  ];
  for (const kind of [1, 1, 1, 0]) state.deck.splice(state.deck.indexOf(kind), 1);
  expect(lantern.audit(state)).toBeNull();
  expect(lantern.explain(state, 0).map(({ total }) => total)).toEqual([6 + 3, 1]);
  expect(lantern.explain(state, 'table').map(({ total }) => total)).toEqual([6, 1]);
  expect(lantern.estimate(state, 0)).toBe(8);
  expect(lantern.estimate(state, 1)).toBe(-4);
});

function midNested(): Evening {
  const state = position({
    hands: ['Echo Echo Gust Sift Wick', 'Glass Oil Oil Oil', 'Wick Wick Wick Sift'],
    discard: 'Wick Oil',
    omens: ['Oil', 'Wick', 'Gust'],
  });
  transcript(lantern, state, (t) => {
    t.answers(0, 'play Echo', 'echo Echo', 'echo Gust').answers(1, 'keep', 'discard Oil').answers(2, 'keep');
    t.asks(2, 'gust.discard');
  });
  return state;
}

test('a stack of plain frames shows what is going on inside an effect', () => {
  expect(midNested().stack.map(({ script, step, seat }) => `${script}@${step} seat ${seat}`)).toEqual([
    'turn@1 seat 0',
    'echo@2 seat 0',
    'echo@2 seat 0',
    'gust@2 seat 0',
    'hit@1 seat 2',
  ]);
});

test('a game saved, copied and resumed in the middle of a nested effect has the same future', () => {
  const original = midNested();
  const saved = lantern.fromJson(JSON.parse(JSON.stringify(lantern.toJson(original))) as Json);
  const copied = lantern.copy(original);
  const futures = [original, saved, copied].map((state) => {
    const random = rngFrom('future');
    const told: Json[] = [];
    while (lantern.pending(state) !== null)
      lantern.apply(state, pick(lantern.legal(state), random), (event) => told.push(event));
    return canonical([lantern.toJson(state), told]);
  });
  expect(futures[1]).toBe(futures[0]);
  expect(futures[2]).toBe(futures[0]);
  expect(midNested().stack).toHaveLength(5);
});

test('a house edition is played under its own hash', () => {
  const admitted = lantern.admit({ counts: [20, 0, 0, 0, 0, 0] });
  if (!admitted.ok) throw new Error(admitted.fault.what);
  const options = lantern.options({ players: 2, edition: admitted.value });
  if (!options.ok) throw new Error(options.fault.what);
  const state = lantern.setup(options.value, 'wicks');
  playOut(lantern, state, (here) => lantern.legal(here)[0] as number);
  expect(lantern.audit(state)).toBeNull();
  expect(lantern.result(state)?.scores).toEqual([8, 8]);
});

test.each([
  [[], 'an edition is a JSON object'],
  [{ counts: [1, 2] }, 'must be 6 numbers'],
  [{ counts: [1, 2, 3, 4, 5, -1] }, 'must be from 0 to 50'],
  [{ counts: [1, 2, 3, 4, 5, 0.5] }, 'must be from 0 to 50'],
  [{ counts: [1, 2, 3, 4, 5, 4] }, 'must be 20 cards or more, not 19'],
])('the house edition %j is refused', (edition, what) => {
  const admitted = lantern.admit(edition);
  expect(admitted.ok ? '' : admitted.fault.what).toBe(what);
});

test.each([
  [[], ''],
  [{ players: 5 }, 'players'],
  [{ rounds: '4' }, 'rounds'],
  [{ edition: 'none' }, 'edition'],
  [{ colour: 1 }, 'colour'],
])('the options %j are refused', (raw, where) => {
  const options = lantern.options(raw);
  expect(options.ok ? 'good' : options.fault.where).toBe(where);
});
