import { expect, test } from 'vitest';
import { answerCommand, command, consentCommand, type MatchWish, matchWish, seatCommand } from './command.ts';
import { freshCommand } from './fresh.ts';

test.each([
  ['1234567', false],
  ['12345678', true],
  ['a-Z_0'.repeat(12), true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['12345 78', false],
  ['nächstes!', false],
])('a command id has 8 to 64 plain characters: %j is %j', (id, isOne) => {
  expect(command.safeParse(id).success).toBe(isOne);
});

test('a fresh id is a good one, unlike any other, and comes after those of earlier moments', () => {
  const ids = Array.from({ length: 1000 }, () => freshCommand(1_800_000_000_000));
  expect(new Set(ids).size).toBe(1000);
  const later = freshCommand(1_800_000_000_001);
  for (const id of [...ids, later]) expect(command.safeParse(id).success).toBe(true);
  for (const id of ids) expect(id < later).toBe(true);
});

test('a command has the fields it needs and no others', () => {
  const answer = { command: '12345678', seq: 3, answer: 'pass' };
  expect(answerCommand.safeParse(answer).success).toBe(true);
  for (const bad of [{ more: 1 }, { seq: -1 }, { seq: 2.5 }, { answer: '' }, { answer: 'x'.repeat(201) }])
    expect(answerCommand.safeParse({ ...answer, ...bad }).success).toBe(false);
});

test('an undo by consent names from one to a thousand answers', () => {
  const counts = [0, 1, 1000, 1001].map(
    (count) => consentCommand.safeParse({ command: '12345678', seq: 3, count, agree: true }).success,
  );
  expect(counts).toEqual([false, true, true, false]);
});

test('a seat is opened, given to a bot that is named, or taken back', () => {
  const wishes = [
    { kind: 'open' },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'me' },
    { kind: 'bot' },
    { kind: 'theirs' },
  ];
  expect(wishes.map((wish) => seatCommand.safeParse(wish).success)).toEqual([true, true, true, false, false]);
});

const wish: MatchWish = { game: 'nocturne', seats: ['me', 'open'] };

test('a match that nobody says more about has no clock and is seen by link', () => {
  expect(matchWish.parse(wish)).toMatchObject({ pace: 'free', visibility: 'link' });
});

test.each([
  [{ seats: [] }, false],
  [{ seats: Array.from({ length: 6 }, () => 'open') }, true],
  [{ seats: Array.from({ length: 7 }, () => 'open') }, false],
  [{ seats: ['me', 'bot:search:150ms'] }, true],
  [{ seats: ['me', 'bot:'] }, false],
  [{ seats: ['me', 'you'] }, false],
  [{ options: [] }, false],
  [{ options: { note: 'x'.repeat(4096 - '{"note":""}'.length) } }, true],
  [{ options: { note: 'x'.repeat(4097 - '{"note":""}'.length) } }, false],
  [{ visibility: 'everybody' }, false],
  [{ stakes: 5 }, false],
])('a match is wished within its limits: %j is %j', (more, isOne) => {
  expect(matchWish.safeParse({ ...wish, ...more }).success).toBe(isOne);
});
