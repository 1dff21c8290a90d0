import {
  type Action,
  below,
  canonical,
  type Eyes,
  faultText,
  isObject,
  type Json,
  type JsonObject,
  pick,
  type Rng,
  rngFrom,
} from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit } from './box.ts';
import { noctiluca } from './game.ts';
import type { State } from './state.ts';
import { give, newGame, type Position, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';
import type { SeatView } from './view.ts';

/** A state imagined from what these eyes see of the true one. */
function imagined(state: State, eyes: Eyes, seed = 'imagined'): State {
  const found = noctiluca.imagine(noctiluca.view(state, eyes), eyes, rngFrom(seed));
  if (!found.ok) throw new Error(faultText(found.fault));
  return found.value;
}

/** What is wrong with a view in which some fields are others. */
function fault(state: State, change: JsonObject, eyes: Eyes = 'table'): string | null {
  const found = noctiluca.imagine({ ...noctiluca.view(state, eyes), ...change }, eyes, rngFrom('fault'));
  return found.ok ? null : faultText(found.fault);
}

const eyesOf = (state: State): readonly Eyes[] => [...state.pawns.map((_, seat) => seat), 'table'];

test('Where nothing comes to light, an imagined game goes on as the true one does', () => {
  let compared = 0;
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players, firstPlayer: 'chosen' }, 'on');
    walk(state, 'on', () => {
      if (noctiluca.pending(state)?.question === 'keep') return;
      const other = imagined(state, 'table');
      for (const action of noctiluca.legal(state)) {
        const [next, twin] = [noctiluca.copy(state), noctiluca.copy(other)];
        if (!noctiluca.legal(twin).includes(action)) continue;
        noctiluca.apply(next, action);
        if (noctiluca.reveals(next) !== noctiluca.reveals(state)) continue;
        noctiluca.apply(twin, action);
        expect(noctiluca.view(twin, 'table')).toEqual(noctiluca.view(next, 'table'));
        compared += 1;
      }
    });
  }
  expect(compared).toBeGreaterThan(500);
});

test('What eyes cannot see is dealt at random, and what they see stays', () => {
  const state = newGame({ players: 3 }, 'random');
  const deals = Array.from({ length: 80 }, (_, i) => imagined(state, 1, `deal ${i}`));
  const different = (part: (one: State) => unknown): number =>
    new Set(deals.map((one) => canonical(part(one) as Json))).size;
  expect(different(({ favourites }) => favourites[0])).toBe(3);
  expect(different(({ favourites }) => favourites[1])).toBe(1);
  expect(different(({ dealt }) => dealt[0])).toBeGreaterThan(70);
  expect(different(({ dealt }) => dealt[1])).toBe(1);
  expect(different(({ rng }) => rng.key)).toBe(80);
});

test('NLC-14.9: a spectator of a solo game imagines as many known cards under the deck as there are', () => {
  const told: Position = { options: { players: 1 }, pool: { O0: 'P1' }, jars: ['gold-02/PBB'] };
  const state = position(told);
  for (const text of ['dive S0', 'path short', 'number 1']) give(state, text);
  give(state, noctiluca.write(state, noctiluca.legal(state)[0] as Action));
  expect([state.under, imagined(state, 'table').under, imagined(state, 0).under]).toEqual([1, 1, 1]);
  expect(imagined(state, 0).deck[0]).toBe(state.deck[0]);
});

test('A view of a house edition is imagined with it, and of an unknown one not at all', () => {
  const box = admit({ over: 'default', pointTokens: { topToBottom: [1, 1, 1, 1, 1, 1, 1, 1, 1, 9] } });
  if (!box.ok) throw new Error(box.fault.what);
  const state = newGame({ players: 2, edition: box.value.hash }, 'house');
  walk(state, 'house', () => expect(imagined(state, 0).box).toBe(box.value));
  expect(fault(state, { options: { players: 2, edition: 'none' } })).toBe(
    'options.edition: no such edition is known here',
  );
});

test('A view is refused at the place where it is no view', () => {
  const state = newGame({ players: 2 }, 'places');
  walk(state, 'places', () => {
    if (noctiluca.pending(state)?.question !== 'shore') return;
    const { seats, spaces, piles, stacks, underway } = noctiluca.view(state, 'table');
    const [seat, other] = seats;
    expect(fault(state, {})).toBeNull();
    expect(fault(state, { game: 'nocturne' })).toMatch(/^game: must be "noctiluca"/);
    expect(fault(state, { seats: [seat as SeatView] })).toBe('seats: must have at least 2 entries');
    expect(fault(state, { seats: [{ ...(seat as SeatView), pawns: 9 }, other as SeatView] })).toMatch(/ of 12 pawns$/);
    expect(fault(state, { spaces: [...spaces.slice(1), { name: 'I0', dice: ['P7'] }] })).toMatch(
      /^spaces\[17\]\.dice\[0\]: "P7" is unknown/,
    );
    expect(fault(state, { spaces: spaces.toReversed() })).toBe('spaces: does not fit the rest of the view');
    expect(fault(state, { piles: piles.map((pile) => ({ ...pile, count: 20 })) })).toBe(
      'piles: does not fit the rest of the view',
    );
    expect(fault(state, { stacks: stacks.map((stack) => ({ ...stack, values: [] })) })).toMatch(
      /^token \d of colour 0 is held 0 times$/,
    );
    expect(fault(state, { question: 'path' })).toBe('question: does not fit the shore chosen');
    expect(fault(state, { question: 'jar', asked: 7 })).toMatch(/^asked: /);
    expect(fault(state, { direction: 'sideways' })).toBe('direction: does not fit the rest of the view');
    expect(fault(state, { underway: { ...underway, idle: 1 } })).toBe('underway: does not fit the rest of the view');
  });
});

