import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, PSEUDO } from '../lang.ts';
import { keysSource } from './keys.ts';
import { pseudo } from './pseudo.ts';
import { cataloguesIn, inEvery, KEYS, LOCALES } from './shelf.ts';

/** `npm run words` makes the types of keys anew, `npm run words -- pseudo` a language nobody speaks. */
const [what = 'keys'] = process.argv.slice(2);
const english = cataloguesIn(LANGS[0]);
if (what === 'keys') writeFileSync(KEYS, keysSource(english, inEvery(LANGS)));
else if (what === 'pseudo') {
  mkdirSync(join(LOCALES, PSEUDO), { recursive: true });
  for (const [name, texts] of Object.entries(english)) {
    writeFileSync(join(LOCALES, PSEUDO, `${name}.json`), `${JSON.stringify(pseudo(texts), null, 2)}\n`);
  }
} else {
  console.error(`nightjar: words can make "keys" or "pseudo", not "${what}"`);
  process.exitCode = 2;
}
