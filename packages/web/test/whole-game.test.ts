import { boardTurn } from './board-turn.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { BOT, MIRA, prepared } from './prepared.ts';
import type { Visitor } from './visitor.ts';

const mine = ({ seat }: { readonly seat: number }): boolean => seat === 0;

test('a solo game is begun and played to its score through the list of answers alone', async ({ visit }) => {
  const late = prepared({ id: 'late', sitters: [MIRA], left: 8 });
  const mira = await visit({ path: '/new/nocturne?with=solo', tables: [late] });
  const { page } = mira;
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 0; i < 4; i += 1) await mira.answer();
  await mira.go('/here/late');
  await mira.finish();
  expect(await page.locator('.end-won h1').innerText()).toMatch(/\d+ points/);
  await page.locator('.chart').waitFor();
  const total = Number(await page.locator('.paper tfoot td').innerText());
  const lines = await page.locator('.paper tbody td button').allInnerTexts();
  expect(
    lines.reduce((sum, points) => sum + Number(points.replace('−', '-')), 0),
    'the sum is right',
  ).toBe(total);
  await page.locator('.paper tbody button').first().click();
  await page.locator('.sum-rule').waitFor();
  await mira.go('/profile');
  expect(await page.locator('.history li').first().innerText()).toMatch(new RegExp(`\\b${total}\\b`));
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).click();
  await mira.myTurn();
  expect(await mira.seq()).toBe(0);
  expect(mira.troubles).toEqual([]);
});

/**
 * Opens the list by its key and gives the last answer in it, or the first button where there is no list: Enter arms it,
 * and once more gives it. An answer that was the only one may be given by the table first.
 */
async function answerByKeys(person: Visitor) {
  const { page } = person;
  const seq = await page.evaluate(() => document.querySelector('.ask')?.getAttribute('data-seq') ?? null);
  if (seq === null) return;
  const gone = `.ask:not([data-seq="${seq}"]), .end`;
  await person.press('a');
  await page.locator(`.ask [data-answer]:focus, ${gone}`).first().waitFor({ state: 'attached' });
  if ((await page.locator('.answers').count()) > 0) await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.locator(`.acts [data-main]:focus, ${gone}`).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await person.moved(Number(seq));
}

test('with the keyboard alone a game is begun from Home, and one is ended at its final score', async ({ visit }) => {
  const mira = await visit({ tables: [prepared({ id: 'late', left: 24, until: mine })] });
  const { page } = mira;
  await mira.tabTo(mira.poster());
  await page.keyboard.press('Enter');
  await mira.myTurn();
  for (let i = 0; i < 3; i += 1) await answerByKeys(mira);
  await mira.go('/here/late');
  await mira.finish(() => answerByKeys(mira));
  expect(await page.locator('.end-won h1').innerText()).toMatch(/win/);
  await mira.tabTo(page.locator('.paper tbody button').first());
  await page.keyboard.press('Enter');
  await mira.tabTo(page.getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await mira.myTurn();
});

test('every answer is announced, with what is asked next', async ({ visit }) => {
  const mira = await visit({ path: '/new/nocturne?with=solo' });
  const { page } = mira;
  await page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  const said = page.locator('.table > p[role=status]');
  const question = await mira.question();
  expect(await said.innerText(), 'the question is said').toContain(question.trim());
  await mira.answer('cast');
  await mira.myTurn();
  await page.waitForFunction(
    (before) => (document.querySelector('.table > p[role=status]')?.textContent ?? '') !== before,
    question,
  );
});

test('a game on a phone takes at most two taps a decision', async ({ visit }) => {
  const half = prepared({ id: 'half', sitters: [MIRA, BOT], left: 44, until: mine });
  const mira = await visit({ viewport: PHONE, touch: true, path: '/here/half', tables: [half] });
  const { page } = mira;
  await mira.myTurn();
  await page.evaluate(() => {
    document.body.dataset['taps'] = '0';
    addEventListener(
      'click',
      () => (document.body.dataset['taps'] = `${Number(document.body.dataset['taps']) + 1}`),
      true,
    );
  });
  let decisions = 0;
  await mira.finish(async () => {
    await boardTurn(mira, 'nocturne', 'tap');
    decisions += 1;
  });
  const taps = Number(await page.locator('body').getAttribute('data-taps'));
  expect(decisions).toBeGreaterThan(15);
  expect(taps / decisions).toBeLessThanOrEqual(2);
  expect(mira.troubles).toEqual([]);
});
