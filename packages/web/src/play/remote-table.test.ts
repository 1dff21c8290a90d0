import type { Line } from '@nightjar/bots';
import type { JsonObject } from '@nightjar/kernel';
import { FORM } from '@nightjar/wire/form';
import { sumOf } from '@nightjar/wire/patch';
import { expect, test } from 'vitest';
import type { Reach, Stream } from './reach.ts';
import { RemoteTable } from './remote-table.ts';
import { ServerClock } from './server-clock.ts';
import { NOBODY, type Thinker } from './thinker.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly [key: string]: unknown };
}

type Heard = (event: { readonly data?: string }) => void;

const FACTS = {
  match: 'm1',
  seq: 4,
  game: 'nocturne',
  options: { players: 2 },
  status: 'playing',
  seats: [
    { seat: 0, kind: 'person', person: 'p1', name: 'Mira', bot: null, isReady: true, isAway: false },
    { seat: 1, kind: 'bot', person: null, name: 'Ash', bot: 'greedy', isReady: true, isAway: false },
  ],
  host: 'p1',
  me: 0,
  code: 'ABCD',
  result: null,
};

const pictureAt = (seq: number): object => ({
  ...FACTS,
  seq,
  form: FORM,
  view: { seq },
  endings: [],
  proposal: null,
  decision: { seat: 0, question: 'start', made: 0, min: 1, max: 1, rule: 'NOC-9.2' },
  answers: ['cast 4 a1', 'pass'],
  undo: 1,
  sheets: [],
  clocks: [{ seat: 0, reserveMs: 60_000, since: 1000, deadline: 31_000 }],
});

/** Time runs a hundred times as fast. */
const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms / 100));

/** What a stream tells first of a match. */
type First = readonly [type: 'picture' | 'lobby', data: object] | null;

/** A server of a few lines. It notes every call; `said` may answer a call in its place. */
function server(
  said: (call: Call, nth: number) => Response | null,
  first: (seq: number) => First = (seq) => ['picture', { match: 'm1', seq, now: 1000, picture: pictureAt(seq) }],
): {
  readonly reach: Reach;
  readonly calls: Call[];
  readonly tell: (type: string, data?: object) => void;
  /** How many streams were opened. */
  readonly streams: () => number;
  /** How far the match is. */
  readonly at: { seq: number };
} {
  const at = { seq: 4 };
  const calls: Call[] = [];
  const listeners = new Map<string, Heard>();
  const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
  let commands = 0;
  const stream: Stream = {
    readyState: 1,
    addEventListener: (type, heard) => void listeners.set(type, heard),
    close: () => listeners.clear(),
  };
  const tell = (type: string, data?: object): void =>
    listeners.get(type)?.(data === undefined ? {} : { data: JSON.stringify(data) });
  let streams = 0;
  return {
    calls,
    at,
    tell,
    streams: () => streams,
    reach: {
      stream() {
        streams += 1;
        queueMicrotask(() => {
          tell('open');
          const told = first(at.seq);
          if (told !== null) tell(...told);
        });
        return stream;
      },
      newCommand: () => {
        commands += 1;
        return `command-${commands}`;
      },
      wait: soon,
      clock: new ServerClock(() => 1000),
      thinker: { ...NOBODY, think: () => Promise.resolve('pass') },
      fetch(path, init) {
        const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {};
        const call = { method: init?.method ?? 'GET', path, body };
        calls.push(call);
        const own = said(call, calls.filter((other) => other.path === path).length);
        if (own !== null) return own.status === 599 ? Promise.reject(new Error('no network')) : Promise.resolve(own);
        if (path.endsWith('/table')) return Promise.resolve(json(pictureAt(at.seq)));
        if (path.endsWith('/log?since=0')) {
          const events = [{ seq: 4, kind: 'answer', seat: 1, body: {}, facts: [{ type: 'passed', side: 1 }] }];
          return Promise.resolve(json({ match: 'm1', since: 0, seq: 4, events }));
        }
        if (path.includes('/log')) return Promise.resolve(json({ match: 'm1', since: 4, seq: 4, events: [] }));
        if (path.endsWith('/consent')) return Promise.resolve(json({ seq: 6 }));
        if (path.endsWith('/chat')) return Promise.resolve(json({ messages: [] }));
        return Promise.resolve(json(FACTS));
      },
    },
  };
}

