import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dominion } from '@nightjar/dominion';
import { faultText, Sitting, writeRecord } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nightjar } from '../testing/terminal.ts';

/** The person begins with three Coppers and two Estates in hand. */
const TABLE = 'play dominion --mode dusk --bot random --seed a';
const many = (...lines: readonly string[]): string[] => Array.from({ length: 600 }, () => lines).flat();

test.each([
  '--mode idle-hands --players 2 --bot random',
  '--mode midnight --players 3 --bot random --lang de',
  '--players 4 --people 2 --bot random',
  '--players 2 --option pool=base --option attacks=without --bot random',
])('a game is played to its end with treasures and numbers: %s', async (words) => {
  const { code, out } = await nightjar(`play dominion ${words} --seed end`, many('treasures', '9', '5', '3', '1'));
  expect(code).toBe(0);
  expect(out).toMatch(/1\. .+: -?\d+ (points|Punkte)\n/);
  expect(out).toMatch(/── (Game over|Spielende) ──/);
  expect(out).not.toMatch(/undefined|\[object|NaN/);
});

test('`treasures` plays all Treasures in hand as so many answers, and nothing where there is none', async () => {
  const { out } = await nightjar(TABLE, ['treasures', 'treasures', 'undo', 'log', 'quit']);
  expect(out).toContain('You play 3× Copper: +3 Coins');
  expect(out).toContain('There is nothing to do for “treasures” now.');
  expect(out).toContain('Your last answer is taken back.');
  expect(out).toContain('You: Play Treasures or buy: 2 Coins, 1 Buy.');
});

test('`treasures` stops where a Treasure asks something', async () => {
  const typed = many('treasures', 'stop', 'end');
  const { out } = await nightjar('play dominion --option cards=pixie,pooka --bot random --seed goat', typed);
  expect(out).toMatch(/You play (?:\d× )?Copper, .*Goat/);
  expect(out).toContain('Goat: Trash a card from your hand?');
  expect(out).not.toContain('You play Cursed Gold');
});

test('`card` tells what a card says, by its name in either language, and all cards of the kingdom', async () => {
  const { out } = await nightjar(TABLE, ['card thronsaal', 'card prov', 'card zombie', 'card moon', 'card t', 'quit']);
  expect(out).toContain('  Throne Room – Action, cost 4\n      Optional: one hand Action, two plays.');
  expect(out).toContain('  Province – Victory, cost 8\n      6 VP.');
  expect(out).toContain('  Zombie Mason – Action–Zombie, cost 3');
  expect(out).toContain('No card is called “moon”.');
  expect(out).toMatch(/That could be .*Tracker/);
  const german = (await nightjar(`${TABLE} --lang de`, ['card', 'quit'])).out;
  expect(german).toContain('  Seliges Dorf – Aktion–Segen, Kosten 4\n      +1 Karte, +2 Aktionen.');
  expect(german).toContain('Dieses Königreich als Code: A-');
});

test('a kingdom is named by its code or its cards', async () => {
  const { out } = await nightjar(TABLE, ['card', 'quit']);
  const code = /as a code: (\S+)/.exec(out)?.[1] ?? '';
  const again = await nightjar(`play dominion --option code=${code} --bot random --seed z`, ['card', 'quit']);
  expect(again.out).toContain(`as a code: ${code}`);
  const named = await nightjar('play dominion --option cards=witch,moat --bot random --seed z', ['quit']);
  expect(named.out).toMatch(/2 Moat[\s\S]*5 Witch/);
});

test('answers are understood by name in either language, shortened too', async () => {
  for (const typed of ['buy silver', 'buy Silber', 'kaufe silb', 'silber']) {
    const { out } = await nightjar(TABLE, ['treasures', typed, 'quit']);
    expect(out).toContain('You buy Silver for 3');
  }
  expect((await nightjar(TABLE, ['kupfer', 'quit'])).out).toContain(
    'That could be several answers: play copper, buy copper',
  );
  expect((await nightjar(`${TABLE} --lang de`, ['ende', 'quit'])).out).toContain('Du räumst auf');
});

/** A record in which the first seat has just played a Chapel with Coppers and Estates in hand. */
function chapelPlayed(): string {
  const options = dominion.options({ players: 2, cards: ['chapel'] });
  if (!options.ok) throw new Error(faultText(options.fault));
  const table = Sitting.begin(dominion, options.value, 'chapel', ['You', 'random']);
  for (;;) {
    const asked = dominion.pending(table.state);
    const texts = dominion.legal(table.state).map((action) => dominion.write(table.state, action));
    if (asked?.question === 'trashHandUpTo' && texts.length > 2) return writeRecord(table.record());
    const wanted = ['play chapel', 'play copper', 'buy chapel'].find((text) => texts.includes(text));
    table.answer(asked?.seat ?? 0, (asked?.seat === 0 ? wanted : undefined) ?? (texts[0] as string));
  }
}

test('the cards of a set are typed in any order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  writeFileSync(join(folder, 'c.json'), chapelPlayed());
  const { out } = await nightjar('play dominion --load c.json', ['anwesen', 'copper', 'stop', 'log', 'quit'], {
    folder,
  });
  expect(out).toContain('Chapel: Which cards do you trash? (1 picked, at most 4)');
  expect(out).toContain('Picked: Copper, Estate');
  expect(out).toContain('You trash Copper, Estate');
});

