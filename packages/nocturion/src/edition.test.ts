import { faultText, type Json, type JsonObject } from '@nightjar/kernel';
import { houseEdition } from '@nightjar/kernel/house';
import { expect, test } from 'vitest';
import { admit, boxWith, defaultBox } from './box.ts';
import { HOUSE, readEdition } from './edition.ts';
import { nocturion } from './game.ts';
import { newGame } from './testing/position.ts';

const { edition } = defaultBox;
type Draft = { [key: string]: Draft } & Draft[];

/** What is wrong with the default edition after one value, named by its path, is replaced or (undefined) left out. */
function wrong(path: string, value?: Json): string | null {
  const draft = JSON.parse(JSON.stringify(edition)) as Draft;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((node, key) => node[key] as Draft, draft) as { [key: string]: unknown };
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  const read = readEdition(draft);
  return read.ok ? null : faultText(read.fault);
}

/** What is wrong with a house edition, or null. */
const house = (patch: Json): string | null => {
  const read = houseEdition(edition, patch, HOUSE);
  return read.ok ? null : faultText(read.fault);
};

const gazer = (ability: JsonObject): string | null => wrong('beasts.entries.24.ability', ability);
const action = (effect: Json, cost: Json = [{ op: 'exhaustSelf' }]): string | null =>
  gazer({ trigger: { kind: 'action' }, cost, effect });

test('A field that the rules do not read is refused wherever it stands', () => {
  for (const place of [
    'resources',
    'beasts.entries.3',
    'quests.entries.0',
    'houses.entries.1',
    'houses.entries.1.abilities.0',
    'calendar.seasons.0',
  ])
    expect(wrong(`${place}.note`, 'x')).toMatch(/\.note: the rules read no such field/);
});

test('Lists of what the rules know by name are complete and in their order', () => {
  expect(wrong('resources.entries.0.id', 'stone')).toBe(
    'resources.entries[0].id: must be "wood": the rules know no other',
  );
  expect(wrong('resources.entries.5')).toMatch(/^resources\.entries/);
  expect(wrong('calendar.seasons.3.id', 'fall')).toMatch(/must be "autumn"/);
  expect(wrong('districts.entries.1.id', 'centre')).toMatch(/must be "east"/);
  expect(wrong('tokens.entries.0.id', 'crown')).toMatch(/must be "chalice"/);
  expect(wrong('resources.entries', [...edition.resources.entries, { id: 'stone', tokens: 3 }])).toBe(
    'resources.entries[6].id: is unknown to the rules',
  );
});

test('Numbers are whole and in a range that can be played', () => {
  expect(wrong('resources.entries.0.tokens', 0)).toBe(
    'resources.entries[0].tokens: must be a whole number from 1 to 100',
  );
  expect(wrong('dice.total', 1.5)).toMatch(/^dice\.total: must be a whole number/);
  expect(wrong('limits.enclosures', 9)).toBe('limits.enclosures: must be a whole number from 1 to 8');
  expect(wrong('years.entries.0.years', 0)).toMatch(/^years\.entries\[0\]\.years/);
  expect(wrong('years.entries.0.players', 3)).toBe('years.entries[1].players: "3" stands here twice');
  expect(wrong('beasts.entries.0.arrow', 0)).toBe('beasts.entries[0].arrow: must be 1 or -1');
  expect(wrong('heirlooms.entries.0.cost', {})).toBe('heirlooms.entries[0].cost: must have at least one Resource');
  expect(wrong('quests.entries.0.cost', { stone: 1 })).toMatch(
    /^quests\.entries\[0\]\.cost\.stone: the rules read no such field/,
  );
});

test('Tiles, sites and calendar fit together', () => {
  expect(wrong('locations.entries', edition.locations.entries.slice(1) as unknown as Json)).toBe(
    'locations.entries: must have one for each of the 12 sites',
  );
  expect(wrong('districts.entries.1.sites', ['north-1', 'east-2', 'east-3'])).toBe(
    'districts.entries[1].sites[0]: north-1 stands here twice',
  );
  expect(wrong('districts.entries.0.results', [1, 1])).toBe('districts.entries[0].results[1]: "1" stands here twice');
  expect(
    wrong(
      'districts.entries.0.sites',
      Array.from({ length: 24 }, (_, i) => `n-${i}`),
    ),
  ).toMatch(/at most 24 sites/);
  expect(wrong('calendar.seasons.0.spots', ['wood', 'iron'])).toBe('calendar.seasons[0].spots: gold is missing');
  expect(wrong('locations.entries.0.ability', 'tunnel')).toMatch(
    /^locations\.entries\[0\]\.ability: "tunnel" is unknown/,
  );
  expect(wrong('tokens.entries.0.home', 'castle')).toMatch(/^tokens\.entries\[0\]\.home: "castle" is unknown/);
  expect(wrong('heirlooms.entries.1.type', 'helm')).toBe('heirlooms.entries[1].type: thornvale has a helm already');
  expect(wrong('heirlooms.entries', edition.heirlooms.entries.slice(1) as unknown as Json)).toBe(
    'heirlooms.entries: the helm of thornvale is missing',
  );
});

