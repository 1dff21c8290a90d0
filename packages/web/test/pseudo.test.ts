// The pseudo-language, accented and longer by 40 %: readable text was not translated, and cut text has too little room.
import { dominion } from '@nightjar/dominion';
import type { AnyGame } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturion } from '@nightjar/nocturion';
import { nocturne } from '@nightjar/nocturne';
import { turnBy } from './dominion-turn.ts';
import { DESK, expect, online, PHONE, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { BOT, MIRA, prepared, questionsOf } from './prepared.ts';
import { misfits, untranslated } from './texts.ts';
import type { Visitor } from './visitor.ts';

const settings = { lang: 'qps', name: 'Mira' };

/** Collects what is wrong on the screens a visitor sees, each fault once. */
function faultsSeenBy({ page }: Visitor) {
  const found = new Map<string, string>();
  return {
    look: async (where: string, ...more: readonly string[]) => {
      const faults = [...(await untranslated(page)), ...(await misfits(page)), ...more];
      for (const fault of faults) if (!found.has(fault)) found.set(fault, where);
    },
    all: () => [...found].map(([fault, where]) => `${where}: ${fault}`),
  };
}

/** The pages of the shell, and what is there once they are. */
const PAGES = {
  '/': '.poster',
  '/new/nocturne': 'form',
  '/new/noctiluca?with=online': 'form',
  '/new/dominion': '[data-pile]',
  '/settings': 'form',
  '/profile': '.history li',
  '/join': 'form',
  '/here/nowhere': 'h1',
  '/rules/nocturne': '.rules li',
};

interface Played {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: (mira: Visitor) => Promise<void>;
}

/** The games, and how they are played to their end. */
const GAMES: readonly Played[] = [
  { game: nocturne, options: {}, turn: (mira) => mira.answer() },
  { game: noctiluca, options: {}, turn: (mira) => mira.answer() },
  { game: dominion, options: { set: 'dusk' }, turn: (mira) => turnBy(mira, 'click') },
  { game: nocturion, options: {}, turn: (mira) => mira.answer() },
];

for (const [name, viewport] of Object.entries({ PHONE, DESK })) {
  test(`every page is translated and has room at ${name}`, async ({ visit }) => {
    const tables = [prepared({ id: 'over' }), prepared({ id: 'open', until: ({ seat }) => seat === 0 })];
    const mira = await visit({ viewport, path: '/?lang=qps', tables, settings: { name: 'Mira' } });
    const { look, all } = faultsSeenBy(mira);
    for (const [path, landmark] of Object.entries(PAGES)) {
      await mira.go(path);
      await mira.page.locator(landmark).first().waitFor();
      for (const more of await mira.page.locator('details > summary').all()) await more.click();
      await look(path);
    }
    expect(all()).toEqual([]);
  });

  for (const { game, options } of GAMES) {
    test(`every question of ${game.name} is translated and has room at ${name}`, async ({ visit }) => {
      const wish = { game, options, sitters: [MIRA, BOT] };
      const questions = questionsOf(wish);
      const late = prepared({ ...wish, id: 'late', left: 8, until: ({ seat }) => seat === 0 });
      // Not a draw: a list of winners is joined by the browser, which does not speak the pseudo-language.
      const over = prepared({ ...wish, id: 'over', seed: 'b' });
      const tables = [...questions, late, over];
      const mira = await visit({ viewport, path: '/settings', tables, settings });
      const { look, all } = faultsSeenBy(mira);
      expect(questions.length, 'questions are asked').toBeGreaterThan(3);
      for (const { id } of [...questions, late]) {
        await mira.go(`/here/${id}`);
        await mira.myTurn();
        // Pointing at the board shows what an answer would bring.
        await mira.page.evaluate(() => document.querySelector<HTMLElement>('[data-state=legal]')?.focus());
        await look(id, ...(await layoutFaults(mira.page)));
      }
      // Late in a game the log has a sentence for nearly everything that happens.
      for (const drawer of ['goals', 'score', 'log', 'rules'] as const) {
        await mira.open(drawer);
        await look(drawer);
        await mira.close();
      }
      await mira.go('/here/over');
      await mira.page.locator('.chart').waitFor();
      await look('over');
      expect(all()).toEqual([]);
    });
  }

  for (const { game, options, turn } of GAMES) {
    test(`a whole game of ${game.name} is translated and has room at ${name}`, async ({ visit }) => {
      const table = prepared({ game, options, id: 'new', sitters: [MIRA, BOT], until: () => true });
      const mira = await visit({ viewport, path: '/here/new', tables: [table], settings });
      const { look, all } = faultsSeenBy(mira);
      await mira.myTurn();
      for (const drawer of ['goals', 'score', 'log', 'rules'] as const) {
        await mira.open(drawer);
        await look(drawer);
        await mira.close();
      }
      const asked = new Set<string>();
      await mira.finish(async () => {
        // Every question is looked at when it is new, and now and then later.
        const [seq, question] = [await mira.seq(), await mira.question()];
        if (seq % 4 === 0 || !asked.has(question)) {
          asked.add(question);
          // Pointing at the board shows what an answer would bring.
          await mira.page.evaluate(() => document.querySelector<HTMLElement>('[data-state=legal]')?.focus());
          await look(`answer ${seq}`, ...(await layoutFaults(mira.page)));
        }
        await turn(mira);
      });
      await mira.page.locator('.chart').waitFor();
      await look('score');
      expect(all()).toEqual([]);
    });
  }
}

online('the texts of an online table are translated and have room on a phone', async ({ visit }) => {
  const mira = await visit({ viewport: PHONE, path: '/new/nocturne?with=online', settings });
  const { page } = mira;
  const { look, all } = faultsSeenBy(mira);
  await page.locator('.new-table-begin [type=submit]').click();
  await page.locator('.waiting-room-code').waitFor();
  // The code is made of letters.
  await page.locator('.waiting-room-code').evaluate((code) => code.setAttribute('lang', 'zxx'));
  await look('waiting room');
  await page.locator('.history button').first().click();
  await mira.myTurn();
  await mira.open('chat');
  await look('chat');
  await mira.close();
  await mira.go('/profile');
  await page.locator('.card h2').nth(2).waitFor();
  await look('profile');
  expect(all()).toEqual([]);
});
