import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MAIN = at('main.ts');
const LIST = at('../../games/src/testing/lantern.ts');

/** The command line in a process of its own: the list of games is read as it starts. */
function nightjar(words: string, typed = '', list = LIST) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words.split(' ')], {
    encoding: 'utf8',
    input: typed,
    // Without colours, whatever the place: some are taken for terminals.
    env: { ...process.env, NIGHTJAR_GAMES: list, NO_COLOR: '1', FORCE_COLOR: undefined, CI: undefined },
  });
  return { code: status, out: stdout, err: stderr };
}

test('a game that is only listed is shown beside ours, with its modes, options and bots', () => {
  const { code, out } = nightjar('games --json');
  const { games } = JSON.parse(out) as { readonly games: readonly { readonly id: string }[] };
  expect(code).toBe(0);
  expect(games.map(({ id }) => id)).toEqual(['nocturne', 'noctiluca', 'dominion', 'nocturion', 'lantern']);
  expect(games.at(-1)).toMatchObject({
    modes: [{ id: 'standard' }, { id: 'short' }],
    options: [{ id: 'rounds', values: [2, 4, 8] }],
    bots: [
      'novice',
      'gentle',
      'steady',
      'strong',
      'master',
      'random',
      'greedy',
      'search:1000',
      'search:300ms',
      'mind:1000',
    ],
  });
});

test('a game that is only listed is played by bots, and equal seeds give equal games', () => {
  const words = 'simulate lantern --players 3 --games 5 --bot random,greedy,search:20 --json';
  const [one, other] = [nightjar(words), nightjar(words)];
  expect([one.code, one.err]).toEqual([0, '']);
  const report = JSON.parse(one.out);
  expect(report).toMatchObject({ game: 'lantern', games: 5, bots: ['random', 'greedy', 'search:20'] });
  expect(JSON.parse(other.out).hash).toBe(report.hash);
});

test('a game that is only listed is played at the terminal to its score, in its own notation', () => {
  const { code, out } = nightjar('play lantern --mode short --bot greedy --seed a', '1\n'.repeat(40));
  expect(code).toBe(0);
  expect(out).toContain('You: omen');
  expect(out).toContain('1) omen Wick');
  expect(out).toContain('You: discarded: card Wick');
  expect(out).toContain('wicks: count 1 = 1 (LAN-5.1)');
  expect(out).toMatch(/The game is over\.\n1\. You: 3 points\n2\. greedy: 1 point\n/);
});

test('a game that is only listed is held to the laws', () => {
  const { code, out } = nightjar('laws lantern --seeds 1');
  expect([code, out]).toEqual([0, '5 games in 5 ways to play, 94 answers, 0 breaches\n']);
});

test('the help of a game that is only listed names an answer it asks for, and no rules it has not', () => {
  const { out } = nightjar('play lantern --mode short --bot greedy --seed a', 'help\nwhy\n');
  expect(out).toContain('Answer by number or by text: "1" or "omen Wick".');
  expect(out).toContain('why <move>');
  expect(out).toContain('Try "why omen Wick".');
  expect(out).not.toContain('rules <id>');
  expect(out).not.toContain('""');
});

test('a list of games that is not there, or is none, is one line and no stack trace', () => {
  expect(nightjar('games', '', 'no-such-file.ts')).toEqual({
    code: 1,
    out: '',
    err: 'nightjar: NIGHTJAR_GAMES: no-such-file.ts: there is no such file\n',
  });
  const { code, err } = nightjar('games --lang de', '', at('bar.ts'));
  expect(code).toBe(1);
  expect(err).toMatch(/^nightjar: NIGHTJAR_GAMES: \S+bar\.ts: enthält keine Spieleliste namens GAMES\n$/);
});
