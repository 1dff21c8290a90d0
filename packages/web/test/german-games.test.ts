import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { boardTurn } from './board-turn.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';
import type { Moment } from './prepared.ts';

/** Words that only English has. */
const ENGLISH = /\b(the|your?|yours|with|from|which|answers?|undo|take|took|takes|cast|casts|dive|dives|keep|keeps)\b/i;

const GAMES = { nocturne, noctiluca } as const;
const SIZES = { click: DESK, tap: PHONE } as const;
/** Both games are played both ways in English; a language changes neither. */
const WAYS = { nocturne: ['tap'], noctiluca: ['click'] } as const;

for (const game of ['nocturne', 'noctiluca'] as const) {
  for (const how of WAYS[game]) {
    test(`a whole game of ${game} is played in German by ${how} on the board`, async ({ table }) => {
      const first = ({ seat }: Moment): boolean => seat === 0;
      const mira = await table(
        { game: GAMES[game], until: first },
        { viewport: SIZES[how], touch: how === 'tap', settings: { lang: 'de', name: 'Mira' } },
      );
      const { page } = mira;
      const english = new Set<string>();
      let decisions = 0;
      await mira.finish(async () => {
        for (const text of await page.locator('.ask, .since, .stand').allInnerTexts())
          if (ENGLISH.test(text)) english.add(text);
        await boardTurn(mira, game, how);
        decisions += 1;
      });
      expect([...english]).toEqual([]);
      expect(decisions).toBeGreaterThan(6);
      expect(await mira.totals()).toHaveLength(2);
      expect(await page.locator('.end-won h1').innerText()).toMatch(/gewinn|Punkt/);
      expect(mira.troubles).toEqual([]);
    });
  }
}
