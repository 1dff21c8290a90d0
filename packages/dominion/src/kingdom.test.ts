import { rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import guests from '../data/guests.json' with { type: 'json' };
import { bit, defaultBox, type Type } from './box.ts';
import { kingdomFor } from './kingdom.ts';
import { CHOICES, MODES, type Options, readOptions } from './options.ts';
import { newGame, seen } from './testing/opening.ts';

const words = (text: string): string[] => text.split(/,? /).toSorted();

function optionsFor(raw: { readonly [key: string]: string | readonly string[] }): Options {
  const options = readOptions(raw);
  if (!options.ok) throw new Error(options.fault.what);
  return options.value;
}

/** So many kingdoms by these options. */
const kingdoms = (raw: { readonly [key: string]: string | readonly string[] }, n: number): string[][] => {
  const options = optionsFor(raw);
  return Array.from({ length: n }, (_, i) =>
    kingdomFor(defaultBox, options, rngFrom(`kingdom ${i}`)).map((kind) => defaultBox.ids[kind] as string),
  );
};

const isOf = (id: string, type: Type): boolean =>
  ((defaultBox.types[defaultBox.ids.indexOf(id)] as number) & bit(type)) !== 0;

const counts = (ids: readonly string[]): number[] => {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found.values()];
};

test('DOM-2.2: a kingdom is ten different kingdom cards', () => {
  for (const kingdom of kingdoms({}, 200)) {
    expect(new Set(kingdom).size).toBe(10);
    for (const id of kingdom) expect(defaultBox.edition.cards.find((card) => card.id === id)?.kingdom).toBe(true);
  }
});

test('DOM-2.3: in random kingdoms every card of the pool is as frequent as another', () => {
  const found = counts(kingdoms({}, 2000).flat());
  expect(found).toHaveLength(59);
  const even = (2000 * 10) / 59;
  expect(Math.min(...found)).toBeGreaterThan(even - 75);
  expect(Math.max(...found)).toBeLessThan(even + 75);
});

test('DOM-2.3: equal seeds draw equal kingdoms, other seeds others', () => {
  expect(seen(newGame({}, 'one')).kingdom).toEqual(seen(newGame({ players: 4 }, 'one')).kingdom);
  expect(new Set(kingdoms({}, 200).map(String)).size).toBe(200);
});

test('DOM-2.3a: the pool is 33 cards of Nocturne, 26 base cards, or, unless told, the 59 of both', () => {
  const cards = (raw: { readonly pool?: string }): string[] => [...new Set(kingdoms(raw, 300).flat())].toSorted();
  const [both, nocturne, base] = [cards({}), cards({ pool: 'nocturne' }), cards({ pool: 'base' })];
  expect([nocturne.length, base.length]).toEqual([33, 26]);
  expect(both).toEqual([...nocturne, ...base].toSorted());
  expect(cards({ pool: 'nocturne+base' })).toEqual(both);
  expect([nocturne.includes('bard'), base.includes('cellar')]).toEqual([true, true]);
});

test('DOM-2.3b: a table may name all ten cards', () => {
  const ten = words('witch moat bard druid crypt village smithy gardens pixie skulk');
  for (const kingdom of kingdoms({ cards: ten }, 5)) expect(kingdom.toSorted()).toEqual(ten);
});

test('DOM-2.3b: a table may fix some cards and draw the rest from the pool', () => {
  const drawn = kingdoms({ cards: ['witch', 'bard'], pool: 'base' }, 300).map((kingdom) => {
    expect(kingdom).toHaveLength(10);
    expect(kingdom).toEqual(expect.arrayContaining(['witch', 'bard']));
    return kingdom.filter((id) => id !== 'witch' && id !== 'bard');
  });
  expect(new Set(drawn.flat()).size).toBe(25);
});

const FILTERS = [
  ['attacks', 'Attack'],
  ['night', 'Night'],
  ['boons', 'Fate'],
  ['hexes', 'Doom'],
] as const;

test.each(FILTERS)('A kingdom “with” %s has at least one such card, one “without” has none', (filter, type) => {
  const having = (wish: string): number[] =>
    kingdoms({ [filter]: wish }, 200).map((kingdom) => kingdom.filter((id) => isOf(id, type)).length);
  expect(Math.min(...having('with'))).toBe(1);
  expect(Math.max(...having('without'))).toBe(0);
  expect(Math.min(...having('any'))).toBe(0);
  expect(Math.max(...having('any'))).toBeGreaterThan(1);
});

