import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { type Position, plays } from './testing/position.ts';
import { boardShown, collectionShown, shown, sideShown } from './testing/shown.ts';

/** Moonlight, with no concoction that anybody could brew; it ends as soon as both have passed. */
const last: Position = {
  round: 'moonlight',
  opened: true,
  supply: ['1', '1'],
  slots: '',
  characters: ['sage', 'abigail'],
  brews: ['start-SF', 'start-SM'],
  moonlight: 'M1 M2 M9',
};

const points = (state: Parameters<typeof nocturne.explain>[0], seat: number, category: string): number | undefined =>
  nocturne.explain(state, 'table')[seat]?.lines.find((line) => line.category === category)?.points;

test('NOC-17.1: at the end of Moonlight the Sprite Board is resolved as after Twilight', () => {
  plays({ ...last, sprite: '1:5 0:4', slots: 'skull-4 egg-1 mirror' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(1, 'sprite', ['take skull-4', 'take egg-1', 'take mirror']);
    t.answers(1, 'take egg-1').asks(0, 'sprite', ['take skull-4', 'take mirror']).refuses(0, 'pass', 'NOC-14.2');
    t.answers(0, 'take skull-4').isOver();
    expect(collectionShown(t, 0)).toBe('skull-4');
    expect(collectionShown(t, 1)).toBe('egg-1');
    expect(shown(t).gone).toEqual(['mirror']);
  });
});

test('NOC-17.1: a runestone taken after Moonlight still brings a concoction', () => {
  plays({ ...last, sprite: '1:5', slots: 'runestone-H egg-1', deck: 'pure-S pure-F pure-M' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass', 'take runestone-H');
    t.asks(1, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']);
  });
});

test('NOC-17.2: the tokens of the board stay there for ties and for M9', () => {
  const told = { ...last, sprite: '1:5 0:4 0:3', slots: 'skull-4 skull-4 skull-4', collection: ['egg-1', 'egg-1'] };
  plays(told, (t) => {
    const result = t.answers(0, 'pass').answers(1, 'pass').isOver();
    expect(boardShown(t)).toBe('1:5 0:4 0:3');
    expect([points(t.state, 0, 'moonlight'), points(t.state, 1, 'moonlight')]).toEqual([2, 1]);
    expect([points(t.state, 0, 'eggs'), points(t.state, 1, 'eggs')]).toEqual([3, 4]);
    expect(result.scores).toEqual([8 + 2 + 3 + 2, 4 + 1 + 4 + 2]);
  });
});

test('NOC-17.3: a mirror stone may be assigned to another tile of the own collection', () => {
  plays({ ...last, collection: ['mirror egg-1 skull-4 skull-4 chest', 'feather-1'] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass');
    t.asks(0, 'mirror', ['copy nothing', 'copy egg-1', 'copy skull-4', 'copy chest']);
    t.refuses(0, 'copy feather-1', 'NOC-17.3');
    t.answers(0, 'copy skull-4').tells('copied', { side: 0, tile: 'skull-4' }).isOver();
    expect(points(t.state, 0, 'skulls')).toBe(12);
  });
});

test('NOC-17.3: each mirror stone is assigned by itself', () => {
  plays({ ...last, collection: ['mirror egg-1 mirror', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'mirror', ['copy nothing', 'copy egg-1']);
    t.answers(0, 'copy egg-1').asks(0, 'mirror', ['copy nothing', 'copy egg-1']);
    t.answers(0, 'copy nothing').isOver();
    expect(points(t.state, 0, 'eggs')).toBe(8);
  });
});

test('NOC-17.8: copying a chest or a runestone sets off no effect', () => {
  for (const tile of ['chest', 'runestone-S']) {
    plays({ ...last, collection: [`mirror ${tile}`, ''] }, (t) => {
      t.answers(0, 'pass').answers(1, 'pass').asks(0, 'mirror').answers(0, `copy ${tile}`).tellsNo('drew').isOver();
      expect(sideShown(t, 0).concoctionCount).toBe(1);
      expect(collectionShown(t, 0)).toBe(`mirror ${tile}`);
    });
  }
});

test('NOC-17.9: a mirror stone may stay unassigned and then scores nothing', () => {
  plays({ ...last, collection: ['mirror skull-4', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'mirror');
    expect(t.answers(0, 'copy nothing').isOver().scores).toEqual([4 + 2, 2]);
  });
  plays({ ...last, collection: ['mirror', ''] }, (t) => {
    expect(t.answers(0, 'pass').answers(1, 'pass').isOver().scores).toEqual([2, 2]);
  });
});

/** Three players, each with a mirror stone and something to copy. */
const three: Position = {
  ...last,
  options: { players: 3 },
  supply: ['1 2', '1', '1'],
  characters: ['sage', 'abigail', 'redd'],
  brews: ['start-SF', 'start-SM', 'start-SH'],
  collection: ['mirror egg-1', 'mirror egg-1', 'mirror egg-1'],
};

test('NOC-17.10: mirror stones are assigned first by the winner of the last Sprite Board tile', () => {
  for (const [sprite, opener] of [
    ['0:5 2:4', 2],
    ['2:5 1:4', 1],
  ] as const) {
    plays({ ...three, sprite, slots: 'egg-1 egg-1' }, (t) => {
      t.answers(0, 'pass').answers(1, 'pass').answers(2, 'pass').asks(opener, 'mirror');
    });
  }
});

test('NOC-17.10a: the other players follow clockwise', () => {
  plays({ ...three, sprite: '1:4', slots: 'egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').answers(2, 'pass').asks(1, 'mirror');
    t.answers(1, 'copy egg-1').asks(2, 'mirror').answers(2, 'copy egg-1').asks(0, 'mirror');
    t.answers(0, 'copy egg-1').isOver();
  });
});

