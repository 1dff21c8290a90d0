import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { nightjar } from '../testing/terminal.ts';

const options = nocturne.options({ players: 2 });
const state = nocturne.setup(options.ok ? options.value : (null as never), 'engine');
const seat = nocturne.pending(state)?.seat ?? 0;
const answers = nocturne.legal(state).map((action) => nocturne.write(state, action));
const GAME = 'game {"game":"nocturne"}';
const POSITION = `position ${JSON.stringify({ seat, answers, view: nocturne.view(state, seat) })}`;

const said = async (...lines: readonly string[]): Promise<string[]> =>
  (await nightjar('engine --bot search:100000', lines)).out.trim().split('\n');

test('an engine greets, and answers a position with one of its answers', async () => {
  const [name, ready, answer] = await said('nightjar 1', GAME, POSITION, 'go looks 50', 'quit');
  expect([name, ready]).toEqual(['id name nightjar search:100000', 'ready']);
  expect(answers).toContain(answer?.replace(/^answer /, ''));
});

test('equal seeds and looks give equal answers', async () => {
  const asked = [GAME, POSITION, 'go looks 60 seed owl', 'go looks 60 seed owl'];
  const [one, two] = await said(...asked);
  expect(one).toMatch(/^answer /);
  expect(two).toBe(one);
});

test('whoever says stop is given the best answer so far', async () => {
  const [answer] = await said(GAME, POSITION, 'go', 'stop', 'quit');
  expect(answers).toContain(answer?.replace(/^answer /, ''));
});

test('what cannot be understood is told, and the conversation goes on', async () => {
  const infos = await said(
    'nightjar 7',
    'frobnicate',
    'go',
    'game {"game":"halma"}',
    'position 7',
    GAME,
    'position {"seat":0,"view":{}}',
    'go looks 5',
    POSITION,
    'go looks 5',
  );
  expect(infos.slice(0, 7).map((line) => line.slice(0, 34))).toEqual([
    'info this is protocol 1',
    'id name nightjar search:100000',
    'ready',
    'info "frobnicate" is unknown',
    'info there is no position to answe',
    'info game: there is nocturne, noct',
    'info position: must be a JSON obje',
  ]);
  expect(infos[7]).toMatch(/^info position: /);
  expect(infos[8]).toMatch(/^answer /);
});
