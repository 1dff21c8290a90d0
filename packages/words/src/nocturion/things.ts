import type { Edition } from '@nightjar/nocturion';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';

/** What questions and answers need to name what they are about. */
export interface Things {
  readonly lang: Lang;
  readonly edition: Edition;
  readonly who: (side: number) => Value;
  readonly thing: (id: string) => Value;
}
