import { faultText, pick, playOut, rngFrom, Sitting, verify } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { newGame, seen } from './testing/opening.ts';
import { type Table, tableOf } from './testing/table.ts';

/** So many turns in which nothing is played or bought. */
function pass(table: Table, turns: number): void {
  for (let i = 0; i < turns; i += 1) (table.state.active === 0 ? table.alice : table.bob).endsTurn();
}

/** The turn under way does not count: something has just happened in it. */
const begun = (): Table =>
  tableOf({
    alice: { hand: 'copper', deck: 'chapel estate copper copper copper' },
    bob: { hand: 'copper' },
    kingdom: 'chapel',
  });

const endsIn = (table: Table): number | null => seen(table.state).endsIn;

test('DOM-16.7: a game ends when twenty turns of every player passed and no card was gained, trashed or exchanged', () => {
  const table = begun();

  pass(table, 40);
  expect(seen(table.state).phase).toBe('action');
  pass(table, 1);

  expect(seen(table.state).phase).toBe('over');
  expect(dominion.result(table.state)?.places).toEqual([1, 2]);
  expect(dominion.endings?.(table.state)).toEqual([
    [{ for: 'standstill', with: {} }],
    [{ for: 'standstill', with: {} }],
  ]);
});

test('DOM-16.7a: after ten turns of every player all are told that the game will end, and from then on in how many turns', () => {
  const table = begun();

  pass(table, 20);
  expect([endsIn(table), table.told('standstill')]).toEqual([null, []]);
  pass(table, 1);

  expect(table.alice.hears('standstill')).toEqual([{ type: 'standstill', turns: 20 }]);
  expect(table.bob.hears('standstill')).toEqual([{ type: 'standstill', turns: 20 }]);
  expect(endsIn(table)).toBe(20);
  pass(table, 1);
  expect([endsIn(table), table.told('standstill')]).toEqual([19, []]);
});

test('DOM-16.7a: a card gained begins the count anew', () => {
  const table = begun();
  pass(table, 30);
  expect(endsIn(table)).toBe(11);

  table.alice.ends();
  table.alice.buys('copper');

  expect(endsIn(table)).toBe(null);
  pass(table, 39);
  expect(endsIn(table)).toBe(1);
});

test('DOM-16.7a: a card trashed begins the count anew', () => {
  const table = begun();
  pass(table, 30);

  table.alice.plays('chapel');
  table.alice.picks('estate', 'stop');

  expect(endsIn(table)).toBe(null);
});

test('DOM-16.7: a record by the rules before is replayed by them, and a table by them may stand still for ever', () => {
  const [before] = dominion.earlier ?? [];
  if (before === undefined) throw new Error('number 2 of the rules is kept');
  const options = dominion.options({ players: 2, set: 'dusk' });
  if (!options.ok) throw new Error(faultText(options.fault));
  const sitting = Sitting.begin(before, options.value, 'still', ['Ada', 'Bo']);
  for (let i = 0; i < 100; i += 1) sitting.answer(sitting.decision?.seat ?? 0, 'end');
  const record = sitting.record();

  expect(record.rules).toBe(2);
  expect(sitting.decision).not.toBe(null);
  expect(JSON.stringify(dominion.toJson(sitting.state as never))).not.toContain('standstill');
  expect(verify(dominion, record).ok).toBe(true);
  expect(Sitting.resume(dominion, record)).toMatchObject({ value: { game: { rules: 2 } } });
  expect(verify(dominion, { ...record, rules: 3 })).toMatchObject({ ok: false });
});

test('DOM-16.7: random answers come to an end where nobody can do anything any more', () => {
  const cards =
    'blessed-village changeling cobbler den-of-sin night-watchman secret-cave artisan chapel market throne-room';
  const state = newGame({ players: 2, cards: cards.split(' ') }, '1/150');
  const random = rngFrom('bots 1/150');

  expect(playOut(dominion, state, (at) => pick(dominion.legal(at), random), 20_000).truncated).toBe(false);
});
