import type { Line } from '@nightjar/bots';
import { type AnyGame, faultText, type Refusal, writeRecord } from '@nightjar/kernel';
import { LocalTable, type Surroundings } from '../play/local-table.ts';
import { type Shelf, type Sitter, shelfIn } from '../play/shelf.ts';
import type { Scene, TableSource, Totals } from '../play/source.ts';
import { NOBODY } from '../play/thinker.ts';
import { type Lesson, type LessonStep, layLesson, playedAt, stepAt } from './lesson.ts';

/** What is refused because the step is about something else; its words say what. */
export const NOT_THIS_STEP = 'not-this-step';

/** Nothing of a lesson lies on the shelf: it is laid anew from its step. */
const NO_SHELF: Shelf = shelfIn(null);

interface LessonPlan {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  /** The learner first. */
  readonly sitters: readonly Sitter[];
  /** The step it begins with. */
  readonly at: number;
  /** Hears of every step that is reached. */
  readonly reached: (at: number) => void;
}

/** A table where a game is learnt: the real rules, the answers of a step, and others who answer by the script. */
export class LessonTable implements TableSource {
  readonly id = 'lesson';
  readonly company = null;
  readonly device = null;
  readonly #plan: LessonPlan;
  readonly #around: Surroundings;
  readonly #watchers = new Set<() => void>();
  #at: number;
  #local: LocalTable;
  /** What others have yet to answer. */
  #script: string[] = [];
  /** Whether one of them is about to give such an answer. */
  #isGiving = false;
  /** The lines of the step's answer that were given. */
  #given: readonly string[] = [];
  #scene: Scene;

  constructor(plan: LessonPlan, around: Surroundings) {
    this.#plan = plan;
    this.#at = plan.at;
    this.#around = { ...around, shelf: NO_SHELF, thinker: { ...NOBODY, think: () => this.#scripted() } };
    this.#local = this.#lay(plan.at);
    this.#scene = this.#narrowed();
  }

  get game(): string {
    return this.#plan.game.name;
  }

  get options(): TableSource['options'] {
    return this.#local.options;
  }

  get at(): number {
    return this.#at;
  }

  get step(): LessonStep {
    return stepAt(this.#plan.lesson, this.#at);
  }

  get steps(): number {
    return this.#plan.lesson.steps.length;
  }

  /** Whether others are still answering. */
  get isWatching(): boolean {
    return this.#local.scene().thinking !== null && (this.#isGiving || this.#script.length > 0);
  }

  scene(): Scene {
    return this.#scene;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** Goes to the step after one that was only to be read. */
  next(): void {
    if (this.step.open === undefined && this.#at + 1 < this.steps) this.#reach(this.#at + 1);
  }

  /** Lays the step anew that was begun, or the one before; the way back is always open. */
  undo(): Promise<Refusal | null> {
    if (!this.#mayGoBack()) return Promise.resolve({ rule: '', reason: 'nothing-to-undo', with: {} });
    const at = this.#given.length > 0 ? this.#at : this.#at - 1;
    this.#local.close();
    this.#script = [];
    this.#isGiving = false;
    this.#given = [];
    this.#local = this.#lay(at);
    this.#reach(at);
    return Promise.resolve(null);
  }

  answer(text: string): Promise<Refusal | null> {
    if (!this.#open().includes(text)) return this.why(text);
    const played = playedAt(this.#plan.lesson, this.#at);
    const { open = [], then = [] } = stepAt(this.#plan.lesson, played);
    const given = [...this.#given, text];
    const isWhole = open.includes(given.join('\n'));
    this.#given = isWhole ? [] : given;
    // Others are asked the moment we have answered: what they say must be at hand by then.
    if (isWhole) this.#script = [...then];
    this.#at = isWhole ? played + 1 : played;
    this.#plan.reached(this.#at);
    return this.#local.answer(text);
  }

  /** What the rules forbid is told with its rule; what they allow waits for another step. */
  async why(text: string): Promise<Refusal | null> {
    if (this.#open().includes(text)) return null;
    return (await this.#local.why(text)) ?? { rule: '', reason: NOT_THIS_STEP, with: {} };
  }

  hint(): Promise<readonly Line[]> {
    const steps = this.#open().map((answer) => ({ answer, view: this.scene().view }));
    return Promise.resolve(steps.slice(0, 1).map((step) => ({ steps: [step], worth: null, brings: [] })));
  }

  curve(): Promise<readonly Totals[]> {
    return this.#local.curve();
  }

  record(): Promise<string> {
    return this.#local.record();
  }

  rematch(): Promise<string> {
    return Promise.resolve(`/learn/${this.game}`);
  }

  leave(): Promise<void> {
    this.close();
    return Promise.resolve();
  }

  close(): void {
    this.#watchers.clear();
    this.#local.close();
  }

  #lay(at: number): LocalTable {
    const { game, lesson, sitters } = this.#plan;
    const names = sitters.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`));
    const record = writeRecord(layLesson(lesson, game, at, names).record());
    const table = LocalTable.resume(this.id, game, record, sitters, this.#around);
    if (!table.ok) throw new Error(faultText(table.fault));
    table.value.watch(() => {
      this.#isGiving = false;
      this.#draw();
    });
    return table.value;
  }

  /** The next answer of the script; without one the asked player is waited for. */
  #scripted(): Promise<string> {
    const next = this.#script.shift();
    this.#isGiving = next !== undefined;
    return next === undefined ? new Promise<never>(() => undefined) : Promise.resolve(next);
  }

  /** The answers that lead on from here, as far as the learner is asked. */
  #open(): readonly string[] {
    const { lesson } = this.#plan;
    const open = lesson.steps[playedAt(lesson, this.#at)]?.open ?? [];
    const done = this.#given.length;
    const lines = open
      .map((text) => text.split('\n'))
      .filter((each) => this.#given.every((line, i) => line === each[i]))
      .flatMap((each) => each[done] ?? []);
    return this.#local.scene().answers.filter((answer) => lines.includes(answer));
  }

  #mayGoBack(): boolean {
    return this.#at > 0 || this.#given.length > 0;
  }

  #reach(at: number): void {
    this.#at = at;
    this.#plan.reached(at);
    this.#draw();
  }

  #draw(): void {
    this.#scene = this.#narrowed();
    for (const changed of this.#watchers) changed();
  }

  /** The scene with the answers of the step, so that nothing else is lit; who has nothing more to answer does not think. */
  #narrowed(): Scene {
    const scene = this.#local.scene();
    return {
      ...scene,
      answers: this.#open(),
      thinking: this.isWatching ? scene.thinking : null,
      undo: this.#mayGoBack() ? 1 : 0,
    };
  }
}
