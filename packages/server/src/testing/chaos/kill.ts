import { below, rngFrom } from '@nightjar/kernel';
import { FAULT_POINTS } from '../../faults.ts';
import type { StoreSettings } from '../../store/store.ts';
import { Ledger } from './ledger.ts';
import { judge, repeat, type Verdict } from './oracle.ts';
import { loner, Player, pair } from './player.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

export interface KillWish {
  readonly store: StoreSettings;
  readonly kills: number;
  /** Tables with two people each; one more table has a person and a bot. */
  readonly tables: number;
  readonly seed: string;
  /** Called after every death. */
  readonly died?: (deaths: number, way: string, acks: number) => void;
}

export interface KillSummary extends Verdict {
  readonly deaths: Readonly<Record<string, number>>;
  /** Commands that were acknowledged only after a retry. */
  readonly resent: number;
  readonly refused: number;
  /** Commands sent again at the end that got the same bytes. */
  readonly repeated: number;
  /** Streams that reconnected by themselves. */
  readonly reconnections: number;
}

/** The points of death: at a random moment, or at a fault point. */
const WAYS = ['random', ...FAULT_POINTS] as const;
/** At least this many commands are sent again, if there are so many. */
export const LEAST_REPEATED = 500;

const reconnectionsOf = (players: readonly Player[]): number =>
  players.reduce((sum, { stream }) => sum + Math.max(0, (stream?.connections ?? 1) - 1), 0);

/** Kills a server again and again while people play, and checks the store against what the clients were told. */
export async function killOften({ store, kills, tables, seed, died }: KillWish): Promise<KillSummary> {
  const rng = rngFrom(seed);
  const ledger = new Ledger();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const choose = (): number => below(rng, 1_000_000) / 1_000_000;
  const players = Array.from(
    { length: tables * 2 + 1 },
    () => new Player({ bases: [base], ledger, choose, patienceMs: null }),
  );
  const deaths: Record<string, number> = {};
  let running: ServerProcess | null = null;
  try {
    const pairs = Array.from({ length: tables }, (_, i) =>
      pair([players[i * 2] as Player, players[i * 2 + 1] as Player]),
    );
    const load = Promise.all([...pairs, loner(players.at(-1) as Player)]);
    const failed = load.then((): never => {
      throw new Error('everybody has stopped playing');
    });
    failed.catch(() => undefined);
    for (let i = 0; i < kills; i += 1) {
      const way = WAYS[i % WAYS.length] as (typeof WAYS)[number];
      const nth = 1 + below(rng, 4 * tables);
      running = await startServerProcess({ store, port, ...(way === 'random' ? {} : { fault: { point: way, nth } }) });
      if (way === 'random') {
        await Promise.race([ledger.more(nth), failed]);
        running.child.kill('SIGKILL');
      }
      const cause = await Promise.race([running.died, failed]);
      if (cause !== 'SIGKILL') throw new Error(`a server died by itself: ${cause}`);
      deaths[way] = (deaths[way] ?? 0) + 1;
      died?.(i + 1, way, ledger.acks);
    }
    running = await startServerProcess({ store, port });
    const before = players.map(({ acks }) => acks);
    const goOn = ledger.until(
      () => players.every(({ acks }, i) => acks > (before[i] ?? 0)) && reconnectionsOf(players) > 0,
    );
    await Promise.race([
      goOn,
      failed,
      running.died.then((cause) => Promise.reject(new Error(`a server died by itself: ${cause}`))),
    ]);
    for (const player of players) player.leave();
    await load;
    const { repeated, faults } = await repeat(ledger, base, LEAST_REPEATED);
    running.child.kill('SIGKILL');
    await running.died;
    const verdict = await judge(store, ledger);
    const reconnections = reconnectionsOf(players);
    const { resent, refusals: refused } = ledger;
    return { ...verdict, faults: [...verdict.faults, ...faults], deaths, resent, refused, repeated, reconnections };
  } finally {
    for (const player of players) player.leave();
    running?.child.kill('SIGKILL');
  }
}
