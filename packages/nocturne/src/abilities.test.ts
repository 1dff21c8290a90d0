import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { newGame, plays } from './testing/position.ts';
import { boardShown, collectionShown, shown, sideShown, supplyShown } from './testing/shown.ts';

const TWO = { advanced: true } as const;
const THREE = { players: 3, advanced: true } as const;
const ROW = 'egg-1 egg-1 egg-1 egg-1';

/** The second player has Echo and may answer a 4 with a 4. */
const ECHO = { options: TWO, characters: ['sage', 'redd'], opened: true };
/** The second player has Leap. */
const LEAP = { options: TWO, characters: ['redd', 'abigail'] };
/** The first player has Gift, wins with a 3 and has lost a 1 to the second player's 2. */
const GIFT = { options: TWO, characters: ['sage', 'redd'], supply: ['1 3', '2'], grid: `${ROW} egg-1` };
/** The first player has Hoard and wins a lone tile. */
const HOARD = { options: TWO, characters: ['flint', 'redd'], supply: ['1 2', '3'], grid: 'chest . egg-1' };

test('NOC-4.1: in the advanced game every player owns the ability of the character', () => {
  const abilities = new Map(defaultBox.edition.characters.list.map(({ id, ability }) => [id, ability.id]));
  const { sides } = nocturne.view(newGame({ players: 4, advanced: true }), 'table');
  expect(new Set(sides.map(({ ability }) => ability))).toEqual(new Set(['echo', 'gift', 'leap', 'hoard']));
  for (const { ability, character, used } of sides) {
    expect(ability).toBe(abilities.get(character ?? ''));
    expect(used).toBe(false);
  }
});

test('NOC-4.1: a player has no other ability than the own one', () => {
  plays({ ...ECHO, supply: ['4', '4 5'], grid: `${ROW} egg-1 egg-1` }, (t) => {
    t.answers(0, 'cast 4 a1').refuses(1, 'leap 5 b2', 'NOC-4.1');
    t.asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 5 a2', 'echo 4 b1', 'echo 4 a2']);
  });
});

test('NOC-4.2: an ability is used at most once per game', () => {
  plays({ ...ECHO, supply: ['4 5', '3 4 4 6'], grid: `${ROW} . . . egg-1` }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'echo 4 b1').answers(0, 'pass').answers(0, 'take back 4');
    t.answers(1, 'cast 3 c1').answers(0, 'cast 4 d1').asks(1, 'answer', ['pass', 'cast 6 d2']);
    t.refuses(1, 'echo 4 d2', 'NOC-4.2').answers(1, 'pass').answers(1, 'take back 3');
    t.answers(0, 'pass').answers(1, 'pass').tells('dealt', { round: 1 });
    expect(sideShown(t, 1)).toMatchObject({ ability: 'echo', used: true });
    t.asks(0, 'start');
  });
  plays({ ...ECHO, used: [false, true], supply: ['4', '4 5'], grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer', ['pass', 'cast 5 b1']).refuses(1, 'echo 4 b1', 'NOC-4.2');
  });
});

test('NOC-4.2a: an ability cast turns the card at once, before the phase is over', () => {
  plays({ ...ECHO, supply: ['4 5', '4 6'], grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1');
    expect(sideShown(t, 1).used).toBe(false);
    t.answers(1, 'echo 4 b1').tells('ability', { side: 1, ability: 'echo' }).asks(0, 'answer');
    expect(shown(t).sides.map(({ used }) => used)).toEqual([false, true]);
  });
});

test('NOC-4.2, NOC-4.2a: after Hoard a chest drawn by it is opened without Hoard', () => {
  const stack = 'chest skull-4 skull-3 herb-A herb-B herb-C';
  plays({ ...HOARD, stack }, (t) => {
    t.answers(0, 'cast 1 a1', 'keep chest', 'hoard skull-4').tells('ability', { side: 0, ability: 'hoard' });
    expect(sideShown(t, 0).used).toBe(true);
    t.asks(0, 'chest', ['keep herb-A', 'keep herb-B', 'keep herb-C']).answers(0, 'keep herb-B').asks(1, 'start');
    expect(collectionShown(t, 0)).toBe('chest chest skull-4 herb-B');
  });
});

