import type { JsonObject, Refusal } from '@nightjar/kernel';
import { type Scenario, transcript } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import type { State } from './state.ts';
import { newGame, plays } from './testing/position.ts';

const ROW = 'egg-1 egg-1 egg-1 egg-1';
const ADVANCED = { advanced: true };

const refusal = (t: Scenario<State>, seat: number, text: string): Refusal | null =>
  nocturne.refuse(t.state, seat, text);
const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

test('A legal answer is not refused, however it is spaced and written', () => {
  plays({ supply: ['1', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 0, ' CAST  1 a1 ')).toBeNull();
    t.answers(0, ' CAST  1 a1 ').asks(1, 'answer');
  });
});

test('After the end every answer is refused', () => {
  plays({ round: 'moonlight', supply: ['1', ''], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').isOver();
    expect(refusal(t, 0, 'pass')).toEqual(no('NOC-18.23', 'game-over'));
  });
});

test('Who is not asked is told who is, and by which clause', () => {
  plays({ supply: ['1', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 1, 'pass')).toEqual(no('NOC-6.1', 'not-asked', { seat: 0, question: 'start' }));
    t.answers(0, 'cast 1 a1').asks(1, 'answer');
    expect(refusal(t, 0, 'pass')).toEqual(no('NOC-5.2', 'not-asked', { seat: 1, question: 'answer' }));
  });
});

test('What makes no sense is unreadable, under the clause of the question', () => {
  plays({ supply: ['1 4', '2 3'], tied: 'd1', grid: 'egg-1 egg-1 egg-1' }, (t) => {
    for (const text of ['', 'xyzzy', 'constructor', 'cast', 'cast 1', 'cast 1 c1 c1']) {
      expect(refusal(t, 0, text)).toEqual(no('NOC-9.2', 'unreadable'));
    }
    t.answers(0, 'cast 1 c1').answers(1, 'cast 2 b1').answers(0, 'pass').asks(0, 'dedicate');
    for (const text of ['dedicate', 'dedicate none', 'dedicate 1 1', 'take', 'take back 4']) {
      expect(refusal(t, 0, text)).toEqual(no('NOC-8.4a', 'unreadable'));
    }
  });
});

test('A token or a space that does not exist is named, the first of them first', () => {
  plays({ supply: ['1 4', '2 3'], tied: 'd1', grid: 'egg-1 egg-1 egg-1' }, (t) => {
    expect(refusal(t, 0, 'cast 9 c1')).toEqual(no('NOC-9.2', 'unknown-token', { typed: '9' }));
    expect(refusal(t, 0, 'cast 9 z9')).toEqual(no('NOC-9.2', 'unknown-token', { typed: '9' }));
    expect(refusal(t, 0, 'cast 1 z9')).toEqual(no('NOC-9.2', 'unknown-space', { typed: 'z9' }));
    t.asks(0, 'start');
  });
});

test('An answer to another question is named as such', () => {
  plays({ supply: ['1', '2'], grid: ROW }, (t) => {
    for (const text of ['dedicate 1', 'gift 1', 'choose redd', 'first 1', 'keep egg-1', 'open', 'mark A1', 'accept']) {
      expect(refusal(t, 0, text)).toEqual(no('NOC-6.1', 'other-question', { question: 'start' }));
    }
    t.answers(0, 'cast 1 a1').asks(1, 'answer');
    expect(refusal(t, 1, 'take back 2')).toEqual(no('NOC-5.2', 'other-question', { question: 'answer' }));
  });
});

test('NOC-3.15a: a shadow token in Twilight is refused as such', () => {
  plays({ supply: ['1', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 0, 'cast s5 a1')).toEqual(no('NOC-3.15a', 'shadow-in-twilight', { token: 's5' }));
    t.asks(0, 'start');
  });
  plays({ round: 'moonlight', supply: ['1', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 0, 'cast s5 a1')).toEqual(no('NOC-1.5', 'not-in-supply', { token: 's5' }));
    t.asks(0, 'start');
  });
});

test('NOC-1.5: a token that is not in the supply is refused as such', () => {
  plays({ supply: ['1', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 0, 'cast 7 a1')).toEqual(no('NOC-1.5', 'not-in-supply', { token: '7' }));
    t.answers(0, 'cast 1 a1').asks(1, 'answer');
    expect(refusal(t, 1, 'cast star b1')).toEqual(no('NOC-1.5', 'not-in-supply', { token: 'star' }));
  });
});

