// The packages as others have them, bundled into a page of their own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { installOutside } from '../../../scripts/outside.mjs';
import { openSite } from './site.ts';
import { Visitor } from './visitor.ts';

const PAGE = '<!doctype html><title>…</title><script type="module" src="/main.js"></script>';
const MAIN = `
import { botAnswer, random } from '@nightjar/bots';
import { playOut } from '@nightjar/kernel';
import { dominion } from '@nightjar/dominion';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { refusal } from '@nightjar/wire';

globalThis.played = [nocturne, noctiluca, dominion].map((game) => {
  const state = game.setup(game.options({ players: 2 }).value, 'a night');
  const { success } = refusal.safeParse(game.refuse(state, 1, 'xyzzy'));
  let asked = 0;
  const { answers } = playOut(game, state, (at) => botAnswer(game, at, random, 'question ' + asked++));
  return { game: game.name, success, answers, places: game.result(state).places };
});
`;

let installed: Awaited<ReturnType<typeof installOutside>>;
let site: Awaited<ReturnType<typeof openSite>>;

test.beforeAll(async () => {
  installed = await installOutside();
  const { folder } = installed;
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'main.js'), MAIN);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2023', modulePreload: false },
  });
  site = await openSite(join(folder, 'dist'));
});

test.afterAll(async () => {
  await site.close();
  installed.remove();
});

test('whole games are played in a page that was bundled from the tarballs', async ({ page }) => {
  const visitor = new Visitor(page, site.url);
  await visitor.go('/');
  await page.waitForFunction(() => 'played' in globalThis);
  const played = await page.evaluate(() => (globalThis as unknown as { played: readonly object[] }).played);
  expect(played).toEqual(
    ['nocturne', 'noctiluca', 'dominion'].map((game) => ({
      game,
      success: true,
      answers: expect.any(Number),
      places: expect.arrayContaining([1]),
    })),
  );
  expect(visitor.troubles).toEqual([]);
});
