import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { nightjar } from './testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
const COMMANDS = ['verify', 'replay', 'edition check nocturne', 'score nocturne', 'play nocturne --load'];

beforeAll(() => {
  writeFileSync(join(folder, 'huge.json'), '['.repeat(100 * 1024 * 1024));
  writeFileSync(join(folder, 'deep.json'), `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`);
  writeFileSync(join(folder, 'broken.json'), '{"game": "nocturne",\n');
  writeFileSync(join(folder, 'list.json'), '[1, 2]');
  writeFileSync(join(folder, 'empty.json'), '');
});

test.each(
  COMMANDS.flatMap((command) => [
    [command, 'huge.json', 'is too long: 104,857,600 bytes'],
    [command, 'deep.json', 'nests deeper than 64 levels'],
    [command, 'broken.json', 'is not JSON'],
    [command, 'empty.json', 'is not JSON'],
    [command, 'list.json', 'object'],
    [command, 'nowhere.json', 'there is no such file'],
    [command, '.', 'is a folder, not a file'],
  ]),
)('"%s %s" fails with one line: %s', async (command, file, message) => {
  const { code, out, err } = await nightjar(`${command} ${file}`, [], { folder });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(`${file}: `);
  expect(err).toContain(message);
  expect(err).toMatch(/^nightjar: [^\n]+\n$/);
});

test.each([
  [{ over: 'default', tiles: { kinds: [{ id: 'skull-4', count: -1 }] } }, 'tiles.kinds'],
  [
    { over: 'default', tiles: { kinds: [{ id: 'skull-9', count: 1 }] } },
    '"skull-9" is unknown; known are skull-2, skull-3, skull-4',
  ],
  [{ over: 'default', surprise: 1 }, 'surprise'],
  [{}, 'is missing'],
])('a hostile edition %j is refused with its place', async (edition, message) => {
  writeFileSync(join(folder, 'edition.json'), JSON.stringify(edition));
  const { code, err } = await nightjar('edition check nocturne edition.json', [], { folder });
  expect(code).toBe(1);
  expect(err).toContain(`edition.json: `);
  expect(err).toContain(message);
});

test('a house edition is played with, and its records need it', async () => {
  const house = { over: 'default', tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };
  writeFileSync(join(folder, 'house.json'), JSON.stringify(house));
  const checked = JSON.parse((await nightjar('edition check nocturne house.json --json', [], { folder })).out) as {
    edition: string;
  };
  const { out } = await nightjar('record nocturne --seed h --edition house.json', [], { folder });
  expect((JSON.parse(out) as { edition: string }).edition).toBe(checked.edition);
  writeFileSync(join(folder, 'r.json'), out);
  expect((await nightjar('verify r.json --edition house.json', [], { folder })).code).toBe(0);
});
