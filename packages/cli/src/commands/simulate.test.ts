import { expect, test } from 'vitest';
import { nightjar } from '../testing/terminal.ts';

interface Report {
  games: number;
  answers: number;
  seconds: number;
  gamesPerSecond: number;
  answersPerSecond: number;
  truncated: number;
  meanScores: number[];
  hash: string;
}

async function simulate(words: string): Promise<Report> {
  const { code, out, err } = await nightjar(`simulate nocturne ${words} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  return JSON.parse(out) as Report;
}

test('equal arguments give equal games, whatever time they take', async () => {
  const one = await simulate('--players 3 --games 4 --seed s --bot random');
  const two = await simulate('--players 3 --games 4 --seed s --bot random');
  expect(two.hash).toBe(one.hash);
  expect(two.meanScores).toEqual(one.meanScores);
  expect(one.games).toBe(4);
  expect(one.answers).toBeGreaterThan(200);
  expect(one.answersPerSecond).toBeCloseTo(one.answers / one.seconds, 3);
  expect(one.gamesPerSecond).toBeCloseTo(one.games / one.seconds, 3);
});

test.each([
  '--seed t',
  '--seed s --players 2',
  '--seed s --mode family',
  '--seed s --bot greedy',
  '--seed s --games 3',
])('another argument gives another hash: %s', async (words) => {
  const usual = await simulate('--seed s --players 3 --games 2');
  const other = await simulate(`--players 3 --games 2 ${words}`);
  expect(other.hash).not.toBe(usual.hash);
});

test('the hash is over the seals of the records that `record` prints', async () => {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256');
  for (const i of [0, 1]) {
    const { out } = await nightjar(`record nocturne --players 2 --seed s/${i}`);
    hash.update(`${(JSON.parse(out) as { hash: string }).hash}\n`);
  }
  expect((await simulate('--players 2 --games 2 --seed s')).hash).toBe(hash.digest('hex'));
});

test('without --json the same is told in words', async () => {
  const { out } = await nightjar('simulate nocturne --games 2 --bot random,greedy');
  expect(out).toMatch(/^2 games, \d+ answers in /);
  expect(out).toContain('mean scores: random ');
  expect(out).toMatch(/hash: [0-9a-f]{64}\n$/);
});

test('an arena prints one JSON object with the cross-table', async () => {
  const { code, out } = await nightjar('arena nocturne --bots random,greedy --games 4 --seed a --json');
  const report = JSON.parse(out) as { games: number; duels: { bot: string; against: string; seeds: number }[] };
  expect(code).toBe(0);
  expect(report.games).toBe(4);
  expect(report.duels).toMatchObject([
    { bot: 'random', against: 'greedy', seeds: 2, games: 4 },
    { bot: 'greedy', against: 'random', seeds: 2, games: 4 },
  ]);
});

test('perft prints leaves and hashes for every depth', async () => {
  const { out } = await nightjar('perft nocturne --players 2 --depth 2 --seed 1 --json');
  const { rows } = JSON.parse(out) as { rows: { depth: number; leaves: number; hash: string }[] };
  expect(rows.map(({ depth }) => depth)).toEqual([1, 2]);
  expect(rows[0]?.leaves).toBe(17);
  expect(rows[1]?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('laws are checked for one way to play or for all', async () => {
  const { code, out } = await nightjar('laws nocturne --seeds 1 --players 2 --mode family-simple --every 40 --json');
  const report = JSON.parse(out) as { ok: boolean; games: number; ways: number; breaches: unknown[] };
  expect(report).toMatchObject({ ok: true, games: 1, ways: 1, breaches: [] });
  expect(code).toBe(0);
});

test('an arena prints how many games were truncated, and a record that was says so on stderr', async () => {
  const met = await nightjar('arena nocturne --players 2 --bots random,greedy --games 2 --most 20');
  expect(met.out).toContain(
    '2 games were truncated after 20 answers; all share the first place, and no points count\n',
  );
  expect(met.out).toContain('– points');
  const cut = await nightjar('record nocturne --players 2 --seed s --most 20');
  expect(cut.err).toBe('The game was truncated after 20 answers; the record is unfinished\n');
  expect(JSON.parse(cut.out).answers).toHaveLength(20);
  const whole = await nightjar('record nocturne --players 2 --seed s');
  expect(whole.err).toBe('');
});

test('a game that is not over after the most answers is cut off, counted as truncated and left out of the means', async () => {
  const report = await simulate('--players 2 --games 3 --seed s --most 20');
  expect(report).toMatchObject({ games: 3, answers: 60, truncated: 3, meanScores: [0, 0] });
  expect((await simulate('--players 2 --games 3 --seed s')).truncated).toBe(0);
  const { out } = await nightjar('simulate nocturne --players 2 --games 3 --seed s --most 20');
  expect(out).toContain('3 games were truncated after 20 answers');
});
