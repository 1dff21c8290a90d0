import type { JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { editionWith, editionWithBeast, type Position, plays, position } from './testing/position.ts';
import { resourcesShown } from './testing/shown.ts';

type Mine = NonNullable<Position['seats']>[number];
/** An effect, what I have where it can change something and where it cannot, and what else lies on both tables. */
type Need = readonly [effect: JsonObject, can: Mine, cannot: Mine, table?: Position];
/** The same, where the table makes the difference. */
type Setting = readonly [effect: JsonObject, can: Position, cannot: Position];

/** Whether Dusk Owl, which has this effect as an action, may be used; a table's seats are the others. */
function isUsable(effect: JsonObject, mine: Mine, { seats: others = [], ...table }: Position = {}): boolean {
  const ability = { trigger: { kind: 'action' }, cost: [{ op: 'exhaustSelf' }], effect: [effect] };
  const beasts = `dusk-owl ${mine.beasts ?? ''}`;
  const state = position({
    ...table,
    edition: editionWithBeast('dusk-owl', ability),
    seats: [{ ...mine, beasts }, ...others],
  });
  return nocturion.legal(state).some((action) => nocturion.write(state, action) === 'use dusk-owl');
}

const BY_SEAT: readonly Need[] = [
  [{ op: 'exchange' }, { resources: 'wood' }, {}],
  [{ op: 'removeCurse', count: 1 }, { curses: 'stolen-hour' }, {}],
  [{ op: 'equip', cost: 'free' }, { equipped: 'helm torso' }, { equipped: 'helm greaves torso' }],
  [{ op: 'stepDie', delta: [1] }, { dice: '5' }, { dice: '6' }],
  [{ op: 'stepDie', delta: [-1] }, { dice: '2' }, { dice: '1' }],
  [{ op: 'stepDie', delta: [2] }, { dice: '4' }, { dice: '5' }],
  [{ op: 'setDie' }, { dice: '1' }, {}],
  [{ op: 'prestige', per: 'twoOwnResources', amount: 1 }, { resources: 'wood iron' }, { resources: 'wood' }],
  [
    { op: 'prestige', per: 'ownBeastOfResource', amount: 1, resource: 'iron' },
    { beasts: 'gremlin' },
    { beasts: 'moss-bear' },
  ],
  [{ op: 'summon', cost: 'free' }, { hand: 'gremlin' }, {}],
  [
    { op: 'summon', cost: 'affiliated' },
    { hand: 'gremlin', resources: 'iron' },
    { hand: 'gremlin', resources: 'wood' },
  ],
  [{ op: 'refresh', min: 1, max: 1, scope: 'ownOthers' }, { beasts: 'gremlin*' }, { beasts: 'gremlin' }],
  [{ op: 'exhaust', min: 1, max: 1, scope: 'ownActive' }, { beasts: 'gremlin' }, { beasts: 'gremlin*' }],
  [{ op: 'discardBeast', count: 1, scope: 'ownOthers' }, { beasts: 'gremlin' }, {}],
];

const BY_TABLE: readonly Setting[] = [
  [{ op: 'search', look: 3, keep: 1 }, { rest: 'discard' }, { rest: 'aside' }],
  [
    { op: 'exhaust', min: 1, max: 1, scope: 'eachOpponent' },
    { seats: [{ beasts: 'gremlin' }] },
    { seats: [{ beasts: 'gremlin*' }] },
  ],
  [
    { op: 'refresh', min: 1, max: 1, scope: 'eachOpponent' },
    { seats: [{ beasts: 'gremlin*' }] },
    { seats: [{ beasts: 'gremlin' }] },
  ],
  [{ op: 'giveCurse' }, { tokens: { chalice: 0 } }, { tokens: { chalice: 1 } }],
  [{ op: 'takeToken', token: 'guildmaster' }, { tokens: { guildmaster: 1 } }, { tokens: { guildmaster: 0 } }],
  [{ op: 'roundRule', rule: 'noDouble' }, {}, { rules: 'noDouble' }],
  [{ op: 'roundRule', rule: 'noLocationAbilities', district: 'north' }, { barred: 'east' }, { barred: 'north' }],
  [
    { op: 'roundRule', rule: 'noLocationAbilities', district: 'choose' },
    { barred: 'north east south' },
    { barred: 'north east south west' },
  ],
];

test('NRN-1.5, NRN-26.2: what an ability needs is before its owner, or it cannot be used', () => {
  for (const [effect, can, cannot, table] of BY_SEAT) {
    expect(isUsable(effect, can, table), `${JSON.stringify(effect)} with ${JSON.stringify(can)}`).toBe(true);
    expect(isUsable(effect, cannot, table), `${JSON.stringify(effect)} with ${JSON.stringify(cannot)}`).toBe(false);
  }
});

test('NRN-1.5, NRN-26.2: what an ability needs is on the table, or it cannot be used', () => {
  for (const [effect, can, cannot] of BY_TABLE) {
    expect(isUsable(effect, {}, can), `${JSON.stringify(effect)} on ${JSON.stringify(can)}`).toBe(true);
    expect(isUsable(effect, {}, cannot), `${JSON.stringify(effect)} on ${JSON.stringify(cannot)}`).toBe(false);
  }
});

test('NRN-1.5: outside an activation no tile is there to put a token on, or to be empty', () => {
  expect(isUsable({ op: 'placeOnTile', count: 1 }, {})).toBe(false);
  expect(isUsable({ op: 'cancelCurse' }, {})).toBe(false);
});

test('NRN-11.1: a Resource is exchanged for another type only, and only for what the Supply holds', () => {
  const scarce = ['iron', 'gold', 'knights', 'archers', 'wizards'].map((id) => ({ id, tokens: 2 }));
  const edition = editionWith({ resources: { entries: scarce } });
  const seats = [{ beasts: 'forge-salamander', resources: 'wood' }];
  // Two of each lie on their tiles: the Supply holds wood alone.
  plays({ edition, seats }, (t) => t.refuses(0, 'use forge-salamander', 'NRN-1.5').asks(0, 'action', ['end']));
  plays({ edition, seats, empty: 'market' }, (t) => {
    t.answers(0, 'use forge-salamander').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('gold');
  });
});
