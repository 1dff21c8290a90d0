// One browser and one site for the tests of a file; every test sits in a context of its own.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openBrowser } from '../../../scripts/browser.mjs';
import { openSite } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'last' | 'cast' | 'first'} Choice */

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };

/** How long anything may take before it counts as not happening. */
const PATIENCE = 60_000;

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {{ url: string, close(): Promise<void> }} */
let site;

/** @param {() => Promise<{ url: string, close(): Promise<void> }>} [open] the site, unless the small one will do */
export function useBrowser(open = openSite) {
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), open()]);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
}

/**
 * A page on the site, as a new visitor sees it; what went wrong in it is kept in `troubles`. A bare visitor has no
 * service worker that fetches ahead; tables lie on the device's shelf from the start.
 * @param {{ path?: string, viewport?: { width: number, height: number }, lang?: string, settings?: object, tables?: { id: string }[], touch?: boolean, isBare?: boolean }} [how]
 */
export async function visit({
  path = '/',
  viewport = DESK,
  lang = 'en-GB',
  settings = {},
  tables = [],
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
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    ({ given, kept }) => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
      if (localStorage.getItem('nightjar.settings') !== null) return;
      localStorage.setItem('nightjar.settings', JSON.stringify(given));
      for (const table of kept) localStorage.setItem(`nightjar.table.${table.id}`, JSON.stringify(table));
    },
    { given: { motion: 'off', ...settings }, kept: tables },
  );
  const page = await context.newPage();
  /** @type {string[]} */
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('blob:'))
      troubles.push(`foreign: ${request.url()}`);
  });
  await page.goto(site.url + path);
  return { context, page, troubles, url: site.url };
}

/** The button of a game's poster. @param {Page} page @param {string} [game] */
export const posterOf = (page, game = 'Nocturne') =>
  page.getByRole('button', { name: new RegExp(`^(Play|Spielen) ${game}$`) });

/** Starts a game from its poster and waits for the first question that is ours. @param {Page} page @param {string} [game] */
export async function quickGame(page, game) {
  await posterOf(page, game).click();
  await myTurn(page);
}

/** Waits until we are asked, the device is to be handed over, or the game is over. @param {Page} page */
export async function myTurn(page) {
  await page.locator('.acts [data-legal], [data-answers], .end, .hand-over').first().waitFor({ state: 'attached' });
}

/** How far the table is. @param {Page} page */
export const seqOf = async (page) => Number(await page.locator('.ask').getAttribute('data-seq'));

/**
 * Gives an answer through the list, as somebody without the board would. What is pressed is found and pressed in one
 * breath, so that nothing can change in between.
 * @param {Page} page
 * @param {Choice} [choice]
 */
export async function answer(page, choice = 'last') {
  await myTurn(page);
  const seq = await page.evaluate(async (which) => {
    const ask = document.querySelector('.ask');
    /** @type {HTMLElement | null} */
    const list = document.querySelector('[data-answers][aria-expanded=false]');
    if (list !== null) {
      list.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    /** @type {HTMLElement[]} */
    const buttons = [...document.querySelectorAll('.ask [data-answer]')].filter((each) => each instanceof HTMLElement);
    // In the list stands what is many; buttons beside the question come after it.
    const cast = buttons.find((each) => each.dataset['answer']?.startsWith('cast'));
    const listed = buttons.filter((each) => each.closest('.answers') !== null);
    const chosen =
      which === 'first' ? buttons[0] : which === 'cast' ? (cast ?? buttons[0]) : (listed.at(-1) ?? buttons.at(-1));
    if (ask === null || chosen === undefined) return null;
    chosen.click();
    return ask.getAttribute('data-seq');
  }, choice);
  if (seq !== null) await moved(page, Number(seq));
}

/** Waits until the table has moved on from there. @param {Page} page @param {number} seq */
export async function moved(page, seq) {
  await page.locator(`.ask:not([data-seq="${seq}"]), .end, .hand-over`).first().waitFor({ state: 'attached' });
}

/** Plays to the final score. @param {Page} page @param {(page: Page) => Promise<void>} [turn] */
export async function finish(page, turn = answer) {
  for (let i = 0; i < 400; i += 1) {
    await myTurn(page);
    if ((await page.locator('.end').count()) > 0) return;
    await turn(page);
  }
  assert.fail('the game did not end');
}

/** What axe finds on the page, as short lines. @param {Page} page */
export async function axe(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}
