import type { Line } from '@nightjar/bots';
import {
  type GameRecord,
  type Json,
  type JsonObject,
  type Refusal,
  recordFromJson,
  type Seat,
  writeRecord,
} from '@nightjar/kernel';
import type {
  Chat,
  ChatLine,
  Facts,
  Heard,
  Matches,
  Message,
  MessageName,
  Picture,
  Recap,
  Reply,
  WhyNot,
} from '@nightjar/wire';
import { patched, sumOf } from '@nightjar/wire/patch';
import { ask, askUntilHeard, type Fetch, isTooMuch, type Outcome, refusalOf } from './api.ts';
import { curveOf } from './curve.ts';
import { answersBack, EMPTY_LOG, type MatchLog, retold } from './match-log.ts';
import { loadRules } from './rules.ts';
import type { Company, Scene, TableSource, Totals } from './source.ts';
import type { Thinker } from './thinker.ts';
import { EMPTY, isReadable, withFacts, withLine, withNews, withPicture, withPresence } from './wire.ts';

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
  readonly thinker: Thinker;
}

const CLOSED = 2;
/** How long until a lost server is looked for again, in milliseconds. */
const PATIENCE = 2000;
/** How long after its acknowledgement the stream may take to bring what a command did. */
const UNDER_WAY = 1500;

const UNREACHABLE: Refusal = { rule: '', reason: 'unreachable', with: {} };

/** A table on the server, as docs/server.md describes it: pictures come in, commands with an id go out. */
export class RemoteTable implements TableSource, Company {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly company = this;
  readonly #reach: Reach;
  readonly #watchers = new Set<() => void>();
  #stream: Stream | null = null;
  #scene: Scene;
  /** The picture we hold: what a patch is put on. */
  #picture: Picture | null = null;
  #told: MatchLog = EMPTY_LOG;
  /** The newest `seq` we heard of, whether or not we hold it. */
  #newest = 0;
  #isCatchingUp = false;
  #isMending = false;
  #isClosed = false;

  private constructor(reach: Reach, facts: Facts) {
    this.id = facts.match;
    this.game = facts.game;
    this.options = facts.options;
    this.#reach = reach;
    this.#scene = withFacts(EMPTY, facts);
  }

  /** The table of this id, or null if there is none for us. Throws while the server cannot be asked. */
  static async open(id: string, reach: Reach): Promise<RemoteTable | null> {
    const facts = await ask<Facts>(reach.fetch, 'GET', `/matches/${id}`);
    if (isTooMuch(facts)) throw new Error('too many requests for the moment');
    if (!facts.ok) return null;
    const table = new RemoteTable(reach, facts.body);
    await table.#refresh();
    table.#listen();
    return table;
  }

  scene(): Scene {
    return this.#scene;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  answer(text: string): Promise<Refusal | null> {
    return this.#command('/answer', { seq: this.#scene.seq, answer: text });
  }

  undo(): Promise<Refusal | null> {
    return this.#command('/undo', { seq: this.#scene.seq });
  }

  consent(count: number, isAgreed: boolean): Promise<Refusal | null> {
    return this.#command('/consent', { seq: this.#scene.seq, count, agree: isAgreed });
  }

  resign(): Promise<Refusal | null> {
    return this.#command('/resign', {});
  }

  comeBack(): Promise<Refusal | null> {
    return this.#lobby(`/seats/${this.#scene.eyes}`, { kind: 'me', command: this.#reach.newCommand() });
  }

  sit(): Promise<Refusal | null> {
    return this.#lobby('/join');
  }

  setSeat(seat: Seat, bot: string | null): Promise<Refusal | null> {
    return this.#lobby(`/seats/${seat}`, bot === null ? { kind: 'open' } : { kind: 'bot', bot });
  }

  async why(text: string): Promise<Refusal | null> {
    const said = await this.#try<WhyNot>('POST', '/why', { answer: text });
    if (said === null) return UNREACHABLE;
    return said.ok ? said.body.refusal : refusalOf(said.trouble);
  }

  async hint(): Promise<readonly Line[]> {
    const { eyes, view, answers, seq } = this.#scene;
    if (eyes === 'table' || answers.length === 0) return [];
    const thought = { game: this.game, view, seat: eyes, seed: `${this.id} ${seq}` };
    return this.#reach.thinker.advise(thought).catch(() => []);
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
    const said = await this.#try<Facts>('POST', '/rematch', {});
    return `/table/${said?.ok ? said.body.match : this.id}`;
  }

