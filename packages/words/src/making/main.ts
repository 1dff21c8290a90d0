import { writeFileSync } from 'node:fs';
import { isOffered, LANGS, readLang, SOURCE } from '../lang.ts';
import { keysSource } from './keys.ts';
import { cataloguesIn, folders, inEvery, KEYS } from './shelf.ts';

// `npm run words` makes the types of keys anew, and says how far drafts have come.
writeFileSync(KEYS, keysSource(cataloguesIn(SOURCE), inEvery(LANGS)));
const count = (folder: string): number =>
  Object.values(cataloguesIn(folder)).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
for (const folder of folders()) {
  const lang = readLang(folder);
  if (lang === null || !isOffered(lang)) console.log(`${folder}: ${count(folder)} of ${count(SOURCE)} messages`);
}
