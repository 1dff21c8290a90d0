import { expect, test } from 'vitest';
import { guestName, readLogin, readName, readPassword } from './name.ts';

const nameOf = (raw: string): string => {
  const read = readName(raw);
  return read.ok ? read.value : `! ${read.fault.what}`;
};

test('a name keeps its letters of any script and loses spare spaces', () => {
  expect(nameOf('  Jörg   Müller ')).toBe('Jörg Müller');
  expect(nameOf('夜鷹')).toBe('夜鷹');
  expect(nameOf("O'Neill :-)")).toBe("O'Neill :-)");
});

test.each([
  ['', 'must not be empty'],
  ['   ', 'must not be empty'],
  ['x'.repeat(25), 'must have at most 24 characters'],
  ['owl\u202Egnp', 'has characters that cannot be seen'],
  ['owl\u200B', 'has characters that cannot be seen'],
  ['owl\u0000', 'has half a character or U+0000 in it'],
  ['\uD800owl', 'has half a character or U+0000 in it'],
  ['...', 'must have a letter or a digit'],
  ['o\u0300\u0301\u0302\u0303\u0304wl', 'has too many accents on one letter'],
])('the name %j is refused', (raw, what) => {
  expect(nameOf(raw)).toBe(`! ${what}`);
});

test('a login is a word or a mail address, in small letters', () => {
  expect(readLogin(' Owl@Example.org ')).toEqual({ ok: true, value: 'owl@example.org' });
  expect(readLogin('ow')).toMatchObject({ ok: false });
  expect(readLogin('öwl')).toMatchObject({ ok: false });
});

test('a password has at least eight characters and is not the login', () => {
  expect(readPassword('1234567', 'owl')).toMatchObject({ ok: false });
  expect(readPassword('Nightjar', 'nightjar')).toMatchObject({ ok: false });
  expect(readPassword('12345678', 'owl')).toMatchObject({ ok: true });
});

test('every guest gets a name that a person could have chosen', () => {
  for (let i = 0; i < 50; i += 1) expect(nameOf(guestName('de'))).not.toMatch(/^!/);
});