  async rematchAsked(): Promise<string | null> {
    const path = '/matches?mine=1';
    const said = await ask<Matches>(this.#reach.fetch, 'GET', path).catch(() => null);
    const mine = said?.ok ? said.body.matches : [];
    const again = mine.find(({ rematchOf, status }) => rematchOf === this.id && status !== 'cancelled');
    return again === undefined ? null : `/table/${again.match}`;
  }

  async say(text: string): Promise<Refusal | null> {
    return refusedIn(await this.#try('POST', '/chat', { text }));
  }

  async mute(person: string): Promise<Refusal | null> {
    const refusal = refusedIn(await this.#heed(ask(this.#reach.fetch, 'POST', '/mutes', { person })));
    if (refusal === null)
      this.#show({ ...this.#scene, chat: this.#scene.chat.filter((line) => line.person !== person) });
    return refusal;
  }

  async report({ id, person }: ChatLine, why: string): Promise<Refusal | null> {
    return refusedIn(
      await this.#heed(
        ask(this.#reach.fetch, 'POST', '/reports', { match: this.id, message: id, person, reason: why }),
      ),
    );
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
    const said = await this.#try<Facts>('POST', path, body);
    if (said?.ok) this.#show(withFacts(this.#scene, said.body));
    await this.#refresh();
    return refusedIn(said);
  }

  #try<Body = Json>(method: string, path: string, body?: Json): Promise<Reached<Body>> {
    return this.#heed(ask<Body>(this.#reach.fetch, method, `/matches/${this.id}${path}`, body));
  }

  /** Reads what there is; null where the server is not reached, or has heard too much of us: then it is looked for again. */
  async #look<Body>(path: string): Promise<Reached<Body>> {
    const said = await this.#try<Body>('GET', path);
    if (said === null || !isTooMuch(said)) return said;
    this.#lose();
    return null;
  }

  async #heed<Body>(said: Promise<Outcome<Body>>): Promise<Reached<Body>> {
    try {
      return await said;
    } catch {
      this.#lose();
      return null;
    }
  }

