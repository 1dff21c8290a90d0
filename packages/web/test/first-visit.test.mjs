import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { answer, axe, DESK, myTurn, PHONE, quickGame, SMALL, scrolls, useBrowser, visit } from './browser.mjs';

useBrowser();

test('a new visitor is in a running game after one click, under a strict policy', async () => {
  const { page, troubles } = await visit();
  await quickGame(page);
  assert.match(page.url(), /\/here\/\w+$/);
  assert.equal(
    await page
      .locator('.q')
      .innerText()
      .then((text) => text.length > 0),
    true,
  );
  assert.deepEqual(troubles, []);
});

test('a game is at hand with at most 200 KB of script', async () => {
  const { page, context } = await visit({ path: '/join', isBare: true });
  /** @type {Map<string, number>} */
  const sizes = new Map();
  context.on('response', async (response) => {
    if (!response.url().endsWith('.js') || response.url().includes('workbox') || response.url().endsWith('/sw.js'))
      return;
    const body = await response.body().catch(() => null);
    if (body !== null) sizes.set(new URL(response.url()).pathname, gzipSync(body).length);
  });
  await page.goto(new URL('/', page.url()).href);
  await quickGame(page);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(sizes.size > 3, 'scripts were seen');
  assert.ok(total <= 200 * 1024, `${Math.round(total / 1024)} KB of script: ${JSON.stringify([...sizes])}`);
  assert.ok(
    ![...sizes.keys()].some((path) => path.includes('rules-page')),
    'other pages wait until they are asked for',
  );
});

for (const [name, viewport] of Object.entries({ PHONE, SMALL, DESK })) {
  test(`no page scroll is needed to play at ${name}`, async () => {
    const { page } = await visit({ viewport });
    await quickGame(page);
    assert.deepEqual(await scrolls(page), { down: 0, across: 0 });
    const question = await page.locator('.q').boundingBox();
    assert.ok(question !== null && question.y + question.height <= viewport.height && question.y >= 0);
  });
}

test('a game goes on where it was after a reload, and stands in the continue strip', async () => {
  const { page } = await visit({ settings: { lang: 'en', motion: 'off' } });
  await quickGame(page);
  await answer(page, (texts) => texts.find((text) => text !== 'pass') ?? 'pass');
  await myTurn(page);
  const before = {
    question: await page.locator('.q').innerText(),
    seq: await page.locator('.ask').getAttribute('data-seq'),
  };
  await page.reload();
  await myTurn(page);
  assert.deepEqual(
    { question: await page.locator('.q').innerText(), seq: await page.locator('.ask').getAttribute('data-seq') },
    before,
  );
  await page.goto(new URL('/', page.url()).href);
  await page.locator('.cont a').first().click();
  await myTurn(page);
  assert.equal(await page.locator('.ask').getAttribute('data-seq'), before.seq);
});

test('the language changes everywhere at once, the open question included', async () => {
  const { page } = await visit();
  await quickGame(page);
  const english = await page.locator('.q').innerText();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('button', { name: 'Schließen' }).click();
  const german = await page.locator('.q').innerText();
  assert.notEqual(german, english);
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  assert.equal(await page.getByRole('button', { name: 'Zurücknehmen' }).count(), 1);
});

test('from Home to an answered question with the keyboard alone', async () => {
  const { page } = await visit({ settings: { lang: 'en', motion: 'off' } });
  const play = page.getByRole('button', { name: /^Play/ });
  await play.waitFor();
  for (let i = 0; i < 20 && !(await play.evaluate((button) => button === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await myTurn(page);
  const before = await page.locator('.ask').getAttribute('data-seq');
  await page.keyboard.press('a');
  await page.locator('.answers button').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-answer') ?? '');
  assert.match(focused, /^cast /);
  await page.keyboard.press('Enter');
  await page.locator(`.ask:not([data-seq="${before}"])`).waitFor();
  assert.match(
    await page
      .locator('[role=status]')
      .allInnerTexts()
      .then((texts) => texts.join(' ')),
    /\S/,
  );
});

test('what cannot be is refused with the rule that forbids it, one press away', async () => {
  const { page } = await visit({ settings: { lang: 'en', motion: 'off' } });
  await quickGame(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alert').waitFor();
  assert.match(await page.getByRole('alert').innerText(), /Not possible/);
  await page.locator('.q .rule-link').click();
  await page.locator('.rules li[data-marked]').waitFor();
  assert.match(await page.locator('.rules li[data-marked]').innerText(), /^NOC-/);
});

for (const lang of ['en-GB', 'de-DE']) {
  for (const path of ['/', '/new/nocturne', '/settings', '/profile', '/join', '/rules/nocturne/NOC-6.3']) {
    test(`axe finds nothing on ${path} in ${lang}`, async () => {
      const { page } = await visit({ path, lang });
      await page.locator('main').waitFor();
      if (path.startsWith('/rules')) await page.locator('.rules li').first().waitFor();
      if (path.startsWith('/new')) await page.locator('form').waitFor();
      assert.deepEqual(await axe(page), []);
    });
  }
  test(`axe finds nothing at the table in ${lang}`, async () => {
    const { page } = await visit({ lang });
    await quickGame(page);
    assert.deepEqual(await axe(page), []);
    for (const key of ['g', 's', 'l']) {
      await page.keyboard.press(key);
      await page.locator('dialog').waitFor();
      assert.deepEqual(await axe(page), []);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  });
}
