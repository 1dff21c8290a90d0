import type { Refusal } from '@nightjar/kernel';
import { Trouble } from '../trouble.ts';
import { type Actor, eyesOf, type Opened } from './opened.ts';
import { pictureOf } from './picture.ts';

/** Why an action is refused. */
export interface Reason {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly refusal?: Refusal;
}

/** A Trouble with the fresh picture, for the actor's eyes. */
export function pictureTrouble(opened: Opened, actor: Actor, { status, code, message, refusal }: Reason): Trouble {
  const eyes = 'seat' in actor ? actor.seat : eyesOf(opened, actor.person);
  const view = eyes === null ? {} : { view: pictureOf(opened, eyes) };
  const why = refusal === undefined ? {} : { rule: refusal.rule, reason: refusal.reason, with: refusal.with };
  return new Trouble(status, code, message, { ...why, ...view });
}

export const stale = (opened: Opened, actor: Actor): Trouble =>
  pictureTrouble(opened, actor, { status: 409, code: 'stale', message: `the match is at ${opened.row.seq}` });

/** A refusal of the game's rules. */
export function refused(opened: Opened, actor: Actor, refusal: Refusal): Trouble {
  if (refusal.reason === 'not-asked') {
    return pictureTrouble(opened, actor, {
      status: 409,
      code: 'not-your-turn',
      message: 'another seat is asked',
      refusal,
    });
  }
  const message = `this is not allowed here: ${refusal.reason}`;
  return pictureTrouble(opened, actor, { status: 422, code: 'refused', message, refusal });
}
