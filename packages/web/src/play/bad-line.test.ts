import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Rng, rngFrom } from '@nightjar/kernel';
import { open } from '@nightjar/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reach, Stream } from './reach.ts';
import { RemoteTable } from './remote-table.ts';
import { ServerClock } from './server-clock.ts';
import type { Scene } from './source.ts';
import { NOBODY } from './thinker.ts';

const HOUSE = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  NIGHTJAR_RATE_PERSON: '1000000',
  NIGHTJAR_RATE_ADDRESS: '1000000',
  NIGHTJAR_RATE_ROUTES: '10000',
};

async function serving(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nightjar-line-'));
  const running = await open({ ...HOUSE, NIGHTJAR_DATA: folder });
  onTestFinished(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });
  return running.address;
}

interface Message {
  readonly type: string;
  readonly data: string;
}

const FAULTS = ['lost', 'doubled', 'reordered'] as const;
/** What becomes of a request: it does not arrive, its answer does not, or late; there are too many, or something in between answers. */
const HARMS = ['lost', 'unheard', 'late', 'refused', 'foreign'] as const;
type Fault = (typeof FAULTS | typeof HARMS)[number];

/** Every message with which a client draws something. */
const KINDS = ['lobby', 'picture', 'moved', 'presence', 'chat'] as const;

/** What shall become of the next ones of each kind: so many pass for every round of faults, each of which comes up as often as the others. */
class Mischief {
  readonly #chance: Rng;
  readonly #faults: readonly Fault[];
  readonly #passing: number;
  readonly #drawn = new Map<string, (Fault | null)[]>();
  readonly done = new Map<string, Set<Fault>>();

  constructor(chance: Rng, faults: readonly Fault[], passing: number) {
    this.#chance = chance;
    this.#faults = faults;
    this.#passing = passing;
  }

  next(kind: string): Fault | null {
    const left = this.#drawn.get(kind) ?? [];
    if (left.length === 0) left.push(...this.#faults, ...Array<null>(this.#passing).fill(null));
    const [fault = null] = left.splice(below(this.#chance, left.length), 1);
    this.#drawn.set(kind, left);
    if (fault !== null) this.done.set(kind, (this.done.get(kind) ?? new Set()).add(fault));
    return fault;
  }
}

/** A line that loses, doubles and holds back whatever comes by it, of every kind, until it is mended. */
class BadLine implements Stream {
  readonly readyState = 1;
  readonly #listeners = new Map<string, (event: { readonly data?: string }) => void>();
  readonly #mischief: Mischief;
  readonly #cut = new AbortController();
  /** What was held back, and comes later than what came after it. */
  #held: Message[] = [];
  #isMended = false;

  constructor(address: string, cookie: string, mischief: Mischief) {
    this.#mischief = mischief;
    void this.#read(address, cookie).catch(() => undefined);
  }

  addEventListener(type: string, heard: (event: { readonly data?: string }) => void): void {
    this.#listeners.set(type, heard);
  }

  close(): void {
    this.#cut.abort();
  }

  mend(): void {
    this.#isMended = true;
    this.#release();
  }

  async #read(address: string, cookie: string): Promise<void> {
    const response = await fetch(address, { headers: { cookie }, signal: this.#cut.signal });
    this.#listeners.get('open')?.({});
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(bytes, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const found = /(?:^|\n)event: (.*)\ndata: (.*)$/.exec(part);
        if (found !== null) this.#meddle({ type: found[1] as string, data: found[2] as string });
      }
    }
  }

  #meddle(message: Message): void {
    const fault = this.#isMended ? null : this.#mischief.next(message.type);
    if (fault === 'reordered') this.#held.push(message);
    else if (fault !== 'lost') {
      this.#deliver(message);
      if (fault === 'doubled') this.#deliver(message);
      else if (this.#held.length > 1) this.#release();
    }
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const message of held.toReversed()) this.#deliver(message);
  }

  #deliver({ type, data }: Message): void {
    this.#listeners.get(type)?.({ data });
  }
}

interface Person {
  readonly cookie: string;
  readonly reach: Reach;
  readonly lines: BadLine[];
  /** Asks the server without fail. */
  readonly fetch: Reach['fetch'];
  /** From now on every request arrives, and every answer. */
  mend(): void;
}

let commands = 0;

async function arrive(address: string, mischief: Mischief): Promise<Person> {
  const headers = { origin: address, 'content-type': 'application/json' };
  const met = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{}' });
  const cookie = met.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const lines: BadLine[] = [];
  let isMended = false;
  const surely: Reach['fetch'] = (path, init) =>
    fetch(`${address}${path}`, { ...init, headers: { 'content-type': 'application/json', cookie, origin: address } });
  const reach: Reach = {
    async fetch(path, init) {
      const fault = isMended ? null : harm.next('request');
      if (fault === 'lost') throw new Error('no network');
      if (fault === 'refused') return Response.json({ error: { code: 'too-many', message: '' } }, { status: 429 });
      if (fault === 'foreign') return new Response('<h1>Sign in to this network</h1>');
      const answer = await surely(path, init);
      if (fault === 'unheard') throw new Error('no network');
      if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, below(late, 60)));
      return answer;
    },
    stream(path) {
      const line = new BadLine(`${address}${path}`, cookie, mischief);
      lines.push(line);
      if (isMended) line.mend();
      return line;
    },
    newCommand: () => `command-${(commands += 1)}`,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 20))),
    clock: new ServerClock(() => 0),
    thinker: NOBODY,
  };
  return {
    cookie,
    reach,
    lines,
    fetch: surely,
    mend() {
      isMended = true;
      for (const line of lines) line.mend();
    },
  };
}

