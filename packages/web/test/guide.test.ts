import { axe } from './axe.ts';
import { DESK, expect, PHONE, SMALL, test } from './fixtures.ts';
import { misfits } from './texts.ts';

/** A small phone, one held sideways, a page at twice its size, and windows up to the largest. */
const SIZES = [
  SMALL,
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1440 },
];

for (const { size, viewport, lang } of [
  { size: 'desk', viewport: DESK, lang: 'en' },
  { size: 'phone', viewport: PHONE, lang: 'de' },
]) {
  test(`how to play fits the ${size} in ${lang}, and leads to the lesson and to every rule`, async ({ visit }) => {
    const mira = await visit({ path: '/rules/nocturne', viewport });
    const { page } = mira;
    for (const game of ['nocturne', 'noctiluca', 'dominion', 'nocturion']) {
      await mira.go(`/rules/${game}?lang=${lang}`);
      await page.locator('.guide li').first().waitFor();
      await expect(page.locator('.guide [data-part=wrong] > ul > li')).toHaveCount(3);
      const bare = await page
        .locator('.guide > section > ul > li')
        .evaluateAll((all) =>
          all
            .filter((each) => (each.querySelector('.guide-picture')?.childElementCount ?? 0) === 0)
            .map((each) => each.textContent),
        );
      expect(bare, 'everything has its picture').toEqual([]);
      for (const window of [...SIZES, viewport]) {
        await page.setViewportSize(window);
        const wide = await page
          .locator('html, .guide > section > ul > li')
          .evaluateAll((all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
          );
        expect(wide, `${game} at ${window.width} × ${window.height}: nothing leaves its place sideways`).toEqual([]);
      }
      // The rules are looked at elsewhere; hundreds of them would take long.
      await page.getByRole('searchbox').fill('xylophone');
      expect(await axe(page), `${lang} ${game}`).toEqual([]);
    }
    await page.locator('.guide').getByRole('link').click();
    await page.locator('.coach').waitFor();
    expect(mira.troubles).toEqual([]);
  });
}

test('the sources of a rule are shown on request', async ({ visit }) => {
  const { page } = await visit({ path: '/rules/nocturne/NOC-6.3' });
  const rule = page.locator('.rules li[data-marked]');
  await expect(rule).toContainText('adjacent');
  await expect(rule).not.toContainText('EN+DE');
  await page.getByRole('button', { name: 'Sources' }).click();
  await expect(rule).toContainText('EN+DE');
});

test('the number of a clause lies on no text, however long it is', async ({ visit }) => {
  const { page } = await visit({ path: '/rules/dominion', settings: { lang: 'de' } });
  await page.getByText('DOM-C.necromancer.16').waitFor();
  expect(await misfits(page)).toEqual([]);
});