test('NOC-4.3: no ability has to be used', () => {
  plays({ ...ECHO, supply: ['4', '4 6'], grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'cast 6 b1').tellsNo('ability').asks(0, 'dedicate');
    expect(sideShown(t, 1).used).toBe(false);
  });
  plays(GIFT, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'take back 2');
    t.asks(0, 'gift').answers(0, 'gift none').tellsNo('ability').tellsNo('dedicated').asks(0, 'start');
    expect([sideShown(t, 0).used, boardShown(t), supplyShown(t, 0)]).toEqual([false, '', '1']);
  });
  plays({ ...HOARD, stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1', 'keep skull-4').asks(0, 'hoard').answers(0, 'hoard none').tellsNo('ability');
    t.asks(1, 'start');
    expect([sideShown(t, 0).used, collectionShown(t, 0)]).toEqual([false, 'chest skull-4']);
  });
});

test('NOC-4.3a: Echo and Leap are answers on the own turn, never starting spells', () => {
  plays({ ...ECHO, characters: ['redd', 'abigail'], supply: ['4 5', '4 6'], grid: ROW }, (t) => {
    t.refuses(0, 'echo 4 a1', 'NOC-4.6').refuses(1, 'leap 6 b1', 'NOC-9.5').answers(0, 'pass');
    t.asks(1, 'start').refuses(1, 'leap 4 a1', 'NOC-4.8').answers(1, 'cast 4 a1');
    expect(shown(t).sides.map(({ used }) => used)).toEqual([false, false]);
    t.asks(1, 'start');
  });
});

test('NOC-4.3a: Gift and Hoard are refused while spells are cast', () => {
  plays(GIFT, (t) => {
    t.refuses(0, 'gift 1', 'NOC-6.1').answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').refuses(0, 'gift 1', 'NOC-5.2');
    t.asks(0, 'answer');
  });
  plays({ ...HOARD, stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.refuses(0, 'hoard skull-4', 'NOC-6.1').asks(0, 'start');
  });
});

test('NOC-4.3a: abilities can be used in Moonlight too', () => {
  const round = 'moonlight';
  plays({ ...ECHO, round, supply: ['5', '5 s5 6'], grid: ROW }, (t) => {
    t.answers(0, 'cast 5 a1').asks(1, 'answer', ['pass', 'cast 6 b1', 'echo 5 b1', 'echo s5 b1']);
  });
  plays({ ...LEAP, round, supply: ['1', '2'], grid: 'egg-1 egg-1 . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').asks(1, 'answer', ['pass', 'cast 2 b1', 'leap 2 b2']);
  });
  plays({ ...GIFT, round }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'take back 2').asks(0, 'gift');
  });
  plays({ ...HOARD, round, stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1', 'keep skull-4').asks(0, 'hoard', ['hoard none', 'hoard skull-3', 'hoard skull-2']);
  });
});

test('NOC-4.4: a spell that no player can beat wins at once, although one could echo it', () => {
  plays({ ...ECHO, supply: ['1 4', '4'], grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').tells('won', { side: 0, reason: 'unbeatable' }).asks(0, 'start');
  });
});

test('NOC-4.4: a spell without a free tile beside it wins at once, although a player could leap', () => {
  plays({ ...LEAP, supply: ['1 2', '7'], grid: 'egg-1 . . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('won', { side: 0, corner: true, reason: 'enclosed' }).asks(1, 'start');
  });
});

test('NOC-4.5: who has no ordinary cast but could echo is asked', () => {
  const told = { options: THREE, characters: ['sage', 'redd', 'flint'], supply: ['4', '4', '5'], opened: true };
  plays({ ...told, grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').tellsNo('passed').asks(1, 'answer', ['pass', 'echo 4 b1']);
  });
  plays({ ...told, used: [false, true, false], grid: ROW }, (t) => {
    t.answers(0, 'cast 4 a1').tells('passed', { side: 1, forced: true }).asks(2, 'answer');
  });
});

