import {
  type Change,
  defaultBox,
  EVENTS,
  type HouseAbility,
  MODIFIERS,
  MOMENTS,
  type Operation,
  PENALTY,
  ROUND_RULES,
} from '@nightjar/nocturion';
import { expect, test } from 'vitest';
import { load } from '../catalogue.ts';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import { beastText, curseText, effectText, houseText } from './effects.ts';

await Promise.all(LANGS.map((lang) => load(lang, 'nocturion')));

const { edition } = defaultBox;
function beast(wanted: string) {
  const card = edition.beasts.entries.find(({ id }) => id === wanted);
  if (card === undefined) throw new Error(`no ${wanted}`);
  return card;
}

test('every card of the box reads as sentences in both languages', () => {
  for (const lang of LANGS) {
    const texts = [
      ...edition.beasts.entries.map((card) => beastText(card, lang)),
      ...edition.houses.entries.flatMap(({ abilities }) => abilities.map((ability) => houseText(ability, lang))),
      ...edition.curses.entries.map((card) => curseText(card, lang)),
      ...edition.locationAbilities.entries.map(({ effect }) => effectText(effect, lang)),
      ...edition.quests.entries.map(({ reward }) => effectText(reward, lang)),
    ];
    expect(texts).toHaveLength(34 + 13 + 8 + 7 + 30);
    for (const text of texts) {
      expect(text).toMatch(/^[A-ZÄÖÜ].*[^.]\.$/);
      expect(text).not.toMatch(/[{}]|undefined|\b(?:op|mod|when|cost|if)\.\w|\?\w/);
    }
  }
});

test('a Beast says when it is used, what else it costs, and what it does', () => {
  expect(beastText(beast('hatchling-dragon'), 'en')).toBe('When you gather Wood: take 1 Wood.');
  expect(beastText(beast('alligator'), 'de')).toBe('Wenn jemand das Sägewerk aktiviert: Nimm 1 Holz.');
  expect(beastText(beast('hoard-magpie'), 'en')).toBe(
    'When another player gathers Gold with the x2 bonus: take 1 Gold.',
  );
  expect(beastText(beast('green-hunter'), 'en')).toBe(
    'Exhaust, discard any Resource: draw a Curse and give it to an opponent.',
  );
  expect(beastText(beast('chalice-unicorn'), 'de')).toBe(
    'Erschöpfen, 1 Zauberer abgeben: Wirf einen deiner Flüche ab.',
  );
  expect(beastText(beast('market-imp'), 'en')).toBe('Exhaust, discard a die: take 2 different Resources.');
  expect(beastText(beast('anvil-tortoise'), 'en')).toBe('When summoned: refresh 1 or 2 Beasts of yours, not this one.');
  expect(beastText(beast('siege-ogre'), 'de')).toBe(
    'Abwerfen: Wähle einen Bezirk: Bis Rundenende sind seine Ortsfähigkeiten gesperrt.',
  );
});

test('a house says what it changes, or when an ability comes', () => {
  const ability = (house: string, place: number, lang: 'en' | 'de'): string =>
    houseText(edition.houses.entries.find(({ id }) => id === house)?.abilities[place] as HouseAbility, lang);
  expect(ability('brightwater', 0, 'en')).toBe(
    'Exhaust, when you activate a Location, before gathering, if it has no token: put its Resource on the Location.',
  );
  expect(ability('brightwater', 1, 'en')).toBe('You may keep 2 Resources more in the Refresh Phase.');
  expect(ability('corvane', 2, 'en')).toBe('When a Curse of yours has been placed: take any Resource.');
  expect(ability('thornvale', 0, 'de')).toBe('Erschöpfen: Drehe einen Würfel in deiner Schatzkammer um +1 oder −1.');
});

test('Curses say what they take', () => {
  const curse = (modifier: Change): string => curseText({ id: 'new', copies: 1, modifier }, 'en');
  expect(curse({ mod: 'finalPrestigePenalty', table: { 1: 2, 2: 5 } })).toBe(
    'At the end lose 2 / 5 Prestige for 1 / 2 of these.',
  );
  expect(curse({ mod: 'locationAbilityCost', add: 2 })).toBe('Discard 2 Resources to use the ability of a Location.');
  expect(curse({ mod: 'locationAbilityCost', add: 1, exceptLocations: ['monastery', 'farm'] })).toBe(
    'Discard a Resource to use the ability of a Location; not so at: Monastery, Farm.',
  );
  expect(curse({ mod: 'questPrestige', add: -3 })).toBe('Each Quest gives you 3 Prestige less.');
});

