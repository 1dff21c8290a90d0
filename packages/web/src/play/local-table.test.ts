import { advise, botAnswer, random } from '@nightjar/bots';
import { faultText, readRecord, rngFrom, verify } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import example from '@nightjar/nocturne/data/example-record.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { LocalTable, type Surroundings } from './local-table.ts';
import { type Shelf, type Sitter, shelfIn } from './shelf.ts';
import type { Scene } from './source.ts';
import { NOBODY, type Thinker } from './thinker.ts';

/** Storage that forgets with the test. */
function memory(): Shelf {
  const kept = new Map<string, string>();
  return shelfIn({
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

/** As many for every hint, so that equal tables get equal hints. */
const LOOKS = { iterations: 64 } as const;

/** Bots that think in the test's own process. */
const here: Thinker = {
  think({ view, seat, seed }) {
    const imagined = nocturne.imagine(view, seat, rngFrom(seed));
    if (!imagined.ok) return Promise.reject(new Error(faultText(imagined.fault)));
    return Promise.resolve(nocturne.write(imagined.value, botAnswer(nocturne, imagined.value, random, seed)));
  },
  advise: ({ view, seat, seed }) => {
    const lines = advise(nocturne, view, seat, { seed, limit: LOOKS });
    return lines.ok ? Promise.resolve(lines.value) : Promise.reject(new Error(faultText(lines.fault)));
  },
  hurry() {},
  close() {},
};

const around = (shelf: Shelf, thinker: Thinker = here): Surroundings => ({
  shelf,
  thinker,
  now: () => 1,
  newId: () => 'table-1',
  newSeed: () => 'a seed',
  beat: () => 0,
  warn: () => null,
});

const ME: Sitter = { kind: 'person', name: 'Mira', bot: null };
const YOU: Sitter = { kind: 'person', name: 'Jonas', bot: null };
const BOT: Sitter = { kind: 'bot', name: 'Ash', bot: 'random' };

function begin(
  sitters: readonly Sitter[],
  where: Surroundings,
  wish: { readonly familyMode?: string } = {},
): LocalTable {
  const options = nocturne.options({ ...wish, players: sitters.length });
  if (!options.ok) throw new Error(options.fault.what);
  return LocalTable.begin({ game: nocturne, options: { ...options.value }, sitters }, where);
}

/** The first scene from now on that is as wanted. */
const until = (table: LocalTable, wanted: (scene: Scene) => boolean): Promise<Scene> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!wanted(table.scene())) return;
      stop();
      resolve(table.scene());
    };
    const stop = table.watch(look);
    look();
  });

const isMine = ({ answers, status }: Scene): boolean => answers.length > 0 || status === 'over';

/** Plays on with the last answer of each list until the game is over. */
async function finish(table: LocalTable): Promise<Scene> {
  for (;;) {
    const scene = await until(table, (next) => isMine(next) || next.handOver !== null);
    if (scene.status === 'over') return scene;
    if (scene.handOver !== null) table.takeOver();
    else await table.answer(scene.answers.at(-1) ?? '');
  }
}

test('bots answer by themselves, and a game against them comes to its end and can be verified', async () => {
  const shelf = memory();
  const table = begin([ME, BOT, BOT], around(shelf));
  const end = await finish(table);
  expect(end.result?.scores).toEqual(end.sheets.map(({ total }) => total));
  const kept = shelf.get('table-1');
  expect(kept?.isOver).toBe(true);
  const record = readRecord(kept?.record ?? '');
  expect(record.ok && verify(nocturne, record.value).ok).toBe(true);
  const curve = await table.curve();
  expect(curve.at(-1)?.totals).toEqual(end.result?.scores);
  expect(curve.length).toBe(end.seq + 1);
});

test('a table is kept after every answer and goes on where it was', async () => {
  const shelf = memory();
  const table = begin([ME, BOT], around(shelf));
  await until(table, isMine);
  await table.answer(table.scene().answers.at(-1) ?? '');
  const before = await until(table, isMine);
  table.close();
  const kept = shelf.get('table-1');
  const again = LocalTable.resume('table-1', nocturne, kept?.record ?? '', kept?.sitters ?? [], around(shelf));
  if (!again.ok) throw new Error(again.fault.what);
  const after = again.value.scene();
  expect(after.seq).toBe(before.seq);
  expect(after.view).toEqual(before.view);
  expect(after.log).toEqual(before.log);
  expect(after.answers).toEqual(before.answers);
});

