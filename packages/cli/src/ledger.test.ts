import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './file.ts';
import { nightjar } from './testing/terminal.ts';

/** What an arena of two came to, what lies in its ledger, and how many lines of it were left out. */
async function arena(
  folder: string,
  bots: string,
  games: number,
  flags = '',
): Promise<{ report: object; lines: string[]; leftOut: number }> {
  const words = `arena nocturion --bots ${bots} --games ${games} --workers ${games === 0 ? 2 : 1} --ledger games.jsonl --json ${flags}`;
  const { code, out, err } = await nightjar(words, [], { folder });
  expect(code).toBe(0);
  const { seconds: _, ...report } = JSON.parse(out) as { seconds: number; standings: { ms: object }[] };
  const untimed = report.standings.map(({ ms: _ms, ...standing }) => standing);
  return {
    report: { ...report, standings: untimed },
    lines: readFileSync(join(folder, 'games.jsonl'), 'utf8').trimEnd().split('\n'),
    leftOut: err === '' ? 0 : Number(/^(\d+) lines? of the ledger (?:is|are) left out/.exec(err)?.[1]),
  };
}

/** Changes something in every line of a ledger. */
const rewrite = (folder: string, lines: readonly string[], from: RegExp, to: string): void =>
  writeFileSync(join(folder, 'games.jsonl'), lines.map((line) => `${line.replace(from, to)}\n`).join(''));

/** How much of a ledger belongs to an arena. */
const belonging = async (folder: string, bots: string, flags = ''): Promise<object> => {
  const { report, leftOut } = await arena(folder, bots, 0, flags);
  return { games: (report as { games: number }).games, leftOut };
};

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'nightjar-'));

test('an arena that goes on from its ledger comes to what one without a pause comes to', async () => {
  const [paused, unbroken] = [newFolder(), newFolder()];
  const first = await arena(paused, 'greedy,random', 2);
  appendFileSync(join(paused, 'games.jsonl'), '{"game":"noct');
  const went = await arena(paused, 'greedy,random', 4);
  const whole = await arena(unbroken, 'greedy,random', 4);
  expect(went.report).toEqual(whole.report);
  expect(went.lines.slice(0, 2)).toEqual(first.lines);
  expect(went.lines.length).toBe(2 + 1 + 2);
  expect([first, went].map(({ leftOut }) => leftOut)).toEqual([0, 1]);
});

test('a game in the ledger is not played again, whichever bots join the arena', async () => {
  const folder = newFolder();
  const { lines } = await arena(folder, 'greedy,random', 2);
  rewrite(folder, lines, /"answers":\d+/, '"answers":1000000');
  expect((await arena(folder, 'greedy,random', 2)).report).toMatchObject({ games: 2, answers: 2_000_000 });
  const three = await arena(folder, 'random,novice,greedy', 2);
  expect(three.lines.length).toBe(6);
  expect((await arena(folder, 'novice,greedy,random', 0)).report).toMatchObject({ games: 6 });
  const two = await arena(folder, 'greedy,random', 0);
  expect(two.report).toMatchObject({ games: 2, answers: 2_000_000 });
  expect([three, two].map(({ leftOut }) => leftOut)).toEqual([0, 4]);
});

test('a game truncated after fewer answers is left out, and one that says nothing of it was played to its end', async () => {
  const folder = newFolder();
  const short = await arena(folder, 'greedy,random', 2, '--most 9');
  expect(short.report).toMatchObject({ games: 2, truncated: 2, answers: 18 });
  expect(await belonging(folder, 'greedy,random', '--most 9')).toEqual({ games: 2, leftOut: 0 });
  const { report, lines } = await arena(folder, 'greedy,random', 2);
  expect(report).toMatchObject({ games: 2, truncated: 0 });
  rewrite(folder, lines, /,"truncated":false/, '');
  expect(await belonging(folder, 'greedy,random')).toEqual({ games: 2, leftOut: 2 });
  expect((await arena(folder, 'greedy,random', 0)).report).toMatchObject({ truncated: 0 });
});

test('a game by other rules is left out', async () => {
  const folder = newFolder();
  const { lines } = await arena(folder, 'greedy,random', 2);
  rewrite(folder, lines, /"rules":\d+/, '"rules":999');
  expect(await belonging(folder, 'greedy,random')).toEqual({ games: 0, leftOut: 2 });
});

test('a game with another seed, or of before the rules were written down, is left out', async () => {
  const folder = newFolder();
  const { lines } = await arena(folder, 'greedy,random', 2);
  expect(await belonging(folder, 'greedy,random', '--seed 2')).toEqual({ games: 0, leftOut: 2 });
  rewrite(folder, lines, /"rules":\d+,/, '');
  expect(await belonging(folder, 'greedy,random')).toEqual({ games: 0, leftOut: 2 });
});

test('a game of a grade is one of the rung it stood for', async () => {
  const folder = newFolder();
  const { lines } = await arena(folder, 'novice,gentle', 2);
  expect(await belonging(folder, 'novice,gentle')).toEqual({ games: 2, leftOut: 0 });
  rewrite(folder, lines, /"greedy~60"/, '"greedy~61"');
  expect(await belonging(folder, 'novice,gentle')).toEqual({ games: 0, leftOut: 2 });
});

test('a game of a learned bot is one of the net it went by, whether its own or that of the game', async () => {
  const folder = newFolder();
  const file = join(folder, 'net.json');
  const net = JSON.parse(readFileSync(join(ROOT, 'packages/nocturion/data/net.json'), 'utf8')) as { weights: number[] };
  writeFileSync(file, JSON.stringify(net));
  const bots = 'random,mind:1@net.json';
  await arena(folder, bots, 2);
  expect(await belonging(folder, bots)).toEqual({ games: 2, leftOut: 0 });
  writeFileSync(file, JSON.stringify({ ...net, weights: net.weights.with(0, (net.weights[0] ?? 0) + 1) }));
  expect(await belonging(folder, bots)).toEqual({ games: 0, leftOut: 2 });

  const usual = newFolder();
  const { lines } = await arena(usual, 'random,mind:1', 2);
  rewrite(usual, lines, /"net":"[0-9a-f]{64}"/, `"net":"${'0'.repeat(64)}"`);
  expect(await belonging(usual, 'random,mind:1')).toEqual({ games: 0, leftOut: 2 });
});

test('a game of a program outside is one with the time it was given', async () => {
  const folder = newFolder();
  const program = `--bot exec:${process.execPath}\t${join(ROOT, 'examples/mybot.ts')}`;
  await arena(folder, 'random', 2, `${program} --limit 30000`);
  expect(await belonging(folder, 'random', `${program} --limit 30000`)).toEqual({ games: 2, leftOut: 0 });
  expect(await belonging(folder, 'random', `${program} --limit 20000`)).toEqual({ games: 0, leftOut: 2 });
});
