import {
  type AnyGame,
  isObject,
  type Json,
  type JsonObject,
  type Refusal,
  recordFromJson,
  replay,
  type ScoreSheet,
  writeRecord,
} from '@nightjar/kernel';
import { ask, askUntilHeard, type Fetch, refusalOf, type Said } from './api.ts';
import { loadRules } from './games.ts';
import type { Asked, ChatLine, Fact, Picture, SeatCard, TableSource, Totals } from './source.ts';

/** A stream of named messages; `EventSource` in a page. */
export interface Stream {
  addEventListener(type: string, heard: (event: { readonly data?: string }) => void): void;
  close(): void;
}

/** What a table on a server needs from around it. */
export interface Reach {
  readonly fetch: Fetch;
  stream(path: string): Stream;
  newCommand(): string;
  wait(ms: number): Promise<void>;
}

/** A table on the server, as docs/server.md describes it: pictures come in, commands with an id go out. */
export class RemoteTable implements TableSource {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly #reach: Reach;
  readonly #watchers = new Set<() => void>();
  #stream: Stream | null = null;
  #picture: Picture;

  private constructor(reach: Reach, facts: JsonObject) {
    this.id = String(facts['id']);
    this.game = String(facts['game']);
    this.options = isObject(facts['options']) ? facts['options'] : {};
    this.#reach = reach;
    this.#picture = withFacts(EMPTY, facts);
  }

  /** The table of this id, or null if there is none for us. */
  static async open(id: string, reach: Reach): Promise<RemoteTable | null> {
    const facts = await ask(reach.fetch, 'GET', `/matches/${id}`);
    if (!facts.ok || !isObject(facts.body)) return null;
    const table = new RemoteTable(reach, facts.body);
    await table.#refresh();
    table.#listen();
    return table;
  }

  picture(): Picture {
    return this.#picture;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  answer(text: string): Promise<Refusal | null> {
    return this.#command('/answer', { answer: text });
  }

  undo(): Promise<Refusal | null> {
    return this.#command('/undo', {});
  }

  async why(text: string): Promise<Refusal | null> {
    const said = await this.#try('POST', '/why', { answer: text });
    if (said === null) return null;
    if (!said.ok) return refusalOf(said.trouble);
    const body = isObject(said.body) && 'refusal' in said.body ? said.body['refusal'] : said.body;
    return isObject(body) && typeof body['reason'] === 'string' ? (body as unknown as Refusal) : null;
  }

  /** Views alone do not make a state to think about: nobody gives hints here. */
  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  takeOver(): void {}

  async curve(): Promise<readonly Totals[]> {
    const file = await this.#recordJson();
    const record = file === null ? null : recordFromJson(file);
    if (record === null || !record.ok) return [];
    const rules: AnyGame = await loadRules(this.game);
    const totalsOf = (state: unknown): number[] =>
      record.value.seats.map((_, seat) => rules.explain(state, seat)[seat]?.total ?? 0);
    const curve: Totals[] = [];
    const last = replay<unknown>(rules, record.value, (state, answers) =>
      curve.push({ answers, totals: totalsOf(state) }),
    );
    if (last.ok) curve.push({ answers: record.value.answers.length, totals: totalsOf(last.value) });
    return curve;
  }

  async record(): Promise<string | null> {
    const file = await this.#recordJson();
    const record = file === null ? null : recordFromJson(file);
    return record?.ok ? writeRecord(record.value) : null;
  }

  async rematch(): Promise<string> {
    const said = await this.#try('POST', '/rematch', {});
    const id = said?.ok && isObject(said.body) ? said.body['id'] : undefined;
    return `/table/${typeof id === 'string' ? id : this.id}`;
  }

  async say(text: string): Promise<void> {
    await this.#try('POST', '/chat', { text });
  }

  async ready(): Promise<void> {
    await this.#lobby('/ready');
  }

  async start(): Promise<void> {
    await this.#lobby('/start');
  }

  async leave(): Promise<void> {
    await this.#lobby('/leave');
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#watchers.clear();
  }

