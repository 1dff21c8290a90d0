import { PATHS, type Path } from '@nightjar/noctiluca';
import type { Picked } from '../../kit/deciding.ts';

/** What was picked of a dive before it is said: the shore, perhaps the path (NLC-5.9). */
export interface Pick {
  readonly shore: string | null;
  readonly path: Path | null;
}

export const pickIn = (picked: Picked): Pick => ({
  shore: picked['shore'] ?? null,
  path: PATHS.find((path) => path === picked['path']) ?? null,
});