const opened = async (reach: Reach): Promise<RemoteTable> => {
  const table = await RemoteTable.open('m1', reach);
  if (table === null) throw new Error('there is no table');
  return table;
};

/** The paths of the calls, less the way to the match. */
const pathsOf = (calls: readonly Call[]): string[] => calls.map(({ path }) => path.replace('/api/matches/m1', ''));

test('a table is opened by one stream, one look at the log and one at the chat', async () => {
  const { reach, calls, streams } = server(() => null);
  const table = await opened(reach);
  await soon(5000);
  expect(table.scene()).toMatchObject({ status: 'playing', seq: 4, link: 'live', view: { seq: 4 } });
  expect(streams()).toBe(1);
  expect(pathsOf(calls).toSorted()).toEqual(['/chat', '/log?since=0']);
});

test('earlier chat is there as soon as a table is open', async () => {
  const lines = [saidBy('before', 5)];
  const { reach } = server(({ method, path }) =>
    method === 'GET' && path.endsWith('/chat') ? new Response(JSON.stringify({ messages: lines })) : null,
  );
  const late: Reach = {
    ...reach,
    async fetch(path, init) {
      if (path.endsWith('/chat')) await soon(1000);
      return reach.fetch(path, init);
    },
  };
  expect((await opened(late)).scene().chat.map(({ id }) => id)).toEqual(['before']);
});

test('a table that gathers is opened by one stream and one look at the chat', async () => {
  const { reach, calls, streams } = gathering();
  const table = await opened(reach);
  await soon(5000);
  expect(table.scene()).toMatchObject({ status: 'gathering', link: 'live', eyes: 0, joinCode: 'ABCD', host: 0 });
  expect([streams(), pathsOf(calls)]).toEqual([1, ['/chat']]);
});

test('a table that is over is opened as one that is played', async () => {
  const over = { ...pictureAt(4), status: 'over', decision: null, answers: [] };
  const { reach, calls } = server(
    () => null,
    () => ['picture', { match: 'm1', seq: 4, now: 1000, picture: over }],
  );
  expect((await opened(reach)).scene()).toMatchObject({ status: 'over', log: [{ answer: 4 }], link: 'live' });
  expect(pathsOf(calls).toSorted()).toEqual(['/chat', '/log?since=0']);
});

test('a guest who only looks on sees the table as everybody may', async () => {
  const open = { ...pictureAt(4), me: null, answers: [] };
  const { reach } = server(
    () => null,
    () => ['picture', { match: 'm1', seq: 4, now: 1000, picture: open }],
  );
  expect((await opened(reach)).scene()).toMatchObject({ eyes: 'table', answers: [], host: 0, link: 'live' });
});

