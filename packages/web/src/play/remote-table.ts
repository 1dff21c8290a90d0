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
import type { ChatLine, Facts, Known, Matches, Reply, WhyNot } from '@nightjar/wire';
import { ask, askUntilHeard, type Outcome, refusalOf } from './api.ts';
import { curveOf } from './curve.ts';
import { MatchSync } from './match-sync.ts';
import type { Reach } from './reach.ts';
import { loadRules } from './rules.ts';
import type { Company, Scene, TableSource, Totals } from './source.ts';

const UNREACHABLE: Refusal = { rule: '', reason: 'unreachable', with: {} };

/** A table on the server, as docs/server.md describes it: pictures come in, commands with an id go out. */
export class RemoteTable implements TableSource, Company {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly company = this;
  readonly device = null;
  readonly #reach: Reach;
  readonly #sync: MatchSync;

  private constructor(reach: Reach, sync: MatchSync, { match, game, options }: Known) {
    this.id = match;
    this.game = game;
    this.options = options;
    this.#reach = reach;
    this.#sync = sync;
  }

  /** The table of this id, or null if there is none for us. Throws while the server cannot be asked. */
  static async open(id: string, reach: Reach): Promise<RemoteTable | null> {
    const sync = new MatchSync(id, reach);
    await sync.open();
    if (sync.known !== null) return new RemoteTable(reach, sync, sync.known);
    const isMissing = sync.scene.status === 'missing';
    sync.close();
    if (!isMissing) throw new Error('the server cannot be asked for the moment');
    return null;
  }

  scene(): Scene {
    return this.#sync.scene;
  }

  watch(changed: () => void): () => void {
    return this.#sync.watch(changed);
  }

  answer(text: string): Promise<Refusal | null> {
    return this.#command('/answer', { seq: this.scene().seq, answer: text });
  }

  undo(): Promise<Refusal | null> {
    return this.#command('/undo', { seq: this.scene().seq });
  }

  consent(count: number, isAgreed: boolean): Promise<Refusal | null> {
    return this.#command('/consent', { seq: this.scene().seq, count, agree: isAgreed });
  }

  resign(): Promise<Refusal | null> {
    return this.#command('/resign', {});
  }

  comeBack(): Promise<Refusal | null> {
    return this.#lobby(`/seats/${this.scene().eyes}`, { kind: 'me', command: this.#reach.newCommand() });
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
    const { eyes, view, answers, seq } = this.scene();
    if (eyes === 'table' || answers.length === 0) return [];
    const thought = { game: this.game, view, seat: eyes, seed: `${this.id} ${seq}` };
    return this.#reach.thinker.advise(thought).catch(() => []);
  }

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
      this.#sync.show({ ...this.scene(), chat: this.scene().chat.filter((line) => line.person !== person) });
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
    this.#sync.close();
  }

  /** Changes who sits where. The reply tells how the gathering stands; a match that has begun comes by the stream. */
  async #lobby(path: string, body: JsonObject = {}): Promise<Refusal | null> {
    const said = await this.#try<Facts>('POST', path, body);
    if (!said?.ok) await this.#sync.refresh();
    else if (said.body.status === 'gathering') this.#sync.takeFacts(said.body);
    else await this.#sync.reaches(said.body.seq);
    return refusedIn(said);
  }

  #try<Body = Json>(method: string, path: string, body?: Json): Promise<Reached<Body>> {
    return this.#heed(ask<Body>(this.#reach.fetch, method, `/matches/${this.id}${path}`, body));
  }

  async #heed<Body>(said: Promise<Outcome<Body>>): Promise<Reached<Body>> {
    try {
      return await said;
    } catch {
      this.#sync.lose();
      return null;
    }
  }

  /** Sends a command until it is acknowledged, always under the same id: retries are idempotent. */
  async #command(path: string, what: JsonObject): Promise<Refusal | null> {
    const body = { command: this.#reach.newCommand(), ...what };
    const wait = (ms: number): Promise<void> => {
      this.#sync.lose();
      return this.#reach.wait(ms);
    };
    let said: Outcome<Reply>;
    try {
      said = await askUntilHeard<Reply>(this.#reach.fetch, 'POST', `/matches/${this.id}${path}`, body, wait);
    } catch {
      return UNREACHABLE;
    }
    if (said.ok) {
      await this.#sync.reaches(said.body.seq);
      return null;
    }
    const { view } = said.trouble;
    if (view === undefined || view.seq > this.#sync.told) await this.#sync.refresh();
    return refusalOf(said.trouble);
  }

  async #record(): Promise<GameRecord | null> {
    // While others play the same deal it is told to nobody.
    if ((this.scene().daily?.closesAt ?? 0) > this.#reach.clock.now()) return null;
    const said = await this.#try('GET', '/record');
    const record = said?.ok ? recordFromJson(said.body) : null;
    return record?.ok ? record.value : null;
  }
}

/** What the server said; null where it could not be reached. */
type Reached<Body> = Outcome<Body> | null;

const refusedIn = (said: Reached<unknown>): Refusal | null =>
  said === null ? UNREACHABLE : said.ok ? null : refusalOf(said.trouble);
