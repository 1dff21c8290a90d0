import { canonical, type Eyes, type Json } from '@nightjar/kernel';
import { perceived } from '@nightjar/lab';
import type { DominionEvent } from '../events.ts';
import { dominion } from '../game.ts';
import type { Position } from './position.ts';
import { type Table, tableOf } from './table.ts';

/** All viewers of a table of two. */
export const EYES: readonly Eyes[] = [0, 1, 'table'];

/** Which eyes can tell two tables apart. */
export const tellApart = (one: Table, other: Table): readonly Eyes[] =>
  EYES.filter(
    (eyes) => canonical(perceived(dominion, one.state, eyes)) !== canonical(perceived(dominion, other.state, eyes)),
  );

export const whoTells = (one: Position, other: Position): readonly Eyes[] => tellApart(tableOf(one), tableOf(other));

/** Facts of one type that the last answer told, as each of the eyes perceives them. */
export const heard = (table: Table, type: string): readonly Json[] =>
  EYES.flatMap((eyes) => table.told(type).map((event) => dominion.viewEvent(event as DominionEvent, eyes)));
