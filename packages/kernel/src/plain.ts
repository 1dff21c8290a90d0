import { isObject, type Json, type JsonObject } from './json.ts';
import { field, type Reader, refuse } from './reader.ts';

/** A copy of plain data that shares nothing with it. */
export function plainCopy<T>(plain: T): T {
  if (Array.isArray(plain)) return plain.map(plainCopy) as T;
  if (typeof plain !== 'object' || plain === null) return plain;
  return Object.fromEntries(Object.entries(plain).map(([key, part]) => [key, plainCopy(part)])) as T;
}

/** Reads what is built like this: the same kinds of values, and in a list as many as there are. */
export const like =
  (model: unknown): Reader<Json> =>
  (json, where) => {
    if (json === undefined) return refuse(where, 'is missing');
    if (model === null) return plainCopy(json);
    if (Array.isArray(model)) {
      if (!Array.isArray(json)) return refuse(where, 'must be a list');
      return json.map((part: Json, i) =>
        model.length === 0 ? plainCopy(part) : like(model[0])(part, `${where}[${i}]`),
      );
    }
    if (typeof json !== typeof model || json === null || Array.isArray(json))
      return refuse(where, `must be a ${typeof model}`);
    if (!isObject(json)) return json;
    const parts = Object.entries(model as object).map(([key, part]) => [key, field(json, where, key, like(part))]);
    return Object.fromEntries(parts) as JsonObject;
  };