test('a long log is read page by page, and each page once', async () => {
  const passed = Array.from({ length: 500 }, (_, i) => ({ ...cast, seq: i + 1 }));
  const { reach, calls, at } = server(({ path }) => {
    const since = Number(/since=(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    if (Number.isNaN(since)) return null;
    return new Response(JSON.stringify({ events: passed.slice(since, since + 200) }));
  });
  at.seq = 500;
  expect((await opened(reach)).scene().log).toHaveLength(500);
  expect(pathsOf(calls).filter((path) => path !== '/chat')).toEqual([
    '/log?since=0',
    '/log?since=200',
    '/log?since=400',
  ]);
});

test('a table without a stream is read, and polled', async () => {
  const { reach, calls, tell, at } = server(() => null);
  const cut: Reach = {
    ...reach,
    stream(path) {
      const stream = reach.stream(path);
      queueMicrotask(() => tell('error'));
      return { ...stream, addEventListener: (type, heard) => type === 'error' && stream.addEventListener(type, heard) };
    },
  };
  const table = await opened(cut);
  expect(table.scene()).toMatchObject({ status: 'playing', seq: 4, link: 'lost', log: [{ answer: 4 }] });
  at.seq = 6;
  await expect.poll(() => table.scene().seq).toBe(6);
  table.close();
  expect(pathsOf(calls)).toContain('/table');
});

test('a table whose stream is silent is read', async () => {
  const { reach, tell } = server(
    () => null,
    () => null,
  );
  const table = await opened(reach);
  expect(table.scene()).toMatchObject({ status: 'playing', seq: 4, link: 'live', log: [{ answer: 4 }] });
  tell('moved', movedFrom(4, [cast, gave]));
  expect(table.scene().seq).toBe(6);
});

test('a stream that comes back brings missed events: only the chat is read again', async () => {
  const { reach, calls, tell } = server(() => null);
  const table = await opened(reach);
  await soon(1000);
  const before = calls.length;
  tell('error');
  tell('open');
  tell('moved', movedFrom(4, [cast, gave]));
  await soon(5000);
  expect(table.scene()).toMatchObject({ seq: 6, link: 'live' });
  expect(pathsOf(calls.slice(before))).toContain('/chat');
});

test('a table opens with picture and log of our seat', async () => {
  const table = await opened(server(() => null).reach);
  expect(table.scene()).toMatchObject({
    status: 'playing',
    link: 'live',
    seq: 4,
    eyes: 0,
    answers: ['cast 4 a1', 'pass'],
    undo: 1,
  });
  expect(table.scene().log).toEqual([{ answer: 4, event: { type: 'passed', side: 1 }, isForced: false }]);
  expect(table.scene().seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy' });
  expect(table.scene()).toMatchObject({
    host: 0,
    seats: [{ clock: { deadline: 31_000 } }, { clock: null }],
  });
});

test('an answer that was not heard is sent again under the same command', async () => {
  const lost = new Response(null, { status: 599 });
  const { reach, calls, at } = server(({ path }, nth) => {
    if (!path.endsWith('/answer')) return null;
    at.seq = 5;
    return nth < 3 ? lost : new Response(JSON.stringify({ seq: 5 }));
  });
  const table = await opened(reach);
  expect(await table.answer('pass')).toBeNull();
  const sent = calls.filter(({ path }) => path.endsWith('/answer'));
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ command: 'command-1', seq: 4, answer: 'pass' })),
  );
  expect(table.scene()).toMatchObject({ seq: 5, link: 'live' });
});

test('a server that is too busy or about to stop is asked again under the same command', async () => {
  const stopping = { error: { code: 'draining', message: 'this server is stopping; try again' } };
  const { reach, calls, at } = server(({ path }, nth) => {
    if (!path.endsWith('/answer')) return null;
    at.seq = 5;
    if (nth === 1) return new Response(JSON.stringify(stopping), { status: 503 });
    if (nth === 2) return new Response('<h1>Bad Gateway</h1>', { status: 502 });
    return new Response(JSON.stringify({ seq: 5 }));
  });
  const table = await opened(reach);
  expect(await table.answer('pass')).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ command: 'command-1', seq: 4, answer: 'pass' })),
  );
  expect(table.scene()).toMatchObject({ seq: 5, link: 'live' });
});

test('a request that fails with a fault the server names is not sent again', async () => {
  const broken = { error: { code: 'internal', message: 'something went wrong' } };
  const { reach, calls } = server(({ path }) =>
    path.endsWith('/answer') ? new Response(JSON.stringify(broken), { status: 500 }) : null,
  );
  const table = await opened(reach);
  expect((await table.answer('pass'))?.reason).toBe('internal');
  expect(calls.filter(({ path }) => path.endsWith('/answer')).length).toBe(1);
});

test('an answer to an older table is refused, and the table is shown as it is', async () => {
  const stale = { error: { code: 'stale', message: 'the table has moved on', view: pictureAt(9) } };
  const { reach, at } = server(({ path }) =>
    path.endsWith('/answer') ? new Response(JSON.stringify(stale), { status: 409 }) : null,
  );
  const table = await opened(reach);
  at.seq = 9;
  expect((await table.answer('pass'))?.reason).toBe('stale');
  expect(table.scene().seq).toBe(9);
});

test('a refusal of the rules brings its number and its reason', async () => {
  const refused = {
    error: { code: 'refused', message: 'no', rule: 'NOC-6.3', reason: 'not-adjacent', with: { space: 'a1' } },
  };
  const { reach } = server(({ path }) =>
    path.endsWith('/answer') ? new Response(JSON.stringify(refused), { status: 422 }) : null,
  );
  const table = await opened(reach);
  expect(await table.answer('cast 4 a1')).toEqual({ rule: 'NOC-6.3', reason: 'not-adjacent', with: { space: 'a1' } });
});

