import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nocturne } from '@nightjar/nocturne';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ROOT } from '../file.ts';

const options = nocturne.options({ players: 2 });
const state = nocturne.setup(options.ok ? options.value : (null as never), 'engine');
const seat = nocturne.pending(state)?.seat ?? 0;
const answers = nocturne.legal(state).map((action) => nocturne.write(state, action));
const GAME = 'game {"game":"nocturne"}';
const POSITION = `position ${JSON.stringify({ seat, answers, view: nocturne.view(state, seat) })}`;

const HOUSE = { over: 'default', tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };

/** An engine that runs, and goes on listening until it is left. */
class Conversation {
  readonly #engine = spawn(
    process.execPath,
    [join(ROOT, 'packages/cli/src/main.ts'), 'engine', '--bot', 'search:1000000'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  readonly #lines = createInterface({ input: this.#engine.stdout })[Symbol.asyncIterator]();

  say(...lines: readonly string[]): void {
    this.#engine.stdin.write(`${lines.join('\n')}\n`);
  }

  /** The next line it says; null once it has left. */
  async hear(): Promise<string | null> {
    const { value, done } = await this.#lines.next();
    return done === true ? null : value;
  }

  /** The answer in its next line. */
  async answer(): Promise<string | undefined> {
    return /^answer (.*)$/.exec((await this.hear()) ?? '')?.[1];
  }

  end(): void {
    this.#engine.stdin.end();
  }
}

let engine = new Conversation();
afterEach(() => {
  engine.end();
  engine = new Conversation();
});
afterAll(() => engine.end());

test('an engine greets, and answers a position with one of its answers', async () => {
  engine.say('nightjar 1', GAME, POSITION, 'go looks 50');
  expect([await engine.hear(), await engine.hear()]).toEqual(['id name nightjar search:1000000', 'ready']);
  expect(answers).toContain(await engine.answer());
  engine.say('quit');
  expect(await engine.hear()).toBeNull();
});

test('equal seeds and looks give equal answers', async () => {
  engine.say(GAME, POSITION, 'go looks 60 seed owl', 'go looks 60 seed owl');
  const one = await engine.answer();
  expect(answers).toContain(one);
  expect(await engine.answer()).toBe(one);
});

test('stop is answered with the best answer so far, whatever other lines came since the question', async () => {
  engine.say(GAME, POSITION, 'go', 'frobnicate', POSITION, 'stop');
  expect(answers).toContain(await engine.answer());
  expect(await engine.hear()).toBe('info "frobnicate" is unknown');
});

test('who says goodbye while an engine thinks is answered, and left', async () => {
  engine.say(GAME, POSITION, 'go', '', 'quit');
  expect(answers).toContain(await engine.answer());
  expect(await engine.hear()).toBeNull();
});

test('the end of what is said is a goodbye', async () => {
  engine.say(GAME, POSITION, 'go');
  engine.end();
  expect(answers).toContain(await engine.answer());
  expect(await engine.hear()).toBeNull();
});

test.each(['go ms 0', 'go looks 0'])('%s is answered at once', async (go) => {
  engine.say(GAME, POSITION, go);
  expect(answers).toContain(await engine.answer());
});

test('a house edition comes with its game, and is played from then on', async () => {
  const edition = nocturne.admit(HOUSE);
  if (!edition.ok) throw new Error(edition.fault.what);
  const house = nocturne.options({ players: 2, edition: edition.value });
  if (!house.ok) throw new Error(house.fault.what);
  const begun = nocturne.setup(house.value, 'engine');
  const position = `position ${JSON.stringify({ seat: 0, view: nocturne.view(begun, nocturne.pending(begun)?.seat ?? 0) })}`;
  const game = { game: 'nocturne', edition: edition.value };
  engine.say(`game ${JSON.stringify(game)}`, position, 'go looks 5');
  expect(await engine.hear()).toMatch(/^info position: options.edition: /);
  engine.say(`game ${JSON.stringify({ ...game, house: HOUSE })}`, position, 'go looks 5');
  expect(nocturne.legal(begun).map((action) => nocturne.write(begun, action))).toContain(await engine.answer());
});

test('a house edition that is not sound, or is another one than the table plays, is told whenever an answer is asked for', async () => {
  const unsound = { game: 'nocturne', house: { over: 'default', surprise: 1 } };
  const told = 'info game: house: surprise: no such value to replace; an edition holds only what the rules read';
  engine.say(`game ${JSON.stringify(unsound)}`, 'go');
  expect([await engine.hear(), await engine.hear()]).toEqual([told, told]);
  engine.say(`game ${JSON.stringify({ game: 'nocturne', house: HOUSE, edition: nocturne.edition })}`);
  expect(await engine.hear()).toMatch(
    new RegExp(`^info game: house: is [0-9a-f]{64} here, not "${nocturne.edition}"$`),
  );
});

test('what cannot be understood is told, and the conversation goes on', async () => {
  engine.say('nightjar 7', 'frobnicate', 'go', 'game {"game":"halma"}', 'position 7', 'go');
  engine.say(GAME, 'position {"seat":0,"view":{}}', 'go looks 5', POSITION, 'go looks 5');
  const infos: string[] = [];
  while (infos.length < 8) infos.push((await engine.hear()) ?? '');
  expect(infos.map((line) => line.slice(0, 34))).toEqual([
    'info this is protocol 1',
    'id name nightjar search:1000000',
    'ready',
    'info "frobnicate" is unknown',
    'info there is no position to answe',
    'info game: there is nocturne, noct',
    'info position: must be a JSON obje',
    'info position: must be a JSON obje',
  ]);
  expect(await engine.hear()).toMatch(/^info position: /);
  expect(answers).toContain(await engine.answer());
});
