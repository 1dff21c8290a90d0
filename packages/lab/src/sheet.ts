import { canonical, isObject, type Json } from '@nightjar/kernel';

const WIDTH = 110;

/** Short plain data on one line: `{ row: { Wick: 2 }, cards: 3 }`. */
export function inline(json: Json): string {
  if (typeof json === 'string') return /^[^\s,:[\]{}"]+$/.test(json) ? json : JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map(inline).join(', ')}]`;
  if (!isObject(json)) return canonical(json);
  const fields = Object.entries(json).map(([key, field]) => `${key}: ${inline(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Plain data as indented lines, like YAML; what fits on one line stands on one. */
export function sheet(json: Json, indent: string): readonly string[] {
  const entries: readonly (readonly [string, Json])[] = Array.isArray(json)
    ? json.map((item, i) => [`${i}`, item] as const)
    : isObject(json)
      ? Object.entries(json)
      : [['', json]];
  return entries.flatMap(([key, field]) => {
    const line = `${indent}${key}: ${inline(field)}`;
    const isNested = Array.isArray(field) || isObject(field);
    return isNested && line.length > WIDTH ? [`${indent}${key}:`, ...sheet(field, `${indent}  `)] : [line];
  });
}

/** What changed, one line per field that is short enough to stand alone. */
export function changes(before: Json, after: Json, indent: string, path = ''): readonly string[] {
  if (canonical(before) === canonical(after)) return [];
  const whole = `${indent}${path}: ${inline(after)}`;
  const canSplit = (isObject(before) && isObject(after)) || (Array.isArray(before) && Array.isArray(after));
  if (!canSplit || (path !== '' && whole.length <= WIDTH / 2)) return [whole];
  const old = before as { readonly [key: string]: Json };
  const now = after as { readonly [key: string]: Json };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (now[key] === undefined) return [`${indent}${at}: gone`];
    if (old[key] === undefined) return [`${indent}${at}: ${inline(now[key])}`];
    return changes(old[key], now[key], indent, at);
  });
}

/** Words in lines of bounded width. */
export function wrapped(words: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const [i, item] of words.entries()) {
    const next = i === words.length - 1 ? item : `${item}, `;
    if (line.length + next.length > WIDTH && line !== indent) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += next;
  }
  if (line !== indent) lines.push(line.trimEnd());
  return lines;
}
