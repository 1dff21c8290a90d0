import type { GameEvent } from '@nightjar/kernel';
import type { Speech } from '@nightjar/words';
import { expect, test } from 'vitest';
import type { Fact } from '../play/source.ts';
import { placeOf, sideOf, since, toldOf } from './fact.ts';

const fact = (answer: number, event: GameEvent, isForced = false): Fact => ({ answer, event, isForced });

test('a fact belongs to the side that acts, however the game names it, and to nobody where no side acts', () => {
  expect(sideOf(fact(1, { type: 'cast', side: 2 }))).toBe(2);
  expect(sideOf(fact(1, { type: 'dived', seat: 0 }))).toBe(0);
  expect(sideOf(fact(1, { type: 'roundEnded', round: 1 }))).toBeNull();
});

test('a fact stands where its space or its shore is', () => {
  expect(placeOf(fact(1, { type: 'won', side: 0, space: 'b2' }))).toBe('b2');
  expect(placeOf(fact(1, { type: 'dived', seat: 0, shore: 'c' }))).toBe('c');
  expect(placeOf(fact(1, { type: 'passed', side: 0 }))).toBeNull();
});

test('since our turn is everything after our last own answer and what it caused', () => {
  const mine = [fact(3, { type: 'cast', side: 0, space: 'a1' }), fact(3, { type: 'won', side: 0, space: 'a1' })];
  const theirs = [fact(4, { type: 'cast', side: 1, space: 'b2' }), fact(4, { type: 'won', side: 0, space: 'a1' })];
  expect(since([...mine, ...theirs], 0)).toEqual(theirs);
});

test('an answer that gave itself is not our turn', () => {
  const log = [
    fact(1, { type: 'cast', side: 0 }),
    fact(2, { type: 'cast', side: 1 }),
    fact(3, { type: 'passed', side: 0 }, true),
  ];
  expect(since(log, 0)).toEqual(log.slice(1));
});

test('a spectator is told everything', () => {
  const log = [fact(1, { type: 'cast', side: 0 })];
  expect(since(log, 'table')).toBe(log);
});

test('an answer belongs to the side of its first fact, though its cause was told before', () => {
  const log = [
    fact(1, { type: 'under', cards: ['raider'] }),
    fact(1, { type: 'discarded', seat: 0 }),
    fact(2, { type: 'played', seat: 1 }),
  ];
  expect(since(log, 0)).toEqual(log.slice(2));
});

test('facts are told one by one, or as the log folds them', () => {
  const facts = [fact(1, { type: 'under' }), fact(1, { type: 'drew' }), fact(1, { type: 'gained' })];
  const event = ({ type }: GameEvent): string => type;
  const one = { event } as Speech;
  expect(toldOf(facts, one).map(({ text }) => text)).toEqual(['under', 'drew', 'gained']);
  const log: Speech['log'] = () => [{ text: 'by a Raider: drew', depth: 1, at: 1 }];
  expect(toldOf(facts, { ...one, log })).toEqual([{ fact: facts[1], text: 'by a Raider: drew' }]);
  const plain: Speech['log'] = () => [{ text: 'all of it', depth: 0 }];
  expect(toldOf(facts, { ...one, log: plain })).toHaveLength(3);
});
