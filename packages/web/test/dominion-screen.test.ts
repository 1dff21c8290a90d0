// How Dominion's table lies on screens of all sizes.
import { axe } from './axe.ts';
import { asked, TWELVE } from './dominion-tables.ts';
import { DESK, expect, PHONE, SMALL, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { misfits } from './texts.ts';

const WISHES = {
  'when I buy': asked('buyPhase', 6, 100, 'm', 'midnight'),
  'when I choose from cards': asked('lookDiscard', 3, 20, 'b'),
  'with twelve cards': TWELVE,
};

const LARGE = { width: 2560, height: 1440 };
const TABLET = { width: 1024, height: 768 };

for (const [size, viewport] of Object.entries({ DESK, LARGE, TABLET, PHONE, SMALL })) {
  test(`nothing scrolls, overlaps or is cut, and axe finds nothing at ${size}`, async ({ table }) => {
    for (const [when, wish] of Object.entries(WISHES)) {
      const { page, context } = await table(wish, { viewport });
      expect.soft(await layoutFaults(page), when).toEqual([]);
      expect.soft(await misfits(page), when).toEqual([]);
      expect.soft(await axe(page), when).toEqual([]);
      await context.close();
    }
  });
}

const SIDEWAYS = { width: 844, height: 390 };
const ZOOMED = { width: 720, height: 450 };

for (const [size, viewport] of Object.entries({ SIDEWAYS, ZOOMED })) {
  test(`the Supply lies whole beside the question and the hand at ${size}`, async ({ table }) => {
    for (const [when, wish] of Object.entries(WISHES)) {
      const { page, context } = await table(wish, { viewport });
      const board = await page.locator('.board-slot').boundingBox();
      const ask = await page.locator('.ask').boundingBox();
      if (board === null || ask === null) throw new Error('nothing is there');
      expect(board.y + board.height, when).toBeLessThanOrEqual(viewport.height);
      expect(ask.x, when).toBeGreaterThanOrEqual(board.x + board.width);
      expect.soft(await misfits(page), when).toEqual([]);
      expect.soft(await axe(page), when).toEqual([]);
      await context.close();
    }
  });
}

for (const [size, viewport] of Object.entries({ PHONE, SMALL })) {
  test(`each of twelve cards in hand is seen whole, has its name and is pressed at ${size}`, async ({ table }) => {
    const mira = await table(TWELVE, { viewport, touch: true });
    const { page } = mira;
    const cards = page.locator('.dominion-fan .dominion-card');
    await expect(cards).toHaveCount(12);
    const faults = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const { left, top, right, bottom, width, height } = card.getBoundingClientRect();
        const name = card.querySelector('.dominion-name')?.getBoundingClientRect();
        const hit = [0.1, 0.5, 0.9].every((x) =>
          card.contains(document.elementFromPoint(left + width * x, top + height / 2)),
        );
        return [
          ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ['leaves the screen'] : []),
          ...(width < 44 || height < 44 ? ['is too small for a finger'] : []),
          ...(hit ? [] : ['is covered']),
          ...(name !== undefined && name.height > 0 && name.bottom <= bottom ? [] : ['has no room for its name']),
        ].map((fault) => `${card.getAttribute('data-card')} ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
    const seq = await mira.seq();
    await cards.first().tap();
    await mira.gold.tap();
    await mira.moved(seq);
    expect(mira.troubles).toEqual([]);
  });
}
