import { noctiluca } from '@nightjar/noctiluca';
import { LANGS } from '@nightjar/words';
import { expect, test } from 'vitest';
import { noctilucaFace } from './face.tsx';
import { answersTo, give, questionsMet } from './testing/games.ts';

const GAP = /[{}[\]]|undefined|\?\?|(^| )\?( |$)/;
const SIDES = ['Ada', 'Bo', 'Cy', 'Di'];

await Promise.all(LANGS.map(noctilucaFace.load));

test('whole games for every number of people are told, asked and answered without a gap in both languages', () => {
  const speeches = LANGS.map((lang) =>
    noctilucaFace.speech(lang, { sides: SIDES, you: 0, edition: noctiluca.edition }),
  );
  const asked = new Set<string>();
  for (const { state, seat, question } of questionsMet('told')) {
    if (question === 'over') continue;
    asked.add(question);
    const view = noctiluca.view(state, seat);
    const [text = ''] = answersTo(state).slice(-1);
    const refusals = [noctiluca.refuse(state, seat, 'dive C') ?? []].flat();
    const events = give(noctiluca.copy(state), text);
    for (const speech of speeches) {
      expect(speech.question(question, view)).not.toMatch(GAP);
      expect(speech.question(question, view)).not.toBe(question);
      expect(speech.answer(text, view)).not.toMatch(GAP);
      expect(speech.answer(text, view)).not.toBe(text);
      expect(speech.entry(text, view).label).not.toMatch(GAP);
      for (const refusal of refusals) expect(speech.refusal(refusal)).not.toMatch(GAP);
      for (const event of events) {
        expect(speech.event(event)).not.toMatch(GAP);
        expect(speech.event(event)).not.toBe(event.type);
      }
    }
  }
  expect(asked.size).toBe(10);
});

test('every part of a finished score sheet is put into words', () => {
  for (const lang of LANGS) {
    const speech = noctilucaFace.speech(lang, { sides: SIDES, you: 0, edition: noctiluca.edition });
    for (const { state, question } of questionsMet('scored')) {
      if (question !== 'over') continue;
      for (const line of noctiluca.explain(state, 'table').flatMap(({ lines }) => lines)) {
        expect(speech.category(line.category)).not.toBe(line.category);
        for (const part of line.parts) expect(speech.part(part)).not.toMatch(GAP);
      }
    }
  }
});

test('NLC-11.8: a player alone has the tempest as another side, and a table of several has none', () => {
  for (const { state, question } of questionsMet('sides')) {
    if (question !== 'over') continue;
    const sides = noctilucaFace.sides(noctiluca.view(state, 0), 'en', state.options.players);
    const { players } = state.options;
    expect(sides.map(({ opponent }) => opponent)).toEqual(
      players === 1 ? [false, true] : Array.from({ length: players }, () => false),
    );
    expect(sides.at(-1)?.name).toBe(players === 1 ? 'The tempest' : undefined);
  }
});
