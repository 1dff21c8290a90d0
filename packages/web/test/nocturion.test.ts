import { nocturion } from '@nightjar/nocturion';
import { expect, PHONE, test } from './fixtures.ts';
import { BOT, MIRA, type Moment } from './prepared.ts';
import type { Visitor } from './visitor.ts';

/** Plays on by pressing what is lit on the table, as somebody would who never opens the list: the first half of an answer first. */
async function press(mira: Visitor, seed: { n: number }, isTouch = false): Promise<void> {
  const seq = await mira.seq();
  for (let presses = 0; presses < 6; presses += 1) {
    const gold = mira.page.locator('.acts [data-main]');
    if ((await gold.count()) > 0) {
      await (isTouch ? gold.tap() : gold.click());
      await mira.moved(seq);
      return;
    }
    // What is pressed next hangs on a number that grows: so every kind of answer has its turn, the same in every run.
    seed.n = (seed.n * 1103515245 + 12345) % 2 ** 31;
    const lit = mira.page.locator('.table :is([data-state=legal], .acts [data-legal]):visible');
    const at = Math.floor((seed.n / 2 ** 31) * (await lit.count()));
    await (isTouch ? lit.nth(at).tap() : lit.nth(at).click());
  }
  throw new Error(`${await mira.question()} cannot be answered on the table`);
}

const isTurn = ({ question, seat }: Moment): boolean => question === 'action' && seat === 0;

test('a whole game is played by click on what is lit, without the list of answers', async ({ table }) => {
  const mira = await table({ game: nocturion, sitters: [MIRA, BOT], until: isTurn });
  const seed = { n: 3 };
  await mira.finish(() => press(mira, seed));
  expect(await mira.totals()).toHaveLength(2);
  expect(mira.troubles).toEqual([]);
});
