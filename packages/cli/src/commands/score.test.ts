import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { nightjar } from '../testing/terminal.ts';

const EXAMPLE = join(ROOT, 'packages', 'nocturne', 'data', 'example-holdings.json');

interface Sheet {
  readonly name: string;
  readonly total: number;
  readonly lines: readonly { readonly points: number; readonly parts: readonly { readonly points: number }[] }[];
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((all, { points }) => all + points, 0);

test("the rulebook's scoring example comes out with its sums", async () => {
  const { code, out } = await nightjar(`score nocturne ${EXAMPLE} --json`);
  const { sheets } = JSON.parse(out) as { sheets: Sheet[] };
  expect(code).toBe(0);
  expect(sheets.find(({ name }) => name === 'David')?.total).toBe(71);
  for (const { lines, total } of sheets) {
    expect(sum(lines)).toBe(total);
    for (const line of lines) expect(sum(line.parts)).toBe(line.points);
  }
});

test('a score sheet is told in words, with the clause of every line', async () => {
  const { out } = await nightjar(`score nocturne ${EXAMPLE}`);
  expect(out).toMatch(/David\n {2}Skulls +\d+ {2}.+\(NOC-18\.1\)/);
  expect(out).toMatch(/Total +71/);
  expect((await nightjar(`score nocturne ${EXAMPLE} --lang de`)).out).toMatch(/Summe +71/);
});

test('a final deck of Dominion is scored card by card', async () => {
  const file = join(ROOT, 'packages', 'dominion', 'data', 'example-holdings.json');
  const { code, out } = await nightjar(`score dominion ${file}`);
  expect(code).toBe(0);
  expect(out).toMatch(/Ada\n {2}Estate +5 {2}5 at 1 = 5 \(DOM-16\.3\)/);
  expect(out).toMatch(/Gardens +6 {2}2 at 3, for 30 cards = 6/);
  expect(out).toMatch(/Total +46[\s\S]*Miserable +−2 {2}held at the end = −2 \(DOM-16\.3a\)\n {2}Total +31/);
  expect((await nightjar(`score dominion ${file} --lang de`)).out).toMatch(/Weideland +5 {2}1 zu 5 = 5/);
});

test('the end says who won, and how a tie was settled', async () => {
  expect((await nightjar(`score nocturne ${EXAMPLE}`)).out).toMatch(/Fertessa wins with 79\.\n$/);
  expect((await nightjar(`score nocturne ${EXAMPLE} --lang de`)).out).toMatch(/Fertessa gewinnt mit 79\.\n$/);
  const player = (name: string, more: object = {}): object => ({ name, tiles: [], ...more });
  const score = async (...players: object[]): Promise<string> => {
    const file = join(await mkdtemp(join(tmpdir(), 'nightjar-')), 'held.json');
    await writeFile(file, JSON.stringify({ players }));
    return (await nightjar(`score nocturne ${file}`)).out;
  };
  expect(await score(player('Ada', { spriteTokens: 1, spriteSpace: 1 }), player('Bo'))).toMatch(
    /Ada wins with 0; the tie is settled by NOC-18\.24\.\n$/,
  );
  expect(await score(player('Ada'), player('Bo'))).toMatch(/Ada and Bo share the win with 0;.*\(NOC-18\.24a\)\.\n$/);
});
