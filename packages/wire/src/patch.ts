import type { Json } from '@nightjar/kernel';
import { isBranch, type Node } from './sum.ts';

export { sumOf } from './sum.ts';

/** The way from one value to another, by path: JSON Pointers without their first slash. No name is empty. */
export interface Patch {
  /** The values at these paths, whole. */
  readonly set: Readonly<Record<string, Json>>;
}

/** The value that a patch leads to, or null where it does not fit. Unchanged parts are shared with the value before. */
export function patched(before: Json, { set }: Patch): Json | null {
  const whole = { '': before as Node };
  const ours = new Set<Node>([whole]);

  /** The branch of this name, copied once; null where there is none. */
  function branch(at: Record<string, Node>, name: string): Record<string, Node> | null {
    const found = at[name];
    if (!isBranch(found)) return null;
    const own = ours.has(found) ? found : Array.isArray(found) ? [...found] : { ...found };
    ours.add(own);
    at[name] = own;
    return own as Record<string, Node>;
  }

  function put(path: string, value: Node): boolean {
    const names = path === '' ? [''] : ['', ...path.split('/').map(plain)];
    const last = names.pop() as string;
    let at: Record<string, Node> | null = whole;
    for (const name of names) at = at === null ? null : branch(at, name);
    if (at === null) return false;
    at[last] = value;
    return true;
  }

  for (const path of Object.keys(set)) if (!put(path, set[path])) return null;
  return whole[''] as Json;
}

const plain = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');
