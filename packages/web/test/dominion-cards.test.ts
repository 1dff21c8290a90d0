// Every kingdom card of the box is played in a browser.
import { defaultBox } from '@nightjar/dominion';
import { having, KINGDOMS } from './dominion-tables.ts';
import { say } from './dominion-turn.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { prepared } from './prepared.ts';
import { misfits, untranslated } from './texts.ts';

/** A Victory card that is nothing else is not played; it is gained. */
const isPlayed = (id: string): boolean =>
  defaultBox.edition.cards.some(({ id: one, types }) => one === id && types.some((type) => type !== 'Victory'));

for (const cards of KINGDOMS) {
  test(`${cards.join(', ')} are played by the list of answers, told, drawn and have room`, async ({ visit }) => {
    const tables = cards.map((card) => prepared(having(card, isPlayed(card), cards)));
    const settings = { lang: 'qps', name: 'Mira' };
    const mira = await visit({ viewport: PHONE, path: '/settings', tables, settings });
    const { page } = mira;
    const blank = page.locator('[data-kind] > .glyph:empty, [data-kind] > .dominion-picture > .glyph:empty');
    const look = async (card: string) => {
      expect.soft(await untranslated(page), card).toEqual([]);
      expect.soft(await layoutFaults(page), card).toEqual([]);
      expect.soft(await misfits(page), card).toEqual([]);
      await expect(blank, card).toHaveCount(0);
    };
    for (const card of cards) {
      await mira.go(`/here/${card}`);
      await mira.myTurn();
      if (card === cards[0]) {
        // The drawer tells all cards of the kingdom.
        await mira.open('goals');
        await look(`the drawer with ${card}`);
        await mira.close();
      }
      await say(mira, () => (isPlayed(card) ? `play ${card}` : `buy ${card}`));
      await mira.myTurn();
      await look(card);
      // Whatever it asks is answered, until the phase goes on.
      for (let i = 0; i < 9 && (await page.locator('.dominion-effect').count()) > 0; i += 1) {
        await mira.answer(i % 2 === 0 ? 'first' : 'last');
        await mira.myTurn();
        await look(`${card}, asked ${i + 1} times`);
      }
    }
    expect(mira.troubles).toEqual([]);
  });
}
