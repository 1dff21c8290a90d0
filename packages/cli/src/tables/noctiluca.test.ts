import { type Action, type Json, pick, rngFrom } from '@nightjar/kernel';
import { defaultBox, noctiluca } from '@nightjar/noctiluca';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { noctilucaWords } from '../words/noctiluca.ts';
import type { Lang } from '../words/words.ts';
import { noctilucaTable } from './noctiluca.ts';

await Promise.all([noctilucaWords.load('en'), noctilucaWords.load('de')]);

const draw = (view: Json, answers: readonly string[] = [], coloured = false, lang: Lang = 'en'): string => {
  const speech = noctilucaWords.in(lang, { sides: ['Ada', 'Bo', 'Cy', 'Di'], you: null, edition: defaultBox.hash });
  return noctilucaTable({ view, answers, speech, colours: picocolors.createColors(coloured) }).join('\n');
};

function begun(players: number) {
  const options = noctiluca.options({ players, firstPlayer: 'chosen' });
  if (!options.ok) throw new Error('options');
  const state = noctiluca.setup(options.value, 'drawn');
  if (players > 1) noctiluca.apply(state, 0);
  return state;
}
const texts = (state: ReturnType<typeof begun>): string[] =>
  noctiluca.legal(state).map((action) => noctiluca.write(state, action));

test('free shores are marked by a dot, the chosen one by a star and taken ones by a cross', () => {
  const state = begun(2);
  for (let seat = 0; seat < 2; seat += 1) noctiluca.apply(state, noctiluca.legal(state)[0] as Action);
  const first = draw(noctiluca.view(state, 0), texts(state));
  expect(first.match(/^· S\d+ /gm)).toHaveLength(12);
  expect(first).toContain('· S0  short O0–O11–O10   long O1–I1–I2–O5');
  expect(first).toContain('› Ada');
  noctiluca.apply(state, noctiluca.read(state, 'dive S0') as Action);
  expect(draw(noctiluca.view(state, 0), texts(state)).match(/^\* S0 /gm)).toHaveLength(1);
  for (const text of ['path short', 'number 1']) noctiluca.apply(state, noctiluca.read(state, text) as Action);
  expect(draw(noctiluca.view(state, 1)).match(/^× S0 .*\(pawn\)$/gm)).toHaveLength(1);
});

test('jars say what they lack, piles what lies on top, and only the own favourite is shown', () => {
  const state = begun(3);
  const own = draw(noctiluca.view(state, 0));
  expect(own.match(/dealt: /g)).toHaveLength(1);
  expect(draw(noctiluca.view(state, 'table'))).not.toContain('favourite');
  for (let seat = 0; seat < 3; seat += 1) noctiluca.apply(state, noctiluca.legal(state)[0] as Action);
  const drawn = draw(noctiluca.view(state, 0));
  expect(drawn.match(/\(lacks [PBGO×\d ]+\)/g)).toHaveLength(6);
  expect(drawn.match(/^ {2}[1-4]: \w+ jar \d+ [PBGO]+/gm)).toHaveLength(4);
  expect(drawn.match(/ favourite, pawns: 4/g)).toHaveLength(1);
  expect(drawn).toContain('Tokens left: gold 2 (10) · brown 2 (10) · red 2 (10)');
  const german = draw(noctiluca.view(state, 0), [], false, 'de');
  expect(german).toContain('Marker übrig: Gold 2 (10) · Braun 2 (10) · Rot 2 (10)');
});

test('colours never speak alone, and nothing is left unsaid in either language', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = begun(players);
    const rng = rngFrom('colours');
    const views: Json[] = [];
    for (let i = 0; noctiluca.pending(state) !== null; i += 1) {
      if (i % 9 === 0) views.push(noctiluca.view(state, 0));
      noctiluca.apply(state, pick(noctiluca.legal(state), rng));
    }
    for (const view of [...views, noctiluca.view(state, 0)]) {
      // oxlint-disable-next-line no-control-regex
      expect(draw(view, [], true).replace(/\u001B\[\d+m/g, '')).toBe(draw(view));
      for (const lang of ['en', 'de'] as const) expect(draw(view, [], false, lang)).not.toMatch(/undefined|\?|NaN/);
    }
  }
});

test('alone the deck, the arrow and the tempest are drawn', () => {
  const state = begun(1);
  noctiluca.apply(state, noctiluca.legal(state)[0] as Action);
  expect(draw(noctiluca.view(state, 0))).toContain('Deck: 28, arrow: Purple section');
  expect(draw(noctiluca.view(state, 0))).toContain('Tempest: none');
});
