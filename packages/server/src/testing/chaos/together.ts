import { setTimeout as wait } from 'node:timers/promises';
import { below, rngFrom } from '@nightjar/kernel';
import type { StoreSettings } from '../../store/store.ts';
import { Ledger } from './ledger.ts';
import { judge, repeat, type Verdict } from './oracle.ts';
import { Player, pair } from './player.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

/** Two server processes and their clients. */
interface Together {
  readonly servers: readonly ServerProcess[];
  /** Resolves after this time. Rejects if a process dies by itself or all players have stopped. */
  readonly after: (ms: number) => Promise<void>;
  /** Stops one process and starts another in its place. */
  readonly replace: (nth: number) => Promise<void>;
}

export interface TogetherWish {
  /** A shared store. */
  readonly store: StoreSettings;
  /** Tables of each kind: both players at one process, both at the other, one at each. */
  readonly tables: number;
  readonly seed: string;
  /** The fault that is injected half-way. */
  readonly happens: (together: Together) => Promise<void>;
  readonly says?: (what: string) => void;
}

export interface TogetherSummary extends Verdict {
  /** Acknowledgements before, during and after the fault. */
  readonly acks: { readonly before: number; readonly during: number; readonly after: number };
  readonly resent: number;
  readonly repeated: number;
  /** The longest wait for an acknowledgement during the fault, with retries. */
  readonly longestMs: number;
}

/** Acknowledgements awaited before and after, per player. */
const WARM = 10;
/** A client that gets no message for this long sends the same command to the other process. */
const PATIENCE_MS = 3_000;

/** Runs two processes on one store under load, injects a fault, and looks for lost commands and forked logs. */
export async function together({ store, tables, seed, happens, says }: TogetherWish): Promise<TogetherSummary> {
  const rng = rngFrom(seed);
  const choose = (): number => below(rng, 1_000_000) / 1_000_000;
  const ledger = new Ledger();
  const servers: ServerProcess[] = [];
  const bases: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    const port = await freePort();
    servers.push(await startServerProcess({ store, port }));
    bases.push(`http://127.0.0.1:${port}`);
  }
  const [one, other] = bases as [string, string];
  const at = (...order: string[]): Player => new Player({ bases: order, ledger, choose, patienceMs: PATIENCE_MS });
  const pairs = Array.from({ length: tables }, () => [
    [at(one, other), at(one, other)] as const,
    [at(other, one), at(other, one)] as const,
    [at(one, other), at(other, one)] as const,
  ]).flat();
  const players = pairs.flat();
  const load = Promise.all(pairs.map(pair));
  const failed = load.then((): never => {
    throw new Error('everybody has stopped playing');
  });
  failed.catch(() => undefined);
  const everybody = (count: number): Promise<void> => {
    const before = players.map(({ acks }) => acks);
    return Promise.race([failed, ledger.until(() => players.every(({ acks }, i) => acks >= (before[i] ?? 0) + count))]);
  };
  try {
    await everybody(WARM);
    const before = ledger.acks;
    let dead = new Promise<never>(() => undefined);
    const watch = (running: ServerProcess): void => {
      const died = running.died.then((cause) => {
        if (servers.includes(running)) throw new Error(`a server died by itself: ${cause}`);
      });
      died.catch(() => undefined);
      dead = Promise.race([dead, died.then(() => new Promise<never>(() => undefined))]);
      dead.catch(() => undefined);
    };
    for (const running of servers) watch(running);
    const after = (ms: number): Promise<void> => Promise.race([failed, dead, wait(ms)]);
    const replace = async (nth: number): Promise<void> => {
      const [gone] = servers.splice(nth, 1);
      gone?.child.kill('SIGTERM');
      await gone?.died;
      await Promise.race([failed, dead, ledger.more(1)]);
      const running = await startServerProcess({ store, port: Number(new URL(bases[nth] as string).port) });
      servers.splice(nth, 0, running);
      watch(running);
    };
    ledger.longestMs = 0;
    await happens({ servers, after, replace });
    const { longestMs } = ledger;
    const during = ledger.acks - before;
    says?.(`${during} acknowledgements meanwhile`);
    await everybody(WARM);
    const later = ledger.acks - before - during;
    for (const player of players) player.leave();
    await load;
    const again = await repeat(ledger, one, 250);
    const elsewhere = await repeat(ledger, other, 250);
    for (const { child, died } of servers) {
      child.kill('SIGKILL');
      await died;
    }
    const verdict = await judge(store, ledger);
    const faults = [...verdict.faults, ...again.faults, ...elsewhere.faults];
    return {
      ...verdict,
      faults,
      acks: { before, during, after: later },
      resent: ledger.resent,
      repeated: again.repeated + elsewhere.repeated,
      longestMs: Math.round(longestMs),
    };
  } finally {
    for (const player of players) player.leave();
    for (const { child } of servers) {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
    }
  }
}
