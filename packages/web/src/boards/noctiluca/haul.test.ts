import { isObject, type JsonObject } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { diveText } from './dive.ts';
import { worthOf } from './guess.ts';
import { type Haul, haulOf, haulsIn, sharedOut, sorted } from './haul.ts';
import { answersTo, firstDive, give, questionsMet, seenBy } from './testing/games.ts';
import { boxIn, byColour, byName, freeOf, type SeenDice, type SeenTable, total } from './view.ts';

const diceOf = (event: JsonObject | undefined): SeenDice =>
  isObject(event?.['dice']) ? (event['dice'] as unknown as SeenDice) : {};

test('NLC-5.6, NLC-6.3: a haul is shown as the rules collect it, and what does not fit as they pass it on', () => {
  let passed = 0;
  for (const { state, seat, question } of questionsMet('hauls', 9)) {
    if (question !== 'shore') continue;
    for (const haul of haulsIn(seenBy(state, seat), seat, null).filter((_, i) => i % 5 === 0)) {
      const dived = noctiluca.copy(state);
      const events = diveText(seenBy(state, seat), haul)
        .split('\n')
        .flatMap((line) => give(dived, line));
      while (noctiluca.pending(dived)?.question === 'place') events.push(...give(dived, answersTo(dived)[0] ?? ''));
      expect(byName(haul.comes)).toEqual(diceOf(events.find(({ type }) => type === 'dived')));
      const rest = diceOf(events.find(({ type }) => type === 'passing' || type === 'stormed'));
      expect(byName(haul.rest)).toEqual(rest);
      passed += total(haul.rest) > 0 ? 1 : 0;
    }
  }
  expect(passed).toBeGreaterThan(20);
});

test('NLC-8.2: a jar a haul is said to fill is full when all its dice are placed on it', () => {
  let filled = 0;
  for (const { state, seat, question } of questionsMet('fills', 2)) {
    if (question !== 'shore') continue;
    const view = seenBy(state, seat);
    for (const haul of haulsIn(view, seat, null)) {
      for (const jar of view.seats[seat]?.jars ?? []) {
        const lacks = freeOf(boxIn(view), { ...(view.seats[seat] as SeenTable['seats'][number]), jars: [jar] });
        expect(haul.fills.includes(jar.jar)).toBe(lacks.every((n, i) => n <= (haul.comes[i] ?? 0)));
      }
      filled += haul.fills.length;
    }
  }
  expect(filled).toBeGreaterThan(10);
});

test('NLC-2.6: each row and number stands in the list once, with every free shore it can be had from', () => {
  const view = firstDive(3);
  const hauls = haulsIn(view, 0, null);
  expect(hauls.length).toBeGreaterThan(40);
  expect(hauls.length).toBeLessThanOrEqual(72);
  expect(hauls.every(({ shores }) => shores.length === 2)).toBe(true);
  const pawned = { ...view, shores: view.shores.map((shore) => ({ ...shore, pawn: shore.name === 'S0' })) };
  expect(haulsIn(pawned, 0, null).some(({ shores }) => shores.includes('S0'))).toBe(false);
  expect(haulsIn(pawned, 0, null)).toHaveLength(hauls.length);
});

test('the list of a shore holds its own rows alone, and that of a path only the one row', () => {
  const view = firstDive(2);
  const shore = haulsIn(view, 0, { shore: 'S4', path: null, number: null });
  expect(new Set(shore.map((haul) => `${haul.shore} ${haul.path}`))).toEqual(new Set(['S4 short', 'S4 long']));
  const long = haulsIn(view, 0, { shore: 'S4', path: 'long', number: null });
  expect(long).toEqual(shore.filter(({ path }) => path === 'long'));
});

test('NLC-7.1, NLC-7.5: who can use the rest is told in the order it arrives, and never the diver', () => {
  const view = firstDive(4);
  const jars = [{ jar: 'jar-gold-09', dice: {} }];
  const seats = view.seats.map((seat, i) => ({ ...seat, jars: i === 0 ? [] : i === 2 ? [] : jars }));
  const spaces = view.spaces.map(({ name }) => ({ name, dice: name === 'O0' ? ['P3'] : [] }));
  const table: SeenTable = { ...view, seats, spaces };
  const dive = { shore: 'S0', path: 'short', number: 3 };
  expect(haulOf(table, 0, dive)?.takers).toEqual([1, 3]);
  expect(haulOf({ ...table, direction: 'counterclockwise' }, 0, dive)?.takers).toEqual([3, 1]);
  expect(haulOf(table, 1, dive)?.takers).toEqual([]);
});

test('hauls are put in the order that is asked for', () => {
  const hauls = haulsIn(firstDive(3), 0, null, true);
  const by = (sort: Parameters<typeof sorted>[1], of: (haul: Haul) => number): number[] => sorted(hauls, sort).map(of);
  expect(by('number', ({ number }) => number)).toEqual(hauls.map(({ number }) => number).toSorted((a, b) => a - b));
  const most = by('most', ({ comes }) => total(comes));
  expect(most).toEqual(most.toSorted((a, b) => b - a));
  const least = by('least', ({ rest }) => total(rest));
  expect(least).toEqual(least.toSorted((a, b) => a - b));
  const worth = by('worth', (haul) => haul.worth);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(sorted(hauls, 'row')).toEqual(hauls);
  expect(sorted(hauls, 'fits')[0]?.fits).toEqual(
    hauls.toSorted((a, b) => total(b.fits) - total(a.fits) || total(a.rest) - total(b.rest))[0]?.fits,
  );
});

test('dice that would come are shared out over the jars as far as they fit', () => {
  const view = firstDive(2);
  const table: SeenTable = {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      jars: [
        { jar: 'jar-gold-09', dice: {} },
        { jar: 'jar-brown-03', dice: { purple: 1 } },
      ],
    })),
  };
  // The brown jar has one purple and two orange spaces left, the gold one three purple and three green ones.
  expect(sharedOut(table, 0, byColour({ purple: 2, green: 4 }))).toEqual([
    [1, 0, 3, 0],
    [1, 0, 0, 0],
  ]);
});

test('the estimate of a haul is the one the bots play by', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('guessed', 3)) {
    if (question !== 'shore') continue;
    const view = seenBy(state, seat);
    const told = haulsIn(view, seat, null, true).flatMap((haul) => {
      const dived = noctiluca.copy(state);
      for (const line of diveText(view, haul).split('\n')) give(dived, line);
      // Only where nothing was placed yet do both look at the same dice.
      if (noctiluca.pending(dived)?.question !== 'place') return [];
      if (JSON.stringify(seenBy(dived, seat).haul) !== JSON.stringify(byName(haul.comes))) return [];
      return [{ shown: haul.worth, played: noctiluca.estimate(dived, seat) }];
    });
    const [first] = told;
    for (const { shown, played } of told.slice(1)) {
      expect(shown - (first?.shown ?? 0)).toBeCloseTo(played - (first?.played ?? 0), 8);
      compared += 1;
    }
    expect(worthOf(view, seat, [0, 0, 0, 0])).toBe(0);
  }
  expect(compared).toBeGreaterThan(20);
});
