import { nocturne, type State, sheets } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { castOf } from './casts.ts';
import { holdingsIn, occasionIn } from './holdings.ts';
import { previewOf } from './preview.ts';
import { moonlightIn } from './progress.ts';
import { answersTo, give, questionsMet } from './testing/games.ts';
import { typeOf } from './tile.tsx';
import { boxIn, isFamily, type SeenTable, seenTable } from './view.ts';

const view = (state: Parameters<typeof nocturne.view>[0], eyes: number | 'table'): SeenTable =>
  seenTable(JSON.parse(JSON.stringify(nocturne.view(state, eyes))) as never);

/** Tiles that ask or copy bring more than themselves. */
const isPlain = (table: SeenTable, tile: string | null): boolean =>
  tile !== null && !['chest', 'runestone', 'mirror'].includes(typeOf(boxIn(table), tile));

test('a view alone scores everybody as the rules do, for every pair of eyes', () => {
  let compared = 0;
  for (const { state, seat } of questionsMet('sheets', 5)) {
    for (const eyes of [seat, 'table'] as const) {
      const table = view(state, eyes);
      expect(sheets(boxIn(table), occasionIn(table), holdingsIn(table))).toEqual(nocturne.explain(state, eyes));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(800);
});

test('NOC-7.2, NOC-7.3, NOC-7.4: a preview says of a spell that it wins at once exactly when it does', () => {
  const reasons = new Set<string>();
  for (const { state, seat, question } of questionsMet('at once', 5)) {
    if (question !== 'start' && question !== 'answer') continue;
    const table = view(state, seat);
    if (table.solo !== null) continue;
    for (const text of answersTo(state).filter((answer) => castOf(answer) !== null)) {
      const { atOnce, rivals } = previewOf(table, seat, text);
      const won = give(nocturne.copy(state), text).find(({ type }) => type === 'won');
      expect(won?.['reason'] ?? null).toBe(atOnce);
      expect(rivals.length > 0).toBe(atOnce === null);
      if (atOnce !== null) reasons.add(atOnce);
    }
  }
  expect([...reasons].toSorted()).toEqual(['alone', 'enclosed', 'star', 'unbeatable']);
});

test('what a preview adds is what the score sheet shows after the tile is won', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('adds', 2)) {
    // Nobody's other token may move meanwhile, or the sheet changes for other reasons too.
    if (question !== 'start') continue;
    const table = view(state, seat);
    const before = nocturne.explain(state, seat)[seat]?.total ?? 0;
    for (const text of answersTo(state)) {
      const preview = previewOf(table, seat, text);
      if (preview.atOnce === null || !isPlain(table, preview.tile)) continue;
      const after = nocturne.copy(state);
      const events = give(after, text);
      if (events.some(({ type }) => type === 'roundEnded' || type === 'ended')) continue;
      expect(nocturne.explain(after, seat)[seat]?.total).toBe(before + (preview.adds ?? 0));
      expect(preview.changes.reduce((sum, { points }) => sum + points, 0)).toBe(preview.adds);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('NOC-12.4: a preview names the Twilight goals a win would reach', () => {
  let reached = 0;
  for (const { state, seat, question } of questionsMet('goals', 2)) {
    if (question !== 'start' && question !== 'answer') continue;
    const table = view(state, seat);
    if (table.round !== 'twilight' || isFamily(table)) continue;
    for (const text of answersTo(state).filter((answer) => castOf(answer) !== null)) {
      const preview = previewOf(table, seat, text);
      if (preview.atOnce === null || !isPlain(table, preview.tile)) continue;
      const events = give(nocturne.copy(state), text);
      const end = events.findIndex(({ type }) => type === 'roundEnded');
      const goals = events
        .slice(0, end < 0 ? events.length : end)
        .filter(({ type, side }) => type === 'goal' && side === seat);
      expect(new Set(goals.map(({ goal }) => goal))).toEqual(new Set(preview.goals));
      reached += goals.length;
    }
  }
  expect(reached).toBeGreaterThan(20);
});

test('NOC-8.7: a preview says where a dedicated token goes and whose token it pushes off', () => {
  let pushed = 0;
  for (const { state, seat, question } of questionsMet('places')) {
    if (question !== 'dedicate') continue;
    const text = answersTo(state).find((answer) => answer.startsWith('dedicate')) ?? '';
    const { place } = previewOf(view(state, seat), seat, text);
    const events = give(nocturne.copy(state), text);
    expect(events[0]?.['place']).toBe((place?.place ?? -1) + 1);
    const off = events[1]?.['type'] === 'returned' && events[1]['pushed'] === true ? events[1] : null;
    expect(place?.pushed ?? null).toEqual(off === null ? null : { side: off['side'], token: off['token'] });
    if (off !== null) pushed += 1;
  }
  expect(pushed).toBeGreaterThan(0);
});

test('NOC-9.10: a tile that a preview calls isolated is won at once by the start that follows', () => {
  let corners = 0;
  for (const { state, seat, question } of questionsMet('corners', 2)) {
    if (question !== 'start' && question !== 'answer') continue;
    const table = view(state, seat);
    for (const text of answersTo(state).filter((answer) => castOf(answer) !== null)) {
      const { corner, atOnce, tile } = previewOf(table, seat, text);
      if (atOnce === null || corner === null || !isPlain(table, tile)) continue;
      expect(corner.side).toBe(seat);
      const after = nocturne.copy(state);
      give(after, text);
      const next = nocturne.pending(after);
      if (next?.question !== 'start' || next.seat !== seat) continue;
      const start = answersTo(after).find(
        (answer) => castOf(answer)?.space === corner.space && !answer.includes('star'),
      );
      if (start === undefined) continue;
      expect(previewOf(view(after, seat), seat, start).atOnce).toBe('enclosed');
      corners += 1;
    }
  }
  expect(corners).toBeGreaterThan(3);
});

/** Whether the seat asked now has an answer after which, if nobody answers that, its start on some tile is a corner cast. */
function opensCorner(state: State, seat: number): boolean {
  return answersTo(state).some((text) => {
    const after = nocturne.copy(state);
    give(after, text);
    while (![undefined, 'start'].includes(nocturne.pending(after)?.question))
      give(after, answersTo(after)[0] as string);
    return answersTo(after).some((start) =>
      give(nocturne.copy(after), start).some(
        ({ type, side, corner }) => type === 'won' && side === seat && corner === true,
      ),
    );
  });
}

test('NOC-9.10: a preview warns of a corner that an answer would open, exactly where one would', () => {
  const met = { warned: 0, silent: 0 };
  for (const { state, seat, question } of questionsMet('warnings', 2)) {
    if (question !== 'start') continue;
    const table = view(state, seat);
    if (table.sides.length !== 2 || table.solo !== null) continue;
    for (const text of answersTo(state).filter((answer) => castOf(answer) !== null)) {
      const { corner, atOnce } = previewOf(table, seat, text);
      if (atOnce !== null || corner?.side === seat) continue;
      const after = nocturne.copy(state);
      give(after, text);
      const isOpen = opensCorner(after, 1 - seat);
      met[isOpen ? 'warned' : 'silent'] += 1;
      expect(corner?.side ?? null).toBe(isOpen ? 1 - seat : null);
    }
  }
  expect(met.warned).toBeGreaterThan(100);
  expect(met.silent).toBeGreaterThan(100);
});

test('passing shows who would win what', () => {
  for (const { state, seat, question } of questionsMet('passing', 5)) {
    const table = view(state, seat);
    const top = question === 'answer' ? table.spaces.find(({ name }) => name === table.highest) : undefined;
    const { leaves, adds } = previewOf(table, seat, 'pass');
    expect(adds).toBeNull();
    expect(leaves).toEqual(top === undefined ? null : { side: top.token?.side, tile: top.tile });
    expect(leaves?.side).not.toBe(seat);
  }
});

test('things kept, taken and copied add what the score sheet shows afterwards', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('kept')) {
    if (!['chest', 'runestone', 'sprite', 'mirror'].includes(question)) continue;
    const table = view(state, seat);
    const before = nocturne.explain(state, seat)[seat]?.total ?? 0;
    for (const text of answersTo(state)) {
      const preview = previewOf(table, seat, text);
      if (question !== 'runestone' && question !== 'mirror' && !isPlain(table, preview.tile)) continue;
      const after = nocturne.copy(state);
      const events = give(after, text);
      // A goal, another tile taken or the end of the round change the sheet as well.
      if (nocturne.pending(after)?.question === 'hoard' || events.length > 1) continue;
      expect(nocturne.explain(after, seat)[seat]?.total).toBe(before + (preview.adds ?? 0));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('an answer that is none has no preview', () => {
  const [met] = questionsMet('none');
  if (met === undefined) throw new Error('no question');
  for (const text of ['dance', 'keep start-SF', 'keep none', 'copy', 'swap z9']) {
    expect(previewOf(view(met.state, met.seat), met.seat, text).tile).toBeNull();
  }
  expect(previewOf(view(met.state, met.seat), met.seat, 'cast 4 z9').adds).toBeNull();
});

test('NOC-16.1: progress in Moonlight goals is what the score sheet counts', () => {
  for (const { state } of questionsMet('progress', 5)) {
    const table = view(state, 'table');
    if (table.round !== 'moonlight') continue;
    const counted = nocturne
      .explain(state, 'table')
      .map(({ lines }) =>
        lines.find(({ category }) => category === 'moonlight')?.parts.map((part) => part.with['count']),
      );
    const shown = moonlightIn(table);
    for (const [seat, counts] of counted.entries()) {
      expect(shown.map(({ counts: all }) => all[seat])).toEqual(counts ?? []);
    }
  }
});
