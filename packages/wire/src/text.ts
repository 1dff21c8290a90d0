import { isBranch, type Node } from './node.ts';

const PLAIN = /^[\w-]*$/;

/** As JSON; most of what changes is a number or a name. */
export function texted(value: Node): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  return isBranch(value) ? JSON.stringify(value) : String(value);
}

/** A name as it stands in a path in JSON. */
export const escaped = (name: string | number): string =>
  typeof name === 'number' || PLAIN.test(name)
    ? String(name)
    : JSON.stringify(name.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);
