import { hash, randomBytes, randomInt } from 'node:crypto';

/** An id that nobody can guess: 128 random bits. It gives no access. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A session token: 256 random bits. The server stores only its `hashOf`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How tokens and codes are stored. Both are random, so one round is enough. */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Letters and digits that cannot be mistaken for each other when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** A code for a person to type: 39 bits, fit for minutes and few tries, not for a cookie. */
export const newCode = (length = CODE_LENGTH): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] as string).join('');

/** The code as it was made, however it was typed. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