const seated = async (person: Person, id: string): Promise<RemoteTable> => {
  const table = await RemoteTable.open(id, person.reach).catch(() => 'unreached' as const);
  if (table === null) throw new Error('there is no table');
  if (table === 'unreached') return seated(person, id);
  onTestFinished(() => table.close());
  return table;
};

/**
 * All that is drawn, but what moved last, the code to join by, and what no later message repeats: who is at the table and
 * what was said. Those are told again when a stream that lost something is opened anew.
 */
const drawn = (scene: Scene): object => ({
  ...scene,
  fresh: null,
  joinCode: null,
  chat: null,
  seats: scene.seats.map((card) => ({ ...card, present: null })),
});

/** On a machine with other work too. */
const PATIENTLY = { timeout: 10_000 };

const mischief = new Mischief(rngFrom('bad line'), FAULTS, 3);
const harm = new Mischief(rngFrom('bad requests'), HARMS, 25);
const late = rngFrom('late answers');

test.each([
  ['nocturne', 1],
  ['nocturne', 2],
  ['noctiluca', 3],
  ['dominion', 4],
  ['nocturion', 5],
] as const)(
  'a client that lost, doubled or reordered messages shows what a fresh one shows: %s, match %i',
  async (game, nth) => {
    const address = await serving();
    const chance = rngFrom(`bad line ${nth}`);
    const people = [
      await arrive(address, mischief),
      await arrive(address, mischief),
      await arrive(address, mischief),
    ] as const;
    const [host, ...guests] = people;
    const wish = { method: 'POST' };
    const made = await host.fetch('/api/matches', {
      ...wish,
      body: JSON.stringify({ game, seats: ['me', 'open', 'open'] }),
    });
    const { match } = (await made.json()) as { match: string };
    const first = await seated(host, match);
    for (const kind of [{ kind: 'bot', bot: 'greedy' }, { kind: 'open' }])
      await host.fetch(`/api/matches/${match}/seats/1`, { ...wish, body: JSON.stringify(kind) });
    const tables = [[first]];
    for (const guest of guests) {
      await guest.fetch(`/api/matches/${match}/join`, { ...wish, body: '{}' });
      tables.push([await seated(guest, match)]);
    }
    for (let i = 0; i < 60; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (i < 6) await tables[i % 3]?.[0]?.say(`line ${i}`);
      const asked = tables.flat().find((table) => table.scene().answers.length > 0);
      if (asked === undefined) {
        // Word of the turn was lost: both look again by another window.
        for (const [seat, own] of tables.entries()) own.push(await seated(people[seat] as Person, match));
        continue;
      }
      const { answers, undo } = asked.scene();
      if (undo > 0 && below(chance, 6) === 0) await asked.undo();
      else await asked.answer(answers[below(chance, answers.length)] as string);
    }
    for (const person of people) person.mend();
    // One more message comes through; from it everything else follows.
    const { seq, status } = (await (await host.fetch(`/api/matches/${match}/table`)).json()) as never as Scene;
    if (status === 'playing') {
      await host.fetch(`/api/matches/${match}/resign`, {
        ...wish,
        body: JSON.stringify({ command: host.reach.newCommand() }),
      });
    }
    for (const [seat, own] of tables.entries()) {
      const fresh = await seated(people[seat] as Person, match);
      for (const table of own) {
        await expect.poll(() => table.scene().seq, PATIENTLY).toBeGreaterThan(status === 'playing' ? seq : seq - 1);
        await vi.waitFor(() => expect(drawn(table.scene())).toEqual(drawn(fresh.scene())), PATIENTLY);
        const heard = table.scene().chat;
        expect(heard).toEqual(fresh.scene().chat.filter(({ id }) => heard.some((line) => line.id === id)));
      }
    }
  },
  30_000,
);

test.each(KINDS)('of these messages some were lost, doubled and reordered above: %s', (kind) => {
  expect([...(mischief.done.get(kind) ?? [])].toSorted()).toEqual([...FAULTS].toSorted());
});

test('of requests some did not arrive, others were not answered, or late, or by somebody else', () => {
  expect([...(harm.done.get('request') ?? [])].toSorted()).toEqual([...HARMS].toSorted());
});
