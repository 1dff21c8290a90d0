import { type Asked, isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { z } from 'zod';

/** Plain data that only a game knows how to read. */
export const json = z.custom<Json>((value) => value !== undefined, 'is missing').meta({ description: 'any JSON' });
export const jsonObject = z
  .custom<JsonObject>((value) => isObject(value as Json), 'must be an object')
  .meta({ type: 'object' });

/** The same, up to a length. */
export const jsonUpTo = (longest: number) =>
  jsonObject.refine(
    (value) => JSON.stringify(value).length <= longest,
    `must be at most ${longest} characters of JSON`,
  );

/** What names a person, a match or a line of chat, and opens nothing. */
export const id = z.string().regex(/^[\w-]{1,64}$/, 'is no id');

/** A list, never to be changed in place. */
export const many = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const seat = z.number().int().min(0).max(9);

/** The open question as eyes may know it; how many picks are possible is for the seat that is asked. */
export const asked = z.strictObject({
  seat,
  question: z.string(),
  made: z.number(),
  min: z.number().optional(),
  max: z.number().optional(),
  rule: z.string(),
}) as z.ZodType<Asked>;

/** Something to be said in the viewer's language. */
const remark = z.strictObject({ for: z.string(), with: jsonObject });

const line = z.strictObject({
  category: z.string(),
  points: z.number(),
  rule: z.string(),
  parts: many(remark.extend({ points: z.number() })),
});

/** One seat's score, line by line. */
export const sheet = z.strictObject({ seat, total: z.number(), lines: many(line) });

/** Why a move is not allowed, by which clause. */
export const refusal = z.strictObject({ rule: z.string(), reason: z.string(), with: jsonObject });

/** What the end means for each seat besides its points. */
export const endings = many(many(remark));
