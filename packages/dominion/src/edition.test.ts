import { readFileSync } from 'node:fs';
import { faultText, type Json, type JsonObject, parseJson } from '@nightjar/kernel';
import { houseEdition } from '@nightjar/kernel/house';
import { expect, test } from 'vitest';
import { admit, boxWith, defaultBox } from './box.ts';
import { CARDS } from './cards/index.ts';
import { defaultEdition, HOUSE, readEdition } from './edition.ts';
import { library } from './library.ts';

type Draft = { [key: string]: Draft } & Draft[];

/** The default edition after a change; what is wrong with it, or null. */
function fault(change: (draft: Draft) => void): string | null {
  const draft = JSON.parse(JSON.stringify(defaultEdition)) as Draft;
  change(draft);
  const read = readEdition(draft);
  return read.ok ? null : faultText(read.fault);
}

/** A path with cards by name: `cards.witch.cost`. */
const keysOf = (path: string): string[] =>
  path.split('.').map((key, i, keys) => {
    const places = keys[i - 1] === 'cards' ? defaultEdition.cards : defaultEdition.recommendedSets;
    const place = places.findIndex(({ id }) => id === key);
    return place < 0 || (keys[i - 1] !== 'cards' && keys[i - 1] !== 'recommendedSets') ? key : String(place);
  });

/** What is wrong with the default edition after one value, named by its path, is replaced or (undefined) left out. */
const wrong = (path: string, value?: Json): string | null =>
  fault((draft) => {
    const keys = keysOf(path);
    const last = keys.pop() as string;
    const parent = keys.reduce((node, key) => node[key] as Draft, draft) as { [key: string]: unknown };
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  });

/** What is wrong with the default edition after a list of it, named by its path, was changed. */
const changed = (path: string, change: (entries: JsonObject[]) => void): string | null =>
  fault((draft) => change(keysOf(path).reduce((node, key) => node[key] as Draft, draft)));

/** What is wrong with a house edition, or null. */
const house = (patch: Json): string | null => {
  const read = houseEdition(defaultEdition, patch, HOUSE);
  return read.ok ? null : faultText(read.fault);
};

const at = (id: string): string => `cards[${defaultBox.ids.indexOf(id)}]`;

test('Names, texts, notes and guests are no part of an edition, and one of the older form is refused at the first of them', () => {
  const read = 'the rules read no such field; they read';
  expect(wrong('otherExpansionCards', [])).toBe(
    `otherExpansionCards: ${read} startDeck, emptyPilesToEnd, basicSupply, cards, recommendedSets, decisions`,
  );
  expect(wrong('cards.witch.name', { en: 'Witch', de: 'Hexe' })).toMatch(/^cards\[108\]\.name: the rules read no such/);
  expect(wrong('cards.witch.givesCoins', true)).toMatch(
    /\.givesCoins: the rules read no such field; they read id, set/,
  );
  const places = ['startDeck', 'emptyPilesToEnd', 'cards.witch', 'cards.witch.pile', 'cards.copper.pile'];
  for (const place of [...places, 'cards.copper.pile.total', 'recommendedSets.dusk', 'decisions.0'])
    expect(wrong(`${place}.note`, 'x')).toMatch(/\.note: the rules read no such field; they read /);
});

test('A fault names the entry and the reason', () => {
  expect(wrong('cards.witch.cost', -1)).toBe(`${at('witch')}.cost: must be a whole number from 0 to 20`);
  expect(wrong('cards.witch.cost', null)).toBe(`${at('witch')}.cost: must be a whole number from 0 to 20`);
  expect(wrong('cards.witch.cost')).toBe(`${at('witch')}.cost: is missing`);
  expect(wrong('cards.war.cost', 3)).toBe(`${at('war')}.cost: must be null: the rules know no other`);
  expect(wrong('cards.witch.set', 'atlantis')).toMatch(/\.set: "atlantis" is unknown; known are base, nocturne/);
  expect(wrong('cards.witch', 'witch')).toBe(`${at('witch')}: must be an object`);
  expect(wrong('cards', {})).toBe('cards: must be a list');
});