  async #lobby(path: string): Promise<void> {
    const said = await this.#try('POST', path, {});
    if (said?.ok && isObject(said.body)) this.#show(withFacts(this.#picture, said.body));
    await this.#refresh();
  }

  async #try(method: string, path: string, body?: Json): Promise<Said | null> {
    try {
      return await ask(this.#reach.fetch, method, `/matches/${this.id}${path}`, body);
    } catch {
      this.#show({ ...this.#picture, link: 'lost' });
      return null;
    }
  }

  /** Sends a command until it is heard, always under the same id; the reply brings the fresh picture, whatever it says. */
  async #command(path: string, what: JsonObject): Promise<Refusal | null> {
    const body = { command: this.#reach.newCommand(), seq: this.#picture.seq, ...what };
    const wait = (ms: number): Promise<void> => {
      this.#show({ ...this.#picture, link: 'lost' });
      return this.#reach.wait(ms);
    };
    let said: Said;
    try {
      said = await askUntilHeard(this.#reach.fetch, 'POST', `/matches/${this.id}${path}`, body, wait);
    } catch {
      return { rule: '', reason: 'unreachable', with: {} };
    }
    if (said.ok) {
      if (isObject(said.body)) this.#hear(said.body);
      return null;
    }
    if (isObject(said.trouble.view)) this.#hear({ picture: said.trouble.view });
    else await this.#refresh();
    return refusalOf(said.trouble);
  }

  async #recordJson(): Promise<Json | null> {
    const said = await this.#try('GET', '/record');
    return said?.ok ? said.body : null;
  }

  /** Everything anew: facts, picture, log and chat. */
  async #refresh(): Promise<void> {
    const facts = await this.#try('GET', '');
    if (facts === null) return;
    if (!facts.ok || !isObject(facts.body)) return this.#show({ ...this.#picture, status: 'missing' });
    let picture = withFacts(this.#picture, facts.body);
    if (picture.status === 'playing' || picture.status === 'over') {
      const [table, log] = [await this.#try('GET', '/table'), await this.#try('GET', '/log?since=0')];
      if (table?.ok && isObject(table.body)) picture = withPicture(picture, table.body);
      if (log?.ok) picture = { ...picture, log: factsIn(log.body), fresh: [] };
    }
    const chat = await this.#try('GET', '/chat');
    if (chat?.ok) picture = { ...picture, chat: chatIn(chat.body) };
    this.#show({ ...picture, link: 'live' });
  }

  #listen(): void {
    const stream = this.#reach.stream(`/api/stream?tables=${this.id}`);
    this.#stream = stream;
    const on = (type: string, heard: (json: JsonObject) => void): void =>
      stream.addEventListener(type, ({ data }) => {
        const json = data === undefined ? null : (JSON.parse(data) as Json);
        if (isObject(json) && (json['match'] ?? this.id) === this.id) heard(json);
      });
    on('picture', (json) => this.#hear('picture' in json ? json : { picture: json }));
    on('moved', (json) => this.#hear(json));
    on('lobby', () => void this.#refresh());
    on('presence', (json) => this.#show(withPresence(this.#picture, json)));
    on('chat', (json) => {
      const lines = chatIn([json]).filter(({ id }) => this.#picture.chat.every((line) => line.id !== id));
      this.#show({ ...this.#picture, chat: [...this.#picture.chat, ...lines] });
    });
    stream.addEventListener('open', () => {
      if (this.#picture.link === 'lost') void this.#refresh();
    });
    stream.addEventListener('error', () => this.#show({ ...this.#picture, link: 'lost' }));
  }

  /** Takes a picture with what led to it. An older one than ours only came late. */
  #hear(message: JsonObject): void {
    const body = isObject(message['picture']) ? message['picture'] : message;
    const seq = Number(body['seq'] ?? message['seq'] ?? 0);
    if (seq < this.#picture.seq) return;
    const told = factsIn(message['events'] ?? body['events'] ?? []);
    const known = new Set(this.#picture.log.map(({ answer }) => answer));
    const fresh = told.filter(({ answer }) => !known.has(answer));
    const before = this.#picture.log.filter(({ answer }) => answer <= seq);
    this.#show({ ...withPicture(this.#picture, body), fresh, log: [...before, ...fresh], link: 'live' });
  }

  #show(picture: Picture): void {
    this.#picture = picture;
    for (const changed of this.#watchers) changed();
  }
}

const EMPTY: Picture = {
  status: 'opening',
  link: 'live',
  seq: 0,
  eyes: 'table',
  view: null,
  decision: null,
  answers: [],
  fresh: [],
  log: [],
  seats: [],
  undoable: 0,
  sheets: [],
  result: null,
  thinking: null,
  handOver: null,
  chat: [],
  joinCode: null,
  isHost: false,
};

const listIn = (json: Json | undefined): readonly JsonObject[] =>
  Array.isArray(json) ? (json as readonly Json[]).filter((item) => isObject(item)) : [];

/** The lobby's facts: who sits where, and how far the match is. */
function withFacts(picture: Picture, facts: JsonObject): Picture {
  const you = facts['you'] ?? facts['seat'];
  return {
    ...picture,
    status: typeof facts['status'] === 'string' ? (facts['status'] as Picture['status']) : picture.status,
    seats: 'seats' in facts ? seatsIn(facts['seats']) : picture.seats,
    joinCode: typeof facts['joinCode'] === 'string' ? facts['joinCode'] : picture.joinCode,
    isHost: facts['isHost'] === true || picture.isHost,
    eyes: typeof you === 'number' ? you : picture.eyes,
  };
}

/** The server's picture for our eyes. */
function withPicture(picture: Picture, body: JsonObject): Picture {
  const decision = isObject(body['decision']) ? (body['decision'] as unknown as Asked) : null;
  const seats = 'seats' in body ? seatsIn(body['seats']) : picture.seats;
  const eyes = body['eyes'];
  return {
    ...picture,
    seq: Number(body['seq'] ?? picture.seq),
    eyes: typeof eyes === 'number' || eyes === 'table' ? eyes : picture.eyes,
    status: decision === null && 'decision' in body ? 'over' : 'playing',
    view: body['view'] ?? picture.view,
    decision,
    answers: Array.isArray(body['answers']) ? (body['answers'] as string[]) : [],
    seats: withClocks(seats, body['clocks']),
    undoable: Number(body['undo'] ?? 0),
    sheets: (body['sheet'] ?? body['sheets'] ?? picture.sheets) as unknown as readonly ScoreSheet[],
    result: isObject(body['result']) ? (body['result'] as unknown as Picture['result']) : picture.result,
    thinking: decision !== null && seats[decision.seat]?.kind === 'bot' ? decision.seat : null,
  };
}

const seatsIn = (json: Json | undefined): readonly SeatCard[] =>
  listIn(json).map((seat, at) => ({
    seat: Number(seat['seat'] ?? at),
    kind: (seat['awayBot'] ?? null) === null ? (seat['kind'] as SeatCard['kind']) : 'bot',
    name: String(seat['name'] ?? ''),
    bot: typeof seat['bot'] === 'string' ? seat['bot'] : null,
    present: seat['present'] !== false,
    ready: seat['ready'] === true,
    clockMs: typeof seat['clockMs'] === 'number' ? seat['clockMs'] : null,
  }));

const withClocks = (seats: readonly SeatCard[], clocks: Json | undefined): readonly SeatCard[] =>
  seats.map((card) => {
    const clock = listIn(clocks).find(({ seat }) => seat === card.seat);
    return clock === undefined ? card : { ...card, clockMs: Number(clock['ms'] ?? clock['leftMs'] ?? 0) };
  });

const withPresence = (picture: Picture, { seat, present }: JsonObject): Picture => ({
  ...picture,
  seats: picture.seats.map((card) => (card.seat === seat ? { ...card, present: present === true } : card)),
});

/** Facts of a log, each under the seq that brought it. */
const factsIn = (json: Json): Fact[] =>
  listIn(isObject(json) ? (json['events'] ?? []) : json).map((item, i) => ({
    answer: Number(item['seq'] ?? i),
    event: isObject(item['event']) ? item['event'] : item,
  }));

const chatIn = (json: Json): ChatLine[] =>
  listIn(isObject(json) ? (json['lines'] ?? []) : json).map((line) => ({
    id: String(line['id']),
    name: String(line['name'] ?? ''),
    text: String(line['text'] ?? ''),
    at: Number(line['at'] ?? 0),
  }));
