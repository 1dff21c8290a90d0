import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from './fixtures.ts';
import { BOT, MIRA, type Moment } from './prepared.ts';

const THREE = [MIRA, BOT, { ...BOT, name: 'Luma' }];

/** In the middle of a game, with Mira before answers that lie on the board itself. */
const asked =
  (answer: string, after: number) =>
  ({ seat, answers, count }: Moment): boolean =>
    seat === 0 && count >= after && answers.length > 4 && answers.at(-1)?.startsWith(answer) === true;

const BOARDS = {
  nocturne: { game: nocturne, until: asked('cast', 58) },
  noctiluca: { game: noctiluca, until: asked('dive', 12) },
};

for (const [name, { game, until }] of Object.entries(BOARDS)) {
  test(`what a reader hears at a table of ${name} is what it was`, async ({ table }) => {
    const { page } = await table({ game, sitters: THREE, until });
    await expect(page.locator('.table')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
