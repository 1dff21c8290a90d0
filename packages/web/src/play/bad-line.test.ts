import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Rng, rngFrom } from '@nightjar/kernel';
import { open } from '@nightjar/server';
import type { Picture } from '@nightjar/wire';
import { freshCommand } from '@nightjar/wire/fresh';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { RemoteTable } from './remote-table.ts';
import type { Scene } from './source.ts';
import { type Faults, MESSAGE_FAULTS, Network, REQUEST_FAULTS, send } from './testing/network.ts';

const HOUSE = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  NIGHTJAR_RATE_PERSON: '1000000',
  NIGHTJAR_RATE_ADDRESS: '1000000',
  NIGHTJAR_RATE_ROUTES: '10000',
  NIGHTJAR_STREAMS_PERSON: '1000',
};

let address = '';
let stop: () => Promise<void>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nightjar-line-'));
  const running = await open({ ...HOUSE, NIGHTJAR_DATA: folder });
  address = running.address;
  stop = async () => {
    await running.close();
    await rm(folder, { recursive: true });
  };
});

afterAll(() => stop());

/** A person who sends requests without fail, and opens pages by networks of their own. */
class Person {
  readonly #cookie: string;

  private constructor(cookie: string) {
    this.#cookie = cookie;
  }

  static async arrive(): Promise<Person> {
    const made = await send(address, '', '/api/guest', { method: 'POST', body: '{}' });
    return new Person(made.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  async call<Body>(path: string, body?: object): Promise<Body> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const said = await send(address, this.#cookie, `/api/matches${path}`, init);
    if (!said.ok) throw new Error(`${path}: ${await said.text()}`);
    return (await said.json()) as Body;
  }

  /** Sends a command under an id of its own. */
  async command(path: string, body: object): Promise<void> {
    await this.call(path, { command: freshCommand(), ...body });
  }

  network(faults: Faults = {}): Network {
    return new Network(address, this.#cookie, faults);
  }
}

/** Opens a page, again and again while the server cannot be asked. */
async function pageOf(match: string, { reach }: Network): Promise<RemoteTable> {
  for (;;) {
    const table = await RemoteTable.open(match, reach).catch(() => 'unreached' as const);
    if (table === null) throw new Error('there is no table');
    if (table === 'unreached') continue;
    onTestFinished(() => table.close());
    return table;
  }
}

/** All that is drawn, but the motion of the last change and the code to join by, which a picture does not repeat. */
const drawn = (scene: Scene): object => ({ ...scene, fresh: null, joinCode: null });

/** The same, less what no later message repeats: who is at the table, and what was said. A new stream tells those again. */
const repeated = (scene: Scene): object => ({
  ...drawn(scene),
  chat: null,
  seats: scene.seats.map((card) => ({ ...card, present: null })),
});

/** On a machine with other work too. */
const PATIENTLY = { timeout: 20_000 };

/** A match of three whose players also act without fail, beside the pages that are on trial. */
class Trial {
  readonly match: string;
  readonly people: readonly Person[];
  readonly #rng: Rng;
  #isBot = false;
  #visit: RemoteTable | null = null;

  constructor(match: string, people: readonly Person[], rng: Rng) {
    this.match = match;
    this.people = people;
    this.#rng = rng;
  }

  /** A match with three seats for people, and maybe more that stay free. */
  static async open(game: string, rng: Rng, free = 0): Promise<Trial> {
    const [host, ...guests] = [await Person.arrive(), await Person.arrive(), await Person.arrive()] as const;
    const { match } = await host.call<{ match: string }>('', {
      game,
      seats: ['me', 'open', 'open', ...Array<string>(free).fill('open')],
    });
    return new Trial(match, [host, ...guests], rng);
  }

  /** A person takes a free seat; the match begins with the last. */
  async join(seat: number): Promise<void> {
    await this.#person(seat).call(`/${this.match}/join`, {});
  }

  /** The host gives the third seat to a bot, or frees it. */
  async reseat(): Promise<void> {
    this.#isBot = !this.#isBot;
    const kind = this.#isBot ? { kind: 'bot', bot: 'greedy' } : { kind: 'open' };
    await this.#person(0).call(`/${this.match}/seats/2`, kind);
  }

  /** The player who is asked gives some answer; false where nobody is asked. */
  async answer(): Promise<boolean> {
    for (const person of this.people) {
      const { seq, answers } = await person.call<Picture>(`/${this.match}/table`);
      if (answers.length === 0) continue;
      await person.command(`/${this.match}/answer`, { seq, answer: this.pick(answers) });
      return true;
    }
    return false;
  }

  /** The host says something. */
  async say(): Promise<void> {
    await this.#person(0).call(`/${this.match}/chat`, { text: `line ${below(this.#rng, 1000)}` });
  }

  /** The third player opens the table, or closes it. */
  async visit(): Promise<void> {
    this.#visit?.close();
    this.#visit = this.#visit === null ? await pageOf(this.match, this.#person(2).network()) : null;
  }

  /** The host resigns, unless the match is over. */
  async resign(): Promise<void> {
    const { status } = await this.#person(0).call<Picture>(`/${this.match}/table`);
    if (status === 'playing') await this.#person(0).command(`/${this.match}/resign`, {});
  }

  pick(answers: readonly string[]): string {
    return answers[below(this.#rng, answers.length)] as string;
  }

  #person(seat: number): Person {
    return this.people[seat] as Person;
  }
}

/** Waits until the page shows what a page shows that its player has just opened on a network without faults. */
async function showsAsFresh(
  page: RemoteTable,
  trial: Trial,
  seat: number,
  of: (scene: Scene) => object,
): Promise<void> {
  const fresh = await pageOf(trial.match, (trial.people[seat] as Person).network());
  await vi.waitFor(() => expect(of(page.scene())).toEqual(of(fresh.scene())), PATIENTLY);
  fresh.close();
}

const happens = (isTrue: () => boolean): Promise<void> => vi.waitFor(() => expect(isTrue()).toBe(true), PATIENTLY);

/** What makes the server send a message of each type that a page draws, while people gather or while they play. */
const CAUSES = {
  lobby: { isGathering: true, act: (trial: Trial) => trial.reseat() },
  picture: { isGathering: false, act: null },
  moved: { isGathering: false, act: (trial: Trial) => trial.answer() },
  presence: { isGathering: false, act: (trial: Trial) => trial.visit() },
  chat: { isGathering: false, act: (trial: Trial) => trial.say() },
} as const;
const TYPES = ['lobby', 'picture', 'moved', 'presence', 'chat'] as const satisfies (keyof typeof CAUSES)[];

test.each(TYPES.flatMap((type) => MESSAGE_FAULTS.map((fault) => [type, fault] as const)))(
  'a page whose stream has one %s message %s shows what a fresh page shows',
  async (type, fault) => {
    const { isGathering, act } = CAUSES[type];
    const rng = rngFrom(`${type} ${fault}`);
    const trial = await Trial.open('nocturne', rng, isGathering ? 1 : 0);
    await trial.join(1);
    if (!isGathering) await trial.join(2);
    const at = below(rng, 3);
    const network = (trial.people[1] as Person).network({
      message: (other, nth) => (other === type && nth === at ? fault : null),
    });
    const pages = [await pageOf(trial.match, network)];
    const bringOne = async (): Promise<void> => {
      const before = network.count(type);
      if (act === null) pages.push(await pageOf(trial.match, network));
      else await act(trial);
      await happens(() => network.count(type) > before);
    };
    while (network.faulted.length === 0) await bringOne();
    expect(network.faulted).toEqual([`${type} ${fault}`]);
    await bringOne();
    for (const page of pages) await showsAsFresh(page, trial, 1, repeated);
    network.breakStreams();
    for (const page of pages) await showsAsFresh(page, trial, 1, drawn);
  },
);

/** The requests of a page, each with what makes a page send it. */
const REQUESTS = {
  '/answer': 'the player answers',
  '': 'a message was lost',
  '/table': 'a message was lost',
  '/log': 'a message was lost',
  '/chat': 'the stream broke',
} as const;

test.each(
  Object.entries(REQUESTS).flatMap(([path, cause]) => REQUEST_FAULTS.map((fault) => [path, fault, cause] as const)),
)('a page whose request to /:id%s is %s after %s shows what a fresh page shows', async (path, fault, cause) => {
  const trial = await Trial.open('nocturne', rngFrom(`${path} ${fault}`));
  await trial.join(1);
  await trial.join(2);
  const guest = trial.people[1] as Person;
  let isLosing = false;
  let due: typeof fault | null = null;
  const network = guest.network({
    message: (type) => (isLosing && type === 'moved' ? 'lost' : null),
    request(other) {
      if (other !== path) return null;
      const now = due;
      due = null;
      return now;
    },
  });
  const page = await pageOf(trial.match, network);
  const bringMove = async (): Promise<void> => {
    const before = network.count('moved');
    await trial.answer();
    await happens(() => network.count('moved') > before);
  };
  let given: Promise<unknown> = Promise.resolve();
  switch (cause) {
    case 'the player answers':
      for (;;) {
        const { seq } = await guest.call<Picture>(`/${trial.match}/table`);
        await happens(() => page.scene().seq === seq);
        if (page.scene().answers.length > 0) break;
        await bringMove();
      }
      due = fault;
      given = page.answer(trial.pick(page.scene().answers));
      break;
    case 'a message was lost':
      isLosing = true;
      await bringMove();
      isLosing = false;
      due = fault;
      await bringMove();
      break;
    case 'the stream broke':
      due = fault;
      network.breakStreams();
      break;
    default:
      cause satisfies never;
  }
  await vi.waitFor(() => expect(network.faulted).toContain(`${path} ${fault}`), PATIENTLY);
  // The reply that is late arrives when the match has gone on.
  if (fault !== 'late') await given;
  await trial.answer();
  network.letLateArrive();
  await given;
  await showsAsFresh(page, trial, 1, drawn);
});

/** Faults of every kind, drawn by a seed: of messages every other, of requests every sixth. */
const someFaults = (seed: string): Faults => ({
  message: (type, nth) => MESSAGE_FAULTS[below(rngFrom(`${seed} ${type} ${nth}`), 6)] ?? null,
  request: (path, nth) => REQUEST_FAULTS[below(rngFrom(`${seed} ${path} ${nth}`), 30)] ?? null,
});

test.each([
  ['nocturne', 1],
  ['nocturne', 2],
  ['noctiluca', 3],
  ['dominion', 4],
  ['nocturion', 5],
] as const)('pages with faults of every kind show what fresh pages show: %s, match %i', async (game, nth) => {
  const rng = rngFrom(`bad line ${nth}`);
  const trial = await Trial.open(game, rng);
  const networks = trial.people.map((person, seat) => person.network(someFaults(`${nth} ${seat}`)));
  const late = setInterval(() => {
    for (const network of networks) network.letLateArrive();
  }, 50);
  onTestFinished(() => clearInterval(late));
  const pages: RemoteTable[] = [];
  for (const [seat, network] of networks.entries()) {
    if (seat > 0) await trial.join(seat);
    pages.push(await pageOf(trial.match, network));
    if (seat === 0) for (let i = 0; i < 2; i += 1) await trial.reseat();
  }
  for (let i = 0; i < 60; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (i < 6) await pages[i % 3]?.say(`line ${i}`);
    const asked = pages.find((page) => page.scene().answers.length > 0);
    if (asked === undefined) {
      // No page knows whose turn it is: the player answers by another.
      if (!(await trial.answer())) break;
      continue;
    }
    const { answers, undo } = asked.scene();
    if (undo > 0 && below(rng, 6) === 0) await asked.undo();
    else await asked.answer(trial.pick(answers));
  }
  expect(networks.map(({ faulted }) => faulted.length > 0)).toEqual([true, true, true]);
  for (const network of networks) network.mend();
  // One more message arrives, from which everything else follows.
  await trial.resign();
  for (const [seat, page] of pages.entries()) await showsAsFresh(page, trial, seat, repeated);
  for (const network of networks) network.breakStreams();
  for (const [seat, page] of pages.entries()) await showsAsFresh(page, trial, seat, drawn);
});
