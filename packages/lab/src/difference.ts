import { canonical, isObject, type Json } from '@nightjar/kernel';

/** Where two pieces of plain data first differ, with both sides; null if they are the same. */
export function difference(a: Json | undefined, b: Json | undefined, path = ''): string | null {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
      const found = difference(a[i], b[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (isObject(a) && isObject(b)) {
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted()) {
      const found = difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
    return null;
  }
  if (short(a) === short(b) && a !== undefined && b !== undefined && canonical(a) === canonical(b)) return null;
  if (a === undefined && b === undefined) return null;
  return `${path === '' ? 'value' : path}: ${short(a)} / ${short(b)}`;
}

function short(json: Json | undefined): string {
  const text = json === undefined ? 'nothing' : canonical(json);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** Where a value is not plain data, which JSON would change silently; null if all of it is plain. */
export function notPlain(value: unknown, path = 'value'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is an instance of a class`;
  for (const [key, field] of Object.entries(value)) {
    const found = notPlain(field, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
