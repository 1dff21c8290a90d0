import { type AnyGame, faultText, type JsonObject, Sitting } from '@nightjar/kernel';

/** One idea: what is said of it stands in the words under its id. */
export interface LessonStep {
  readonly id: string;
  /** The answers that lead on, several lines where several are given one after the other. None: it is only to be read. */
  readonly open?: readonly string[];
  /** What the other seats answer after it, until the learner is asked again. */
  readonly then?: readonly string[];
}

/** A game that is played to be learnt: how it begins, and step by step what happens. The learner is seat 0. */
export interface Lesson {
  readonly options: JsonObject;
  readonly seed: string;
  /** What is answered before the first step: the learner need not be the first who is asked. */
  readonly before?: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** The games that can be learnt by playing. */
const LESSONS: { readonly [game: string]: () => Promise<Lesson> } = {
  nocturne: async () => (await import('./nocturne.json')).default,
  noctiluca: async () => (await import('./noctiluca.json')).default,
  dominion: async () => (await import('./dominion.json')).default,
  nocturion: async () => (await import('./nocturion.json')).default,
};

export const LESSON_GAMES: readonly string[] = Object.keys(LESSONS);

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game);

export async function loadLesson(game: string): Promise<Lesson> {
  const load = hasLesson(game) ? LESSONS[game] : undefined;
  if (load === undefined) throw new Error(`nobody teaches ${game}`);
  return load();
}

/** A step by its place. */
export function stepAt({ steps }: Lesson, at: number): LessonStep {
  const step = steps[at];
  if (step === undefined) throw new Error(`the lesson has no step ${at}`);
  return step;
}

/** The step whose answers are open at a step: its own, or those of the next that has some. */
export const playedAt = ({ steps }: Lesson, at: number): number =>
  steps.findIndex(({ open }, i) => i >= at && open !== undefined);

/** The answers of a whole step: the first that leads on, and what others answer after it. */
const answersOf = ({ open = [], then = [] }: LessonStep): readonly string[] => [
  ...(open[0]?.split('\n') ?? []),
  ...then,
];

/** The table as it lies when a step begins, where every step before went its first way. */
export function layLesson(lesson: Lesson, rules: AnyGame, at: number, names: readonly string[]): Sitting {
  const options = rules.options(lesson.options);
  if (!options.ok) throw new Error(faultText(options.fault));
  const sitting = Sitting.begin(rules, options.value, lesson.seed, names);
  for (const answer of [...(lesson.before ?? []), ...lesson.steps.slice(0, at).flatMap(answersOf)]) {
    const refusal = sitting.answer(sitting.decision?.seat ?? 0, answer);
    if (refusal !== null) throw new Error(`the lesson's ${answer} is refused: ${refusal.reason}`);
  }
  return sitting;
}
