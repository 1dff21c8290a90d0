import { type Action, pick, rngFrom, Sitting, shuffle, verify } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, boxWith, defaultBox, kindOf } from './box.ts';
import { writeCode } from './code.ts';
import { defaultEdition, type Edition } from './edition.ts';
import { dominion } from './game.ts';
import { KINGDOM } from './kingdom.ts';
import { readOptions } from './options.ts';
import type { CardEntry } from './proof.ts';
import { hasPile, isEmptyPile } from './state.ts';
import { newGame, seen } from './testing/opening.ts';

/** An older edition: today's before its last kingdom card was added. */
const { cards } = defaultEdition;
const LAST = cards.findLastIndex(({ kingdom }) => kingdom);
const added = cards[LAST] as CardEntry;
const older = admitted({ ...defaultEdition, cards: cards.slice(0, LAST) });

function admitted(edition: Edition): string {
  const box = admit(JSON.parse(JSON.stringify(edition)));
  if (!box.ok) throw new Error(`${box.fault.where}: ${box.fault.what}`);
  return box.value.hash;
}

test('An older edition keeps its own cards: the first ones of today’s, under the same numbers', () => {
  expect(boxWith(older)?.ids).toEqual(defaultBox.ids.slice(0, LAST));
  expect(boxWith(older)?.kingdoms[added.set]).toEqual(defaultBox.kingdoms[added.set]?.filter((kind) => kind < LAST));
  expect(older).not.toBe(defaultBox.hash);
});

test('Random kingdoms of an older edition are drawn from its own pool, as they were before', () => {
  const pool = ['base', 'nocturne'].flatMap((of) =>
    cards.slice(0, LAST).flatMap(({ kingdom, set }, kind) => (kingdom && set === of ? [kind] : [])),
  );
  for (let i = 0; i < 50; i += 1) {
    const drawn = shuffle([...pool], rngFrom(`pool ${i}`)).slice(0, KINGDOM);
    const ids = drawn.toSorted((a, b) => a - b).map((kind) => defaultBox.ids[kind]);
    expect(seen(newGame({ edition: older }, `pool ${i}`)).kingdom).toEqual(ids);
  }
});

test('A card that was added later has no pile in a game of an older edition and cannot be asked for there', () => {
  const state = newGame({ edition: older });
  expect([hasPile(state, LAST), isEmptyPile(state, LAST)]).toEqual([false, true]);
  const ten = defaultBox.sets[0]?.kingdom.map((kind) => defaultBox.ids[kind] as string) ?? [];
  const code = writeCode({ cards: [...ten.slice(1), added.id], druid: [] });
  expect(readOptions({ code })).toMatchObject({ ok: true });
  for (const wish of [{ cards: [added.id] }, { code }])
    expect(readOptions({ ...wish, edition: older })).toMatchObject({
      fault: { what: `"${added.id}" is no kingdom card; choose another one` },
    });
  expect(dominion.refuse(state, state.active, `buy ${added.id}`)).not.toBeNull();
});

test('Games of an older edition are played to their end, and their records replay to the last byte', () => {
  for (let i = 0; i < 6; i += 1) {
    const options = dominion.options({ players: 2 + (i % 3), edition: older });
    if (!options.ok) throw new Error(options.fault.what);
    const table = Sitting.begin(dominion, options.value, `older ${i}`, ['A', 'B', 'C', 'D'].slice(0, 2 + (i % 3)));
    const random = rngFrom(`answers ${i}`);
    for (let asked = dominion.pending(table.state); asked; asked = dominion.pending(table.state)) {
      const action = pick<Action>(dominion.legal(table.state), random);
      expect(table.answer(asked.seat, dominion.write(table.state, action))).toBeNull();
    }
    expect(dominion.audit(table.state)).toBeNull();
    expect(verify(dominion, table.record()).ok).toBe(true);
  }
});

test('A card without a text is refused by its name, in full and in a house’s changes', () => {
  const fault = (json: object): unknown => admit(JSON.parse(JSON.stringify(json)));
  const copy = { ...added, id: 'textless' };
  const what = '"textless" is unknown to the rules';
  expect(fault({ ...defaultEdition, cards: [...cards, copy] })).toMatchObject({
    ok: false,
    fault: { where: `cards[${cards.length}].id`, what },
  });
  expect(fault({ over: 'default', cards: [copy] })).toMatchObject({
    fault: { where: 'cards[0].id', what: expect.stringMatching(/^"textless" is unknown; known are the-earths-gift, /) },
  });
});

test('Changes over an older edition keep its cards', () => {
  const box = admit({ over: older, cards: [{ id: 'witch', cost: 4 }] });
  expect(box.ok && [box.value.ids.length, box.value.cost[kindOf('witch')]]).toEqual([LAST, 4]);
});
