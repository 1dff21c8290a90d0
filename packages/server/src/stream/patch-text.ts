import { isBranch, type Node } from '@nightjar/wire/sum';

const PLAIN = /^[\w-]*$/;

/** A value as JSON; most changes are numbers and names. */
export function texted(value: Node): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  return isBranch(value) ? JSON.stringify(value) : String(value);
}

/** A name in a JSON Pointer that is written into JSON. */
export const escaped = (name: string | number): string =>
  typeof name === 'number' || PLAIN.test(name)
    ? String(name)
    : JSON.stringify(name.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);

/** A patch as JSON, of the members that its sources gave. */
export const patchText = (...sets: readonly string[]): string => `{"set":{${sets.filter((set) => set !== '').join()}}}`;
