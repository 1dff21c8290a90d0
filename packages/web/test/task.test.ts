import { noctiluca } from '@nightjar/noctiluca';
import { DESK, expect, PHONE, SMALL, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { BOT, MIRA, type Moment, prepared } from './prepared.ts';

const later = ({ seat, count, answers }: Moment): boolean => seat === 0 && count > 20 && answers.length > 3;

const TABLES = [
  prepared({ id: 'alone', sitters: [MIRA], options: { scenario: 7 }, until: later }),
  prepared({ id: 'three', sitters: [MIRA, BOT, { ...BOT, name: 'Luma' }], options: { scenario: 17 }, until: later }),
  prepared({ id: 'band', sitters: [MIRA], until: later }),
  prepared({
    id: 'storm',
    game: noctiluca,
    sitters: [MIRA],
    until: ({ count, answers }) => count > 8 && answers.length > 3,
  }),
];

for (const [name, viewport] of Object.entries({ DESK, PHONE, SMALL })) {
  test(`a task stays in view with its progress, at ${name}`, async ({ visit }) => {
    const mira = await visit({ tables: TABLES, viewport });
    const { page } = mira;
    const aims = page.locator('.aside-game .nocturne-task li');
    const seen = async (id: string): Promise<string[]> => {
      await mira.go(`/here/${id}`);
      await mira.myTurn();
      expect.soft(await layoutFaults(page), id).toEqual([]);
      for (const aim of await aims.all()) await expect(aim, id).toBeInViewport({ ratio: 1 });
      return aims.allInnerTexts();
    };
    expect(await seen('alone')).toEqual([
      expect.stringMatching(/^85 points at the end\s+\d+\s*\/85$/),
      expect.stringMatching(/^Score 15\+ with skulls\s+\d+\s*\/15$/),
      expect.stringMatching(/^No mushrooms\s+missed$/),
    ]);
    expect(await seen('three')).toHaveLength(4);
    expect(await seen('band')).toEqual([expect.stringMatching(/\d+\s*\/\d+$/)]);
    await seen('storm');
    const storm = page.locator('.others .noctiluca-aim');
    await expect(storm).toBeInViewport({ ratio: 1 });
    await expect(storm).toHaveText(/To win: keep 1 point or more.*−?\d+ if it ended now/);
  });
}
