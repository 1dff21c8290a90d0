import { playedOut } from './ahead.ts';
import { axe } from './axe.ts';
import { expect, type Met, PHONE, online as test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import type { Visitor } from './visitor.ts';

/** The person who is asked now; null once the game is over. */
async function asked(people: readonly Visitor[]): Promise<Visitor | null> {
  for (;;) {
    for (const person of people) {
      if (await person.isOver()) return null;
      if (await person.isAsked()) return person;
    }
    await people[0]?.page.waitForTimeout(30);
  }
}

/** Answers on the page of the person who is asked, so many times. */
async function play(people: readonly Visitor[], times = 400): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const person = await asked(people);
    if (person === null) return;
    await person.answer();
  }
}

/** Waits until both see the same table. */
async function level({ mira, jonas }: Met): Promise<number> {
  for (let i = 0; i < 600; i += 1) {
    const [one, other] = await Promise.all([mira.seq(), jonas.seq()]);
    if (one === other) return one;
    await mira.page.waitForTimeout(50);
  }
  throw new Error('one table, two pictures');
}

test('on a phone a lost connection is said in words, which cover nothing', async ({ meet }) => {
  const { people } = await meet();
  const cut = await asked(people);
  if (cut === null) throw new Error('the game is over already');
  const { page, context } = cut;
  await page.setViewportSize(PHONE);
  await context.setOffline(true);
  const given = cut.answer();
  const said = page.getByText('Connection lost, trying again');
  await said.waitFor();
  expect((await said.boundingBox())?.width).toBeGreaterThan(120);
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await layoutFaults(page)).toEqual([]);
  await context.setOffline(false);
  await given;
});

test('a table is opened by one stream and one look at the chat, in the waiting room too', async ({ come }) => {
  const mira = await come('Mira', '/new/nocturne?with=online');
  const requests: string[] = [];
  mira.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.getByText('The table is set').waitFor();
  expect(requests.filter((path) => path === '/api/stream')).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/chat'))).toHaveLength(1);
});

test('in German a phone has room for the bar of Noctiluca beside a clock', async ({ meet }) => {
  const { jonas } = await meet('noctiluca');
  const { page } = jonas;
  await page.evaluate(() => localStorage.setItem('nightjar.settings', JSON.stringify({ lang: 'de', isGuest: true })));
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.locator('.my-clock').waitFor();
  await page.getByRole('button', { name: 'Einstellungen' }).waitFor();
  expect(await layoutFaults(page)).toEqual([]);
});

test('two people play through a reload, a lost connection and a restart of the server, and both see the same score', async ({
  meet,
  server,
}) => {
  const met = await meet();
  const { mira, jonas, people } = met;

  await play(people, 6);
  await level(met);
  await jonas.page.reload();
  await jonas.page.locator('.ask').waitFor();
  await play(people, 4);

  // The person who is asked loses the network, answers all the same, and is heard once it is back.
  const cut = await asked(people);
  if (cut === null) throw new Error('the game is over already');
  const before = await cut.seq();
  await cut.context.setOffline(true);
  const given = cut.answer();
  await cut.page.locator('.lost').waitFor();
  await cut.context.setOffline(false);
  await given;
  expect(await cut.seq()).toBeGreaterThan(before);
  await play(people, 4);
  const seq = await level(met);

  await server.restart();
  await play(people, 4);
  expect(await level(met)).toBeGreaterThan(seq);

  await playedOut(people, met.path.replace('/table/', ''));
  const totals = await mira.totals();
  expect(await jonas.totals()).toEqual(totals);
  expect(totals).toHaveLength(2);

  // Once more with the same people: one asks, the other is told and joins.
  await mira.page.getByRole('button', { name: 'Play again' }).click();
  await jonas.page.getByRole('button', { name: 'Join the rematch' }).click();
  for (const { page } of people) await page.locator('.ask').waitFor();

  await mira.go('/profile');
  const list = mira.page.locator('.history').filter({ hasText: 'Jonas' });
  await list.waitFor();
  expect(await list.innerText()).toMatch(new RegExp(`Mira ${totals[0]}, Jonas ${totals[1]}`));
  expect(await mira.page.locator('.fame-figures').innerText()).toMatch(/Games\s*1/);
});

