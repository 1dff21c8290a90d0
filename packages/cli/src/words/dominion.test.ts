import { defaultBox, dominion } from '@nightjar/dominion';
import { type Action, below, type GameEvent, type JsonObject, rngFrom } from '@nightjar/kernel';
import { term } from '@nightjar/words/dominion';
import { beforeAll, expect, test } from 'vitest';
import { optionsOf } from '../commands/golden.ts';
import type { Golden } from '../golden.ts';
import { dominionGoldens } from '../tables/dominion/goldens.ts';
import { lively } from '../tables/dominion/lively.ts';
import { dominionWords } from './dominion.ts';
import type { Lang, Speech } from './words.ts';

await Promise.all([dominionWords.load('en'), dominionWords.load('de')]);
const about = { sides: ['Ada', 'Bo', 'Cy', 'Di'], you: null, edition: defaultBox.hash };
const english = dominionWords.in('en', about);
const german = dominionWords.in('de', about);

/** Everything said of random games in one language. */
const said = new Map([english, german].map((speech) => [speech, new Set<string>()] as const));
const heard = (speech: Speech): Set<string> => said.get(speech) ?? new Set();
const asked = new Set<string>();
const told = new Set<string>();

function tell(speech: Speech, events: readonly JsonObject[]): void {
  for (const event of events) heard(speech).add(speech.event(event));
  for (const { text } of speech.log?.(events) ?? []) heard(speech).add(text);
}

function listen(golden: Golden, seed: string): void {
  const state = dominion.setup(optionsOf(dominion, golden) as never, seed);
  const rng = rngFrom(seed);
  for (;;) {
    const decision = dominion.pending(state);
    if (decision === null) break;
    const view = dominion.view(state, decision.seat);
    asked.add(decision.question);
    const legal = dominion.legal(state);
    const texts = legal.map((action) => dominion.write(state, action));
    for (const speech of [english, german]) {
      heard(speech).add(speech.question(decision.question, view));
      for (const text of texts) {
        heard(speech).add(speech.answer(text, view));
        heard(speech).add(speech.entry(text, view).label);
      }
    }
    // The liveliest of three answers: games in which cards are played and bought.
    const drawn = [0, 0, 0].map(() => below(rng, legal.length));
    const livelier = drawn.toSorted((a, b) => lively(texts[b] as string) - lively(texts[a] as string))[0] as number;
    const events: GameEvent[] = [];
    dominion.apply(state, legal[livelier] as Action, (event) => events.push(event));
    for (const { type } of events) told.add(type);
    for (const eyes of ['table', decision.seat] as const) {
      const seen: JsonObject[] = [];
      for (const event of events) {
        const perceived = dominion.viewEvent(event as never, eyes);
        if (perceived !== null) seen.push(perceived as JsonObject);
      }
      tell(english, seen);
      tell(german, seen);
    }
  }
  for (const sheet of dominion.explain(state, 'table'))
    for (const { category, parts } of sheet.lines)
      for (const speech of [english, german])
        for (const part of parts) heard(speech).add(`${speech.category(category)}: ${speech.part(part)}`);
}

beforeAll(() => {
  const kingdoms = dominionGoldens;
  for (const golden of kingdoms) listen(golden, `words ${golden.name}`);
});

test('random games ask and tell most of what there is', () => {
  expect(asked.size).toBeGreaterThan(30);
  expect(told.size).toBeGreaterThan(25);
});

test('nothing that is said lacks a word or shows an id', () => {
  const ids = defaultBox.ids.filter((id) => id.includes('-')).join('|');
  for (const speech of [english, german]) {
    expect(heard(speech).size).toBeGreaterThan(1000);
    const wrong = [...heard(speech)].filter((text) =>
      new RegExp(`undefined|NaN|[{}[\\]]|\\s\\?|^\\?|^$|\\b(?:${ids})\\b`).test(text),
    );
    expect(wrong).toEqual([]);
  }
});

test('no English name or word is left in German', () => {
  const names = (lang: Lang): string[] => defaultBox.ids.map((id) => term('cards', id, lang));
  const own = new Set(names('de').flatMap((name) => name.split(/[^\p{L}]+/u)));
  const foreign = names('en').filter((name) => !name.split(/[^\p{L}]+/u).some((word) => own.has(word)));
  expect(foreign.length).toBeGreaterThan(95);
  const foreignWords = [
    ...foreign,
    'you',
    'the',
    'plays',
    'draws',
    'cards?',
    'discards?',
    'gains?',
    'Boon',
    'Coins?',
    'Buys?',
  ];
  const pattern = new RegExp(`(?<![\\p{L}])(?:${foreignWords.join('|')})(?![\\p{L}])`, 'u');
  expect([...heard(german)].filter((text) => pattern.test(text))).toEqual([]);
});
