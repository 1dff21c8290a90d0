// Run by hand at a quiet moment: node scripts/ready.mjs node packages/web/test/measure.ts [answers] [game]
// Plays against bots and prints how long an answer took to be seen, and how long the main thread was held meanwhile.
import type { Page } from '@playwright/test';
import { openBrowser } from '../../../scripts/browser.mjs';
import { openSite } from './site.ts';

/** An event of a trace, as Chromium writes it. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A press, and how long it took to be seen. */
interface Press {
  readonly at: number;
  readonly ms: number;
}

const ANSWERS = Number(process.argv[2] ?? 30);
const GAME = process.argv[3] ?? 'nocturne';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

function figures(all: readonly number[]) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `${sorted.length} × median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`;
}

/** Tasks of the page's main thread in a trace: how long each took by the clock, and by its own work alone. */
function tasksIn(buffer: Buffer) {
  const { traceEvents: events } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] };
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = (event: TraceEvent) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid);
  return events
    .filter((event) => event.name === 'RunTask' && event.dur !== undefined && isMain(event))
    .map(({ dur = 0, tdur }) => ({ wall: dur / 1000, own: (tdur ?? dur) / 1000 }));
}

/** Notes presses that give an answer, and how long every press took to be seen. An answer's button is gone by then. */
function watch() {
  const given = new Set<number>();
  const seen: Press[] = [];
  Object.assign(window, { given, seen });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('[data-answer]') !== null) given.add(timeStamp);
    },
    true,
  );
  const slow = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') seen.push({ at: startTime, ms: duration });
  }).observe(slow);
}

/** Gives answers through the list, each pointed at before. */
async function play(page: Page) {
  const asked = page.locator('.acts [data-legal], [data-answers], .end').first();
  for (let i = 0; i < ANSWERS && (await page.locator('.end').count()) === 0; i += 1) {
    await asked.waitFor({ timeout: 60_000 });
    const list = page.locator('[data-answers][aria-expanded=false]');
    if ((await list.count()) > 0) await list.click();
    const answer = page.locator('[data-answer]').first();
    await answer.hover({ timeout: 2000 }).catch(() => undefined);
    const seq = await page.locator('.ask').getAttribute('data-seq');
    await answer.click({ timeout: 2000 }).catch(() => undefined);
    await page
      .locator('.acts [data-main]')
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.locator(`.ask:not([data-seq="${seq}"]), .end`).first().waitFor({ timeout: 60_000 });
  }
  await page.waitForTimeout(300);
}

const [browser, site] = await Promise.all([openBrowser(), openSite()]);
for (const viewport of SIZES) {
  console.log(`${viewport.width} × ${viewport.height}, ${ANSWERS} answers at ${GAME} against bots`);
  for (const isTraced of [false, true]) {
    const context = await browser.newContext({ viewport, locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(site.url);
    await page.locator(`.poster[data-game=${GAME}] .button[data-main]`).click();
    await page.locator('.acts [data-legal], [data-answers], .end').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1000);
    if (isTraced) await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await play(page);
    if (isTraced) {
      const tasks = tasksIn(await browser.stopTracing());
      const wall = tasks.map((task) => task.wall);
      const own = tasks.map((task) => task.own);
      console.log(`  main-thread tasks over 10 ms: ${figures(wall.filter((ms) => ms > 10))}`);
      console.log(`  their own work:               ${figures(own.filter((ms) => ms > 10))}`);
      const over = (all: readonly number[]) => all.filter((ms) => ms > 50).length;
      console.log(`  tasks over 50 ms: ${over(wall)} by the clock, ${over(own)} by their own work`);
    }
    const { answers, others } = await page.evaluate(() => {
      const seen = Reflect.get(window, 'seen') as Press[];
      const given = Reflect.get(window, 'given') as Set<number>;
      const ms = (isAnswer: boolean) => seen.filter(({ at }) => given.has(at) === isAnswer).map((each) => each.ms);
      return { answers: ms(true), others: ms(false) };
    });
    const how = isTraced ? 'traced' : 'not traced';
    console.log(`  answer to paint, ${how} (16 ms and more are seen): ${figures(answers)}`);
    console.log(`  other presses, ${how}: ${figures(others)}`);
    await context.close();
  }
}
await browser.close();
await site.close();
