import type { PerceivedEvent } from '@nightjar/dominion';
import { expect, test } from 'vitest';
import type { Fact } from '../../play/source.ts';
import { namedIn, turnsOf } from './turns.ts';

const facts = (...events: readonly PerceivedEvent[]): readonly Fact<PerceivedEvent>[] =>
  events.map((event, answer) => ({ answer, event, isForced: false }));

const LOG = facts(
  { type: 'shuffled', seat: 0 },
  { type: 'turn', seat: 0, number: 1 },
  { type: 'phase', seat: 0, phase: 'action' },
  { type: 'played', seat: 0, card: 'throne-room', how: 'hand' },
  { type: 'played', seat: 0, card: 'smithy', how: 'hand' },
  { type: 'played', seat: 0, card: 'copper', how: 'hand' },
  { type: 'bonus', seat: 0, actions: 0, buys: 0, coins: 1 },
  { type: 'played', seat: 0, card: 'silver', how: 'hand' },
  { type: 'bought', seat: 0, card: 'silver', cost: 3 },
  { type: 'gained', seat: 0, card: 'silver', to: 'discard' },
  { type: 'turn', seat: 1, number: 1 },
);

test('the log is told by turns, and within a turn by what was played or bought', () => {
  const [before, first, second] = turnsOf(LOG, (id) => id === 'copper' || id === 'silver');
  expect(before).toMatchObject({ number: -1, deeds: [[{ type: 'shuffled' }]] });
  expect(first?.deeds.map((deed) => deed.length)).toEqual([1, 1, 3, 2]);
  expect(second).toEqual({ seat: 1, number: 1, deeds: [] });
});

test('a game begins within its first turn', () => {
  const [first, second] = turnsOf(LOG.slice(2), () => false, 2);
  expect([first, second]).toMatchObject([
    { seat: 0, number: 1 },
    { seat: 1, number: 1 },
  ]);
});

test('a deed names its cards, each once', () => {
  expect(namedIn(LOG.map(({ event }) => event))).toEqual(['throne-room', 'smithy', 'copper', 'silver']);
});