test('answers of others arrive by the stream, and a late message is dropped', async () => {
  const { reach, tell } = server(() => null);
  const table = await opened(reach);
  const won = { seq: 5, kind: 'answer', seat: 1, body: {}, facts: [{ type: 'won', side: 1 }] };
  tell('moved', { match: 'm1', seq: 5, since: 4, events: [won], picture: pictureAt(5) });
  expect(table.scene()).toMatchObject({ seq: 5, fresh: [{ answer: 5, event: { type: 'won', side: 1 } }] });
  expect(table.scene().log.length).toBe(2);
  tell('moved', { match: 'm1', seq: 4, since: 3, events: [], picture: pictureAt(4) });
  expect(table.scene().seq).toBe(5);
  tell('moved', { match: 'another', seq: 7, since: 5, events: [], picture: pictureAt(7) });
  expect(table.scene().seq).toBe(5);
});

test('answers that were taken back leave the log', async () => {
  const { reach, tell } = server(() => null);
  const table = await opened(reach);
  tell('moved', {
    match: 'm1',
    seq: 5,
    since: 4,
    events: [{ seq: 5, kind: 'undo', body: {}, facts: [] }],
    picture: pictureAt(5),
  });
  expect(table.scene().log).toEqual([]);
});

test('who is at the table is told by seat', async () => {
  const { reach, tell } = server(() => null);
  const table = await opened(reach);
  tell('presence', { match: 'm1', seats: [] });
  expect(table.scene().seats.map(({ present }) => present)).toEqual([false, true]);
  tell('presence', { match: 'm1', seats: [0] });
  expect(table.scene().seats[0]?.present).toBe(true);
});

test('a lost stream is shown, and the table is read anew once it is back', async () => {
  const { reach, calls, tell } = server(() => null);
  const table = await opened(reach);
  tell('error');
  expect(table.scene().link).toBe('lost');
  const before = calls.length;
  tell('open');
  await expect.poll(() => table.scene().link).toBe('live');
  expect(calls.length).toBeGreaterThan(before);
});

/** A server whose stream says nothing, and which has had too many requests to answer this one, the first two times. */
const fullAt = (what: string): ReturnType<typeof server> =>
  server(
    ({ path }, nth) => {
      const full = { error: { code: 'too-many', message: 'too many requests; try again in 10 s' } };
      return path.endsWith(what) && nth < 3 ? new Response(JSON.stringify(full), { status: 429 }) : null;
    },
    () => null,
  );

test('a table is not missing where the server has only had too many requests', async () => {
  const { reach } = fullAt('/m1');
  await expect(RemoteTable.open('m1', reach)).rejects.toThrow('cannot be asked');
  await expect(RemoteTable.open('m1', reach)).rejects.toThrow('cannot be asked');
  expect((await opened(reach)).scene().status).toBe('playing');
});

test('a request that the rate limit refused is sent again', async () => {
  for (const what of ['/table', '/log?since=0', '/chat']) {
    const { reach, calls } = fullAt(what);
    const table = await opened(reach);
    await expect.poll(() => table.scene().link).toBe('live');
    expect(table.scene()).toMatchObject({ status: 'playing', seq: 4, log: [{ answer: 4 }] });
    expect(calls.filter(({ path }) => path.endsWith(what)).length).toBeGreaterThanOrEqual(3);
  }
});

test('a table that is not for us is no table', async () => {
  const { reach } = server(
    () => new Response(JSON.stringify({ error: { code: 'not-found', message: '' } }), { status: 404 }),
    () => null,
  );
  expect(await RemoteTable.open('m1', reach)).toBeNull();
});

/** What a stream says of a move from one picture to the next. */
function movedFrom(seq: number, events: readonly { readonly seq: number }[]): object {
  const set = pictureAt(events.at(-1)?.seq ?? seq) as unknown as JsonObject;
  return { match: 'm1', seq: events.at(-1)?.seq, since: seq, events, patch: { set }, sum: sumOf(set) };
}

const cast = { seq: 5, kind: 'answer', seat: 0, body: { text: 'pass' }, facts: [{ type: 'passed', side: 0 }] };
const gave = { seq: 6, kind: 'answer', seat: 1, body: { forced: true }, facts: [{ type: 'passed', side: 1 }] };

