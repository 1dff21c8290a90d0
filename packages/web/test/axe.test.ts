import { axe } from './axe.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';
import { BOT, JONAS, MIRA, prepared } from './prepared.ts';

const TABLES = [
  prepared({ id: 'table', until: ({ seat, count, answers }) => seat === 0 && count > 8 && answers.length > 4 }),
  prepared({ id: 'solo', sitters: [MIRA], until: ({ count }) => count > 12 }),
  prepared({ id: 'shared', sitters: [MIRA, JONAS], until: ({ count }) => count > 3 }),
  prepared({ id: 'over', sitters: [MIRA, BOT, { ...BOT, name: 'Luma' }] }),
];

/** The pages of the shell, and what is there once they are. */
const PAGES = {
  '/': '.poster',
  '/new/nocturne': 'form',
  '/new/nocturne?with=online': 'form',
  '/settings': 'form',
  '/profile': '.history li',
  '/join': 'form',
  '/rules/nocturne/NOC-6.3': '.rules li',
  '/here/nowhere': 'h1',
};

for (const lang of ['en', 'de']) {
  test(`axe finds nothing on the pages of the shell in ${lang}`, async ({ visit }) => {
    const mira = await visit({ settings: { lang }, tables: TABLES });
    for (const [path, landmark] of Object.entries(PAGES)) {
      await mira.go(path);
      await mira.page.locator(landmark).first().waitFor();
      for (const more of await mira.page.locator('details > summary').all()) await more.click();
      expect.soft(await axe(mira.page), path).toEqual([]);
    }
  });

  for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    test(`axe finds nothing at the table, in its list, its drawers and its score in ${lang} at the ${size}`, async ({
      visit,
    }) => {
      const mira = await visit({ settings: { lang }, tables: TABLES, viewport });
      const { page } = mira;
      const check = async (where: string) => expect.soft(await axe(page), where).toEqual([]);
      for (const id of ['solo', 'shared', 'over']) {
        await mira.go(`/here/${id}`);
        await mira.myTurn();
        if (id === 'over') await page.locator('.chart').waitFor();
        await check(id);
      }
      await mira.go('/here/table');
      await mira.myTurn();
      await page.locator('[data-answers]').click();
      await page.locator('.answers button').first().waitFor();
      await check('answers');
      await page.keyboard.press('Escape');
      await page.locator('[data-space][data-state=quiet]').first().click();
      await page.getByRole('alert').waitFor();
      await check('refusal');
      for (const drawer of ['score', 'log', 'rules'] as const) {
        await mira.open(drawer);
        await check(drawer);
        await mira.close();
      }
      await page.locator('.tbar button:visible').last().click();
      await mira.dialog.waitFor();
      await check('settings');
    });
  }

  test(`axe finds nothing in the drawer of goals in ${lang}`, async ({ visit }) => {
    const mira = await visit({ path: '/here/table', settings: { lang }, tables: TABLES });
    await mira.myTurn();
    await mira.open('goals');
    expect(await axe(mira.page)).toEqual([]);
  });
}
