import { below, type Rng } from '@nightjar/kernel';

/** The parts of a published schema that generating a value needs. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly maximum?: number;
}

/** Texts that have broken servers. */
const HOSTILE: readonly string[] = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFF',
  '\u202Eevil',
  'é'.repeat(100),
  '🌙'.repeat(70),
  'x'.repeat(5_000),
  '..',
  '../../etc/passwd',
  "'; drop table matches; --",
  '<script>alert(1)</script>',
  '${7*7}',
  'null',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(40),
];

const NUMBERS: readonly unknown[] = [0, 1, -1, 0.5, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 53, '7', null];

/** Bodies that are no JSON, or hostile JSON. */
const RAW: readonly string[] = [
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":NaN}',
  '{"a":1e9999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '['.repeat(10_000),
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '\uFEFF{}',
];

/** Generates values that the description allows, and sometimes others. */
export class Grammar {
  readonly #rng: Rng;
  readonly #shapes: Readonly<Record<string, Shape>>;
  /** Texts that are valid here: ids, codes, names. */
  readonly known: string[] = [];

  constructor(rng: Rng, shapes: Readonly<Record<string, Shape>>) {
    this.#rng = rng;
    this.#shapes = shapes;
  }

  chance = (oneIn: number): boolean => below(this.#rng, oneIn) === 0;
  one = <T>(list: readonly T[]): T => list[below(this.#rng, list.length)] as T;
  raw = (): string => this.one(RAW);
  text = (): string => (this.chance(2) ? this.one(HOSTILE) : this.one(this.known));

  value(shape: Shape, depth = 0): unknown {
    if (depth > 8 || this.chance(25)) return this.one<unknown>([...NUMBERS, ...HOSTILE, [], {}, true]);
    if (shape.$ref !== undefined) return this.value(this.#shapes[shape.$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1);
    if (shape.const !== undefined) return shape.const;
    if (shape.enum !== undefined) return this.one(shape.enum);
    const several = shape.anyOf ?? shape.oneOf;
    if (several !== undefined) return this.value(this.one(several), depth + 1);
    const type = Array.isArray(shape.type) ? this.one(shape.type as readonly string[]) : shape.type;
    if (type === 'object') return this.#object(shape, depth);
    if (type === 'array')
      return Array.from({ length: below(this.#rng, 4) }, () => this.value(shape.items ?? {}, depth + 1));
    if (type === 'number' || type === 'integer') return this.#number(shape);
    if (type === 'boolean') return this.chance(2);
    return type === 'null' ? null : this.text();
  }

  #number({ maximum = 10 }: Shape): unknown {
    return this.chance(5) ? this.one(NUMBERS) : below(this.#rng, Math.max(1, Math.min(maximum, 1_000)));
  }

  #object({ properties = {}, required = [] }: Shape, depth: number): object {
    const made: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(properties)) {
      if (required.includes(name) ? this.chance(30) : this.chance(3)) continue;
      made[name] = this.value(shape, depth + 1);
    }
    if (this.chance(20)) made[this.one(['extra', 'toString', 'seq', 'id'])] = this.text();
    return made;
  }
}
