// Pictures of Noctiluca's screens, from tables that are the same every time.
import { noctiluca } from '@nightjar/noctiluca';
import { BOT, MIRA, prepared } from '../packages/web/test/prepared.ts';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ name: string, viewport: { width: number, height: number }, touch: boolean }} Size */

const BOTS = ['Ash', 'Luma', 'Rowan'].map((name) => ({ ...BOT, name }));

/** @param {string} id @param {import('../packages/web/test/prepared.ts').Sitter[]} others @param {string} question @param {number} [after] */
const table = (id, others, question, after = 0) =>
  prepared({
    game: noctiluca,
    id,
    sitters: [MIRA, ...others],
    until: (moment) => moment.seat === 0 && moment.question === question && moment.count >= after,
  });

const TABLES = [
  table('keep', BOTS.slice(0, 2), 'keep'),
  table('start', BOTS.slice(0, 2), 'shore'),
  table('four', BOTS, 'shore', 40),
  table('split', BOTS.slice(0, 1), 'place', 5),
  table('passed', BOTS.slice(0, 1), 'passed', 10),
  table('jar', BOTS.slice(0, 1), 'jar', 10),
  table('solo', [], 'shore', 20),
  table('draw', [], 'draw'),
  table('score', BOTS, 'never'),
  table('score-solo', [], 'never'),
];

/**
 * New table, every kind of question, a haul that is pointed at, the drawer of goals and both scores.
 * @param {{ browser: Browser, size: Size, lang: string, folder: string, url: string }} how
 */
export async function shootNoctiluca({ browser, size, lang, folder, url }) {
  const context = await browser.newContext({
    viewport: size.viewport,
    locale: lang,
    hasTouch: size.touch,
    reducedMotion: 'reduce',
    deviceScaleFactor: size.name === '1440' ? 1 : 2,
  });
  await context.addInitScript(
    ({ settings, tables }) => {
      localStorage.setItem('nightjar.settings', settings);
      for (const kept of tables) localStorage.setItem(`nightjar.table.${kept.id}`, JSON.stringify(kept));
    },
    { settings: JSON.stringify({ lang, motion: 'off' }), tables: TABLES },
  );
  const page = await context.newPage();
  /** @param {string} screen */
  const shoot = async (screen) => {
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${folder}noctiluca-${screen}-${lang}-${size.name}.png` });
  };
  await page.goto(`${url}/new/noctiluca`);
  await page.locator('.new-table-begin').waitFor();
  await shoot('new');
  for (const { id } of TABLES) {
    await page.goto(`${url}/here/${id}`);
    await page.locator('.acts [data-legal], [data-answers], .chart').first().waitFor();
    await shoot(id);
    if (id !== 'start' && id !== 'solo') continue;
    await page.locator('.noctiluca-shore[data-state=legal]').nth(2).click();
    await page.locator('.noctiluca-aside li button').first().focus();
    await shoot(`${id}-haul`);
  }
  await page.goto(`${url}/here/four`);
  await page.locator('[data-answers]').waitFor();
  await page.keyboard.press('g');
  await page.locator('dialog').waitFor();
  await shoot('goals');
  await context.close();
}
