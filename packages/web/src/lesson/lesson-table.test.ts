import { expect, test } from 'vitest';
import { loadRules } from '../play/rules.ts';
import { shelfIn } from '../play/shelf.ts';
import { NOBODY } from '../play/thinker.ts';
import { LESSON_GAMES, loadLesson, playedAt, stepAt } from './lesson.ts';
import { LessonTable, NOT_THIS_STEP } from './lesson-table.ts';

const SITTERS = [
  { kind: 'person', name: 'Mira', bot: null },
  { kind: 'bot', name: 'Luma', bot: 'greedy' },
] as const;

const AROUND = {
  shelf: shelfIn(null),
  thinker: NOBODY,
  now: () => 0,
  newId: () => 'id',
  newSeed: () => 'seed',
  beat: () => 0,
  warn: (error: unknown) => {
    throw error;
  },
};

async function lessonOf(game: string, at = 0) {
  const lesson = await loadLesson(game);
  const reached: number[] = [];
  const plan = {
    game: await loadRules(game),
    lesson,
    sitters: SITTERS,
    at,
    reached: (step: number) => reached.push(step),
  };
  return { lesson, reached, table: new LessonTable(plan, AROUND) };
}

/** Waits until others have answered. */
const settled = (table: LessonTable): Promise<void> =>
  new Promise((resolve) => {
    const stop = table.watch(look);
    function look(): void {
      if (table.isWatching) return;
      stop();
      resolve();
    }
    look();
  });

test.each(LESSON_GAMES)('the lesson of %s goes from its first step to its last', async (game) => {
  const { lesson, reached, table } = await lessonOf(game);
  while (table.at < lesson.steps.length - 1) {
    const { open } = table.step;
    if (open === undefined) table.next();
    for (const line of open?.[0]?.split('\n') ?? []) expect(await table.answer(line), `step ${table.at}`).toBeNull();
    await settled(table);
  }
  expect(reached.at(-1)).toBe(lesson.steps.length - 1);
  expect(table.scene().answers).toEqual([]);
  expect(table.scene().thinking, 'nothing more will come').toBeNull();
});

test('only the answers of the step are open; others are refused kindly, and what the rules forbid with its rule', async () => {
  const { table } = await lessonOf('nocturne', 1);
  expect(table.scene().answers).toEqual(['cast 1 c2']);
  expect(await table.answer('cast 1 a1')).toMatchObject({ reason: NOT_THIS_STEP });
  expect((await table.why('cast 7 a1'))?.rule).toMatch(/^NOC-6/);
  expect(table.at).toBe(1);
  expect(await table.hint()).toMatchObject([{ steps: [{ answer: 'cast 1 c2' }] }]);
});

test('a player who plays on without reading is taken past the text', async () => {
  const { table, reached } = await lessonOf('nocturne');
  expect(table.step.open).toBeUndefined();
  expect(await table.answer('cast 1 c2')).toBeNull();
  expect(reached).toEqual([2]);
});

test('a dive is one step of several answers, and a wrong number leaves its path said', async () => {
  const { lesson, table } = await lessonOf('noctiluca', 3);
  expect(playedAt(lesson, 3)).toBe(3);
  expect(await table.answer('dive S0')).toBeNull();
  expect(await table.answer('path long')).toBeNull();
  expect(await table.answer('number 6')).toMatchObject({ reason: NOT_THIS_STEP });
  expect(table.at).toBe(3);
  expect(await table.undo(), 'the dive is begun anew').toBeNull();
  expect(table.scene().answers).toEqual(['dive S0']);
  expect(table.at).toBe(3);
});

test('every step can be gone back from, to the table as it lay', async () => {
  const { lesson, table } = await lessonOf('nocturne', 2);
  const before = stepAt(lesson, 1);
  expect(await table.undo()).toBeNull();
  expect(table.step).toBe(before);
  expect(table.scene().answers).toEqual(before.open);
  await table.undo();
  expect(await table.undo()).toMatchObject({ reason: 'nothing-to-undo' });
});
