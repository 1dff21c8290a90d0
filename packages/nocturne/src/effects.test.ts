import { expect, test } from 'vitest';
import { defaultBox, RUNESTONE, TILE_TYPES } from './box.ts';
import { nocturne } from './game.ts';
import type { State } from './state.ts';
import { type Position, plays } from './testing/position.ts';
import { boardShown, collectionShown, shown, sideShown } from './testing/shown.ts';

/** Seat 0 is about to win the tile on a1 with its star. */
const winning = (tile: string, told: Position = {}): Position => ({
  supply: ['1 star', '1 2'],
  opened: true,
  grid: `${tile} egg-1`,
  brews: ['start-SF', 'start-ME'],
  ...told,
});

const deckFromBelow = (state: State): string[] => state.deck.map((brew) => defaultBox.brews[brew]?.id ?? '');

test('NOC-11.1: of all tiles only chests and runestones have an effect when collected', () => {
  for (const [kind, id] of defaultBox.tiles.id.entries()) {
    const type = TILE_TYPES[defaultBox.tiles.type[kind] as number] as string;
    plays(winning(id, { stack: 'skull-4 skull-3 feather-1' }), (t) => {
      t.answers(0, 'cast star a1').tells('won', { side: 0, tile: id });
      if (type === 'chest' || type === 'runestone') t.tells('drew', { side: 0 }).asks(0, type);
      else t.tellsNo('drew').asks(0, 'start', ['pass', 'cast 1 b1']);
    });
  }
});

test('NOC-11.2: a runestone shows three concoctions of the deck, of which one is kept', () => {
  plays(winning('runestone-S', { deck: 'pair-SF pure-E pair-SM pure-S' }), (t) => {
    t.answers(0, 'cast star a1').tells('drew', { what: 'concoctions', count: 3 });
    t.asks(0, 'runestone', ['keep pair-SF', 'keep pure-E', 'keep pair-SM']);
    expect(shown(t).deck).toBe(32);
    t.refuses(0, 'keep pure-S', 'NOC-11.2');
    t.answers(0, 'keep pure-E').asks(0, 'start');
    expect(sideShown(t, 0, 0).concoctions).toEqual(['start-SF', 'pure-E']);
    expect(shown(t).deck).toBe(34);
  });
});

test('NOC-11.2a: the concoctions not kept go under the deck in the order they were drawn', () => {
  plays(winning('runestone-S', { deck: 'pair-SF pure-E pair-SM pure-S' }), (t) => {
    t.answers(0, 'cast star a1', 'keep pure-E').asks(0, 'start');
    expect(deckFromBelow(t.state).slice(0, 2)).toEqual(['pair-SM', 'pair-SF']);
    expect(deckFromBelow(t.state).at(-1)).toBe('pure-S');
  });
});

test('NOC-11.2b: the concoction kept is one more secret of its owner', () => {
  plays(winning('runestone-S', { deck: 'pair-SF pure-E pair-SM' }), (t) => {
    t.answers(0, 'cast star a1', 'keep pair-SM').tells('learned', { side: 0, count: 1 }).asks(0, 'start');
    for (const eyes of [1, 'table'] as const) {
      expect(sideShown(t, 0, eyes).concoctionCount).toBe(2);
      expect(sideShown(t, 0, eyes).concoctions).toBeNull();
      expect(t.events.map((event) => JSON.stringify(nocturne.viewEvent(event as never, eyes))).join()).not.toContain(
        'pair-SM',
      );
    }
  });
});

test('NOC-11.3: a chest shows three tiles of the stack, of which one is kept', () => {
  plays(winning('chest', { stack: 'skull-4 mirror feather-1 herb-A' }), (t) => {
    t.answers(0, 'cast star a1').tells('drew', { what: 'tiles', count: 3 });
    t.asks(0, 'chest', ['keep skull-4', 'keep mirror', 'keep feather-1']);
    t.refuses(0, 'keep herb-A', 'NOC-11.3');
    t.answers(0, 'keep mirror')
      .tells('opened', { kept: ['mirror'] })
      .asks(0, 'start');
    expect(collectionShown(t, 0)).toBe('chest mirror');
  });
});

