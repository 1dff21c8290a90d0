import { axe } from './axe.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import type { Visitor } from './visitor.ts';

const LEARN = { en: /^(Learn it by playing)/, de: /^(Spielend lernen)/ } as const;

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
    const isOpen = document.querySelector('.coach [data-next], .coach [data-play], .ask [data-legal], [data-answers]');
    return (now !== was || document.querySelector('.ask [data-legal], [data-answers]') !== null) && isOpen !== null;
  }, before);
}

for (const lang of ['en', 'de'] as const) {
  for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    for (const game of ['Nocturne', 'Noctiluca']) {
      test(`a new visitor learns ${game} and begins a game in ${lang} at the ${size}`, async ({ visit }) => {
        const mira = await visit({ viewport, settings: { lang }, touch: size === 'phone' });
        const { page } = mira;
        await page.locator(`.poster[data-game=${game.toLowerCase()}]`).getByRole('link', { name: LEARN[lang] }).click();
        const play = page.locator('.coach [data-play]');
        await page.locator('.coach').waitFor();
        for (let i = 0; i < 60 && (await play.count()) === 0; i += 1) {
          expect
            .soft(await layoutFaults(page), (await page.locator('.coach').getAttribute('data-step')) ?? '')
            .toEqual([]);
          await step(mira);
        }
        await play.click();
        await mira.myTurn();
        expect(mira.path).toMatch(/^\/here\//);
        expect(mira.troubles).toEqual([]);
      });
    }
  }
}

test('a lesson goes on where it was left, is refused kindly and by its rule, and is free of faults to axe', async ({
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
