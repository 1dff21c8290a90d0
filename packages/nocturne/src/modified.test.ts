import { pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { MODIFIED_GAMES, readOptions } from './options.ts';
import { MOONLIGHT, type State } from './state.ts';
import { newGame, type Position, plays } from './testing/position.ts';
import { collectionShown, shown, sideShown, spaceShown, supplyShown } from './testing/shown.ts';
import type { View } from './view.ts';

const seen = (state: State): View => nocturne.view(state, 'table');

test('NOC-25.1: one modification at most is chosen, before the game', () => {
  for (const modifiedGame of MODIFIED_GAMES) expect(readOptions({ modifiedGame }).ok).toBe(true);
  for (const other of [['twoUp', 'allSetToBrew'], 'twoUp allSetToBrew', 'threeUp', true]) {
    expect(readOptions({ modifiedGame: other }).ok).toBe(false);
  }
  expect(nocturne.choices.find(({ id }) => id === 'modifiedGame')).toMatchObject({ values: [null, ...MODIFIED_GAMES] });
});

test('NOC-25.1a: a modification changes the standard or the advanced game, never family mode', () => {
  for (const modifiedGame of MODIFIED_GAMES) {
    expect(readOptions({ modifiedGame, advanced: true }).ok).toBe(true);
    for (const familyMode of ['family', 'family-simple']) {
      const read = readOptions({ modifiedGame, familyMode });
      expect(read.ok ? '' : read.fault.what).toContain('NOC-25.1a');
    }
  }
});

const twisted = { modifiedGame: 'twistedTrees' };

test('NOC-25.2: Twisted Trees use their layout in both rounds', () => {
  for (const players of [1, 2, 3, 4] as const) {
    const rows = defaultBox.edition.twistedTrees.byPlayerCount[players].rows;
    const shape = (state: State): string[] =>
      rows.map((line, row) =>
        line
          .split('')
          .map((_, col) =>
            seen(state).spaces.some((space) => space.row === row && space.col === col && space.tile) ? 'X' : '.',
          )
          .join(''),
      );
    const state = newGame({ ...twisted, players });
    expect(shape(state)).toEqual(rows);
    const random = rngFrom('twisted');
    while (state.round !== MOONLIGHT) nocturne.apply(state, pick(nocturne.legal(state), random));
    expect(shape(state)).toEqual(rows);
  }
});

test('NOC-25.3: in Twisted Trees T8 looks at the topmost line that holds a space', () => {
  const told = { options: twisted, twilight: 'T8 T1 T2', supply: ['1', '1'], opened: true, slots: '' };
  const flipped = { b1: '1 4', c2: '0 4', d2: '0 4', e2: '0 5' };
  plays({ ...told, flipped, sprite: '0:7' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tells('goal', { goal: 'T8', side: 1 }).asks(0, 'start');
  });
});

test('NOC-25.4: Twisted Trees leave out M7 and M8, and M12 with one or two players', () => {
  const drawn = (players: number): string[] => {
    const found = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const state = newGame({ ...twisted, players }, `drawn ${seed}`);
      for (const goal of state.moonlight) found.add(defaultBox.moonlight[goal]?.id ?? '');
    }
    return ['M7', 'M8', 'M12'].filter((id) => found.has(id));
  };
  expect([1, 2, 3, 4].map(drawn)).toEqual([[], [], ['M12'], ['M12']]);
});

test('NOC-25.5: in Twisted Trees nobody casts across a missing space', () => {
  plays({ options: twisted, supply: ['1 3', '4 5'], opened: true }, (t) => {
    t.answers(0, 'cast 3 b1').asks(1, 'answer');
    t.refuses(1, 'cast 4 e1', 'NOC-6.3').refuses(1, 'cast 4 c1', 'NOC-5.2');
    t.asks(1, 'answer', ['pass', ...['4', '5'].flatMap((token) => [`cast ${token} a1`, `cast ${token} b2`])]);
  });
});