test('NOC-11.3a: tiles not kept from a chest lie open, out of the game, also when Moonlight is dealt', () => {
  plays(winning('chest', { grid: 'chest', stack: 'skull-4 mirror feather-1 herb-A' }), (t) => {
    t.answers(0, 'cast star a1', 'keep mirror').tells('dealt', { round: 1 }).asks(0, 'start');
    expect(shown(t).round).toBe('moonlight');
    expect(shown(t).discards).toEqual(['skull-4', 'feather-1']);
    expect(shown(t).spaces[0]?.tile).toBe('herb-A');
  });
});

test('NOC-11.3b: the chest itself stays in the collection', () => {
  plays(winning('chest', { stack: 'skull-4 skull-3 feather-1', collection: ['egg-2'] }), (t) => {
    t.answers(0, 'cast star a1', 'keep skull-3').asks(0, 'start');
    expect(collectionShown(t, 0)).toBe('egg-2 chest skull-3');
    expect(shown(t).discards).not.toContain('chest');
  });
});

test('NOC-11.4: a chest or runestone kept from a chest takes effect in its turn', () => {
  plays(
    winning('chest', { stack: 'chest skull-4 egg-1 runestone-H skull-3 egg-2', deck: 'pure-S pure-F pure-M' }),
    (t) => {
      t.answers(0, 'cast star a1', 'keep chest').asks(0, 'chest', ['keep runestone-H', 'keep skull-3', 'keep egg-2']);
      t.answers(0, 'keep runestone-H').asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']);
      t.answers(0, 'keep pure-F').asks(0, 'start');
      expect(collectionShown(t, 0)).toBe('chest chest runestone-H');
    },
  );
});

test('NOC-11.4: a tile taken from the Sprite Board takes effect too', () => {
  const told = { grid: 'egg-1', sprite: '1:5', slots: 'runestone-F chest', stack: 'skull-4 skull-3 egg-2' };
  plays(winning('', told), (t) => {
    t.answers(0, 'cast star a1').asks(1, 'sprite', ['take runestone-F', 'take chest']);
    t.answers(1, 'take chest').asks(1, 'chest', ['keep skull-4', 'keep skull-3', 'keep egg-2']);
  });
  plays(winning('', told), (t) => {
    t.answers(0, 'cast star a1').answers(1, 'take runestone-F').asks(1, 'runestone');
    expect(boardShown(t)).toBe('1:5');
  });
});

test('NOC-11.5: nobody may leave a chest closed or a runestone unread', () => {
  plays(winning('chest', { stack: 'chest chest skull-4' }), (t) => {
    t.answers(0, 'cast star a1').asks(0, 'chest', ['keep chest', 'keep skull-4']);
    t.refuses(0, 'pass', 'NOC-11.3').refuses(0, 'keep', 'NOC-11.3').refuses(0, 'cast 1 b1', 'NOC-11.3');
  });
  plays(winning('runestone-E', { deck: 'pure-S pure-F pure-M' }), (t) => {
    t.answers(0, 'cast star a1').asks(0, 'runestone', ['keep pure-S', 'keep pure-F', 'keep pure-M']);
    t.refuses(0, 'pass', 'NOC-11.2').refuses(0, 'keep none', 'NOC-11.2');
  });
});

test('A chest whose three tiles are all alike asks nothing', () => {
  plays(winning('chest', { stack: 'skull-4 skull-4 skull-4' }), (t) => {
    t.answers(0, 'cast star a1').tells('opened', { kept: ['skull-4'], discarded: ['skull-4', 'skull-4'] });
    t.asks(0, 'start');
  });
});

/** All Set to Brew, with no more tiles to draw than stated. */
const shortStack = (told: Position): Position => {
  const { brews: _, ...rest } = winning('chest', told);
  return { ...rest, options: { modifiedGame: 'allSetToBrew' }, stackEnds: true };
};

