import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Chance } from '../chance.ts';
import type { ActionResult } from '../match/act.ts';
import { giveAnswer } from '../match/answer.ts';
import type { MatchWish } from '../match/create.ts';
import { createMatch } from '../match/create.ts';
import { joinMatch } from '../match/join.ts';
import { openMatch } from '../match/open.ts';
import type { Opened } from '../match/opened.ts';
import { pictureOf } from '../match/picture.ts';
import { openServices, type Services, type ServicesSettings } from '../services.ts';
import type { Engine } from '../store/store.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { newPlace, type Place } from './place.ts';

/** Chance that is the same in every run. */
export function fakeChance(key: string): Chance {
  let drawn = 0;
  const next = (): string => {
    drawn += 1;
    return createHash('sha256').update(`${key} ${drawn}`).digest('hex');
  };
  return { id: () => next().slice(0, 22), seed: next, code: () => next().slice(0, 8).toUpperCase() };
}

export interface TestServices {
  readonly services: Services;
  readonly clock: FakeClock;
  readonly place: Place;
  /** Another process's server at the same place. On SQLite the first has to be closed before. */
  readonly again: (more?: Partial<ServicesSettings>) => Promise<Services>;
}

/** A busy machine refuses no rehearsal. */
const REHEARSAL_MS = 600_000;

/** The parts of a server, at a place of their own. They are closed when the test ends. */
export async function testServices(engine: Engine, more: Partial<ServicesSettings> = {}): Promise<TestServices> {
  const place = await newPlace(engine);
  const clock = fakeClock();
  let opened = 0;
  const open = async (other: Partial<ServicesSettings>): Promise<Services> => {
    opened += 1;
    const chance = fakeChance(`server ${opened}`);
    const services = await openServices({
      ...place.settings,
      clock,
      chance,
      workers: 1,
      rehearsalMs: REHEARSAL_MS,
      ...more,
      ...other,
    });
    let isClosed = false;
    const close = async (): Promise<void> => {
      if (isClosed) return;
      isClosed = true;
      await services.close();
    };
    onTestFinished(close);
    return { ...services, close };
  };
  onTestFinished(() => place.remove());
  return { services: await open({}), clock, place, again: (other = {}) => open(other) };
}

export const ADA = { person: 'ada', name: 'Ada' } as const;
export const BOB = { person: 'bob', name: 'Bob' } as const;
export const CYD = { person: 'cyd', name: 'Cyd' } as const;
export const DOT = { person: 'dot', name: 'Dot' } as const;

/** Settings of Ada's match with these seats: no clock, and seen by seated people only. */
export const wishFor = (seats: readonly string[], more: Partial<MatchWish> = {}): MatchWish => ({
  host: ADA,
  game: 'nocturne',
  seats,
  pace: { kind: 'free' },
  visibility: 'off',
  ...more,
});

/** A match that Ada and Bob have started. */
export async function duel({ context }: Services, more: Partial<MatchWish> = {}): Promise<Opened> {
  const { row } = await createMatch(context, wishFor(['me', 'open'], more));
  return (await joinMatch(context, row.id, BOB)).opened;
}

/** The person who is asked. */
export function askedPerson({ row, seats }: Opened): string {
  const person = seats[row.asked ?? -1]?.person;
  if (person === null || person === undefined) throw new Error('no person is asked');
  return person;
}

let commands = 0;
/** A new command id. */
export const newCommand = (): string => {
  commands += 1;
  return `command-${commands}`;
};

/** The asked person gives one of the legal answers: the nth, counted round. */
export async function answerNext(services: Services, match: string, nth = 0): Promise<ActionResult> {
  const { context } = services;
  const opened = await openMatch(context, match);
  const person = askedPerson(opened);
  const { answers } = pictureOf(opened, opened.row.asked as number);
  const text = answers[nth % answers.length] as string;
  return giveAnswer(context, match, { person }, { command: newCommand(), seq: opened.row.seq, answer: text });
}
