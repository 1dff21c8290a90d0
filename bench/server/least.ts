import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { measured } from './usage.ts';

/**
 * The least server that could carry our load: plain `node:http`, one durable insert per answer, a short reply and as many
 * bytes on two streams as ours sends. It knows no rules, no sessions and no limits.
 */
const SAID = 'x'.repeat(900);
const KEPT = 'x'.repeat(400);

interface Table {
  readonly people: string[];
  seq: number;
}

const streams = new Map<string, ServerResponse>();
const tables = new Map<string, Table>();

const database = new DatabaseSync(join(process.env['NIGHTJAR_DATA'] as string, 'least.sqlite'));
database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000;
  create table events (match text, seq integer, body text, primary key (match, seq)) without rowid;
  create table matches (id text primary key, seq integer) without rowid`);
const begin = database.prepare('begin immediate');
const commit = database.prepare('commit');
const insert = database.prepare('insert into events values (?, ?, ?)');
const update = database.prepare('insert into matches values (?, ?) on conflict (id) do update set seq = excluded.seq');

interface Waiting {
  readonly match: string;
  readonly seq: number;
  readonly done: () => void;
}
let waiting: Waiting[] = [];

/** One commit for all that came in one turn of the loop. */
function write(): void {
  const group = waiting;
  waiting = [];
  begin.run();
  for (const { match, seq } of group) {
    update.run(match, seq);
    insert.run(match, seq, KEPT);
  }
  commit.run();
  for (const { done } of group) done();
}

function tell(match: string, { people, seq }: Table): void {
  for (const [i, person] of people.entries()) {
    const answers = i === seq % 2 ? '["a","b"]' : '[]';
    const text = `id: ${match}:${seq}\nevent: moved\ndata: {"match":"${match}","seq":${seq},"answers":${answers},"said":"${SAID}"}\n\n`;
    streams.get(person)?.write(text);
  }
}

function reply(response: ServerResponse, body: object, headers: Record<string, string> = {}): void {
  const text = JSON.stringify(body);
  response.writeHead(200, { ...headers, 'content-type': 'application/json', 'content-length': text.length });
  response.end(text);
}

function listen(person: string, response: ServerResponse): void {
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
  response.write('retry: 2000\n\n');
  streams.set(person, response);
}

function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
  const person = request.headers.cookie ?? '';
  const [, , , match = '', what = ''] = (request.url ?? '').split('/');
  JSON.parse(text);
  if (request.url === '/api/guest') return reply(response, {}, { 'set-cookie': `person=${randomUUID()}; path=/` });
  if (match === '') {
    const id = randomUUID();
    tables.set(id, { people: [person], seq: 1 });
    return reply(response, { match: id });
  }
  const table = tables.get(match) as Table;
  if (what === 'join') {
    table.people.push(person);
    reply(response, {});
    return tell(match, table);
  }
  table.seq += 1;
  const { seq } = table;
  const done = (): void => {
    reply(response, { seq });
    tell(match, table);
  };
  if (waiting.push({ match, seq, done }) === 1) setImmediate(write);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return listen(request.headers.cookie ?? '', response);
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => answer(request, response, text));
});
server.listen(0, '127.0.0.1', () => measured(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