test('An edition lists the cards the rules have texts for, in their order', () => {
  expect(changed('cards', (cards) => cards.pop())).toBeNull();
  const others = defaultEdition.cards.findLastIndex(({ kingdom }) => !kingdom);
  expect(changed('cards', (cards) => cards.splice(others + 1))).toMatch(/^recommendedSets\[\d\]\.kingdom\[\d\]: "/);
  expect(changed('cards', (cards) => cards.splice(others))).toBe(`cards: ${defaultBox.ids[others]} is missing`);
  expect(changed('cards', (cards) => cards.reverse())).toBe(
    'cards[0].id: must be "copper": the rules know these, in this order',
  );
  expect(wrong('cards.witch.id', 'warlock')).toBe(
    `${at('witch')}.id: must be "witch": the rules know these, in this order`,
  );
  expect(changed('cards', (cards) => cards.push({ ...cards[0], id: 'platinum' }))).toBe(
    `cards[${defaultBox.ids.length}].id: "platinum" is unknown to the rules`,
  );
  expect(changed('basicSupply', (ids) => ids.pop())).toBe('basicSupply: curse is missing');
  expect(wrong('basicSupply.0', 'moat')).toMatch(/^basicSupply\[0\]: must be "copper"/);
});

test('The type of a card belongs to its text and not to the edition', () => {
  expect(wrong('cards.witch.types', ['Action', 'Attac'])).toMatch(/\.types\[1\]: "Attac" is unknown; known are Action/);
  expect(wrong('cards.witch.types', ['Action'])).toBe(
    `${at('witch')}.types: must be Action, Attack: the rules know no other`,
  );
  expect(wrong('cards.witch.kind', 'basic')).toBe(`${at('witch')}.kind: must be "kingdom": the rules know no other`);
  expect(wrong('cards.imp.kingdom', true)).toBe(`${at('imp')}.kingdom: must be false: the rules know no other`);
  expect(wrong('cards.guardian.gainedTo', 'deck')).toMatch(/\.gainedTo: must be "hand"/);
  expect(wrong('cards.the-suns-gift.givesCoins')).toBe(`${at('the-suns-gift')}.givesCoins: is missing`);
  expect(wrong('cards.the-suns-gift.keepUntilCleanup', 1)).toMatch(/\.keepUntilCleanup: must be true or false$/);
});

test('Every pile has a size for every number of players', () => {
  expect(wrong('cards.witch.pile', null)).toBe(`${at('witch')}.pile: must be an object`);
  for (const players of [2, 3, 4, 5, 6]) {
    expect(wrong(`cards.witch.pile.${players}`)).toBe(`${at('witch')}.pile.${players}: is missing`);
    expect(wrong(`cards.copper.pile.total.${players}`)).toBe(`${at('copper')}.pile.total.${players}: is missing`);
    expect(wrong(`emptyPilesToEnd.${players}`)).toBe(`emptyPilesToEnd.${players}: is missing`);
  }
  expect(wrong('cards.witch.pile.4', 0)).toBe(`${at('witch')}.pile.4: must be a whole number from 1 to 200`);
  expect(wrong('cards.witch.pile.4', 201)).toMatch(/must be a whole number from 1 to 200$/);
  expect(wrong('emptyPilesToEnd.4', 18)).toBe('emptyPilesToEnd.4: must be a whole number from 1 to 17');
  expect(wrong('cards.goat.pile', { '2': 1 })).toBe(`${at('goat')}.pile: must be null: the rules know no other`);
});

test('Starting decks can be dealt, with any Heirlooms, and leave Coppers in the pile', () => {
  expect(wrong('startDeck.copper', 6)).toBe('startDeck.copper: must be at least 7: each Heirloom replaces one');
  expect(wrong('startDeck.copper', 8)).toBeNull();
  expect(wrong('startDeck.estate', 21)).toBe('startDeck.estate: must be a whole number from 0 to 20');
  expect(wrong('startDeck.handSize', 0)).toBe('startDeck.handSize: must be a whole number from 1 to 20');
  expect(wrong('cards.copper.pile.total.4', 28)).toBe(
    `${at('copper')}.pile.total.4: must be more than the 28 that are dealt`,
  );
  expect(wrong('cards.copper.pile.total.4', 29)).toBeNull();
});

test('An Heirloom comes with one card, and with no more', () => {
  expect(wrong('cards.pixie.heirloom', 'sheep')).toMatch(/\.heirloom: "sheep" is unknown; known are cursed-gold, goat/);
  expect(wrong('cards.pixie.heirloom', 'pouch')).toBe(`${at('tracker')}.heirloom: comes with pixie already`);
  expect(wrong('cards.pixie.heirloom')).toBe(`${at('goat')}.id: no card brings goat`);
});

test('A card calls only for decks and piles that exist, Fate cards for Boons and Doom cards for Hexes', () => {
  const setup = (id: string, ...needs: readonly string[]): string | null => wrong(`cards.${id}.setup`, needs);
  expect(setup('vampire', 'hexes', 'states', 'bats')).toMatch(
    /\.setup\[2\]: "bats" is unknown; known are boons, hexes/,
  );
  expect(setup('vampire', 'hexes', 'states', 'copper')).toMatch(/\.setup\[2\]: "copper" is unknown/);
  expect(setup('vampire', 'hexes', 'states', 'bat', 'bat')).toMatch(/\.setup\[3\]: "bat" stands here twice$/);
  expect(setup('vampire', 'states', 'bat')).toBe(`${at('vampire')}.setup: must name "hexes", as on every Doom card`);
  expect(setup('vampire', 'hexes')).toBe(`${at('vampire')}.setup: must name "states", as on every Doom card`);
  expect(setup('bard', 'boons')).toBe(`${at('bard')}.setup: must name "will-o-wisp", as on every Fate card`);
  expect(wrong('cards.bard.setup')).toBe(`${at('bard')}.setup: must name "boons", as on every Fate card`);
  expect(setup('moat', 'boons')).toBe(`${at('moat')}.setup: "boons" is for Fate cards only`);
  expect(setup('moat', 'hexes')).toBe(`${at('moat')}.setup: "hexes" is for Doom cards only`);
  expect(setup('moat', 'druid-row')).toBe(`${at('moat')}.setup: "druid-row" needs "boons"`);
  expect(setup('moat', 'imp', 'zombies-in-trash')).toBeNull();
});

test('A recommended set has ten different kingdom cards that exist, and Boons only for a Druid', () => {
  const dusk = 'recommendedSets[0]';
  expect(wrong('recommendedSets.dusk.kingdom.2', 'den-of-sins')).toBe(
    `${dusk}.kingdom[2]: "den-of-sins" is no kingdom card`,
  );
  expect(wrong('recommendedSets.dusk.kingdom.2', 'copper')).toBe(`${dusk}.kingdom[2]: "copper" is no kingdom card`);
  expect(wrong('recommendedSets.dusk.kingdom.2', 'fool')).toBe(`${dusk}.kingdom[4]: "fool" stands here twice`);
  expect(changed('recommendedSets.dusk.kingdom', (ten) => ten.pop())).toBe(
    `${dusk}.kingdom: must have at least 10 entries`,
  );
  expect(wrong('recommendedSets.dusk.id', 'Dusk')).toBe(`${dusk}.id: must be small letters, digits and hyphens`);
  expect(wrong('recommendedSets.dusk.id', 'random')).toBe(`${dusk}.id: is the word for kingdoms drawn at random`);
  expect(wrong('recommendedSets.dusk.id', 'midnight')).toBe('recommendedSets[1].id: "midnight" stands here twice');
  const row = ['the-suns-gift', 'the-moons-gift', 'the-seas-gift'];
  expect(wrong('recommendedSets.dusk.druidBoons', row)).toBe(`${dusk}.druidBoons: lie there for a Druid only`);
  expect(wrong('recommendedSets.midnight.druidBoons', row)).toBeNull();
  expect(wrong('recommendedSets.midnight.druidBoons.1', 'war')).toBe(
    'recommendedSets[1].druidBoons[1]: "war" is no Boon',
  );
  expect(wrong('recommendedSets.midnight.druidBoons.1', 'the-swamps-gift')).toMatch(/druidBoons\[1\]: .* twice$/);
  expect(wrong('recommendedSets.midnight.druidBoons', row.slice(1))).toMatch(/must have at least 3 entries$/);
});

test('Every question of the rules stands there with its clause, and no other', () => {
  expect(wrong('decisions.3.kind', 'chooseWisely')).toBe(
    'decisions[3].kind: must be "chooseTrigger": the rules know these, in this order',
  );
  expect(changed('decisions', (all) => all.pop())).toBe(
    `decisions: ${defaultEdition.decisions.at(-1)?.kind} is missing`,
  );
  expect(changed('decisions', (all) => all.push({ ...all[0], kind: 'ponder' }))).toBe(
    `decisions[${defaultEdition.decisions.length}].kind: "ponder" is unknown to the rules`,
  );
  expect(wrong('decisions.3.clauses', [])).toBe('decisions[3].clauses: must have at least 1 entry');
  expect(wrong('decisions.3.clauses', ['NOC-6.3'])).toBe(
    'decisions[3].clauses[0]: "NOC-6.3" is no clause of these rules',
  );
});

test('Whatever a text or a phase asks is among the questions of the edition, and nothing else is', () => {
  const asked = library.entries.flatMap(({ steps }) => steps.flatMap((step) => (step.op === 'ask' ? [step.name] : [])));
  const kinds = defaultEdition.decisions.map(({ kind }) => kind);
  expect([...new Set([...asked, 'actionPhase', 'buyPhase', 'nightPhase', 'chooseTrigger'])].toSorted()).toEqual(
    kinds.toSorted(),
  );
});

test('The clauses behind the questions exist', () => {
  const rules = readFileSync(new URL('../../../docs/rules/dominion.md', import.meta.url), 'utf8');
  for (const { clauses } of defaultEdition.decisions) for (const id of clauses) expect(rules).toContain(`**${id}**`);
});

test('Every card of the edition has a text or points, but for the States that are sides of a card', () => {
  const sides = ['deluded', 'envious', 'miserable', 'twice-miserable'];
  expect([...CARDS.map(({ id }) => id), ...sides].toSorted()).toEqual(defaultBox.ids.toSorted());
});

test('Endless texts, lists and nesting and hostile keys are refused', () => {
  expect(wrong('cards.witch.set', 'x'.repeat(301))).toBe(`${at('witch')}.set: must be at most 300 characters`);
  const list = (length: number): Json => Array.from({ length }, () => 0);
  expect(wrong('more', list(1000))).toMatch(/^more: the rules read no such field/);
  expect(wrong('more', list(1001))).toBe('more: must have at most 1000 entries');
  expect(wrong('startDeck.more', list(201))).toBe('startDeck.more: must have at most 200 entries');
  let deep: Json = 0;
  for (let i = 0; i < 20; i += 1) deep = [deep];
  expect(wrong('more', deep)).toMatch(/nests deeper than 16 levels$/);
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    for (const text of [`{"${key}":1}`, `{"${key}":[1]}`, `{"startDeck":{"${key}":1}}`, `{"cards":[{"${key}":1}]}`]) {
      const hostile = parseJson(text);
      const read = hostile.ok ? readEdition(hostile.value) : hostile;
      expect(read).toMatchObject({ ok: false, fault: { what: 'no such field is allowed' } });
    }
  }
});

