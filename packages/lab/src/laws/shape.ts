import type { Json } from '@nightjar/kernel';

/**
 * Adds the shapes found in a plain value to those known; true if one of them is new. The shape of an object is its place,
 * the names of its fields, and for each of them whether it is empty, null, true or false.
 * Entries of a list share one place; all numbers are alike, and so are all texts.
 */
export function addShapes(json: Json, known: Set<string>, place = ''): boolean {
  if (typeof json !== 'object' || json === null) return false;
  let isNew = false;
  if (Array.isArray(json)) {
    for (const item of json as readonly Json[]) if (addShapes(item, known, `${place}*`)) isNew = true;
    return isNew;
  }
  let shape = place;
  for (const [key, field] of Object.entries(json)) {
    if (addShapes(field, known, `${place}.${key}`)) isNew = true;
    shape += `,${key}${sortOf(field)}`;
  }
  if (known.has(shape)) return isNew;
  known.add(shape);
  return true;
}

function sortOf(json: Json): string {
  if (Array.isArray(json)) return json.length === 0 ? '[]' : '*';
  if (typeof json === 'number' || typeof json === 'string') return '';
  return typeof json === 'object' && json !== null ? '.' : `=${json}`;
}
