import { expect, test } from 'vitest';
import { frameOf, NONE } from './index.ts';
import { readerOf } from './testing/beads.ts';

test('before any text is followed, a text is about no card and nothing', () => {
  const t = readerOf({});
  expect([t.seat, t.card, t.it, t.kept]).toEqual([0, NONE, [], []]);
});

test('"you", "this", "it" and what is kept are those of the frame looked through', () => {
  const t = readerOf({});
  t.frame = { ...frameOf(0, { seat: 2, card: 14, it: [15] }), kept: [16] };
  expect([t.seat, t.card, t.it, t.kept]).toEqual([2, 14, [15], [16]]);
});

test('a text that begins lies on top of those begun before', () => {
  const t = readerOf({ one: (s) => s.say('one') });
  const place = t.library.place('one');
  t.begin(place, { seat: 1 });
  t.begin(place, { seat: 2, card: 4, mark: 1 });
  expect(t.state.stack).toEqual([frameOf(place, { seat: 1 }), frameOf(place, { seat: 2, card: 4, mark: 1 })]);
});

test('"it" is the list as it stood, with where each was', () => {
  const t = readerOf({});
  t.frame = frameOf(0, { seat: 0 });
  t.state.moves[12] = 3;
  const zone = [12, 13];
  t.take(zone);
  zone.pop();
  expect([t.it, t.frame.marks]).toEqual([
    [12, 13],
    [3, 0],
  ]);
});

test('"it" without marks is nowhere in particular', () => {
  const t = readerOf({});
  t.frame = { ...frameOf(0, { seat: 0 }), marks: [9] };
  t.take([12, 13], false);
  expect([t.it, t.frame.marks]).toEqual([[12, 13], []]);
});
