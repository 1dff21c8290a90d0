import type { Line } from '@nightjar/bots';
import {
  type AnyGame,
  type Checked,
  type Eyes,
  good,
  heardBy,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  legalTexts,
  type Move,
  type Refusal,
  readRecord,
  rngFrom,
  type Seat,
  Sitting,
  writeRecord,
} from '@nightjar/kernel';
import { paceOf } from './bot-names.ts';
import { curveOf } from './curve.ts';
import type { Shelf, Sitter } from './shelf.ts';
import type { Device, Fact, Scene, SeatCard, TableSource, Totals } from './source.ts';
import type { Thinker, Thought } from './thinker.ts';

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

/** So many deals of what is hidden are looked at, to see whether the answers hang on it. */
const DEALS = 4;

/** A table on this device: rules and record in the page, bots in a Worker, kept after every answer. */
export class LocalTable implements TableSource, Device {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly company = null;
  readonly device = this;
  readonly #rules: AnyGame;
  readonly #sitting: Sitting;
  readonly #sitters: readonly Sitter[];
  readonly #around: Surroundings;
  readonly #startedAt: number;
  readonly #watchers = new Set<() => void>();
  /** Every answer that stands and what it caused, unfiltered. */
  #moves: readonly Move[];
  #scene: Scene;
  /** The person whose hands the device is in. */
  #holder: Seat | null;
  #handOver: Seat | null = null;
  /** Whether the board covers secrets, and whether it does so now. */
  #veils = false;
  #isVeiled = false;
  /** Rises with every change, so that a thought about an older state is dropped. */
  #turn = 0;
  #isClosed = false;
  /** Ends the moment an answer is held back. */
  #stopWaiting: (() => void) | null = null;

  private constructor(id: string, sitting: Sitting, sitters: readonly Sitter[], around: Surroundings) {
    this.id = id;
    this.game = sitting.game.name;
    this.#rules = sitting.game;
    this.#sitting = sitting;
    this.#sitters = sitters;
    this.#around = around;
    this.options = sitting.options;
    this.#startedAt = around.shelf.get(id)?.startedAt ?? around.now();
    this.#moves = sitting.moves();
    const people = this.#people();
    this.#holder = people.length === 1 ? (people[0] as Seat) : null;
    this.#scene = this.#draw(0);
    this.#proceed(0);
  }

