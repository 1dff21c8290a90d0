import { openSite } from '../packages/web/test/site.mjs';
import { openBrowser } from './browser.mjs';

const site = await openSite();
const b = await openBrowser();
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
const p = await ctx.newPage();
p.setDefaultTimeout(8000);
p.on('console', (m) => console.log('console', m.type(), m.text()));
p.on('pageerror', (e) => console.log('pageerror', e.message, e.stack?.split('\n').slice(0, 4).join('\n')));
await p.goto(site.url);
await p.locator('.poster .btn[data-main]').click();
for (let i = 0; i < 150; i++) {
  await p.locator('.acts [data-legal], [data-answers], .end').first().waitFor();
  const list = p.locator('[data-answers][aria-expanded=false]');
  if (await list.count()) await list.click();
  const texts = await p.locator('[data-answer]').evaluateAll((all) => all.map((e) => e.getAttribute('data-answer')));
  const text = texts.find((t) => t.startsWith('cast')) ?? texts[0];
  const seq = await p.locator('.ask').getAttribute('data-seq');
  console.log(i, seq, text, texts.length, await p.locator('.q').innerText());
  try {
    await p.locator(`[data-answer="${text}"]`).click();
  } catch (e) {
    console.log(String(e).slice(0, 1500));
    await p.screenshot({ path: '/tmp/stuck.png' });
    break;
  }
  try {
    await p.locator(`.ask:not([data-seq="${seq}"]), .end`).first().waitFor();
    if (await p.locator('.end').count()) {
      console.log('END');
      break;
    }
  } catch {
    console.log(
      'STUCK',
      await p.locator('.q').innerText(),
      await p.locator('.acts').innerText(),
      await p.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
    );
    await p.screenshot({ path: '/tmp/stuck.png' });
    break;
  }
}
await p.screenshot({ path: '/tmp/table2.png' });
await b.close();
await site.close();
