import { isObject, type JsonObject } from '@nightjar/kernel';
import { type Haul, hauls, noctiluca } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { linesOf } from '../../kit/seen.ts';
import { diveText } from './dive.ts';
import { haulIn, haulsIn, sorted } from './haul.ts';
import { answersTo, firstDive, give, questionsMet, seenBy } from './testing/games.ts';
import { byColour, total } from './view.ts';

const diceOf = (event: JsonObject | undefined): number[] => byColour(isObject(event?.dice) ? event.dice : {});

test('NLC-5.6, NLC-6.3: a haul is shown as the rules collect it, and what does not fit as they pass it on', () => {
  let passed = 0;
  for (const { state, seat, question } of questionsMet('hauls', 9)) {
    if (question !== 'shore') continue;
    const seen = seenBy(state, seat);
    for (const haul of haulsIn(seen, null).filter((_, i) => i % 5 === 0)) {
      const dived = noctiluca.copy(state);
      const events = linesOf(diveText(seen.table, haul)).flatMap((line) => give(dived, line));
      while (noctiluca.pending(dived)?.question === 'place') events.push(...give(dived, answersTo(dived)[0] ?? ''));
      expect(haul.comes).toEqual(diceOf(events.find(({ type }) => type === 'dived')));
      const rest = diceOf(events.find(({ type }) => type === 'passing' || type === 'stormed'));
      expect(haul.rest).toEqual(rest);
      expect(haulIn(seen, haul)).toEqual(haul);
      passed += total(haul.rest) > 0 ? 1 : 0;
    }
  }
  expect(passed).toBeGreaterThan(20);
});

test('NLC-8.2: a jar a haul is said to fill is full when all its dice are placed on it, and no other is', () => {
  let filled = 0;
  for (const { state, seat, question } of questionsMet('fills', 4)) {
    if (question !== 'shore') continue;
    const seen = seenBy(state, seat);
    for (const haul of haulsIn(seen, null)) {
      for (const [slot, { jar }] of (seen.table.seats[seat]?.jars ?? []).entries()) {
        const dived = noctiluca.copy(state);
        const events = linesOf(diveText(seen.table, haul)).flatMap((line) => give(dived, line));
        while (noctiluca.pending(dived)?.question === 'place') {
          // The first answer puts least on the first jar, the last one most.
          events.push(...give(dived, answersTo(dived).at(slot === 0 ? -1 : 0) ?? ''));
        }
        while (noctiluca.pending(dived)?.question === 'passed') events.push(...give(dived, 'decline'));
        if (noctiluca.pending(dived)?.question === 'deliver') events.push(...give(dived, `deliver ${jar}`));
        const delivered = events.flatMap((event) => (event.type === 'delivered' ? [event.jar] : []));
        expect(delivered.includes(jar)).toBe(haul.fills.includes(jar));
      }
      filled += haul.fills.length;
    }
  }
  expect(filled).toBeGreaterThan(10);
});

test('a view that came over a wire shows the hauls of the table itself, in any player’s turn', () => {
  let compared = 0;
  for (const { state, question } of questionsMet('wired', 29)) {
    if (question === 'firstPlayer' || question === 'keep' || question === 'over') continue;
    for (let seat = 0; seat < state.options.players; seat += 1) {
      const own = hauls(state, seat);
      expect(haulsIn(seenBy(state, seat), null)).toEqual(own);
      compared += own.length;
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test('the list of a shore holds its own rows alone, and that of a path only the one row', () => {
  const seen = firstDive(2);
  const shore = haulsIn(seen, { shore: 'S4', path: null, number: null });
  expect(new Set(shore.map((haul) => `${haul.shore} ${haul.path}`))).toEqual(new Set(['S4 short', 'S4 long']));
  const long = haulsIn(seen, { shore: 'S4', path: 'long', number: null });
  expect(long).toEqual(shore.filter(({ path }) => path === 'long'));
});

test('spectators dive for nothing, and half a dive brings nothing yet', () => {
  const { table } = firstDive(2);
  expect(haulsIn({ table, eyes: 'table' }, null)).toEqual([]);
  expect(haulIn({ table, eyes: 0 }, { shore: 'S4', path: 'long', number: null })).toBeNull();
});

test('hauls are put in the order that is asked for', () => {
  const found = haulsIn(firstDive(3), null);
  const by = (sort: Parameters<typeof sorted>[1], of: (haul: Haul) => number): number[] => sorted(found, sort).map(of);
  expect(by('number', ({ number }) => number)).toEqual(found.map(({ number }) => number).toSorted((a, b) => a - b));
  const most = by('most', ({ comes }) => total(comes));
  expect(most).toEqual(most.toSorted((a, b) => b - a));
  const least = by('least', ({ rest }) => total(rest));
  expect(least).toEqual(least.toSorted((a, b) => a - b));
  const worth = by('worth', (haul) => haul.worth);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(sorted(found, 'row')).toEqual(found);
  const fits = by('fits', ({ fills, fits: all, rest }) => fills.length * 10_000 + total(all) * 100 - total(rest));
  expect(fits).toEqual(fits.toSorted((a, b) => b - a));
});

test('the estimate of a haul is the one the bots play by', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('guessed', 3)) {
    if (question !== 'shore') continue;
    const seen = seenBy(state, seat);
    const told = haulsIn(seen, null).flatMap((haul) => {
      const dived = noctiluca.copy(state);
      for (const line of linesOf(diveText(seen.table, haul))) give(dived, line);
      // Only where nothing was placed yet do both look at the same dice.
      if (noctiluca.pending(dived)?.question !== 'place') return [];
      if (JSON.stringify(byColour(noctiluca.view(dived, seat).haul)) !== JSON.stringify(haul.comes)) return [];
      return [{ shown: haul.worth, played: noctiluca.estimate(dived, seat) }];
    });
    const [first] = told;
    for (const { shown, played } of told.slice(1)) {
      expect(shown - (first?.shown ?? 0)).toBeCloseTo(played - (first?.played ?? 0), 8);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20);
});
