import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * argon2id with 19 MiB, two passes, one lane: about 35 ms on a small machine, and as much memory per guess. The cost is
 * stored with each hash, so it can be raised later without locking anybody out.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;

const derive = promisify(argon2);

/** The hash of a password, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: message(password), nonce, tagLength: TAG_LENGTH, ...COST });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that no password has. It is checked for unknown logins, so that they take as long as known ones. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password matches a hash. Without a hash the same work is done, and the answer is no. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept ?? NOBODY);
  if (parts === null) throw new Error('a kept password is not an argon2id hash');
  const [, memory, passes, parallelism, salt, hash] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(hash, 'base64url');
  const tag = await derive('argon2id', {
    message: message(password),
    nonce: Buffer.from(salt, 'base64url'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(tag, expected) && kept !== null;
}

/** The NFC form: the same password typed on another keyboard has the same bytes. */
const message = (password: string): Buffer => Buffer.from(password.normalize('NFC'), 'utf8');