test('an invitation says who invites to what, asks for a name, and is then on the tables page of the guest', async ({
  come,
}) => {
  const mira = await come('Mira', '/new/nocturne?with=online');
  await mira.page.getByRole('radio', { name: 'Online, over days' }).check();
  await mira.page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'a week for each answer' });
  await mira.page.getByLabel('Anybody may find it').check();
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.getByText('The table is set').waitFor();
  await mira.page.getByText('Be told when it is your move').waitFor();
  expect(await axe(mira.page)).toEqual([]);

  const jonas = await come('', '/tables');
  await jonas.page.getByRole('link', { name: /Nocturne with Mira/ }).click();
  const invitation = jonas.page.locator('.invitation');
  await invitation.getByRole('heading', { name: 'Mira invites you to Nocturne' }).waitFor();
  await invitation.getByText('7 days for each answer').waitFor();
  await invitation.getByText(/2 players, Standard, about 30 minutes/).waitFor();
  expect(await axe(jonas.page)).toEqual([]);
  await invitation.getByLabel('Your name').fill('Jonas');
  await invitation.getByRole('button', { name: 'Join', exact: true }).click();
  for (const { page } of [mira, jonas]) await page.locator('.ask').waitFor();
  await mira.page.locator('.others').getByRole('heading', { name: 'Jonas' }).waitFor();

  const first = await asked([mira, jonas]);
  if (first === null) throw new Error('the game is over already');
  await first.go('/tables');
  await first.page
    .locator('[data-turn]')
    .getByText(/6 d left|7 d left/)
    .waitFor();
  await expect(first.page).toHaveTitle('(1) My tables · Nightjar');
  expect(await axe(first.page)).toEqual([]);

  // Nobody is told that there is nothing where nobody could be asked, and what was heard of stays.
  await first.page.route('**/api/matches?*', (route) => route.abort());
  await first.page.getByRole('link', { name: 'Nightjar' }).first().click();
  await first.page.getByRole('navigation', { name: 'Continue' }).getByText('Nocturne').waitFor();
  await first.go('/tables');
  await expect(first.page.getByText('The server cannot be reached just now.')).toHaveCount(2);
});

test('a waiting room learns of every seat from the stream and sends no request', async ({ come }) => {
  const mira = await come('Mira', '/new/nocturne?with=online');
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.getByText('The table is set').waitFor();
  const wish = { game: 'nocturne', seats: ['me', 'open', 'open', 'open'] };
  const { match } = await mira.call<{ match: string }>('/matches', wish);
  await mira.go(`/table/${match}`);
  const jonas = await come('Jonas', `/table/${match}`);
  await jonas.page.getByRole('heading', { name: 'Mira invites you to Nocturne' }).waitFor();
  await jonas.page.getByRole('button', { name: 'Join', exact: true }).click();
  const wren = await come('Wren', `/table/${match}`);
  await wren.page.getByRole('button', { name: 'Join', exact: true }).waitFor();
  const pages = [mira.page, jonas.page];
  for (const page of pages) await expect(page.getByText('Free seat')).toHaveCount(2);

  const requests: string[] = [];
  for (const page of [...pages, wren.page]) page.on('request', (request) => requests.push(request.url()));
  for (let i = 0; i < 3; i += 1) {
    await mira.page.getByRole('button', { name: 'Seat a bot' }).first().click();
    for (const page of pages) await expect(page.getByText('Free seat')).toHaveCount(1);
    await mira.page.getByRole('button', { name: 'Free the seat' }).click();
    for (const page of pages) await expect(page.getByText('Free seat')).toHaveCount(2);
  }
  const paths = requests
    .map((url) => new URL(url).pathname.replace(match, 'id'))
    .filter((path) => path.startsWith('/api'));
  expect(paths, 'only what the host does').toEqual(Array.from({ length: 6 }, () => '/api/matches/id/seats/2'));
});

