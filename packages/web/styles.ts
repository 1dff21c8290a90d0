import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** What a module is called after; a board's modules carry their game's name, since games call the same things alike. */
function nounOf(file: string): string {
  const noun = basename(file).replace(/\.module\.css.*/, '');
  const folder = dirname(file);
  return basename(dirname(folder)) === 'boards' ? `${basename(folder)}-${noun}` : noun;
}

/** A module's declaration: its classes, by name. */
export const declared = (names: readonly string[]): string =>
  [
    '// Made by the build.',
    'declare const css: {',
    ...names.toSorted().map((name) => `  readonly ${/^\w+$/.test(name) ? name : `'${name}'`}: string;`),
    '};',
    'export default css;',
    '',
  ].join('\n');

/** The noun that a module is called after is a class that all may name; its other classes are its own: `ask`, `ask-rule`. */
export const modules: CSSModulesOptions = {
  generateScopedName: (name, file) => (name === nounOf(file) ? name : `${nounOf(file)}-${name}`),
  getJSON: (file, names) => {
    const place = `${file.replace(/\?.*/, '')}.d.ts`;
    const text = declared(Object.keys(names));
    if (readText(place) !== text) writeFileSync(place, text);
  },
};

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
