import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nightjar } from '../testing/terminal.ts';

const many = (line: string): string[] => Array.from({ length: 400 }, () => line);

test('a solo game is played to its end through a pipe', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [main, 'play', 'nocturne', '--players', '1', '--mode', 'advanced', '--seed', 'pipe'],
    { encoding: 'utf8', input: many('2').join('\n'), env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('── Twilight ──');
  expect(stdout).toContain('── Moonlight ──');
  expect(stdout).toContain('The opponent turns up');
  expect(stdout).toMatch(/1\. You: \d+ points\n/);
});

test.each([
  '--players 2 --bot greedy',
  '--players 3 --bot random --mode family',
  '--players 2 --mode family-simple --bot random --lang de',
  '--players 4 --people 4 --mode twistedTrees',
  '--players 2 --mode chasingChests --bot random',
  '--players 1 --mode scenario-7 --lang de',
  '--players 2 --bot random --mode advanced --option achievementMarking=one --option characterAssignment=choose --option firstPlayer=chosen',
])('every way to play comes to its end: %s', async (words) => {
  const { code, out } = await nightjar(`play nocturne ${words} --seed end`, many('2'));
  expect(code).toBe(0);
  expect(out).toMatch(/1\. .+: \d+ (points|Punkte)\n/);
  expect(out).not.toMatch(/undefined|\[object|NaN/);
});

/** What is typed as it is in every language: answers by their numbers, and names of bots. */
const TYPED = /^ +(?:\d+\) [^–]*|[a-z0-9 ]+\d+\).*)|\brandom\b/g;

test.each(['nocturne', 'noctiluca', 'dominion'])('every line of a game of %s is translated', async (game) => {
  const { code, out } = await nightjar(`play ${game} --players 2 --bot random --seed a --lang qps`, many('1'));
  expect(code).toBe(0);
  // Drawings have letters for symbols and two or three for a thing, large ones first.
  const readable = out.split('\n').filter((line) => /[a-z]{3}/.test(line.replaceAll(TYPED, '')));
  expect(readable).toEqual([]);
});

test('the notice says which numbers are not the printed ones', async () => {
  const { out } = await nightjar('play nocturne --players 1 --seed a', ['quit']);
  expect(out).toContain('reconstructed');
});

test('a refused move is explained with its rule and the text of the rule', async () => {
  const { out } = await nightjar('play nocturne --players 1 --seed a', [
    'why cast 7 a1',
    '7 a1',
    'why',
    'why pass',
    'quit',
  ]);
  expect(out.match(/NOC-6\.1: The first spell/g)).toHaveLength(2);
  expect(out).toContain('Which move?');
  expect(out).toContain('That is allowed.');
});

test('answers are understood by number, by text and by its end', async () => {
  for (const typed of ['3', 'cast 1 b1', 'CAST  1   B1', '1 b1']) {
    const { out } = await nightjar('play nocturne --players 1 --seed a', [typed, 'log', 'quit']);
    expect(out).toContain('You start with the 1 on b1');
  }
  const { out } = await nightjar('play nocturne --players 1 --seed a', ['99', 'quit']);
  expect(out).toContain('There is no answer number 99');
});

test('help, score, rules, board and hint leave the question open', async () => {
  const { code, out } = await nightjar('play nocturne --players 1 --seed a', [
    'help',
    'score',
    'rules NOC-1.7',
    'rules X',
    'board',
    'hint',
    '',
    'quit',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('save <file>');
  expect(out).toMatch(/Total +0/);
  expect(out).toContain('NOC-1.7: The current highest spell');
  expect(out).toContain('No clause has the number X.');
  expect(out).toMatch(/Best: .+ \(expect [+−]?[\d.]+\)\n/);
  expect(out.match(/── Twilight ──/g)).toHaveLength(2);
});

test('an answer can be taken back until something is revealed or another player has answered', async () => {
  const setting =
    'play nocturne --players 2 --people 2 --seed a --option characterAssignment=choose --option firstPlayer=chosen';
  const { out } = await nightjar(setting, ['undo', 'first 1', 'undo', 'first 2', 'choose redd', 'undo', 'quit']);
  expect(out).toContain('Not possible: there is nothing to take back');
  expect(out).toContain('Your last answer is taken back.');
  expect(out).toContain('somebody else has answered since');
});

test('a game is saved, never over another file, and goes on from there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  const typed = ['cast 1 b1', 'save half.json', 'save half.json', 'save', 'quit'];
  const { out } = await nightjar(
    'play nocturne --players 2 --bot random --seed a --option firstPlayer=chosen',
    ['first 1', ...typed],
    { folder },
  );
  expect(out).toContain('Saved as half.json.');
  expect(out).toContain('half.json: there is such a file already');
  expect(existsSync(join(folder, 'half.json'))).toBe(true);
  const { seats, answers } = JSON.parse(readFileSync(join(folder, 'half.json'), 'utf8')) as {
    seats: string[];
    answers: string[];
  };
  expect(seats).toEqual(['Player 1', 'random']);
  expect(answers.slice(0, 2)).toEqual(['0 first 1', '0 cast 1 b1']);
  expect((await nightjar('verify half.json', [], { folder })).code).toBe(0);
  const resumed = await nightjar('play nocturne --load half.json', many('1'), { folder });
  expect(resumed.code).toBe(0);
  expect(resumed.out).toMatch(/1\. (You|random): \d+ points/);
});

test('who names no opponent plays against a strong one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  await nightjar('play nocturne --players 3 --seed a', ['save game.json', 'quit'], { folder });
  const { seats } = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as { seats: string[] };
  expect(seats).toEqual(['Player 1', 'strong', 'strong']);
});

test('at one terminal no player sees the concoctions of another', async () => {
  const { out } = await nightjar('play nocturne --players 2 --people 2 --names Ada,Bo --seed a', many('2'));
  const [beginning = ''] = out.split('── Moonlight ──');
  const tables = beginning.split('── Twilight ──').slice(1);
  expect(tables.length).toBeGreaterThan(3);
  for (const table of tables) expect(table.match(/concoctions: \d+ \(face down\)/g)).toHaveLength(1);
  expect(out).toContain('Now Bo. Press Enter when nobody else is looking.');
});

test('the screen is cleared between two people', async () => {
  const { out } = await nightjar('play nocturne --players 2 --people 2 --seed a', ['', 'pass', '', 'quit'], {
    isPerson: true,
  });
  expect(out.split('\u001B[2J')).toHaveLength(3);
});

test('when the input ends the table says so', async () => {
  const { code, out } = await nightjar('play nocturne --players 1 --seed a', ['pass']);
  expect(code).toBe(0);
  expect(out).toContain('The input ended before the game.');
});
