import { LANGS } from '@nightjar/words';
import { z } from 'zod';
import { jsonObject, jsonUpTo, many } from './game.ts';
import { MATCH_STATUSES } from './match.ts';
import { quiet } from './pace.ts';
import { record } from './record.ts';

const name = z.string().max(200);

/** Nothing is asked of a guest. */
export const guestWish = z.strictObject({ name: name.optional(), language: z.enum(LANGS).optional() });

/** Who somebody is, for themselves. */
export const me = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['guest', 'account']),
    name: z.string(),
    login: z.string().nullable(),
    settings: jsonObject,
    createdAt: z.number(),
  })
  .meta({ id: 'Me' });
export type Me = Readonly<z.infer<typeof me>>;

const settings = z.strictObject({
  language: z.enum(LANGS).optional(),
  /** Hours in which nobody is reminded. */
  quiet: quiet.nullable().optional(),
  notify: z.enum(['away', 'always', 'never']).optional(),
  /** What the web app wants to find again on another device. */
  app: jsonUpTo(8192).optional(),
});

/** What somebody changes about themselves. */
export const meWish = z.strictObject({ name: name.optional(), settings: settings.optional() });

/** An account deletes itself by its password; a guest has none. */
export const farewell = z.strictObject({ password: z.string().max(200).optional() });

/** Everything a server keeps about somebody; rows as they are kept. */
export const everything = z.strictObject({
  nightjar: z.literal('export'),
  version: z.literal(1),
  person: me,
  sessions: many(jsonObject),
  matches: many(
    z.strictObject({
      match: z.string(),
      game: z.string(),
      status: z.enum(MATCH_STATUSES),
      seat: z.number(),
      startedAt: z.number().nullable(),
      endedAt: z.number().nullable(),
      record: record.nullable(),
    }),
  ),
  results: many(jsonObject),
  ratings: many(jsonObject),
  gains: many(jsonObject),
  tries: many(jsonObject),
  editions: many(jsonObject),
  chat: many(jsonObject),
  mutes: many(jsonObject),
  subscriptions: many(jsonObject),
});
export type Everything = Readonly<z.infer<typeof everything>>;
