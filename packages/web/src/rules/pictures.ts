import type { Json } from '@nightjar/kernel';
import type { ReactNode } from 'react';
import type { Laid } from '../look/laid.ts';
import type { GuidedGame, GuideKey } from './guides.ts';

/** What each thing of a guide looks like, made of the pieces of its board. */
export type Pictures<Game extends GuidedGame, V extends Json> = {
  readonly [key in GuideKey<Game>]: (laid: Laid<V>) => ReactNode;
};
