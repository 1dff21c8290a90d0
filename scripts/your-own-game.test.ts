import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type AnyGame, heardBy, type Move, pick, playOut, rngFrom, Sitting } from '@nightjar/kernel';
import { obeysLaws } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { shownIn, writeShown } from './shown.mjs';

const DOCUMENT = 'docs/your-own-game.md';
const folder = writeShown(DOCUMENT);
const { moths } = (await import(join(folder, 'moths.ts'))) as { moths: AnyGame };
const OPTIONS = { players: 3 };

test('a whole game with hidden hands fits on one screen', () => {
  expect(shownIn(DOCUMENT).get('moths.ts')?.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('the game of the document obeys every law', () => {
  const eighteen = 6 * 3;
  expect(obeysLaws(moths, { seeds: 2, every: 2 })).toEqual({ games: 6, answers: 2 * (eighteen + 24 + 30) });
});

test('a random game of it ends with every lamp taken and a moth burnt at each', () => {
  const state = moths.setup(OPTIONS, 'night');
  const random = rngFrom('chance');
  expect(playOut(moths, state, (at) => pick(moths.legal(at), random)).answers).toBe(6 * 3);
  const lines = moths.explain(state, 'table').flatMap((sheet) => sheet.lines);
  const points = (of: string) =>
    lines.filter(({ category }) => category === of).reduce((sum, line) => sum + line.points, 0);
  expect([points('lamps'), points('flames')]).toEqual([1 + 2 + 3 + 4 + 5 + 6, -6]);
});

test('a moth that was laid is known to its seat alone, and can be taken back until another is laid', () => {
  const sitting = Sitting.begin(moths, OPTIONS, 'night', ['Ada', 'Bo', 'Cy']);
  const [text = ''] = sitting.sight(0).answers;
  const moves: Move[] = [];
  expect(sitting.answer(0, text, (step) => moves.push(step))).toBeNull();
  const facts = moves.flatMap((step) => step.facts);
  expect(heardBy(moths, facts, 0)).toEqual([{ type: 'laid', seat: 0, moth: Number(text.slice(4)) }]);
  expect(heardBy(moths, facts, 1)).toEqual([{ type: 'laid', seat: 0 }]);
  expect(sitting.sight(1).view).toMatchObject({ laid: [1, [], 0] });
  expect(sitting.undoable(0)).toBe(1);
  sitting.answer(1, sitting.sight(1).answers[0] as string);
  expect(sitting.undoable(0)).toBe(0);
});

test('the lines of the document that check the laws run as they stand', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'laws.ts')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('games: 9');
});

test('the list of the document offers the game beside ours', async () => {
  const { GAMES } = (await import(join(folder, 'games.ts'))) as {
    GAMES: readonly { readonly name: string; rules(): Promise<AnyGame> }[];
  };
  expect(GAMES.map(({ name }) => name)).toEqual(['nocturne', 'noctiluca', 'dominion', 'nocturion', 'moths']);
  expect((await GAMES.at(-1)?.rules())?.name).toBe('moths');
});
