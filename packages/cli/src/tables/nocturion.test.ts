import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type AnyGame, type GameEvent, type Json, pick, rngFrom } from '@nightjar/kernel';
import { defaultBox, nocturion } from '@nightjar/nocturion';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { wordedSo } from '../table-words.ts';
import { nightjar } from '../testing/terminal.ts';
import { nocturionWords } from '../words/nocturion.ts';
import { logLines } from '../words/words.ts';
import { nocturionTable } from './nocturion.ts';

const LANGS = ['en', 'de'] as const;
await Promise.all(LANGS.map((lang) => nocturionWords.load(lang)));

const sides = ['Ada', 'Bo', 'Cy', 'Di'];
const seated = { sides, you: null, edition: defaultBox.hash };
const SPEECHES = { en: nocturionWords.in('en', seated), de: nocturionWords.in('de', seated) };

interface Drawing {
  readonly answers?: readonly string[];
  readonly coloured?: boolean;
  readonly lang?: (typeof LANGS)[number];
}

const draw = (view: Json, { answers = [], coloured = false, lang = 'en' }: Drawing = {}): string =>
  nocturionTable({ view, answers, speech: SPEECHES[lang], colours: picocolors.createColors(coloured) }).join('\n');

function begun(players: number) {
  const options = nocturion.options({ players });
  if (!options.ok) throw new Error('options');
  const state = nocturion.setup(options.value, 'drawn');
  while (nocturion.pending(state)?.question !== 'action') nocturion.apply(state, nocturion.legal(state)[0] as Action);
  return state;
}

