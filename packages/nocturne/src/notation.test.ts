import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { read, write } from './notation.ts';
import { QUESTIONS } from './state.ts';
import { newGame, plays, position } from './testing/position.ts';

test('Every legal answer is written so that it reads back, whatever the case and the spaces', () => {
  const asked = new Set<string>();
  const ways = [
    { players: 2, firstPlayer: 'chosen', characterAssignment: 'choose', advanced: true, achievementMarking: 'one' },
    { players: 3, scenario: 4, dedicationOrder: 'clockwise' },
    { players: 2, scenario: 2 },
    { players: 2, modifiedGame: 'chasingChests' },
  ];
  for (const options of ways) {
    for (let seed = 0; seed < 12; seed += 1) {
      const state = newGame(options, `texts ${seed}`);
      const random = rngFrom(`texts ${seed}`);
      for (let decision = nocturne.pending(state); decision !== null; decision = nocturne.pending(state)) {
        const first = !asked.has(decision.question);
        asked.add(decision.question);
        const legal = nocturne.legal(state);
        for (const action of first ? legal : []) {
          const text = write(state, action);
          expect(read(state, text)).toBe(action);
          expect(read(state, `  ${text.toUpperCase().replace(' ', '   ')} `)).toBe(action);
        }
        nocturne.apply(state, pick<Action>(legal, random));
      }
    }
  }
  const rare = ['effect', 'tier', 'mark', 'gift'];
  expect(QUESTIONS.filter((question) => !asked.has(question) && !rare.includes(question))).toEqual([]);
});

test('Answers of the beginning name seats and characters', () => {
  const state = newGame({ firstPlayer: 'chosen', characterAssignment: 'choose' });
  expect(nocturne.legal(state).map((action) => write(state, action))).toEqual(['first 1', 'first 2']);
  nocturne.apply(state, 1);
  expect(nocturne.pending(state)?.seat).toBe(1);
  expect(write(state, nocturne.legal(state)[0] as number)).toBe('choose redd');
});

test('A text that is no legal answer reads as nothing', () => {
  const state = position({ supply: ['1', '1'], grid: 'egg-1 egg-1' });
  for (const text of ['', 'cast', 'cast 1', 'cast 1 c1', 'cast 2 a1', 'cast 1 a1 b1', 'echo 1 a1', 'take egg-1']) {
    expect(read(state, text)).toBeNull();
  }
  expect(read(state, 'pass')).toBe(0);
});

test('Each question has its own words', () => {
  const chest = { supply: ['star 1', '1 3'], opened: true, grid: 'chest egg-1', options: { scenario: 4 } };
  plays({ ...chest, stack: 'chest runestone-S skull-4', deck: 'pure-S pure-F pure-M' }, (t) => {
    t.answers(0, 'cast star a1', 'keep chest', 'hoard runestone-S').asks(0, 'effect', [
      'first chest',
      'first runestone-S',
    ]);
    t.answers(0, 'first runestone-S').asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']);
  });
  const gift = { options: { advanced: true }, characters: ['sage', 'redd'], supply: ['1 5', '3'], opened: true };
  plays({ ...gift, grid: 'egg-1 egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 3 b1').asks(0, 'answer').answers(0, 'cast 5 c1');
    t.asks(1, 'dedicate', ['dedicate 3', 'take back 3']).answers(1, 'take back 3');
    t.asks(0, 'gift', ['gift none', 'gift 1']);
  });
  const clockwise = { options: { dedicationOrder: 'clockwise' }, supply: ['1', '3'], opened: true };
  plays({ ...clockwise, grid: 'egg-1 egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 3 b1').asks(0, 'offer', ['dedicate none', 'dedicate 1']);
  });
  const last = {
    round: 'moonlight',
    opened: true,
    supply: ['1', '1'],
    slots: '',
    brews: ['start-SF', 'start-ME'],
  } as const;
  plays({ ...last, characters: ['sage', 'flint'], collection: ['skull-4 feather-1', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'brewing', ['accept', 'arrange']);
    t.answers(0, 'arrange').asks(0, 'tier', ['tier 0', 'tier 1']).answers(0, 'tier 0').isOver();
  });
});

test('After the end nothing reads', () => {
  const state = newGame({ familyMode: 'family-simple' });
  while (nocturne.pending(state) !== null) nocturne.apply(state, nocturne.legal(state)[0] as number);
  expect(read(state, 'pass')).toBeNull();
  expect(write(state, 0)).toBe('');
});
