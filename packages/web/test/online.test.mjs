import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, axe, moved, myTurn, seqOf, useBrowser, visit } from './browser.mjs';
import { openServer } from './server.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Awaited<ReturnType<typeof visit>>} Visitor */

/** @type {Awaited<ReturnType<typeof openServer>>} */
let server;
useBrowser(async () => {
  server = await openServer();
  return server;
});

/** @param {string} name @param {string} path @param {object} [more] */
const visitor = (name, path, more = {}) => visit({ path, settings: { lang: 'en', name, ...more } });

/**
 * Two people at a table they met at by its link.
 * @param {{ mode?: string }} [wish]
 */
async function met({ mode } = {}) {
  const mira = await visitor('Mira', '/new/nocturne?with=online');
  if (mode !== undefined) await mira.page.getByRole('radio', { name: mode, exact: true }).check();
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.getByText('The table is set').waitFor();
  const path = new URL(mira.page.url()).pathname;
  const jonas = await visitor('Jonas', path);
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  const start = mira.page.getByRole('button', { name: 'Start the game' });
  await mira.page.locator('.ask, .btn[data-main]:enabled').first().waitFor();
  if ((await start.count()) > 0) await start.click({ timeout: 5000 }).catch(() => undefined);
  for (const { page } of [mira, jonas]) await page.locator('.ask').waitFor();
  return { mira, jonas, path };
}

/** Whoever is asked now; null once it is over. @param {Visitor[]} people */
async function asked(people) {
  for (;;) {
    for (const person of people) {
      const { page } = person;
      if ((await page.locator('.end').count()) > 0) return null;
      if ((await page.locator('.acts [data-legal], [data-answers]').count()) > 0) return person;
    }
    await people[0]?.page.waitForTimeout(30);
  }
}

/** Lets whoever is asked answer, so many times or to the end. @param {Visitor[]} people @param {number} [times] */
async function play(people, times = 400) {
  for (let i = 0; i < times; i += 1) {
    const person = await asked(people);
    if (person === null) return;
    await answer(person.page);
  }
}

/** Waits until both see the same table. @param {Visitor[]} people */
async function level(people) {
  const [a, b] = people.map(({ page }) => page);
  assert.ok(a !== undefined && b !== undefined);
  for (let i = 0; i < 600; i += 1) {
    const [one, other] = await Promise.all([seqOf(a), seqOf(b)]);
    if (one === other) return one;
    await a.waitForTimeout(50);
  }
  return assert.fail('one table, two pictures');
}

test('two people play a whole game through a reload, a lost connection and a restart of the server', async () => {
  const { mira, jonas } = await met();
  const people = [mira, jonas];

  await play(people, 6);
  await level(people);
  await jonas.page.reload();
  await jonas.page.locator('.ask').waitFor();
  await play(people, 4);

  // Whoever is asked loses the network, answers all the same, and is heard once it is back.
  const cut = await asked(people);
  assert.ok(cut !== null);
  const before = await seqOf(cut.page);
  await cut.context.setOffline(true);
  const given = answer(cut.page);
  await cut.page.locator('.lost').waitFor();
  await cut.context.setOffline(false);
  await given;
  assert.ok((await seqOf(cut.page)) > before);
  await play(people, 4);
  const seq = await level(people);

  await server.restart();
  await play(people, 4);
  assert.ok((await level(people)) > seq);

  await play(people);
  const totals = [];
  for (const { page } of people) {
    await page.locator('.end .chart').waitFor();
    totals.push(await page.locator('.paper tfoot td').allInnerTexts());
  }
  assert.deepEqual(totals[0], totals[1]);
  assert.equal(totals[0]?.length, 2);

  // Once more with the same people: one asks, the other is told and joins.
  await mira.page.getByRole('button', { name: 'Play again' }).click();
  await jonas.page.getByRole('button', { name: 'Join the rematch' }).click();
  for (const { page } of people) await page.locator('.ask').waitFor();

  await mira.page.goto(`${server.url}/profile`);
  const list = mira.page.locator('.history').filter({ hasText: 'Jonas' });
  await list.waitFor();
  assert.match(await list.innerText(), new RegExp(`Mira ${totals[0]?.[0]}, Jonas ${totals[0]?.[1]}`));
  assert.match(await mira.page.locator('.figures').innerText(), /Games\s*1/);
});

