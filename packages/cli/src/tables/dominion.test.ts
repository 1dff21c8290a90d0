import { defaultBox, dominion, type State } from '@nightjar/dominion';
import { type Action, type Json, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { dominionWords } from '../words/dominion.ts';
import type { Lang } from '../words/words.ts';
import { WIDTH, widthOf } from './columns.ts';
import { dominionAnswers } from './dominion/answers.ts';
import { dominionTable } from './dominion.ts';
import type { TerminalSight } from './table.ts';

await Promise.all([dominionWords.load('en'), dominionWords.load('de')]);

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

const sight = (view: Json, answers: readonly string[] = [], coloured = false, lang: Lang = 'en'): TerminalSight => ({
  view,
  answers,
  speech: dominionWords.in(lang, { sides: NAMES, you: null, edition: defaultBox.hash }),
  colours: picocolors.createColors(coloured),
});
const draw = (...args: Parameters<typeof sight>): string => dominionTable(sight(...args)).join('\n');

function begun(raw: Json, seed = 'drawn'): State {
  const options = dominion.options(raw);
  if (!options.ok) throw new Error(options.fault.what);
  return dominion.setup(options.value, seed);
}
const texts = (state: State): string[] => dominion.legal(state).map((action) => dominion.write(state, action));
const answer = (state: State, text: string): void => dominion.apply(state, dominion.read(state, text) as Action);

const IDLE = { set: 'idle-hands', players: 2 };

test('the Supply shows cost, name, types and what is left, and a dot marks what may be bought', () => {
  const state = begun(IDLE);
  const seat = state.active;
  const before = draw(dominion.view(state, seat), texts(state));
  expect(before).toContain('·0 Copper      46');
  expect(before).toContain(' 5 Cursed Village   A  10');
  expect(before).toMatch(/^ 2 Cellar {11}A {2}10 {3}3 Harbinger/m);
  while (texts(state).some((text) => text.startsWith('play'))) answer(state, 'play copper');
  const after = draw(dominion.view(state, seat), texts(state));
  expect(after).toContain('·2 Cellar');
  expect(after).toMatch(/in play: \d× Copper/);
  expect(after).toMatch(/1 Action · 1 Buy · [2-5] Coins/);
});

test('DOM-16.7a: once players are told of the end of a still table, the turns left are drawn, and no sooner', () => {
  const state = begun(IDLE);
  const endTurns = (turns: number): void => {
    for (let i = 0; i < turns; i += 1) {
      const seat = state.active;
      while (state.active === seat) answer(state, 'end');
    }
  };

  endTurns(19);
  expect(draw(dominion.view(state, 0))).not.toContain('if nothing changes');
  endTurns(1);
  expect(draw(dominion.view(state, 0))).toContain('   ends in 20 turns if nothing changes\n');
  expect(draw(dominion.view(state, 1), [], false, 'de')).toContain('   endet in 20 Zügen, wenn sich nichts ändert\n');
  endTurns(19);
  expect(draw(dominion.view(state, 'table'))).toContain('   ends in 1 turn if nothing changes\n');
});

test('one sees the own hand, and of the others only how many cards they hold', () => {
  const state = begun(IDLE);
  const drawn = draw(dominion.view(state, 0));
  expect(drawn.match(/^ {4}hand: /gm)).toHaveLength(1);
  expect(drawn).toMatch(/Bo {2}hand 5 · deck 5 · discard pile 0/);
  expect(draw(dominion.view(state, 'table'))).not.toContain('hand: ');
});

test('Boons, Hexes and the piles beside the Supply are drawn where the kingdom calls for them', () => {
  const drawn = draw(dominion.view(begun({ set: 'midnight', players: 3 }), 0));
  expect(drawn).toContain('Boons: 9 in the deck');
  expect(drawn).toContain("Druid’s row: The Swamp's Gift, The Flame's Gift, The Wind's Gift");
  expect(drawn).toContain('Hexes: 12 in the deck');
  expect(drawn).toContain("Beside the Supply: Will-o'-Wisp 12 · Imp 13 · Ghost 6 · Wish 12");
  const plain = draw(dominion.view(begun({ cards: [], pool: 'base', players: 2 }), 0));
  expect(plain).not.toMatch(/Boons|Hexes|Beside/);
});

const stackIn = (view: Json): readonly Json[] => (view as unknown as { stack: Json[] }).stack;

test('the open effect is drawn as a stack, and who is asked stands at its end', () => {
  const view = {
    ...(dominion.view(begun(IDLE), 0) as JsonObject),
    decision: { seat: 1, question: 'reaction', made: 0, rule: '' },
    stack: [
      { card: 'throne-room', part: 'play', seat: 0 },
      { card: 'militia', part: 'play', seat: 0 },
      { card: null, part: 'triggers', seat: 0 },
    ],
  };
  expect(draw(view)).toContain(
    [
      'What is going on:',
      '  Ada: Throne Room',
      '    Ada: Militia',
      '      Ada: what waits its turn',
      '        › Bo is asked',
    ].join('\n'),
  );
  const looking = { about: null, cards: ['gold', 'gold', 'imp'], options: [], picked: ['imp'] };
  const stack = [{ card: 'crypt', part: 'next', seat: 1 }];
  const asked = draw({ ...view, looking, stack });
  expect(asked).toContain('  Bo: Crypt, a later turn\nYou see: 2× Gold, Imp\nPicked: Imp');
  expect(asked).not.toContain('is asked');
});

test('what lies before a seat is drawn: States, Boons, cards set aside and cards that stay', () => {
  const view = dominion.view(begun(IDLE), 0) as unknown as { seats: JsonObject[] } & JsonObject;
  const seats = [
    {
      ...view.seats[0],
      inPlay: [{ card: 'crypt', stays: true }],
      aside: ['faithful-hound'],
      delayed: [
        { by: 'crypt', cards: ['gold', 'gold'], count: 2, boon: null },
        { by: 'blessed-village', cards: [], count: 0, boon: 'the-seas-gift' },
      ],
      mood: 'envious',
      misery: 'miserable',
    },
    {
      ...view.seats[1],
      limbo: ['copper', 'copper'],
      delayed: [{ by: 'crypt', cards: null, count: 1, boon: null }],
      boons: ['the-rivers-gift'],
      isGuarded: true,
      drawsAtEnd: 1,
    },
  ];
  const drawn = draw({ ...view, seats, lostInTheWoods: 0, deluded: true, trash: [{ card: 'imp', faceDown: true }] });
  for (const line of [
    'in play: Crypt ↻',
    'set aside: Faithful Hound, 2× Gold (Crypt)',
    "in front: Envious, Miserable, Lost in the Woods, The Sea's Gift (next turn)",
    'set aside: 1 card, face down (Crypt)',
    'revealed: 2× Copper',
    "in front: The River's Gift, safe from Attacks",
    'Trash: Imp (face down)',
    'no Actions can be bought',
  ])
    expect(drawn).toContain(line);
});

/** Sights out of a random game: now and then, and wherever effects lie upon effects; the last is that of the table. */
function sightsOf(players: number, seed: string): { readonly view: Json; readonly answers: readonly string[] }[] {
  const state = begun({ players, attacks: 'with', boons: 'with', hexes: 'with' }, seed);
  const rng = rngFrom(seed);
  const found: { view: Json; answers: readonly string[] }[] = [];
  for (let at = 0; ; at += 1) {
    const decision = dominion.pending(state);
    if (decision === null) break;
    const view = dominion.view(state, decision.seat);
    if (at % 23 === 0 || stackIn(view).length > 2) found.push({ view, answers: texts(state) });
    dominion.apply(state, pick(dominion.legal(state), rng));
  }
  return [...found, { view: dominion.view(state, 'table'), answers: [] }];
}

test('in every kingdom and language the drawing fits the terminal and leaves nothing unsaid, without colours too', () => {
  const seen = [2, 3, 4, 2, 3, 4].flatMap((players, i) => sightsOf(players, `wide ${i}`));
  expect(seen.length).toBeGreaterThan(60);
  for (const { view, answers } of seen) {
    for (const lang of ['en', 'de'] as const) {
      const lines = [view, answers, false, lang] as const;
      const drawn = [...dominionTable(sight(...lines)), ...dominionAnswers(sight(...lines))];
      expect(drawn.join('\n')).not.toMatch(/undefined|NaN|\{|\[object/);
      expect(drawn.filter((line) => widthOf(line) > WIDTH)).toEqual([]);
    }
    // oxlint-disable-next-line no-control-regex
    expect(draw(view, answers, true).replace(/\u001B\[\d+m/g, '')).toBe(draw(view, answers));
  }
  const last = seen.at(-1);
  expect(draw(last?.view ?? null)).toMatch(/── Game over ──[\s\S]*all cards: /);
});

test('a few answers are sentences with what their cards do, many stand under what is done', () => {
  const state = begun(IDLE);
  const seat = state.active;
  const lines = dominionAnswers(sight(dominion.view(state, seat), texts(state)));
  expect(lines.slice(0, 2)).toEqual(['  1) End the Buy phase', '  2) Play Copper – 1 Coin.']);
  while (texts(state).some((text) => text.startsWith('play'))) answer(state, 'play copper');
  state.coins = 8;
  const many = dominionAnswers(sight(dominion.view(state, seat), texts(state), false, 'de'));
  expect(many[0]).toBe('  1) Kaufphase beenden');
  expect(many[1]).toMatch(/^ Kaufen {3}2\) Kupfer \(0\) {3}3\) Silber \(3\)/);
  expect(many.join(' ')).toContain('Provinz (8)');
});