test('a record that was changed is not taken back to the table', () => {
  const shelf = memory();
  begin([ME, BOT], around(shelf)).close();
  const file = shelf.get('table-1')?.record ?? '';
  const forged = file.replace('a seed', 'b seed');
  expect(LocalTable.resume('x', nocturne, forged, [ME, BOT], around(shelf)).ok).toBe(false);
});

test('an answer can be taken back while a bot thinks about its own, and the log forgets it', async () => {
  // Bots that never come to an end of their thoughts.
  const stuck: Thinker = { ...NOBODY, think: () => new Promise(() => undefined) };
  const table = begin([BOT, ME], around(memory(), stuck));
  const person = table.scene();
  expect(person.decision?.seat).toBe(1);
  await table.answer(person.answers[0] ?? '');
  expect(table.scene().undo).toBe(1);
  expect(await table.undo()).toBeNull();
  expect(table.scene().view).toEqual(person.view);
  expect(table.scene().log).toEqual([]);
  expect((await table.undo())?.reason).toBe('nothing-to-undo');
});

test('against bots an answer is taken back together with what they answered to it', async () => {
  const table = begin([ME, BOT, BOT], around(memory()));
  for (;;) {
    const asked = await until(table, isMine);
    await table.answer(asked.answers[0] ?? '');
    const next = await until(table, (scene) => isMine(scene) && scene.seq > asked.seq);
    const answered = next.log.filter(({ answer }) => answer > asked.seq);
    if (next.undo === 0 || answered.every(({ isForced }) => isForced)) continue;
    expect(await table.undo()).toBeNull();
    expect(table.scene().view).toEqual(asked.view);
    expect(table.scene().log).toEqual(asked.log);
    break;
  }
});

test('what is no answer is refused with its rule and changes nothing', async () => {
  const table = begin([ME, BOT], around(memory()));
  const before = await until(table, isMine);
  const refusal = await table.answer('cast star a1');
  expect(refusal?.rule).toMatch(/^NOC-/);
  expect(await table.why('cast star a1')).toEqual(refusal);
  expect(table.scene()).toBe(before);
});

test('between two people at one device everything is hidden until the next one takes it', async () => {
  const table = begin([ME, YOU], around(memory()));
  const first = await until(table, ({ handOver }) => handOver !== null);
  expect(first.eyes).toBe('table');
  expect(first.answers).toEqual([]);
  expect(JSON.stringify(first.view)).not.toMatch(/start-/);
  table.takeOver();
  const mine = table.scene();
  expect(mine.eyes).toBe(first.handOver);
  expect(JSON.stringify(mine.view)).toMatch(/start-/);
  await table.answer(mine.answers.at(-1) ?? '');
  const next = await until(table, ({ handOver }) => handOver !== null);
  expect(next.handOver).not.toBe(first.handOver);
  expect(next.undo).toBe(0);
});

test('a board that covers secrets gets the device without a curtain, and nothing hidden is told', async () => {
  const table = begin([ME, YOU], around(memory()));
  table.veil();
  const first = table.scene();
  expect([first.handOver, first.isVeiled]).toEqual([null, true]);
  const seat = first.eyes as number;
  await table.answer(first.answers.at(-1) ?? '');
  const next = await until(table, isMine);
  expect([next.handOver, next.isVeiled, next.eyes]).toEqual([null, true, 1 - seat]);
  expect(next.undo, 'the player who answered last may take it back').toBe(1);
  expect(await table.undo()).toBeNull();
  expect(table.scene().eyes).toBe(seat);
});

const concoctionsOf = ({ sheets }: Scene, seat: number): number =>
  sheets[seat]?.lines.find(({ category }) => category === 'concoctions')?.points as number;

/** One moment of a game of two, veiled and through the asked seat's own eyes, after it has brewed something. */
async function brewed(): Promise<{ readonly veiled: Scene; readonly own: Scene; readonly seat: number }> {
  const table = begin([ME, YOU], around(memory()));
  table.veil();
  for (;;) {
    const veiled = table.scene();
    if (veiled.status === 'over') throw new Error('nobody has brewed anything');
    if (veiled.isVeiled) {
      const open = LocalTable.resume('open', nocturne, await table.record(), [ME, YOU], around(memory()));
      if (!open.ok) throw new Error(open.fault.what);
      open.value.takeOver();
      const own = open.value.scene();
      open.value.close();
      const seat = own.eyes as number;
      if (concoctionsOf(own, seat) > 0) return { veiled, own, seat };
    }
    if (veiled.handOver === null) await table.answer(veiled.answers.at(-1) ?? '');
    else table.takeOver();
  }
}

