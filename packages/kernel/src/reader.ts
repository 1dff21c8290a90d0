import { type Checked, type Fault, good } from './checked.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** Thrown by readers at the first thing that is wrong; never leaves `checked`. */
class Refused {
  readonly fault: Fault;
  constructor(fault: Fault) {
    this.fault = fault;
  }
}

/** Stops reading: the value there is not acceptable. */
export function refuse(where: string, what: string, remark?: Fault['remark']): never {
  throw new Refused({ where, what, ...(remark === undefined ? {} : { remark }) });
}

/** Runs a reader; its value, or what it refused. */
export function checked<T>(read: () => T): Checked<T> {
  try {
    return good(read());
  } catch (refused) {
    if (refused instanceof Refused) return { ok: false, fault: refused.fault };
    throw refused;
  }
}

/** Reads one value from outside; `where` is its place in the words of the file. */
export type Reader<T> = (json: Json | undefined, where: string) => T;

/** The most of anything, and the longest text, that a file may hold. */
export const MOST = 200;
export const LONGEST = 300;
const DEEPEST = 16;
const HOSTILE = ['__proto__', 'constructor', 'prototype'];

export const text: Reader<string> = (json, where) => {
  if (json === undefined) return refuse(where, 'is missing');
  if (typeof json !== 'string') return refuse(where, 'must be a text');
  if (json.length === 0) return refuse(where, 'must not be empty');
  if (json.length > LONGEST) return refuse(where, `must be at most ${LONGEST} characters`);
  return json;
};

export const truth: Reader<boolean> = (json, where) => {
  if (json === undefined) return refuse(where, 'is missing');
  return typeof json === 'boolean' ? json : refuse(where, 'must be true or false');
};

export const whole =
  (min: number, max: number): Reader<number> =>
  (json, where) => {
    if (json === undefined) return refuse(where, 'is missing');
    if (typeof json !== 'number' || !Number.isSafeInteger(json) || json < min || json > max) {
      return refuse(where, `must be a whole number from ${min} to ${max}`);
    }
    return json;
  };

/** A value the rules know no alternative to. */
export const exactly =
  <T extends string | number | boolean | null>(value: T): Reader<T> =>
  (json, where) => {
    if (json === undefined) return refuse(where, 'is missing');
    return json === value ? value : refuse(where, `must be ${JSON.stringify(value)}: the rules know no other`);
  };

export const oneOf =
  <const T extends string>(known: readonly T[]): Reader<T> =>
  (json, where) => {
    if (json === undefined) return refuse(where, 'is missing');
    const found = known.find((item) => item === json);
    return found ?? refuse(where, `${quoted(json)} is unknown; known are ${known.join(', ')}`);
  };

/** A known name, as its place among the known ones. */
export const placeIn =
  (names: readonly string[]): Reader<number> =>
  (json, where) =>
    names.indexOf(oneOf(names)(json, where));

/** Null where there is nothing. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (json, where) =>
    json === null ? null : reader(json, where);

/** What may be left out. */
export const or =
  <T>(otherwise: T, reader: Reader<T>): Reader<T> =>
  (json, where) =>
    json === undefined ? otherwise : reader(json, where);

/** A short quotation for a message. */
export const quoted = (json: Json): string => {
  const written = JSON.stringify(json);
  return written.length > 60 ? `${written.slice(0, 57)}...` : written;
};

export const list =
  <T>(item: Reader<T>, min = 0, max = MOST): Reader<readonly T[]> =>
  (json, where) => {
    if (json === undefined) return refuse(where, 'is missing');
    if (!Array.isArray(json)) return refuse(where, 'must be a list');
    if (json.length < min) return refuse(where, `must have at least ${min} ${min === 1 ? 'entry' : 'entries'}`);
    if (json.length > max) return refuse(where, `must have at most ${max} ${max === 1 ? 'entry' : 'entries'}`);
    return json.map((entry: Json, i) => item(entry, `${where}[${i}]`));
  };

export const object: Reader<JsonObject> = (json, where) => {
  if (json === undefined) return refuse(where, 'is missing');
  return isObject(json) ? json : refuse(where, 'must be an object');
};

/** An object with no other fields than these. */
export const only =
  (...fields: readonly string[]): Reader<JsonObject> =>
  (json, where) => {
    const found = object(json, where);
    for (const key of Object.keys(found))
      if (!fields.includes(key))
        refuse(at(where, key), `the rules read no such field; they read ${fields.join(', ') || 'none here'}`);
    return found;
  };

