import { identityOf } from '@nightjar/kernel/editions';
import { expect, test } from 'vitest';
import { type EditionData, obeysEditions, releaseFaults, sourceFaults } from './editions.ts';
import { defaultLamps } from './lantern/lamps.ts';
import { lantern } from './lantern.ts';

const now = { cards: [{ id: 'moon', count: 3 }] };
const before = { cards: [{ id: 'moon', count: 2 }] };
const kept = [{ names: ['of old', identityOf(before)], edition: before }, { names: [identityOf(now)] }];

test('a list with every released edition and the newest at its end is as it should be', () => {
  expect(releaseFaults('lantern', now, kept)).toEqual([]);
});

test('an edition that was changed is told the one command that releases it', () => {
  const command = 'npm run nightjar -- edition release lantern';
  expect(releaseFaults('lantern', { cards: [] }, kept)).toEqual([
    `edition.json is not the edition released last: "${command}" keeps that one and names the new one`,
  ]);
  expect(releaseFaults('lantern', before, kept)).toHaveLength(1);
  expect(releaseFaults('lantern', now, [])).toHaveLength(1);
  expect(releaseFaults('lantern', now, [{ names: [identityOf(now)], edition: now }])).toHaveLength(1);
});

test('a released edition whose numbers were lost or changed is found', () => {
  const [first, last] = kept as [(typeof kept)[0], (typeof kept)[0]];
  expect(releaseFaults('lantern', now, [{ names: first.names }, last])).toEqual([
    'released.json[0]: only the newest edition may be without its numbers',
  ]);
  expect(releaseFaults('lantern', now, [{ ...first, edition: now }, last])).toEqual([
    'released.json[0]: its numbers have another name',
  ]);
});

test('every entry of a list has a source of its own or of something around it, and every source something it is of', () => {
  const legend = { rulebook: 'printed' };
  const faults = (of: Parameters<typeof sourceFaults>[1]['of']): readonly string[] => sourceFaults(now, { legend, of });
  expect(faults({ 'cards.moon': { source: 'rulebook' } })).toEqual([]);
  expect(faults({ cards: { source: 'rulebook' } })).toEqual([]);
  expect(faults({ cards: { note: 'three of each' } })).toEqual(['cards.moon: has no source']);
  expect(faults({ cards: { source: 'hearsay' } })).toEqual(['cards: "hearsay" is not in the legend']);
  expect(faults({ cards: { source: 'rulebook' }, 'cards.star': {} })).toEqual(['cards.star: is not in the edition']);
});

/** The editions of Lantern, which has one. */
const data: EditionData = {
  edition: { counts: defaultLamps.counts },
  released: [{ names: [lantern.edition] }],
  sources: { legend: { rulebook: 'printed' }, of: { counts: { source: 'rulebook' } } },
};

test('a game whose editions are in order obeys', () => {
  expect(obeysEditions(lantern, data)).toEqual({ names: 1 });
});

test.each<readonly [string, Partial<typeof lantern>, Partial<EditionData>]>([
  ['edition.json is not the edition released last', {}, { edition: { counts: [10, 8, 4, 4, 4, 3] } }],
  ['edition.json is not what the game plays with', { edition: 'another' }, {}],
  ['edition.json holds words: "a pile"', {}, { edition: { counts: 'a pile' } }],
  ['edition.json: counts: must be 6 numbers', {}, { edition: { counts: 'a pile' } }],
  ['"rulebook" is in the legend, and the source of nothing', {}, { sources: { legend: { rulebook: '' }, of: {} } }],
  ['null is admitted', { admit: () => ({ ok: true, value: lantern.edition }) }, {}],
  ['an edition without counts is admitted', { admit: () => ({ ok: true, value: lantern.edition }) }, {}],
  ['edition of-old is not admitted under its name', {}, { released: [{ names: [lantern.edition, 'of-old'] }] }],
  [
    `edition ${lantern.edition} is not played: edition: is gone`,
    { options: () => ({ ok: false, fault: { where: 'edition', what: 'is gone' } }) },
    {},
  ],
  [`a game of edition ${lantern.edition} is saved under another name`, { toJson: () => ({}) }, {}],
  [
    `a game of edition ${lantern.edition} is not resumed as it was saved`,
    { fromJson: () => lantern.setup({ players: 3, rounds: 2, edition: lantern.edition }, 'another') },
    {},
  ],
])('a game is told: %s', (fault, change, shipped) => {
  expect(() => obeysEditions({ ...lantern, ...change }, { ...data, ...shipped })).toThrow(fault);
});
