import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dominion } from '@nightjar/dominion';
import { expect, test } from 'vitest';
import { nightjar } from './testing/terminal.ts';
import { keptIn, type TrainingPlan, train } from './training.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'nightjar-'));

/** A short training; what it has left in its folder. */
async function trained(how: Partial<TrainingPlan>): Promise<readonly string[]> {
  const folder = how.folder ?? newFolder();
  const plan = { game: dominion, seed: 'again', minutes: 10, rounds: 2, round: 2, workers: 1, resume: false };
  await train({ ...plan, ...how, folder }, () => {});
  const left = [join(folder, 'net.json'), join(folder, 'net.curve.csv'), keptIn(folder)];
  return left.map((file) => readFileSync(file, 'utf8'));
}

test('a training makes the same net to the bit again, however many workers play and wherever it was resumed', async () => {
  const once = await trained({});
  expect(await trained({ workers: 2 })).toEqual(once);
  const folder = newFolder();
  expect(await trained({ folder, rounds: 1 })).not.toEqual(once);
  expect(await trained({ folder, resume: true })).toEqual(once);
});

test('a training that is nowhere cannot be resumed', async () => {
  const folder = newFolder();
  const { code, err } = await nightjar('train dominion --resume --out here', [], { folder });
  expect({ code, err }).toEqual({ code: 1, err: `nightjar: ${keptIn(join(folder, 'here'))}: there is no such file\n` });
});
