import { playedOut } from './ahead.ts';
import { axe } from './axe.ts';
import { test as alone, DESK, expect, online, PHONE } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** The cards of some things that say which they are. */
const cardsOf = ({ page }: Visitor, things: string, by: string) =>
  page.locator(things).evaluateAll((all, name) => all.map((each) => each.getAttribute(name) ?? '').toSorted(), by);

online('the daily kingdom, from the poster to its histogram, at the desk and on a phone', async ({ visit }) => {
  const mira = await visit({ settings: { lang: 'en', name: 'Mira' } });
  const { page } = mira;
  await page.getByRole('link', { name: 'The daily kingdom' }).click();
  await expect(page.locator('[data-pile]')).toHaveCount(10);
  expect(await axe(page)).toEqual([]);
  const cards = await cardsOf(mira, '[data-pile]', 'data-pile');
  await page.getByRole('button', { name: 'Play the try that counts' }).click();
  await mira.myTurn();
  expect(await cardsOf(mira, '.dominion-kingdom .dominion-pile', 'data-card')).toEqual(cards);
  await mira.answer();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('data-off', 'true');

  // The page of the day leads back to the try that has begun.
  const { path } = mira;
  await mira.go('/daily/dominion');
  await page.getByRole('button', { name: 'Go on with your try' }).click();
  await mira.myTurn();
  expect(mira.path).toBe(path);
  await playedOut([mira], path.replace('/table/', ''), ['end', 'no', 'stop', 'pass']);
  await mira.end.waitFor();
  await expect(page.getByText('This was your try of the day.')).toBeVisible();
  await page.getByRole('link', { name: 'See how others did' }).click();
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(page.locator('[data-day=today] [data-mine]')).toContainText('you are here');
    await expect(page.getByText(/The bot was \d+ points? ahead of you, after \d+ turns/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'Practise with the same cards' }).click();
  await mira.myTurn();
  expect(mira.path).not.toBe(path);
  expect(mira.troubles).toEqual([]);
});

alone('without a server the page of the daily kingdom says so, and links to another table', async ({ visit }) => {
  const mira = await visit({ path: '/daily/dominion', settings: { lang: 'de' } });
  await expect(mira.page.getByRole('status')).toContainText('gerade ist keiner zu erreichen');
  await mira.page.getByRole('link', { name: 'Ein anderer Tisch' }).click();
  expect(mira.path).toBe('/new/dominion');
});
