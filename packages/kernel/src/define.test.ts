import { expect, test } from 'vitest';
import { defineGame } from './define.ts';
import type { GameEvent } from './game.ts';
import type { Json } from './json.ts';
import { rngFrom, shuffle } from './rng.ts';
import type { SmallGame, SmallOptions } from './small.ts';

/** Two seats hold two stars each; who lays one shows it, who keeps one draws from the sky. */
interface Sky {
  turns: number;
  hands: number[][];
  sky: number[];
  laid: number[];
}

const STARS = [1, 2, 3, 4, 5, 6, 7];

const small: SmallGame<Sky> = {
  name: 'stars',
  seats: [2, 3],
  cards: STARS,
  choices: [{ id: 'turns', kind: 'one', values: [2, 4], default: 2, rule: 'STA-1' }],
  answers: ['draw', ...STARS.map((star) => `lay ${star}`)],
  open: ['turns'],
  piles: { hands: 'owner', sky: 'none', laid: 'all' },
  setup({ players, turns }, random) {
    const sky = shuffle([...STARS], random);
    const hands = Array.from({ length: players }, () => sky.splice(0, 2));
    return { turns: turns as number, hands, sky, laid: [] };
  },
  asks({ turns, hands, sky }) {
    if (turns === 0) return null;
    const seat = turns % hands.length;
    const answers = [...(hands[seat] as number[]).map((star) => `lay ${star}`), ...(sky.length > 0 ? ['draw'] : [])];
    return { seat, question: 'turn', rule: 'STA-2', answers };
  },
  answer(state, answer, { seat, tell }) {
    const hand = state.hands[seat] as number[];
    if (answer === 'draw') {
      const star = state.sky.pop() as number;
      hand.push(star);
      tell({ type: 'drew', seat, own: { star } });
    } else {
      const star = Number(answer.slice(4));
      state.laid.push(...hand.splice(hand.indexOf(star), 1));
      tell({ type: 'laid', seat, star });
    }
    state.turns -= 1;
  },
  score: ({ laid }) => [{ category: 'night', points: -laid.length, rule: 'STA-3' }],
};
const stars = defineGame(small);

/** A game that was begun, with hands and sky that are known here. */
function begun(given: Json = {}) {
  const options = stars.options(given);
  if (!options.ok) throw new Error(options.fault.what);
  const position = stars.setup(options.value, 'stars');
  Object.assign(position.state, {
    hands: [
      [1, 2],
      [3, 4],
    ],
    sky: [5, 6, 7],
    laid: [],
  });
  return position;
}

test('options are the players and the choices, with their defaults, and nothing else', () => {
  expect(stars.options({})).toEqual({ ok: true, value: { players: 2, turns: 2 } });
  expect(stars.options({ players: 3, turns: 4, edition: stars.edition })).toMatchObject({
    value: { players: 3, turns: 4 },
  });
  for (const [given, where] of [
    [{ players: 9 }, 'players'],
    [{ turns: 3 }, 'turns'],
    [{ edition: 'other' }, 'edition'],
    [{ wish: 1 }, 'wish'],
    [[], ''],
  ] as const) {
    expect(stars.options(given as Json)).toMatchObject({ ok: false, fault: { where } });
  }
});

test('eyes see open fields, their own piles and those that lie open, and of others how many cards there are', () => {
  const position = begun();
  const common = { game: 'stars', options: { players: 2, turns: 2 }, turns: 2, sky: 3, laid: [] };
  expect(stars.view(position, 'table')).toEqual({ ...common, hands: [2, 2] });
  expect(stars.view(position, 1)).toEqual({ ...common, hands: [2, [3, 4]] });
});

test('what an event tells as its own is heard by its seat alone', () => {
  const told: GameEvent[] = [];
  stars.apply(begun(), stars.read(begun(), 'draw') as number, (event) => told.push(event));
  expect(told.map((event) => stars.viewEvent(event, 0))).toEqual([{ type: 'drew', seat: 0, star: 7 }]);
  expect(told.map((event) => stars.viewEvent(event, 1))).toEqual([{ type: 'drew', seat: 0 }]);
});

