import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from '@nightjar/server';
import {
  openBrowser,
  openReceiver,
  REMIND_AFTER_MS,
  signatureOf,
  systemClock,
  vapidClaims,
} from '@nightjar/server/testing/notified';
import type { Page } from '@playwright/test';
import { FLAGS, wholeBrowserPath } from '../../../scripts/browser.mjs';
import { online as base, expect } from './fixtures.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;

type Server = Awaited<ReturnType<typeof openTurnable>>;

/** A real server whose clock can be turned on, and which may tell what listens on this machine. */
async function openTurnable(app: string) {
  const data = mkdtempSync(join(tmpdir(), 'nightjar-'));
  let ahead = 0;
  const clock = { now: () => systemClock.now() + ahead };
  const env = {
    NIGHTJAR_DATA: data,
    NIGHTJAR_WEB: app,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    NIGHTJAR_DRAIN_MS: '500',
  };
  const running = await open(env, { clock, mayNotifyInside: true });
  return {
    url: running.address,
    async pass(ms: number) {
      ahead += ms;
      await running.services.due.settled();
    },
    async close() {
      await running.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const test = base.extend<object, { turnable: Server }>({
  turnable: [
    async ({ app }, use) => {
      const server = await openTurnable(app);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  home: ({ turnable }, use) => use(turnable.url),
});

test.use({
  // Asked for by the test alone: where there is none, the other files still run.
  launchOptions: [
    // Playwright reads from the pattern which fixtures it needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use({ executablePath: wholeBrowserPath(), args: FLAGS }),
    { scope: 'worker' },
  ],
});

test('a player who asks for it is told of their move by push and by webhook, once, after they have left', async ({
  come,
  visit,
  turnable,
}) => {
  const receiver = await openReceiver();
  const device = openBrowser();
  const mira = await visit({
    path: '/new/nocturne?with=online',
    settings: { lang: 'en', name: 'Mira' },
    fetchesAhead: true,
  });
  const { page, context } = mira;
  await context.grantPermissions(['notifications']);
  // The browser's own push service is out of reach; what it would hand out, address and key, is the test's.
  await page.evaluate(
    ({ endpoint, keys }) => {
      PushManager.prototype.subscribe = (wish) => {
        document.body.dataset['wish'] = JSON.stringify(wish);
        return Promise.resolve({ toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
      };
    },
    { endpoint: `${receiver.base}/push`, keys: device.keys },
  );
  await page.getByRole('radio', { name: 'Online, over days' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Tell this browser' }).click();
  await page.getByText(`Browser: ${new URL(receiver.base).host}`).waitFor();
  await expect(page.getByRole('button', { name: 'Tell this browser' })).toBeDisabled();
  const wish = JSON.parse((await page.locator('body').getAttribute('data-wish')) ?? '{}');
  await page.getByText('Another program').click();
  await page.getByLabel('Address it is called at').fill(`${receiver.base}/hook`);
  await page.locator('details').getByRole('button', { name: 'Add' }).click();
  const secret = (await page.getByRole('status').filter({ hasText: 'secret' }).innerText()).split(': ')[1] ?? '';

  const jonas = await come('Jonas', mira.path);
  await jonas.page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.locator('.ask').waitFor();
  const match = mira.path.split('/').at(-1);
  await mira.go('/settings');
  await jonas.page.locator('.ask').waitFor();
  for (let i = 0; i < 20 && (await jonas.isAsked()); i += 1) await jonas.answer();
  // A stream that was left is missed after a moment, and only then is its owner away.
  await expect
    .poll(async () => {
      await turnable.pass(REMIND_AFTER_MS);
      return receiver.received.length;
    })
    .toBe(2);
  const [push, hook] = ['/push', '/hook'].map((way) => receiver.received.find(({ path }) => path === way));
  if (push === undefined || hook === undefined) throw new Error('one of the two was not told');
  const said = { title: 'Nocturne: your move', text: 'Jonas waits for you.', match, url: `/table/${match}` };
  expect(vapidClaims(push.headers, wish.applicationServerKey)).toMatchObject({ aud: receiver.base });
  expect(JSON.parse(device.read(push.body))).toMatchObject(said);
  expect(JSON.parse(hook.body.toString())).toMatchObject({ event: 'turn', ...said });
  const { 'x-nightjar-signature': signature, 'x-nightjar-time': time } = hook.headers;
  expect(signature).toBe(signatureOf(secret, Number(time), hook.body.toString()));

  // What the device has read goes to the real service worker, which shows it to Mira.
  await deliver(page, device.read(push.body));
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
          title,
          text: body,
          match: tag,
          url: data.url,
        })),
      ),
    )
    .toEqual([said]);

  await turnable.pass(A_DAY_MS);
  expect(receiver.received, 'a turn is told once').toHaveLength(2);
  receiver.close();
});

/** Hands a message to the page's service worker, as the browser does once it has read it. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}
