import { Sitting } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { newGame, plays, position } from './testing/position.ts';
import { shown } from './testing/shown.ts';
import { view } from './view.ts';

test('A view holds these fields and no others', () => {
  const seen = view(newGame({ players: 1 }), 0);
  expect(Object.keys(seen)).toEqual([
    'game',
    'options',
    'round',
    'question',
    'asked',
    'first',
    'rows',
    'cols',
    'spaces',
    'casts',
    'highest',
    'tied',
    'opened',
    'winner',
    'waiting',
    'gifts',
    'sprite',
    'sides',
    'shadowRow',
    'twilight',
    'moonlight',
    'stack',
    'deck',
    'discards',
    'gone',
    'drawn',
    'proposal',
    'solo',
    'underway',
  ]);
  expect(Object.keys(seen.sides[0] ?? {})).toEqual([
    'side',
    'opponent',
    'colour',
    'character',
    'ability',
    'used',
    'supply',
    'removed',
    'passed',
    'collection',
    'concoctionCount',
    'concoctions',
    'under',
    'shadows',
    'copies',
    'tiers',
    'mark',
  ]);
});

test('The course of a phase is shown: who is asked, the spells, and the tokens to be dedicated', () => {
  plays({ supply: ['1 5', '3 2'], opened: true, grid: 'egg-1 egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').asks(1, 'answer');
    expect(t.view('table')).toMatchObject({ question: 'answer', asked: 1, casts: ['a1'], highest: 'a1', tied: null });
    t.answers(1, 'cast 3 b1').answers(0, 'cast 5 c1').asks(1, 'dedicate');
    expect(t.view('table')).toMatchObject({ winner: 0, waiting: ['b1'], casts: ['a1', 'b1', 'c1'] });
    t.answers(1, 'dedicate 3').asks(0, 'start');
    expect(t.view('table')).toMatchObject({ highest: null, tied: 'c1', waiting: [], casts: [] });
  });
});

test('Tokens that Gift may dedicate are shown while it is asked for', () => {
  const gift = { options: { advanced: true }, characters: ['sage', 'redd'], supply: ['1 5', '3'], opened: true };
  plays({ ...gift, grid: 'egg-1 egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 3 b1').answers(0, 'cast 5 c1').asks(1, 'dedicate');
    expect(t.view('table')).toMatchObject({ gifts: [] });
    t.answers(1, 'take back 3').asks(0, 'gift');
    expect(t.view('table')).toMatchObject({ gifts: ['1'] });
  });
});

test('NOC-2.12: each of the four colours has a pass marker of its own', () => {
  const told = { options: { players: 4 }, supply: ['1', '1', '1', '1'], opened: true, slots: '' };
  plays(told, (t) => {
    const marked = (): string[] => shown(t).sides.flatMap(({ colour, passed }) => (passed ? [colour] : []));
    const colours = shown(t).sides.map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(4);
    for (const seat of [0, 1, 2]) {
      expect(marked()).toEqual(colours.slice(0, seat));
      t.answers(seat, 'pass');
    }
    expect(marked()).toEqual(colours.slice(0, 3));
    t.asks(3, 'start');
  });
});

const last = { round: 'moonlight', opened: true, supply: ['1', '1'], slots: '' } as const;

test('The best assignment of mirror stones is proposed while they are asked for', () => {
  plays({ ...last, brews: ['start-HE', 'start-SM'], collection: ['mirror skull-3 skull-4', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'mirror');
    expect(t.view('table')).toMatchObject({ proposal: ['skull-4'] });
    t.answers(0, 'copy skull-3').isOver();
    expect(t.view('table')).toMatchObject({ proposal: null, question: 'over', asked: null });
  });
});

test('The best allocation is proposed while concoctions are brewed', () => {
  const told = { ...last, moonlight: 'M1 M2 M3', characters: ['sage', 'flint'], brews: ['start-SF', 'start-ME'] };
  plays({ ...told, collection: ['skull-4 skull-4 feather-2', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'brewing');
    expect(t.view('table')).toMatchObject({ proposal: [2] });
    t.answers(0, 'arrange').asks(0, 'tier');
    expect(t.view('table')).toMatchObject({ proposal: [2] });
    t.answers(0, 'tier 1').isOver();
    expect(nocturne.explain(t.state, 'table')[0]?.total).toBe(8 + 1 + 2 + 2);
  });
});

test('Looking changes nothing, and what is seen can be changed without harm', () => {
  const state = position({ sprite: '0:5', collection: ['egg-1', ''] });
  const before = JSON.stringify(nocturne.toJson(state));
  const seen = JSON.stringify(view(state, 0));
  const loot = view(state, 0) as unknown as { sides: { collection: string[]; supply: string[] }[]; gone: string[] };
  loot.sides[0]?.collection.push('mirror');
  loot.gone.push('mirror');
  expect(JSON.stringify(view(state, 0))).toBe(seen);
  expect(JSON.stringify(nocturne.toJson(state))).toBe(before);
});

test('What a seat receives at a sitting is a view of Nocturne, by its type too', () => {
  const sitting = Sitting.begin(nocturne, { players: 2 }, 'typed');
  const { spaces } = sitting.sight(0).view;
  expect(spaces).toHaveLength(sitting.state.layout.spaces);
});
