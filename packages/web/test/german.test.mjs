import assert from 'node:assert/strict';
import { test } from 'node:test';
import inGerman from '@nightjar/words/locales/de/shell.json' with { type: 'json' };
import inEnglish from '@nightjar/words/locales/en/shell.json' with { type: 'json' };
import { answer, finish, myTurn, useBrowser, visit } from './browser.mjs';
import { MIRA, prepared } from './prepared.mjs';

/** @typedef {import('playwright-core').Page} Page */

useBrowser();

/** An argument, or a choice by one. */
const ARGUMENT = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** A template as a pattern of whole texts; arguments may be anything. @param {string} template */
const patternOf = (template) => {
  const parts = template.split(ARGUMENT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
};

/** Whether a template says more than its arguments. @param {string} template */
const saysMore = (template) => /[a-z]{3}/i.test(template.replaceAll(ARGUMENT, ''));

const GERMAN = Object.values(inGerman).filter(saysMore).map(patternOf);
/** What the shell says in English and not in German. */
const ENGLISH = Object.entries(inEnglish)
  .filter(([key, text]) => key !== 'nav.language' && saysMore(text))
  .filter(([key, text]) => inGerman[/** @type {keyof typeof inGerman} */ (key)] !== text)
  .map(([key, text]) => ({ key, pattern: patternOf(text) }));

/** Words no German sentence has. */
const FOREIGN = /\b(the|and|with|your|you|from|this|answer|answers|spell|spells|tile|tiles|win|wins)\b/i;

/** Every text on the page that people see or hear, but for what is marked as another language's. @param {Page} page */
const textsOn = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const texts = [];
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

test('everything is said in German, from Home to the final score', async () => {
  const solo = prepared({ id: 'late', sitters: [MIRA], until: ({ count }) => count > 38 });
  const { page, url } = await visit({ lang: 'de-DE', tables: [solo] });
  /** @type {string[]} */
  const english = [];
  /** @type {Set<string>} */
  const seen = new Set();
  const look = async (/** @type {string} */ where) => {
    for (const text of await textsOn(page)) {
      seen.add(text);
      const key = ENGLISH.find(({ pattern }) => pattern.test(text))?.key;
      const isGerman = GERMAN.some((pattern) => pattern.test(text));
      if ((key !== undefined && !isGerman) || FOREIGN.test(text)) english.push(`${where}: ${text}`);
    }
  };

  await page.locator('.poster').first().waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  await look('Home');
  for (const [path, landmark] of /** @type {[string, string][]} */ ([
    ['/new/nocturne', 'form'],
    ['/new/nocturne?with=online', 'form'],
    ['/settings', 'form'],
    ['/profile', '.history li'],
    ['/join', 'form'],
    ['/here/nowhere', 'h1'],
    ['/rules/nocturne', '.rules li'],
  ])) {
    await page.goto(url + path);
    await page.locator(landmark).first().waitFor();
    for (const more of await page.locator('details > summary').all()) await more.click();
    await look(path);
  }

  await page.goto(`${url}/here/late`);
  await myTurn(page);
  for (const key of ['g', 's', 'l', 'r']) {
    await page.keyboard.press(key);
    await page.locator('dialog').waitFor();
    if (key === 'r') await page.locator('.rules li').first().waitFor();
    if (key === 's') await page.locator('.paper tbody button').first().click();
    await look(`drawer ${key}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('u');
  await look('undo');
  await finish(page, async (there) => {
    await look('table');
    await answer(there);
  });
  await page.locator('.chart').waitFor();
  await look('score');
  assert.deepEqual([...new Set(english)], []);

  const shown = [...seen];
  for (const key of /** @type {(keyof typeof inGerman)[]} */ ([
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
    'score.over',
    'score.curve',
    'score.again',
  ])) {
    const pattern = patternOf(inGerman[key]);
    assert.ok(
      shown.some((text) => pattern.test(text)),
      `${key} was shown`,
    );
  }
});
