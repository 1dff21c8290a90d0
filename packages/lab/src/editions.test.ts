import { identityOf } from '@nightjar/kernel/editions';
import { expect, test } from 'vitest';
import { releaseFaults, sourceFaults } from './editions.ts';

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
