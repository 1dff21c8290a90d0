import {
  type AnyGame,
  type Checked,
  type Decision,
  type Eyes,
  type GameEvent,
  good,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  type Refusal,
  readRecord,
  type Seat,
  Table,
  writeRecord,
} from '@nightjar/kernel';
import { curveOf } from './curve.ts';
import type { Shelf, Sitter } from './shelf.ts';
import type { Fact, Picture, SeatCard, TableSource, Totals } from './source.ts';
import type { Thinker } from './thinker.ts';

/** What a table on this device needs from around it. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  now(): number;
  /** A random name for a table, and a secret seed for its game. */
  newId(): string;
  newSeed(): string;
  /** Milliseconds a bot's answer is held back, so that people can follow. */
  beat(): number;
  /** Hears of a bot that failed. */
  warn(error: unknown): null;
}

/** What a new table on this device is to be. */
export interface LocalPlan {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly sitters: readonly Sitter[];
}

// The state and its events are the game's own business: the table only hands them back.
type AnyTable = Table<unknown>;

/** The answer a person gets as a hint is the one this bot would give. */
const HINT = 'search:90ms';

/** A table on this device: rules and record in the page, bots in a Worker, kept after every answer. */
export class LocalTable implements TableSource {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly company = null;
  readonly #rules: AnyGame;
  readonly #table: AnyTable;
  readonly #sitters: readonly Sitter[];
  readonly #around: Surroundings;
  readonly #startedAt: number;
  readonly #watchers = new Set<() => void>();
  /** Everything that happened, unfiltered: `answer` is the number of the answer that caused it. */
  #facts: { readonly answer: number; readonly event: GameEvent }[];
  #picture: Picture;
  /** The person whose hands the device is in. */
  #holder: Seat | null;
  #handOver: Seat | null = null;
  /** Rises with every change, so that a thought about an older state is dropped. */
  #turn = 0;
  #isClosed = false;

  private constructor(id: string, rules: AnyGame, table: AnyTable, sitters: readonly Sitter[], around: Surroundings) {
    this.id = id;
    this.game = rules.name;
    this.#rules = rules;
    this.#table = table;
    this.#sitters = sitters;
    this.#around = around;
    this.options = table.record().options;
    this.#startedAt = around.shelf.get(id)?.startedAt ?? around.now();
    this.#facts = retold(rules, table);
    const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#holder = people.length === 1 ? (people[0] as Seat) : null;
    this.#picture = this.#draw([]);
    this.#proceed([]);
  }