  static begin(plan: LocalPlan, around: Surroundings): LocalTable {
    const { game, options, sitters } = plan;
    const names = sitters.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`));
    const sitting = Sitting.begin(game, options, around.newSeed(), names);
    const local = new LocalTable(around.newId(), sitting, sitters, around);
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
    const sitting = Sitting.resume(rules, record.value);
    return sitting.ok ? good(new LocalTable(id, sitting.value, sitters, around)) : sitting;
  }

  scene(): Scene {
    return this.#scene;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  answer(text: string): Promise<Refusal | null> {
    const seat = this.#scene.eyes;
    if (seat === 'table') return Promise.resolve({ rule: '', reason: 'not-asked', with: {} });
    return Promise.resolve(this.#give(seat, text));
  }

  why(text: string): Promise<Refusal | null> {
    const seat = this.#scene.eyes;
    return Promise.resolve(seat === 'table' ? null : this.#rules.refuse(this.#sitting.state, seat, text));
  }

  undo(): Promise<Refusal | null> {
    const seat = this.#undoer();
    if (seat === null) return Promise.resolve({ rule: '', reason: 'nothing-to-undo', with: {} });
    const refusal = this.#sitting.undo(seat);
    if (refusal !== null) return Promise.resolve(refusal);
    this.#moves = this.#moves.slice(0, this.#sitting.answers.length);
    this.#handOver = null;
    this.#proceed(0);
    this.#keep();
    return Promise.resolve(null);
  }

  async hint(): Promise<readonly Line[]> {
    const seat = this.#sitting.decision?.seat;
    if (seat === undefined || seat !== this.#scene.eyes) return [];
    return this.#around.thinker.advise(this.#question(seat)).catch(() => []);
  }

  hurry(): void {
    this.#around.thinker.hurry();
    this.#stopWaiting?.();
  }

  takeOver(): void {
    if (this.#handOver === null) return;
    this.#holder = this.#handOver;
    this.#handOver = null;
    this.#isVeiled = false;
    this.#proceed(0);
  }

  /** The board covers what is secret: from now on the device is handed over only where a secret is needed. */
  veil(): void {
    const { decision } = this.#sitting;
    this.#veils = this.#people().length > 1;
    if (this.#veils && decision !== null) this.#proceed(0);
  }

  curve(): Promise<readonly Totals[]> {
    return Promise.resolve(curveOf(this.#rules, this.#sitting.record()));
  }

  record(): Promise<string> {
    return Promise.resolve(writeRecord(this.#sitting.record()));
  }

  rematch(): Promise<string> {
    const again = LocalTable.begin({ game: this.#rules, options: this.options, sitters: this.#sitters }, this.#around);
    again.#isClosed = true;
    return Promise.resolve(`/here/${again.id}`);
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

  /** Answers, keeps the record and goes on; what happened is told with the next scene. */
  #give(seat: Seat, text: string): Refusal | null {
    const before = this.#moves.length;
    const fresh: Move[] = [];
    const refusal = this.#sitting.answer(seat, text, (step) => fresh.push(step));
    if (refusal !== null) return refusal;
    this.#moves = [...this.#moves, ...fresh];
    this.#proceed(this.#moves.length - before);
    this.#keep();
    return null;
  }

  /** Draws the scene after a change, of which the last so many answers are new, and lets the next bot think. */
  #proceed(fresh: number): void {
    this.#turn += 1;
    const { decision } = this.#sitting;
    const sitter = decision === null ? undefined : this.#sitters[decision.seat];
    if (decision !== null && sitter?.kind === 'person') this.#hand(decision.seat);
    this.#scene = this.#draw(fresh);
    for (const changed of this.#watchers) changed();
    if (decision === null || this.#isClosed || this.#handOver !== null) return;
    if (sitter?.bot) this.#giveLater(decision.seat, () => this.#think(decision.seat, sitter.bot as string));
  }

  #people(): Seat[] {
    return this.#sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** The seat that may take answers back. At a device that several people look at, it is the seat that answered last. */
  #undoer(): Seat | null {
    const free = this.#isVeiled ? this.#people().find((seat) => this.#sitting.undoable(seat) > 0) : undefined;
    return free ?? this.#holder;
  }

  /** Whether everybody could know the answers of this seat: they are the same however the hidden things lie. */
  #isOpen(seat: Seat): boolean {
    if (this.#sitting.decision?.secret === true) return false;
    const { answers } = this.#sitting.sight(seat);
    const { view } = this.#sitting.sight('table');
    return Array.from({ length: DEALS }, (_, i) => this.#rules.imagine(view, 'table', rngFrom(`deal ${i}`))).every(
      (state) => state.ok && isSame(legalTexts(this.#rules, state.value), answers),
    );
  }

  /**
   * NOC-26 and its like: the device changes hands unseen wherever either of the two holds something secret. A board
   * that covers secrets needs that only where the question is about one.
   */
  #hand(seat: Seat): void {
    if (this.#veils && this.#isOpen(seat)) {
      this.#holder = seat;
      this.#handOver = null;
      this.#isVeiled = true;
      return;
    }
    if (this.#holder === seat && !this.#isVeiled) return;
    const seen = (eyes: Eyes): Json => bare(this.#sitting.sight(eyes).view);
    const isSecret = (whose: Seat): boolean => !isSame(seen(whose), seen('table'));
    if (isSecret(seat) || (this.#holder !== null && isSecret(this.#holder))) this.#handOver = seat;
    else this.#holder = seat;
    this.#isVeiled = false;
  }

  #think(seat: Seat, bot: string): Promise<string> {
    return this.#around.thinker.think({ ...this.#question(seat), bot });
  }

  /** The open question as its seat sees it, with chance of its own. */
  #question(seat: Seat): Omit<Thought, 'bot'> {
    const seed = `${this.id} ${this.#sitting.answers.length}`;
    return { game: this.game, view: this.#sitting.sight(seat).view, seat, seed };
  }

  /** Gives an answer that is found meanwhile, unless the table has moved on. A bot that fails answers anything legal. */
  #giveLater(seat: Seat, find: () => Promise<string>): void {
    const turn = this.#turn;
    const pace = paceOf(this.#sitters[seat]?.name ?? '');
    const beat = new Promise<void>((resolve) => {
      this.#stopWaiting = resolve;
      setTimeout(resolve, this.#around.beat() * pace);
    });
    const anything = (): string => this.#sitting.sight(seat).answers[0] as string;
    void Promise.all([find().catch((error: unknown) => this.#around.warn(error)), beat]).then(([text]) => {
      if (this.#isClosed || turn !== this.#turn) return;
      if (text === null || this.#give(seat, text) !== null) this.#give(seat, anything());
    });
  }

  #eyes(): Eyes {
    if (this.#handOver !== null) return 'table';
    return this.#holder ?? 'table';
  }

  #draw(fresh: number): Scene {
    const eyes = this.#eyes();
    const { undo, result, ...own } = this.#sitting.sight(eyes);
    const { decision } = own;
    const isVeiled = this.#isVeiled && decision !== null;
    const heard = isVeiled ? 'table' : eyes;
    const sight = isVeiled ? { ...own, sheets: this.#sitting.sight('table').sheets } : own;
    const undoer = this.#undoer();
    const log = this.#moves.map(({ facts, isForced }, answer): Fact[] =>
      heardBy(this.#rules, facts, heard).map((event) => ({ answer, event, isForced })),
    );
    return {
      ...sight,
      status: decision === null ? 'over' : 'playing',
      link: 'here',
      seq: this.#sitting.answers.length,
      eyes,
      fresh: log.slice(log.length - fresh).flat(),
      log: log.flat(),
      seats: this.#sitters.map(cardOf),
      undo: isVeiled && undoer !== null ? this.#sitting.undoable(undoer) : undo,
      askable: 0,
      proposal: null,
      result,
      thinking: decision !== null && this.#sitters[decision.seat]?.kind === 'bot' ? decision.seat : null,
      handOver: this.#handOver,
      isVeiled,
      chat: [],
      joinCode: null,
      host: null,
      pace: null,
      daily: null,
    };
  }

  #keep(): void {
    const { decision, result } = this.#sitting;
    this.#around.shelf.put({
      id: this.id,
      game: this.game,
      sitters: this.#sitters,
      record: writeRecord(this.#sitting.record()),
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
  isReady: true,
  person: null,
  isAway: false,
  hasResigned: false,
  clock: null,
});
