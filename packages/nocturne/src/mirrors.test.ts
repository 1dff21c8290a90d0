import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBox, MIRROR } from './box.ts';
import type { Holding } from './holding.ts';
import { proposal } from './mirrors.ts';
import { points } from './scoring.ts';
import { type HoldingText, holding, occasion, scored, tile } from './testing/collection.ts';

const propose = (told: HoldingText, rivals: readonly HoldingText[] = [{}], special = {}): string[] => {
  const sides = rivals.length + 1;
  const held = [told, ...rivals].map((one) => holding(one, sides));
  const chosen = proposal(defaultBox, occasion(sides, special), held, 0);
  return chosen.map((kind) => (kind < 0 ? '-' : (defaultBox.tiles.id[kind] as string)));
};

test('NOC-17.3: each mirror stone adds one other tile of its owner, an assigned one as that tile', () => {
  expect(scored('skulls', { tiles: 'skull-4 mirror', mirrors: 'skull-4' })).toBe(8);
  expect(scored('skulls', { tiles: 'skull-4 mirror*2', mirrors: 'skull-4 -' })).toBe(8);
  expect(scored('skulls', { tiles: 'skull-4', mirrors: 'skull-4' })).toBe(4);
});

test('NOC-17.4: a mirror stone is never proposed to copy a mirror stone', () => {
  expect(propose({ tiles: 'mirror mirror' })).toEqual(['-', '-']);
  expect(propose({ tiles: 'mirror skull-3 mirror' })).toEqual(['skull-3', 'skull-3']);
});

test('NOC-17.5: several mirror stones may copy the same tile', () => {
  expect(scored('skulls', { tiles: 'skull-4 mirror*2', mirrors: 'skull-4 skull-4' })).toBe(12);
  expect(propose({ tiles: 'mirror*2 tripti-1' })).toEqual(['tripti-1', 'tripti-1']);
});

test('NOC-17.6: an assigned mirror stone is one more tile of the copied kind, with letter and mushroom kind', () => {
  expect(scored('feathers', { tiles: 'feather-1*2 mirror', mirrors: 'feather-1' })).toBe(8);
  expect(scored('mushrooms', { tiles: 'duode-1 mirror', mirrors: 'duode-1' })).toBe(9);
  expect(scored('mushrooms', { tiles: 'tripti-1*2 mirror', mirrors: 'tripti-1' })).toBe(13);
  expect(scored('herbs', { tiles: 'herb-A herb-B herb-W mirror', mirrors: 'herb-W' })).toBe(2 + 1 + 1 + 1 + 8);
  expect(scored('eggs', { tiles: 'egg-1 mirror', mirrors: 'egg-1' }, {}, [{ tiles: 'egg-1' }])).toBe(8);
  expect(scored('chests', { tiles: 'chest mirror', mirrors: 'chest' })).toBe(-2);
});

test('NOC-17.9: a mirror stone may stay unassigned and then scores 0', () => {
  const bare = { tiles: 'mirror', mirrors: '-' };
  expect(points(defaultBox, occasion(), [holding(bare), holding({})])).toEqual([0, 0]);
  expect(propose({ tiles: 'chest mirror' })).toEqual(['-']);
});

test('NOC-17.11: the best total is proposed, with the other players’ stones as they are', () => {
  // A skull brings 4, a Tripti completes a set for 13.
  expect(propose({ tiles: 'skull-4 tripti-1 tripti-1 mirror' })).toEqual(['tripti-1']);
  const eggs: HoldingText = { tiles: 'egg-1 egg-1 skull-4 mirror' };
  // With 2 eggs each the rival is first by Sprite position; a third egg makes 12 instead of 6.
  expect(propose(eggs, [{ tiles: 'egg-1*2', spriteSpace: 1 }])).toEqual(['egg-1']);
  expect(propose(eggs, [{ tiles: 'egg-1*2 mirror', mirrors: '-', spriteSpace: 1 }])).toEqual(['egg-1']);
  expect(propose(eggs, [{ tiles: 'egg-1*2 mirror', mirrors: 'egg-1', spriteSpace: 1 }])).toEqual(['skull-4']);
  expect(propose({ tiles: 'egg-1*4 skull-4 mirror' }, [], { solo: true })).toEqual(['egg-1']);
  expect(propose({ tiles: 'egg-1 skull-4 mirror' }, [], { solo: true })).toEqual(['skull-4']);
});

