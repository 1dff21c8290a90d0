import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBox } from '../box.ts';
import { library } from '../library.ts';
import { CARDS } from './index.ts';

/** These States are nothing but marks that other rules look at (DOM-15.3, DOM-16.3a). */
const MARKS = ['deluded', 'envious', 'miserable', 'twice-miserable'];

/** A card's text in the sources, from its name to the end of the statement. */
const TEXT = /^export const \w+ = card\('([a-z-]+)'\)[^]*?;$/gm;

function linesOfTexts(): Map<string, number> {
  const lines = new Map<string, number>();
  for (const file of readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.test.ts') || !file.endsWith('.ts')) continue;
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const [text, id] of source.matchAll(TEXT)) lines.set(id as string, text.split('\n').length);
  }
  return lines;
}

test('every card, Boon, Hex and State of the edition has a text, except the States that only mark their holder', () => {
  const written = CARDS.map(({ id }) => id);

  expect(defaultBox.ids.filter((id) => !written.includes(id))).toEqual(MARKS);
});

test.each(['dominion.md', 'dominion.de.md'])('every card of the edition has a clause of its own in %s', (file) => {
  const rules = readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8');

  expect(defaultBox.ids.filter((id) => !rules.includes(`**DOM-C.${id}.1**`))).toEqual([]);
});

test('every text says what a card does or what it is worth', () => {
  const worthSomething = CARDS.filter(({ points }) => points({ size: 10, count: () => 1 }) !== 0);
  const idle = CARDS.filter((card) => card.texts.length === 0 && !worthSomething.includes(card));

  expect(idle.map(({ id }) => id)).toEqual([]);
});

test('the catalogue is in alphabetical order and names each card once', () => {
  const ids = CARDS.map(({ id }) => id);

  expect(ids).toEqual([...new Set(ids)].toSorted());
});

test('few instructions of card texts need words of their own', () => {
  expect(library.bespoke).toBe(15);
});

test('half of all card texts fit into eight lines', () => {
  const lines = linesOfTexts();
  const sorted = [...lines.values()].toSorted((a, b) => a - b);

  expect([...lines.keys()].toSorted()).toEqual(CARDS.map(({ id }) => id));
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(8);
});
