import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password matches its own hash and no other one does', async () => {
  const kept = await hashPassword('correct horse');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(kept).not.toContain('horse');
  expect(await isPassword('correct horse', kept)).toBe(true);
  expect(await isPassword('correct horsf', kept)).toBe(false);
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('a password matches whether its letters are composed or not', async () => {
  expect(await isPassword('Glu\u0308hwurm', await hashPassword('Gl\u00fchwurm'))).toBe(true);
});

test('without a hash no password matches', async () => {
  expect(await isPassword('', null)).toBe(false);
});
