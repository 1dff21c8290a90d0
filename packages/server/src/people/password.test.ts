import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password is known again, and no other one is taken for it', async () => {
  const kept = await hashPassword('correct horse');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(kept).not.toContain('horse');
  expect(await isPassword('correct horse', kept)).toBe(true);
  expect(await isPassword('correct horsf', kept)).toBe(false);
});

test('the same password is kept differently each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('a password is the same whether its letters were composed or not', async () => {
  expect(await isPassword('Glu\u0308hwurm', await hashPassword('Gl\u00fchwurm'))).toBe(true);
});

test('nobody has no password', async () => {
  expect(await isPassword('', null)).toBe(false);
});
