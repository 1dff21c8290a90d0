import type { Json, JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';
import { OPERATIONS } from './operation.ts';
import { editionWith, editionWithBeast, type Position, plays } from './testing/position.ts';
import {
  beastsShown,
  cursesShown,
  diceShown,
  handShown,
  prestigeShown,
  resourcesShown,
  seatShown,
  shown,
} from './testing/shown.ts';

/** A house edition in which Dusk Owl has this effect as an action, after these costs. */
const owl = (effect: readonly JsonObject[], cost: readonly JsonObject[] = []): Pick<Position, 'edition'> => ({
  edition: editionWithBeast('dusk-owl', {
    trigger: { kind: 'action' },
    cost: [{ op: 'exhaustSelf' }, ...cost],
    effect,
  }),
});

test('NRN-26.1: every card of the box is made of the operations, and a corrected card of others is played without new code', () => {
  const used = new Set([...JSON.stringify(defaultBox.edition).matchAll(/"op":"(\w+)"/g)].map((found) => found[1]));
  const costs = ['pay', 'exhaustSelf', 'exhaustHouse', 'discardSelf', 'discardDie'];
  expect([...used].filter((op) => !costs.includes(op as string) && !OPERATIONS.includes(op as 'take'))).toEqual([]);
  expect([...OPERATIONS].filter((op) => !used.has(op))).toEqual([]);
  const unknown = { trigger: { kind: 'action' }, cost: [{ op: 'exhaustSelf' }], effect: [{ op: 'steal' }] };
  expect(admit({ over: 'default', beasts: { entries: [{ id: 'gazer', ability: unknown }] } })).toMatchObject({
    ok: false,
    fault: { where: 'beasts.entries[0].ability.effect[0].op' },
  });
  const effect = [
    { op: 'take', resource: 'gold', count: 2 },
    { op: 'prestige', per: 'twoOwnResources', amount: 3 },
  ];
  plays({ ...owl(effect), seats: [{ beasts: 'dusk-owl' }] }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'action');
    expect([resourcesShown(t, 0), prestigeShown(t, 0)]).toEqual(['gold 2', 3]);
  });
});

test('NRN-26.2: an ability can be used if its first operation can change something once its costs are paid', () => {
  const edition = owl([{ op: 'exchange' }], [{ op: 'pay', resource: 'any', count: 1 }]);
  plays({ ...edition, seats: [{ beasts: 'dusk-owl', resources: 'wood' }] }, (t) =>
    t.refuses(0, 'use dusk-owl', 'NRN-1.5').asks(0, 'action', ['end']),
  );
  plays({ ...edition, seats: [{ beasts: 'dusk-owl', resources: 'wood gold' }] }, (t) =>
    t.answers(0, 'use dusk-owl', 'pay wood').asks(0, 'exchange').answers(0, 'exchange gold wood').asks(0, 'action'),
  );
  // What is paid is in the Supply when the effect begins.
  const circle = owl([{ op: 'take', resource: 'wood', count: 1 }], [{ op: 'pay', resource: 'wood', count: 2 }]);
  plays({ ...circle, seats: [{ beasts: 'dusk-owl', resources: 'wood 8' }] }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('wood 7');
  });
  // A die that is discarded cannot be changed after that.
  const die = owl([{ op: 'stepDie', delta: [2] }], [{ op: 'discardDie' }]);
  plays({ ...die, seats: [{ beasts: 'dusk-owl', dice: '3' }] }, (t) =>
    t.refuses(0, 'use dusk-owl', 'NRN-1.5').asks(0, 'action'),
  );
  plays({ ...die, seats: [{ beasts: 'dusk-owl', dice: '3 5' }] }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'action');
    expect(diceShown(t, 0)).toBe('5');
  });
});

test('Ways that begin alike go by their numbers, and those that can do nothing are not offered', () => {
  const effect = [
    {
      op: 'choose',
      options: [
        [{ op: 'take', resource: 'wood', count: 1 }],
        [{ op: 'take', resource: 'iron', count: 2 }],
        [{ op: 'removeCurse', count: 1 }],
      ],
    },
  ];
  plays({ ...owl(effect), seats: [{ beasts: 'dusk-owl' }] }, (t) => {
    t.answers(0, 'use dusk-owl')
      .asks(0, 'choose', ['choose take 1', 'choose take 2'])
      .refuses(0, 'choose removeCurse', 'NRN-1.5');
    t.answers(0, 'choose take 2').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('iron 2');
  });
});

test('Operations that can do nothing any more are passed over, and the rest of the effect follows', () => {
  const effect = [
    { op: 'take', resource: 'gold', count: 1 },
    { op: 'removeCurse', count: 1 },
    { op: 'choose', options: [[{ op: 'removeCurse', count: 1 }], [{ op: 'setDie' }]] },
    { op: 'giveCurse' },
    { op: 'exhaust', min: 1, max: 2, scope: 'any' },
    { op: 'setDie' },
    { op: 'stepDie', delta: [1] },
    { op: 'placeOnTile', count: 1 },
  ];
  const last = [
    { op: 'take', resource: 'gold', count: 1 },
    { op: 'equip', cost: 'free' },
    { op: 'summon', cost: 'free' },
    { op: 'cancelCurse' },
    { op: 'exchange' },
  ];
  const seats = [{ beasts: 'dusk-owl', equipped: 'helm greaves torso' }];
  plays({ ...owl(effect), tokens: { chalice: 1 }, seats }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('gold');
  });
  plays({ ...owl(last), seats }, (t) => t.answers(0, 'use dusk-owl').asks(0, 'exchange'));
});

