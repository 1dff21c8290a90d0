import type { Sitting } from '@nightjar/kernel';
import { catalogue, LANGS, load } from '@nightjar/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules } from '../play/rules.ts';
import { LESSON_GAMES, type Lesson, layLesson, loadLesson } from './lesson.ts';

const NAMES = ['Mira', 'bot:greedy'];

beforeAll(() => Promise.all(LANGS.map((lang) => load(lang, 'lesson'))));

/** Every way through a lesson: each open answer of each step, and what others answer after it. */
function waysThrough(lesson: Lesson, lay: () => Sitting): readonly (readonly string[])[] {
  let ways: readonly (readonly string[])[] = [[]];
  for (const { id, open, then = [] } of lesson.steps) {
    if (open === undefined) continue;
    ways = ways.flatMap((way) =>
      open.map((text) => {
        const sitting = lay();
        for (const answer of way) sitting.answer(sitting.decision?.seat ?? 0, answer);
        for (const answer of text.split('\n')) {
          expect(sitting.decision?.seat, `${id}: the learner is asked for ${answer}`).toBe(0);
          expect(sitting.sight(0).answers, `${id} is open`).toContain(answer);
          sitting.answer(0, answer);
        }
        for (const answer of then) {
          const seat = sitting.decision?.seat ?? 0;
          expect(seat, `${id}: somebody else is asked for ${answer}`).not.toBe(0);
          expect(sitting.sight(seat).answers, `${id} goes on`).toContain(answer);
          sitting.answer(seat, answer);
        }
        return [...way, ...text.split('\n'), ...then];
      }),
    );
  }
  return ways;
}

describe.each(LESSON_GAMES)('the lesson of %s', (game) => {
  test('can be played on the real rules, whichever open answer is given', async () => {
    const lesson = await loadLesson(game);
    const rules = await loadRules(game);
    const ways = waysThrough(lesson, () => layLesson(lesson, rules, 0, NAMES));
    expect(ways.length).toBeGreaterThanOrEqual(1);
  });

  test('can be taken up at every step, and the player who is to answer is asked there', async () => {
    const lesson = await loadLesson(game);
    const rules = await loadRules(game);
    const asked = lesson.steps.map((_, at) => layLesson(lesson, rules, at, NAMES).decision?.seat);
    expect(asked).not.toContain(undefined);
    expect(lesson.steps.filter(({ open }, at) => open !== undefined && asked[at] !== 0)).toEqual([]);
  });

  test('is told in every language, each step with what to do where something is to be done', async () => {
    const { steps } = await loadLesson(game);
    for (const lang of LANGS) {
      const words = catalogue(lang, 'lesson');
      for (const { id, open } of steps) {
        expect(words.has(`${game}.${id}`), `${lang} ${id}`).toBe(true);
        expect(words.has(`${game}.${id}.do`), `${lang} ${id}`).toBe(open !== undefined);
      }
    }
    const ids = new Set(steps.map(({ id }) => id));
    expect(ids.size, 'no id twice').toBe(steps.length);
  });

  test('ends with something to read, after which a game of one’s own begins', async () => {
    const { steps } = await loadLesson(game);
    expect(steps.at(-1)?.open).toBeUndefined();
  });
});

/** What a step says lies on the table that no answer of the lesson depends on. */
const TOLD = [
  ['dominion', 'boon', { seats: [{ boons: ['the-fields-gift'] }, {}], coins: 3 }],
  ['dominion', 'hex', { hexes: { discard: ['plague'] } }],
  ['nocturion', 'curse', { seats: [{ curses: ['dulled-senses'], dice: [5] }, {}] }],
  ['nocturion', 'calendar', { seats: [{ resources: { wizards: 2 } }, {}], tracker: { season: 'winter' } }],
  ['nocturion', 'season', { seats: [{ curses: ['stolen-hour'] }, {}], tracker: { season: 'autumn' } }],
  ['nocturion', 'equip', { seats: [{ resources: { wood: 2, archers: 2, wizards: 2 } }, {}] }],
] as const;

test.each(TOLD)('the lesson of %s tells at “%s” what is to be seen there', async (game, step, seen) => {
  const lesson = await loadLesson(game);
  const at = lesson.steps.findIndex(({ id }) => id === step);
  const { view } = layLesson(lesson, await loadRules(game), at, NAMES).sight(0);
  expect(view).toMatchObject(seen);
});

test('a game that nobody teaches has no lesson', async () => {
  await expect(loadLesson('halma')).rejects.toThrow('halma');
});