test('NOC-17.10b: without a Sprite Board tile the winner of the last grid tile of Moonlight begins', () => {
  plays({ ...three, supply: ['1', '1 7', '1'], first: 0, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 7 a1').asks(1, 'start').answers(1, 'pass');
    t.answers(2, 'pass').answers(0, 'pass').asks(1, 'mirror');
  });
});

test('NOC-17.10b: if nobody won a tile in Moonlight, its first asked player begins', () => {
  for (const first of [0, 1, 2]) {
    plays({ ...three, first }, (t) => {
      for (let i = 0; i < 3; i += 1) t.answers((first + i) % 3, 'pass');
      t.asks(first, 'mirror');
    });
  }
});

test('NOC-17.10c: an assignment is open and final before the next player decides', () => {
  plays({ ...three, first: 2 }, (t) => {
    t.answers(2, 'pass').answers(0, 'pass').answers(1, 'pass').asks(2, 'mirror');
    t.refuses(0, 'copy egg-1', 'NOC-17.3').refuses(1, 'copy egg-1', 'NOC-17.3');
    t.answers(2, 'copy egg-1').asks(0, 'mirror').refuses(2, 'copy nothing', 'NOC-17.3');
    for (const eyes of [0, 1, 'table'] as const) {
      expect(sideShown(t, 2, eyes).copies).toEqual(['egg-1']);
    }
  });
});

test('NOC-17.10c: the order is kept although nothing is contested', () => {
  plays({ ...three, collection: ['mirror skull-4', 'feather-1', 'mirror herb-A'], first: 1 }, (t) => {
    t.answers(1, 'pass').answers(2, 'pass').answers(0, 'pass').asks(2, 'mirror').refuses(0, 'copy skull-4', 'NOC-17.3');
    t.answers(2, 'copy herb-A').asks(0, 'mirror').answers(0, 'copy skull-4').isOver();
  });
});

test('NOC-17.12: concoctions are revealed after the mirror stones and scored with the rest', () => {
  const told = { ...last, collection: ['mirror skull-4 feather-1', ''] };
  plays(told, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tellsNo('revealed').asks(0, 'mirror');
    expect(sideShown(t, 0, 1).concoctions).toBeNull();
    expect(points(t.state, 0, 'concoctions')).toBe(0);
    t.answers(0, 'copy skull-4').tells('revealed', { side: 0, concoctions: ['start-SF'] });
    t.tells('revealed', { side: 1, concoctions: ['start-SM'] }).asks(0, 'brewing', ['accept', 'arrange']);
    expect(sideShown(t, 0, 1).concoctions).toEqual(['start-SF']);
    expect(
      t
        .answers(0, 'accept')
        .tells('brewed', { tiers: [1] })
        .isOver().scores,
    ).toEqual([8 + 1 + 2 + 2, 2]);
  });
});

const marking = { achievementMarking: 'one' };
const feathers = 'feather-1 feather-1 feather-1 feather-1 feather-1 feather-1 feather-1';

test('NOC-23.3: with marking of one, a player who met several names exactly one', () => {
  plays({ ...last, options: marking, collection: [feathers, ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'mark', ['mark A11', 'mark A23']);
    t.refuses(0, 'mark A1', 'NOC-23.3');
    t.answers(0, 'mark A23').tells('marked', { side: 0, achievement: 'A23' }).isOver();
  });
});

test('NOC-23.3: a player who met one achievement marks it without a question', () => {
  const runestones = 'runestone-S runestone-S runestone-F runestone-M runestone-H';
  plays({ ...last, options: marking, brews: ['start-HE', 'start-SM'], collection: ['', runestones] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(1, 'brewing').answers(1, 'accept');
    expect(t.events.filter(({ type }) => type === 'marked')).toEqual([{ type: 'marked', side: 1, achievement: 'A15' }]);
    t.isOver();
  });
});
