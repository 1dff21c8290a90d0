// Pictures of every screen at both sizes, into packages/web/screenshots, for people to look at, and of every piece, into
// docs/look. A word after the command chooses among them.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSite } from '../packages/web/test/site.ts';
import { openBrowser } from './browser.mjs';
import { collect } from './ready.mjs';
import { shootLook } from './screenshots-look.mjs';
import { shootNoctiluca } from './screenshots-noctiluca.mjs';
import { shootOnline } from './screenshots-online.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = fileURLToPath(new URL('../packages/web/screenshots/', import.meta.url));
const SIZES = [
  { name: '1440', viewport: { width: 1440, height: 900 }, touch: false },
  { name: '390', viewport: { width: 390, height: 844 }, touch: true },
  { name: '360', viewport: { width: 360, height: 640 }, touch: true },
];

/** @param {Page} page */
const asked = (page) => page.locator('.acts [data-legal], [data-answers], .end').first().waitFor({ timeout: 60_000 });

/** Gives an answer through the list. @param {Page} page */
async function answer(page) {
  await asked(page);
  const list = page.locator('[data-answers][aria-expanded=false]');
  if ((await list.count()) > 0) await list.click();
  const texts = await page
    .locator('[data-answer]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-answer') ?? ''));
  const text = texts.find((each) => each.startsWith('cast')) ?? texts[0];
  if (text === undefined) return;
  const seq = await page.locator('.ask').getAttribute('data-seq');
  await page.locator(`[data-answer="${text}"]`).click();
  await page.locator('.acts [data-main]').click();
  await page.locator(`.ask:not([data-seq="${seq}"]), .end`).first().waitFor();
}

/** Plays a few answers, or to the end. @param {Page} page @param {number} most */
async function play(page, most) {
  for (let i = 0; i < most && (await page.locator('.end').count()) === 0; i += 1) {
    await answer(page);
    await asked(page);
  }
}

const built = await collect('npm', ['run', '--silent', 'build', '-w', '@nightjar/web']);
if (built.code !== 0) throw new Error(built.output);
mkdirSync(FOLDER, { recursive: true });
const [site, browser] = await Promise.all([openSite(), openBrowser()]);
const only = process.argv[2] ?? '';
for (const { name, viewport, touch } of SIZES) {
  for (const lang of ['en', 'de']) {
    const context = await browser.newContext({
      viewport,
      locale: lang,
      hasTouch: touch,
      reducedMotion: 'reduce',
      deviceScaleFactor: name === '1440' ? 1 : 2,
    });
    await context.addInitScript(
      (settings) => {
        if (localStorage.getItem('nightjar.settings') === null) localStorage.setItem('nightjar.settings', settings);
      },
      JSON.stringify({ lang, motion: 'off' }),
    );
    const page = await context.newPage();
    /** @param {string} screen */
    const shoot = async (screen) => {
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${FOLDER}${screen}-${lang}-${name}.png` });
    };
    for (const [screen, path] of Object.entries({
      home: '/',
      new: '/new/nocturne',
      join: '/join',
      settings: '/settings',
      rules: '/rules/nocturne/NOC-6.3',
    })) {
      if (!screen.includes(only)) continue;
      await page.goto(site.url + path);
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(300);
      await shoot(screen);
    }
    if ('table score handover profile'.includes(only)) {
      await page.goto(site.url);
      await page.locator('.poster[data-game=nocturne] .button[data-main]').click();
      await asked(page);
      await shoot('table-start');
      await play(page, 10);
      await shoot('table');
      if ((await page.locator('[data-answers]').count()) > 0) {
        await page.locator('[data-answers]').click();
        await shoot('table-answers');
        await page.keyboard.press('Escape');
      }
      for (const key of ['g', 's', 'l']) {
        await page.keyboard.press(key);
        await page.locator('dialog').waitFor();
        await shoot(`table-drawer-${key}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await play(page, 400);
      await page.locator('.chart').waitFor();
      await shoot('score');
      await page.goto(`${site.url}/profile`);
      await page.locator('.history li').first().waitFor();
      await shoot('profile');
      await page.goto(site.url);
      await page.goto(`${site.url}/new/nocturne?with=here`);
      await page.locator('.new-table-begin .button').click();
      await page.locator('.hand-over').waitFor();
      await shoot('hand-over');
    }
    await context.close();
    if ('noctiluca'.includes(only))
      await shootNoctiluca({ browser, size: { name, viewport, touch }, lang, folder: FOLDER, url: site.url });
    if (name !== '360' && 'online'.includes(only))
      await shootOnline({ browser, size: { name, viewport, touch }, lang, folder: FOLDER, answer });
  }
}
if ('look'.includes(only)) await shootLook({ browser, url: site.url });
await browser.close();
await site.close();
console.log(`pictures of every screen: ${FOLDER}`);