test.each(['before', 'after'] as const)(
  'our own answer is drawn once: the stream brings it %s the reply, and nobody asks for the table',
  async (when) => {
    const told = movedFrom(4, [cast, gave]);
    const { reach, calls, tell } = server(({ path }) => {
      if (!path.endsWith('/answer')) return null;
      if (when === 'before') tell('moved', told);
      else setTimeout(() => tell('moved', told), 5);
      return new Response(JSON.stringify({ seq: 6 }));
    });
    const table = await opened({ ...reach, wait: () => new Promise(() => undefined) });
    const asked = calls.length;
    let drawn = 0;
    table.watch(() => (drawn += 1));
    expect(await table.answer('pass')).toBeNull();
    expect(table.scene()).toMatchObject({ seq: 6, view: { seq: 6 } });
    expect(table.scene().fresh.map(({ event, isForced }) => [event.side, isForced])).toEqual([
      [0, false],
      [1, true],
    ]);
    tell('moved', told);
    expect(drawn).toBe(1);
    expect(calls.length).toBe(asked + 1);
  },
);

test('a patch that does not fit our picture, or leads to another sum, is not drawn: the table is refreshed', async () => {
  for (const spoilt of [{ since: 5 }, { sum: 1 }, { patch: { set: { 'view/a/b': 1 } } }]) {
    const { reach, tell, at } = server(() => null);
    const table = await opened(reach);
    at.seq = 6;
    const seen: number[] = [];
    table.watch(() => void seen.push((table.scene().view as { seq: number }).seq));
    tell('moved', { ...movedFrom(4, [cast, gave]), ...spoilt });
    await expect.poll(() => table.scene().seq).toBe(6);
    expect(new Set(seen)).toEqual(new Set([6]));
  }
});

test('a picture in a form this page does not know is not drawn', async () => {
  const { reach, tell } = server(() => null);
  const table = await opened(reach);
  tell('moved', { match: 'm1', seq: 5, since: 4, events: [], picture: { ...pictureAt(5), form: 999 } });
  expect(table.scene()).toMatchObject({ status: 'unreadable', seq: 4 });
});

test('a hint is thought about from what our seat sees', async () => {
  const { reach } = server(() => null);
  const thoughts: unknown[] = [];
  const line: Line = { steps: [{ answer: 'pass', view: {} }], worth: 3, brings: [] };
  const thinker: Thinker = {
    ...NOBODY,
    advise(thought: unknown) {
      thoughts.push(thought);
      return Promise.resolve([line]);
    },
  };
  const table = await opened({ ...reach, thinker });
  expect(await table.hint()).toEqual([line]);
  expect(thoughts).toMatchObject([{ game: 'nocturne', seat: 0, view: { seq: 4 } }]);
});

test('a proposal to take back reaches as far as our own last answer', async () => {
  const { reach, calls, tell } = server(() => null);
  const table = await opened(reach);
  expect(table.scene().askable).toBe(0);
  const events = [
    { seq: 5, kind: 'answer', seat: 0, body: {}, facts: [] },
    { seq: 6, kind: 'answer', seat: 1, body: {}, facts: [] },
  ];
  tell('moved', { match: 'm1', seq: 6, since: 4, events, picture: pictureAt(6) });
  expect(table.scene().askable).toBe(2);
  await table.consent(2, true);
  expect(calls.find(({ path }) => path.endsWith('/consent'))?.body).toMatchObject({ seq: 6, count: 2, agree: true });
});

test('while a bot stands in for us we are asked nothing', async () => {
  const away = FACTS.seats.map((seat) => (seat.seat === 0 ? { ...seat, bot: 'greedy', isAway: true } : seat));
  const { reach, tell } = server(() => null);
  const table = await opened(reach);
  tell('moved', { match: 'm1', seq: 5, since: 4, events: [], picture: { ...pictureAt(5), seats: away } });
  expect(table.scene()).toMatchObject({ answers: [], thinking: 0 });
  expect(table.scene().seats[0]).toMatchObject({ kind: 'person', isAway: true });
});

test('a stream that has given up is opened anew', async () => {
  const { reach, tell } = server(() => null);
  let opens = 0;
  let state = 1;
  const closing: Reach = {
    ...reach,
    stream(path) {
      opens += 1;
      if (opens > 1) {
        state = 1;
        setTimeout(() => tell('open'), 1);
      }
      const stream = reach.stream(path);
      return {
        get readyState() {
          return state;
        },
        addEventListener: (type, heard) => stream.addEventListener(type, heard),
        close: () => stream.close(),
      };
    },
  };
  const table = await opened(closing);
  state = 2;
  tell('error');
  await expect.poll(() => table.scene().link).toBe('live');
  expect(opens).toBe(2);
});

