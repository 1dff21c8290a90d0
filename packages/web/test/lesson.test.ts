import type { Page } from '@playwright/test';
import { axe } from './axe.ts';
import { DESK, expect, PHONE, SMALL, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import type { Visitor } from './visitor.ts';

/** The games whose lesson is gone through from Home to a first game of one's own. */
const TAUGHT = ['nocturne', 'noctiluca', 'dominion', 'nocturion'];

/** How a newcomer comes: by mouse in English, by finger in German. */
const COMING = [
  { lang: 'en', viewport: DESK, touch: false, learn: /^Learn it by playing/ },
  { lang: 'de', viewport: PHONE, touch: true, learn: /^Spielend lernen/ },
] as const;

/** Where nothing scrolls; a window lower or narrower than these does. */
const SIZES = [DESK, PHONE, SMALL, { width: 1024, height: 768 }, { width: 2560, height: 1440 }];

/** The table lies well as soon as its pieces have arrived. */
const lies = (page: Page, when: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => layoutFaults(page), { message: when })
    .toEqual([]);

/** Goes on with the lesson: reads, or gives the answer that is open, until the step is another. */
async function step(mira: Visitor): Promise<void> {
  const { page } = mira;
  const coach = page.locator('.coach');
  const before = await coach.getAttribute('data-step');
  const next = coach.locator('[data-next]');
  if ((await next.count()) > 0) await next.click();
  else await mira.answer('first');
  await page.waitForFunction((was) => {
    const now = document.querySelector('.coach')?.getAttribute('data-step');
    const isAsked = document.querySelector('.ask [data-legal], [data-answers]') !== null;
    return isAsked || (now !== was && document.querySelector('.coach[data-read]') !== null);
  }, before);
}

for (const game of TAUGHT) {
  for (const { lang, viewport, touch, learn } of COMING) {
    test(`a new visitor learns ${game} and begins a game, in ${lang} ${touch ? 'by finger' : 'by mouse'}`, async ({
      visit,
    }) => {
      const mira = await visit({ viewport, settings: { lang }, touch });
      const { page } = mira;
      await page.locator(`.poster[data-game=${game}]`).getByRole('link', { name: learn }).click();
      const coach = page.locator('.coach');
      const play = coach.locator('[data-play]');
      await coach.waitFor();
      for (let i = 0; i < 60 && (await play.count()) === 0; i += 1) {
        await lies(page, (await coach.getAttribute('data-step')) ?? '');
        await step(mira);
      }
      expect(await axe(page)).toEqual([]);
      await play.click();
      await mira.myTurn();
      expect(mira.path).toMatch(/^\/here\//);
      expect(mira.troubles).toEqual([]);
    });
  }

  test(`the coach of ${game} leaves the board its room, and no word of it is cut`, async ({ visit }) => {
    const mira = await visit({ path: `/learn/${game}`, settings: { lang: 'de' } });
    const { page } = mira;
    await page.locator('.coach').waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const size = `${viewport.width} × ${viewport.height}`;
      await lies(page, size);
      expect(await page.locator('.coach').evaluate((it) => it.scrollHeight - it.clientHeight), size).toBe(0);
      const [coach, board] = await Promise.all(
        ['.coach', '.board-slot'].map((one) => page.locator(one).evaluate((it) => it.getBoundingClientRect().height)),
      );
      expect(board, `${size}: the board is higher than the coach`).toBeGreaterThan(coach ?? 0);
    }
  });
}

test('on a phone the coach can be reduced to its instruction', async ({ visit }) => {
  const mira = await visit({ path: '/learn/nocturne', viewport: PHONE, touch: true });
  const { page } = mira;
  const coach = page.locator('.coach');
  const board = page.locator('.board-slot');
  const height = (): Promise<number> => board.evaluate((it) => it.getBoundingClientRect().height);
  await coach.locator('[data-next]').tap();
  await expect(coach.getByRole('status')).toContainText('lowest spells');
  const before = await height();
  const whole = coach.getByRole('button', { name: 'The whole text' });
  await whole.tap();
  await expect(coach.getByRole('status')).toHaveText('Pick your 1, then the lit mushroom.');
  expect(await height()).toBeGreaterThan(before);
  await whole.tap();
  await expect(coach.getByRole('status')).toContainText('lowest spells');
});

test('a lesson continues where it was left, refuses another answer with the reason, and axe finds nothing', async ({
  visit,
}) => {
  const mira = await visit({ path: '/learn/nocturne' });
  const { page } = mira;
  const coach = page.locator('.coach');
  await coach.locator('[data-next]').click();
  await expect(coach).toHaveAttribute('data-step', 'first');
  await page.locator('[data-space=a1]').click();
  await expect(page.getByRole('alert')).toContainText('another step');
  expect(await axe(page)).toEqual([]);
  await mira.answer('first');
  await expect(coach).toHaveAttribute('data-step', 'answer');
  await page.reload();
  await expect(coach).toHaveAttribute('data-step', 'answer');
  await mira.undo();
  await expect(coach).toHaveAttribute('data-step', 'first');
  await coach.getByRole('link', { name: 'Leave the lesson' }).click();
  await expect(page.locator('.poster').first()).toBeVisible();
  expect(mira.path).toBe('/');
});

test('a lesson is read and answered by keyboard alone', async ({ visit }) => {
  const mira = await visit({ path: '/learn/nocturne' });
  const { page } = mira;
  const coach = page.locator('.coach');
  await mira.tabTo(coach.locator('[data-next]'));
  await page.keyboard.press('Enter');
  await expect(coach.getByRole('status')).toContainText('Pick your 1');
  await mira.tabTo(page.locator('[data-answers]'));
  await page.keyboard.press('Enter');
  await mira.tabTo(page.locator('.answers [data-answer]'));
  await page.keyboard.press('Enter');
  await expect(mira.gold).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(coach).toHaveAttribute('data-step', 'answer');
});