test('A search may keep more than one card, one by one', () => {
  plays(
    {
      ...owl([{ op: 'search', look: 4, keep: 2 }]),
      deck: 'gremlin gazer sky-ray moss-bear',
      seats: [{ beasts: 'dusk-owl' }],
    },
    (t) => {
      t.answers(0, 'use dusk-owl')
        .asks(0, 'keep')
        .answers(0, 'keep gazer')
        .asks(0, 'keep', ['keep gremlin', 'keep sky-ray', 'keep moss-bear']);
      t.answers(0, 'keep moss-bear').asks(0, 'action');
      expect(handShown(t, 0)).toBe('moss-bear gazer');
      expect(shown(t, 0).beasts.under.map(({ beast }) => beast)).toEqual(['sky-ray', 'gremlin']);
    },
  );
});

test('Several Curses are removed one by one, several Beasts discarded at once, and Prestige counts all of them', () => {
  plays(
    {
      ...owl([{ op: 'removeCurse', count: 2 }]),
      seats: [{ beasts: 'dusk-owl', curses: 'bloodthirst stolen-hour broken-oath' }],
    },
    (t) => {
      t.answers(0, 'use dusk-owl', 'discard stolen-hour')
        .asks(0, 'removeCurse')
        .answers(0, 'discard bloodthirst')
        .asks(0, 'action');
      expect(cursesShown(t, 0)).toBe('broken-oath');
    },
  );
  const effect = [
    { op: 'discardBeast', count: 2, scope: 'any' },
    { op: 'prestige', per: 'discardedBeastPrestige', amount: 1 },
  ];
  const seats = [{ beasts: 'dusk-owl gremlin' }, { beasts: 'sky-ray rune-toad*' }];
  plays({ ...owl(effect), seats }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'action');
    expect([beastsShown(t, 0), beastsShown(t, 1), prestigeShown(t, 0)]).toEqual(['dusk-owl*', '- rune-toad*', 2 + 3]);
  });
});

test('A rule of the round may name its District, and a condition may look at the tile being activated', () => {
  plays(
    { ...owl([{ op: 'roundRule', rule: 'noLocationAbilities', district: 'south' }]), seats: [{ beasts: 'dusk-owl' }] },
    (t) => {
      t.answers(0, 'use dusk-owl').asks(0, 'action', ['end']);
      expect(shown(t).barred).toEqual(['south']);
    },
  );
  const branch = JSON.parse(
    '[{ "op": "branch", "if": "tileEmpty", "then": [{ "op": "take", "resource": "gold", "count": 1 }], "else": [{ "op": "take", "resource": "wizards", "count": 1 }] }]',
  ) as Json;
  const edition = editionWithBeast('hex-raven', {
    trigger: { kind: 'reaction', event: 'activated', by: 'any' },
    cost: [{ op: 'exhaustSelf' }],
    effect: branch,
  });
  for (const [empty, taken] of [
    ['farm', 'gold'],
    ['market', 'wizards'],
  ] as const)
    plays({ edition, empty, seats: [{ dice: '1' }, { beasts: 'hex-raven' }] }, (t) => {
      t.answers(0, 'activate farm 1').answers(1, 'use hex-raven').asks(0, 'location');
      expect(resourcesShown(t, 1)).toBe(taken);
    });
});

test('Beasts that others summon, own ones and those of each opponent can be meant by any operation on Beasts', () => {
  const seats = [{ beasts: 'dusk-owl gremlin' }, { beasts: 'sky-ray* moon-stag*' }, { beasts: 'rune-toad*' }];
  plays({ players: 3, ...owl([{ op: 'refresh', min: 1, max: 1, scope: 'eachOpponent' }]), seats }, (t) => {
    t.answers(0, 'use dusk-owl')
      .asks(0, 'refresh', ['refresh moon-stag', 'refresh sky-ray'])
      .answers(0, 'refresh moon-stag')
      .asks(0, 'action');
    expect([beastsShown(t, 1), beastsShown(t, 2)]).toEqual(['sky-ray* moon-stag', 'rune-toad']);
  });
  plays(
    { ...owl([{ op: 'exhaust', min: 1, max: 1, scope: 'ownActive' }]), seats: [{ beasts: 'dusk-owl gremlin' }] },
    (t) => {
      t.answers(0, 'use dusk-owl').asks(0, 'action');
      expect(beastsShown(t, 0)).toBe('dusk-owl* gremlin*');
    },
  );
  // Outside a window there is no Beast that opened one.
  plays({ ...owl([{ op: 'exhaust', min: 1, max: 1, scope: 'eventBeast' }]), seats: [{ beasts: 'dusk-owl' }] }, (t) =>
    t.asks(0, 'action', ['end']),
  );
});

test('Several abilities of a house at one moment are put in order by its owner', () => {
  const edition = editionWith({
    houses: {
      entries: [
        {
          id: 'thornvale',
          abilities: [
            {
              heirlooms: 0,
              trigger: { kind: 'house', event: 'curseGiven', by: 'self' },
              cost: [],
              effect: [{ op: 'take', resource: 'any', count: 1 }],
              optional: false,
            },
            {
              heirlooms: 0,
              trigger: { kind: 'house', event: 'curseGiven', by: 'self', if: 'selfHasCurse' },
              cost: [],
              effect: [{ op: 'removeCurse', count: 1 }],
              optional: true,
            },
          ],
        },
      ],
    },
  });
  plays({ edition, seats: [{ dice: '2', curses: 'bloodthirst' }] }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use')
      .asks(0, 'chooseTrigger', ['ability 1', 'ability 2'])
      .answers(0, 'ability 2');
    t.asks(0, 'houseMoment').answers(0, 'use').asks(0, 'resource').answers(0, 'take gold').asks(0, 'action');
    expect([cursesShown(t, 0), seatShown(t, 0).resources['gold']]).toEqual(['', 1]);
  });
});
