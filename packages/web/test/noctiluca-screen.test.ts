// How tables of Noctiluca look and sound, at every size and in both languages.
import { noctiluca } from '@nightjar/noctiluca';
import { axe } from './axe.ts';
import { DESK, expect, PHONE, SMALL, online as test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { BOT, JONAS, MIRA, type Moment, prepared, type Wish } from './prepared.ts';

const BOTS = ['Ash', 'Luma', 'Rowan'].map((name) => ({ ...BOT, name }));
const mine =
  (question: string, after = 0) =>
  (moment: Moment) =>
    moment.seat === 0 && moment.question === question && moment.count >= after;
const laid = (wish: Wish) => prepared({ game: noctiluca, ...wish });

const LAID = [
  laid({ id: 'keep', sitters: [MIRA, ...BOTS.slice(0, 2)], until: mine('keep') }),
  laid({ id: 'start', sitters: [MIRA, ...BOTS.slice(0, 2)], until: mine('shore') }),
  laid({ id: 'middle', sitters: [MIRA, ...BOTS], until: mine('shore', 30) }),
  laid({ id: 'late', sitters: [MIRA, BOT], until: mine('shore', 75) }),
  laid({ id: 'number', sitters: [MIRA, BOT], until: mine('number', 20) }),
  laid({ id: 'split', sitters: [MIRA, BOT], until: mine('place', 5) }),
  laid({ id: 'passed', sitters: [MIRA, BOT], until: mine('passed', 10) }),
  laid({ id: 'jar', sitters: [MIRA, BOT], until: mine('jar', 10) }),
  laid({ id: 'solo', sitters: [MIRA], until: mine('shore', 20) }),
  laid({ id: 'draw', sitters: [MIRA], until: mine('draw') }),
  laid({ id: 'shared', sitters: [MIRA, JONAS], until: ({ count }) => count > 8 }),
];
const OVER = [laid({ id: 'over', sitters: [MIRA, ...BOTS] }), laid({ id: 'alone', sitters: [MIRA] })];

for (const lang of ['en', 'de']) {
  for (const [name, viewport] of Object.entries({ PHONE, SMALL, DESK })) {
    test(`nothing scrolls, overlaps or is cut at a table of Noctiluca at ${name} in ${lang}`, async ({ visit }) => {
      const mira = await visit({ viewport, tables: LAID, settings: { lang } });
      for (const { id, asked } of LAID) {
        expect(asked, `${id} is not over`).not.toBeNull();
        await mira.go(`/here/${id}`);
        await mira.myTurn();
        expect.soft(await layoutFaults(mira.page), id).toEqual([]);
      }
    });
  }

  for (const [name, viewport] of Object.entries({ DESK, PHONE })) {
    test(`axe finds nothing at a table of Noctiluca, its drawers, its score and its new table in ${lang} at ${name}`, async ({
      visit,
    }) => {
      const mira = await visit({ settings: { lang }, tables: [...LAID, ...OVER], viewport });
      const { page } = mira;
      const check = async (where: string) => expect.soft(await axe(page), where).toEqual([]);
      await mira.go('/new/noctiluca');
      await page.locator('.new-table-begin').waitFor();
      await check('new table');
      for (const { id } of OVER) {
        await mira.go(`/here/${id}`);
        await page.locator('.chart').waitFor();
        await check(id);
      }
      for (const id of ['keep', 'split', 'passed', 'jar', 'solo', 'middle']) {
        await mira.go(`/here/${id}`);
        await mira.myTurn();
        await check(id);
      }
      await page.locator('.noctiluca-shore[data-state=legal]').first().click();
      await page.locator('.noctiluca-aside li button').first().focus();
      await check('a haul');
      await mira.open('goals');
      await check('goals');
    });
  }
}

/** Words no German sentence has. “die” is a German article as well. */
const ENGLISH = /\b(the|and|with|your|you|from|this|jar|jars|dice|shore|path|pile|token|tokens|left|lost|fits)\b/;

test('a table of Noctiluca is German throughout', async ({ visit }) => {
  const mira = await visit({ lang: 'de-DE', tables: [...LAID, ...OVER] });
  const { page } = mira;
  const found: string[] = [];
  for (const { id } of [...LAID, ...OVER]) {
    await mira.go(`/here/${id}`);
    await mira.myTurn();
    if (await mira.isOver()) await page.locator('.chart').waitFor();
    else if ((await page.locator('.hand-over').count()) === 0) await mira.open('goals');
    const texts = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`,
      );
      return [document.body.innerText, ...labels];
    });
    for (const text of texts) {
      const said = ENGLISH.exec(text)?.[0];
      if (said !== undefined) found.push(`${id}: ${said} in ${text.slice(0, 80)}`);
    }
  }
  expect(found).toEqual([]);
});
