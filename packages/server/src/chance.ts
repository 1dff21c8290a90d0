import { randomBytes } from 'node:crypto';
import { newCode, newId } from './people/token.ts';

/** The source of everything in a match that nobody may guess. Tests use their own. */
export interface Chance {
  /** 128 bits. */
  id(): string;
  /** 256 bits: a match's seed. */
  seed(): string;
  /** A code for people to type. */
  code(): string;
}

export const systemChance: Chance = {
  id: newId,
  seed: () => randomBytes(32).toString('hex'),
  code: newCode,
};
