import { randomBytes } from 'node:crypto';
import { newCode, newId } from './people/token.ts';

/** Where matches get what nobody may guess. Tests bring their own. */
export interface Chance {
  /** 128 bits. */
  id(): string;
  /** 256 bits: a match's seed. */
  seed(): string;
  /** A code to type. */
  code(): string;
}

export const systemChance: Chance = {
  id: newId,
  seed: () => randomBytes(32).toString('hex'),
  code: newCode,
};
