import { expect, test } from 'vitest';
import { FairShareGroups } from './fair-share-groups.ts';

test('the guests of one address are one group, and each account is one by itself', () => {
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

test('a guest who changes address or becomes an account changes group', () => {
  const groups = new FairShareGroups();
  groups.seen({ id: 'ada', kind: 'guest' }, '192.0.2.1');
  groups.seen({ id: 'bob', kind: 'guest' }, '192.0.2.1');
  groups.seen({ id: 'ada', kind: 'guest' }, '192.0.2.2');
  expect(groups.of('ada')).toBe('192.0.2.2');
  expect(groups.membersOf('192.0.2.1')).toEqual(['192.0.2.1', 'bob']);
  expect(groups.membersOf('192.0.2.2')).toEqual(['192.0.2.2', 'ada']);
  groups.seen({ id: 'ada', kind: 'account' }, '192.0.2.2');
  expect(groups.of('ada')).toBe('ada');
  expect(groups.membersOf('192.0.2.2')).toEqual(['192.0.2.2']);
});
