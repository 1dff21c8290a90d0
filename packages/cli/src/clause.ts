import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './file.ts';
import { GAMES } from './games.ts';
import type { Lang } from './words/words.ts';

/** The numbered rules of a game, as they stand in docs/rules; in English where they are not translated. */
export function rulesText(game: string, lang: Lang = 'en'): string {
  const folder = join(ROOT, 'docs', 'rules');
  const files = [`${game}.${lang}.md`, `${game}.md`];
  const file = files.map((name) => join(folder, name)).find((path) => existsSync(path));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** What a clause says, without its sources; null if there is none of that number. */
export function clauseText(id: string, lang: Lang): string | null {
  for (const { game } of GAMES) {
    const found = new RegExp(`^(?:[-*] |\\| )\\*\\*${escaped(id)}\\*\\* (.+)$`, 'mi').exec(rulesText(game.name, lang));
    if (found !== null) return plain(found[1] as string);
  }
  return null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without marks of emphasis and tags of source: a ruling's reason stays. */
const plain = (text: string): string =>
  text
    .replace(/\[(?:EN\+DE|EN|DE|RULING|RULEBOOK|CARD|BASE|ERRATA)\]/g, '')
    .replace(/[*`]/g, '')
    // Some clauses are rows of a table.
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