const twoUp = { modifiedGame: 'twoUp' };
const row: Position = { options: twoUp, opened: true, grid: 'egg-1 egg-1 egg-1 egg-1' };

test('NOC-25.6: in 2-UP an answering number exceeds the highest spell by 2 or more', () => {
  plays({ ...row, supply: ['3 7', '3 4 5 6'] }, (t) => {
    t.answers(0, 'cast 3 a1').asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 6 b1']);
    t.refuses(1, 'cast 4 b1', 'NOC-25.6').refuses(1, 'cast 3 b1', 'NOC-6.4');
  });
});

test('NOC-25.7: in 2-UP starting spells are exempt', () => {
  plays({ ...row, supply: ['1 5 6 7', ''] }, (t) => {
    t.answers(0, 'cast 5 a1').tells('won', { side: 0 });
    t.asks(0, 'start', ['pass', 'cast 1 b1', 'cast 6 b1', 'cast 7 b1']);
  });
});

test('NOC-25.8: in 2-UP the star may always answer', () => {
  plays({ ...row, supply: ['7 1', 'star 7'] }, (t) => {
    t.answers(0, 'cast 7 a1').asks(1, 'answer', ['pass', 'cast star b1']);
  });
});

test('NOC-25.9: in 2-UP a spell wins at once if nobody can exceed it by 2', () => {
  plays({ ...row, supply: ['5 1', '1 6'] }, (t) => {
    t.answers(0, 'cast 5 a1').tells('won', { side: 0, reason: 'unbeatable' }).asks(0, 'start');
  });
  plays({ ...row, supply: ['5 1', '1 7'] }, (t) => {
    t.answers(0, 'cast 5 a1').tellsNo('won').asks(1, 'answer', ['pass', 'cast 7 b1']);
  });
});

test('NOC-25.9: in 2-UP the solo opponent too exceeds the human by 2', () => {
  const solo = { ...row, options: { ...twoUp, players: 1 }, supply: ['3 star', '4 5 6'], solo: '7' };
  plays(solo, (t) => {
    t.answers(0, 'cast 3 a1').tells('cast', { side: 1, token: '5' }).asks(0, 'answer');
  });
  plays({ ...solo, supply: ['3 star', '4 7'], solo: '5' }, (t) => {
    t.answers(0, 'cast 3 a1').tells('passed', { side: 1 }).asks(0, 'start');
  });
});

test('NOC-25.9: in 2-UP Echo stays equal and Leap exceeds by 2', () => {
  const grid = 'egg-1 egg-1 . . egg-1 egg-1';
  const told = { ...row, options: { ...twoUp, advanced: true }, grid, supply: ['3 star', '3 4 5'] };
  plays({ ...told, characters: ['sage', 'redd'] }, (t) => {
    t.answers(0, 'cast 3 a1').asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 5 a2', 'echo 3 b1', 'echo 3 a2']);
  });
  plays({ ...told, characters: ['sage', 'abigail'] }, (t) => {
    t.answers(0, 'cast 3 a1').asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 5 a2', 'leap 5 b2']);
    t.refuses(1, 'leap 4 b2', 'NOC-25.6');
  });
});

const brew = { modifiedGame: 'allSetToBrew' };

test('NOC-25.10: All Set to Brew removes the runestones', () => {
  const state = newGame(brew);
  const tiles = [...state.tiles, ...state.slots, ...state.stack].map((tile) => defaultBox.tiles.id[tile] as string);
  expect(tiles).toHaveLength(70);
  expect(tiles.filter((id) => id.startsWith('runestone'))).toEqual([]);
});

test('NOC-25.11: All Set to Brew deals three concoctions of the deck on top of the starter', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ ...brew, players });
    expect(state.deck).toHaveLength(35 - 3 * players);
    for (let seat = 0; seat < players; seat += 1) {
      const hand = state.brews[seat] as number[];
      expect(hand.map((card) => card < defaultBox.starters)).toEqual([true, false, false, false]);
    }
    expect(state.brews.slice(players).flat()).toEqual([]);
  }
});

