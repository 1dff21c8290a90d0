import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type Json, pick, rngFrom } from '@nightjar/kernel';
import { defaultBox, nocturion } from '@nightjar/nocturion';
import { plainWords } from '@nightjar/words/plain';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { nocturionTable } from './nocturion.ts';

await plainWords.load('en');

const draw = (view: Json, answers: readonly string[] = [], coloured = false): string => {
  const speech = plainWords.in('en', { sides: ['Ada', 'Bo', 'Cy', 'Di'], you: null, edition: defaultBox.hash });
  return nocturionTable({ view, answers, speech, colours: picocolors.createColors(coloured) }).join('\n');
};

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
  const texts = nocturion.legal(state).map((action) => nocturion.write(state, action));
  const drawn = draw(nocturion.view(state, seat), texts);
  expect(drawn).toContain('── year 1 of 6, round 1 ──  tracker in the supply; crown: ');
  expect(drawn.match(/^(north 1\/5|east 3\/6|south 1\/6|west 2\/4) /gm)).toHaveLength(4);
  expect(drawn.match(/·[a-z-]+ \(/g)).toHaveLength(texts.filter((text) => text.startsWith('activate')).length);
  expect(drawn.match(/quest-i+-\d\d: .* → \d+ \+ \w+/g)).toHaveLength(9);
  expect(drawn.match(/hand \d/g)).toHaveLength(2);
  expect(drawn.match(/^› /gm)).toHaveLength(1);
  expect(draw(nocturion.view(state, 'table')).match(/hand 3/g)).toHaveLength(3);
});

test('a whole game is drawn, with and without colours alike', () => {
  const state = begun(4);
  const random = rngFrom('drawn');
  const plain: string[] = [];
  while (nocturion.pending(state) !== null) {
    const view = nocturion.view(state, 'table');
    plain.push(draw(view));
    // oxlint-disable-next-line no-control-regex
    expect(draw(view, [], true).replace(/\u001b\[\d+m/g, '')).toBe(plain.at(-1));
    nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
  }
  const all = plain.join('\n');
  for (const sign of ['×2', ' +', '[3]', 'reserved ', 'curses ', 'holds ', 'final round', '*'])
    expect(all).toContain(sign);
  expect(all).not.toContain('undefined');
});

test('every Beast, Curse, Quest, Location and Heirloom does something in a kept playthrough', () => {
  const folder = join(ROOT, 'golden');
  const seen = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.startsWith('nocturion-'))) {
    const told = /^! (?:beastUsed|cursed|quest|abilityUsed|equipped) \{ seat: \d, (?:by: \d, )?\w+: ([a-z0-9-]+)/gm;
    for (const [, id] of readFileSync(join(folder, file), 'utf8').matchAll(told)) seen.add(id as string);
  }
  const { beasts, curses, quests, locations, heirlooms } = defaultBox.edition;
  const all = [beasts, curses, quests, locations, heirlooms].flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(all.filter((id) => !seen.has(id))).toEqual([]);
});
