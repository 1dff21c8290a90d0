import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { z } from 'zod';

/** An object of plain data up to a length; the body's reader has already refused whatever is not plain. */
export const jsonObject = (longest: number) =>
  z
    .custom<JsonObject>((value) => isObject(value as Json), 'must be an object')
    .refine((value) => JSON.stringify(value).length <= longest, `must be at most ${longest} characters of JSON`)
    .meta({ type: 'object' });
