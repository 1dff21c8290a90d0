import type { Json, Seat } from '@nightjar/kernel';
import type { Chat, Facts, Heard, Known, Message, MessageName, Picture, Recap } from '@nightjar/wire';
import { patched, sumOf } from '@nightjar/wire/patch';
import { ask, type Outcome, TOO_MUCH } from './api.ts';
import { answersBack, EMPTY_LOG, type MatchLog, retold } from './match-log.ts';
import { CLOSED, type Reach, type Stream } from './reach.ts';
import { Refresh } from './refresh.ts';
import type { Scene } from './source.ts';
import { EMPTY, isReadable, withChat, withFacts, withLine, withPicture, withPresence } from './wire.ts';

/** How long the stream may take to bring what there is before it is asked for, in milliseconds. */
const STREAM_MS = 1500;

/**
 * Keeps a scene in step with a match on the server. The stream brings pictures and patches; the log, the chat, and what the
 * stream does not bring are asked for.
 */
export class MatchSync {
  readonly #id: string;
  readonly #reach: Reach;
  readonly #watchers = new Set<() => void>();
  readonly #table: Refresh;
  readonly #log: Refresh;
  readonly #chat: Refresh;
  #stream: Stream | null = null;
  #scene: Scene = EMPTY;
  /** The newest facts, of a gathering or of a picture. */
  #known: Known | null = null;
  /** The newest picture, to which the next patch is applied. It is drawn once the log has come as far. */
  #held: Picture | null = null;
  #told: MatchLog = EMPTY_LOG;
  /** Seats whose people are here, as the stream said last. */
  #here: readonly Seat[] | null = null;
  /** What was said before us was read once. */
  #hasChat = false;
  /** The stream is broken: nothing is heard until it is back, and the server is polled. */
  #isCut = false;
  #isClosed = false;

