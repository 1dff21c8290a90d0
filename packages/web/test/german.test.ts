import inGerman from '@nightjar/words/locales/de/shell.json' with { type: 'json' };
import inEnglish from '@nightjar/words/locales/en/shell.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MIRA, prepared } from './prepared.ts';

/** An argument, or a choice by one. */
const ARGUMENT = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** A template as a pattern of whole texts; arguments may be anything. */
const patternOf = (template: string) => {
  const parts = template.split(ARGUMENT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
};

/** Whether a template says more than its arguments. */
const saysMore = (template: string) => /[a-z]{3}/i.test(template.replaceAll(ARGUMENT, ''));

const GERMAN = Object.values(inGerman).filter(saysMore).map(patternOf);
/** What the shell says in English and not in German. */
const ENGLISH = Object.entries(inEnglish)
  .filter(([, text]) => saysMore(text))
  .filter(([key, text]) => inGerman[key as keyof typeof inGerman] !== text)
  .map(([key, text]) => ({ key, pattern: patternOf(text) }));

/** Words no German sentence has. */
const FOREIGN = /\b(the|and|with|your|you|from|this|answer|answers|spell|spells|tile|tiles|win|wins)\b/i;

/** Every text on the page that people see or hear, but for what is marked as another language's. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('[lang="en"]') !== null) continue;
      if (node instanceof Text) texts.push(node.data);
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return [...new Set([...texts, document.title].map((text) => text.trim()))].filter((text) => /[a-z]{2}/i.test(text));
  });

/** The pages of the shell, and what is there once they are. */
const PAGES = {
  '/new/nocturne': 'form',
  '/new/nocturne?with=online': 'form',
  '/settings': 'form',
  '/profile': '.history li',
  '/join': 'form',
  '/here/nowhere': 'h1',
  '/rules/nocturne': '.rules li',
};

/** What a visitor has certainly been told on the way. */
const TOLD: readonly (keyof typeof inGerman)[] = [
  'home.play',
  'home.continue',
  'new.seats',
  'new.mode',
  'settings.motion',
  'profile.history',
  'account.title',
  'join.title',
  'table.missing',
  'rules.intro',
  'table.question',
  'table.undo',
  'table.hint',
  'drawer.goals',
  'drawer.log',
  'score.sheet',
  'score.curve',
  'score.again',
];

test('every text is German, from Home to the final score', async ({ visit }) => {
  const solo = prepared({ id: 'late', sitters: [MIRA], until: ({ count }) => count > 38 });
  const mira = await visit({ lang: 'de-DE', tables: [solo] });
  const { page } = mira;
  const english = new Set<string>();
  const seen = new Set<string>();
  const look = async (where: string) => {
    for (const text of await textsOn(page)) {
      seen.add(text);
      const key = ENGLISH.find(({ pattern }) => pattern.test(text))?.key;
      const isGerman = GERMAN.some((pattern) => pattern.test(text));
      if ((key !== undefined && !isGerman) || FOREIGN.test(text)) english.add(`${where}: ${text}`);
    }
  };

  await page.locator('.poster').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await look('Home');
  for (const [path, landmark] of Object.entries(PAGES)) {
    await mira.go(path);
    await page.locator(landmark).first().waitFor();
    for (const more of await page.locator('details > summary').all()) await more.click();
    await look(path);
  }

  await mira.go('/here/late');
  await mira.myTurn();
  for (const drawer of ['goals', 'score', 'log', 'rules'] as const) {
    await mira.open(drawer);
    if (drawer === 'score') await page.locator('.paper tbody button').first().click();
    await look(drawer);
    await mira.close();
  }
  await mira.press('u');
  await look('undo');
  await mira.finish(async () => {
    await look('table');
    await mira.answer();
  });
  await page.locator('.chart').waitFor();
  await look('score');
  expect([...english]).toEqual([]);

  const shown = [...seen];
  const missing = TOLD.filter((key) => !shown.some((text) => patternOf(inGerman[key]).test(text)));
  expect(missing, 'all of it was shown').toEqual([]);
});

test('a language is chosen from a list of their own names, and stays after a reload', async ({ visit }) => {
  const { page } = await visit();
  const list = page.getByRole('combobox', { name: 'Language' });
  await expect(list.locator('option')).toHaveText(['English', 'Deutsch']);
  await list.selectOption({ label: 'Deutsch' });
  const chosen = page.getByRole('combobox', { name: 'Sprache' });
  for (let i = 0; i < 2; i += 1) {
    await chosen.waitFor();
    await expect(chosen.locator('option:checked')).toHaveText('Deutsch');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
  }
});
