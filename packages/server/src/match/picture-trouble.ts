import type { Refusal } from '@nightjar/kernel';
import { Trouble } from '../trouble.ts';
import { eyesOf, type Opened, type Who } from './opened.ts';
import { pictureOf } from './picture.ts';

/** What may not be, and where the one who wants it finds what. */
export interface Reason {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly refusal?: Refusal;
}

/** Trouble that brings the fresh picture along, for the eyes of whoever asked. */
export function pictureTrouble(opened: Opened, who: Who, { status, code, message, refusal }: Reason): Trouble {
  const eyes = 'seat' in who ? who.seat : eyesOf(opened, who.person);
  const view = eyes === null ? {} : { view: pictureOf(opened, eyes) };
  const why = refusal === undefined ? {} : { rule: refusal.rule, reason: refusal.reason, with: refusal.with };
  return new Trouble(status, code, message, { ...why, ...view });
}

export const stale = (opened: Opened, who: Who): Trouble =>
  pictureTrouble(opened, who, { status: 409, code: 'stale', message: `the match is at ${opened.row.seq}` });

/** A game's own refusal. */
export function refused(opened: Opened, who: Who, refusal: Refusal): Trouble {
  if (refusal.reason === 'not-asked') {
    return pictureTrouble(opened, who, {
      status: 409,
      code: 'not-your-turn',
      message: 'another seat is asked',
      refusal,
    });
  }
  const message = `this is not allowed here: ${refusal.reason}`;
  return pictureTrouble(opened, who, { status: 422, code: 'refused', message, refusal });
}
