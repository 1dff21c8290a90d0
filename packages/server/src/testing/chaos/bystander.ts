import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreSettings } from '../../store/store.ts';
import { Client } from '../client.ts';
import { ATTACKS } from './attacks.ts';
import { freePort, startServerProcess } from './server-process.ts';

export interface BystanderWish {
  readonly store: StoreSettings;
  /** Answers measured under each attack. */
  readonly answers: number;
  /** The highest p99 allowed; null if the machine is too busy to measure. */
  readonly mostMs: number | null;
  readonly says?: (what: string) => void;
}

/** The effect of an attack on a bystander. */
interface Felt {
  readonly attack: string;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** The fastest pace within a person's rate limits. */
const PACE_MS = 80;

export interface BystanderSummary {
  readonly felt: readonly Felt[];
  readonly faults: readonly string[];
}

/** The default limits of a server, and addresses as a proxy reports them. */
const DEFAULTS = {
  NIGHTJAR_RATE_PERSON: '',
  NIGHTJAR_RATE_ADDRESS: '',
  NIGHTJAR_RATE_ROUTES: '',
  NIGHTJAR_WORKERS: '',
  NIGHTJAR_TRUST_PROXY: 'true',
};

/** A bystander plays a bot at a steady pace while a guest tries one attack after the other. */
export async function bystander({ store, answers, mostMs, says }: BystanderWish): Promise<BystanderSummary> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const running = await startServerProcess({ store, port, env: DEFAULTS });
  const faults: string[] = [];
  const felt: Felt[] = [];
  try {
    const client = new Client(base, { 'x-forwarded-for': '10.1.1.1' });
    await client.post('/api/guest', { name: 'Bystander' });
    for (const attack of ['nothing', ...Object.keys(ATTACKS)]) {
      const stop = attack === 'nothing' ? null : beginAttack(base, attack).stop;
      const waits: number[] = [];
      while (waits.length < answers) waits.push(...(await playOnce(client, answers - waits.length, faults)));
      await stop?.();
      const sorted = waits.flatMap(feltBy).toSorted((a, b) => a - b);
      const at = (part: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
      felt.push({ attack, p50: at(0.5), p99: at(0.99), longest: at(1) });
      says?.(`${attack}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
      if (mostMs !== null && at(0.99) > mostMs) faults.push(`${attack} raises the p99 to ${at(0.99)} ms`);
    }
    return { felt, faults };
  } finally {
    running.child.kill('SIGKILL');
    await running.died;
  }
}

/**
 * Measures how long a bystander waits for a quick bot's answers while guests at another address have hundreds of tables
 * of slow bots.
 */
export interface PatienceWish {
  readonly store: StoreSettings;
  /** Turns of the bot that are measured. */
  readonly turns: number;
  /** No turn may take longer; null where the machine is not quiet enough to tell. */
  readonly mostMs: number | null;
}

export interface PatienceSummary {
  /** The durations of the turns, the shortest first. */
  readonly waits: readonly number[];
  readonly faults: readonly string[];
}

/** Higher route limits, so that hundreds of tables exist at once and not after minutes. */
const AT_ONCE = { ...DEFAULTS, NIGHTJAR_RATE_ROUTES: '100' };

export async function patience({ store, turns, mostMs }: PatienceWish): Promise<PatienceSummary> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const running = await startServerProcess({ store, port, env: AT_ONCE });
  try {
    const client = new Client(base, { 'x-forwarded-for': '10.1.1.2' });
    await client.post('/api/guest', { name: 'Bystander' });
    const { done, stop } = beginAttack(base, 'hosts');
    await done;
    const limitMs = mostMs ?? Number.POSITIVE_INFINITY;
    const waits: number[] = [];
    while (waits.length < turns && (waits.at(-1) ?? 0) <= limitMs)
      waits.push(...(await turnsOfBot(client, turns - waits.length, limitMs)));
    await stop();
    const faults = waits.filter((ms) => ms > limitMs).map((ms) => `a bot did not answer within ${Math.round(ms)} ms`);
    return { waits: waits.map(Math.round).toSorted((a, b) => a - b), faults };
  } finally {
    running.child.kill('SIGKILL');
    await running.died;
  }
}

/** The fastest poll within a person's rate limits. */
const LOOK_MS = 50;

/** Plays a bot that answers at random for this many of its turns, or to the end; the duration of each. */
async function turnsOfBot(client: Client, most: number, mostMs: number): Promise<number[]> {
  const { body } = await client.surely('/api/matches', { game: 'nocturne', seats: ['me', 'bot:random'] });
  const waits: number[] = [];
  while (waits.length < most) {
    const began = performance.now();
    let table = await client.table(body.match);
    while (table.status === 'playing' && table.answers.length === 0 && performance.now() - began <= mostMs) {
      await pause(LOOK_MS);
      table = await client.table(body.match);
    }
    waits.push(performance.now() - began);
    if (table.status !== 'playing' || table.answers.length === 0) break;
    await client.surely(`/api/matches/${body.match}/answer`, {
      command: randomUUID(),
      seq: table.seq,
      answer: table.answers[0],
    });
  }
  return waits;
}

/**
 * Latencies are corrected for coordinated omission: requests that this wait has delayed would have waited for the rest
 * of it.
 */
const feltBy = (wait: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(wait / PACE_MS)) }, (_, missed) => wait - missed * PACE_MS);

/** An attack in a process of its own. */
interface Begun {
  /** Resolves when one round is done. */
  readonly done: Promise<unknown>;
  readonly stop: () => Promise<void>;
}

function beginAttack(base: string, attack: string): Begun {
  const attacker = fork(new URL('./attacker.ts', import.meta.url), [base, attack], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(attacker, 'close');
  return {
    done: Promise.race([once(attacker, 'message'), ended]),
    async stop() {
      if (attacker.exitCode !== null) throw new Error(`the ${attack} ended by itself`);
      attacker.kill('SIGKILL');
      await ended;
    },
  };
}

/** Plays a bot for this many answers, or to the end; the duration of each. */
async function playOnce(client: Client, most: number, faults: string[]): Promise<number[]> {
  const { body } = await client.surely('/api/matches', { game: 'nocturne', seats: ['me'] });
  const waits: number[] = [];
  while (waits.length < most) {
    const { seq, answers, status } = await client.table(body.match);
    if (status !== 'playing') break;
    const began = performance.now();
    const command = { command: randomUUID(), seq, answer: answers[waits.length % answers.length] };
    const { status: said, text } = await client.post(`/api/matches/${body.match}/answer`, command);
    waits.push(performance.now() - began);
    if (said !== 200) faults.push(`${said} ${text.slice(0, 200)}`);
    await pause(PACE_MS);
  }
  return waits;
}
