import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nightjar } from './testing/terminal.ts';

/** What an arena of two came to, and what lies in its ledger. */
async function arena(folder: string, bots: string, games: number): Promise<{ report: object; lines: string[] }> {
  const words = `arena nocturion --bots ${bots} --games ${games} --workers ${games === 0 ? 2 : 1} --ledger games.jsonl --json`;
  const { code, out, err } = await nightjar(words, [], { folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { seconds: _, ...report } = JSON.parse(out) as { seconds: number; standings: { ms: object }[] };
  const untimed = report.standings.map(({ ms: _ms, ...standing }) => standing);
  return {
    report: { ...report, standings: untimed },
    lines: readFileSync(join(folder, 'games.jsonl'), 'utf8').trimEnd().split('\n'),
  };
}

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
});

test('a game that lies in the ledger is not played again, whoever else meets there', async () => {
  const folder = newFolder();
  const { lines } = await arena(folder, 'greedy,random', 2);
  const told = lines.map((line) => line.replace(/"answers":\d+/, '"answers":1000000'));
  writeFileSync(join(folder, 'games.jsonl'), `${told.join('\n')}\n`);
  expect((await arena(folder, 'greedy,random', 2)).report).toMatchObject({ games: 2, answers: 2_000_000 });
  const three = await arena(folder, 'random,novice,greedy', 2);
  expect(three.lines.length).toBe(6);
  expect((await arena(folder, 'novice,greedy,random', 0)).report).toMatchObject({ games: 6 });
  expect((await arena(folder, 'greedy,random', 0)).report).toMatchObject({ games: 2, answers: 2_000_000 });
});
