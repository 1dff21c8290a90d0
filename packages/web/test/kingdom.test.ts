import { axe } from './axe.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';

const MIDNIGHT = 'A-ClCvCyDrDwExLePkRaSc-SwFlWd-2';
const TEN = 'conclave crypt cursed-village devils-workshop druid exorcist leprechaun pooka raider secret-cave'.split(
  ' ',
);

/** The cards of some things that say which they are, in the order of the alphabet. */
const named = async (all: { evaluateAll<R>(read: (found: Element[]) => R): Promise<R> }, by: string) =>
  (await all.evaluateAll((found) => found.map((each) => each.outerHTML)))
    .map((html) => new RegExp(`${by}="([\\w-]+)"`).exec(html)?.[1] ?? '')
    .toSorted();

test('a kingdom by link: what it brings is shown, and the table has exactly these piles', async ({ visit }) => {
  const { page, troubles } = await visit({ path: `/new/dominion?kingdom=${MIDNIGHT}` });
  const piles = page.locator('[data-pile]');
  await expect(piles).toHaveCount(10);
  expect(await named(piles, 'data-pile')).toEqual(TEN);
  for (const what of ['heirlooms', 'piles', 'druid', 'states', 'boons', 'hexes'])
    await expect(page.locator(`[data-brings=${what}]`)).toBeVisible();
  await expect(page.locator('[data-brings=zombies]')).toHaveCount(0);
  // Cards explain themselves as on the board.
  await page.getByRole('button', { name: 'Raider, costs 6' }).hover();
  await expect(page.locator('#explained')).toContainText('Raider');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.ask').waitFor();
  expect(await named(page.locator('.dominion-kingdom .dominion-pile'), 'data-card')).toEqual(TEN);
  expect(troubles).toEqual([]);
});

test('by lot: a single pile can be drawn again, filters hold, and what a set lacks is not offered', async ({
  visit,
}) => {
  const { page } = await visit({ path: '/new/dominion' });
  const piles = page.locator('[data-pile]');
  await expect(piles).toHaveCount(10);
  const before = await named(piles, 'data-pile');
  await page
    .getByRole('button', { name: /^Another card for/ })
    .first()
    .click();
  await expect(page.getByText(/ comes for /)).toBeVisible();
  const after = await named(piles, 'data-pile');
  expect(after.filter((card) => before.includes(card))).toHaveLength(9);

  await page.getByLabel('Hexes').selectOption('with');
  await expect(page.locator('[data-brings=hexes]')).toBeVisible();
  await page.getByLabel('Night cards').selectOption('without');
  await expect(page.locator('[data-pile][data-kind=night]')).toHaveCount(0);
  await page.getByLabel('Drawn from').selectOption('base');
  for (const lacking of ['Night cards', 'Boons', 'Hexes']) await expect(page.getByLabel(lacking)).toHaveCount(0);
  await expect(page.getByText('These cards bring nothing else.')).toBeVisible();

  await page.getByRole('radio', { name: 'Recommended' }).check();
  await page.getByRole('radio', { name: 'Idle Hands' }).check();
  await expect(page.getByText('No Attack at all')).toBeVisible();
  await expect(page.getByText(/Idle Hands, about/)).toBeVisible();
});

test('by hand: cards are found by a word, picked up to ten, and the code of the ten leads back to them', async ({
  visit,
}) => {
  const { page, context, home } = await visit({ path: '/new/dominion', lang: 'de-DE', settings: { lang: 'de' } });
  await page.getByRole('radio', { name: 'Von Hand' }).check();
  const search = page.getByRole('searchbox');
  await search.fill('plage');
  await expect(page.getByText('6 Karten', { exact: true })).toBeVisible();
  const found = page.locator('button[aria-pressed]');
  for (const each of await found.all()) await each.click();
  await search.fill('');
  for (const each of await page.locator('button[aria-pressed=false]').all()) {
    if ((await page.locator('button[aria-pressed=true]').count()) === 10) break;
    await each.click();
  }
  await expect(page.getByText('10 von 10 gewählt')).toBeVisible();
  await expect(page.locator('button[aria-pressed=false]').first()).toHaveAttribute('aria-disabled', 'true');
  const cards = await named(page.locator('[data-pile]'), 'data-pile');
  expect(cards).toHaveLength(10);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: home });
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator('[data-pile]')).toHaveCount(10);
  expect(await named(page.locator('[data-pile]'), 'data-pile')).toEqual(cards);
});

const BAD = {
  'a card nobody knows': [MIDNIGHT.replace('Cl', 'Zz'), '“ZZ” in place 1 of the code is no card here.'],
  'another release': [MIDNIGHT.replace('A', 'C'), 'This code comes from another release of Nightjar'],
  'an eleventh card': [MIDNIGHT.replace('-SwFlWd', 'Wi'), 'A kingdom has ten cards, and these are 11. Leave out 1.'],
  'a slip of the pen': [MIDNIGHT.replace(/2$/, '3'), 'The code is misspelt'],
  'no code': ['hello', 'That is no code of a kingdom.'],
} as const;

test('an invalid link says what is wrong and what can be done, and no table is made of it', async ({ visit }) => {
  const mira = await visit({ path: '/new/dominion' });
  const { page } = mira;
  for (const [what, [code, sentence]] of Object.entries(BAD)) {
    await mira.go(`/new/dominion?kingdom=${code}`);
    await expect.soft(page.getByRole('alert').first(), what).toContainText(sentence);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.soft(page.locator('footer').getByRole('alert'), what).toContainText(sentence);
    expect.soft(mira.path).toBe('/new/dominion');
  }
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('nightjar.table'))),
  ).toEqual([]);
  await page.getByRole('radio', { name: 'By lot' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.ask').waitFor();
});

for (const [size, viewport, lang] of [
  ['desk', DESK, 'en'],
  ['phone', PHONE, 'de'],
] as const) {
  test(`whichever way a kingdom is chosen, axe finds nothing and no name is cut at the ${size}`, async ({ visit }) => {
    const { page } = await visit({ path: `/new/dominion?kingdom=${MIDNIGHT}`, viewport, settings: { lang } });
    await page.locator('[data-pile]').first().waitFor();
    for (const more of await page.locator('details > summary').all()) await more.click();
    for (let way = 3; way >= 0; way -= 1) {
      await page.locator('input[name=kingdom]').nth(way).check();
      await page.locator('[data-pile], [role=searchbox]').first().waitFor();
      expect.soft(await axe(page), `way ${way}`).toEqual([]);
      const cut = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - innerWidth;
        const texts = [...document.querySelectorAll('[data-pile] span, [data-brings] button, [aria-pressed] span')];
        const over = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
        return [...(wide > 0 ? [`scrolls across by ${wide}`] : []), ...over.map(({ textContent }) => textContent)];
      });
      expect.soft(cut, `way ${way}`).toEqual([]);
    }
  });
}