test('More dice than any box has are refused, and never taken for others', () => {
  const state = newGame({ players: 2 }, 'many');
  const [first, ...others] = noctiluca.view(state, 'table').spaces;
  const die = first?.dice[0] as string;
  const dice = Array.from({ length: 101 }, () => die);
  expect(fault(state, { spaces: [{ ...first, dice }, ...others] as Json })).toBe(
    'spaces[0].dice: more dice than any box has',
  );
});

test('A question that nobody could be asked here is refused', () => {
  const state = position({ pawned: 'S1', pool: { O0: 'P1' }, jars: ['gold-02', 'gold-03'] });
  const { lid, seats } = noctiluca.view(state, 'table');
  const pawns = (...each: readonly number[]): JsonObject => ({
    seats: seats.map((seat, i) => ({ ...seat, pawns: each[i] as number })),
  });
  const oneIn: JsonObject = { lid: { ...lid, purple: (lid.purple ?? 0) - 1 }, haul: { purple: 1 } };
  const path = { question: 'path', shore: 'S0' };
  for (const [change, what] of [
    [oneIn, 'does not fit the dice collected'],
    [{ question: 'passed', asked: 1 }, 'does not fit the dice collected'],
    [{ shore: 'S0' }, 'does not fit the shore chosen'],
    [{ question: 'number' }, 'does not fit the shore chosen'],
    [{ ...path, path: 'long' }, 'does not fit the path chosen'],
    [{ ...path, shore: 'S1' }, 'does not fit the pawns'],
    [pawns(0, 11), 'does not fit the pawns'],
    [{ asked: 1 }, 'is for the active player'],
    [{ ...oneIn, question: 'passed' }, 'is for the other players'],
    [{ question: 'deliver' }, 'leaves nothing to choose'],
  ] as const satisfies readonly (readonly [JsonObject, string])[])
    expect(fault(state, change)).toBe(`question: ${what}`);
  expect(fault(newGame({ players: 3 }), { asked: 1 })).toBe('question: is for a seat that has not chosen');
});

test('NLC-14.4: what was put back is one of the jars dealt, and these lie in order', () => {
  const state = newGame({ players: 2 });
  give(state, noctiluca.write(state, noctiluca.legal(state)[0] as Action));
  const [own, other] = noctiluca.view(state, 0).seats as [SeatView, SeatView];
  const jar = noctiluca.view(state, 1).seats[1]?.dealt?.[0] as string;
  expect(fault(state, { seats: [{ ...own, putBack: jar }, other] }, 0)).toBe(
    'seats[0].putBack: is none of those dealt',
  );
  expect(fault(state, { seats: [{ ...own, dealt: own.dealt?.toReversed() ?? null }, other] }, 0)).toBe(
    'seats: does not fit the rest of the view',
  );
});

test('NLC-14.9: cards are drawn only where one of them is to be kept', () => {
  const state = position({ options: { players: 1 }, deck: 'red-01 red-02' });
  const { solo } = noctiluca.view(state, 0);
  if (solo === null) throw new Error('nobody plays alone');
  const drawn = { solo: { ...solo, deck: solo.deck - 2, drawn: ['jar-red-01', 'jar-red-02'] } };
  expect(fault(state, drawn, 0)).toBe('question: does not fit the cards drawn');
  expect(fault(state, { ...drawn, question: 'draw' }, 0)).toBeNull();
});

test('A view is imagined for the eyes it was made for, and for no others', () => {
  const state = newGame({ players: 2 }, 'eyes');
  const [mine, theirs] = [noctiluca.view(state, 0), noctiluca.view(state, 1)];
  expect(fault(state, mine, 1)).toBe('seats: does not fit the rest of the view');
  expect(fault(state, theirs, 'table')).toBe('seats: does not fit the rest of the view');
  expect(noctiluca.imagine(mine, 2, rngFrom('eyes'))).toMatchObject({ ok: false, fault: { where: 'eyes' } });
});

/** The view with one thing somewhere in it left out, or another in its place. */
function spoilt(json: Json, random: Rng): Json {
  const others: Json[] = [null, true, -1, 0, 1, 2, 99, 'xyzzy', 'purple', 'over', 'draw', 'jar-gold-01', [], {}];
  if (Array.isArray(json) && json.length > 0 && below(random, 8) > 0) {
    const at = below(random, json.length);
    if (below(random, 12) === 0) return json.toSpliced(at, 1);
    return json.map((item: Json, i) => (i === at ? spoilt(item, random) : item));
  }
  if (isObject(json) && Object.keys(json).length > 0 && below(random, 12) > 0) {
    const key = pick(Object.keys(json), random);
    if (below(random, 12) === 0) return Object.fromEntries(Object.entries(json).filter(([other]) => other !== key));
    return { ...json, [key]: spoilt(json[key] as Json, random) };
  }
  return pick(others, random);
}

test('A spoilt view is a fault, or a view of another game that can be played', () => {
  const random = rngFrom('spoilt');
  let [faults, games] = [0, 0];
  for (const players of [1, 2, 4]) {
    const state = newGame({ players }, 'spoilt');
    walk(state, 'spoilt', () => {
      for (const eyes of eyesOf(state)) {
        for (let i = 0; i < 2; i += 1) {
          const json = spoilt(noctiluca.view(state, eyes), random);
          const found = noctiluca.imagine(json, eyes, random);
          if (!found.ok) {
            faults += 1;
            continue;
          }
          games += 1;
          expect(noctiluca.audit(found.value)).toBeNull();
          for (const action of noctiluca.legal(found.value)) noctiluca.apply(noctiluca.copy(found.value), action);
        }
      }
    });
  }
  expect(faults).toBeGreaterThan(500);
  expect(games).toBeGreaterThan(20);
});