test('A Beast is used as its kind says', () => {
  const effect = [{ op: 'rollReserve' }];
  expect(action(effect)).toBeNull();
  expect(action(effect, [])).toBe('beasts.entries[24].ability.cost: must begin with exhaustSelf: it is used so');
  expect(gazer({ trigger: { kind: 'discard' }, cost: [{ op: 'exhaustSelf' }], effect })).toMatch(
    /must begin with discardSelf/,
  );
  expect(gazer({ trigger: { kind: 'action', event: 'turnEnd' }, cost: [{ op: 'exhaustSelf' }], effect })).toMatch(
    /trigger\.event: the rules read no such/,
  );
  const reaction = (trigger: JsonObject): string | null => gazer({ trigger, cost: [{ op: 'exhaustSelf' }], effect });
  expect(reaction({ kind: 'reaction', event: 'turnEnd', by: 'any' })).toBeNull();
  expect(reaction({ kind: 'reaction', event: 'dawn', by: 'any' })).toMatch(/trigger\.event: "dawn" is unknown/);
  expect(reaction({ kind: 'reaction', event: 'turnEnd' })).toMatch(/trigger\.by: is missing/);
  expect(reaction({ kind: 'gather', event: 'activated', by: 'self' })).toMatch(/must be "gathered"/);
  expect(reaction({ kind: 'summon', event: 'equipped', by: 'self' })).toMatch(/must be "summoned"/);
  expect(reaction({ kind: 'summon', event: 'summoned', by: 'any' })).toMatch(/must be "self"/);
  expect(reaction({ kind: 'reaction', event: 'equipped', by: 'any', location: 'farm' })).toMatch(
    /trigger\.location: the rules read no such/,
  );
  expect(reaction({ kind: 'reaction', event: 'activated', by: 'any', location: 'castle' })).toMatch(
    /"castle" is unknown/,
  );
  expect(reaction({ kind: 'gather', event: 'gathered', by: 'any', doubled: false })).toMatch(/doubled: must be true/);
  expect(reaction({ kind: 'gather', event: 'gathered', by: 'any', resource: 'stone' })).toMatch(/"stone" is unknown/);
  expect(reaction({ kind: 'reaction', event: 'curseIncoming', by: 'other', target: 'other' })).toMatch(
    /target: must be "self"/,
  );
});

test.each<[string, JsonObject, RegExp]>([
  ['take', { op: 'take', resource: 'gold', count: 0 }, /effect\[0\]\.count: must be a whole number from 1 to 10/],
  ['take', { op: 'take', resource: 'gold', count: 2, different: true }, /different: is for any Resource/],
  ['search', { op: 'search', look: 2, keep: 3 }, /keep: must be a whole number from 1 to 2/],
  ['summon', { op: 'summon', cost: 'cheap' }, /cost: "cheap" is unknown/],
  ['equip', { op: 'equip', cost: 'half' }, /cost: must be "free"/],
  ['exhaust', { op: 'exhaust', min: 2, max: 1, scope: 'any' }, /max: must be a whole number from 2 to 10/],
  ['exhaust', { op: 'exhaust', min: 1, max: 1, scope: 'all' }, /scope: "all" is unknown/],
  ['refresh', { op: 'refresh', min: 1, max: 1, scope: 'ownActive' }, /scope: "ownActive" is unknown/],
  ['stepDie', { op: 'stepDie', delta: [0] }, /delta\[0\]: must not be 0/],
  ['stepDie', { op: 'stepDie', delta: [1, 1] }, /delta\[1\]: "1" stands here twice/],
  ['prestige', { op: 'prestige', per: 'ownBeastOfResource', amount: 1 }, /resource: is missing/],
  [
    'prestige',
    { op: 'prestige', per: 'twoOwnResources', amount: 1, resource: 'wood' },
    /resource: is for ownBeastOfResource/,
  ],
  ['discardBeast', { op: 'discardBeast', count: 1, scope: 'eventBeast' }, /scope: "eventBeast" is unknown/],
  ['takeToken', { op: 'takeToken', token: 'crown' }, /token: "crown" is unknown/],
  ['placeOnTile', { op: 'placeOnTile', count: 2 }, /count: must be 1/],
  ['roundRule', { op: 'roundRule', rule: 'noLocationAbilities' }, /district: is missing/],
  ['roundRule', { op: 'roundRule', rule: 'noDouble', district: 'north' }, /district: is for noLocationAbilities/],
  ['choose', { op: 'choose', options: [[{ op: 'setDie' }]] }, /options: must have at least 2 entries/],
  [
    'branch',
    JSON.parse(
      '{ "op": "branch", "if": "raining", "then": [{ "op": "setDie" }], "else": [{ "op": "setDie" }] }',
    ) as JsonObject,
    /if: "raining" is unknown/,
  ],
  ['setDie', { op: 'setDie', to: 6 }, /to: the rules read no such field/],
])('An operation %s of another form is refused', (_, operation, fault) => {
  expect(action([operation])).toMatch(fault);
});

