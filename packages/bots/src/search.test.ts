import { type AnyGame, below, type Decision, type GameEvent, type Rng, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { observed } from './observed.fixture.ts';
import { pebble } from './pebble.fixture.ts';
import { search } from './search.ts';

const bot = search({ iterations: 400 });
const answer = (game: AnyGame, state: unknown = game.setup({}, '')): number =>
  bot.answer(observed(game, state), rngFrom('search'));

test('a search takes what is best in the end', () => {
  expect(answer(pebble(2, 0))).toBe(2);
  expect(answer(pebble(2, 3))).toBe(1);
});

test('a search expects a rival to answer for itself, where our greedy answer lets its best reply ruin us', () => {
  // Taking 2 looks best by far, and would be, if the rival did not gain most by answering 0, which costs us everything.
  const ruin: AnyGame = {
    ...pebble(1, 0),
    result: () => null,
    estimate: (at, seat) => {
      const { taken, turns } = at as { taken: number[]; turns: number };
      if (taken[0] !== 2) return taken[seat] as number;
      if (turns === 1) return seat === 0 ? 8 : 0;
      return (taken[1] === 0) === (seat === 0) ? -1 : 9;
    },
  };
  expect(answer(ruin)).toBe(1);
});

test('a search expects the other seat to answer well', () => {
  // Taking 2 gains only if the other seat does not reply with 2. Taking 1 does not depend on the reply.
  const trap = pebble(1, 0);
  const state = trap.setup({}, '');
  const wary: AnyGame = {
    ...trap,
    result: () => null,
    // After 2 the other seat can take everything back by answering 2.
    estimate: (at, seat) => {
      const { taken, turns } = at as { taken: number[]; turns: number };
      const robbed = turns === 0 && taken[0] === 2 && taken[1] === 2 ? 10 : 0;
      return trap.estimate(at, seat) + (seat === 0 ? -robbed : robbed);
    },
  };
  expect(answer(wary, state)).toBe(1);
});

/** One roll of 0 to 8, dealt anew wherever it is imagined: answer 0 brings half of it, answer 1 all. */
interface Roll {
  readonly dice: number;
  worth: number | null;
}

const roll = {
  setup: (): Roll => ({ dice: 0, worth: null }),
  determinize: (_state: Roll, _seat: number, rng: Rng): Roll => ({ dice: below(rng, 9), worth: null }),
  copy: (state: Roll): Roll => ({ ...state }),
  reveals: () => 0,
  pending: ({ worth }: Roll): Decision | null =>
    worth === null ? { seat: 0, question: 'roll', made: 0, min: 1, max: 1, rule: 'ROL-1' } : null,
  legal: () => [0, 1],
  apply(state: Roll, action: number) {
    state.worth = action === 0 ? state.dice / 2 : state.dice;
  },
  estimate: ({ worth }: Roll) => worth ?? 0,
  result: () => null,
} as unknown as AnyGame;

test('a search tries again what went badly once', () => {
  const rolls = Array.from({ length: 200 }, (_, i) => bot.answer(observed(roll), rngFrom(`roll ${i}`)));
  // A search that kept to its first impression would answer 0 whenever the first roll for 1 was low: one time in eight.
  expect(rolls.filter((answered) => answered === 1).length).toBeGreaterThan(195);
});

test('a search looks most at what it has found best', () => {
  const tried = [0, 0];
  const watched: AnyGame = {
    ...roll,
    apply(state, action) {
      tried[action] = (tried[action] as number) + 1;
      roll.apply(state, action);
    },
  };
  answer(watched);
  expect(tried[1]).toBeGreaterThan(0.9 * 400);
});

/** A game of one answer, which brings the seat so many points and a place. */
const ending = (outcomes: readonly { readonly worth: number; readonly places: readonly number[] }[]): AnyGame => {
  const game = {
    setup: (): { given: number | null } => ({ given: null }),
    copy: (state: object) => ({ ...state }),
    determinize: (state: object) => ({ ...state }),
    reveals: () => 0,
    pending: ({ given }: { given: number | null }): Decision | null =>
      given === null ? { seat: 0, question: 'end', made: 0, min: 1, max: 1, rule: 'END-1' } : null,
    legal: () => outcomes.map((_, i) => i),
    apply(state: { given: number | null }, action: number) {
      state.given = action;
    },
    estimate: ({ given }: { given: number | null }) => (given === null ? 0 : (outcomes[given]?.worth ?? 0)),
    result: ({ given }: { given: number | null }) =>
      given === null ? null : { scores: [0, 0], places: outcomes[given]?.places },
  };
  return game as unknown as AnyGame;
};

const WON = [1, 2];
const SHARED = [1, 1];
const LOST = [2, 1];

test('a search gives some points for a victory, and fewer for a shared one', () => {
  expect(
    answer(
      ending([
        { worth: 5, places: LOST },
        { worth: 0, places: SHARED },
      ]),
    ),
  ).toBe(1);
  expect(
    answer(
      ending([
        { worth: 5, places: SHARED },
        { worth: 0, places: WON },
      ]),
    ),
  ).toBe(1);
  expect(
    answer(
      ending([
        { worth: 0, places: WON },
        { worth: 20, places: SHARED },
      ]),
    ),
  ).toBe(1);
});

test('a search that has tried all answers equally often gives the best', () => {
  const game = ending([
    { worth: 1, places: [1] },
    { worth: 3, places: [1] },
    { worth: 2, places: [1] },
  ]);
  expect(search({ iterations: 3 }).answer(observed(game), rngFrom('equal'))).toBe(1);
});

test('where there are many answers a search tries those that look best, and more of them the longer it looks', () => {
  const game = ending(Array.from({ length: 100 }, (_, i) => ({ worth: i, places: [1] })));
  const triedIn = (iterations: number): number[] => {
    const tried = new Set<number>();
    const dealt = new Set<unknown>();
    const watched: AnyGame = {
      ...game,
      determinize(state, seat, rng) {
        const redealt: unknown = game.determinize(state, seat, rng);
        dealt.add(redealt);
        return redealt;
      },
      apply(state, action) {
        if (dealt.has(state)) tried.add(action);
        game.apply(state, action);
      },
    };
    search({ iterations }).answer(observed(watched), rngFrom('wide'));
    return [...tried];
  };
  expect(triedIn(4)).toEqual([99, 98, 97, 96]);
  expect(triedIn(100)).toHaveLength(20);
  expect(triedIn(400)).toHaveLength(40);
});

test('a search with one legal answer gives it without looking', () => {
  const forced = { legal: () => [7] } as unknown as AnyGame;
  expect(answer(forced, {})).toBe(7);
});

test('a search bounded by time answers legally', () => {
  const game = pebble(3, 3);
  expect([0, 1, 2]).toContain(search({ ms: 1 }).answer(observed(game), rngFrom('time')));
});

test('a search comes to the same answer from the same chance', () => {
  const game = pebble(3, 3);
  expect(answer(game)).toBe(answer(game));
});

test('where a game has an adviser, it plays on for every seat below the answer that is weighed', () => {
  const game = pebble(3, 3);
  const asked: number[] = [];
  const advised = {
    ...game,
    advisers: [
      {
        name: 'watched',
        answer(window: unknown) {
          asked.push(window as number);
          return 1;
        },
      },
    ],
    window: (_state: unknown, seat: number) => seat,
  };
  const weighed = search({ iterations: 30 }).answer(observed(advised), rngFrom('advised'));

  // Two pebbles would give three away.
  expect(weighed).toBe(1);
  // Five answers are left after the first.
  expect(asked).toHaveLength(30 * 5);
  expect(asked.slice(0, 5)).toEqual([1, 0, 1, 0, 1]);
});

test('an adviser plays on until the question has passed eight times, however long a turn is, but not for ever', () => {
  let asked = 0;
  const adviser = {
    name: 'tireless',
    answer() {
      asked += 1;
      return 1;
    },
  };
  const long = { ...pebble(50, 0), advisers: [adviser] };
  search({ iterations: 1 }).answer(observed(long), rngFrom('long'));
  expect(asked).toBe(7);

  asked = 0;
  const endless = { ...pebble(500, 0), advisers: [adviser] };
  const monologue: AnyGame = { ...endless, pending: (state) => ({ ...endless.pending(state), seat: 1 }) as Decision };
  search({ iterations: 1 }).answer(observed(monologue, monologue.setup({}, ''), 1), rngFrom('endless'));
  expect(asked).toBe(400);
});

/** A coin may be looked at and then called, for 10, or left alone, for 6. */
interface Coin {
  face: number;
  seen: boolean;
  worth: number | null;
}

const coin = {
  setup: (): Coin => ({ face: 0, seen: false, worth: null }),
  determinize: (state: Coin, _seat: number, rng: Rng): Coin =>
    state.seen ? { ...state } : { ...state, face: below(rng, 2) },
  copy: (state: Coin): Coin => ({ ...state }),
  reveals: ({ seen }: Coin) => (seen ? 1 : 0),
  pending: ({ seen, worth }: Coin): Decision | null =>
    worth === null ? { seat: 0, question: seen ? 'call' : 'look', made: 0, min: 1, max: 1, rule: 'COI-1' } : null,
  legal: ({ worth }: Coin) => (worth === null ? [0, 1] : []),
  apply(state: Coin, action: number, tell?: (event: GameEvent) => void) {
    if (state.seen) state.worth = action === state.face ? 10 : 0;
    else if (action === 0) state.worth = 6;
    else {
      state.seen = true;
      tell?.({ type: 'looked', face: state.face });
    }
  },
  viewEvent: (event: GameEvent) => event,
  estimate: ({ seen, worth }: Coin) => worth ?? (seen ? 8 : 0),
  result: () => null,
} as unknown as AnyGame;

test('a search counts on what it will have learnt when it is asked again', () => {
  expect(search({ iterations: 3000 }).answer(observed(coin), rngFrom('coin'))).toBe(1);
});

test('what only others learn does not help a search', () => {
  const deaf = { ...coin, viewEvent: () => null };
  expect(search({ iterations: 3000 }).answer(observed(deaf), rngFrom('coin'))).toBe(0);
});

test('a search rolls out by the policy it is given, and not at all where it is given none', () => {
  const asked: number[] = [];
  const rollOutBy = {
    name: 'noting',
    answer(window: unknown) {
      asked.push(window as number);
      return 0;
    },
  };
  const game: AnyGame = { ...pebble(2, 0), window: (_state, seat) => seat };
  const limit = { iterations: 20 };
  search(limit, () => null).answer(observed({ ...game, advisers: [rollOutBy] }), rngFrom(''));
  expect(asked).toEqual([]);
  search(limit, () => rollOutBy).answer(observed(game), rngFrom(''));
  expect(new Set(asked)).toEqual(new Set([0, 1]));
});