test('NOC-4.1, NOC-4.2: an ability that is not owned or has been used is refused as such', () => {
  plays({ options: ADVANCED, characters: ['redd', 'abigail'], supply: ['4', '4 5'], opened: true, grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer');
    expect(refusal(t, 1, 'echo 4 b1')).toEqual(no('NOC-4.1', 'no-ability', { ability: 'echo' }));
  });
  const used = [true, true];
  plays(
    { options: ADVANCED, characters: ['redd', 'abigail'], used, supply: ['4', '4 5'], opened: true, grid: ROW },
    (t) => {
      t.answers(0, 'cast 4 a1').asks(1, 'answer');
      expect(refusal(t, 1, 'leap 5 b1')).toEqual(no('NOC-4.2', 'no-ability', { ability: 'leap' }));
    },
  );
});

test('NOC-4.6, NOC-4.8: Echo and Leap as starting spells are refused as such', () => {
  plays({ options: ADVANCED, characters: ['redd', 'abigail'], supply: ['4', '4'], grid: ROW }, (t) => {
    expect(refusal(t, 0, 'echo 4 a1')).toEqual(no('NOC-4.6', 'ability-answers', { ability: 'echo' }));
    t.answers(0, 'pass').asks(1, 'start');
    expect(refusal(t, 1, 'leap 4 a1')).toEqual(no('NOC-4.8', 'ability-answers', { ability: 'leap' }));
  });
});

test('NOC-6.1a, NOC-9.2, NOC-9.5: a start on an empty space is refused by the clause that bounds the start', () => {
  plays({ supply: ['1', '2'], grid: 'egg-1' }, (t) => {
    expect(refusal(t, 0, 'cast 1 b1')).toEqual(no('NOC-6.1a', 'no-tile', { space: 'b1' }));
    t.asks(0, 'start');
  });
  plays({ supply: ['1', '2'], tied: 'b1', grid: 'egg-1' }, (t) => {
    expect(refusal(t, 0, 'cast 1 b1')).toEqual(no('NOC-9.2', 'no-tile', { space: 'b1' }));
    t.answers(0, 'pass').asks(1, 'start');
    expect(refusal(t, 1, 'cast 2 b1')).toEqual(no('NOC-9.5', 'no-tile', { space: 'b1' }));
  });
});

test('NOC-6.1: a first spell that is not the lowest is refused with the lowest token held', () => {
  plays({ supply: ['3 4', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 0, 'cast 4 a1')).toEqual(no('NOC-6.1', 'not-lowest', { token: '4', lowest: '3' }));
    t.asks(0, 'start');
  });
  plays({ round: 'moonlight', supply: ['7 s5', '2'], grid: ROW }, (t) => {
    expect(refusal(t, 0, 'cast 7 a1')).toEqual(no('NOC-6.1', 'not-lowest', { token: '7', lowest: 's5' }));
    t.asks(0, 'start');
  });
});

test('NOC-9.2: a start away from the space just won is refused as such', () => {
  plays({ supply: ['1', '2'], tied: 'd1', grid: 'egg-1 egg-1 egg-1' }, (t) => {
    expect(refusal(t, 0, 'cast 1 a1')).toEqual(no('NOC-9.2', 'not-beside-won', { space: 'a1', won: 'd1' }));
    t.asks(0, 'start');
  });
});