test('A house edition replaces cards and sets by id and values by path, and nothing else', () => {
  const patch = {
    over: 'default',
    cards: [
      { id: 'witch', cost: 4, pile: { '2': 12 } },
      { id: 'copper', pile: { total: { '2': 70 } } },
    ],
    recommendedSets: [{ id: 'midnight', druidBoons: ['the-suns-gift', 'the-moons-gift', 'the-seas-gift'] }],
  };
  const read = houseEdition(defaultEdition, patch, HOUSE);
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  const witch = defaultBox.ids.indexOf('witch');
  expect(read.value.cards[witch]).toMatchObject({ cost: 4, pile: { '2': 12, '3': 10 } });
  expect(read.value.cards[0]).toMatchObject({ pile: { total: { '2': 70, '3': 60 } } });
  expect(read.value.cards.slice(1, witch)).toEqual(defaultEdition.cards.slice(1, witch));
  expect(read.value.recommendedSets[1]?.druidBoons?.[0]).toBe('the-suns-gift');
  expect(defaultEdition.cards[witch]?.cost).toBe(5);
  expect('over' in read.value).toBe(false);
});

test('A house edition that names what does not exist, or breaks a reference, is refused at its place', () => {
  expect(house({ cards: [{ id: 'warlock', cost: 1 }] })).toBe('cards[0].id: "warlock" is unknown; known are war');
  expect(house({ cards: [{ cost: 1 }] })).toBe('cards[0].id: is missing');
  expect(house({ cards: [{ id: 'moat' }, { id: 'moat' }] })).toBe('cards[1].id: "moat" stands here twice');
  expect(house({ cards: [{ id: 'moat', colour: 1 }] })).toBe(
    'cards[0].colour: no such value to replace; an edition holds only what the rules read',
  );
  expect(house({ cards: [{ id: 'moat', cost: 99 }] })).toBe('cards[0].cost: must be a whole number from 0 to 20');
  expect(house({ cards: [{ id: 'pixie', heirloom: 'sheep' }] })).toMatch(/^cards\[0\]\.heirloom: "sheep" is unknown/);
  expect(house({ recommendedSets: [{ id: 'dusk', kingdom: ['moat'] }] })).toBe(
    'recommendedSets[0].kingdom: must have at least 10 entries',
  );
  expect(house({ name: 'House' })).toMatch(/^name: no such value to replace/);
  expect(house({ cards: [{ id: 'moat', name: { de: 'Graben' } }] })).toMatch(/^cards\[0\]\.name: no such value to/);
  expect(house({ moons: 1 })).toBe('moons: no such value to replace; an edition holds only what the rules read');
  expect(house([])).toBe('must be an object');
});

test('A box is known by the hash of its edition, and equal editions are one box', () => {
  expect(boxWith(defaultBox.hash)).toBe(defaultBox);
  expect(boxWith('nothing')).toBeUndefined();
  const patch = { over: 'default', cards: [{ id: 'copper', pile: { total: { '2': 70 } } }] };
  const [once, twice] = [admit(patch), admit(patch)];
  if (!once.ok || !twice.ok) throw new Error('refused');
  expect(twice.value).toBe(once.value);
  expect(once.value.hash).not.toBe(defaultBox.hash);
  expect(once.value.piles[0]).toEqual([0, 0, 70, 60, 60, 120, 120]);
  expect(admit(defaultEdition as unknown as Json)).toEqual({ ok: true, value: defaultBox });
  expect(admit({ over: 'default', cards: 1 }).ok).toBe(false);
});
