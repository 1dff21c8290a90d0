import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FAULT_POINTS, type FaultPoint } from './faults.ts';
import { giveAnswer } from './match/answer.ts';
import { eventsSince, requireChain } from './match/log.ts';
import { genesisOf } from './match/open.ts';
import { ENGINES } from './store/store.ts';
import type { Place } from './testing/place.ts';
import { duel, testServices } from './testing/services.ts';

const VICTIM = fileURLToPath(new URL('./testing/victim.ts', import.meta.url));

/** Lets a process play until it is killed at the nth pass of a point; its output. */
async function killedAt(point: string, nth: number, match: string, { settings }: Place): Promise<string[][]> {
  const child = spawn(process.execPath, [VICTIM, match, settings.dataFolder, settings.databaseUrl ?? ''], {
    env: { ...process.env, NIGHTJAR_FAULT: `${point}:${nth}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number, string]>]);
  expect(signal).toBe('SIGKILL');
  return said
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** How often a command without an acknowledgement may be in the log. */
const UNSURE: { readonly [point in FaultPoint]: readonly number[] } = {
  'after-validate': [0],
  'after-commit': [1],
  'after-ack': [0, 1],
  'during-fanout': [0, 1],
};

describe.each(ENGINES)('%s', (engine) => {
  test.each(FAULT_POINTS)('a server killed %s loses nothing it acknowledged and does nothing twice', async (point) => {
    const { services, place, again } = await testServices(engine);
    const { id } = (await duel(services)).row;
    await services.close();
    const said = [...(await killedAt(point, 3, id, place)), ...(await killedAt(point, 5, id, place))];
    const { context } = await again();
    const before = await eventsSince(context.store, id);
    const acknowledged = new Map(said.filter(([is]) => is === 'ack').map(([, command, reached]) => [command, reached]));
    expect(acknowledged.size).toBeGreaterThanOrEqual(6);
    const counted = (command: string | undefined): number => before.filter((row) => row.command === command).length;
    for (const command of acknowledged.keys()) expect(counted(command)).toBe(1);
    const tried = said.filter(([is]) => is === 'try');
    const unsure = tried.filter(([, , command]) => !acknowledged.has(command));
    for (const [, , command] of unsure) expect(UNSURE[point]).toContain(counted(command));
    // A client without a reply sends its last command again; answered commands get the same reply.
    const last = tried.at(-1)?.[2];
    for (const [, person = '', command = '', seq, answer = ''] of tried) {
      if (command !== last && counted(command) === 0) continue;
      const done = await giveAnswer(context, id, { person }, { command, seq: Number(seq), answer });
      expect(acknowledged.get(command) ?? `${done.seq}`).toBe(`${done.seq}`);
    }
    const after = await eventsSince(context.store, id);
    requireChain(id, { seq: 0, hash: genesisOf(id) }, after);
    const commands = after.map(({ command }) => command).filter((command) => command !== null);
    expect(new Set(commands).size).toBe(commands.length);
    expect(after.length).toBe(before.length + 1 - counted(last));
    expect(after.filter((row) => row.command === last)).toHaveLength(1);
  });
});