test('the table shows year, Districts, Quests and houses, and only the own hand', () => {
  const state = begun(3);
  const seat = nocturion.pending(state)?.seat ?? 0;
  const answers = nocturion.legal(state).map((action) => nocturion.write(state, action));
  const drawn = draw(nocturion.view(state, seat), { answers });
  expect(drawn).toContain('── year 1 of 6, round 1 ──  Season Tracker in the Supply; Crown: ');
  expect(drawn.match(/^(North 1\/5|East 3\/6|South 1\/6|West 2\/4) /gm)).toHaveLength(4);
  expect(drawn.match(/·[A-Z][A-Za-z ]+ \(/g)).toHaveLength(
    answers.filter((text) => text.startsWith('activate')).length,
  );
  expect(drawn.match(/^ {4}[A-Z][\w' ]+: (\d \w+(, )?)+ → \d+\. [A-Z].*\.$/gm)).toHaveLength(9);
  expect(drawn.match(/hand: 3/g)).toHaveLength(2);
  expect(drawn.match(/^› /gm)).toHaveLength(1);
  expect(draw(nocturion.view(state, 'table')).match(/hand: 3/g)).toHaveLength(3);
});

test('a whole game is drawn in both languages, with and without colours alike', () => {
  const state = begun(4);
  const random = rngFrom('drawn');
  const drawn = { en: '', de: '' };
  while (nocturion.pending(state) !== null) {
    const view = nocturion.view(state, 'table');
    for (const lang of LANGS) {
      const plain = draw(view, { lang });
      drawn[lang] += `${plain}\n`;
      // oxlint-disable-next-line no-control-regex
      expect(draw(view, { lang, coloured: true }).replace(/\u001b\[\d+m/g, '')).toBe(plain);
    }
    nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
  }
  for (const sign of ['×2', ' +', '[3]', 'reserved ', 'Curses: ', 'holds ', 'final round', '*'])
    expect(drawn.en).toContain(sign);
  for (const sign of ['Flüche: ', 'hält ', 'letzte Runde', 'Winter, Holz']) expect(drawn.de).toContain(sign);
  for (const lang of LANGS) expect(drawn[lang]).not.toMatch(/undefined|[{}]|\bquest-i|\b[a-z]+-[a-z]+ \(/);
});

test('rules of the round and Beasts in the Supply are drawn', () => {
  const state = begun(2);
  const view = { ...nocturion.view(state, 'table'), rules: ['noDouble'], barred: ['north'] };
  const drawn = draw({ ...view, beasts: { ...view.beasts, aside: ['mountain-griffin'] } });
  expect(drawn).toContain('Until the round ends: nobody gets the x2 bonus');
  expect(drawn).toContain('North 1/5 (barred)');
  expect(drawn).toContain('in the Supply: Mountain Griffin');
});

test('every answer is understood as the table words it, in every language', () => {
  const tongues = Object.values(SPEECHES);
  const state = begun(3);
  const random = rngFrom('worded');
  while (nocturion.pending(state) !== null) {
    const view = nocturion.view(state, nocturion.pending(state)?.seat ?? 0);
    const texts = nocturion.legal(state).map((action) => nocturion.write(state, action));
    for (const speech of tongues)
      for (const text of texts) expect(wordedSo(texts, speech.answer(text, view), { tongues, view })).toBe(text);
    nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
  }
});

test('a German table asks, answers and refuses in German', async () => {
  const { out } = await nightjar('play nocturion --players 2 --bot random --seed a --lang de', [
    'Haus Dornental führen',
    'Die 3 nehmen',
    'warum equip helm',
    'Kloster mit der 3 aktivieren',
    'verlassen',
  ]);
  expect(out).toContain('Hinweis: Kalender, Häuser, Preise');
  expect(out).toContain('Du führst Haus Dornental');
  expect(out).toContain('Du nimmst die 3');
  expect(out).toContain('dir fehlt: 1 Holz, 1 Schützen');
  expect(out).toContain('Du aktivierst das Kloster mit der 3: Winter, Zauberer; sammelst Zauberer');
});

/** A kept playthrough in words: questions, answers and events. */
function story(file: string, lang: (typeof LANGS)[number]): string {
  const kept = readFileSync(join(ROOT, 'golden', file), 'utf8');
  const [, players = ''] = /players: (\d)/.exec(kept) ?? [];
  const [, edition = ''] = /^edition: (\w+)$/m.exec(kept) ?? [];
  const [, seed = ''] = /^seed: (.+)$/m.exec(kept) ?? [];
  const options = nocturion.options({ players: Number(players), edition });
  if (!options.ok) throw new Error('options');
  const state = nocturion.setup(options.value, seed);
  const speech = SPEECHES[lang];
  const lines: string[] = [];
  for (const [, seat = '', text = ''] of kept.matchAll(/^> (\d) (.+)$/gm)) {
    const view = nocturion.view(state, Number(seat));
    const asked = speech.question(nocturion.pending(state)?.question ?? '', view);
    lines.push(`${speech.side(Number(seat))}: ${asked} ${speech.answer(text, view)}`);
    const events: GameEvent[] = [];
    nocturion.apply(state, nocturion.read(state, text) as Action, (event) => events.push(event));
    const about = { game: nocturion as AnyGame, eyes: 'table', speech } as const;
    lines.push(...logLines(events, about).map((line) => `    ${line}`));
  }
  return `${lines.join('\n')}\n`;
}

test.each(LANGS)('a kept playthrough is told in words as it is kept: %s', async (lang) => {
  const kept = join(ROOT, 'golden/told', `nocturion-2-players.${lang}.txt`);
  await expect(story('nocturion-2-players.txt', lang)).toMatchFileSnapshot(kept);
});

test('every Beast, Curse, Quest, Location, Heirloom and house ability does something in a kept playthrough', () => {
  const folder = join(ROOT, 'golden');
  const seen = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.startsWith('nocturion-'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const told = /^! (?:beastUsed|cursed|quest|abilityUsed|equipped) \{ seat: \d, (?:by: \d, )?\w+: ([a-z0-9-]+)/gm;
    for (const [, id] of text.matchAll(told)) seen.add(id as string);
    const used = /^! houseUsed \{ seat: \d, house: ([a-z-]+), ability: (\d+) \}/gm;
    for (const [, house, ability] of text.matchAll(used)) seen.add(`${house} ${ability}`);
  }
  const { beasts, curses, quests, locations, heirlooms, houses } = defaultBox.edition;
  const cards = [beasts, curses, quests, locations, heirlooms].flatMap(({ entries }) => entries.map(({ id }) => id));
  const abilities = houses.entries.flatMap((house) =>
    house.abilities.flatMap(({ effect }, i) => (effect === undefined ? [] : [`${house.id} ${i + 1}`])),
  );
  expect([...cards, ...abilities].filter((id) => !seen.has(id))).toEqual([]);
});
