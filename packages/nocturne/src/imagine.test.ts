import { type Action, type Eyes, faultText, type Json, pick, rngFrom } from '@nightjar/kernel';
import { difference, perceived } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { imagine } from './imagine.ts';
import { QUESTIONS, type State } from './state.ts';
import { newGame, type Position, plays, position } from './testing/position.ts';
import type { View } from './view.ts';

const sent = (state: State, eyes: Eyes): View => JSON.parse(JSON.stringify(nocturne.view(state, eyes))) as View;

function imagined(state: State, eyes: Eyes, seed = 'imagine'): State {
  const found = imagine(sent(state, eyes), eyes, rngFrom(seed));
  if (!found.ok) throw new Error(faultText(found.fault));
  return found.value;
}

const many = (state: State, eyes: Eyes, times = 60): State[] =>
  Array.from({ length: times }, (_, i) => imagined(state, eyes, `imagine ${i}`));

/** What is wrong with this view; null if nothing is. */
function fault(view: object, eyes: Eyes = 0): string | null {
  const found = imagine(view as Json, eyes, rngFrom('fault'));
  return found.ok ? null : faultText(found.fault);
}

function answered(state: State, ...texts: readonly string[]): State {
  for (const text of texts) nocturne.apply(state, nocturne.read(state, text) as number);
  return state;
}

const winning: Position = {
  options: { scenario: 4 },
  supply: ['star 1', '1 2'],
  opened: true,
  brews: ['start-SF pure-E', 'start-SM'],
};

/** The imagined table with the true one's hidden things and chance: from here on both must play alike. */
function uncovered(table: State, truth: State): State {
  const { stack, deck, brews, moonlight, soloDeck, drawn, kept, rng } = nocturne.copy(truth);
  return Object.assign(table, { stack, deck, brews, moonlight, soloDeck, drawn, kept, rng });
}

const WAYS: readonly Position['options'][] = [
  { players: 1, advanced: true },
  { players: 2, firstPlayer: 'chosen', characterAssignment: 'choose', achievementMarking: 'one' },
  { players: 2, modifiedGame: 'chasingChests' },
  { players: 2, familyMode: 'family' },
  { players: 3, scenario: 2, dedicationOrder: 'clockwise' },
  { players: 4, scenario: 4 },
];

test('An imagined table looks like the true one, and with the same hidden things it plays on alike to the end', () => {
  const questions = new Set<string>();
  for (const options of WAYS) {
    const state = newGame(options, 'alike');
    const random = rngFrom('alike');
    const asked = new Set<string>();
    const along: State[] = [];
    for (let decision = nocturne.pending(state); decision !== null; decision = nocturne.pending(state)) {
      const isNew = !asked.has(decision.question);
      asked.add(decision.question);
      for (const eyes of isNew ? (['table', decision.seat] as const) : []) {
        const table = imagined(state, eyes);
        expect(difference(perceived(nocturne, state, eyes), perceived(nocturne, table, eyes))).toBeNull();
        along.push(uncovered(table, state));
      }
      const action = pick<Action>(nocturne.legal(state), random);
      for (const table of [state, ...along]) nocturne.apply(table, action);
      const seen = JSON.stringify(nocturne.view(state, 0));
      for (const table of along) expect(JSON.stringify(nocturne.view(table, 0))).toBe(seen);
    }
    for (const question of asked) questions.add(question);
  }
  expect(QUESTIONS.filter((question) => !questions.has(question))).toEqual(['effect']);
});

test('What others hold and what lies face down is imagined anew each time', () => {
  const state = position({ ...winning, options: {} });
  const tables = many(state, 1, 400);
  const hands = tables.map(({ brews }) => brews[0] as number[]);
  expect(new Set(hands.map(([starter]) => starter)).size).toBe(9);
  expect(new Set(hands.map(([, second]) => second)).size).toBe(35);
  expect(new Set(tables.flatMap(({ moonlight }) => moonlight)).size).toBe(12);
  expect(new Set(tables.map(({ stack }) => String(stack))).size).toBe(400);
  expect(new Set(tables.map(({ rng }) => String(rng.key))).size).toBe(400);
  expect(new Set(tables.map(({ brews }) => String(brews[1]))).size).toBe(1);
});

test('NOC-26.10: who put cards under the deck imagines them in their places', () => {
  const told = { ...winning, grid: 'runestone-S egg-1', deck: 'pure-S pure-F pure-M' };
  const state = answered(position(told), 'cast star a1', 'keep pure-M', 'hoard none');
  const bottom = (table: State): string => String(table.deck.slice(0, 2));
  for (const table of many(state, 0)) expect(bottom(table)).toBe(bottom(state));
  for (const eyes of [1, 'table'] as const) expect(new Set(many(state, eyes).map(bottom)).size).toBeGreaterThan(40);
});

test('NOC-4.7: Gift is still asked for after an effect that was imagined', () => {
  const told = { options: { advanced: true }, characters: ['sage', 'redd'], supply: ['1 5', '3'], opened: true };
  plays({ ...told, grid: 'egg-1 egg-1 chest', stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 3 b1').answers(0, 'cast 5 c1').asks(0, 'chest');
    const table = answered(imagined(t.state, 0), 'keep skull-4', 'take back 3');
    expect(nocturne.pending(table)).toMatchObject({ seat: 0, question: 'gift' });
  });
});