test('a veiled table counts nothing into its totals that one seat alone may know', async () => {
  const { veiled, own, seat } = await brewed();
  expect(veiled.eyes).toBe(seat);
  expect(concoctionsOf(veiled, seat)).toBe(0);
  expect(veiled.sheets[seat]?.total).toBe((own.sheets[seat]?.total as number) - concoctionsOf(own, seat));
});

test('covered or not, the device is handed over where the answers themselves are secret', async () => {
  const table = begin([ME, YOU], around(memory()));
  table.veil();
  const curtains = new Set<string>();
  for (let i = 0; i < 400 && table.scene().status !== 'over'; i += 1) {
    const scene = table.scene();
    if (scene.handOver !== null) {
      curtains.add(scene.decision?.question ?? '');
      table.takeOver();
    } else {
      await table.answer(scene.answers.at(-1) ?? '');
    }
  }
  expect(table.scene().status).toBe('over');
  expect([...curtains].toSorted()).toEqual(['chest', 'runestone']);
  expect(table.scene().isVeiled).toBe(false);
});

test('where nobody holds a secret the device changes hands without a word', async () => {
  const table = begin([ME, YOU], around(memory()), { familyMode: 'family-simple' });
  const asked = new Set<unknown>();
  for (let i = 0; i < 6; i += 1) {
    const scene = await until(table, isMine);
    expect(scene.handOver).toBeNull();
    asked.add(scene.eyes);
    await table.answer(scene.answers.at(-1) ?? '');
  }
  expect(asked).toEqual(new Set([0, 1]));
});

test('a bot that fails is answered for, so that no table is stuck', async () => {
  const broken: Thinker = { ...NOBODY, think: () => Promise.reject(new Error('lost')) };
  const end = await finish(begin([ME, BOT], around(memory(), broken)));
  expect(end.status).toBe('over');
  expect(await begin([ME, BOT], around(memory(), broken)).hint()).toEqual([]);
});

test('a hint is the adviser’s two best lines from what our seat sees, the best first', async () => {
  const table = begin([ME, BOT], around(memory()));
  const { answers, view, seq } = await until(table, isMine);
  const lines = await table.hint();
  const best = advise(nocturne, view, 0, { seed: `table-1 ${seq}`, limit: LOOKS });
  expect(best.ok && best.value).toEqual(lines);
  expect(lines).toHaveLength(2);
  for (const { steps } of lines) expect(answers).toContain(steps[0]?.answer);
});

test('a hurried bot answers at once, and its answer is not held back', async () => {
  const heard: string[] = [];
  const patient = { ...around(memory(), { ...here, hurry: () => void heard.push('hurry') }), beat: () => 1_000_000 };
  const table = begin([BOT, ME], patient);
  await table.answer((await until(table, isMine)).answers[0] ?? '');
  const { seq } = await until(table, ({ thinking }) => thinking !== null);
  table.hurry();
  expect(heard).toEqual(['hurry']);
  await until(table, (scene) => scene.seq > seq);
});

test('nobody hears what only another seat may know', async () => {
  const table = begin([BOT, BOT, ME], around(memory()));
  await finish(table);
  const drawn = table.scene().log.filter(({ event }) => event.type === 'drew' && event.side !== 2);
  expect(drawn.every(({ event }) => event.drawn === undefined)).toBe(true);
});

test('what a bot thought about a table that has changed meanwhile is not answered', async () => {
  const thoughts: ((text: string) => void)[] = [];
  const slow: Thinker = { ...NOBODY, think: () => new Promise((resolve) => thoughts.push(resolve)) };
  const table = begin([BOT, ME], around(memory(), slow));
  const [first = '', second = ''] = table.scene().answers.filter((text) => text.startsWith('cast'));
  await table.answer(first);
  await table.undo();
  await table.answer(second);
  const { seq } = table.scene();
  thoughts[0]?.('pass');
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.scene().seq).toBe(seq);
  thoughts[1]?.('pass');
  await until(table, (scene) => scene.seq > seq);
});

test('a table kept with an older edition is resumed under its name and played to its end', async () => {
  const shelf = memory();
  const file = `${JSON.stringify(example, null, 2)}\n`;
  expect(example.edition).not.toBe(nocturne.edition);
  const resumed = LocalTable.resume('table-1', nocturne, file, [ME, YOU], around(shelf));
  if (!resumed.ok) throw new Error(resumed.fault.what);
  expect(resumed.value.options['edition']).toBe(example.edition);
  const end = await finish(resumed.value);
  expect(end.status).toBe('over');
  const record = readRecord(shelf.get('table-1')?.record ?? '');
  expect(record.ok && [record.value.edition, verify(nocturne, record.value).ok]).toEqual([example.edition, true]);
});
