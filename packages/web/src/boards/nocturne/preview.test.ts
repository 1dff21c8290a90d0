import type { JsonObject } from '@nightjar/kernel';
import { nocturne, readAnswer, type State, type View } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { castOf } from './casts.ts';
import { atOnce, placeOf, prospectOf } from './preview.ts';
import { goalsIn } from './progress.ts';
import { answersTo, give, questionsMet } from './testing/games.ts';
import { typeOf } from './tile.tsx';
import { boxIn, isFamily } from './view.ts';

/** A view as it comes over the wire. */
const view = (state: State, eyes: number | 'table'): View =>
  JSON.parse(JSON.stringify(nocturne.view(state, eyes))) as View;

/** Tiles that ask or copy bring more than themselves. */
const isPlain = (table: View, tile: string | null | undefined): boolean =>
  typeof tile === 'string' && !['chest', 'runestone', 'mirror'].includes(typeOf(boxIn(table), tile));

const castsOf = (state: State): string[] => answersTo(state).filter((answer) => castOf(answer) !== null);

test('a view that came over the wire previews every answer as the table itself would', () => {
  const kinds = new Set<string>();
  for (const { state, seat, question } of questionsMet('wire', 7)) {
    if (question === 'over') continue;
    const here = nocturne.view(state, seat);
    const there = view(state, seat);
    for (const text of answersTo(state)) {
      const told = prospectOf(there, seat, text);
      expect(told).toEqual(nocturne.prospect?.(state, text));
      expect(told).toEqual(prospectOf(here, seat, text));
      kinds.add(readAnswer(text)?.kind ?? '');
    }
    const [first = ''] = answersTo(state).slice(-1);
    expect(atOnce(there, seat, first)).toBe(atOnce(here, seat, first));
    expect(placeOf(there, seat, first)).toEqual(placeOf(here, seat, first));
    const sheets = nocturne.explain(state, seat);
    expect(goalsIn(there, seat, sheets)).toEqual(goalsIn(here, seat, sheets));
  }
  expect(kinds.size).toBeGreaterThan(13);
});

test('NOC-7.2, NOC-7.3, NOC-7.4: a preview says of a spell that it wins at once exactly when it does', () => {
  const reasons = new Set<string>();
  for (const { state, seat, question } of questionsMet('at once', 29)) {
    if (question !== 'start' && question !== 'answer') continue;
    const table = view(state, seat);
    for (const text of castsOf(state)) {
      const events = give(nocturne.copy(state), text);
      const won = events[events.findIndex(({ type }) => type === 'cast') + 1];
      const reason = won?.type === 'won' ? won.reason : null;
      expect(atOnce(table, seat, text)).toBe(reason);
      expect(prospectOf(table, seat, text)?.rivals?.length === 0).toBe(reason !== null);
      if (reason !== null) reasons.add(reason);
    }
  }
  expect([...reasons].toSorted()).toEqual(['alone', 'enclosed', 'star', 'unbeatable']);
});

