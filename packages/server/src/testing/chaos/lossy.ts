import { below, rngFrom } from '@nightjar/kernel';
import type { StoreSettings } from '../../store/store.ts';
import { Ledger } from './ledger.ts';
import { judge, repeat, type Verdict } from './oracle.ts';
import { Player, pair } from './player.ts';
import { chaoticProxy, type Mischief } from './proxy.ts';
import { freePort, startServerProcess } from './server-process.ts';

export interface LossyWish {
  readonly store: StoreSettings;
  readonly tables: number;
  /** How many acknowledgements the run waits for. */
  readonly answers: number;
  readonly longestMs: number;
  readonly seed: string;
}

export interface LossySummary extends Verdict {
  readonly mischief: Mischief;
  readonly resent: number;
  readonly repeated: number;
}

/**
 * Clients play through a proxy that loses, repeats, delays and reorders requests; then the log is checked against what
 * they were told.
 */
export async function lossy({ store, tables, answers, longestMs, seed }: LossyWish): Promise<LossySummary> {
  const rng = rngFrom(seed);
  const choose = (): number => below(rng, 1_000_000) / 1_000_000;
  const port = await freePort();
  const running = await startServerProcess({ store, port });
  const proxy = await chaoticProxy({ port, choose, longestMs });
  const ledger = new Ledger();
  const players = Array.from(
    { length: tables * 2 },
    () => new Player({ bases: [proxy.base], ledger, choose, patienceMs: null }),
  );
  const load = Promise.all(
    Array.from({ length: tables }, (_, i) => pair([players[i * 2] as Player, players[i * 2 + 1] as Player])),
  );
  try {
    await Promise.race([
      ledger
        .more(answers)
        .then(() => ledger.until(() => ledger.resent > 0 && Object.values(proxy.mischief).every(Boolean))),
      load.then(() => Promise.reject(new Error('everybody has stopped playing'))),
      running.died.then((cause) => Promise.reject(new Error(`a server died by itself: ${cause}`))),
    ]);
    for (const player of players) player.leave();
    await load;
    const { repeated, faults } = await repeat(ledger, `http://127.0.0.1:${port}`, answers);
    running.child.kill('SIGKILL');
    await running.died;
    const verdict = await judge(store, ledger);
    const { mischief } = proxy;
    return { ...verdict, faults: [...verdict.faults, ...faults], mischief, resent: ledger.resent, repeated };
  } finally {
    for (const player of players) player.leave();
    proxy.close();
    running.child.kill('SIGKILL');
  }
}