test('Costs are those of the bearer, each once', () => {
  expect(action([{ op: 'setDie' }], [{ op: 'exhaustSelf' }, { op: 'exhaustHouse' }])).toMatch(
    /cost\[1\]\.op: "exhaustHouse" is unknown/,
  );
  expect(action([{ op: 'setDie' }], [{ op: 'exhaustSelf' }, { op: 'exhaustSelf' }])).toMatch(
    /cost\[1\]\.op: "exhaustSelf" stands here twice/,
  );
  expect(action([{ op: 'setDie' }], [{ op: 'exhaustSelf' }, { op: 'pay', resource: 'any', count: 0 }])).toMatch(
    /cost\[1\]\.count/,
  );
  expect(
    gazer({ trigger: { kind: 'discard' }, cost: [{ op: 'discardSelf', to: 'box' }], effect: [{ op: 'setDie' }] }),
  ).toMatch(/to: must be "supplyUntilRefresh"/);
  expect(action([])).toMatch(/effect: must have at least 1 entry/);
});

test('Houses and Curses change what the rules know, and no ability could be used without end', () => {
  const ability = (value: JsonObject): string | null => wrong('houses.entries.0.abilities.0', value);
  expect(ability({ heirlooms: 1, modifier: { mod: 'luck', add: 1 } })).toMatch(/mod: "luck" is unknown/);
  expect(ability({ heirlooms: 1, modifier: { mod: 'portalBoth', value: false } })).toMatch(/value: must be true/);
  expect(ability({ heirlooms: 1, modifier: { mod: 'finalPrestigePenalty', table: { 1: 1 } } })).toMatch(/is unknown/);
  expect(ability({ heirlooms: 4, modifier: { mod: 'extraDie', add: 1 } })).toMatch(
    /heirlooms: must be a whole number from 0 to 3/,
  );
  const used = { heirlooms: 1, trigger: { kind: 'action' }, effect: [{ op: 'exchange' }], optional: true };
  expect(ability({ ...used, cost: [] })).toMatch(/cost: must have exhaustHouse: it is an action/);
  expect(ability({ ...used, cost: [{ op: 'exhaustHouse' }], optional: false })).toMatch(/optional: must be true/);
  const moment = { heirlooms: 1, trigger: { kind: 'house', event: 'curseGiven', by: 'self' }, optional: false };
  expect(ability({ ...moment, cost: [], effect: [{ op: 'giveCurse' }] })).toMatch(/it would never end/);
  expect(ability({ ...moment, cost: [{ op: 'exhaustHouse' }], effect: [{ op: 'giveCurse' }] })).toBeNull();
  expect(
    ability({ ...moment, trigger: { ...moment.trigger, event: 'turnEnd' }, cost: [], effect: [{ op: 'exchange' }] }),
  ).toMatch(/event: "turnEnd" is unknown/);
  const curse = (value: JsonObject): string | null => wrong('curses.entries.0.modifier', value);
  expect(curse({ mod: 'finalPrestigePenalty', table: {} })).toMatch(/table: must have an entry for 1 copy/);
  expect(curse({ mod: 'finalPrestigePenalty', table: { 1: 1, 3: 7 } })).toMatch(/copies are counted without a gap/);
  expect(curse({ mod: 'reserve', value: true })).toMatch(/value: must be false/);
  expect(curse({ mod: 'locationAbilityCost', add: 1, exceptLocations: ['castle'] })).toMatch(/"castle" is unknown/);
  expect(curse({ mod: 'extraDie', add: -1 })).toMatch(/add: must be a whole number from 0 to 5/);
});