test('DOM-2.3c: filters hold together, for the cards named as well', () => {
  const raw = { cards: ['idol'], attacks: 'with', night: 'with', boons: 'with', hexes: 'without' };
  for (const kingdom of kingdoms(raw, 100)) {
    expect(kingdom).toContain('idol');
    expect(kingdom.some((id) => isOf(id, 'Night'))).toBe(true);
    expect(kingdom.some((id) => isOf(id, 'Doom'))).toBe(false);
  }
});

test('DOM-2.3c: of the kingdoms that fulfil a wish each is as likely as another', () => {
  // With eight cards named, two of 25 are drawn: 129 pairs have a Hex card, 15 of them two.
  const named = words('bard cemetery changeling cobbler conclave crypt den-of-sin druid');
  const found = counts(kingdoms({ cards: named, pool: 'nocturne', hexes: 'with' }, 12_900).map(String));
  expect(found).toHaveLength(129);
  expect(Math.min(...found)).toBeGreaterThan(60);
  expect(Math.max(...found)).toBeLessThan(145);
});

test('DOM-2.4: four recommended sets are offered by name, as a choice and as a mode', () => {
  const names = ['dusk', 'midnight', 'night-shift', 'idle-hands'];
  expect(CHOICES.find(({ id }) => id === 'set')).toMatchObject({ kind: 'one', values: ['random', ...names] });
  expect(MODES.map(({ id, options }) => [id, options])).toEqual([
    ['random', {}],
    ...names.map((set) => [set, { set }]),
  ]);
});

const kingdomOf = (set: string): string[] => seen(newGame({ set }, 'set')).kingdom.toSorted();

test('DOM-2.4a: Dusk is ten cards of Nocturne without a Druid', () => {
  const ten =
    'blessed-village cobbler den-of-sin faithful-hound fool monastery night-watchman shepherd tormentor tragic-hero';
  expect(kingdomOf('dusk')).toEqual(words(ten));
});

test('DOM-2.4b: Midnight is ten cards of Nocturne, with Swamp, Flame and Wind for the Druid', () => {
  const ten = 'conclave crypt cursed-village devils-workshop druid exorcist leprechaun pooka raider secret-cave';
  expect(kingdomOf('midnight')).toEqual(words(ten));
  const row = seen(newGame({ set: 'midnight' })).boons?.druid;
  expect(row).toEqual(['the-swamps-gift', 'the-flames-gift', 'the-winds-gift']);
});

test('DOM-2.4c: Night Shift is five cards of each set, with Earth, Flame and Forest for the Druid', () => {
  const ten = 'druid exorcist ghost-town idol night-watchman bandit gardens mine poacher smithy';
  expect(kingdomOf('night-shift')).toEqual(words(ten));
  const row = seen(newGame({ set: 'night-shift' })).boons?.druid;
  expect(row).toEqual(['the-earths-gift', 'the-flames-gift', 'the-forests-gift']);
});

test('DOM-2.4d: Idle Hands is five cards of each set without a Druid', () => {
  const ten = 'bard conclave cursed-village devils-workshop tragic-hero cellar harbinger market merchant moneylender';
  expect(kingdomOf('idle-hands')).toEqual(words(ten));
});

test('No guest is in the edition, and each card of a recommended set is a guest or in the edition', () => {
  const ids = guests.cards.map(({ id }) => id);
  const named = guests.recommendedSets.flatMap(({ kingdom }) => kingdom);

  expect(ids.filter((id) => defaultBox.ids.includes(id))).toEqual([]);
  expect(named.filter((id) => !ids.includes(id) && !defaultBox.ids.includes(id))).toEqual([]);
});

test('DOM-2.4e: recommended sets with cards of further expansions are not offered', () => {
  const offered = defaultBox.sets.map(({ id }) => id);
  const others = guests.recommendedSets.map(({ id }) => id).filter((id) => !offered.includes(id));
  expect(others).toHaveLength(21);
  for (const set of others) {
    expect(readOptions({ set })).toMatchObject({ ok: false, fault: { where: 'set' } });
    expect(MODES.map(({ id }) => id)).not.toContain(set);
  }
});
