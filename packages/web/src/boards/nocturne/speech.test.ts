import { nocturne } from '@nightjar/nocturne';
import { LANGS } from '@nightjar/words';
import { expect, test } from 'vitest';
import { nocturneFace } from './face.tsx';
import { answersTo, give, questionsMet } from './testing/games.ts';

const GAP = /[{}[\]]|undefined|\?\?|(^| )\?( |$)/;

await Promise.all(LANGS.map(nocturneFace.load));

test('whole games of every mode are told, asked and answered without a gap in both languages', () => {
  const speeches = LANGS.map((lang) =>
    nocturneFace.speech(lang, { sides: ['Ada', 'Bo', 'Cy', 'Di'], you: 0, edition: nocturne.edition }),
  );
  const asked = new Set<string>();
  for (const { state, seat, question } of questionsMet('told', 2)) {
    if (question === 'over') continue;
    asked.add(question);
    const view = nocturne.view(state, seat);
    const [text = ''] = answersTo(state).slice(-1);
    const refusals = [nocturne.refuse(state, seat, 'cast 7 a1') ?? []].flat();
    const events = give(nocturne.copy(state), text);
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
  expect(asked.size).toBeGreaterThan(12);
});

test('every part of a finished score sheet is put into words', () => {
  for (const lang of LANGS) {
    const speech = nocturneFace.speech(lang, { sides: ['Ada', 'Bo', 'Cy', 'Di'], you: 0, edition: nocturne.edition });
    for (const { state, question } of questionsMet('scored')) {
      if (question !== 'over') continue;
      for (const line of nocturne.explain(state, 'table').flatMap(({ lines }) => lines)) {
        expect(speech.category(line.category)).not.toBe(line.category);
        for (const part of line.parts) expect(speech.part(part)).not.toMatch(GAP);
      }
    }
  }
});