test('NOC-4.6: Echo casts a token equal to the highest spell on a free tile beside it', () => {
  plays({ ...ECHO, supply: ['4', '3 4 5 star'], grid: `${ROW} egg-1 egg-1` }, (t) => {
    t.answers(0, 'cast 4 b1').refuses(1, 'echo 3 a1', 'NOC-4.6').refuses(1, 'echo 5 a1', 'NOC-4.6');
    t.refuses(1, 'echo star a1', 'NOC-4.6').refuses(1, 'echo 4 a2', 'NOC-4.6').refuses(1, 'echo 4 b1', 'NOC-6.3');
    const ordinary = ['cast 5 a1', 'cast 5 c1', 'cast 5 b2', 'cast star a1', 'cast star c1', 'cast star b2'];
    t.asks(1, 'answer', ['pass', ...ordinary, 'echo 4 a1', 'echo 4 c1', 'echo 4 b2']);
  });
});

test('NOC-4.6: the echo becomes the current highest spell', () => {
  plays({ ...ECHO, supply: ['4 4 5', '4 6'], grid: 'egg-1 egg-1 egg-1 . egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'echo 4 b1').tells('cast', { side: 1, token: '4', space: 'b1', how: 'echo' });
    t.asks(0, 'answer', ['pass', 'cast 5 c1']).answers(0, 'pass').tells('won', { side: 1, space: 'b1', token: '4' });
    t.asks(0, 'dedicate');
  });
});

test('NOC-4.6: an echo is tested for a win like any cast', () => {
  plays({ ...ECHO, supply: ['4 5', '4 6'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'echo 4 b1').tells('won', { side: 1, reason: 'enclosed' }).asks(0, 'dedicate');
  });
});

test('NOC-4.7, NOC-4.7b: by Gift the winner dedicates an own unsuccessful token, out of the supply', () => {
  plays({ ...GIFT, supply: ['1 3 6', '2 7'], sprite: '1:4' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'pass');
    expect(supplyShown(t, 0)).toBe('1 6');
    t.answers(1, 'take back 2').asks(0, 'gift', ['gift none', 'gift 1']);
    t.refuses(0, 'gift 6', 'NOC-4.7').refuses(0, 'gift 3', 'NOC-4.7').answers(0, 'gift 1');
    t.tells('ability', { side: 0, ability: 'gift' }).tells('dedicated', { side: 0, token: '1', place: 2 });
    t.asks(0, 'start');
    expect([boardShown(t), supplyShown(t, 0), sideShown(t, 0).used]).toEqual(['1:4 0:1', '6', true]);
  });
});

test('NOC-4.7: Gift names one of several unsuccessful tokens, and only one is dedicated', () => {
  plays({ ...GIFT, supply: ['1 3 5', '2 4'], grid: `${ROW} egg-1 . . egg-1` }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'cast 4 d1');
    t.answers(0, 'cast 5 d2').answers(1, 'take back 4').answers(1, 'take back 2');
    t.asks(0, 'gift', ['gift none', 'gift 1', 'gift 3']).answers(0, 'gift 3').asks(0, 'start', ['pass', 'cast 1 d1']);
    expect(boardShown(t)).toBe('0:3');
  });
});

test('NOC-4.7: Gift is not asked about without an own unsuccessful token that fits on the board', () => {
  plays({ ...GIFT, supply: ['1 3', '2'] }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').tells('won', { side: 0 }).asks(0, 'start');
  });
  plays({ ...GIFT, sprite: '1:7 0:7 1:6 0:6' }, (t) => {
    t.answers(0, 'cast 1 a1')
      .answers(1, 'cast 2 b1')
      .answers(0, 'cast 3 c1')
      .tells('returned', { side: 1, token: '2' });
    t.asks(0, 'start');
  });
  plays({ ...GIFT, round: 'moonlight', supply: ['7 s5', '6'], opened: true }, (t) => {
    t.answers(0, 'cast s5 a1')
      .answers(1, 'cast 6 b1')
      .answers(0, 'cast 7 c1')
      .answers(1, 'take back 6')
      .asks(0, 'start');
  });
});

