import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { greedy, type Played, played, random } from '@nightjar/bots';
import type { Json, JsonObject, Player } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { ROOT } from './file.ts';
import { GAMES, offered } from './games.ts';
import { OutsideBot } from './outside.ts';
import { nightjar } from './testing/terminal.ts';

const PYTHON = spawnSync('python3', ['-c', 'pass']).status === 0;
const OUR_OWN = `exec:"${process.execPath}" "${join(ROOT, 'packages/cli/src/main.ts')}" engine --bot gentle`;
const EXAMPLE = `exec:"${process.execPath}" "${join(ROOT, 'examples/mybot.ts')}"`;
const programs = [OUR_OWN, EXAMPLE, ...(PYTHON ? [`exec:python3 "${join(ROOT, 'examples/mybot.py')}"`] : [])];

async function meeting(name: string, contestants: readonly Player[], edition: Json = {}): Promise<Played> {
  const { game } = offered(name);
  const options = game.options({ ...game.modes[0]?.options, players: 2, ...(edition as JsonObject) });
  if (!options.ok) throw new Error('options');
  return played(game, options.value as JsonObject, contestants, { nth: 0, seed: 'outside', seats: [0, 1] });
}

/** A program of this text, run by Node, on one side, and a bot that answers anything on the other. */
async function against(script: string, limitMs = 200): Promise<Played> {
  const file = join(mkdtempSync(join(tmpdir(), 'nightjar-')), 'program.mjs');
  writeFileSync(file, script);
  const program = new OutsideBot(`exec:"${process.execPath}" "${file}"`, limitMs);
  try {
    return await meeting('noctiluca', [program, random]);
  } finally {
    await program.close();
  }
}

/** A program that says it is ready, and then does this with every `go`. */
const ready = (go: string): string => `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('nightjar')) console.log('ready');
  if (line.startsWith('go')) { ${go} }
}`;

test.each(GAMES.map(({ game }) => game.name))('programs outside play a whole game of %s', async (name) => {
  for (const program of programs) {
    const outside = new OutsideBot(program, 10_000);
    const { forfeit, scores, answers } = await meeting(name, [outside, greedy]);
    await outside.close();
    expect({ program, forfeit }).toEqual({ program, forfeit: null });
    expect(scores).toHaveLength(2);
    expect(answers).toBeGreaterThan(10);
  }
});

test('a house edition goes with the game: programs outside play a whole one of it', async () => {
  const { game } = offered('nocturion');
  const house = { over: 'default', limits: { hand: 2 } };
  const edition = game.admit(house);
  if (!edition.ok) throw new Error(edition.fault.what);
  for (const program of programs) {
    const outside = new OutsideBot(program, 10_000, house);
    const { forfeit, scores } = await meeting(game.name, [outside, greedy], { edition: edition.value });
    await outside.close();
    expect({ program, forfeit }).toEqual({ program, forfeit: null });
    expect(scores).toHaveLength(2);
  }
});

test('an arena of a house edition is played by programs outside as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  writeFileSync(join(folder, 'house.json'), JSON.stringify({ over: 'default', pointTokens: { backValue: 2 } }));
  const ours = `exec:${process.execPath}\t${join(ROOT, 'packages/cli/src/main.ts')}\tengine\t--bot\tgreedy`;
  for (const workers of [1, 2]) {
    const words = `arena noctiluca --bots random --bot ${ours} --edition house.json --games 2 --workers ${workers} --json`;
    const { code, out, err } = await nightjar(words, [], { folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { standings } = JSON.parse(out) as { standings: readonly { forfeits: number; forfeit: string | null }[] };
    expect(standings.map(({ forfeits, forfeit }) => ({ forfeits, forfeit }))).toEqual([
      { forfeits: 0, forfeit: null },
      { forfeits: 0, forfeit: null },
    ]);
  }
});

test('what a program said last says why it has lost the game', async () => {
  const { forfeit } = await against(ready("console.log('info I do not know this game'); for (;;);"));
  expect(forfeit?.why).toBe('did not answer within 200 ms: I do not know this game');
});

test('what a program says before it is asked is no answer', async () => {
  const { forfeit, answers } = await against(
    ready('process.stdout.write(`answer ${JSON.parse(globalThis.last).answers[0]}\\nanswer fly\\n`);').replace(
      'if (line.startsWith',
      "if (line.startsWith('position')) globalThis.last = line.slice(9);\n  if (line.startsWith",
    ),
    10_000,
  );
  expect(forfeit).toBeNull();
  expect(answers).toBeGreaterThan(10);
});

test('a program that ends in the middle of a game has lost it, and its last words are told', async () => {
  const { forfeit, places, scores } = await against(ready("console.error('out of ideas'); process.exit(3);"));
  expect(forfeit).toEqual({ seat: 0, why: 'ended (3): out of ideas' });
  expect({ places, scores }).toEqual({ places: [2, 1], scores: null });
});

test('a program that answers nonsense has lost the game', async () => {
  const { forfeit } = await against(ready("console.log('answer fly to the moon');"));
  expect(forfeit?.why).toMatch(/^answered "fly to the moon", which is none of the \d+ answers$/);
});

test('a program that does not answer in time has lost the game', async () => {
  const { forfeit } = await against(ready('for (;;);'));
  expect(forfeit?.why).toBe('did not answer within 200 ms');
});

test('a program that never ends its line has lost the game', async () => {
  const { forfeit } = await against(ready("process.stdout.write('x'.repeat(200_000));"), 5_000);
  expect(forfeit?.why).toBe('wrote a line of more than 100000 characters');
});

test('what a program says besides its answer is heard and left alone', async () => {
  const { forfeit } = await against(
    ready("console.log('info thinking'); console.log(''); console.log('answer ' + JSON.parse(last).answers[0]);")
      .replace(
        'if (line.startsWith',
        "if (line.startsWith('position')) globalThis.last = line.slice(9);\n  if (line.startsWith",
      )
      .replaceAll('(last)', '(globalThis.last)'),
    10_000,
  );
  expect(forfeit).toBeNull();
});

test('the arena says in one line that a program is no player, and plays on without one that only loses', async () => {
  const lost = await nightjar('arena noctiluca --bots random --bot exec:no-such-program --games 2');
  expect(lost).toEqual({ code: 1, out: '', err: 'nightjar: exec:no-such-program: could not be started (ENOENT)\n' });
  const file = join(mkdtempSync(join(tmpdir(), 'nightjar-')), 'program.mjs');
  writeFileSync(file, ready('process.exit(1);'));
  const { code, out } = await nightjar(`arena noctiluca --bots random --bot=exec:node\t${file} --games 2`);
  expect({ code, said: out.split('\n').at(-2) }).toMatchObject({
    code: 0,
    said: expect.stringContaining('forfeited 2 games: ended (1)'),
  });
});
