// Pictures of every piece for docs/look.md, shelf by shelf, from the page that shows them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../docs/look/', import.meta.url));
const SIZE = { width: 980, height: 900 };

/** @param {{ browser: import('@playwright/test').Browser, url: string }} how */
export async function shootLook({ browser, url }) {
  mkdirSync(FOLDER, { recursive: true });
  const context = await browser.newContext({ viewport: SIZE, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The browser writes WebP, a sixth of a PNG, when it is asked by its own protocol.
  const chromium = await context.newCDPSession(page);
  await page.goto(`${url}/look`);
  await page.locator('[data-shelf]').first().waitFor();
  const shelves = await page.locator('[data-shelf]').all();
  for (const shelf of shelves) await shelf.locator('[data-specimen] > div > *').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const shelf of shelves) {
    const box = await shelf.boundingBox();
    if (box === null) throw new Error('a shelf is not to be seen');
    const { data } = await chromium.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      clip: { ...box, scale: 1 },
      captureBeyondViewport: true,
    });
    writeFileSync(`${FOLDER}${await shelf.getAttribute('data-shelf')}.webp`, Buffer.from(data, 'base64'));
  }
  await context.close();
}