test('NOC-4.7: Gift follows a tile won from the grid only, not one from the Sprite Board', () => {
  plays({ ...GIFT, supply: ['1 3', '2'], grid: 'egg-1 egg-1 egg-1', sprite: '0:5', slots: 'herb-A' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'take back 2');
    t.answers(0, 'gift none').answers(0, 'pass').answers(1, 'pass');
    t.tells('took', { side: 0, tile: 'herb-A' }).tells('dealt', { round: 1 }).asks(0, 'start');
  });
});

test('NOC-4.7a: Gift is decided after all other dedications, in descending order', () => {
  plays({ ...GIFT, options: THREE, characters: ['sage', 'redd', 'flint'], supply: ['1 4 5', '2', '3'] }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'cast 4 d1');
    t.asks(2, 'dedicate').answers(2, 'dedicate 3').asks(1, 'dedicate').answers(1, 'dedicate 2');
    t.asks(0, 'gift').answers(0, 'gift 1').asks(0, 'start');
    expect(boardShown(t)).toBe('2:3 1:2 0:1');
  });
});

test('NOC-4.7a: Gift is decided after all other dedications, in clockwise order too', () => {
  const options = { ...THREE, dedicationOrder: 'clockwise' };
  plays({ ...GIFT, options, characters: ['sage', 'redd', 'flint'], supply: ['1 4', '2', '3'] }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'cast 4 d1');
    t.asks(1, 'offer').answers(1, 'dedicate 2').asks(2, 'offer').answers(2, 'dedicate none');
    t.asks(0, 'gift', ['gift none', 'gift 1']);
  });
});

test('NOC-4.8: Leap casts a higher token on a free tile diagonally next to the highest spell', () => {
  const grid = 'egg-1 egg-1 egg-1 . egg-1 egg-1 egg-1 . egg-1 . feather-1';
  plays({ ...LEAP, supply: ['2', '1 2 3'], opened: true, grid }, (t) => {
    t.answers(0, 'cast 2 b2');
    const ordinary = ['cast 3 b1', 'cast 3 a2', 'cast 3 c2'];
    t.asks(1, 'answer', ['pass', ...ordinary, 'leap 3 a1', 'leap 3 c1', 'leap 3 a3', 'leap 3 c3']);
    t.refuses(1, 'leap 2 a1', 'NOC-4.8').refuses(1, 'leap 3 b1', 'NOC-4.8').refuses(1, 'cast 3 a1', 'NOC-6.3');
  });
});

test('NOC-4.8: only free tiles can be leapt to, and from there the answers go on', () => {
  const grid = 'egg-1 egg-1 . . . egg-1 egg-1 . egg-1';
  plays(
    { ...LEAP, options: THREE, characters: ['redd', 'abigail', 'sage'], supply: ['1', '2 6', '3'], grid: ROW },
    (t) => {
      t.answers(0, 'cast 1 a1').asks(1, 'answer', ['pass', 'cast 2 b1', 'cast 6 b1']);
    },
  );
  plays({ ...LEAP, supply: ['1 3', '2 5'], grid }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'leap 2 b2').tells('cast', { side: 1, token: '2', space: 'b2', how: 'leap' });
    t.tells('ability', { side: 1, ability: 'leap' }).asks(0, 'answer', ['pass', 'cast 3 b1', 'cast 3 c2']);
  });
});

test('NOC-4.8, NOC-9.3: a leap onto a tile with none beside it wins at once, is no corner cast and is skipped after', () => {
  plays({ ...LEAP, supply: ['1 6', '2 5'], grid: 'egg-1 . . . egg-1 . . . . egg-1', twilight: 'T11' }, (t) => {
    t.answers(0, 'cast 1 a2').answers(1, 'leap 2 b3').tells('won', { side: 1, corner: false, reason: 'enclosed' });
    t.tellsNo('goal').answers(0, 'take back 1').tells('skipped', { side: 1 });
    t.asks(0, 'start', ['pass', 'cast 1 a1', 'cast 6 a1', 'cast 1 a2', 'cast 6 a2']);
  });
});

