import type { Refusal } from '@nightjar/kernel';
import { Trouble } from '../trouble.ts';
import { type Actor, eyesOf, type Opened } from './opened.ts';
import { pictureOf } from './picture.ts';

/** What may not be, and where the one who wants it finds what. */
export interface Reason {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly refusal?: Refusal;
}

/** Trouble that brings the fresh picture along, for the eyes of whoever asked. */
export function pictureTrouble(opened: Opened, actor: Actor, { status, code, message, refusal }: Reason): Trouble {
  const eyes = 'seat' in actor ? actor.seat : eyesOf(opened, actor.person);
  const view = eyes === null ? {} : { view: pictureOf(opened, eyes) };
  const why = refusal === undefined ? {} : { rule: refusal.rule, reason: refusal.reason, with: refusal.with };
  return new Trouble(status, code, message, { ...why, ...view });
}

export const stale = (opened: Opened, actor: Actor): Trouble =>
  pictureTrouble(opened, actor, { status: 409, code: 'stale', message: `the match is at ${opened.row.seq}` });

/** A game's own refusal. */
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
