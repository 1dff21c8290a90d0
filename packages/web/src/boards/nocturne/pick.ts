import { pickOf } from '../../kit/pick.ts';

/** What was picked first of the two things a cast needs. */
export interface Pick {
  readonly token: string | null;
  readonly space: string | null;
}

/** The pick that forest and supply share. */
export const usePick = pickOf<Pick>({ token: null, space: null });
