// Run by hand at a quiet moment: node packages/web/test/measure.mjs [answers]
// Plays against bots and prints how long the main thread was held and how long an answer took to be seen.
import { openBrowser } from '../../../scripts/browser.mjs';
import { openSite } from './site.mjs';

const ANSWERS = Number(process.argv[2] ?? 30);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** @param {number[]} all */
function figures(all) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `${sorted.length} × median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`;
}

/**
 * Tasks of the page's main thread in a trace: how long each took by the clock, and by its own work alone.
 * @param {Buffer} buffer
 */
function tasksIn(buffer) {
  /** @type {{ name: string, pid: number, tid: number, ph: string, ts: number, dur?: number, tdur?: number, args?: { name?: string } }[]} */
  const { traceEvents: events } = JSON.parse(buffer.toString());
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = (/** @type {{ pid: number, tid: number }} */ event) =>
    mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid);
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.dur !== undefined && isMain(event))
    .map(({ dur = 0, tdur }) => ({ wall: dur / 1000, own: (tdur ?? dur) / 1000 }));
}

const [browser, site] = await Promise.all([openBrowser(), openSite()]);
for (const viewport of SIZES) {
  const context = await browser.newContext({ viewport, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    /** @type {number[]} */
    const seen = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown' || entry.name === 'click') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto(site.url);
  await page.getByRole('button', { name: /^Play/ }).click();
  const asked = page.locator('.acts [data-legal], [data-answers], .end').first();
  await asked.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  for (let i = 0; i < ANSWERS && (await page.locator('.end').count()) === 0; i += 1) {
    await asked.waitFor({ timeout: 60_000 });
    const list = page.locator('[data-answers][aria-expanded=false]');
    if ((await list.count()) > 0) await list.click();
    const answer = page.locator('[data-answer]').first();
    await answer.hover({ timeout: 2000 }).catch(() => undefined);
    const seq = await page.locator('.ask').getAttribute('data-seq');
    await answer.click({ timeout: 2000 }).catch(() => undefined);
    await page.locator(`.ask:not([data-seq="${seq}"]), .end`).first().waitFor({ timeout: 60_000 });
  }
  const tasks = tasksIn(await browser.stopTracing());
  const seen = /** @type {number[]} */ (await page.evaluate(() => Reflect.get(window, 'seen')));
  const over = tasks.filter(({ wall }) => wall > 50);
  console.log(`${viewport.width} × ${viewport.height}, ${ANSWERS} answers against two bots`);
  console.log(`  main-thread tasks over 10 ms: ${figures(tasks.map(({ wall }) => wall).filter((ms) => ms > 10))}`);
  console.log(`  their own work:               ${figures(tasks.map(({ own }) => own).filter((ms) => ms > 10))}`);
  console.log(
    `  tasks over 50 ms: ${over.length} by the clock, ${tasks.filter(({ own }) => own > 50).length} by their own work`,
  );
  console.log(`  input to paint (16 ms and more are seen): ${figures(seen)}`);
  await context.close();
}
await browser.close();
await site.close();
