import { bad, type Checked, good } from './checked.ts';
import type { Json } from './json.ts';

/** What an option may be set to, where it is one of a few. */
export type Setting = string | number | boolean | null;

/** An option of a match as a table may offer it: one of some values, a number in a range, a text, or several of some. */
export type Choice = {
  readonly id: string;
  /** The clause that offers it. */
  readonly rule: string;
} & (
  | { readonly kind: 'one'; readonly values: readonly Setting[]; readonly default: Setting }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** Null where nothing is said. */
  | { readonly kind: 'text'; readonly longest: number; readonly default: string | null }
  | {
      readonly kind: 'list';
      readonly values: readonly string[];
      readonly most: number;
      readonly default: readonly string[];
    }
);

/** Reads what an option is set to; undefined is its default. */
export function readChoice(choice: Choice, json: Json | undefined): Checked<Json> {
  if (json === undefined) return good(choice.default);
  const wrong = wrongWith(choice, json);
  return wrong === null ? good(json) : bad(choice.id, wrong);
}

function wrongWith(choice: Choice, json: Json): string | null {
  if (choice.kind === 'one') {
    return choice.values.includes(json as Setting) ? null : `must be one of ${choice.values.join(', ')}`;
  }
  if (choice.kind === 'number') {
    const fits = Number.isSafeInteger(json) && (json as number) >= choice.min && (json as number) <= choice.max;
    return fits ? null : `must be a whole number from ${choice.min} to ${choice.max}`;
  }
  if (choice.kind === 'list') return wrongWithList(choice, json);
  if (json === null && choice.default === null) return null;
  const fits = typeof json === 'string' && json.length <= choice.longest;
  return fits ? null : `must be a text of at most ${choice.longest} characters`;
}

function wrongWithList({ values, most }: Extract<Choice, { kind: 'list' }>, json: Json): string | null {
  if (!Array.isArray(json)) return 'must be a list';
  if (json.length > most) return `must have at most ${most} entries`;
  const unknown = json.find((item) => !values.includes(item as string));
  if (unknown !== undefined) return `${JSON.stringify(unknown)} is unknown`;
  return new Set(json).size === json.length ? null : 'must have no entry twice';
}
