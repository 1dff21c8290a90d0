import { type NocturneProspect, nocturne } from '@nightjar/nocturne';
import { boardWords, nocturneWords } from '@nightjar/words/nocturne';
import { expect, test } from 'vitest';
import { castOf } from './casts.ts';
import { gainOf, gainWords } from './gain.ts';
import { type Props, partOf } from './part.ts';
import { prospectBefore } from './preview.ts';
import { answersTo, questionsMet } from './testing/games.ts';

await nocturneWords.load('en');
const said = (prospect: NocturneProspect): string => gainWords(prospect, boardWords('en'), 'en').join();

/** The prospects of spells on tiles that let their winner draw, met in some games: before the own eyes, or before others. */
function drawn(draws: NocturneProspect['draws'], isVeiled = false): NocturneProspect[] {
  const found: NocturneProspect[] = [];
  for (const { state, seat, question } of questionsMet('gain', 43)) {
    if (question !== 'start' && question !== 'answer') continue;
    const answers = answersTo(state);
    const view = nocturne.view(state, seat);
    const board = { view, eyes: seat, answers, lang: 'en', preview: null, chosen: null, isVeiled };
    const part = partOf(board as unknown as Props);
    const prospects = answers.filter((text) => castOf(text) !== null).map((text) => prospectBefore(part, text));
    found.push(...prospects.filter((each) => each !== null && each.draws === draws).flatMap((each) => each ?? []));
  }
  return found;
}

test('NOC-11.3: a chest is told with what it holds on average', () => {
  const chests = drawn('tiles');
  expect(chests.length).toBeGreaterThan(2);
  for (const chest of chests) {
    expect(gainOf(chest)).toEqual({ n: (chest.adds ?? 0) + Math.round(chest.luck ?? 0), isAbout: true });
    expect(said(chest)).toMatch(/^adds ≈ [+−]?\d+$/);
  }
});

test('before others a chest is told as a draw: its average hangs on concoctions', () => {
  const chests = drawn('tiles', true);
  expect(chests.length).toBeGreaterThan(2);
  for (const chest of chests) expect(chest.luck).toBeNull();
  const costly = chests.filter(({ adds }) => adds !== null && adds <= 0);
  expect(new Set(costly.map(said))).toEqual(new Set(['brings one of three tiles']));
});

test('NOC-11.2: a runestone is told as a concoction, with points where its symbol brings some', () => {
  const stones = drawn('concoctions').map((stone) => ({ adds: stone.adds ?? 0, words: said(stone) }));
  const [bare, rich] = [stones.filter(({ adds }) => adds <= 0), stones.filter(({ adds }) => adds > 0)];
  expect(new Set(bare.map(({ words }) => words))).toEqual(new Set(['brings one of three concoctions']));
  expect(rich.length).toBeGreaterThan(0);
  for (const { adds, words } of rich) expect(words).toBe(`adds +${adds}`);
});
