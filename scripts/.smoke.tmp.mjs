import { openSite } from '../packages/web/test/site.mjs';
import { openBrowser } from './browser.mjs';

const site = await openSite();
const b = await openBrowser();
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
const p = await ctx.newPage();
p.on('console', (m) => console.log('console', m.type(), m.text()));
p.on('pageerror', (e) => console.log('pageerror', e.message, e.stack?.split('\n').slice(0, 4).join('\n')));
await p.goto(site.url);
await p.waitForTimeout(800);
await p.screenshot({ path: '/tmp/home.png' });
await p.getByRole('button', { name: /Play/ }).first().click();
await p.waitForTimeout(2500);
console.log(p.url(), await p.title());
await p.screenshot({ path: '/tmp/table.png' });
console.log(
  await p
    .locator('.q')
    .innerText()
    .catch((e) => e.message),
);
await p.keyboard.press('a');
await p.waitForTimeout(300);
await p.screenshot({ path: '/tmp/answers.png' });
await b.close();
await site.close();