test('NOC-6.3: an answer on an empty space, on a token or away from the spell is refused as such', () => {
  plays({ supply: ['4', '5 6'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer');
    expect(refusal(t, 1, 'cast 5 a2')).toEqual(no('NOC-6.3', 'no-tile', { space: 'a2' }));
    expect(refusal(t, 1, 'cast 5 a1')).toEqual(no('NOC-6.3', 'not-free', { space: 'a1' }));
    const args = { token: '5', highest: '4', space: 'c1', beside: 'a1' };
    expect(refusal(t, 1, 'cast 5 c1')).toEqual(no('NOC-6.3', 'not-adjacent', args));
  });
});

test('NOC-6.4: an answer that is not higher is refused with both tokens', () => {
  plays({ supply: ['4', '3 4 5'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer');
    for (const token of ['3', '4']) {
      const args = { token, highest: '4', space: 'b1', beside: 'a1' };
      expect(refusal(t, 1, `cast ${token} b1`)).toEqual(no('NOC-6.4', 'not-higher', args));
    }
  });
});

test('NOC-25.6: in 2-UP an answer that is higher by 1 only is refused as such', () => {
  plays(
    { options: { modifiedGame: 'twoUp' }, supply: ['4', '3 5 6'], opened: true, grid: 'egg-1 egg-1 egg-1' },
    (t) => {
      t.answers(0, 'cast 4 a1').asks(1, 'answer', ['pass', 'cast 6 b1']);
      const args = { highest: '4', space: 'b1', beside: 'a1' };
      expect(refusal(t, 1, 'cast 5 b1')).toEqual(no('NOC-25.6', 'not-two-up', { token: '5', ...args }));
      expect(refusal(t, 1, 'cast 3 b1')).toEqual(no('NOC-6.4', 'not-higher', { token: '3', ...args }));
    },
  );
});

test('NOC-4.6: an echo that is not equal or not beside the spell is refused as such', () => {
  plays({ options: ADVANCED, characters: ['sage', 'redd'], supply: ['4', '4 5'], opened: true, grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer');
    const args = { highest: '4', beside: 'a1' };
    expect(refusal(t, 1, 'echo 5 b1')).toEqual(no('NOC-4.6', 'not-equal', { ...args, token: '5', space: 'b1' }));
    expect(refusal(t, 1, 'echo 4 c1')).toEqual(no('NOC-4.6', 'not-adjacent', { ...args, token: '4', space: 'c1' }));
  });
});

test('NOC-4.8: a leap that is not diagonal or not higher is refused as such', () => {
  const grid = `${ROW} egg-1 egg-1`;
  plays({ options: ADVANCED, characters: ['sage', 'abigail'], supply: ['4', '4 5'], opened: true, grid }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer');
    const args = { highest: '4', beside: 'a1' };
    expect(refusal(t, 1, 'leap 5 b1')).toEqual(no('NOC-4.8', 'not-diagonal', { ...args, token: '5', space: 'b1' }));
    expect(refusal(t, 1, 'leap 4 b2')).toEqual(no('NOC-4.8', 'not-higher', { ...args, token: '4', space: 'b2' }));
  });
});

test('NOC-3.2a: a character that a player has is refused as taken, and one that does not exist as unreadable', () => {
  transcript(nocturne, newGame({ characterAssignment: 'choose', firstPlayer: 'chosen' }), (t) => {
    t.answers(0, 'first 1', 'choose redd').asks(1, 'character');
    expect(refusal(t, 1, 'choose redd')).toEqual(no('NOC-3.2a', 'character-taken', { character: 'redd' }));
    expect(refusal(t, 1, 'choose nobody')).toEqual(no('NOC-3.2a', 'unreadable'));
  });
});

test('NOC-3.14: a seat that is not at the table cannot be first', () => {
  transcript(nocturne, newGame({ firstPlayer: 'chosen' }), (t) => {
    expect(refusal(t, 0, 'first 3')).toEqual(no('NOC-3.14', 'unreadable'));
    t.asks(0, 'firstPlayer');
  });
});

test('NOC-8.1, NOC-8.4a: only the own token considered can be dedicated', () => {
  plays({ supply: ['1 3 5', '2 7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1')
      .answers(1, 'cast 2 b1')
      .answers(0, 'cast 3 c1')
      .answers(1, 'cast 7 d1')
      .asks(0, 'dedicate');
    expect(refusal(t, 0, 'dedicate 1')).toEqual(no('NOC-8.4a', 'unreadable'));
    expect(refusal(t, 0, 'dedicate 5')).toEqual(no('NOC-8.1', 'not-unsuccessful', { token: '5' }));
    expect(refusal(t, 0, 'dedicate 2')).toEqual(no('NOC-8.1', 'not-unsuccessful', { token: '2' }));
  });
});

test('NOC-8.6, NOC-8.12: shadow tokens and tokens without a space on the board cannot be dedicated', () => {
  const told = { round: 'moonlight', supply: ['2 5 s5', '4 6 star'], sprite: '1:7 0:7 1:6 1:3' } as const;
  plays({ ...told, supply: ['2 5 s5', '4 star'], options: { dedicationOrder: 'clockwise' }, grid: ROW }, (t) => {
    t.answers(0, 'cast 2 a1').answers(1, 'cast 4 b1').answers(0, 'cast 5 c1').answers(1, 'cast star d1');
    t.asks(0, 'offer', ['dedicate none', 'dedicate 5']);
    expect(refusal(t, 0, 'dedicate s5')).toEqual(no('NOC-8.6', 'shadow-dedicated', { token: 's5' }));
    expect(refusal(t, 0, 'dedicate 2')).toEqual(no('NOC-8.12', 'beyond-board', { token: '2' }));
  });
});

test('NOC-4.7: Gift takes only an own unsuccessful token', () => {
  const told = { options: ADVANCED, characters: ['sage', 'redd'], supply: ['1 3 6', '2'], grid: ROW };
  plays(told, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'take back 2').asks(0, 'gift');
    expect(refusal(t, 0, 'gift 6')).toEqual(no('NOC-4.7', 'not-unsuccessful', { token: '6' }));
    expect(refusal(t, 0, 'gift')).toEqual(no('NOC-4.7', 'unreadable'));
  });
});