test('a server that cannot be reached is tried every two seconds', async () => {
  let isThere = true;
  const { reach, tell } = server(() => (isThere ? null : new Response(null, { status: 599 })));
  const pauses: number[] = [];
  const wait = (ms: number): Promise<void> => {
    pauses.push(ms);
    if (pauses.length === 3) {
      isThere = true;
      tell('open');
    }
    return soon(ms);
  };
  const table = await opened({ ...reach, wait });
  await soon(1000);
  pauses.length = 0;
  isThere = false;
  tell('error');
  await expect.poll(() => table.scene().link).toBe('live');
  expect(new Set(pauses)).toEqual(new Set([2000]));
});

test('every message of the stream that tells the server’s time sets the page’s clock', async () => {
  const { reach, tell } = server(() => null);
  const table = await opened(reach);
  expect(reach.clock.now()).toBe(1000);
  const events = [{ seq: 5, kind: 'answer', seat: 1, body: {}, facts: [] }];
  tell('moved', { match: 'm1', seq: 5, now: 11_000, since: 4, events, picture: pictureAt(5) });
  expect(table.scene().seats[0]?.clock).toEqual({ deadline: 31_000 });
  expect(reach.clock.now()).toBe(11_000);
});

test('the log is read again where events were missed', async () => {
  const passed = [5, 6].map((seq) => ({
    seq,
    kind: 'answer',
    seat: 1,
    body: {},
    facts: [{ type: 'passed', side: 1 }],
  }));
  let events: object[] = [];
  const { reach, tell } = server(({ path }) => {
    if (path.endsWith('/table') && events.length > 0) return new Response(JSON.stringify(pictureAt(6)));
    return path.endsWith('/log?since=4') ? new Response(JSON.stringify({ events })) : null;
  });
  const table = await opened(reach);
  events = passed;
  tell('moved', { match: 'm1', seq: 6, since: 5, events: passed.slice(1), picture: pictureAt(6) });
  await expect.poll(() => table.scene().log.length).toBe(3);
});

/** How a match went on after its event 4. */
const further = [cast, { ...gave, body: {} }];

/** A server whose log is as long as is said. */
const goingOn = (log: { readonly seq: number }): ReturnType<typeof server> =>
  server(({ path }) => {
    const since = /\/log\?since=(\d+)$/.exec(path)?.[1];
    if (since === undefined) return null;
    const events = [{ ...cast, seq: 4 }, ...further].filter(({ seq }) => seq > Number(since) && seq <= log.seq);
    return new Response(JSON.stringify({ events }));
  });

test('a picture without the events before it is shown together with the log', async () => {
  const log = { seq: 4 };
  const { reach, tell, at } = goingOn(log);
  const table = await opened(reach);
  at.seq = log.seq = 6;
  const shown: (readonly [number, number])[] = [];
  table.watch(() => void shown.push([table.scene().seq, table.scene().log.at(-1)?.answer ?? 0]));
  tell('picture', { match: 'm1', picture: pictureAt(6) });
  await expect.poll(() => table.scene().log.length).toBe(3);
  expect(shown).toEqual([[6, 6]]);
  expect(table.scene().askable).toBe(2);
});

test('a log that is further than the picture is shown as far as the picture', async () => {
  const { reach, tell } = goingOn({ seq: 6 });
  const table = await opened(reach);
  expect(table.scene()).toMatchObject({ seq: 4, askable: 1 });
  expect(table.scene().log.map(({ answer }) => answer)).toEqual([4]);
  tell('moved', movedFrom(4, further));
  expect(table.scene().fresh.map(({ answer }) => answer)).toEqual([5, 6]);
  expect(table.scene().askable).toBe(2);
});

