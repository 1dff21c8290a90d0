import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nightjar } from './testing/terminal.ts';

const COMMANDS = [
  '',
  'play',
  'games',
  'simulate',
  'record',
  'verify',
  'replay',
  'judge',
  'score',
  'rule',
  'arena',
  'engine',
  'laws',
  'perft',
  'golden',
  'clauses',
  'edition',
  'edition check',
  'edition sources',
  'edition release',
];

test.each(COMMANDS)('"nightjar %s --help" explains itself on stdout', async (command) => {
  const { code, out, err } = await nightjar(`${command} --help`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Usage: nightjar/);
});

test.each(['play', 'simulate', 'record', 'arena', 'engine'])(
  '"nightjar %s --help" names the grades',
  async (command) => {
    const { out } = await nightjar(`${command} --help`);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('novice, gentle, steady, strong, master');
  },
);

test.each([
  ['frobnicate', 'unknown command "frobnicate"'],
  ['simulate', 'missing required argument "game"'],
  ['simulate nocturne --frob', 'unknown option "--frob"'],
  ['simulate halma', 'no game is called "halma"; there is nocturne'],
  ['simulate nocturne --players 5', 'players: standard is for 1, 2, 3, 4, not 5'],
  ['simulate nocturne --players two', 'players: must be a whole number from 1 to 9, not "two"'],
  ['simulate nocturne --mode family --players 1', 'players: family is for 2, 3, 4, not 1'],
  ['simulate nocturne --mode blitz', 'mode "blitz": no such mode'],
  ['simulate nocturne --option frob=1', 'option frob: no such option'],
  ['simulate nocturne --option advanced', 'option "advanced": must be name=value'],
  ['simulate nocturne --option advanced=maybe', 'option advanced: must be one of false, true'],
  ['simulate nocturne --option scenario=3 --option familyMode=family', 'NOC-21.7'],
  ['simulate dominion --players 5', 'players: random is for 2, 3, 4, not 5'],
  ['simulate dominion --option frob=1', 'option frob: no such option; there are set, pool, attacks'],
  ['simulate dominion --option cards=smithy,frob', 'option cards[1]: "frob" is no kingdom card'],
  ['simulate dominion --option cards=smithy,smithy', 'option cards[1]: "smithy" stands here twice'],
  ['simulate dominion --option code=xyz', 'option code: '],
  ['simulate nocturne --games 0', 'games: must be a whole number from 1'],
  ['simulate nocturne --bot deepblue', 'bot: "deepblue" is unknown'],
  ['simulate nocturne --bot random,random,random', 'bots: 3 are named for 2 seats'],
  ['record nocturne --bots random --bot greedy --bot random', 'bots: 3 are named for 2 seats'],
  ['arena nocturne --bots steady gentle --games 2', '--bots wants one list with commas: steady,gentle'],
  ['simulate nocturne -b steady, gentle', '--bots wants one list with commas: steady,gentle'],
  ['play nocturn', 'no game is called "nocturn" (did you mean nocturne?)'],
  ['simulate dominino', 'no game is called "dominino" (did you mean dominion?)'],
  ['engine --bot foo', 'bot: "foo" is unknown; known are novice'],
  ['arena nocturne --bots greedy,greedy', 'bots: at least two different ones must meet'],
  ['arena nocturne --bots greedy,random,novice --sprt', 'sprt: two bots'],
  ['arena nocturne --bots greedy,random --sprt 50,0', 'sprt: two bots'],
  ['laws nocturne --mode family --players 1', 'players: family is not for 1'],
  ['score nocturne x.json --lang fr', 'lang: must be en, de, not "fr" (unfinished: qps)'],
  ['play nocturne --people 3', 'people: must be a whole number from 0 to 2, not "3"'],
  ['play nocturne --names greedy', 'names: "greedy" is the name of a bot'],
])('"nightjar %s" is a wrong use: one line and exit code 2', async (words, message) => {
  const { code, out, err } = await nightjar(words);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
  expect(err).toMatch(/^nightjar: [^\n]+\n$/);
});