test('NOC-11.2, NOC-11.3, NOC-4.9: only what was drawn can be kept', () => {
  const told = { options: ADVANCED, characters: ['flint', 'redd'], supply: ['1 2', '3'], deck: 'pure-S pure-F pure-M' };
  plays({ ...told, grid: 'chest . egg-1', stack: 'runestone-S skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1').asks(0, 'chest');
    expect(refusal(t, 0, 'keep egg-1')).toEqual(no('NOC-11.3', 'not-drawn', { choice: 'egg-1' }));
    t.answers(0, 'keep runestone-S').asks(0, 'hoard');
    expect(refusal(t, 0, 'hoard runestone-S')).toEqual(no('NOC-4.9', 'not-drawn', { choice: 'runestone-S' }));
    t.answers(0, 'hoard none').asks(0, 'runestone');
    expect(refusal(t, 0, 'keep pure-H')).toEqual(no('NOC-11.2', 'not-drawn', { choice: 'pure-H' }));
  });
});

test('NOC-14.2: only a tile on the Sprite Board can be taken', () => {
  plays({ supply: ['1', '2'], grid: 'egg-1', sprite: '0:3', slots: 'herb-A herb-B' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'sprite', ['take herb-A', 'take herb-B']);
    expect(refusal(t, 0, 'take herb-C')).toEqual(no('NOC-14.2', 'not-on-board', { tile: 'herb-C' }));
    expect(refusal(t, 0, 'take moon')).toEqual(no('NOC-14.2', 'not-on-board', { tile: 'moon' }));
  });
});

test('NOC-25.13, NOC-25.15: a chest is swapped only for a tile that is there and no chest', () => {
  const told = { options: { modifiedGame: 'chasingChests' }, supply: ['1', '2'], slots: 'herb-A chest' };
  plays({ ...told, grid: 'chest . egg-1 chest' }, (t) => {
    t.answers(0, 'cast 1 a1').asks(0, 'swap', ['open', 'swap c1', 'swap sprite 1']);
    expect(refusal(t, 0, 'swap b1')).toEqual(no('NOC-25.13', 'no-tile', { space: 'b1' }));
    expect(refusal(t, 0, 'swap sprite 3')).toEqual(no('NOC-25.13', 'no-tile', { space: 'sprite 3' }));
    expect(refusal(t, 0, 'swap d1')).toEqual(no('NOC-25.15', 'chest-for-chest', { space: 'd1' }));
    expect(refusal(t, 0, 'swap sprite 2')).toEqual(no('NOC-25.15', 'chest-for-chest', { space: 'sprite 2' }));
    expect(refusal(t, 0, 'swap sprite 9')).toEqual(no('NOC-25.13', 'unreadable'));
  });
});

test('NOC-17.3, NOC-17.4: a mirror stone copies an own tile that is no mirror stone', () => {
  const told = { round: 'moonlight', supply: ['1', ''], grid: 'egg-1' } as const;
  plays({ ...told, collection: ['mirror mirror herb-A', 'herb-B'] }, (t) => {
    t.answers(0, 'pass').asks(0, 'mirror', ['copy nothing', 'copy herb-A']);
    expect(refusal(t, 0, 'copy mirror')).toEqual(no('NOC-17.4', 'mirror-of-mirror'));
    expect(refusal(t, 0, 'copy herb-B')).toEqual(no('NOC-17.3', 'not-own-tile', { tile: 'herb-B' }));
  });
});

test('NOC-18.16: a tier whose symbols are missing cannot be arranged', () => {
  const told = { round: 'moonlight', characters: ['redd', 'sage'], supply: ['1', ''], grid: 'egg-1' } as const;
  plays({ ...told, brews: ['start-SF', 'start-SM'], collection: ['skull-4', ''] }, (t) => {
    t.answers(0, 'pass', 'arrange').asks(0, 'tier', ['tier 0', 'tier 1']);
    expect(refusal(t, 0, 'tier 2')).toEqual(no('NOC-18.16', 'symbols-missing', { tier: '2' }));
  });
});

test('NOC-23.3: an achievement that was not met cannot be marked', () => {
  const told = {
    round: 'moonlight',
    supply: ['1', ''],
    grid: 'egg-1',
    options: { achievementMarking: 'one' },
  } as const;
  const collection = ['chest chest chest runestone-S runestone-S runestone-F runestone-F runestone-M', ''];
  plays({ ...told, collection }, (t) => {
    t.answers(0, 'pass').asks(0, 'mark', ['mark A15', 'mark A16']);
    expect(refusal(t, 0, 'mark A1')).toEqual(no('NOC-23.3', 'not-met', { achievement: 'A1' }));
  });
});