test('NOC-4.9: by Hoard two of the three tiles of a chest are kept', () => {
  plays({ ...HOARD, stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1').asks(0, 'chest', ['keep skull-4', 'keep skull-3', 'keep skull-2']);
    t.answers(0, 'keep skull-2').asks(0, 'hoard', ['hoard none', 'hoard skull-4', 'hoard skull-3']);
    t.answers(0, 'hoard skull-4').tells('opened', { kept: ['skull-2', 'skull-4'], discarded: ['skull-3'] });
    expect([collectionShown(t, 0), shown(t).discards]).toEqual(['chest skull-2 skull-4', ['skull-3']]);
    t.asks(1, 'start');
  });
});

test('NOC-4.9: by Hoard two of the three concoctions of a runestone are kept', () => {
  const told = { ...HOARD, grid: 'runestone-S . egg-1', deck: 'pure-S pure-F pure-M', brews: ['start-SF', 'start-SM'] };
  plays(told, (t) => {
    t.answers(0, 'cast 1 a1').asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']);
    t.answers(0, 'keep pure-F').asks(0, 'hoard', ['hoard none', 'hoard pure-S', 'hoard pure-M']);
    t.answers(0, 'hoard pure-M')
      .tells('learned', { side: 0, count: 2, kept: ['pure-F', 'pure-M'] })
      .asks(1, 'start');
    expect(sideShown(t, 0, 0).concoctions).toEqual(['start-SF', 'pure-F', 'pure-M']);
    expect(shown(t).deck).toBe(33);
  });
});

test('NOC-4.9: three equal tiles are still asked about if Hoard may keep two of them', () => {
  const stack = 'feather-1 feather-1 feather-1';
  plays({ ...HOARD, stack }, (t) => {
    t.answers(0, 'cast 1 a1').asks(0, 'chest', ['keep feather-1']).answers(0, 'keep feather-1', 'hoard feather-1');
    expect([collectionShown(t, 0), shown(t).discards]).toEqual(['chest feather-1 feather-1', ['feather-1']]);
    t.asks(1, 'start');
  });
  plays({ ...HOARD, used: [true, false], stack }, (t) => {
    t.answers(0, 'cast 1 a1')
      .tells('opened', { kept: ['feather-1'] })
      .asks(1, 'start');
  });
});

test('NOC-4.9a: of two kept tiles with effects the owner chooses which resolves first', () => {
  const told = { ...HOARD, stack: 'runestone-S chest egg-1 herb-A herb-B herb-C', deck: 'pure-S pure-F pure-M' };
  plays(told, (t) => {
    t.answers(0, 'cast 1 a1', 'keep chest', 'hoard runestone-S');
    t.asks(0, 'effect', ['first chest', 'first runestone-S']).answers(0, 'first chest');
    t.asks(0, 'chest', ['keep herb-A', 'keep herb-B', 'keep herb-C']).answers(0, 'keep herb-A').asks(0, 'runestone');
  });
  plays(told, (t) => {
    t.answers(0, 'cast 1 a1', 'keep chest', 'hoard runestone-S', 'first runestone-S');
    t.asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']).answers(0, 'keep pure-S').asks(0, 'chest');
  });
});

test('NOC-4.9a: two equal effects need no order, and both take place', () => {
  plays(
    { ...HOARD, stack: 'runestone-S runestone-S egg-1', deck: 'pure-S pure-F pure-M pure-H pure-E pair-SF' },
    (t) => {
      t.answers(0, 'cast 1 a1', 'keep runestone-S', 'hoard runestone-S');
      t.asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']).answers(0, 'keep pure-S');
      t.asks(0, 'runestone', ['keep pure-H', 'keep pure-E', 'keep pair-SF']);
    },
  );
});

test('NOC-4.10: the symbol of the character counts whichever side is up', () => {
  const told = { twilight: 'T10', characters: ['redd', 'abigail'], supply: ['1 2', '3'], grid: 'egg-1 . skull-4' };
  for (const card of [{}, { options: TWO }, { options: TWO, used: [true, false] }]) {
    plays({ ...told, ...card, collection: ['skull-4 herb-A', ''] }, (t) => {
      t.answers(0, 'cast 1 a1').tells('goal', { side: 0, goal: 'T10' }).asks(1, 'start');
    });
    plays({ ...told, ...card, collection: ['skull-4 feather-1', ''] }, (t) => {
      t.answers(0, 'cast 1 a1').tellsNo('goal').asks(1, 'start');
    });
  }
});
