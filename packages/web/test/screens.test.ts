// Every screen at every size. By default each is drawn at seven sizes and axe looks at the phone's; with
// NIGHTJAR_TEST_SCREENS=all axe looks at every size, in both languages, and pictures are left in reports/screens.
import { fileURLToPath } from 'node:url';
import { dominion } from '@nightjar/dominion';
import { type AnyGame, below, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturion } from '@nightjar/nocturion';
import { nocturne } from '@nightjar/nocturne';
import { axe } from './axe.ts';
import { DESK, expect, PHONE, SMALL, online as test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { BOT, MIRA, type Moment, prepared, type Wish } from './prepared.ts';
import { screenFaults } from './screen-faults.ts';
import type { Visitor } from './visitor.ts';

const SIZES = {
  desk: DESK,
  phone: PHONE,
  tablet: { width: 1024, height: 768 },
  large: { width: 2560, height: 1440 },
  small: SMALL,
  sideways: { width: 844, height: 390 },
  // What is left of the desk at twice its size.
  zoomed: { width: DESK.width / 2, height: DESK.height / 2 },
} as const;
type Size = keyof typeof SIZES;

/** Sizes at which a table never scrolls as a page. */
const STILL: readonly Size[] = ['desk', 'phone', 'tablet', 'large', 'small'];

const ALL = process.env['NIGHTJAR_TEST_SCREENS'] === 'all';
const PICTURES = fileURLToPath(new URL('../../../reports/screens', import.meta.url));

const GAMES: readonly AnyGame[] = [nocturne, noctiluca, dominion, nocturion];

/** Anything that is allowed, the same way every time. */
function anything(seed: string): (moment: Moment) => string | undefined {
  const rng = rngFrom(seed);
  return ({ answers }) => answers[below(rng, answers.length)];
}

const PLAYED = GAMES.map((game) =>
  prepared({
    game,
    id: `table-${game.name}`,
    choose: anything('table'),
    until: ({ seat, count, answers }) => seat === 0 && count > 20 && answers.length > 3,
  }),
);
const OVER = GAMES.map((game) => prepared({ game, id: `end-${game.name}`, choose: anything('end') }));

/** A question at which a board shows more than itself: choices above it, or an opponent of its own beside it. */
const moment = (game: AnyGame, question: string, wish: Omit<Wish, 'game'> = {}) =>
  prepared({
    game,
    id: `${game.name}-${question}-${wish.sitters?.length ?? 2}`,
    choose: anything('a'),
    until: (at) => at.seat === 0 && at.question === question && at.count >= (wish.sitters === undefined ? 0 : 20),
    ...wish,
  });
const ALONE = [MIRA];
const FOUR = [MIRA, BOT, { ...BOT, name: 'Luma' }, { ...BOT, name: 'Vesper' }];
const MOMENTS = !ALL
  ? []
  : [
      ...['chest', 'dedicate', 'runestone', 'sprite', 'mirror', 'brewing'].map((each) => moment(nocturne, each)),
      moment(nocturne, 'answer', { sitters: ALONE, options: { scenario: 17 } }),
      moment(nocturne, 'start', { sitters: FOUR }),
      ...['keep', 'place', 'passed', 'jar'].map((each) => moment(noctiluca, each)),
      moment(noctiluca, 'shore', { sitters: ALONE }),
      moment(noctiluca, 'shore', { sitters: FOUR }),
    ];

/** A screen by its path, with what is there once it is. */
type Screen = readonly [path: string, landmark: string];

const ofGames = (games: readonly AnyGame[], path: string, landmark: string): Screen[] =>
  games.map(({ name }) => [`${path}/${name}`, landmark]);
const asked = (tables: readonly { readonly id: string }[]): Screen[] => tables.map(({ id }) => [`/here/${id}`, '.ask']);

const SCREENS: { readonly [name: string]: readonly Screen[] } = {
  'the pages': [
    ['/', '.poster'],
    ...ofGames(GAMES, '/new', 'form'),
    ['/new/nocturne?with=online', 'form'],
    ['/join', 'form'],
  ],
  'more pages': [
    ['/tables', 'main h2'],
    ['/profile', '.history li'],
    ['/settings', 'form'],
    ...(ALL ? ([['/daily/dominion', 'main .button']] satisfies Screen[]) : []),
  ],
  'the rules': ofGames(ALL ? GAMES : [nocturne], '/rules', '.rules li'),
  'the lessons': ofGames(ALL ? GAMES : [nocturne, noctiluca], '/learn', '.ask'),
  'the tables': asked(PLAYED),
  'the ends of games': OVER.map(({ id }) => [`/here/${id}`, '.end .chart']),
  ...(ALL ? { 'the moments': asked(MOMENTS.slice(0, 7)), 'more moments': asked(MOMENTS.slice(7)) } : {}),
};

/** Draws a screen at every size and says what is wrong with it. */
async function lookAt({ page }: Visitor, name: string, isTable: boolean): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES) as [Size, (typeof SIZES)[Size]][]) {
    await page.setViewportSize(viewport);
    const faults = await screenFaults(page);
    if (isTable && STILL.includes(size)) faults.push(...(await layoutFaults(page)));
    if (ALL || size === 'phone') faults.push(...(await axe(page)));
    expect.soft(faults, `${name} at ${size}`).toEqual([]);
    if (ALL) await page.screenshot({ path: `${PICTURES}/${name}-${size}.png` });
  }
  await page.setViewportSize(DESK);
}

const nameOf = (path: string): string => path.replace(/^\/|\?/g, '').replaceAll(/[/=]/g, '-') || 'home';

for (const lang of ALL ? (['en', 'de'] as const) : (['en'] as const)) {
  for (const [name, screens] of Object.entries(SCREENS)) {
    test(`${name} lie well and are free of faults at seven sizes in ${lang}`, async ({ visit }) => {
      if (ALL) test.slow();
      const mira = await visit({ settings: { lang, name: 'Mira' }, tables: [...PLAYED, ...MOMENTS, ...OVER] });
      for (const [path, landmark] of screens) {
        await mira.go(path);
        await mira.page.locator(landmark).first().waitFor();
        await lookAt(mira, `${lang}-${nameOf(path)}`, landmark === '.ask' && path.startsWith('/here'));
      }
      expect(mira.troubles).toEqual([]);
    });
  }

  test(`waiting room, invitation and tables with games in them lie well and are free of faults in ${lang}`, async ({
    come,
  }) => {
    const mira = await come('Maximiliane von Hohenau', '/new/nocturne?with=online', lang);
    await mira.page.locator('.button[data-main]').last().click();
    await mira.page.locator('.history').waitFor();
    await lookAt(mira, `${lang}-waiting-room`, false);
    const jonas = await come('', mira.path, lang);
    await jonas.page.locator('.invitation').waitFor();
    await lookAt(jonas, `${lang}-invitation`, false);
    await mira.go('/tables');
    await expect(mira.page.locator('main li b').first(), 'a host who waits for players has a table').toHaveText(
      'Nocturne',
    );
    await lookAt(mira, `${lang}-my-tables`, false);
  });
}