test('NOC-8.4b: who has dedicated in this step is remembered', () => {
  const grid = 'egg-1 egg-1 egg-1 egg-1 egg-1 . . . . egg-1';
  plays({ options: { players: 3 }, supply: ['1 4', '2 5', '3 star'], opened: true, grid }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'cast 4 d1');
    t.answers(1, 'cast 5 e1').answers(2, 'cast star e2').answers(1, 'dedicate 5').asks(0, 'dedicate');
    const table = answered(imagined(t.state, 0), 'take back 4');
    expect(sent(table, 0)).toMatchObject({ question: 'dedicate', asked: 0, waiting: ['a1'] });
  });
});

test('NOC-4.9a: an effect that waits is still resolved', () => {
  const told = { ...winning, grid: 'chest egg-1', deck: 'pure-S pure-F pure-M' };
  plays({ ...told, stack: 'chest runestone-S skull-4 skull-3 skull-2 egg-2' }, (t) => {
    t.answers(0, 'cast star a1', 'keep chest', 'hoard runestone-S', 'first chest').asks(0, 'chest');
    for (const eyes of [0, 1, 'table'] as const) {
      const table = imagined(t.state, eyes);
      nocturne.apply(table, nocturne.legal(table)[0] as number);
      expect(nocturne.pending(table)?.question).toBe('runestone');
    }
  });
});

test('NOC-13.12: stars that won before are remembered', () => {
  const told: Position = { twilight: 'T12 T1 T2', starWon: [false, true], supply: ['star 1', '1'], opened: true };
  plays({ ...told, grid: 'chest egg-1', stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast star a1').asks(0, 'chest');
    const table = answered(imagined(t.state, 0), 'keep skull-4');
    expect(sent(table, 0).twilight[0]).toEqual({ goal: 'T12', holder: 0 });
  });
});

test('NOC-12.4: a goal met by a token of the Sprite Board is given after an effect that was imagined', () => {
  const told = { twilight: 'T1 T2 T3', supply: ['1', ''], grid: 'egg-1', slots: 'chest egg-1' };
  const stack = 'skull-4 skull-3 skull-2 feather-1';
  const number = defaultBox.twilight.find(({ id }) => id === 'T1')?.number;
  plays({ ...told, sprite: `0:${number}`, stack }, (t) => {
    t.answers(0, 'pass', 'take chest').asks(0, 'chest');
    const table = answered(imagined(t.state, 0), 'keep skull-4');
    expect(sent(table, 0)).toMatchObject({ round: 'moonlight', twilight: [{ goal: 'T1', holder: 0 }] });
  });
});

test('NOC-19.13: the card on which the opponent passed still says whether it dedicates', () => {
  const grid = 'egg-1 egg-1 egg-1 . egg-1 egg-1 egg-1 . egg-1 egg-1 chest';
  const told = { options: { players: 1 }, supply: ['1 3 5', '2 4 6 7'], opened: true, grid, solo: '7 1 5' };
  plays({ ...told, stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1', 'cast 3 b2', 'cast 5 c3').asks(0, 'chest');
    const table = answered(imagined(t.state, 0), 'keep skull-4');
    expect(sent(table, 0).sprite.tokens).toEqual([{ side: 1, token: '4' }]);
    // No further card was turned up to find out.
    expect(sent(table, 0).solo).toEqual(sent(t.state, 0).solo);
  });
});

test('A spoilt view is a fault with its place', () => {
  const view = sent(newGame({ players: 2 }), 0);
  expect(fault(view)).toBeNull();
  expect(fault({ ...view, game: 'noctiluca' })).toMatch(/^game: must be "nocturne"/);
  expect(fault({ ...view, options: { ...view.options, players: 9 } })).toBe('options.players: must be 1, 2, 3 or 4');
  expect(fault({ ...view, asked: 2 })).toBe('asked: must be a whole number from 0 to 1');
  expect(fault({ ...view, spaces: view.spaces.slice(1) })).toMatch(/^spaces: must have at least/);
  const [first, ...others] = view.spaces;
  expect(fault({ ...view, spaces: [{ ...first, tile: 'moon' }, ...others] })).toMatch(
    /^spaces\[0\]\.tile: "moon" is unknown/,
  );
  expect(fault({ ...view, underway: { ...view.underway, icon: 3 } })).toBe('underway.icon: must be true or false');
});

test('A view whose parts do not belong together is a fault', () => {
  const view = sent(newGame({ players: 2 }), 0);
  const [me, other] = view.sides;
  expect(fault({ ...view, stack: view.stack - 1 })).toBe('stack: does not fit the rest');
  expect(fault({ ...view, deck: view.deck - 1 })).toMatch(/concoctions$/);
  expect(fault({ ...view, sides: [{ ...me, supply: [] }, other] })).toMatch(/^side 0 has 0 tokens/);
  expect(fault({ ...view, sides: [me, { ...other, colour: 'grey' }] })).toBe('sides: does not fit the rest');
  for (const question of ['answer', 'dedicate', 'gift', 'chest', 'offer']) {
    expect(fault({ ...view, question })).toBe('question: cannot be asked at such a table');
  }
  expect(fault({ ...view, question: 'sprite', sprite: { ...view.sprite, tiles: [] } })).not.toBeNull();
});

test('A view for other eyes is a fault', () => {
  const state = newGame({ players: 2 });
  expect(fault(sent(state, 0), 1)).toMatch(/^sides/);
  expect(fault(sent(state, 0), 'table')).toMatch(/^sides/);
  expect(fault(sent(state, 'table'), 0)).toMatch(/^sides/);
});
