import { nocturne } from '@nightjar/nocturne';
import { boardWords, nocturneWords } from '@nightjar/words/nocturne';
import { expect, test } from 'vitest';
import { castOf } from './casts.ts';
import { gainOf, gainWords } from './gain.ts';
import { type Part, type Props, partOf } from './part.ts';
import { prospectBefore } from './preview.ts';
import { answersTo, questionsMet } from './testing/games.ts';

await nocturneWords.load('en');

test('NOC-11.1: what draws is never shown as a loss: a chest as its average, a runestone as a concoction', () => {
  const met = { tiles: 0, concoctions: 0, veiled: 0 };
  for (const { state, seat, question } of questionsMet('gain', 43)) {
    if (question !== 'start' && question !== 'answer') continue;
    const view = nocturne.view(state, seat);
    const answers = answersTo(state);
    const partFor = (isVeiled: boolean): Part =>
      partOf({ view, eyes: seat, answers, lang: 'en', preview: null, chosen: null, isVeiled } as unknown as Props);
    for (const text of answers.filter((each) => castOf(each) !== null)) {
      const prospect = prospectBefore(partFor(false), text);
      if (prospect === null || prospect.draws === null) continue;
      met[prospect.draws] += 1;
      const gain = gainOf(prospect);
      const said = gainWords(prospect, boardWords('en'), 'en').join();
      if (prospect.draws === 'tiles') {
        expect(gain).toEqual({ n: (prospect.adds ?? 0) + Math.round(prospect.luck ?? 0), isAbout: true });
        expect(said).toMatch(/^adds ≈ [+−]?\d+$/);
        // Before others nothing is counted that hangs on a concoction.
        const veiled = prospectBefore(partFor(true), text);
        expect(veiled?.luck).toBeNull();
        if (veiled !== null && gainOf(veiled) === null) met.veiled += 1;
      } else if (gain === null) expect(said).toBe('brings one of three concoctions');
      else expect(gain.n).toBeGreaterThan(0);
    }
  }
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(2);
});