/** The server's answers for some paths are on their way until they are let go. */
function slow(reach: Reach): {
  readonly reach: Reach;
  readonly at: { path: string | null };
  readonly letGo: () => Promise<void>;
} {
  const at: { path: string | null } = { path: null };
  const held: (() => void)[] = [];
  return {
    at,
    reach: {
      ...reach,
      async fetch(path, init) {
        const isHeld = at.path !== null && path.endsWith(at.path);
        const answer = await reach.fetch(path, init);
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      },
    },
    async letGo() {
      at.path = null;
      for (const arrive of held.splice(0)) arrive();
      await soon(5000);
    },
  };
}

const saidBy = (id: string, at: number): object => ({
  id,
  match: 'm1',
  person: 'p2',
  name: 'Ash',
  text: id,
  at,
  audience: 'table',
});

/** A table whose host waits for the others. */
function gathering(): ReturnType<typeof server> & {
  readonly facts: { seq: number; status: string; seats: object[]; me: number | null; host: string };
  /** Tells how the gathering stands. */
  readonly gather: () => void;
} {
  const facts = {
    seq: 4,
    status: 'gathering',
    seats: [...FACTS.seats] as object[],
    me: 0 as number | null,
    host: 'p1',
  };
  const there = server(
    ({ path }) => (/\/(m1|ready)$/.test(path) ? new Response(JSON.stringify({ ...FACTS, ...facts })) : null),
    (seq) => ['lobby', { match: 'm1', seq, now: 1000, facts: { ...FACTS, ...facts } }],
  );
  return {
    ...there,
    facts,
    gather: () => there.tell('lobby', { match: 'm1', seq: facts.seq, now: 1000, facts: { ...FACTS, ...facts } }),
  };
}

/** The same, where our own being ready is its event 5, and its reply is on its way. */
async function readySlowly(): Promise<
  ReturnType<typeof gathering> & { readonly table: RemoteTable; readonly letGo: () => Promise<void> }
> {
  const there = gathering();
  const { reach, at, letGo } = slow(there.reach);
  const table = await opened(reach);
  at.path = '/ready';
  there.facts.seq = 5;
  void table.ready();
  await soon(500);
  return { ...there, table, letGo };
}

test('a stream that gives up while everything is read anew is opened again', async () => {
  const { reach, tell } = server(() => null);
  const { reach: slowly, at, letGo } = slow(reach);
  let state = 1;
  let opens = 0;
  const table = await opened({
    ...slowly,
    stream(path) {
      opens += 1;
      if (opens > 1) state = 1;
      const stream = reach.stream(path);
      return {
        ...stream,
        get readyState() {
          return state;
        },
      };
    },
  });
  at.path = '/chat';
  void table.ready();
  await soon(500);
  state = 2;
  tell('error');
  await letGo();
  await expect.poll(() => opens).toBe(2);
  tell('open');
  await expect.poll(() => table.scene().link).toBe('live');
});

test('a refresh that brought less than the stream is retried', async () => {
  let isThere = true;
  const { reach, tell, at } = server(({ path }) =>
    isThere || path.endsWith('/chat') ? null : new Response(null, { status: 599 }),
  );
  const { reach: slowly, at: held, letGo } = slow(reach);
  const table = await opened(slowly);
  held.path = '/chat';
  void table.ready();
  await soon(500);
  at.seq = 6;
  isThere = false;
  tell('picture', { match: 'm1', seq: 6, picture: pictureAt(6) });
  await letGo();
  isThere = true;
  await expect.poll(() => table.scene()).toMatchObject({ seq: 6, link: 'live' });
});

test('a late reply about a gathering does not replace newer facts', async () => {
  const { table, facts, gather, letGo } = await readySlowly();
  Object.assign(facts, { seq: 6, status: 'cancelled' });
  gather();
  expect(table.scene().status).toBe('cancelled');
  await letGo();
  expect(table.scene().status).toBe('cancelled');
});

test('a picture is not hidden again by facts from before the start', async () => {
  const { table, tell, letGo } = await readySlowly();
  const events = Array.from({ length: 8 }, (_, i) => ({ ...cast, seq: i + 1 }));
  tell('moved', { match: 'm1', seq: 8, now: 1000, since: 0, events, picture: pictureAt(8) });
  await letGo();
  expect(table.scene()).toMatchObject({ status: 'playing', seq: 8 });
});

