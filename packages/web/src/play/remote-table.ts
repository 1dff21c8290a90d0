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
import { ask, askUntilHeard, type Fetch, type Outcome, refusalOf, TOO_MUCH } from './api.ts';
import { curveOf } from './curve.ts';
import { answersBack, EMPTY_LOG, type MatchLog, retold } from './match-log.ts';
import { loadRules } from './rules.ts';
import type { ServerClock } from './server-clock.ts';
import type { Company, Scene, TableSource, Totals } from './source.ts';
import type { Thinker } from './thinker.ts';
import { EMPTY, isReadable, withChat, withFacts, withLine, withPicture, withPresence } from './wire.ts';

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
  readonly clock: ServerClock;
  readonly thinker: Thinker;
}

const CLOSED = 2;
/** How long until a lost server is looked for again, in milliseconds. */
const PATIENCE = 2000;
/** How far apart looks are, however often there is a reason for one. */
const PACE = 300;
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
  /** The `seq` of the facts that are shown; a picture's are its own. */
  #at = 0;
  /** Seats whose people are here, as the stream said last. */
  #here: readonly Seat[] | null = null;
  /** How often there was a reason to look at everything anew, and up to which of these we have. */
  #reasons = 0;
  #looked = 0;
  #isLooking = false;
  /** Those who wait for a look that has not begun. */
  #waiting: (() => void)[] = [];
  /** The stream is broken: what happens is not heard until it is back. */
  #isCut = false;
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
    if (isPassing(facts)) throw new Error(`the server cannot tell for the moment: ${facts.trouble.code}`);
    if (!facts.ok) return null;
    const table = new RemoteTable(reach, facts.body);
    await table.#lookAnew();
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
    await this.#lookAnew();
    return refusedIn(said);
  }

  #try<Body = Json>(method: string, path: string, body?: Json): Promise<Reached<Body>> {
    return this.#heed(ask<Body>(this.#reach.fetch, method, `/matches/${this.id}${path}`, body));
  }

  /** Reads what there is; null where the server is not reached, or has heard too much of us, or has trouble of its own. */
  async #read<Body>(path: string): Promise<Reached<Body>> {
    if (this.#isClosed) return null;
    const said = await this.#try<Body>('GET', path);
    if (said === null || !isPassing(said)) return said;
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
    if (view === undefined || view.seq > this.#told.seq) await this.#lookAnew();
    return refusalOf(said.trouble);
  }

  /** Waits until we hold the match at this `seq`: by the stream, and without it by asking. */
  async #reaches(seq: number): Promise<void> {
    if (this.#scene.seq < seq && this.#scene.link === 'live') {
      await Promise.race([this.#shown(seq), this.#reach.wait(UNDER_WAY)]);
    }
    if (this.#scene.seq < seq) await this.#lookAnew();
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

  async #record(): Promise<GameRecord | null> {
    // While others play the same deal it is told to nobody.
    if ((this.#scene.daily?.closesAt ?? 0) > this.#reach.clock.now()) return null;
    const said = await this.#try('GET', '/record');
    const record = said?.ok ? recordFromJson(said.body) : null;
    return record?.ok ? record.value : null;
  }

  /** Looks at everything anew, after whatever look is under way. Resolved when that look is over; one that fails is repeated. */
  #lookAnew(): Promise<void> {
    this.#reasons += 1;
    const over = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (!this.#isLooking) void this.#lookOn();
    return over;
  }

  /** Looks for as long as there is a reason: never twice at once, so that no older look shows itself over a newer one. */
  async #lookOn(): Promise<void> {
    this.#isLooking = true;
    let waiting: (() => void)[] = [];
    try {
      while (!this.#isClosed && (this.#looked < this.#reasons || this.#isCut)) {
        const reasons = this.#reasons;
        waiting = this.#waiting.splice(0);
        const isWhole = await this.#look();
        for (const over of waiting.splice(0)) over();
        if (isWhole) this.#looked = reasons;
        if (this.#looked === this.#reasons && !this.#isCut) break;
        await this.#reach.wait(isWhole && !this.#isCut ? PACE : PATIENCE);
        if (!this.#isClosed && this.#stream?.readyState === CLOSED) this.#listen();
      }
    } finally {
      // Also where it failed: the next reason begins another.
      this.#isLooking = false;
      for (const over of [...waiting, ...this.#waiting.splice(0)]) over();
    }
  }

  /** Everything anew: facts, picture, the log as far as the picture, and chat. False where some of it was not to be had. */
  async #look(): Promise<boolean> {
    const facts = await this.#read<Facts>('');
    if (facts === null) return false;
    if (!facts.ok) {
      this.#show({ ...this.#scene, status: 'missing' });
      return true;
    }
    const isLaid = facts.body.status === 'playing' || facts.body.status === 'over';
    const table = isLaid ? await this.#read<Picture>('/table') : undefined;
    if (table === null) return false;
    const picture = table?.ok ? table.body : null;
    if (picture !== null && !isReadable(picture)) {
      this.#show({ ...this.#scene, status: 'unreadable' });
      return true;
    }
    const told = picture === null ? this.#told : await this.#toldUpTo(picture.seq);
    if (told === null) return false;
    const link = this.#isCut ? 'lost' : 'live';
    const seq = picture?.seq ?? facts.body.seq;
    // Something newer may have come by the stream meanwhile.
    if (seq < this.#at) this.#show({ ...this.#scene, link });
    else {
      const scene = withFacts(this.#scene, facts.body);
      if (picture !== null) this.#picture = picture;
      if (told.seq > this.#told.seq) this.#told = told;
      this.#at = seq;
      const drawn = picture === null ? scene : withPicture(scene, picture, this.#reach.clock.now());
      this.#show({ ...drawn, log: this.#told.facts, fresh: [], link });
    }
    return this.#readChat();
  }

  /** What the log holds beyond what we were told, up to this `seq`: what came after it is not in the picture yet. Null where it is not to be had. */
  async #toldUpTo(seq: number): Promise<MatchLog | null> {
    let told = this.#told;
    for (let before = -1; before < told.seq && told.seq < seq; ) {
      before = told.seq;
      const log = await this.#read<Recap>(`/log?since=${before}`);
      if (!log?.ok) return null;
      told = retold(
        told,
        log.body.events.filter((event) => event.seq <= seq),
      );
    }
    return told;
  }

  /** What was said at the table, with what is heard meanwhile. */
  async #readChat(): Promise<boolean> {
    const before = this.#scene.chat;
    const said = await this.#read<Chat>('/chat');
    const scene = said?.ok ? withChat(this.#scene, said.body.messages, before) : this.#scene;
    if (scene !== this.#scene) this.#show(scene);
    return said !== null;
  }

  #listen(): void {
    const stream = this.#reach.stream(`/api/stream?tables=${this.id}`);
    this.#stream = stream;
    const on = <Name extends MessageName>(type: Name, heard: (message: Message<Name>) => void): void =>
      stream.addEventListener(type, ({ data }) => {
        const message = data === undefined ? null : (JSON.parse(data) as Message<Name> & { readonly match?: string });
        if (message?.match === this.id) heard(message);
      });
    on('picture', (message) => {
      this.#reach.clock.hear(message.now);
      this.#hear(message);
    });
    on('moved', (message) => {
      this.#reach.clock.hear(message.now);
      this.#move(message);
    });
    on('lobby', ({ seq, now }) => {
      this.#reach.clock.hear(now);
      if (seq > this.#at) void this.#lookAnew();
    });
    on('presence', ({ seats }) => {
      this.#here = seats;
      this.#show(this.#scene);
    });
    on('chat', (line) => this.#show(withLine(this.#scene, line)));
    stream.addEventListener('open', () => {
      // Pictures are told anew, and what was said before is not.
      if (this.#isCut) void this.#lookAnew();
      else void this.#readChat();
      this.#isCut = false;
    });
    stream.addEventListener('error', () => {
      this.#isCut = true;
      this.#lose();
    });
  }

  /** What came after what we hold; where that is something else, because a message was lost, the table is asked for. */
  #move({ seq, since, events, patch, sum, picture }: Message<'moved'>): void {
    if (picture !== undefined) return this.#hear({ picture, since, events });
    if (patch === undefined || seq <= this.#scene.seq) return;
    const before = this.#picture;
    const next = before?.seq === since ? patched(before as unknown as Json, patch) : null;
    if (next === null || sumOf(next) !== sum) return void this.#lookAnew();
    this.#hear({ picture: next as unknown as Picture, since, events });
  }

  /**
   * Takes a picture with what led to it; where that is not told, and we do not know it, the log is asked for first. One
   * that is no newer than ours was drawn already, or only came late.
   */
  #hear({ picture, since = picture.seq, events = [] }: HeardPicture): void {
    if (!isReadable(picture)) return this.#show({ ...this.#scene, status: 'unreadable' });
    const { seq } = this.#scene;
    if (picture.seq < seq || (picture.seq === seq && this.#told.seq === seq)) return;
    if (since > this.#told.seq) return void this.#lookAnew();
    this.#picture = picture;
    this.#at = picture.seq;
    const known = this.#told.seq;
    this.#told = retold(this.#told, events);
    const log = this.#told.facts;
    const fresh = log.filter(({ answer }) => answer > known);
    this.#show({ ...withPicture(this.#scene, picture, this.#reach.clock.now()), fresh, log });
  }

  #show(scene: Scene): void {
    if (this.#isClosed) return;
    const { eyes, status } = scene;
    const askable = eyes === 'table' || status !== 'playing' ? 0 : answersBack(this.#told, eyes);
    this.#scene = withPresence({ ...scene, askable }, this.#here);
    for (const changed of this.#watchers) changed();
  }

  /** The server is not heard any more: that is shown, and it is looked for until it is found. */
  #lose(): void {
    if (this.#scene.link !== 'lost') this.#show({ ...this.#scene, link: 'lost' });
    void this.#lookAnew();
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

/** The server has heard too much of us, or has trouble of its own: later it may tell. */
const isPassing = <Body>(said: Outcome<Body>): said is Extract<Outcome<Body>, { readonly ok: false }> =>
  !said.ok && (said.status === TOO_MUCH || said.status >= 500);

const refusedIn = (said: Reached<unknown>): Refusal | null =>
  said === null ? UNREACHABLE : said.ok ? null : refusalOf(said.trouble);
