import type { Path } from '@nightjar/noctiluca';
import { pickOf } from '../../kit/pick.ts';

/** What was picked of a dive before it is said: the shore, perhaps the path. */
export interface Pick {
  readonly shore: string | null;
  readonly path: Path | null;
}

/** The pick that pool and list share (NLC-5.9). */
export const usePick = pickOf<Pick>({ shore: null, path: null });
