import { expect, test } from 'vitest';
import { FairShareGroups } from './fair-share-groups.ts';

test('guests at an address are one group, an account is one by itself', () => {
  const groups = new FairShareGroups();
  groups.seen({ id: 'ada', kind: 'guest' }, '192.0.2.1');
  groups.seen({ id: 'bob', kind: 'guest' }, '192.0.2.1');
  groups.seen({ id: 'cyd', kind: 'account' }, '192.0.2.1');
  groups.seen({ id: 'dot', kind: 'guest' }, '192.0.2.2');
  expect(['ada', 'bob', 'cyd', 'dot', 'eve'].map((id) => groups.of(id))).toEqual([
    '192.0.2.1',
    '192.0.2.1',
    'cyd',
    '192.0.2.2',
    'eve',
  ]);
});

test('who moves or signs up changes group', () => {
  const groups = new FairShareGroups();
  groups.seen({ id: 'ada', kind: 'guest' }, '192.0.2.1');
  groups.seen({ id: 'bob', kind: 'guest' }, '192.0.2.1');
  groups.seen({ id: 'ada', kind: 'guest' }, '192.0.2.2');
  expect(groups.of('ada')).toBe('192.0.2.2');
  expect(groups.with('192.0.2.1')).toEqual(['192.0.2.1', 'bob']);
  expect(groups.with('192.0.2.2')).toEqual(['192.0.2.2', 'ada']);
  groups.seen({ id: 'ada', kind: 'account' }, '192.0.2.2');
  expect(groups.of('ada')).toBe('ada');
  expect(groups.with('192.0.2.2')).toEqual(['192.0.2.2']);
});
