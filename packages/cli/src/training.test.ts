import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNet } from '@nightjar/bots/training';
import { dominion } from '@nightjar/dominion';
import { beforeAll, expect, test } from 'vitest';
import { nightjar } from './testing/terminal.ts';
import { keptIn, type TrainingPlan, train } from './training.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'nightjar-'));

/** A short training; the files it leaves in its folder. */
async function trained(how: Partial<TrainingPlan>): Promise<readonly string[]> {
  const folder = how.folder ?? newFolder();
  const plan = {
    game: dominion,
    seed: 'again',
    minutes: 10,
    rounds: 2,
    round: 2,
    workers: 1,
    resume: false,
    rival: null,
  };
  await train({ ...plan, ...how, folder }, () => {});
  const left = [join(folder, 'net.json'), join(folder, 'net.curve.csv'), keptIn(folder)];
  return left.map((file) => readFileSync(file, 'utf8'));
}

/** Two trainings that several tests look at. */
let again: readonly string[];
let stranger: readonly string[];
beforeAll(async () => {
  again = await trained({});
  stranger = await trained({ seed: 'other' });
});

test('a training makes the same net to the bit again, however many workers play and wherever it was resumed', async () => {
  expect(await trained({ workers: 2 })).toEqual(again);
  const folder = newFolder();
  expect(await trained({ folder, rounds: 1 })).not.toEqual(again);
  expect(await trained({ folder, resume: true })).toEqual(again);
});

test('a training against a rival begins with what the rival knows, and says against whom it was', async () => {
  const weightsOf = (text: string | undefined): readonly number[] => JSON.parse(text ?? '').weights;
  const [known] = again;
  const net = readNet(JSON.parse(known ?? ''));
  const [answer] = await trained({ rival: { file: 'net.json', net } });
  expect(JSON.parse(answer ?? '').command).toBe('nightjar train dominion --seed again --rounds 2 --against net.json');
  const [unlike] = stranger;
  const apart = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, weight, i) => sum + Math.abs(weight - (other[i] as number)), 0) / one.length;
  // Two rounds of two games are few steps from where they began.
  expect(apart(weightsOf(answer), weightsOf(known))).toBeGreaterThan(0);
  expect(apart(weightsOf(answer), weightsOf(known))).toBeLessThan(apart(weightsOf(answer), weightsOf(unlike)) / 4);
});

test('a net of other rules is no rival, and says why', async () => {
  const folder = newFolder();
  const net = join(folder, 'net.json');
  writeFileSync(net, '{"features":["estimate","moths"],"hidden":1,"weights":[]}');
  const said = 'net.json: features[1]: "moths" is no feature of these rules';
  const { code, err } = await nightjar('train dominion --against net.json --out here', [], { folder });
  expect({ code, err }).toEqual({ code: 1, err: `nightjar: ${said}\n` });
  const met = await nightjar('arena dominion --bots mind:2@net.json,random --games 2', [], { folder });
  expect({ code: met.code, err: met.err }).toEqual({ code: 1, err: `nightjar: ${said}\n` });
});

test('in an arena a bot may go by a net of its own: with another net under the same name it plays otherwise', async () => {
  const metBy = async ([net = '']: readonly string[]): Promise<{ readonly answers: number }> => {
    const folder = newFolder();
    writeFileSync(join(folder, 'net.json'), net);
    const { out } = await nightjar('arena dominion --bots mind:6@net.json,menu --games 4 --json', [], { folder });
    return JSON.parse(out);
  };
  const [one, twice, unlike] = [await metBy(again), await metBy(again), await metBy(stranger)];
  expect(one).toMatchObject({ bots: ['mind:6@net.json', 'menu'], games: 4 });
  expect(twice.answers).toBe(one.answers);
  expect(unlike.answers).not.toBe(one.answers);
});

test('a training against a net does not write over the net that ships', async () => {
  const { code, err } = await nightjar('train dominion --against net.json', [], { folder: newFolder() });
  expect([code, err]).toEqual([2, expect.stringContaining('--out')]);
});

test('a training that is nowhere cannot be resumed', async () => {
  const folder = newFolder();
  const { code, err } = await nightjar('train dominion --resume --out here', [], { folder });
  expect({ code, err }).toEqual({ code: 1, err: `nightjar: ${keptIn(join(folder, 'here'))}: there is no such file\n` });
});
