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
import { BOT, MIRA, type Moment, prepared } from './prepared.ts';
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
/** Moments at which a board shows more than itself: choices above it, or an opponent of its own beside it. */
const asked =
  (question: string, least = 0) =>
  (moment: Moment): boolean =>
    moment.seat === 0 && moment.question === question && moment.count >= least;
const ALONE = [MIRA];
const FOUR = [MIRA, BOT, { ...BOT, name: 'Luma' }, { ...BOT, name: 'Vesper' }];
const MOMENTS = [
  prepared({ id: 'nocturne-chest', choose: anything('chest'), until: asked('chest') }),
  prepared({ id: 'nocturne-dedicate', choose: anything('dedicate'), until: asked('dedicate') }),
  prepared({ id: 'nocturne-brew', choose: anything('brew'), until: asked('runestone') }),
  prepared({
    id: 'nocturne-alone',
    sitters: ALONE,
    options: { scenario: 17 },
    choose: anything('alone'),
    until: asked('answer', 30),
  }),
  prepared({ id: 'nocturne-four', sitters: FOUR, choose: anything('four'), until: asked('start', 60) }),
  prepared({ id: 'noctiluca-keep', game: noctiluca, choose: anything('keep'), until: asked('keep') }),
  prepared({ id: 'noctiluca-place', game: noctiluca, choose: anything('place'), until: asked('place') }),
  prepared({ id: 'noctiluca-passed', game: noctiluca, choose: anything('passed'), until: asked('passed') }),
  prepared({ id: 'noctiluca-jar', game: noctiluca, choose: anything('jar'), until: asked('jar') }),
  prepared({
    id: 'noctiluca-alone',
    game: noctiluca,
    sitters: ALONE,
    choose: anything('alone'),
    until: asked('shore', 8),
  }),
  prepared({
    id: 'noctiluca-four',
    game: noctiluca,
    sitters: FOUR,
    choose: anything('four'),
    until: asked('shore', 40),
  }),
];
const OVER = GAMES.map((game) => prepared({ game, id: `end-${game.name}`, choose: anything('end') }));

/** Screens by their path, with what is there once they are. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', '.poster'],
  ...GAMES.map(({ name }) => [`/new/${name}`, 'form'] as const),
  ['/new/nocturne?with=online', 'form'],
  ['/join', 'form'],
  ['/tables', 'main h2'],
  ['/profile', '.history li'],
  ['/settings', 'form'],
  ...GAMES.map(({ name }) => [`/rules/${name}`, '.rules li'] as const).slice(0, ALL ? 4 : 1),
  ...GAMES.map(({ name }) => [`/learn/${name}`, '.ask'] as const).slice(0, ALL ? 4 : 2),
  ...(ALL ? [['/daily/dominion', 'main .btn'] as const, ['/look', 'main section'] as const] : []),
];
const TABLES: readonly (readonly [string, string])[] = [
  ...PLAYED.map(({ id }) => [`/here/${id}`, '.ask'] as const),
  ...OVER.map(({ id }) => [`/here/${id}`, '.end .chart'] as const),
];

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
  for (const [name, screens] of Object.entries({
    'the pages': PAGES.slice(0, 7),
    'more pages': PAGES.slice(7),
    'the tables': TABLES.slice(0, 4),
    'the ends of games': TABLES.slice(4),
    ...(ALL ? { 'the moments': MOMENTS.map(({ id }) => [`/here/${id}`, '.ask'] as const) } : {}),
  })) {
    test(`${name} lie well and are free of faults at seven sizes in ${lang}`, async ({ visit }) => {
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
    await mira.page.locator('.btn[data-main]').last().click();
    await mira.page.locator('.history').waitFor();
    await lookAt(mira, `${lang}-waiting-room`, false);
    const jonas = await come('', mira.path, lang);
    await jonas.page.locator('.invitation').waitFor();
    await lookAt(jonas, `${lang}-invitation`, false);
    await mira.go('/tables');
    await mira.page.locator('main li').first().waitFor();
    await lookAt(mira, `${lang}-my-tables`, false);
  });
}
