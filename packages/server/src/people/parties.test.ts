import { expect, test } from 'vitest';
import { Parties } from './parties.ts';

test('guests at an address are one party, an account is one by itself', () => {
  const parties = new Parties();
  parties.seen({ id: 'ada', kind: 'guest' }, '192.0.2.1');
  parties.seen({ id: 'bob', kind: 'guest' }, '192.0.2.1');
  parties.seen({ id: 'cyd', kind: 'account' }, '192.0.2.1');
  parties.seen({ id: 'dot', kind: 'guest' }, '192.0.2.2');
  expect(['ada', 'bob', 'cyd', 'dot', 'eve'].map((id) => parties.of(id))).toEqual([
    '192.0.2.1',
    '192.0.2.1',
    'cyd',
    '192.0.2.2',
    'eve',
  ]);
});

test('who moves or signs up changes party', () => {
  const parties = new Parties();
  parties.seen({ id: 'ada', kind: 'guest' }, '192.0.2.1');
  parties.seen({ id: 'bob', kind: 'guest' }, '192.0.2.1');
  parties.seen({ id: 'ada', kind: 'guest' }, '192.0.2.2');
  expect(parties.of('ada')).toBe('192.0.2.2');
  expect(parties.with('192.0.2.1')).toEqual(['192.0.2.1', 'bob']);
  expect(parties.with('192.0.2.2')).toEqual(['192.0.2.2', 'ada']);
  parties.seen({ id: 'ada', kind: 'account' }, '192.0.2.2');
  expect(parties.of('ada')).toBe('ada');
  expect(parties.with('192.0.2.2')).toEqual(['192.0.2.2']);
});
