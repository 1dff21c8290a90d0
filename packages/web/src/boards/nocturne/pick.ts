import type { Picked } from '../../kit/deciding.ts';

/** What was picked first of the two things a cast needs. */
export interface Pick {
  readonly token: string | null;
  readonly space: string | null;
}

export const pickIn = (picked: Picked): Pick => ({ token: picked['token'] ?? null, space: picked['space'] ?? null });

/** Whether the spell came first: then only tiles it can go to are lit. */
export const isSpellFirst = (picked: Picked): boolean => Object.keys(picked)[0] === 'token';
