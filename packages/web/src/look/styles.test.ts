import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCREENS, writtenOut } from '../../screens.ts';
import { declared } from '../../styles.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));

const files = (readdirSync(SRC, { recursive: true }) as string[]).map((name) => join(SRC, name)).toSorted();
const modules = files.filter((file) => file.endsWith('.module.css'));

/** A stylesheet without its comments and what is not its own. */
const plain = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '');

/** The selectors before the outermost braces, and statements without braces. */
function outermost(css: string): string[] {
  let depth = 0;
  let text = '';
  for (const char of css) {
    if (depth === 0) text += char;
    depth += char === '{' ? 1 : char === '}' ? -1 : 0;
    if (depth === 0 && char === '}') text += ';';
  }
  return text
    .split(';')
    .map((statement) => statement.replace('{', '').trim())
    .filter((statement) => statement !== '');
}

/** The names a module gives: classes, and animations. */
function namesIn(css: string): string[] {
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude ?? '');
  const classes = preludes.flatMap((each) => [...each.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''));
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name ?? '');
  return [...new Set([...classes, ...animations])];
}

test('every style stands in a layer', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const loose = sheets.flatMap((file) =>
    outermost(plain(file))
      .filter((statement) => !/^@layer |^@import .* layer\(|^@font-face$/.test(statement))
      .map((statement) => `${file}: ${statement}`),
  );
  expect(loose).toEqual([]);
});

test('a module declares the names it has', () => {
  expect(modules.length).toBeGreaterThan(20);
  const wrong = modules.filter((file) => readFileSync(`${file}.d.ts`, 'utf8') !== declared(namesIn(plain(file))));
  expect(wrong).toEqual([]);
});

test('every class of a module is worn by somebody', () => {
  const worn = new Set<string>();
  for (const file of files.filter((each) => each.endsWith('.tsx'))) {
    const source = readFileSync(file, 'utf8');
    for (const [, css, path] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g))
      for (const [, name, quoted] of source.matchAll(new RegExp(`\\b${css}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')))
        worn.add(`${resolve(dirname(file), path ?? '')} ${name ?? quoted}`);
  }
  const idle = modules.flatMap((file) =>
    namesIn(plain(file).replace(/@keyframes [\w-]+/g, ''))
      .map((name) => `${file} ${name}`)
      .filter((each) => !worn.has(each)),
  );
  expect(idle).toEqual([]);
});

test('only numbers are set as wide as each other: a hyphen in running text keeps its own width', () => {
  const wide = files.filter((file) => file.endsWith('.css') && plain(file).includes('tabular-nums'));
  const rules = wide.flatMap((file) => plain(file).match(/[^{}]*\{[^{}]*tabular-nums[^{}]*\}/g) ?? []);
  for (const rule of rules) expect(rule.slice(0, rule.indexOf('{'))).not.toMatch(/(?:^|[\s,])(?:html|body|:root)\s*$/);
});

test('a size of the window has a name and stands in screens.ts alone', () => {
  const sized = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...plain(file).matchAll(/@media[^{]*\b(?:width|height)\b[^{]*/g)].map(([query]) => `${file}: ${query}`),
    );
  expect(sized).toEqual([]);
});

test('names of screens are written out, alone and together', () => {
  expect(writtenOut('@media (--phone) {', 'a.css')).toBe('@media (max-width: 760px) {');
  expect(writtenOut('@media (--desk) and (--high) {', 'a.css')).toBe(
    '@media (min-width: 761px) and (min-height: 521px) {',
  );
  expect(() => writtenOut('@media (--watch) {', 'a.css')).toThrow('a.css: no screen is called "watch"');
  expect(() => writtenOut('@media (--desk) and (--handheld) {', 'a.css')).toThrow('cannot be part of "and"');
});

test('every screen that has a name is asked for', () => {
  const asked = files
    .filter((file) => file.endsWith('.css'))
    .map(plain)
    .join('');
  expect(Object.keys(SCREENS).filter((name) => !asked.includes(`(--${name})`))).toEqual([]);
});
