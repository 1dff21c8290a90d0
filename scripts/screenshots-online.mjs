// Pictures of what people meet when they play with others, from a real server.
import { openServer } from '../packages/web/test/server.ts';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ name: string, viewport: { width: number, height: number }, touch: boolean }} Size */

/** As long as a name may be, and a short one. */
const HOST = 'Maximiliane von Hohenau';
const GUEST = 'Jo';

/** @type {Record<string, string[]>} */
const LINES = {
  en: ['Good luck, and mind the corner at a1!', 'You too. I have my eye on that chest with the two feathers.', 'Ha.'],
  de: ['Viel Glück, und Vorsicht an der Ecke a1!', 'Dir auch. Ich sehe die Truhe mit den zwei Federn.', 'Ha.'],
};

/** The player who is asked answers, so many times. @param {Page[]} pages @param {number} times @param {(page: Page) => Promise<void>} answer */
async function play(pages, times, answer) {
  for (let i = 0; i < times; i += 1) {
    const page = await asked(pages);
    if (page === null) return;
    await answer(page);
  }
}

/** The page that is asked; null once it is over. @param {Page[]} pages */
async function asked(pages) {
  for (;;) {
    for (const page of pages) {
      if ((await page.locator('.end').count()) > 0) return null;
      if ((await page.locator('.acts [data-legal], [data-answers]').count()) > 0) return page;
    }
    await pages[0]?.waitForTimeout(50);
  }
}

/**
 * Account, new table, waiting room, join, table, chat, spectator and profile, in one language at one size.
 * @param {{ browser: Browser, size: Size, lang: string, folder: string, answer: (page: Page) => Promise<void> }} how
 */
export async function shootOnline({ browser, size, lang, folder, answer }) {
  const server = await openServer();
  /** @param {string} name @param {string} path */
  const visit = async (name, path) => {
    const context = await browser.newContext({
      viewport: size.viewport,
      locale: lang,
      hasTouch: size.touch,
      reducedMotion: 'reduce',
      deviceScaleFactor: size.name === '1440' ? 1 : 2,
    });
    await context.addInitScript(
      (settings) => {
        if (localStorage.getItem('nightjar.settings') === null) localStorage.setItem('nightjar.settings', settings);
      },
      JSON.stringify({ lang, motion: 'off', confirm: 'never', name }),
    );
    const page = await context.newPage();
    await page.goto(server.url + path);
    return page;
  };
  /** @param {Page} page @param {string} screen */
  const shoot = async (page, screen) => {
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${folder}online-${screen}-${lang}-${size.name}.png` });
  };

  const host = await visit(HOST, '/new/nocturne?with=online');
  await host.locator('.new-table-begin .button').waitFor();
  await shoot(host, 'new');
  await host.locator('.new-table-begin .button').click();
  await host.waitForURL(/\/table\//);
  await host.locator('.history li').first().waitFor();
  await shoot(host, 'waiting');
  const path = new URL(host.url()).pathname;
  const code = await host.locator('.waiting-room-code').innerText();

  const guest = await visit(GUEST, `/join/${code}`);
  await guest.locator('form .button[data-main]').waitFor();
  await shoot(guest, 'join');
  await guest.goto(server.url + path);
  await guest.locator('.history li').first().waitFor();
  await shoot(guest, 'waiting-guest');
  await guest.locator('.button[data-main]').click();
  // Where the game does not begin by itself, the host begins it.
  await host.locator('.ask, .button[data-main]:enabled').first().waitFor();
  const begin = host.locator('.button[data-main]:enabled');
  if ((await host.locator('.ask').count()) === 0) await begin.click({ timeout: 5000 }).catch(() => undefined);
  for (const page of [host, guest]) await page.locator('.ask').waitFor();

  await play([host, guest], 24, answer);
  await shoot((await asked([host, guest])) ?? host, 'table');
  for (const [i, line] of (LINES[lang] ?? []).entries()) {
    const page = i % 2 === 0 ? host : guest;
    await page.keyboard.press('c');
    await page.locator('.chat input').last().fill(line);
    await page.locator('.chat .button').last().click();
    await page.locator('.chat li').nth(i).waitFor();
    if (i === 2) await shoot(page, 'chat');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  const watcher = await visit('Wren', path);
  await watcher.locator('.ask').waitFor();
  await shoot(watcher, 'spectator');

  await play([host, guest], 400, answer);
  await host.locator('.end .chart').waitFor();
  await shoot(host, 'score');
  await host.goto(`${server.url}/profile`);
  await host.locator('.fame-figures').waitFor();
  await shoot(host, 'profile');
  const account = host.locator('.card').last();
  for (const summary of await account.locator('summary').all()) await summary.click();
  await account.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await shoot(host, 'account');
  for (const page of [host, guest, watcher]) await page.context().close();
  await server.close();
}
