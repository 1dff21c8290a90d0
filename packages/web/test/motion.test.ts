import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { BOT, MIRA, type Moment } from './prepared.ts';
import type { Visitor } from './visitor.ts';

/** Until Mira can win a tile at once: a star is never answered. */
const starring = ({ seat, answers, count }: Moment): boolean =>
  seat === 0 && count > 4 && answers.some((answer) => answer.startsWith('cast star'));

/** What set out to travel: what it is, what it will lie in, and where it is seen at first. */
interface Flight {
  readonly kind: string;
  readonly within: string;
  readonly at: readonly [number, number];
  readonly first: string;
  readonly lasts: number;
}

/** Notes every animation from now on. */
const watchFlights = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const flights: unknown[] = [];
    Object.assign(globalThis, { flights });
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function noted(this: HTMLElement, keyframes, timing) {
      const animation = animate.call(this, keyframes, timing);
      const { left, top, width, height } = this.getBoundingClientRect();
      if (this.dataset['flying'] !== undefined) {
        flights.push({
          kind: this.dataset['k'] ?? this.className,
          within: this.parentElement?.className ?? '',
          // It is measured while it is still where it began.
          at: [left + width / 2, top + height / 2],
          first: String((animation.effect as KeyframeEffect).getKeyframes()[0]?.['translate']),
          lasts: Number(animation.effect?.getComputedTiming().duration),
        });
      }
      return animation;
    };
  });

const flightsIn = ({ page }: Visitor): Promise<readonly Flight[]> =>
  page.evaluate(() => (globalThis as unknown as { flights: Flight[] }).flights);

const middleOf = async (locator: Locator): Promise<readonly [number, number]> => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
};

/**
 * Casts the star on the first space it may go to, through the list; says what lay there, and where. Opening the list gives its first
 * answer the focus, which lifts the tile it is about: the tile is measured once it is lifted.
 */
async function castStar(mira: Visitor): Promise<{ readonly kind: string; readonly from: readonly [number, number] }> {
  const { page } = mira;
  await expect(page.locator('[data-space][data-state=focus]')).toHaveCount(0);
  await page.locator('[data-answers]').click();
  const cast = page.locator('.ask [data-answer^="cast star"]').first();
  const space = (await cast.getAttribute('data-answer'))?.replace('cast star ', '') ?? '';
  const tile = page.locator(`[data-space=${space}]`);
  await expect(tile).toHaveAttribute('data-state', 'focus');
  await tile.evaluate((lifted) =>
    Promise.all(lifted.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  const [kind, from] = [(await tile.getAttribute('data-k')) ?? '', await middleOf(tile)];
  await watchFlights(mira);
  const seq = await mira.seq();
  await cast.click();
  await mira.gold.click();
  await mira.moved(seq);
  return { kind, from };
}

test('a tile that is won travels from the forest to the pile of its owner', async ({ table }) => {
  const mira = await table({ sitters: [MIRA, BOT], until: starring }, { settings: { motion: 'full' } });
  await mira.page.emulateMedia({ reducedMotion: 'no-preference' });
  const { kind, from } = await castStar(mira);
  const flights = await flightsIn(mira);
  const [flight] = flights.filter(({ within }) => within === 'nocturne-pile');
  expect(flight?.kind).toBe(kind);
  expect(flight?.at.map(Math.round), 'it sets out where it lay').toEqual(from.map(Math.round));
  expect(flight?.first).not.toBe('0px');
  expect(flight?.lasts, 'long enough to be seen').toBeGreaterThan(100);
  expect(flight?.lasts, 'below half a second').toBeLessThan(500);
  // A key ends the journey, and nothing is left of it.
  await mira.page.keyboard.press('Shift');
  await expect(mira.page.locator('[data-flying]')).toHaveCount(0);
  expect(mira.troubles).toEqual([]);
});

for (const [still, { settings, reducedMotion }] of Object.entries({
  'where a device asks for less motion': { settings: { motion: 'full' }, reducedMotion: 'reduce' },
  'where motion is switched off': { settings: { motion: 'off' }, reducedMotion: 'no-preference' },
} as const)) {
  test(`nothing travels ${still}`, async ({ table }) => {
    const mira = await table({ sitters: [MIRA, BOT], until: starring }, { settings });
    await mira.page.emulateMedia({ reducedMotion });
    await castStar(mira);
    expect(await flightsIn(mira)).toEqual([]);
    await expect(mira.page.locator('[data-flying]')).toHaveCount(0);
  });
}