test('a re-deal keeps what eyes see and moves the rest', () => {
  const dealt = stars.determinize(begun(), 0, rngFrom('deal'));
  expect(stars.view(dealt, 0)).toEqual(stars.view(begun(), 0));
  expect(dealt.state.hands[1]).not.toEqual([3, 4]);
  expect(stars.audit(dealt)).toBeNull();
});

test('a card that somebody comes to see is a barrier for undo, and one that nobody does is none', () => {
  const position = begun();
  stars.apply(position, stars.read(position, 'lay 2') as number);
  expect(stars.reveals(position)).toBe(1);
  const bright = defineGame({ ...small, piles: { hands: 'all', sky: 'all', laid: 'all' } });
  const seen = begun();
  bright.apply(seen, bright.read(seen, 'draw') as number);
  expect(bright.reveals(seen)).toBe(0);
});

test('what may not be answered is refused with the clause of the question', () => {
  const refused = (seat: number, text: string) => stars.refuse(begun(), seat, text);
  expect(refused(0, 'lay 1')).toBeNull();
  expect(refused(0, 'lay 3')).toEqual({ rule: 'STA-2', reason: 'not-now', with: {} });
  expect(refused(0, 'toString')).toEqual({ rule: 'STA-2', reason: 'unreadable', with: {} });
  expect(refused(1, 'lay 3')).toEqual({ rule: 'STA-2', reason: 'not-asked', with: { seat: 0 } });
});

test('a card that is lost, doubled or unknown is noticed', () => {
  expect(stars.audit(begun())).toBeNull();
  for (const sky of [
    [5, 6],
    [5, 6, 6],
    [5, 6, 8],
  ]) {
    const position = begun();
    position.state.sky = sky;
    expect(stars.audit(position)).not.toBeNull();
  }
});

test('a score of nothing is nothing, whichever way it was reckoned', () => {
  const [sheet] = stars.explain(begun(), 'table');
  expect(sheet).toEqual({ seat: 0, total: 0, lines: [{ category: 'night', points: 0, rule: 'STA-3', parts: [] }] });
});

test('who has most points wins, and who has as many shares the place', () => {
  const position = begun();
  position.state.turns = 0;
  expect(stars.result(position)).toEqual({ scores: [0, 0], places: [1, 1] });
});

test('a view that no game has is a fault, with its place', () => {
  const view = stars.view(begun(), 0) as { readonly [field: string]: Json };
  const imagined = (change: { readonly [field: string]: Json }) =>
    stars.imagine({ ...view, ...change }, 0, rngFrom('i'));
  expect(imagined({}).ok).toBe(true);
  for (const [change, where] of [
    [{ game: 'moons' }, 'game'],
    [{ options: { players: 7 } }, 'options.players'],
    [{ turns: 'two' }, 'turns'],
    [{ hands: [[1, 2]] }, 'hands'],
    [{ hands: [[1, 2], 3] }, ''],
    [{ hands: [[1, 1], 2] }, ''],
    [{ turns: 0.5 }, ''],
    [{ moon: 1 }, 'moon'],
  ] as const) {
    expect(imagined(change)).toMatchObject({ ok: false, fault: { where } });
  }
});

test('a game that breaks its word is a mistake of its author', () => {
  const options: SmallOptions = { players: 2, turns: 2 };
  expect(() => defineGame({ ...small, answers: ['draw', 'draw'] })).toThrow('twice');
  expect(() => defineGame({ ...small, open: [] }).setup(options, '')).toThrow('is "turns" open, or a pile?');
  expect(() => defineGame({ ...small, open: ['turns', 'laid'] }).setup(options, '')).toThrow('is "laid" open');
  expect(() => defineGame({ ...small, open: ['turns', 'moon'] }).setup(options, '')).toThrow('no field "moon"');
  const strange = defineGame({ ...small, answers: ['draw'] });
  expect(() => strange.legal(begun())).toThrow('"lay 1" is not among its answers');
  const wishing = {
    ...small,
    setup: (...given: Parameters<typeof small.setup>) => ({ ...small.setup(...given), game: 1 }),
  };
  expect(() => defineGame(wishing).setup(options, '')).toThrow('already');
});