test('NOC-17.11a: among equally good proposals the tile collected earliest is copied', () => {
  expect(propose({ tiles: 'feather-2 feather-1 mirror' })).toEqual(['feather-2']);
  expect(propose({ tiles: 'feather-1 feather-2 mirror' })).toEqual(['feather-1']);
  // 4 for a third feather, 4 for a skull.
  expect(propose({ tiles: 'feather-1*2 skull-4 mirror' })).toEqual(['feather-1']);
  expect(propose({ tiles: 'skull-4 feather-1*2 mirror' })).toEqual(['skull-4']);
  expect(propose({ tiles: 'runestone-F mirror' })).toEqual(['runestone-F']);
  expect(propose({ tiles: 'mirror skull-3 herb-E mirror' })).toEqual(['skull-3', 'skull-3']);
});

test('NOC-25.19: in Precious Stones a stone copies only what is worth as much as leaving it', () => {
  const special = { preciousStones: true };
  expect(propose({ tiles: 'skull-4 mirror' }, [{}], special)).toEqual(['-']);
  expect(propose({ tiles: 'feather-1*4 mirror' }, [{}], special)).toEqual(['feather-1']);
});

/** The best copies by trying all, earlier tiles first, nothing last. */
function tried(held: readonly Holding[], special: object): number[] {
  const [mine] = held as [Holding];
  const kinds = [...new Set(mine.tiles.filter((kind) => defaultBox.tiles.type[kind] !== MIRROR)), -1];
  let all: number[][] = [[]];
  for (const kind of mine.tiles) {
    if (defaultBox.tiles.type[kind] === MIRROR) all = all.flatMap((so) => kinds.map((model) => [...so, model]));
  }
  const total = (copies: number[]): number =>
    points(defaultBox, occasion(held.length, special), [{ ...mine, copies }, ...held.slice(1)])[0] as number;
  return all.reduce((best, copies) => (total(copies) > total(best) ? copies : best));
}

test('NOC-17.11a: of herbs that are worth the same the one of the earliest tile is proposed', () => {
  expect(propose({ tiles: 'herb-E feather-2 mirror' })).toEqual(['herb-E']);
});

test('NOC-17.11, NOC-17.11a: the proposal is the one that trying all of them finds', () => {
  const kind = fc.integer({ min: 0, max: defaultBox.tiles.kinds - 2 });
  const mine = fc.array(kind, { maxLength: 9 });
  const stones = fc.integer({ min: 1, max: 2 });
  fc.assert(
    fc.property(mine, stones, fc.array(kind, { maxLength: 6 }), fc.boolean(), (own, n, theirs, preciousStones) => {
      const tiles = [...own, ...Array.from({ length: n }, () => tile('mirror'))];
      const held = [
        { ...holding({}), tiles },
        { ...holding({ spriteSpace: 1 }), tiles: theirs },
      ];
      expect(proposal(defaultBox, occasion(2, { preciousStones }), held, 0)).toEqual(tried(held, { preciousStones }));
    }),
    { seed: 1711, numRuns: 300 },
  );
});

test('NOC-17.11: ten stones among all tiles of a box are no more work than two', () => {
  const all = defaultBox.tiles.id.filter((id) => id !== 'mirror').join(' ');
  const best = propose({ tiles: `${all} mirror*10` });
  expect(best).toHaveLength(10);
  const worth = (mirrors: string): number =>
    points(defaultBox, occasion(2), [holding({ tiles: `${all} mirror*10`, mirrors }), holding({})])[0] as number;
  for (const id of defaultBox.tiles.id) {
    if (id === 'mirror') continue;
    for (let stone = 0; stone < 10; stone += 1) {
      expect(worth(best.with(stone, id).join(' '))).toBeLessThanOrEqual(worth(best.join(' ')));
    }
  }
});