const NEW: readonly Operation[] = [
  { op: 'take', resource: 'iron', count: 3 },
  { op: 'take', resource: 'any', count: 2 },
  { op: 'search', look: 5, keep: 2 },
  { op: 'summon', cost: 'affiliated' },
  { op: 'exhaust', min: 1, max: 3, scope: 'ownActive' },
  { op: 'exhaust', min: 2, max: 2, scope: 'ownOthers' },
  { op: 'refresh', min: 1, max: 1, scope: 'eachOpponent' },
  { op: 'refresh', min: 1, max: 1, scope: 'eventBeast' },
  { op: 'prestige', per: 'discardedBeastPrestige', amount: 2 },
  { op: 'discardBeast', count: 2, scope: 'any' },
  { op: 'discardBeast', count: 1, scope: 'ownOthers' },
  { op: 'roundRule', rule: 'noLocationAbilities', district: 'west' },
  // oxlint-disable-next-line unicorn/no-thenable -- it is what the edition calls it
  { op: 'branch', if: 'tileEmpty', then: [{ op: 'placeOnTile', count: 1 }], else: [{ op: 'cancelCurse' }] },
  { op: 'choose', options: [[{ op: 'setDie' }], [{ op: 'equip', cost: 'free' }], [{ op: 'removeCurse', count: 2 }]] },
];

test('a card of a house edition reads without words of its own', () => {
  expect(NEW.map((operation) => effectText([operation], 'en'))).toEqual([
    'Take 3 Iron.',
    'Take any 2 Resources.',
    'Look at the top 5 Beasts of the deck and keep 2.',
    'Summon a Beast from your hand.',
    'Exhaust 1 to 3 Beasts of yours.',
    'Exhaust 2 Beasts of yours, not this one.',
    'Refresh a Beast of every opponent.',
    'Refresh that Beast.',
    'Gain 2 times its Prestige.',
    'Discard 2 Beasts in play.',
    'Discard another of your Beasts.',
    'Until the round ends no Location abilities in the West.',
    'If the Location has no token, put its Resource on the Location; otherwise discard that Curse instead.',
    'Turn a die in your Treasury to any result, or equip an Heirloom without paying, or discard 2 of your Curses.',
  ]);
  for (const operation of NEW) expect(effectText([operation], 'de')).toMatch(/^[A-ZÄÖÜ][^{}]*\.$/);
  const serpent = beast('gilded-serpent');
  const trigger = { ...serpent.ability.trigger, by: 'any', location: 'market' } as const;
  expect(beastText({ ...serpent, ability: { ...serpent.ability, trigger } }, 'de')).toBe(
    'Wenn jemand Gold am Ort Markt sammelt: Tausche einen deiner Rohstoffe gegen einen anderen aus dem Vorrat.',
  );
});

test('every moment a Beast may wait for can be said of oneself, of others and of anybody', () => {
  const viper = beast('thorn-viper');
  const events = ['turnStart', 'activated', 'gathered', 'reserved', 'equipped', 'questCompleted', 'turnEnd'] as const;
  for (const lang of LANGS) {
    for (const event of [...events, 'summoned', 'curseIncoming'] as const) {
      const texts = (['self', 'other', 'any'] as const).map((by) =>
        beastText({ ...viper, ability: { ...viper.ability, trigger: { kind: 'reaction', event, by } } }, lang),
      );
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(text).not.toMatch(/[{}]| {2}|\?\w|when\./);
    }
  }
});

test('no message of a moment, a change or a rule is left over, and none is missing', () => {
  const under = (start: string): string[] => keysUnder('nocturion', start).toSorted();
  expect(under('mod.')).toEqual([...MODIFIERS, PENALTY].toSorted());
  expect(under('roundRules.')).toEqual([...ROUND_RULES].toSorted());
  expect(under('when.')).toEqual([...EVENTS, ...MOMENTS, 'summon'].toSorted());
});
