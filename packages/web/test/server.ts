// A real server on a store of its own, which can be ended and started again.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/src/testing/seeded.ts', import.meta.url));

interface Opening {
  /** The file of another list of games; empty for ours. */
  readonly list?: string;
  /** The folder of the app that was built with these games. */
  readonly app?: string;
  /** What every match is dealt from. */
  readonly seed?: string;
}

export async function openServer({ list = '', app = '', seed = 'nightjar' }: Opening = {}) {
  const data = mkdtempSync(join(tmpdir(), 'nightjar-'));
  const env = { NIGHTJAR_DATA: data, NIGHTJAR_GAMES: list, NIGHTJAR_WEB: app, NIGHTJAR_TEST_SEED: seed };
  const first = await start(env, 0);
  const { url } = first;
  let { child } = first;
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return {
    url,
    /** Ends the process and starts another one on the same store and port. */
    async restart() {
      await stop();
      ({ child } = await start(env, Number(new URL(url).port)));
    },
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(env: Readonly<Record<string, string>>, port: number) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NIGHTJAR_DRAIN_MS: '500',
      // Tests that answer without looking are quicker than people may be.
      NIGHTJAR_RATE_PERSON: '100000',
      NIGHTJAR_RATE_ADDRESS: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const said = /nightjar: (http\S+)/.exec(text);
      if (said?.[1] !== undefined) resolve(said[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, url };
}