test('NOC-25.12: if the stack runs short while refilling, the chest discards are shuffled in', () => {
  const stack = 'skull-4 skull-4 skull-4 skull-4 skull-3 skull-3 skull-3 skull-3 feather-2 feather-2';
  const discards = 'herb-A herb-B herb-C herb-D herb-E herb-A herb-B herb-C herb-D herb-E egg-2 egg-2';
  const told = { options: brew, supply: ['1', '1'], opened: true, grid: 'egg-1', slots: '', stackEnds: true };
  plays({ ...told, stack, discards }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tells('dealt', { round: MOONLIGHT }).asks(0, 'start');
    expect(
      shown(t)
        .spaces.map(({ tile }) => tile)
        .slice(0, 10),
    ).toEqual(stack.split(' '));
    expect(shown(t).spaces.every(({ tile }) => tile !== null)).toBe(true);
    expect(shown(t).sprite.tiles).not.toContain(null);
    expect([shown(t).stack, shown(t).discards]).toEqual([2, []]);
  });
});

/** Seat 0 is about to win the chest on a1 with its star. */
const chest: Position = {
  options: { modifiedGame: 'chasingChests' },
  supply: ['star 1', '1 3'],
  opened: true,
  grid: 'chest egg-1 skull-4',
  slots: 'mirror herb-A',
  brews: ['start-SF', 'start-ME'],
  stack: 'feather-1 feather-2 tripti-1',
};

test('NOC-25.13: a chest may be opened or swapped for a tile in the grid or on the Sprite Board', () => {
  plays(chest, (t) => {
    t.answers(0, 'cast star a1');
    t.asks(0, 'swap', ['open', 'swap b1', 'swap c1', 'swap sprite 1', 'swap sprite 2']);
    t.refuses(0, 'swap a1', 'NOC-25.13').refuses(0, 'swap sprite 3', 'NOC-25.13');
    t.answers(0, 'open').asks(0, 'chest', ['keep feather-1', 'keep feather-2', 'keep tripti-1']);
  });
  plays(chest, (t) => {
    t.answers(0, 'cast star a1', 'swap sprite 1').tells('swapped', { tile: 'mirror' }).tellsNo('drew').asks(0, 'start');
    expect(collectionShown(t, 0)).toBe('mirror');
  });
});

test('NOC-25.13: in other games a chest is opened at once', () => {
  plays({ ...chest, options: {} }, (t) => {
    t.answers(0, 'cast star a1').asks(0, 'chest');
  });
});

test('NOC-25.13a: the tile may be one on which an unsuccessful token still lies', () => {
  plays({ ...chest, supply: ['star 1', '1 3'], turn: 1, grid: 'chest egg-1 skull-4' }, (t) => {
    t.answers(1, 'cast 3 b1').answers(0, 'cast star a1').asks(0, 'swap');
    t.answers(0, 'swap b1').asks(1, 'dedicate', ['dedicate 3', 'take back 3']);
    expect(spaceShown(t, 'b1')).toBe('chest under 1:3');
    t.answers(1, 'take back 3').asks(0, 'start', ['pass', 'cast 1 b1']);
    expect([collectionShown(t, 0), supplyShown(t, 1)]).toEqual(['egg-1', '1 3']);
  });
});

test('NOC-25.13b: at the end of a round tiles nobody won in the grid may be chosen too', () => {
  plays({ ...chest, supply: ['1', '1'], grid: '. egg-1', sprite: '1:5', slots: 'chest herb-A' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(1, 'sprite').answers(1, 'take chest');
    t.asks(1, 'swap', ['open', 'swap b1', 'swap sprite 2']).answers(1, 'swap b1').asks(1, 'start');
    expect(collectionShown(t, 1)).toBe('egg-1');
    expect(shown(t).gone).toEqual(['herb-A', 'chest']);
  });
});