test('a refused move is explained with its clause', async () => {
  const { out } = await nightjar(TABLE, ['buy prov', 'why play estate', 'why buy irrlicht', 'nonsense', 'quit']);
  expect(out).toContain('Not possible: Province costs 8, and you have 0\n  DOM-5.10: To buy: choose a Supply pile');
  expect(out).toContain('Not possible: Estate cannot be played');
  expect(out).toContain("Not possible: Will-o'-Wisp is not in the Supply and cannot be bought\n  DOM-5.10a: ");
  expect(out).toContain('Not possible: no card is called “nonsense”');
  expect(out).not.toMatch(/\[(?:BASE|RULEBOOK|CARD)\]/);
});

test('the help names what this table understands', async () => {
  const { out } = await nightjar(TABLE, ['help', 'why', 'quit']);
  expect(out).toContain('"play smithy" or just "smithy"');
  expect(out).toContain('rules DOM-5.10');
  expect(out).toContain('card <name>');
  expect(out).toContain('Which move? Try "why play smithy".');
  expect((await nightjar('play nocturne --players 1 --seed a', ['help', 'card', 'quit'])).out).not.toContain(
    'card <name>',
  );
});

test('at one terminal no player sees the hand of another', async () => {
  const { out } = await nightjar(
    'play dominion --mode idle-hands --players 2 --people 2 --names Ada,Bo --seed a',
    many('treasures', 'end'),
  );
  const boards = out.split(/── Turn \d+, /).slice(1, 40);
  expect(boards.length).toBeGreaterThan(10);
  for (const board of boards) expect(board.split('Your answer')[0]?.match(/^ {4}hand: /gm)).toHaveLength(1);
});

test('a replay tells the same log in lines', async () => {
  const { out } = await nightjar('record dominion --mode dusk --seed r');
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  writeFileSync(join(folder, 'r.json'), out);
  const replayed = await nightjar('replay r.json --plain', [], { folder });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toMatch(/\d+\. random [AB]: buy \S+\n {4}random [AB] buys .+ for \d\n/);
  expect(replayed.out).toMatch(/Total +-?\d+/);
});

test.each([
  ['--option code=A-ZzCvCyDrDwExLePkRaSc-2', 'code: has "ZZ" in place 1, which is no card here; copy it again'],
  ['--option code=C-ClCvCyDrDwExLePkRaSc-2', 'code: comes from another release'],
  ['--option code=A-ClCvCyDrDwExLePkRaScWi-2', 'code: a kingdom has ten cards, and these are 11; leave out 1'],
  ['--option cards=witch,wich', 'cards[1]: "wich" is no kingdom card; choose another one'],
  ['--mode dusk --players 5', '2, 3, 4'],
])('a kingdom that cannot be is told in a sentence, and no game begins: %s', async (words, sentence) => {
  const { code, out, err } = await nightjar(`play dominion ${words} --bot random`, []);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