test('a spectator sees the table and nothing that is hidden, and is asked nothing', async () => {
  const { mira, jonas, path } = await met();
  await play([mira, jonas], 3);
  const held = await mira.page.locator('.mine .noc-brew-name').allInnerTexts();
  assert.ok(held.length > 0);
  const wren = await visitor('Wren', '/');
  /** @type {string[]} */
  const heard = [];
  wren.page.on('response', async (response) => {
    if (/\/(table|log)/.test(response.url()) && response.url().includes('/api/'))
      heard.push(await response.text().catch(() => ''));
  });
  await wren.page.goto(server.url + path);
  await wren.page.locator('.ask').waitFor();
  assert.equal(await wren.page.locator('.mine').count(), 0, 'a spectator holds nothing');
  assert.equal(await wren.page.locator('[data-answer], [data-answers]').count(), 0, 'and is asked nothing');
  assert.equal(await wren.page.locator('.others .other').count(), 2);
  const shown = await wren.page.locator('body').innerText();
  for (const name of held) assert.ok(!shown.includes(name), `${name} is hidden`);
  assert.ok(heard.length > 0);
  assert.doesNotMatch(heard.join(), /"start-/, 'nothing hidden was sent');
  const seq = await seqOf(wren.page);
  await play([mira, jonas], 1);
  await moved(wren.page, seq);
  assert.deepEqual(await axe(wren.page), []);
});

test('an answer is taken back freely until somebody else has answered, and after that if the others agree', async () => {
  const { mira, jonas } = await met();
  const people = [mira, jonas];
  const first = await asked(people);
  assert.ok(first !== null);
  const second = first === mira ? jonas : mira;
  const question = await first.page.locator('.q').innerText();
  await answer(first.page, 'cast');
  await myTurn(second.page);
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await myTurn(first.page);
  assert.equal(await first.page.locator('.q').innerText(), question);

  await answer(first.page, 'cast');
  await myTurn(second.page);
  await answer(second.page, 'cast');
  await level(people);
  const undo = first.page.getByRole('button', { name: 'Undo' });
  /** Asks the others, past the refusal of a free undo. */
  const ask = async () => {
    await undo.click();
    await first.page.locator('[data-ask-undo]').click();
  };
  await ask();
  const wish = second.page.locator('.notice');
  await wish.getByText('asks to take back the last 2 answers').waitFor();
  assert.deepEqual(await axe(second.page), []);
  await wish.getByRole('button', { name: 'Refuse' }).click();
  await first.page.locator('.notice').waitFor({ state: 'detached' });
  assert.notEqual(await first.page.locator('.q').innerText(), question);

  await ask();
  await wish.getByRole('button', { name: 'Agree' }).click();
  await first.page.locator('.q').getByText(question).waitFor();
  await level(people);
  await play(people, 2);
});

test('people talk, mute and report; one gets up, takes the seat back, and gives up', async () => {
  const { mira, jonas } = await met();
  await mira.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await mira.page.getByRole('textbox', { name: 'Your message' }).fill('good luck');
  await mira.page.getByRole('button', { name: 'Send' }).click();
  await jonas.page.getByRole('button', { name: 'Chat (1 new)' }).click();
  await jonas.page.locator('.chat li').getByText('good luck').waitFor();
  assert.deepEqual(await axe(jonas.page), []);
  await jonas.page.getByRole('button', { name: 'Report what Mira said' }).click();
  await jonas.page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('too kind');
  await jonas.page.getByRole('button', { name: 'Send the report' }).click();
  await jonas.page.getByText('somebody will look at it').waitFor();
  await jonas.page.getByRole('button', { name: 'Mute Mira' }).click();
  await jonas.page.getByText('You do not hear Mira any more').waitFor();
  assert.equal(await jonas.page.locator('.chat li b').count(), 0);
  await jonas.page.getByText('1 muted').click();
  await jonas.page.getByRole('button', { name: 'Hear Mira again' }).click();
  await jonas.page.getByRole('button', { name: 'Close' }).click();
  await mira.page.getByRole('button', { name: 'Close' }).click();

  await jonas.page.getByRole('button', { name: 'Settings' }).first().click();
  await jonas.page.getByRole('button', { name: 'Get up' }).click();
  await jonas.page.getByRole('button', { name: 'Get up, a bot plays on for me' }).click();
  await mira.page.locator('.others').getByText('a bot stands in').waitFor();
  await jonas.page.getByRole('button', { name: 'Close' }).click();
  await jonas.page.getByRole('button', { name: 'Take the seat back' }).click();
  await jonas.page.locator('.notice').waitFor({ state: 'detached' });
  await mira.page.locator('.others').getByText('a bot stands in').waitFor({ state: 'detached' });
  assert.equal(await mira.page.locator('.plate .clock').count(), 2, 'clocks are shown');

  await jonas.context.close();
  await mira.page.locator('.others .absent').getByText('away').waitFor();

  await mira.page.getByRole('button', { name: 'Settings' }).first().click();
  await mira.page.getByRole('button', { name: 'Give up' }).click();
  await mira.page.getByRole('button', { name: 'Give up for good' }).click();
  await mira.page.locator('.end').waitFor();
  assert.match(await mira.page.locator('.won h1').innerText(), /Jonas wins/);
});

test('a guest becomes an account, another device signs in or takes over by a code, and everything can be taken or deleted', async () => {
  const mira = await visitor('Mira', '/new/nocturne?with=online');
  const { page } = mira;
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('The table is set').waitFor();
  await page.goto(`${server.url}/profile`);
  await page.getByText('You are a guest: Mira').waitFor();
  await page.getByText('Make an account', { exact: true }).first().click();
  const form = page.locator('details[open] form');
  await form.getByLabel('Login').fill('mira');
  await form.getByLabel('New password').fill('moonlight 7');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('Signed in as mira').waitFor();
  assert.deepEqual(await axe(page), []);

  await page.getByText('Go on with another device').click();
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = await page.locator('.device-code').innerText();
  const phone = await visitor('', '/profile');
  await phone.page.getByText('Go on with another device').click();
  await phone.page.getByRole('textbox', { name: 'Code from the other device' }).fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Go on here' }).click();
  await phone.page.getByText('Signed in as mira').waitFor();
  await phone.page.goto(server.url);
  await phone.page.locator('.cont a').first().waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything about me' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), 'nightjar-export.json');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('The server does not know you').waitFor();
  await page.getByText('Sign in', { exact: true }).first().click();
  const back = page.locator('details[open] form').filter({ hasText: 'Sign in' });
  await back.getByLabel('Login').fill('mira');
  await back.getByLabel('Password').fill('wrong one');
  await back.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Login or password is wrong').waitFor();
  await back.getByLabel('Password').fill('moonlight 7');
  await back.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in as mira').waitFor();

  await page.getByText('Delete me', { exact: true }).first().click();
  const farewell = page.locator('details[open]').filter({ hasText: 'Delete me' });
  await farewell.getByLabel('Password').fill('moonlight 7');
  await farewell.getByRole('button', { name: 'Delete me' }).click();
  await farewell.getByRole('button', { name: 'Delete me for good' }).click();
  await page.getByText('The server has forgotten you').waitFor();
});

test('the real server holds the strict policy', async () => {
  const response = await fetch(server.url);
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
  ])
    assert.ok(policy.includes(part), part);
  assert.doesNotMatch(policy, /unsafe|\*/);
  const { mira, jonas } = await met();
  await play([mira, jonas], 2);
  assert.deepEqual([...mira.troubles, ...jonas.troubles], []);
});

for (const lang of ['en', 'de']) {
  test(`axe finds nothing in the waiting room, as host and as guest, in ${lang}`, async () => {
    const host = await visitor('Mira', '/new/nocturne?with=online', { lang });
    await host.page.locator('.begin .btn').click();
    await host.page.waitForURL(/\/table\//);
    await host.page.locator('.history li').first().waitFor();
    assert.deepEqual(await axe(host.page), []);
    const guest = await visitor('Jonas', new URL(host.page.url()).pathname, { lang });
    await guest.page.locator('.history li').first().waitFor();
    assert.deepEqual(await axe(guest.page), []);
  });
}
