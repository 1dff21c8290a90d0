import { axe } from './axe.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

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
      expect(await page.locator('.guide [data-part=wrong] > ul > li').count()).toBe(3);
      const bare = await page
        .locator('.guide > section > ul > li')
        .evaluateAll((all) =>
          all
            .filter((each) => (each.querySelector('.guide-picture')?.childElementCount ?? 0) === 0)
            .map((each) => each.textContent),
        );
      expect(bare, 'everything has its picture').toEqual([]);
      const { scroll, room } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        room: innerWidth,
      }));
      expect(scroll, 'nothing leaves the page sideways').toBeLessThanOrEqual(room);
      // The rules are looked at elsewhere; hundreds of them would take long.
      await page.getByRole('searchbox').fill('xylophone');
      expect(await axe(page), `${lang} ${game}`).toEqual([]);
    }
    await page.locator('.guide').getByRole('link').click();
    await page.locator('.coach').waitFor();
    expect(mira.troubles).toEqual([]);
  });
}

test('where a rule comes from is told to whoever asks', async ({ visit }) => {
  const { page } = await visit({ path: '/rules/nocturne/NOC-6.3' });
  const rule = page.locator('.rules li[data-marked]');
  await expect(rule).toContainText('adjacent');
  await expect(rule).not.toContainText('EN+DE');
  await page.getByRole('button', { name: 'Sources' }).click();
  await expect(rule).toContainText('EN+DE');
});