  static begin(plan: LocalPlan, around: Surroundings): LocalTable {
    const { game, options, sitters } = plan;
    const names = sitters.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`));
    const table: AnyTable = new Table(game, options, around.newSeed(), names);
    const local = new LocalTable(around.newId(), game, table, sitters, around);
    local.#keep();
    return local;
  }

  /** The table a file leads to, or why the file is not true. */
  static resume(
    id: string,
    rules: AnyGame,
    file: string,
    sitters: readonly Sitter[],
    around: Surroundings,
  ): Checked<LocalTable> {
    const record = readRecord(file);
    if (!record.ok) return record;
    const table = Table.resume(rules, record.value) as Checked<AnyTable>;
    return table.ok ? good(new LocalTable(id, rules, table.value, sitters, around)) : table;
  }

  picture(): Picture {
    return this.#picture;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  answer(text: string): Promise<Refusal | null> {
    const seat = this.#picture.eyes;
    if (seat === 'table') return Promise.resolve({ rule: '', reason: 'not-asked', with: {} });
    return Promise.resolve(this.#give(seat, text));
  }

  why(text: string): Promise<Refusal | null> {
    const seat = this.#picture.eyes;
    return Promise.resolve(seat === 'table' ? null : this.#rules.refuse(this.#table.state, seat, text));
  }

  undo(): Promise<Refusal | null> {
    const seat = this.#holder;
    if (seat === null) return Promise.resolve({ rule: '', reason: 'nothing-to-undo', with: {} });
    const refusal = this.#table.undo(seat);
    if (refusal !== null) return Promise.resolve(refusal);
    // A forced answer was never the person's own: it goes together with the one before it.
    while (this.#forced() !== null && this.#table.undoable(seat) > 0) this.#table.undo(seat);
    const left = this.#table.answers.length;
    this.#facts = this.#facts.filter(({ answer }) => answer < left);
    this.#handOver = null;
    this.#proceed([]);
    this.#keep();
    return Promise.resolve(null);
  }

  async hint(): Promise<string | null> {
    const decision = this.#decision();
    if (decision === null || decision.seat !== this.#picture.eyes) return null;
    try {
      return await this.#think(HINT);
    } catch {
      return null;
    }
  }

  takeOver(): void {
    if (this.#handOver === null) return;
    this.#holder = this.#handOver;
    this.#handOver = null;
    this.#proceed([]);
  }

  curve(): Promise<readonly Totals[]> {
    return Promise.resolve(curveOf(this.#rules, this.#table.record()));
  }

  record(): Promise<string> {
    return Promise.resolve(writeRecord(this.#table.record()));
  }

  rematch(): Promise<string> {
    const again = LocalTable.begin({ game: this.#rules, options: this.options, sitters: this.#sitters }, this.#around);
    again.#isClosed = true;
    return Promise.resolve(`/here/${again.id}`);
  }

  /** At one device people talk to each other. */
  say(): Promise<null> {
    return Promise.resolve(null);
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  /** Puts the table on the shelf as it is. */
  save(): void {
    this.#keep();
  }

  leave(): Promise<void> {
    this.#around.shelf.remove(this.id);
    this.close();
    return Promise.resolve();
  }

  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
  }

  #decision(): Decision | null {
    return this.#rules.pending(this.#table.state);
  }

  /** The only answer to the open question, where there is just one. */
  #forced(): string | null {
    if (this.#decision() === null) return null;
    const legal = this.#rules.legal(this.#table.state);
    return legal.length === 1 ? this.#rules.write(this.#table.state, legal[0] as number) : null;
  }

  /** Answers, keeps the record and goes on; what happened is told with the next picture. */
  #give(seat: Seat, text: string): Refusal | null {
    const answer = this.#table.answers.length;
    const facts: { readonly answer: number; readonly event: GameEvent }[] = [];
    const refusal = this.#table.answer(seat, text, (event) => facts.push({ answer, event }));
    if (refusal !== null) return refusal;
    this.#facts = [...this.#facts, ...facts];
    this.#proceed(facts);
    this.#keep();
    return null;
  }

  /** Draws the picture after a change and sees to whoever is asked next. */
  #proceed(fresh: readonly { readonly answer: number; readonly event: GameEvent }[]): void {
    this.#turn += 1;
    const decision = this.#decision();
    const sitter = decision === null ? undefined : this.#sitters[decision.seat];
    if (decision !== null && sitter?.kind === 'person') this.#hand(decision.seat);
    this.#picture = this.#draw(fresh);
    for (const changed of this.#watchers) changed();
    if (decision === null || this.#isClosed || this.#handOver !== null) return;
    const forced = this.#forced();
    if (forced !== null) this.#giveLater(decision.seat, () => Promise.resolve(forced));
    else if (sitter?.bot) this.#giveLater(decision.seat, () => this.#think(sitter.bot as string));
  }

  /** NOC-26 and its like: the device changes hands unseen wherever either of the two holds something secret. */
  #hand(seat: Seat): void {
    if (this.#holder === seat) return;
    const isSecret = (whose: Seat): boolean => !isSame(bare(this.#table.view(whose)), bare(this.#table.view('table')));
    if (isSecret(seat) || (this.#holder !== null && isSecret(this.#holder))) this.#handOver = seat;
    else this.#holder = seat;
  }

  #think(bot: string): Promise<string> {
    return this.#around.thinker.think({
      game: this.game,
      state: this.#rules.toJson(this.#table.state),
      bot,
      seed: `${this.id} ${this.#table.answers.length}`,
    });
  }

  /** Gives an answer that is found meanwhile, unless the table has moved on. A bot that fails answers anything legal. */
  #giveLater(seat: Seat, find: () => Promise<string>): void {
    const turn = this.#turn;
    const beat = new Promise<void>((resolve) => setTimeout(resolve, this.#around.beat()));
    const anything = (): string => {
      const { state } = this.#table;
      return this.#rules.write(state, this.#rules.legal(state)[0] as number);
    };
    void Promise.all([find().catch((error: unknown) => this.#around.warn(error)), beat]).then(([text]) => {
      if (this.#isClosed || turn !== this.#turn) return;
      if (text === null || this.#give(seat, text) !== null) this.#give(seat, anything());
    });
  }

  #eyes(): Eyes {
    if (this.#handOver !== null) return 'table';
    return this.#holder ?? 'table';
  }

  #draw(fresh: readonly { readonly answer: number; readonly event: GameEvent }[]): Picture {
    const { state } = this.#table;
    const eyes = this.#eyes();
    const decision = this.#decision();
    const isAsked = decision !== null && decision.seat === eyes;
    const seen = (facts: readonly { readonly answer: number; readonly event: GameEvent }[]): Fact[] =>
      facts.flatMap(({ answer, event }) => {
        const perceived = this.#rules.viewEvent(event, eyes);
        return perceived === null ? [] : [{ answer, event: perceived as JsonObject }];
      });
    return {
      status: decision === null ? 'over' : 'playing',
      link: 'here',
      seq: this.#table.answers.length,
      eyes,
      view: this.#table.view(eyes),
      decision,
      answers: isAsked ? this.#rules.legal(state).map((action) => this.#rules.write(state, action)) : [],
      fresh: seen(fresh),
      log: seen(this.#facts),
      seats: this.#sitters.map(cardOf),
      undoable: this.#holder === null || this.#handOver !== null ? 0 : this.#table.undoable(this.#holder),
      askable: 0,
      proposal: null,
      sheets: this.#rules.explain(state, eyes),
      result: this.#table.result,
      thinking: decision !== null && this.#sitters[decision.seat]?.kind === 'bot' ? decision.seat : null,
      handOver: this.#handOver,
      chat: [],
      joinCode: null,
      isHost: true,
    };
  }

  #keep(): void {
    const decision = this.#decision();
    const result = this.#table.result;
    this.#around.shelf.put({
      id: this.id,
      game: this.game,
      sitters: this.#sitters,
      record: writeRecord(this.#table.record()),
      startedAt: this.#startedAt,
      changedAt: this.#around.now(),
      isOver: decision === null,
      asked: decision?.seat ?? null,
      scores: result?.scores ?? null,
      places: result?.places ?? null,
    });
  }
}

/** A view without what is empty: an empty hand is no more of a secret than a hidden one. */
function bare(json: Json): Json {
  if (Array.isArray(json)) return json.map((item: Json) => bare(item));
  if (!isObject(json)) return json;
  const fields = Object.entries(json).map(([key, value]) => [key, bare(value)] as const);
  return Object.fromEntries(
    fields.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
}

const cardOf = ({ kind, name, bot }: Sitter, seat: Seat): SeatCard => ({
  seat,
  kind,
  name,
  bot,
  present: true,
  ready: true,
  person: null,
  isAway: false,
  hasResigned: false,
  clockMs: null,
});

/** What a table's answers caused, told once more. */
function retold(rules: AnyGame, table: AnyTable): { readonly answer: number; readonly event: GameEvent }[] {
  const facts: { readonly answer: number; readonly event: GameEvent }[] = [];
  const record = table.record();
  const state: unknown = rules.setup(record.options, record.seed);
  for (const [answer, { text }] of record.answers.entries()) {
    const action = rules.read(state, text);
    if (action === null) break;
    rules.apply(state, action, (event: GameEvent) => facts.push({ answer, event }));
  }
  return facts;
}