test('A house edition changes a card by its id, and a fault names its place there', () => {
  expect(house({ over: 'default', quests: { entries: [{ id: 'quest-i-05', prestige: 9 }] } })).toBeNull();
  expect(house({ over: 'default', quests: { entries: [{ id: 'quest-i-05', prestige: -1 }] } })).toMatch(
    /^quests\.entries\[0\]\.prestige: must be/,
  );
  expect(house({ over: 'default', quests: { entries: [{ id: 'quest-x', prestige: 1 }] } })).toBe(
    `quests.entries[0].id: "quest-x" is unknown; known are ${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `quest-i-0${n}`).join(', ')}, …`,
  );
  expect(house({ over: 'default', heirlooms: { entries: [{ id: 'corvane-helm', cost: { wood: 2 } }] } })).toBeNull();
  expect(house({ over: 'default', beasts: { entries: [{ id: 'gazer', name: 'Gazer' }] } })).toMatch(
    /no such value to replace/,
  );
});

test('A refused edition changes nothing, and a full one with a new Beast is played as it is', () => {
  expect(nocturion.admit({ over: 'default', dice: { total: 0 } })).toMatchObject({
    ok: false,
    fault: { where: 'dice.total' },
  });
  expect(boxWith(nocturion.edition)).toBe(defaultBox);
  const [first] = edition.beasts.entries;
  const more = { ...edition, beasts: { entries: [...edition.beasts.entries, { ...first, id: 'paper-moth' }] } };
  const box = admit(more);
  if (!box.ok) throw new Error(faultText(box.fault));
  const options = nocturion.options({ players: 2, edition: box.value.hash });
  if (!options.ok) throw new Error(faultText(options.fault));
  expect(nocturion.view(nocturion.setup(options.value, 'new'), 'table').beasts.deck).toBe(35);
  expect(nocturion.view(newGame(), 'table').beasts.deck).toBe(34);
});

test('A house edition that changes one number leaves every other as it was', () => {
  const admitted = admit({ over: 'default', dice: { total: 9 } });
  if (!admitted.ok) throw new Error(faultText(admitted.fault));
  const { edition: changed, hash, dice, ...others } = admitted.value;
  const { edition: printed, hash: name, dice: eight, ...tables } = defaultBox;
  expect(others).toEqual(tables);
  expect([dice, eight]).toEqual([9, 8]);
  expect(changed).toEqual({ ...printed, dice: { total: 9 } });
  expect(hash).not.toBe(name);
});

test('NRN-13.17: a Beast refreshes where its effect may, in one of its ways or on one side of a condition', () => {
  const refresh = { op: 'refresh', min: 1, max: 1, scope: 'any' };
  const take = { op: 'take', resource: 'gold', count: 1 };
  const branch = (yes: Json, no: Json): Json =>
    JSON.parse(
      `{ "op": "branch", "if": "selfHasCurse", "then": ${JSON.stringify(yes)}, "else": ${JSON.stringify(no)} }`,
    ) as Json;
  const refreshes = (effect: Json): boolean | undefined => {
    const ability = { trigger: { kind: 'action' }, cost: [{ op: 'exhaustSelf' }], effect };
    const admitted = admit({ over: 'default', beasts: { entries: [{ id: 'gazer', ability }] } });
    if (!admitted.ok) throw new Error(faultText(admitted.fault));
    const { beasts } = admitted.value;
    return beasts.refreshes[beasts.id.indexOf('gazer')];
  };
  expect(refreshes([take, refresh])).toBe(true);
  expect(refreshes([take])).toBe(false);
  expect(refreshes([{ op: 'choose', options: [[take], [refresh]] }])).toBe(true);
  expect(refreshes([{ op: 'choose', options: [[take], [{ op: 'exchange' }]] }])).toBe(false);
  expect(refreshes([branch([refresh], [take])])).toBe(true);
  expect(refreshes([branch([take], [refresh])])).toBe(true);
  expect(refreshes([branch([take], [take])])).toBe(false);
});
