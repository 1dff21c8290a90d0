import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { nocturne } from '@nightjar/nocturne';
import { silent } from '../log.ts';
import { Workers } from '../workers/workers.ts';

/** Asks a bot while no file can be opened any more, and again when all are closed; prints the results. */
const options = nocturne.options({ players: 2 });
if (!options.ok) throw new Error('these options are sound');
const state = nocturne.setup(options.value, 'seed');
const seat = nocturne.pending(state)?.seat ?? 0;
const view = nocturne.view(state, seat);
const job = {
  game: 'nocturne',
  rules: nocturne.rules,
  edition: null,
  view,
  seat,
  bot: 'greedy',
  seed: 'x',
  isQuick: true,
};
const workers = new Workers({ gameList: null, size: 2, botMs: 60_000, log: silent });

const answered = (): Promise<string> =>
  workers.bot(job, 'ada').then(
    (text) => (text === null ? 'no answer' : 'an answer'),
    (error: unknown) => (error as Error).name,
  );

function crowd(): number[] {
  const all: number[] = [];
  try {
    for (;;) all.push(openSync(devNull, 'r'));
  } catch {
    return all;
  }
}

const crowded = crowd();
const said = [await answered()];
for (const file of crowded) closeSync(file);
said.push(await answered());
process.stdout.write(`${said.join('\n')}\n`);
await workers.close();
