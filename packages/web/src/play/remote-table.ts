import {
  type GameRecord,
  isObject,
  type Json,
  type JsonObject,
  type Refusal,
  recordFromJson,
  type Seat,
  writeRecord,
} from '@nightjar/kernel';
import { ask, askUntilHeard, type Fetch, refusalOf, type Said, textOf } from './api.ts';
import { curveOf } from './curve.ts';
import { loadRules } from './games.ts';
import type { ChatLine, Company, Picture, TableSource, Totals } from './source.ts';
import { answersBack, NOTHING_TOLD, retold, type Told } from './told.ts';
import { chatIn, EMPTY, listIn, withFacts, withPicture, withPresence } from './wire.ts';

/** A stream of named messages; `EventSource` in a page. */
export interface Stream {
  /** 2 once it has given up. */
  readonly readyState: number;
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
  /** Milliseconds a forced answer is held back, so that people can follow. */
  beat(): number;
}

const CLOSED = 2;
/** How long until a lost server is looked for again, in milliseconds. */
const PATIENCE = 2000;

const UNREACHABLE: Refusal = { rule: '', reason: 'unreachable', with: {} };

/** A table on the server, as docs/server.md describes it: pictures come in, commands with an id go out. */
export class RemoteTable implements TableSource, Company {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly company = this;
  readonly #reach: Reach;
  readonly #watchers = new Set<() => void>();
  /** Events of our answers that were the only ones possible. */
  readonly #forced = new Set<number>();
  #stream: Stream | null = null;
  #picture: Picture;
  #told: Told = NOTHING_TOLD;
  #isMending = false;
  #isUndoing = false;
  #isClosed = false;

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
    return this.#command('/answer', { seq: this.#picture.seq, answer: text });
  }

  /** A forced answer was never the person's own: it goes together with the one before it. */
  async undo(): Promise<Refusal | null> {
    this.#isUndoing = true;
    const once = (): Promise<Refusal | null> => this.#command('/undo', { seq: this.#picture.seq });
    let refusal = await once();
    while (refusal === null && this.#picture.answers.length === 1 && this.#picture.undoable > 0) refusal = await once();
    this.#isUndoing = false;
    this.#giveForced();
    return refusal;
  }

  consent(count: number, isAgreed: boolean): Promise<Refusal | null> {
    return this.#command('/consent', { seq: this.#picture.seq, count, agree: isAgreed });
  }

  resign(): Promise<Refusal | null> {
    return this.#command('/resign', {});
  }

  comeBack(): Promise<Refusal | null> {
    return this.#lobby(`/seats/${this.#picture.eyes}`, { kind: 'me', command: this.#reach.newCommand() });
  }

  sit(): Promise<Refusal | null> {
    return this.#lobby('/join');
  }

  setSeat(seat: Seat, bot: string | null): Promise<Refusal | null> {
    return this.#lobby(`/seats/${seat}`, bot === null ? { kind: 'open' } : { kind: 'bot', bot });
  }

  async why(text: string): Promise<Refusal | null> {
    const said = await this.#try('POST', '/why', { answer: text });
    if (said === null) return UNREACHABLE;
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
    const record = await this.#record();
    return record === null ? [] : curveOf(await loadRules(this.game), record);
  }

  async record(): Promise<string | null> {
    const record = await this.#record();
    return record === null ? null : writeRecord(record);
  }

  async rematch(): Promise<string> {
    const said = await this.#try('POST', '/rematch', {});
    const id = said?.ok && isObject(said.body) ? textOf(said.body['match']) : '';
    return `/table/${id === '' ? this.id : id}`;
  }

  async rematchAsked(): Promise<string | null> {
    const said = await ask(this.#reach.fetch, 'GET', '/matches?mine=1').catch(() => null);
    const mine = said?.ok && isObject(said.body) ? listIn(said.body['matches']) : [];
    const again = mine.find(({ rematchOf, status }) => rematchOf === this.id && status !== 'cancelled');
    return again === undefined ? null : `/table/${textOf(again['match'])}`;
  }

  async say(text: string): Promise<Refusal | null> {
    return refusedIn(await this.#try('POST', '/chat', { text }));
  }

  async mute(person: string): Promise<Refusal | null> {
    const refusal = refusedIn(await this.#ask('POST', '/mutes', { person }));
    if (refusal === null)
      this.#show({ ...this.#picture, chat: this.#picture.chat.filter((line) => line.person !== person) });
    return refusal;
  }

  async report({ id, person }: ChatLine, why: string): Promise<Refusal | null> {
    return refusedIn(await this.#ask('POST', '/reports', { match: this.id, message: id, person, reason: why }));
  }

  async ready(): Promise<void> {
    await this.#lobby('/ready', { ready: true });
  }

  async start(): Promise<void> {
    await this.#lobby('/start');
  }

  async leave(): Promise<void> {
    await this.#lobby('/leave');
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
    this.#stream = null;
    this.#watchers.clear();
  }

  async #lobby(path: string, body: JsonObject = {}): Promise<Refusal | null> {
    const said = await this.#try('POST', path, body);
    if (said?.ok && isObject(said.body)) this.#show(withFacts(this.#picture, said.body));
    await this.#refresh();
    return refusedIn(said);
  }

  #try(method: string, path: string, body?: Json): Promise<Said | null> {
    return this.#ask(method, `/matches/${this.id}${path}`, body);
  }

  async #ask(method: string, path: string, body?: Json): Promise<Said | null> {
    try {
      return await ask(this.#reach.fetch, method, path, body);
    } catch {
      this.#lose();
      return null;
    }
  }

  /** Sends a command until it is heard, always under the same id; the reply brings the fresh picture, whatever it says. */
  async #command(path: string, what: JsonObject): Promise<Refusal | null> {
    const body = { command: this.#reach.newCommand(), ...what };
    const wait = (ms: number): Promise<void> => {
      this.#lose();
      return this.#reach.wait(ms);
    };
    let said: Said;
    try {
      said = await askUntilHeard(this.#reach.fetch, 'POST', `/matches/${this.id}${path}`, body, wait);
    } catch {
      return UNREACHABLE;
    }
    if (said.ok) {
      if (isObject(said.body)) this.#hear(said.body);
      return null;
    }
    if (isObject(said.trouble.view)) this.#hear({ picture: said.trouble.view });
    else await this.#refresh();
    return refusalOf(said.trouble);
  }

  async #record(): Promise<GameRecord | null> {
    const said = await this.#try('GET', '/record');
    const record = said?.ok ? recordFromJson(said.body) : null;
    return record?.ok ? record.value : null;
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
    // Something newer may have come by the stream meanwhile.
    if (chat !== null && picture.seq >= this.#picture.seq) this.#show({ ...picture, link: 'live' });
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
    stream.addEventListener('error', () => this.#lose());
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
    const { eyes, status } = picture;
    const askable = eyes === 'table' || status !== 'playing' ? 0 : answersBack(this.#told, eyes, this.#forced);
    this.#picture = { ...picture, askable };
    for (const changed of this.#watchers) changed();
    this.#giveForced();
  }

  /** The server is not heard any more: that is shown, and it is looked for until it is found. */
  #lose(): void {
    if (this.#picture.link !== 'lost') this.#show({ ...this.#picture, link: 'lost' });
    if (!this.#isMending) void this.#mend();
  }

  async #mend(): Promise<void> {
    this.#isMending = true;
    while (!this.#isClosed && this.#picture.link === 'lost') {
      await this.#reach.wait(PATIENCE);
      if (this.#isClosed || this.#picture.link !== 'lost') break;
      if (this.#stream?.readyState === CLOSED) this.#listen();
      await this.#refresh();
    }
    this.#isMending = false;
  }

  /** Where only one answer is possible it is given, unless people are talking about taking answers back. */
  #giveForced(): void {
    const { seq, answers, proposal, link } = this.#picture;
    const isForced = answers.length === 1 && proposal === null && link === 'live' && !this.#isUndoing;
    if (!isForced || this.#isClosed || this.#forced.has(seq + 1)) return;
    this.#forced.add(seq + 1);
    void this.#reach.wait(this.#reach.beat()).then(() => {
      if (this.#isClosed || this.#picture.seq !== seq) return null;
      return this.answer(answers[0] as string);
    });
  }
}

const refusedIn = (said: Said | null): Refusal | null =>
  said === null ? UNREACHABLE : said.ok ? null : refusalOf(said.trouble);