test('NOC-25.14: the chest takes the place of the tile swapped', () => {
  plays(chest, (t) => {
    t.answers(0, 'cast star a1', 'swap c1').asks(0, 'start');
    expect([collectionShown(t, 0), spaceShown(t, 'c1')]).toEqual(['skull-4', 'chest']);
  });
  plays(chest, (t) => {
    t.answers(0, 'cast star a1', 'swap sprite 2').asks(0, 'start');
    expect([collectionShown(t, 0), shown(t).sprite.tiles]).toEqual(['herb-A', ['mirror', 'chest', null, null]]);
  });
});

test('NOC-25.15: a chest cannot be swapped for a chest', () => {
  plays({ ...chest, grid: 'chest chest skull-4', slots: 'chest' }, (t) => {
    t.answers(0, 'cast star a1').asks(0, 'swap', ['open', 'swap c1']);
    t.refuses(0, 'swap b1', 'NOC-25.15').refuses(0, 'swap sprite 1', 'NOC-25.15');
  });
  plays({ ...chest, grid: 'chest chest', slots: 'chest' }, (t) => {
    t.answers(0, 'cast star a1').asks(0, 'chest', ['keep feather-1', 'keep feather-2', 'keep tripti-1']);
  });
});

test('NOC-25.16: a runestone received by the swap takes effect', () => {
  plays({ ...chest, grid: 'chest egg-1 runestone-S', deck: 'pure-S pure-F pure-M' }, (t) => {
    t.answers(0, 'cast star a1', 'swap c1').asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']);
    t.answers(0, 'keep pure-S').asks(0, 'start');
    expect(sideShown(t, 0).concoctionCount).toBe(2);
  });
});

test('NOC-25.17: after a swap the next starting spell is still tied to the space where the token won', () => {
  plays({ ...chest, grid: 'chest egg-1 skull-4 . egg-1' }, (t) => {
    t.answers(0, 'cast star a1', 'swap c1').asks(0, 'start', ['pass', 'cast 1 b1', 'cast 1 a2']);
  });
});

test('NOC-25.18: a chest kept from a chest draw may be swapped too', () => {
  plays({ ...chest, stack: 'chest feather-2 tripti-1' }, (t) => {
    t.answers(0, 'cast star a1', 'open', 'keep chest');
    t.asks(0, 'swap', ['open', 'swap b1', 'swap c1', 'swap sprite 1', 'swap sprite 2']).answers(0, 'swap b1');
    expect(collectionShown(t, 0)).toBe('chest egg-1');
    t.asks(0, 'start');
  });
});

/** The last question of a game with one mirror stone and a skull worth 4. */
function stones(modifiedGame: string | null, copied: string): readonly string[] {
  let sheet: string[] = [];
  const told = { options: { modifiedGame }, round: 'moonlight', opened: true, supply: ['1', '1'], slots: '' } as const;
  plays(
    { ...told, characters: ['sage', 'abigail'], brews: ['start-SF', 'start-SM'], collection: ['mirror skull-4'] },
    (t) => {
      t.answers(0, 'pass').answers(1, 'pass').answers(0, copied).isOver();
      sheet = (nocturne.explain(t.state, 'table')[0]?.lines ?? [])
        .filter(({ category }) => category === 'mirrors' || category === 'skulls')
        .map(({ category, points }) => `${category} ${points}`);
    },
  );
  return sheet;
}

test('NOC-25.19: in Precious Stones an unassigned mirror stone scores 5, an assigned one what it copies', () => {
  expect(stones('preciousStones', 'copy nothing')).toEqual(['skulls 4', 'mirrors 5']);
  expect(stones('preciousStones', 'copy skull-4')).toEqual(['skulls 8', 'mirrors 0']);
});

test('NOC-25.20: the points of Precious Stones stand in a category of their own', () => {
  expect(stones('preciousStones', 'copy nothing')).toContain('mirrors 5');
  expect(stones(null, 'copy nothing')).toEqual(['skulls 4']);
});
