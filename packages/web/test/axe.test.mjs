import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, myTurn, PHONE, useBrowser, visit } from './browser.mjs';
import { BOT, JONAS, MIRA, prepared } from './prepared.mjs';

useBrowser();

const TABLES = [
  prepared({ id: 'table', until: ({ seat, count, answers }) => seat === 0 && count > 8 && answers.length > 4 }),
  prepared({ id: 'solo', sitters: [MIRA], until: ({ count }) => count > 12 }),
  prepared({ id: 'shared', sitters: [MIRA, JONAS], until: ({ count }) => count > 3 }),
  prepared({ id: 'over', sitters: [MIRA, BOT, { ...BOT, name: 'Luma' }] }),
];
const DRAWERS = ['s', 'l', 'r'];

for (const lang of ['en', 'de']) {
  test(`axe finds nothing on the pages of the shell in ${lang}`, async () => {
    const { page, url } = await visit({ settings: { lang }, tables: TABLES });
    /** @type {Record<string, string>} */
    const pages = {
      '/': '.poster',
      '/new/nocturne': 'form',
      '/new/nocturne?with=online': 'form',
      '/settings': 'form',
      '/profile': '.history li',
      '/join': 'form',
      '/rules/nocturne/NOC-6.3': '.rules li',
      '/here/nowhere': 'h1',
    };
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const [path, landmark] of Object.entries(pages)) {
      await page.goto(url + path);
      await page.locator(landmark).first().waitFor();
      for (const more of await page.locator('details > summary').all()) await more.click();
      const findings = await axe(page);
      if (findings.length > 0) found[path] = findings;
    }
    assert.deepEqual(found, {});
  });

  for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: PHONE })) {
    test(`axe finds nothing at the table, in its list, its drawers and its score in ${lang} at the ${size}`, async () => {
      const { page, url } = await visit({ settings: { lang }, tables: TABLES, viewport });
      /** @type {Record<string, string[]>} */
      const found = {};
      const check = async (/** @type {string} */ where) => {
        const findings = await axe(page);
        if (findings.length > 0) found[where] = findings;
      };
      for (const id of ['solo', 'shared', 'over']) {
        await page.goto(`${url}/here/${id}`);
        await myTurn(page);
        if (id === 'over') await page.locator('.chart').waitFor();
        await check(id);
      }
      await page.goto(`${url}/here/table`);
      await myTurn(page);
      await page.locator('[data-answers]').click();
      await page.locator('.answers button').first().waitFor();
      await check('answers');
      await page.keyboard.press('Escape');
      await page.locator('[data-space][data-state=quiet]').first().click();
      await page.getByRole('alert').waitFor();
      await check('refusal');
      for (const key of DRAWERS) {
        await page.keyboard.press(key);
        await page.locator('dialog').waitFor();
        if (key === 'r') await page.locator('.rules li').first().waitFor();
        await check(`drawer ${key}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await page.locator('.tbar button:visible').last().click();
      await page.locator('dialog').waitFor();
      await check('settings');
      assert.deepEqual(found, {});
    });
  }

  test(`axe finds nothing in the drawer of goals in ${lang}`, async () => {
    const { page } = await visit({ path: '/here/table', settings: { lang }, tables: TABLES });
    await myTurn(page);
    await page.keyboard.press('g');
    await page.locator('dialog').waitFor();
    assert.deepEqual(await axe(page), []);
  });
}
