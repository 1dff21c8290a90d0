import { writeFileSync } from 'node:fs';
import { LANGS, SOURCE } from '../lang.ts';
import { keysSource } from './keys.ts';
import { cataloguesIn, inEvery, KEYS } from './shelf.ts';

// `npm run words` makes the types of keys anew.
writeFileSync(KEYS, keysSource(cataloguesIn(SOURCE), inEvery(LANGS)));