test('what is wrong is said in the language of the command line, with what may have been meant', async () => {
  expect(await nightjar('verfy --lang de')).toMatchObject({
    code: 2,
    err: 'nightjar: einen Befehl „verfy“ gibt es nicht (ist verify gemeint?)\n',
  });
  expect((await nightjar('--lang=de simulate halma')).err).toMatch(/^nightjar: kein Spiel heißt „halma“; es gibt noc/);
});

/** What commands, flags and their values are called; these are typed as they are, in every language. */
const TYPED =
  /nightjar(?: [a-z]+)*|--?[a-z]+|<[^>]+>|\[(?:game|command|elo0,elo1)\]|"[^"]+"|`games`|NOC-6\.3|search:\w+|\b(?:novice|gentle|steady|strong|master|random|greedy|en, de)\b/g;

test.each(COMMANDS)('nothing of "nightjar %s --help" is untranslated', async (command) => {
  const { out } = await nightjar(`${command} --help --lang qps`);
  const readable = out
    .replaceAll(TYPED, '')
    .split('\n')
    // The list of commands begins with their names.
    .map((line) => line.replace(/^ {2}[a-z]+/, ''))
    .filter((line) => /[a-z]{3}/i.test(line));
  expect(readable).toEqual([]);
});

test('`games --json` lists ids, seats, modes and options', async () => {
  const { code, out } = await nightjar('games --json');
  const { games } = JSON.parse(out) as {
    games: { id: string; seats: number[]; modes: { id: string }[]; options: object[] }[];
  };
  expect(code).toBe(0);
  expect(games.map(({ id }) => id)).toEqual(['nocturne', 'noctiluca', 'dominion', 'nocturion']);
  expect(games[0]?.seats).toEqual([1, 2, 3, 4]);
  expect(games[0]?.modes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['standard', 'advanced', 'family', 'scenario-20', 'twoUp']),
  );
  expect(games[0]?.options).toContainEqual(
    expect.objectContaining({ id: 'dedicationOrder', values: ['descending', 'clockwise'] }),
  );
});

test('the real command finds files where the person was, and fails without a stack trace', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'verify', 'r.json'], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder, NODE_NO_WARNINGS: '1' },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'nightjar: r.json: there is no such file\n',
  });
});

test('`rule` prints a clause without its sources', async () => {
  const { code, out } = await nightjar('rule NOC-6.4');
  expect(code).toBe(0);
  expect(out).toMatch(/^NOC-6\.4 {2}\S/);
  expect(out).not.toMatch(/\[EN|\*/);
  expect((await nightjar('rule DOM-C.cellar.3')).out).toBe(
    'DOM-C.cellar.3  Then draw as many cards as were discarded.\n',
  );
  expect(await nightjar('rule NOC-99.1')).toMatchObject({
    code: 1,
    err: 'nightjar: no clause has the number "NOC-99.1"\n',
  });
});

test('`clauses --json` tells for each game which clauses no test cites: none', async () => {
  const { out } = await nightjar('clauses --json');
  const games = JSON.parse(out) as {
    [game in 'nocturne' | 'dominion']: { clauses: string[]; cited: string[]; missing: string[] };
  };
  const { nocturne, dominion } = games;
  const missing = Object.entries(games).map(([game, clauses]) => [game, clauses.missing]);
  expect(Object.fromEntries(missing)).toEqual({ nocturne: [], noctiluca: [], nocturion: [], dominion: [] });
  expect(dominion.clauses).toContain('DOM-C.cellar.3');
  expect(dominion.clauses.length).toBeGreaterThan(700);
  expect(nocturne.clauses).toContain('NOC-6.3');
  expect(nocturne.clauses.length).toBeGreaterThan(400);
  expect(new Set([...nocturne.cited, ...nocturne.missing]).size).toBe(nocturne.cited.length + nocturne.missing.length);
});
