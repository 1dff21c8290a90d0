import { expect, PHONE, test } from './fixtures.ts';
import { Loads, packed, textAt } from './loads.ts';
import { isForBots } from './site.ts';

test('a new visitor is in a running game after one click, under a strict policy and without another origin', async ({
  visit,
}) => {
  const mira = await visit({ fetchesAhead: true });
  await mira.quickGame();
  expect(mira.path).toMatch(/^\/here\/\w+$/);
  expect(await mira.question()).not.toBe('');
  await mira.answer();
  expect(mira.troubles).toEqual([]);
});

test('every game has one poster, and all of it is seen', async ({ visit }) => {
  const { page } = await visit();
  await expect(page.locator('.poster h2')).toHaveText(['Nocturne', 'Noctiluca', 'Dominion: Nocturne', 'Nocturion']);
  for (const poster of await page.locator('.poster').all()) {
    expect(await poster.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
  }
});

for (const [lang, pages, ways] of [
  ['en', 'Pages', ['Rules', 'Tables', 'History']],
  ['de', 'Seiten', ['Regeln', 'Tische', 'Verlauf']],
] as const)
  test(`on a phone every page is reached from Home, by keyboard too, in ${lang}`, async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE, lang });
    const button = page.getByRole('button', { name: pages });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.press('Enter');
    const menu = page.getByRole('navigation', { name: pages });
    await expect(menu.getByRole('link')).toHaveText(ways);
    for (const link of await menu.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tables');
    await page.getByRole('button', { name: pages }).click();
    await menu.getByRole('link', { name: ways[0] }).click();
    await page.waitForURL('**/rules/nocturne');
    await expect(menu).toBeHidden();
  });

test('text and titles use the fonts we serve', async ({ visit }) => {
  const { page } = await visit();
  await page.locator('.poster').first().waitFor();
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(loaded).toEqual(expect.arrayContaining(['Fraunces Variable', 'Inter Variable']));
});

test('the first game loads at most 150 KB of script and style, and nothing of other games', async ({ visit }) => {
  const mira = await visit({ path: '/join' });
  const loads = new Loads(mira, /\.(js|css)$/);
  await mira.go('/');
  await mira.quickGame();
  const sizes = new Map([...(await loads.texts())].map(([path, text]) => [path, packed(text)]));
  // Bots come in a thread of their own, with what they have learnt, once one sits down.
  const worker = await textAt(`${mira.home}/bot-worker.js`);
  const nets = [...sizes.keys()].filter((name) => isForBots(name) && name !== '/bot-worker.js');
  const learnt = nets.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  expect(nets.length, 'what was learnt of other games waits').toBeLessThanOrEqual(1);
  expect(packed(worker) + learnt).toBeLessThanOrEqual(60 * 1024);
  for (const name of ['/bot-worker.js', ...nets]) sizes.delete(name);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const names = [...sizes.keys()].join(' ');
  expect(sizes.size, 'scripts and styles were seen').toBeGreaterThan(3);
  expect(total, JSON.stringify([...sizes])).toBeLessThanOrEqual(150 * 1024);
  expect(names, 'other pages wait until they are asked for').not.toMatch(/rules-page|profile|look/);
  expect(names, 'other games wait until they are asked for').not.toMatch(/noctiluca|nocturion|dominion/);
});

test('a game goes on where it was after a reload, and stands in the continue strip', async ({ visit }) => {
  const mira = await visit();
  await mira.quickGame();
  await mira.answer();
  await mira.myTurn();
  const before = { question: await mira.question(), seq: await mira.seq() };
  await mira.page.reload();
  await mira.myTurn();
  expect({ question: await mira.question(), seq: await mira.seq() }).toEqual(before);
  await mira.go('/');
  await mira.page.locator('.continue a').first().click();
  await mira.myTurn();
  expect(await mira.seq()).toBe(before.seq);
});

test('a game against bots goes on without a network, and so does a reload', async ({ visit }) => {
  const mira = await visit({ fetchesAhead: true });
  const { page, context } = mira;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await mira.quickGame();
  await mira.answer();
  await mira.myTurn();
  const seq = await mira.seq();
  await page.reload();
  await mira.myTurn();
  expect(await mira.seq()).toBe(seq);
  await mira.answer();
  await mira.myTurn();
  expect(await mira.seq()).toBeGreaterThan(seq);
});