  /** Sends a command until it is heard, always under the same id. What it did comes by the stream, or is asked for. */
  async #command(path: string, what: JsonObject): Promise<Refusal | null> {
    const body = { command: this.#reach.newCommand(), ...what };
    const wait = (ms: number): Promise<void> => {
      this.#lose();
      return this.#reach.wait(ms);
    };
    let said: Outcome<Reply>;
    try {
      said = await askUntilHeard<Reply>(this.#reach.fetch, 'POST', `/matches/${this.id}${path}`, body, wait);
    } catch {
      return UNREACHABLE;
    }
    if (said.ok) {
      await this.#reaches(said.body.seq);
      return null;
    }
    const { view } = said.trouble;
    if (view !== undefined) await this.#fetch(view.seq);
    else await this.#refresh();
    return refusalOf(said.trouble);
  }

  /** Waits until we hold the match at this `seq`: by the stream, and without it by asking. */
  async #reaches(seq: number): Promise<void> {
    if (this.#scene.seq < seq && this.#scene.link === 'live') {
      await Promise.race([this.#shown(seq), this.#reach.wait(UNDER_WAY)]);
    }
    if (this.#scene.seq < seq) await this.#fetch(seq);
  }

  #shown(seq: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.watch(() => {
        if (this.#scene.seq < seq) return;
        stop();
        resolve();
      });
    });
  }

  /** The match is at this `seq`, and what we hold does not lead there: it is asked for, once for all that comes meanwhile. */
  async #fetch(seq: number): Promise<void> {
    this.#newest = Math.max(this.#newest, seq);
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (let before = -1; before < this.#told.seq && this.#told.seq < this.#newest; ) {
      before = this.#told.seq;
      await this.#refresh();
    }
    this.#isCatchingUp = false;
  }

  async #record(): Promise<GameRecord | null> {
    // While others play the same deal it is told to nobody.
    if ((this.#scene.daily?.closesAt ?? 0) > this.#reach.now()) return null;
    const said = await this.#try('GET', '/record');
    const record = said?.ok ? recordFromJson(said.body) : null;
    return record?.ok ? record.value : null;
  }

  /** Everything anew: facts, picture, the log as far as the picture, and chat. */
  async #refresh(): Promise<void> {
    const facts = await this.#look<Facts>('');
    if (facts === null) return;
    if (!facts.ok) return this.#show({ ...this.#scene, status: 'missing' });
    let scene = withFacts(this.#scene, facts.body);
    let picture = this.#picture;
    let told = this.#told;
    if (scene.status === 'playing' || scene.status === 'over') {
      const table = await this.#look<Picture>('/table');
      if (table === null) return;
      if (table.ok && !isReadable(table.body)) return this.#show({ ...scene, status: 'unreadable' });
      if (table.ok) {
        picture = table.body;
        scene = withPicture(scene, picture, this.#reach.now());
        const upTo = await this.#toldUpTo(picture.seq);
        if (upTo === null) return;
        told = upTo;
      }
    }
    const chat = await this.#look<Chat>('/chat');
    if (chat === null) return;
    if (chat.ok) scene = { ...scene, chat: chat.body.messages };
    // Something newer may have come by the stream meanwhile.
    if (scene.seq < this.#scene.seq) return;
    this.#picture = picture;
    if (told.seq > this.#told.seq) this.#told = told;
    this.#show(withNews({ ...scene, log: this.#told.facts, fresh: [], link: 'live' }, this.#scene));
  }

  /** What we were told, with what the log holds beyond it up to this `seq`: what came after it is not in the picture yet. Null while it cannot be asked for. */
  async #toldUpTo(seq: number): Promise<MatchLog | null> {
    let told = this.#told;
    for (let before = -1; before < told.seq && told.seq < seq; ) {
      before = told.seq;
      const log = await this.#look<Recap>(`/log?since=${before}`);
      if (log === null) return null;
      const events = log.ok ? log.body.events : [];
      told = retold(
        told,
        events.filter((event) => event.seq <= seq),
      );
    }
    return told;
  }

  #listen(): void {
    const stream = this.#reach.stream(`/api/stream?tables=${this.id}`);
    this.#stream = stream;
    const on = <Name extends MessageName>(type: Name, heard: (message: Message<Name>) => void): void =>
      stream.addEventListener(type, ({ data }) => {
        const message = data === undefined ? null : (JSON.parse(data) as Message<Name> & { readonly match?: string });
        if (message?.match === this.id) heard(message);
      });
    on('picture', (message) => this.#hear(message));
    on('moved', (message) => this.#move(message));
    on('lobby', () => void this.#refresh());
    on('presence', ({ seats }) => this.#show(withPresence(this.#scene, seats)));
    on('chat', (line) => this.#show(withLine(this.#scene, line)));
    stream.addEventListener('open', () => {
      if (this.#scene.link === 'lost') void this.#refresh();
    });
    stream.addEventListener('error', () => this.#lose());
  }

  /** What came after what we hold; where that is something else, because a message was lost, the table is asked for. */
  #move({ seq, since, events, patch, sum, picture }: Message<'moved'>): void {
    if (picture !== undefined) return this.#hear({ picture, since, events });
    if (patch === undefined || seq <= this.#scene.seq) return;
    const before = this.#picture;
    const next = before?.seq === since ? patched(before as unknown as Json, patch) : null;
    if (next === null || sumOf(next) !== sum) return void this.#fetch(seq);
    this.#hear({ picture: next as unknown as Picture, since, events });
  }

  /**
   * Takes a picture with what led to it; where that is not told, and we do not know it, the log is asked for first. One
   * that is no newer than ours was drawn already, or only came late.
   */
  #hear({ picture, since = picture.seq, events = [] }: HeardPicture): void {
    if (!isReadable(picture)) return this.#show({ ...this.#scene, status: 'unreadable' });
    const { seq } = this.#scene;
    if (picture.seq < seq || (picture.seq === seq && this.#told.seq === seq && this.#scene.link === 'live')) return;
    if (since > this.#told.seq) return void this.#fetch(picture.seq);
    this.#picture = picture;
    const known = this.#told.seq;
    this.#told = retold(this.#told, events);
    const log = this.#told.facts;
    const fresh = log.filter(({ answer }) => answer > known);
    this.#show({ ...withPicture(this.#scene, picture, this.#reach.now()), fresh, log, link: 'live' });
  }

  #show(scene: Scene): void {
    const { eyes, status } = scene;
    const askable = eyes === 'table' || status !== 'playing' ? 0 : answersBack(this.#told, eyes);
    this.#scene = { ...scene, askable };
    for (const changed of this.#watchers) changed();
  }

  /** The server is not heard any more: that is shown, and it is looked for until it is found. */
  #lose(): void {
    if (this.#scene.link !== 'lost') this.#show({ ...this.#scene, link: 'lost' });
    if (!this.#isMending) void this.#mend();
  }

  async #mend(): Promise<void> {
    this.#isMending = true;
    while (!this.#isClosed && this.#scene.link === 'lost') {
      await this.#reach.wait(PATIENCE);
      if (this.#isClosed || this.#scene.link !== 'lost') break;
      if (this.#stream?.readyState === CLOSED) this.#listen();
      await this.#refresh();
    }
    this.#isMending = false;
  }
}

/** A picture, with what led to it where that is told. */
interface HeardPicture {
  readonly picture: Picture;
  readonly since?: number;
  readonly events?: readonly Heard[];
}

/** What the server said; null where it could not be reached. */
type Reached<Body> = Outcome<Body> | null;

const refusedIn = (said: Reached<unknown>): Refusal | null =>
  said === null ? UNREACHABLE : said.ok ? null : refusalOf(said.trouble);
