// What the profile shows of games that ended on the server.
import { playedOut, seated } from './ahead.ts';
import { axe } from './axe.ts';
import { expect, online as test } from './fixtures.ts';

test('the profile shows the rating of every game played online, and what was reached in it', async ({ visit }) => {
  const settings = { name: 'Mira', isGuest: true };
  const mira = await visit({ path: '/settings', settings });
  const jonas = await visit({ path: '/settings', settings: { ...settings, name: 'Jonas' } });
  for (const [person, name] of [
    [mira, 'Mira'],
    [jonas, 'Jonas'],
  ] as const)
    await person.call('/guest', { name });
  // The page was loaded before the server knew its visitor, and was refused once.
  mira.troubles.length = 0;
  const wish = { game: 'nocturne', options: { modifiedGame: 'twistedTrees' } };
  await playedOut([mira, jonas], await seated(mira, jonas, wish));
  const noctiluca = await seated(mira, jonas, { game: 'noctiluca' });
  await mira.call(`/matches/${noctiluca}/resign`, { command: crypto.randomUUID() });

  await mira.go('/profile');
  const { page } = mira;
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  for (const game of ['Nocturne', 'Noctiluca'])
    await expect(section(`Rating, ${game}`)).toContainText(/Your rating is about [\d,]+, provisional after 1 game\./);
  await expect(section('Reached in Nocturne').getByRole('listitem').filter({ hasText: 'Twisted Trees' })).toHaveCount(
    1,
  );
  await expect(page.getByRole('heading', { name: 'Reached in Noctiluca' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  expect(mira.troubles).toEqual([]);
});
