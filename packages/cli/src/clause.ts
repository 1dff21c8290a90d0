import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './file.ts';
import { GAMES } from './games.ts';

/** The numbered rules of a game, as they stand in docs/rules. */
export function rulesText(game: string): string {
  const file = join(ROOT, 'docs', 'rules', `${game}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** What a clause says, without its sources; null if there is none of that number. */
export function clauseText(id: string): string | null {
  for (const { game } of GAMES) {
    const found = new RegExp(`^[-*] \\*\\*${escaped(id)}\\*\\* (.+)$`, 'mi').exec(rulesText(game.name));
    if (found !== null) return plain(found[1] as string);
  }
  return null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without marks of emphasis and tags of source: a ruling's reason stays. */
const plain = (text: string): string =>
  text
    .replace(/\[(?:EN\+DE|EN|DE|RULING)\]/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