test('what a preview adds and costs is what the score sheet shows after the tile is won', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('adds', 2)) {
    // Nobody's other token may move meanwhile, or the sheet changes for other reasons too.
    if (question !== 'start') continue;
    const table = view(state, seat);
    const before = nocturne.explain(state, seat)[seat]?.total ?? 0;
    for (const text of castsOf(state)) {
      const told = prospectOf(table, seat, text);
      if (told?.rivals?.length !== 0 || !isPlain(table, told.tile)) continue;
      const after = nocturne.copy(state);
      const events = give(after, text);
      if (events.some(({ type }) => type === 'roundEnded' || type === 'ended')) continue;
      expect(nocturne.explain(after, seat)[seat]?.total).toBe(before + (told.adds ?? 0) + told.costs);
      expect(told.changes.reduce((sum, { points }) => sum + points, 0)).toBe(told.adds);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('what a preview of an answer adds and costs is what the score sheet shows when everybody else passes', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('if won', 3)) {
    if (question !== 'answer') continue;
    const table = view(state, seat);
    const before = nocturne.explain(state, seat)[seat]?.total ?? 0;
    for (const text of castsOf(state)) {
      const told = prospectOf(table, seat, text);
      if (table.solo !== null || !isPlain(table, told?.tile)) continue;
      const after = nocturne.copy(state);
      const events = give(after, text);
      while (nocturne.pending(after)?.question === 'answer') events.push(...give(after, 'pass'));
      // Tokens of others on the Sprite Board and the end of the round change the sheet as well.
      if (events.some(({ type }) => type === 'dedicated' || type === 'returned' || type === 'roundEnded')) continue;
      expect(events).toContainEqual(expect.objectContaining({ type: 'won', side: seat, tile: told?.tile }));
      expect(nocturne.explain(after, seat)[seat]?.total).toBe(before + (told?.adds ?? 0) + (told?.costs ?? 0));
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
    for (const text of castsOf(state)) {
      const told = prospectOf(table, seat, text);
      if (told?.rivals?.length !== 0 || !isPlain(table, told.tile)) continue;
      const events = give(nocturne.copy(state), text);
      const end = events.findIndex(({ type }) => type === 'roundEnded');
      const goals = events
        .slice(0, end < 0 ? events.length : end)
        .flatMap((event) => (event.type === 'goal' && event.side === seat ? [event.goal] : []));
      expect(new Set(goals)).toEqual(new Set(told.goals));
      reached += goals.length;
    }
  }
  expect(reached).toBeGreaterThan(20);
});

/** Whose token the dedication that comes first pushed off. */
const pushedIn = (events: readonly JsonObject[]): JsonObject | null => {
  const next = events[events.findIndex(({ type }) => type === 'dedicated') + 1];
  return next?.['type'] === 'returned' && next['pushed'] === true
    ? { side: next['side'] ?? null, token: next['token'] ?? null }
    : null;
};

test('NOC-8.7: a preview says where a dedicated token goes and whose token it pushes off', () => {
  let pushed = 0;
  for (const { state, seat, question } of questionsMet('places')) {
    if (question !== 'dedicate' && question !== 'offer' && question !== 'gift') continue;
    for (const text of answersTo(state)) {
      const place = placeOf(view(state, seat), seat, text);
      const events = give(nocturne.copy(state), text);
      const laid = events.find((event) => event.type === 'dedicated');
      const isGiven = !['takeBack', undefined].includes(readAnswer(text)?.kind) && laid?.side === seat;
      expect(place?.place ?? null).toBe(isGiven ? laid?.place : null);
      if (!isGiven) continue;
      expect(place?.pushed ?? null).toEqual(pushedIn(events));
      if (pushedIn(events) !== null) pushed += 1;
    }
  }
  expect(pushed).toBeGreaterThan(0);
});

test('NOC-9.10: a tile that a preview calls isolated is won at once by the start that follows', () => {
  let corners = 0;
  for (const { state, seat, question } of questionsMet('corners', 2)) {
    if (question !== 'start' && question !== 'answer') continue;
    const table = view(state, seat);
    for (const text of castsOf(state)) {
      const told = prospectOf(table, seat, text);
      if (told?.rivals?.length !== 0 || told.corner === null || !isPlain(table, told.tile)) continue;
      const { corner } = told;
      expect(corner.side).toBe(seat);
      const after = nocturne.copy(state);
      give(after, text);
      const next = nocturne.pending(after);
      if (next?.question !== 'start' || next.seat !== seat) continue;
      const start = castsOf(after).find(
        (answer) => castOf(answer)?.space === corner.space && castOf(answer)?.token !== 'star',
      );
      if (start === undefined) continue;
      expect(atOnce(view(after, seat), seat, start)).toBe('enclosed');
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
      give(nocturne.copy(after), start).some((event) => event.type === 'won' && event.side === seat && event.corner),
    );
  });
}

test('NOC-9.10: a preview warns of a corner that an answer would open, exactly where one would', () => {
  const met = { warned: 0, silent: 0 };
  for (const { state, seat, question } of questionsMet('warnings', 2)) {
    if (question !== 'start') continue;
    const table = view(state, seat);
    if (table.sides.length !== 2 || table.solo !== null) continue;
    for (const text of castsOf(state)) {
      const told = prospectOf(table, seat, text);
      if (told?.rivals?.length === 0 || told?.corner?.side === seat) continue;
      const after = nocturne.copy(state);
      give(after, text);
      const isOpen = opensCorner(after, 1 - seat);
      met[isOpen ? 'warned' : 'silent'] += 1;
      expect(told?.corner?.side ?? null).toBe(isOpen ? 1 - seat : null);
    }
  }
  expect(met.warned).toBeGreaterThan(100);
  expect(met.silent).toBeGreaterThan(100);
});

test('passing shows who would win what', () => {
  for (const { state, seat, question } of questionsMet('passing', 5)) {
    if (question !== 'start' && question !== 'answer') continue;
    const table = view(state, seat);
    const top = question === 'answer' ? table.spaces.find(({ name }) => name === table.highest) : undefined;
    const told = prospectOf(table, seat, 'pass');
    expect(told?.adds).toBeNull();
    expect(told?.leaves).toEqual(top === undefined ? null : { side: top.token?.side, tile: top.tile });
    expect(told?.leaves?.side).not.toBe(seat);
  }
});

test('things kept, taken and copied add what the score sheet shows afterwards', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('kept')) {
    if (!['chest', 'runestone', 'sprite', 'mirror'].includes(question)) continue;
    const table = view(state, seat);
    const before = nocturne.explain(state, seat)[seat]?.total ?? 0;
    for (const text of answersTo(state)) {
      const told = prospectOf(table, seat, text);
      if (question !== 'runestone' && question !== 'mirror' && !isPlain(table, told?.tile)) continue;
      const after = nocturne.copy(state);
      const events = give(after, text);
      // A goal, another tile taken or the end of the round change the sheet as well.
      if (nocturne.pending(after)?.question === 'hoard' || events.length > 1) continue;
      expect(nocturne.explain(after, seat)[seat]?.total).toBe(before + (told?.adds ?? 0) + (told?.costs ?? 0));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('an answer that is none has no preview', () => {
  const [met] = questionsMet('none');
  if (met === undefined) throw new Error('no question');
  const table = view(met.state, met.seat);
  for (const text of ['dance', 'keep start-SF', 'keep none', 'copy', 'swap z9', 'cast 4 z9']) {
    expect(prospectOf(table, met.seat, text)).toBeNull();
    expect(placeOf(table, met.seat, text)).toBeNull();
    expect(atOnce(table, met.seat, text)).toBeNull();
  }
});

test('NOC-16.1: progress in Moonlight goals is what the score sheet counts, for everybody', () => {
  let compared = 0;
  for (const { state } of questionsMet('progress', 5)) {
    const table = view(state, 'table');
    if (table.round !== 'moonlight' || isFamily(table)) continue;
    const sheets = nocturne.explain(state, 'table');
    const goals = goalsIn(table, 'table', sheets);
    expect(goals.map(({ id }) => id)).toEqual(table.moonlight);
    for (const [seat, { lines }] of sheets.entries()) {
      const points = lines.find(({ category }) => category === 'moonlight')?.points;
      expect(goals.reduce((sum, goal) => sum + goal.points * (goal.counts[seat] ?? 0), 0)).toBe(points);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});
