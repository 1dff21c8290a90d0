import { expect, test } from 'vitest';
import { clausePath, joinPath, shared } from './routes.ts';

test('a code leads to its table however people write it', () => {
  expect(joinPath(' abcd-12 34 ')).toBe('/join/ABCD1234');
  expect(joinPath('  ')).toBe('/join');
});

test('a clause has an address', () => {
  expect(clausePath('nocturne', 'NOC-6.3')).toBe('/rules/nocturne/NOC-6.3');
  expect(clausePath('nocturne', '')).toBe('/rules/nocturne');
});

test('an address to share is whole', () => {
  expect(shared('/table/x', 'https://nightjar.example')).toBe('https://nightjar.example/table/x');
});
