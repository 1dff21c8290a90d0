import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { axe } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Where pieces are listed, by the name of their shelf. */
const REGISTRIES = [
  { shelf: 'common', file: join(SRC, 'look', 'common.tsx') },
  ...readdirSync(join(SRC, 'boards'))
    .map((shelf) => ({ shelf, file: join(SRC, 'boards', shelf, 'pieces.tsx') }))
    .filter(({ file }) => existsSync(file)),
];

/** The keys of the exported object `pieces`. */
function piecesIn(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  return body
    .flatMap((node) => (node.type === 'ExportDeclaration' ? [node.declaration] : []))
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.value === 'pieces')
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
    .flatMap((property) => (property.type === 'KeyValueProperty' ? [property.key] : []))
    .flatMap((key) => (key.type === 'Identifier' || key.type === 'StringLiteral' ? [key.value] : []));
}

test('every piece that a board lists is drawn on the page of the look', async ({ visit }) => {
  const { page, troubles } = await visit({ path: '/look' });
  for (const { shelf, file } of REGISTRIES) {
    const listed = piecesIn(file);
    expect(listed.length, shelf).toBeGreaterThan(3);
    for (const piece of listed) {
      const drawn = page.locator(`[data-specimen="${shelf} ${piece}"] > div > *`).first();
      await expect(drawn, `${shelf} ${piece}`).toBeVisible();
    }
  }
  expect(troubles).toEqual([]);
  expect(await axe(page)).toEqual([]);
});
