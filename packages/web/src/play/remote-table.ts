import {
  type AnyGame,
  isObject,
  type Json,
  type JsonObject,
  type Refusal,
  recordFromJson,
  replay,
  writeRecord,
} from '@nightjar/kernel';
import { ask, askUntilHeard, type Fetch, refusalOf, type Said, textOf } from './api.ts';
import { loadRules } from './games.ts';
import type { Picture, TableSource, Totals } from './source.ts';
import { chatIn, EMPTY, retold, type Told, withFacts, withPicture, withPresence } from './wire.ts';

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
  now(): number;
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
  #told: Told = { seq: 0, facts: [] };

  private constructor(reach: Reach, facts: JsonObject) {
    this.id = textOf(facts['match']);
    this.game = textOf(facts['game']);
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
    const id = said?.ok && isObject(said.body) ? textOf(said.body['match']) : '';
    return `/table/${id === '' ? this.id : id}`;
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
      const table = await this.#try('GET', '/table');
      if (table?.ok && isObject(table.body)) picture = withPicture(picture, table.body, this.#reach.now());
      await this.#catchUp();
      picture = { ...picture, log: this.#told.facts, fresh: [] };
    }
    const chat = await this.#try('GET', '/chat');
    if (chat?.ok && isObject(chat.body)) picture = { ...picture, chat: chatIn(chat.body['messages']) };
    this.#show({ ...picture, link: 'live' });
  }

  /** Reads what the log holds beyond what we were told. */
  async #catchUp(): Promise<void> {
    for (;;) {
      const before = this.#told.seq;
      const log = await this.#try('GET', `/log?since=${before}`);
      if (log?.ok && isObject(log.body)) this.#told = retold(this.#told, log.body['events']);
      if (this.#told.seq === before) return;
    }
  }

  #listen(): void {
    const stream = this.#reach.stream(`/api/stream?tables=${this.id}`);
    this.#stream = stream;
    const on = (type: string, heard: (json: JsonObject) => void): void =>
      stream.addEventListener(type, ({ data }) => {
        const json = data === undefined ? null : (JSON.parse(data) as Json);
        if (isObject(json) && json['match'] === this.id) heard(json);
      });
    on('picture', (json) => this.#hear(json));
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
    const body = message['picture'];
    if (!isObject(body) || Number(body['seq']) < this.#picture.seq) return;
    const since = Number(message['since'] ?? this.#told.seq);
    if (since > this.#told.seq) return void this.#refresh();
    const known = this.#told.seq;
    this.#told = retold(this.#told, message['events']);
    const log = this.#told.facts;
    const fresh = log.filter(({ answer }) => answer > known);
    this.#show({ ...withPicture(this.#picture, body, this.#reach.now()), fresh, log, link: 'live' });
  }

  #show(picture: Picture): void {
    this.#picture = picture;
    for (const changed of this.#watchers) changed();
  }
}