  constructor(id: string, reach: Reach) {
    this.#id = id;
    this.#reach = reach;
    const refresh = (run: () => Promise<boolean>): Refresh =>
      new Refresh({
        run,
        wait: (ms) => reach.wait(ms),
        isPolling: () => this.#isCut,
        isClosed: () => this.#isClosed,
        changed: () => this.show(this.#scene),
      });
    this.#table = refresh(() => this.#readTable());
    this.#log = refresh(() => this.#readLog());
    this.#chat = refresh(() => this.#readChat());
  }

  get scene(): Scene {
    return this.#scene;
  }

  /** The newest facts; null before the first. */
  get known(): Known | null {
    return this.#known;
  }

  /** How far the newest facts are. */
  get seq(): number {
    return this.#known?.seq ?? 0;
  }

  /** How far the log is. */
  get told(): number {
    return this.#told.seq;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /**
   * Opens the stream and waits until the match is shown, or there is none for us. What a stream that cannot be opened does
   * not bring is asked for.
   */
  async open(): Promise<void> {
    this.#listen();
    const isReady = (): boolean => this.#isCut || (this.#isDrawn() && this.#hasChat);
    await Promise.race([this.#until(isReady), this.#reach.wait(STREAM_MS)]);
    if (!this.#isDrawn()) await this.#table.ended();
    if (!this.#hasChat) await this.#chat.ended();
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
    this.#stream = null;
    this.#watchers.clear();
  }

  /** Requests a full refresh: facts, picture, log. Refreshes run one at a time and are retried; resolves when this one ends. */
  refresh(): Promise<void> {
    return this.#table.request();
  }

  /** A request did not reach the server: that is shown, and the table is refreshed until that works. */
  lose(): void {
    this.#table.fail();
  }

  /** Waits until the match is shown at this `seq`: by the stream, and by a refresh where the stream does not bring it. */
  async reaches(seq: number): Promise<void> {
    const isThere = (): boolean => this.seq >= seq && this.#isDrawn();
    if (!isThere() && this.#scene.link === 'live') {
      await Promise.race([this.#until(isThere), this.#reach.wait(STREAM_MS)]);
    }
    if (!isThere()) await this.refresh();
  }

  /** Takes the facts of a match of which there is no picture yet, unless newer ones are known. */
  takeFacts(facts: Facts): void {
    if (facts.seq < this.seq || this.#held !== null) return;
    this.#known = facts;
    this.show({ ...withFacts(this.#scene, facts), fresh: [] });
  }

  show(scene: Scene): void {
    if (this.#isClosed) return;
    const { eyes, status } = scene;
    const isLost = this.#isCut || [this.#table, this.#log, this.#chat].some(({ isFailing }) => isFailing);
    const askable = eyes === 'table' || status !== 'playing' ? 0 : answersBack(this.#told, eyes);
    this.#scene = withPresence({ ...scene, askable, link: isLost ? 'lost' : 'live' }, this.#here);
    for (const changed of this.#watchers) changed();
  }

  /** Whether all that is known is in the scene. */
  #isDrawn(): boolean {
    if (this.#scene.status === 'opening') return false;
    return this.#held === null || this.#scene.seq === this.#held.seq;
  }

  #until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isTrue()) return;
        stop();
        resolve();
      };
      const stop = this.watch(look);
      look();
    });
  }

  #listen(): void {
    const stream = this.#reach.stream(`/api/stream?tables=${this.#id}`);
    this.#stream = stream;
    const on = <Name extends MessageName>(type: Name, heard: (message: Message<Name>) => void): void =>
      stream.addEventListener(type, ({ data }) => {
        const message = data === undefined ? null : (JSON.parse(data) as Message<Name> & Partial<OfMatch>);
        if (message?.match !== this.#id) return;
        if (message.now !== undefined) this.#reach.clock.hear(message.now);
        heard(message);
      });
    on('picture', ({ picture }) => this.#take(picture));
    on('moved', (message) => this.#move(message));
    on('lobby', ({ facts }) => this.takeFacts(facts));
    on('presence', ({ seats }) => {
      this.#here = seats;
      this.show(this.#scene);
    });
    on('chat', (line) => this.show(withLine(this.#scene, line)));
    stream.addEventListener('open', () => {
      this.#isCut = false;
      this.show(this.#scene);
      // The stream brings what was missed of the match, and nothing that was said before it was opened.
      void this.#chat.request();
    });
    stream.addEventListener('error', () => {
      this.#isCut = true;
      this.show(this.#scene);
      void this.#table.request();
      void this.#chat.request();
    });
  }

  /** Applies a patch to the picture we hold. Where a message between was lost, the table is refreshed. */
  #move({ seq, since, events, patch, sum, picture }: Message<'moved'>): void {
    if (picture !== undefined) return this.#take(picture, since, events);
    const held = this.#held;
    if (patch === undefined || (held !== null && seq <= held.seq)) return;
    const next = held?.seq === since ? patched(held as unknown as Json, patch) : null;
    if (next === null || sumOf(next) !== sum) return void this.refresh();
    this.#take(next as unknown as Picture, since, events);
  }

  /** Takes a picture with the events that led to it. Where events before them are missing, the log is asked for first. */
  #take(picture: Picture, since: number = picture.seq, events: readonly Heard[] = []): void {
    if (!isReadable(picture)) return this.show({ ...this.#scene, status: 'unreadable' });
    // One that is not newer came twice or late.
    if (picture.seq < this.seq || picture.seq === this.#held?.seq) return;
    this.#known = picture;
    this.#held = picture;
    if (since > this.#told.seq) {
      if (this.#scene.status === 'opening') this.show(withFacts(this.#scene, picture));
      return void this.#log.request();
    }
    const known = this.#told.seq;
    this.#told = retold(this.#told, events);
    this.#draw(picture, known);
  }

  /** Draws a picture; the facts after `known` are new. */
  #draw(picture: Picture, known: number): void {
    const log = this.#told.facts;
    const fresh = log.filter(({ answer }) => answer > known);
    this.show({ ...withPicture(this.#scene, picture), fresh, log });
  }

  /** Reads facts and picture, and what is missing of the log. */
  async #readTable(): Promise<boolean> {
    if (this.#stream?.readyState === CLOSED) this.#listen();
    const facts = await this.#read<Facts>('');
    if (facts === null) return false;
    if (!facts.ok) {
      this.show({ ...this.#scene, status: 'missing' });
      return true;
    }
    const isLaid = facts.body.status === 'playing' || facts.body.status === 'over';
    const table = isLaid ? await this.#read<Picture>('/table') : undefined;
    if (table?.ok) this.#take(table.body);
    else this.takeFacts(facts.body);
    if (table === null) return false;
    if (!this.#isDrawn()) await this.#log.ended();
    return this.#isDrawn();
  }

  /** Reads the log as far as the picture, and draws both. Later events wait for their picture. */
  async #readLog(): Promise<boolean> {
    for (let before = -1; before < this.#told.seq && !this.#isTold(); ) {
      before = this.#told.seq;
      const log = await this.#read<Recap>(`/log?since=${before}`);
      if (!log?.ok) return false;
      const until = this.#held?.seq ?? 0;
      this.#told = retold(
        this.#told,
        log.body.events.filter(({ seq }) => seq <= until),
      );
    }
    if (this.#held !== null && !this.#isDrawn()) this.#draw(this.#held, this.#told.seq);
    return true;
  }

  #isTold(): boolean {
    return this.#held === null || this.#told.seq >= this.#held.seq;
  }

  /** Reads what was said at the table, beside what is heard meanwhile. */
  async #readChat(): Promise<boolean> {
    const before = this.#scene.chat;
    const said = await this.#read<Chat>('/chat');
    if (said === null) return false;
    const isFirst = !this.#hasChat;
    this.#hasChat = true;
    // The stream says nothing of a match that is not for us.
    const status = !said.ok && this.#scene.status === 'opening' ? 'missing' : this.#scene.status;
    const scene = said.ok ? withChat(this.#scene, said.body.messages, before) : this.#scene;
    if (isFirst || scene !== this.#scene) this.show({ ...scene, status });
    return true;
  }

  /** What the server answers; null where it is not reached, has had too many requests, or has trouble of its own. */
  async #read<Body>(path: string): Promise<Reached<Body>> {
    if (this.#isClosed) return null;
    const said = await ask<Body>(this.#reach.fetch, 'GET', `/matches/${this.#id}${path}`).catch(() => null);
    return said === null || isPassing(said) ? null : said;
  }
}

/** What the server said; null where it cannot say for now. */
type Reached<Body> = Outcome<Body> | null;

/** What messages about a match have in common. */
interface OfMatch {
  readonly match: string;
  readonly now: number;
}

/** Whether the same request may be answered later: too many came from us, or the server has trouble of its own. */
const isPassing = (said: Outcome<unknown>): boolean => !said.ok && (said.status === TOO_MUCH || said.status >= 500);
