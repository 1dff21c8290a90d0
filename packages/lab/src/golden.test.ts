import type { AnyGame, GameEvent } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { compareGolden, playthrough } from './golden.ts';
import type { Evening } from './lantern/evening.ts';
import { lantern } from './lantern.ts';
import { waysToPlay } from './ways.ts';

const options = waysToPlay(lantern)[4]?.options ?? {};
const kept = playthrough(lantern, { options, seed: 'golden' });

test('a playthrough names game, rules, edition, options and seed', () => {
  expect(kept.split('\n').slice(0, 5)).toEqual([
    'game: lantern',
    'rules: 1',
    `edition: ${lantern.edition}`,
    `options: { players: 2, rounds: 2, edition: ${lantern.edition} }`,
    'seed: golden',
  ]);
});

test('a playthrough is the same every time and another for another seed', () => {
  expect(compareGolden(kept, playthrough(lantern, { options, seed: 'golden' }))).toBeNull();
  expect(compareGolden(kept, playthrough(lantern, { options, seed: 'silver' }))?.line).toBe(5);
});

test('each question has a state hash, its legal answers and the answer given', () => {
  const questions = kept.split('\n\n').slice(1);
  for (const text of questions.slice(0, -1)) {
    expect(text).toMatch(/^# \d+: seat \d is asked \S+ \(\d+ of \d+ to \d+\) LAN-\d\.\d\nstate [0-9a-f]{16}\n/);
    const [, list = '', given = ''] = /may answer \(\d+\)\n([\s\S]*?)\n> \d (.*)/.exec(text) ?? [];
    expect(list.split(/,\s+/).map((answer) => answer.trim())).toContain(given);
  }
  expect(questions.at(-1)).toMatch(/^# over\n/);
  expect(questions.at(-1)).toMatch(/result: \{ scores: \[\d+, \d+\], places: \[\d, \d\] \}/);
});

test('a viewer who perceives less of an event than happened is named with it', () => {
  expect(kept).toMatch(/! omened \{ seat: 0, card: \w+ \}\n {4}seat 1: \{ type: omened, seat: 0 \}\n {4}the table: /);
  const deaf: AnyGame = { ...lantern, viewEvent: (event: GameEvent, eyes) => (eyes === 'table' ? null : event) };
  expect(playthrough(deaf, { options, seed: 'golden' })).toContain('    the table: nothing');
});

test('full views stand at every so many answers, changes between them', () => {
  const full = (every: number): number =>
    playthrough(lantern, { options, seed: 'golden', every }).match(/^the table sees$/gm)?.length ?? 0;
  expect(full(1)).toBe(kept.match(/^# /gm)?.length);
  expect(full(1000)).toBe(2);
});

test('a long list of answers is cut, and the answers cut off still count', () => {
  const cut = playthrough(lantern, { options, seed: 'golden', named: 1 });
  expect(cut).toMatch(/and 3 more \([0-9a-f]{16}\)/);
  const renamed: AnyGame = {
    ...lantern,
    write: (s: Evening, a: number) => lantern.write(s, a).replace('rest', 'sleep'),
  };
  expect(compareGolden(cut, playthrough(renamed, { options, seed: 'golden', named: 1 }))).not.toBeNull();
});

test('a brief playthrough has one hash for all views, and a changed view still counts', () => {
  const brief = playthrough(lantern, { options, seed: 'golden', every: 1000, brief: true });
  expect(brief.match(/^state [0-9a-f]{16}, views [0-9a-f]{16}$/gm)?.length).toBe(
    (kept.match(/^# /gm)?.length ?? 0) - 2,
  );
  expect(brief).not.toMatch(/^seat \d sees$/m);
  const blinking: AnyGame = {
    ...lantern,
    view: (s: Evening, eyes) => (eyes === 1 ? [lantern.view(s, eyes)] : lantern.view(s, eyes)),
  };
  const difference = compareGolden(brief, playthrough(blinking, { options, seed: 'golden', every: 1000, brief: true }));
  expect(difference).not.toBeNull();
});

test('answers may be weighed by their texts, and an answer of weight 0 is never given', () => {
  const given = (text: string): string[] => (text.match(/^> \d .*$/gm) ?? []).map((line) => line.slice(4));
  expect(given(kept).some((answer) => answer.startsWith('rest'))).toBe(true);
  const awake = playthrough(lantern, {
    options,
    seed: 'golden',
    weigh: (text) => (text.startsWith('rest') ? 0 : 1),
  });
  expect(given(awake).some((answer) => answer.startsWith('rest'))).toBe(false);
  expect(() => playthrough(lantern, { options, seed: 'golden', weigh: () => 0 })).toThrow('no answer has any weight');
});

test('the first line that differs is named with both sides', () => {
  expect(compareGolden('a\nb\nc', 'a\nx\nc')).toEqual({ line: 2, kept: 'b', now: 'x' });
  expect(compareGolden('a\nb', 'a')).toEqual({ line: 2, kept: 'b', now: '(end)' });
  expect(compareGolden('a', 'a\nb')).toEqual({ line: 2, kept: '(end)', now: 'b' });
});

test('a game that does not end has no playthrough', () => {
  expect(() => playthrough(lantern, { options, seed: 'golden', most: 3 })).toThrow('not over after 3 answers');
});
