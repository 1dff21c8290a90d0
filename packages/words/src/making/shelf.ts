import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../message.ts';

const LOCALES = join(import.meta.dirname, '../../locales');
export const KEYS = join(import.meta.dirname, '../keys.ts');

/** The languages that have a folder of catalogues. */
export const folders = (): string[] => readdirSync(LOCALES).toSorted();

/** Every catalogue of a language, as the files have it. */
export const cataloguesIn = (lang: string): { readonly [name: string]: Texts } =>
  Object.fromEntries(
    readdirSync(join(LOCALES, lang))
      .toSorted()
      .map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(LOCALES, lang, file), 'utf8'))]),
  );

/** A message in every language that has it, the first of them in front. */
export function inEvery(langs: readonly string[]): (name: string, key: string) => string[] {
  const all = langs.map(cataloguesIn);
  return (name, key) => all.flatMap((catalogues) => catalogues[name]?.[key] ?? []);
}
