import { openSite } from '../packages/web/test/site.mjs';
import { openBrowser } from './browser.mjs';

const site = await openSite();
const b = await openBrowser();
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
const p = await ctx.newPage();
p.setDefaultTimeout(8000);
p.on('console', (m) => console.log('console', m.type(), m.text()));
p.on('worker', (w) => console.log('worker', w.url()));
await p.goto(site.url);
console.log(
  await p.evaluate(async () => {
    const w = new Worker('/bot-worker.js', { type: 'module' });
    return new Promise((r) => {
      w.onerror = (e) => r('error ' + e.message + ' ' + e.filename + ':' + e.lineno);
      w.onmessage = (e) => r(JSON.stringify(e.data));
      w.postMessage({ id: 1, game: 'nocturne', state: {}, bot: 'greedy', seed: 'x' });
      setTimeout(() => r('nothing'), 3000);
    });
  }),
);
await b.close();
await site.close();
