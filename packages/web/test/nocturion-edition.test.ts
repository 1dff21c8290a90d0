import { expect, online, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const helms = (...ids: readonly string[]) => ({
  over: 'default',
  heirlooms: { entries: ids.map((id) => ({ id, prestige: 9 })) },
});

/** What a copy shows otherwise: helms that are worth nine. */
const CORRECTED = helms('thornvale-helm', 'ashmark-helm', 'corvane-helm', 'brightwater-helm');

/** Chooses an edition from a file, before a table is opened. */
async function bring({ page }: Visitor, edition: object): Promise<void> {
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(edition)) };
  await page.getByLabel('An edition of your own').setInputFiles(file);
}

/** A corrected helm, where a house is chosen. */
const helm = ({ page }: Visitor) => page.locator('.nocturion-costs [title="9 Prestige"]').first();

test('a table is opened with an edition of one’s own, bots play by it, and it is there again after a reload', async ({
  visit,
}) => {
  const mira = await visit({ path: '/new/nocturion' });
  const { page } = mira;
  await page.getByText('Finer points').click();
  await bring(mira, helms('thornvale-crown'));
  await expect(page.getByRole('alert')).toContainText('heirlooms.entries[0].id: "thornvale-crown" is unknown');
  await bring(mira, CORRECTED);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('The table will be played with your edition')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(helm(mira)).toBeVisible();
  await page.reload();
  await expect(helm(mira)).toBeVisible();
  const seq = await mira.seq();
  await mira.answer();
  await mira.moved(seq);
  await mira.myTurn();
  expect(mira.troubles).toEqual([]);
});

online('a player who joins a table with a house edition is shown it', async ({ come }) => {
  const mira = await come('Mira', '/new/nocturion?with=online');
  await mira.page.getByText('Finer points').click();
  await bring(mira, CORRECTED);
  await expect(mira.page.getByText('The table will be played with your edition')).toBeVisible();
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.getByText('The table is set').waitFor();
  const jonas = await come('Jonas', mira.path);
  await jonas.page.getByRole('button', { name: 'Join', exact: true }).click();
  for (const person of [mira, jonas]) await person.page.locator('.ask').waitFor();
  const [first, second] = (await mira.isAsked()) ? [mira, jonas] : [jonas, mira];
  await expect(helm(first)).toBeVisible();
  await first.page.locator('.nocturion-house-card').first().click();
  await first.gold.click();
  await expect(helm(second)).toBeVisible();
  expect([...mira.troubles, ...jonas.troubles]).toEqual([]);
});