test('no chat line is lost: before the stream opens, in an outage, and while the chat is read', async () => {
  const lines: object[] = [];
  const { reach, tell } = server(({ method, path }) =>
    method === 'GET' && path.endsWith('/chat') ? new Response(JSON.stringify({ messages: lines })) : null,
  );
  const { reach: slowly, at, letGo } = slow(reach);
  const table = await opened(slowly);
  const ids = (): string[] => table.scene().chat.map(({ id }) => id);
  lines.push(saidBy('before', 5));
  tell('open');
  await expect.poll(ids).toEqual(['before']);
  tell('error');
  await expect.poll(() => table.scene().link).toBe('lost');
  lines.push(saidBy('meanwhile', 7));
  at.path = '/chat';
  tell('open');
  await soon(1000);
  tell('moved', movedFrom(4, [cast, gave]));
  lines.splice(1, 0, saidBy('at once', 6));
  tell('chat', saidBy('at once', 6));
  await letGo();
  await expect.poll(ids).toEqual(['before', 'at once', 'meanwhile']);
  expect(table.scene().seq).toBe(6);
});

test('a reply of a portal is not taken for the server’s: the request is sent again', async () => {
  for (const what of ['/m1', '/table', '/log?since=4']) {
    let isThere = true;
    const { reach, tell, at } = server(({ path }) => (isThere || !path.endsWith(what) ? null : new Response('<html>')));
    const table = await opened(reach);
    isThere = false;
    at.seq = 6;
    tell('moved', { ...movedFrom(4, [cast, gave]), sum: 1 });
    await expect.poll(() => table.scene().link).toBe('lost');
    isThere = true;
    await expect.poll(() => table.scene()).toMatchObject({ status: 'playing', seq: 6, link: 'live' });
  }
});

test('changes of a gathering arrive by the stream, and no request is sent', async () => {
  const { reach, calls, facts, gather } = gathering();
  const table = await opened(reach);
  await soon(1000);
  const before = calls.length;
  for (let i = 0; i < 50; i += 1) {
    facts.seq += 1;
    gather();
  }
  Object.assign(facts, { seq: facts.seq + 1, seats: [...FACTS.seats, { ...FACTS.seats[1], seat: 2 }] });
  gather();
  await soon(5000);
  expect(table.scene().seats).toHaveLength(3);
  expect(calls.length).toBe(before);
});

test('a bot that takes the seat of an absent player is present; a player who sits down without a stream is not', async () => {
  const { reach, tell, facts, gather } = gathering();
  facts.seats = [FACTS.seats[0] as object, { ...FACTS.seats[0], seat: 1, person: 'p2' }];
  const table = await opened(reach);
  tell('presence', { match: 'm1', seats: [0] });
  const present = (): boolean[] => table.scene().seats.map((card) => card.present);
  expect(present()).toEqual([true, false]);
  Object.assign(facts, { seq: 5, seats: FACTS.seats });
  gather();
  await expect.poll(present).toEqual([true, true]);
  Object.assign(facts, { seq: 6, seats: [FACTS.seats[0], { ...FACTS.seats[0], seat: 1, person: 'p3' }] });
  gather();
  await expect.poll(present).toEqual([true, false]);
});

test('a host who left by another window is host no more', async () => {
  const { reach, facts, gather } = gathering();
  const table = await opened(reach);
  expect(table.scene().host).toBe(0);
  Object.assign(facts, { seq: 5, me: null, host: 'p2' });
  gather();
  await expect.poll(() => table.scene()).toMatchObject({ eyes: 'table', host: null });
});

test('a table that was closed asks for nothing more', async () => {
  const { reach, calls, tell } = server(() => null);
  const { reach: slowly, at, letGo } = slow(reach);
  const table = await opened(slowly);
  at.path = '/m1';
  tell('moved', { ...movedFrom(6, [{ seq: 7 }]) });
  await soon(500);
  table.close();
  const before = calls.length;
  await letGo();
  expect(calls.length).toBe(before);
});

test('a rematch that was called off is not one to go to', async () => {
  const again = (match: string, status: string): object => ({ match, status, rematchOf: 'm1' });
  const lists = [[again('m2', 'cancelled')], [again('m2', 'cancelled'), again('m3', 'gathering')]];
  const { reach } = server(({ path }) =>
    path.endsWith('?mine=1') ? new Response(JSON.stringify({ matches: lists.shift() })) : null,
  );
  const table = await opened(reach);
  expect(await table.rematchAsked()).toBeNull();
  expect(await table.rematchAsked()).toBe('/table/m3');
});