test('NOC-11.6: when the stack runs out the chest discards become the new stack and drawing goes on', () => {
  const leftOut = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    plays(shortStack({ seed: `${seed}`, stack: 'skull-4', discards: 'egg-2 feather-1 herb-A' }), (t) => {
      t.answers(0, 'cast star a1').tells('drew', { count: 3 }).asks(0, 'chest');
      const drawn = t.state.drawn.map((tile) => defaultBox.tiles.id[tile] as string);
      expect(drawn[0]).toBe('skull-4');
      expect(shown(t).discards).toEqual([]);
      expect(shown(t).stack).toBe(1);
      leftOut.add(['egg-2', 'feather-1', 'herb-A'].find((tile) => !drawn.includes(tile)) ?? '');
    });
  }
  expect([...leftOut].toSorted()).toEqual(['egg-2', 'feather-1', 'herb-A']);
});

test('NOC-11.6: if stack and discards together are short, what there is is drawn', () => {
  plays(shortStack({ stack: 'skull-4', discards: 'egg-2' }), (t) => {
    t.answers(0, 'cast star a1').tells('drew', { count: 2 }).asks(0, 'chest', ['keep skull-4', 'keep egg-2']);
  });
  plays(shortStack({ stack: '' }), (t) => {
    t.answers(0, 'cast star a1').tells('drew', { count: 0 }).asks(0, 'start', ['pass', 'cast 1 b1']);
    expect(collectionShown(t, 0)).toBe('chest');
  });
});

test('NOC-11.6: discards stay where they are as long as the stack suffices', () => {
  plays(shortStack({ stack: 'skull-4 skull-3 skull-2', discards: 'egg-2' }), (t) => {
    t.answers(0, 'cast star a1').asks(0, 'chest', ['keep skull-4', 'keep skull-3', 'keep skull-2']);
    expect(shown(t).discards).toEqual(['egg-2']);
  });
});

test('NOC-11.7: one player collecting all runestones, Hoard included, is shown three concoctions every time', () => {
  const stones = ['S', 'F', 'M', 'H', 'E'].flatMap((symbol) => [`runestone-${symbol}`, `runestone-${symbol}`]);
  const way = 'a1 b1 c1 d1 d2 c2 b2 a2 a3 b3'.split(' ');
  const tokens = '1 2 3 3 4 4 5 5 6 7'.split(' ');
  const told = { options: { scenario: 4 }, opened: true, grid: `${stones.join(' ')} egg-1` };
  plays({ ...told, supply: [tokens.join(' '), ''] }, (t) => {
    way.forEach((space, i) => {
      t.asks(0, 'start').answers(0, `cast ${tokens[i]} ${space}`).tells('drew', { what: 'concoctions', count: 3 });
      t.asks(0, 'runestone').answers(0, nocturne.write(t.state, nocturne.legal(t.state)[0] as number));
      if (i === 0) t.asks(0, 'hoard').answers(0, nocturne.write(t.state, nocturne.legal(t.state)[1] as number));
    });
    expect(shown(t).deck).toBe(35 - 11);
    expect(sideShown(t, 0).concoctionCount).toBe(12);
    t.asks(0, 'start');
  });
});

test('NOC-11.7: all runestones and four Hoards, or all extra concoctions, leave three cards to draw', () => {
  const { edition, brews, starters, scoring, tiles } = defaultBox;
  const deck = brews.length - starters;
  const runestones = tiles.count.reduce((sum, n, kind) => (tiles.type[kind] === RUNESTONE ? sum + n : sum), 0);
  expect([deck, runestones, 4 * scoring.extraBrews]).toEqual([35, 10, 12]);
  const short = { ...edition, concoctions: { ...edition.concoctions, deck: edition.concoctions.deck.slice(0, 15) } };
  const refused = nocturne.admit(JSON.parse(JSON.stringify(short)));
  expect(refused.ok ? '' : refused.fault.what).toContain('at least 16');
});