/** A field that is the object's own, never inherited. */
export const own = (json: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(json, key) ? json[key] : undefined;

/** The place of a field. */
export const at = (where: string, key: string): string => (where === '' ? key : `${where}.${key}`);

/** Reads the field of an object. */
export const field = <T>(json: JsonObject, where: string, key: string, reader: Reader<T>): T =>
  reader(own(json, key), at(where, key));

/** Reads an object field by field; what else it has is not read. */
export const record =
  <T>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (json, where) => {
    const found = object(json, where);
    const read = (key: string, reader: Reader<unknown>): [string, unknown] => [key, field(found, where, key, reader)];
    return Object.fromEntries(Object.entries<Reader<unknown>>(fields).map(([key, reader]) => read(key, reader))) as T;
  };

/** A field that may be left out. */
export interface Optional<T> {
  readonly optional: Reader<T>;
}

export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader });

/** The fields of an object, each with its reader. */
export interface Fields {
  readonly [key: string]: Reader<unknown> | Optional<unknown>;
}

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** What a reader returns. */
export type ReadBy<R> = R extends Reader<infer T> ? T : R extends Optional<infer T> ? T : never;

/** The object that `fields` reads. */
export type Shape<F> = Flat<
  { readonly [K in keyof F as F[K] extends Reader<unknown> ? K : never]: ReadBy<F[K]> } & {
    readonly [K in keyof F as F[K] extends Reader<unknown> ? never : K]?: ReadBy<F[K]>;
  }
>;

/** Reads an object that has these fields, in this order, and no others. */
export const fields =
  <F extends Fields>(readers: F): Reader<Shape<F>> =>
  (json, where) => {
    const found = only(...Object.keys(readers))(json, where);
    const read: { [key: string]: unknown } = {};
    for (const [key, reader] of Object.entries(readers)) {
      if (typeof reader === 'function') read[key] = field(found, where, key, reader);
      else if (Object.hasOwn(found, key)) read[key] = field(found, where, key, reader.optional);
    }
    return read as Shape<F>;
  };

/** Reads an object that has a value for each of these names, and nothing else. */
export const keyed =
  <N extends string, T>(names: readonly N[], reader: Reader<T>): Reader<{ readonly [K in N]: T }> =>
  (json, where) => {
    const found = only(...names)(json, where);
    return Object.fromEntries(names.map((name) => [name, field(found, where, name, reader)])) as { [K in N]: T };
  };

/** One of the objects that `variants` reads. */
export type Variant<Tag extends string, V> = {
  [K in keyof V]: Flat<{ readonly [T in Tag]: K } & Shape<V[K]>>;
}[keyof V];

/** Reads an object whose field `tag` says which other fields it has. */
export const variants = <const Tag extends string, V extends { readonly [name: string]: Fields }>(
  tag: Tag,
  readers: V,
): Reader<Variant<Tag, V>> => {
  const name = oneOf(Object.keys(readers));
  return (json, where) => {
    const found = field(object(json, where), where, tag, name);
    return fields({ [tag]: name, ...readers[found] })(json, where) as Variant<Tag, V>;
  };
};

/** What was read, after one more check of it. */
export const such =
  <T>(reader: Reader<T>, check: (value: T, where: string) => void): Reader<T> =>
  (json, where) => {
    const value = reader(json, where);
    check(value, where);
    return value;
  };

/** A list of entries with an id of their own each. */
export const entries = <T extends { readonly id: string }>(
  item: Reader<T>,
  min: number,
  max = MOST,
): Reader<readonly T[]> =>
  such(list(item, min, max), (found, where) => distinct(found.map(idOf), (i) => `${where}[${i}].id`));

const idOf = (entry: { readonly id: string }): string => entry.id;

/** Refuses a value that was seen before in the same list. */
export function distinct(values: readonly string[], place: (i: number) => string): void {
  const seen = new Set<string>();
  for (const [i, value] of values.entries()) {
    if (seen.has(value)) refuse(place(i), `${quoted(value)} stands here twice`);
    seen.add(value);
  }
}

/** Refuses what no honest file holds anywhere: keys that reach into objects, endless nesting, lists and texts. */
export function harmless(json: Json, where: string, longest = LONGEST, depth = 0): void {
  if (depth > DEEPEST) refuse(where, `nests deeper than ${DEEPEST} levels`);
  if (typeof json === 'string' && json.length > longest) refuse(where, `must be at most ${longest} characters`);
  if (Array.isArray(json)) {
    if (json.length > MOST) refuse(where, `must have at most ${MOST} entries`);
    for (const [i, entry] of json.entries()) harmless(entry as Json, `${where}[${i}]`, longest, depth + 1);
  } else if (isObject(json)) {
    const keys = Object.keys(json);
    if (keys.length > MOST) refuse(where, `must have at most ${MOST} fields`);
    for (const key of keys) {
      if (HOSTILE.includes(key)) refuse(at(where, key), 'no such field is allowed');
      if (key.length > LONGEST) refuse(where, `has a field name longer than ${LONGEST} characters`);
      harmless(json[key] as Json, at(where, key), longest, depth + 1);
    }
  }
}

/** The id of an entry of a list. */
export const id: Reader<string> = (json, where) => {
  const found = text(json, where);
  return /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(found) ? found : refuse(where, 'must be letters, digits and hyphens');
};