test('a table that cannot be asked just now is not missing: it is shown as soon as the server answers', async ({
  meet,
}) => {
  const { mira, path } = await meet();
  const { page } = mira;
  const full = { error: { code: 'too-many', message: 'too many requests; try again in 10 s' } };
  await page.route('**/api/matches/**', (route) => route.fulfill({ status: 429, json: full }));
  await mira.go(path);
  await page.getByRole('heading', { name: 'Connection lost, trying again' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.unroute('**/api/matches/**');
  await page.locator('.ask').waitFor();
});

test('a spectator sees the table, nothing hidden, and is asked nothing', async ({ meet, come }) => {
  const { mira, people, path } = await meet();
  await play(people, 3);
  const held = await mira.page.locator('.mine .nocturne-brew-name').allInnerTexts();
  expect(held).not.toEqual([]);
  const wren = await come('Wren', '/');
  const heard: string[] = [];
  wren.page.on('response', async (response) => {
    if (/\/(table|log)/.test(response.url()) && response.url().includes('/api/'))
      heard.push(await response.text().catch(() => ''));
  });
  await wren.go(path);
  await wren.page.locator('.ask').waitFor();
  await wren.page.locator('.notice').getByText('You are watching').waitFor();
  expect(await wren.page.locator('.mine').count(), 'a spectator holds nothing').toBe(0);
  expect(await wren.page.locator('[data-answer], [data-answers]').count(), 'and is asked nothing').toBe(0);
  await expect(wren.page.locator('.others .other')).toHaveCount(2);
  const shown = await wren.page.locator('body').innerText();
  for (const name of held) expect(shown, 'it is hidden').not.toContain(name);
  expect(heard).not.toEqual([]);
  expect(heard.join(), 'nothing hidden was sent').not.toMatch(/"start-/);
  const seq = await wren.seq();
  await play(people, 1);
  await wren.moved(seq);
  expect(await axe(wren.page)).toEqual([]);
});

test('an answer is taken back freely until another player has answered, and after that if the others agree', async ({
  meet,
}) => {
  const met = await meet();
  const { mira, jonas, people } = met;
  const first = await asked(people);
  if (first === null) throw new Error('the game is over already');
  const second = first === mira ? jonas : mira;
  const question = await first.question();
  await first.answer('cast');
  await second.myTurn();
  await first.undo();
  await first.myTurn();
  expect(await first.question()).toBe(question);

  await first.answer('cast');
  await second.myTurn();
  await second.answer('cast');
  await level(met);
  /** Asks the others, past the refusal of a free undo. */
  const ask = async () => {
    await first.undo();
    await first.page.locator('[data-ask-undo]').click();
  };
  await ask();
  const wish = second.page.locator('.notice');
  await wish.getByText('asks to take back the last 2 answers').waitFor();
  expect(await axe(second.page)).toEqual([]);
  await wish.getByRole('button', { name: 'Refuse' }).click();
  await first.page.locator('.notice').waitFor({ state: 'detached' });
  expect(await first.question()).not.toBe(question);

  await ask();
  await wish.getByRole('button', { name: 'Agree' }).click();
  await first.page.locator('.ask-question').getByText(question).waitFor();
  await level(met);
  await play(people, 2);
});

test('people talk, mute and report; one gets up, takes the seat back, and gives up', async ({ meet }) => {
  const { mira, jonas } = await meet();
  await mira.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await mira.page.getByRole('textbox', { name: 'Your message' }).fill('good luck');
  await mira.page.getByRole('button', { name: 'Send' }).click();
  await jonas.page.getByRole('button', { name: 'Chat (1 new)' }).click();
  await jonas.page.locator('.chat li').getByText('good luck').waitFor();
  expect(await axe(jonas.page)).toEqual([]);
  await jonas.page.getByRole('button', { name: 'Report what Mira said' }).click();
  await jonas.page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('too kind');
  await jonas.page.getByRole('button', { name: 'Send the report' }).click();
  await jonas.page.getByText('somebody will look at it').waitFor();
  await jonas.page.getByRole('button', { name: 'Mute Mira' }).click();
  await jonas.page.getByText('You do not hear Mira any more').waitFor();
  expect(await jonas.page.locator('.chat li b').count()).toBe(0);
  await jonas.page.getByText('1 muted').click();
  await jonas.page.getByRole('button', { name: 'Hear Mira again' }).click();
  await jonas.page.getByRole('button', { name: 'Close' }).click();
  await mira.page.getByRole('button', { name: 'Close' }).click();

  await jonas.openSettings();
  await jonas.page.getByRole('button', { name: 'Get up' }).click();
  await jonas.page.getByRole('button', { name: 'Get up, a bot plays on for me' }).click();
  await mira.page.locator('.others').getByText('a bot stands in').waitFor();
  await jonas.page.getByRole('button', { name: 'Close' }).click();
  await jonas.page.getByRole('button', { name: 'Take the seat back' }).click();
  await jonas.page.locator('.notice').waitFor({ state: 'detached' });
  await mira.page.locator('.others').getByText('a bot stands in').waitFor({ state: 'detached' });
  await expect(mira.page.locator('.plate .plate-clock'), 'clocks are shown').toHaveCount(2);

  await jonas.context.close();
  await mira.page.locator('.others .plate').getByText('away').waitFor();

  await mira.openSettings();
  await mira.page.getByRole('button', { name: 'Give up' }).click();
  await mira.page.getByRole('button', { name: 'Give up for good' }).click();
  await mira.end.waitFor();
  expect(await mira.page.locator('.end-won h1').innerText()).toMatch(/Jonas wins: the others gave up/);
  await mira.page
    .locator('.end-won')
    .getByText('Mira gave up')
    .or(mira.page.getByText('You gave up'))
    .first()
    .waitFor();
});

test('a guest becomes an account, another device signs in or takes over by a code, and everything can be taken or deleted', async ({
  come,
}) => {
  const mira = await come('Mira', '/new/nocturne?with=online');
  const { page } = mira;
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('The table is set').waitFor();
  await mira.go('/profile');
  await page.getByText('You are a guest: Mira').waitFor();
  await page.getByText('Make an account', { exact: true }).first().click();
  const form = page.locator('details[open] form');
  await form.getByLabel('Login').fill('mira');
  await form.getByLabel('New password').fill('moonlight 7');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('Signed in as mira').waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByText('Go on with another device').click();
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = await page.locator('.account-code').innerText();
  const phone = await come('', '/profile');
  await phone.page.getByText('Go on with another device').click();
  await phone.page.getByRole('textbox', { name: 'Code from the other device' }).fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Go on here' }).click();
  await phone.page.getByText('Signed in as mira').waitFor();
  await phone.go('/');
  await phone.page.locator('.continue a').first().waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything about me' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('nightjar-export.json');

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

test('the real server holds the strict policy', async ({ meet, server }) => {
  const response = await fetch(server.url);
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|\*/);
  const { people } = await meet();
  await play(people, 2);
  expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
});

for (const lang of ['en', 'de']) {
  test(`axe finds nothing in the waiting room, as host and as guest, in ${lang}`, async ({ come }) => {
    const host = await come('Mira', '/new/nocturne?with=online', lang);
    await host.page.locator('.new-table-begin .button').click();
    await host.page.waitForURL(/\/table\//);
    await host.page.locator('.history li').first().waitFor();
    expect(await axe(host.page)).toEqual([]);
    const guest = await come('Jonas', host.path, lang);
    await guest.page.locator('.invitation [type=submit]').waitFor();
    expect(await axe(guest.page)).toEqual([]);
  });
}
