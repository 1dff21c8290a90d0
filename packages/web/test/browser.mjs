// One browser and one site for the tests of a file; every test sits in a context of its own.
import { after, before } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openBrowser } from '../../../scripts/browser.mjs';
import { openSite } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

export function useBrowser() {
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
}

/**
 * A page on the site, as a new visitor sees it, bare of what a service worker would fetch ahead if asked for; what went wrong in it is kept in `troubles`.
 * @param {{ path?: string, viewport?: { width: number, height: number }, lang?: string, settings?: object, touch?: boolean, isBare?: boolean }} [how]
 */
export async function visit({
  path = '/',
  viewport = DESK,
  lang = 'en-GB',
  settings = {},
  touch = false,
  isBare = false,
} = {}) {
  const context = await browser.newContext({
    viewport,
    locale: lang,
    hasTouch: touch,
    reducedMotion: 'reduce',
    serviceWorkers: isBare ? 'block' : 'allow',
  });
  await context.addInitScript((given) => {
    if (localStorage.getItem('nightjar.settings') === null && Object.keys(given).length > 0)
      localStorage.setItem('nightjar.settings', JSON.stringify(given));
  }, settings);
  const page = await context.newPage();
  /** @type {string[]} */
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('blob:'))
      troubles.push(`foreign: ${request.url()}`);
  });
  await page.goto(site.url + path);
  return { context, page, troubles, url: site.url };
}

/** Starts a game from the poster and waits for the first question that is ours. @param {Page} page */
export async function quickGame(page) {
  await page.getByRole('button', { name: /^(Play|Spielen)/ }).click();
  await myTurn(page);
}

/** Waits until we are asked, or the game is over. @param {Page} page */
export async function myTurn(page) {
  await page.locator('.acts [data-legal], [data-answers], .end').first().waitFor({ timeout: 60_000 });
}

/**
 * Gives any answer through the list, as somebody without the board would.
 * @param {Page} page
 * @param {(texts: string[]) => string} choose
 */
export async function answer(page, choose) {
  await myTurn(page);
  const list = page.locator('[data-answers][aria-expanded=false]');
  if ((await list.count()) > 0) await list.click();
  const texts = await page
    .locator('[data-answer]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-answer') ?? ''));
  if (texts.length === 0) return;
  const log = await page.locator('.ask').getAttribute('data-seq');
  await page.locator(`[data-answer="${choose(texts)}"]`).click();
  await page.locator(`.ask:not([data-seq="${log}"]), .end, .hand-over`).first().waitFor();
}

/** What axe finds on the page, as short lines. @param {Page} page */
export async function axe(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}

/** Whether the page itself could be scrolled. @param {Page} page */
export const scrolls = (page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth };
  });
