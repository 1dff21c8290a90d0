import type { JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { newGame, type Position, position } from './testing/position.ts';

/** What is answered before, and what is refused then: `rule reason`, and what is said with it. */
type Refused = readonly [told: Position, before: readonly string[], text: string, why: string, given?: JsonObject];

/** Everything of a type that is not on a Location. */
const HOARD = 'wood 8 iron 8 gold 8 knights 8 archers 8 wizards 8';

const ACTIONS: readonly Refused[] = [
  [{ seats: [{ dice: '2' }] }, [], 'reserve 3', 'NRN-7.1 no-such-die', { die: 3 }],
  [{ seats: [{ dice: '2', reserved: 3 }] }, [], 'reserve 2', 'NRN-7.2 already-reserved'],
  [{ seats: [{ dice: '2', curses: 'stolen-hour' }] }, [], 'reserve 2', 'NRN-17.8 may-not-reserve'],
  [{ seats: [{ dice: '2', reserved: 3 }] }, [], 'discard 3', 'NRN-7.6 no-such-die', { die: 3 }],
  [{ seats: [{ dice: '2' }] }, [], 'discard 2', 'NRN-7.6 nothing-reserved'],
  [{ seats: [{ dice: '2', reserved: 1 }] }, [], 'discard 2', 'NRN-7.6 location-free', { die: 2 }],
  [
    {
      placed: { graveyard: 2, 'mage-tower': 2, monastery: 4 },
      seats: [{ dice: '2', reserved: 1, resources: HOARD }],
    },
    [],
    'discard 2',
    'NRN-7.6a supply-empty',
  ],
  [{ seats: [{ equipped: 'helm' }] }, [], 'equip helm', 'NRN-8.3 already-equipped', { armor: 'helm' }],
  [
    { seats: [{ resources: 'wood' }] },
    [],
    'equip helm',
    'NRN-8.1 cannot-pay',
    { armor: 'helm', missing: { archers: 1 } },
  ],
  [{ seats: [{ dice: '2' }] }, [], 'activate farm 1', 'NRN-9.2 no-such-die', { die: 1 }],
  [{ seats: [{ dice: '2' }] }, [], 'activate Farm 2', 'NRN-9.2 other-results', { location: 'farm', die: 2 }],
  [
    { placed: { farm: 1 }, seats: [{ dice: '1' }] },
    [],
    'activate farm 1',
    'NRN-9.3 already-active',
    { location: 'farm', die: 1 },
  ],
  [{ seats: [{ beasts: 'gremlin*', dice: '3' }] }, [], 'arrow gremlin 3', 'NRN-13.1a exhausted', { beast: 'gremlin' }],
  [
    { seats: [{ dice: '3' }, { beasts: 'dusk-owl' }] },
    [],
    'arrow dusk-owl 3',
    'NRN-13.1a not-in-menagerie',
    { beast: 'dusk-owl' },
  ],
  [
    { seats: [{ beasts: 'gremlin', dice: '3' }] },
    [],
    'arrow gremlin 4',
    'NRN-13.6 no-such-die',
    { beast: 'gremlin', die: 4 },
  ],
  [
    { seats: [{ beasts: 'gremlin', dice: '3', curses: 'dulled-senses' }] },
    [],
    'arrow gremlin 3',
    'NRN-17.4 no-arrows',
    { beast: 'gremlin', die: 3 },
  ],
  [
    { seats: [{ beasts: 'gremlin', dice: '1' }] },
    [],
    'arrow gremlin 1',
    'NRN-13.4 out-of-range',
    { beast: 'gremlin', die: 1, most: 6 },
  ],
  [{ seats: [{ beasts: 'gremlin' }] }, [], 'use gremlin', 'NRN-14.8 other-moment', { beast: 'gremlin' }],
  [{ seats: [{ beasts: 'dusk-owl*' }] }, [], 'use dusk-owl', 'NRN-13.1a exhausted', { beast: 'dusk-owl' }],
  [{ seats: [{}] }, [], 'use dusk-owl', 'NRN-13.1a not-in-menagerie', { beast: 'dusk-owl' }],
  [
    { rules: 'noBeastSpecials', seats: [{ beasts: 'dusk-owl' }] },
    [],
    'use dusk-owl',
    'NRN-15.25 no-specials',
    { beast: 'dusk-owl' },
  ],
  [
    {
      seats: [
        { house: 'corvane', equipped: 'helm', beasts: 'pennant-hound gremlin* alligator*' },
        { house: 'ashmark' },
      ],
    },
    ['use pennant-hound', 'refresh gremlin', 'ability 1', 'choose refresh', 'refresh pennant-hound'],
    'use pennant-hound',
    'NRN-13.17 refreshed-once',
    { beast: 'pennant-hound' },
  ],
  [{ rest: 'aside', seats: [{ beasts: 'dusk-owl' }] }, [], 'use dusk-owl', 'NRN-1.5 no-effect', { beast: 'dusk-owl' }],
  [{ seats: [{}] }, [], 'ability 1', 'NRN-8.5 locked', { ability: 1, needs: 1 }],
  [{ seats: [{ equipped: 'helm greaves' }] }, [], 'ability 2', 'NRN-8.7 no-action', { ability: 2 }],
  [
    { seats: [{ equipped: 'helm', spent: true, dice: '3' }] },
    [],
    'ability 1',
    'NRN-8.6a board-exhausted',
    { ability: 1 },
  ],
  [{ seats: [{ equipped: 'helm' }] }, [], 'ability 1', 'NRN-1.5 no-effect', { ability: 1 }],
  [
    { quests: ['quest-i-01', '', ''], seats: [{ equipped: 'helm' }] },
    [],
    'quest quest-i-02',
    'NRN-18.2 not-open',
    { quest: 'quest-i-02' },
  ],
  [
    { quests: ['', 'quest-ii-01', ''], seats: [{ equipped: 'helm', resources: 'wood 2 iron gold' }] },
    [],
    'quest quest-ii-01',
    'NRN-18.1 too-few-heirlooms',
    { quest: 'quest-ii-01', needs: 2 },
  ],
  [{ seats: [{ dice: '1' }] }, ['activate farm 1'], 'end', 'NRN-6.3 other-question', { question: 'location' }],
  [{ seats: [{ dice: '1' }] }, ['activate farm 1'], 'take wood', 'NRN-9.12 other-question', { question: 'location' }],
];

const CURSING: Position = { players: 3, tokens: { chalice: 1 }, seats: [{ dice: '2' }, {}, {}] };
const STRIKING: Position = {
  seats: [{ beasts: 'stone-basilisk hex-raven' }, { beasts: 'gremlin dusk-owl alligator*' }],
};

const ANSWERS: readonly Refused[] = [
  [{ stage: 'pass', pool: '2 3' }, [], 'die 5', 'NRN-5.4 no-such-die', { die: 5 }],
  [
    { seats: [{ beasts: 'market-imp', dice: '2 3' }] },
    ['use market-imp'],
    'discard 5',
    'NRN-15.17 no-such-die',
    { die: 5 },
  ],
  [
    { seats: [{ beasts: 'moss-bear', resources: 'wood 8' }] },
    ['use moss-bear'],
    'take wood',
    'NRN-24.1 not-in-stock',
    { resource: 'wood' },
  ],
  [
    { seats: [{ beasts: 'green-hunter', resources: 'wood iron' }] },
    ['use green-hunter'],
    'pay gold',
    'NRN-1.8 not-owned',
    { resource: 'gold' },
  ],
  [
    {
      empty: 'warehouse',
      rest: 'aside',
      tracker: 20,
      seats: [{ dice: '5', hand: 'gremlin', resources: 'iron wood gold', curses: 'barred-gates' }],
    },
    ['activate warehouse 5', 'use'],
    'pay iron',
    'NRN-11.9a needed-after',
    { resource: 'iron' },
  ],
  [
    { seats: [{ beasts: 'forge-salamander', resources: 'wood' }] },
    ['use forge-salamander'],
    'exchange wood wood',
    'NRN-11.1 same-resource',
    { resource: 'wood' },
  ],
  [
    { seats: [{ beasts: 'forge-salamander', resources: 'wood' }] },
    ['use forge-salamander'],
    'exchange gold iron',
    'NRN-11.1 cannot-exchange',
    { given: 'gold', taken: 'iron' },
  ],
  [
    { seats: [{ beasts: 'forge-salamander', resources: 'wood' }, { resources: 'gold 8' }] },
    ['use forge-salamander'],
    'exchange wood gold',
    'NRN-11.1 cannot-exchange',
    { given: 'wood', taken: 'gold' },
  ],
  [
    { seats: [{ dice: '1', hand: 'hatchling-dragon' }] },
    ['activate farm 1', 'use'],
    'choose take',
    'NRN-1.5 cannot-change',
    { operation: 'take' },
  ],
  [
    { seats: [{ dice: '1', hand: 'hatchling-dragon moss-bear gremlin' }] },
    ['activate farm 1', 'use', 'choose summon'],
    'summon Gremlin',
    'NRN-12.1 cannot-pay',
    { beast: 'gremlin' },
  ],
  [
    { seats: [{ dice: '1', hand: 'hatchling-dragon moss-bear' }] },
    ['activate farm 1', 'use', 'choose summon'],
    'summon gazer',
    'NRN-12.1 not-in-hand',
    { beast: 'gazer' },
  ],
  [
    { deck: 'gremlin gazer moss-bear', seats: [{ beasts: 'dusk-owl' }] },
    ['use dusk-owl'],
    'keep alligator',
    'NRN-12.7 not-looked-at',
    { beast: 'alligator' },
  ],
  [{ ...CURSING, tokens: {} }, ['activate graveyard 2', 'use'], 'curse 1', 'NRN-16.2 own-house'],
  [{ ...CURSING, tokens: {} }, ['activate graveyard 2', 'use'], 'curse 9', 'NRN-16.2 no-such-seat'],
  [{ ...CURSING, tokens: {} }, ['activate graveyard 2', 'use'], 'curse 0', 'NRN-16.2 no-such-seat'],
  [{ ...CURSING, players: 4 }, ['activate graveyard 2', 'use'], 'curse 2', 'NRN-16.3 has-chalice', { seat: 1 }],
  [STRIKING, ['use stone-basilisk'], 'exhaust alligator', 'NRN-13.14 exhausted', { beast: 'alligator' }],
  [STRIKING, ['use stone-basilisk'], 'exhaust gazer', 'NRN-13.14 not-in-play', { beast: 'gazer' }],
  [STRIKING, ['use stone-basilisk'], 'done', 'NRN-13.14 too-few'],
  [
    STRIKING,
    ['use stone-basilisk', 'exhaust gremlin'],
    'exhaust gremlin',
    'NRN-13.14 already-picked',
    { beast: 'gremlin' },
  ],
  [
    { seats: [{ beasts: 'pennant-hound gremlin* alligator* dusk-owl' }, { beasts: 'gazer*' }] },
    ['use pennant-hound'],
    'refresh dusk-owl',
    'NRN-13.14 active',
    { beast: 'dusk-owl' },
  ],
  [
    { seats: [{ beasts: 'pennant-hound gremlin* alligator*' }, { beasts: 'gazer*' }] },
    ['use pennant-hound'],
    'refresh gazer',
    'NRN-13.14 other-beasts',
    { beast: 'gazer' },
  ],
  [
    { seats: [{ beasts: 'ironclad-rhino', curses: 'bloodthirst stolen-hour' }] },
    ['use ironclad-rhino'],
    'discard Broken-Oath',
    'NRN-16.7 no-such-curse',
    { curse: 'broken-oath' },
  ],
  [
    { tracker: 5, seats: [{ dice: '5', hand: 'market-imp', beasts: 'gremlin alligator dusk-owl* rust-beetle*' }] },
    ['activate warehouse 5', 'use', 'choose summon'],
    'discard dusk-owl',
    'NRN-12.4 not-active',
    { beast: 'dusk-owl' },
  ],
  [
    { seats: [{ hand: 'gremlin gazer alligator dusk-owl' }, { hand: 'moss-bear' }] },
    ['end', 'end'],
    'discard moss-bear',
    'NRN-22.4 not-in-hand',
    { beast: 'moss-bear' },
  ],
  [
    { seats: [{ resources: 'wood 4 iron 4' }] },
    ['end', 'end'],
    'discard Gold',
    'NRN-22.3 not-owned',
    { resource: 'gold' },
  ],
  [
    { quests: ['quest-i-03', '', ''], seats: [{ equipped: 'helm', resources: 'wood wizards 2' }] },
    ['quest quest-i-03', 'use'],
    'equip helm',
    'NRN-8.3 already-equipped',
    { armor: 'helm' },
  ],
  [
    { seats: [{ equipped: 'helm', dice: '6 3' }] },
    ['ability 1'],
    'change 6 7',
    'NRN-13.4 cannot-change-die',
    { from: 6, to: 7 },
  ],
  [
    { seats: [{ beasts: 'mirror-sphinx', dice: '6' }] },
    ['use mirror-sphinx'],
    'change 5 1',
    'NRN-15.31 cannot-change-die',
    { from: 5, to: 1 },
  ],
  [
    { barred: 'north', seats: [{ beasts: 'siege-ogre' }] },
    ['use siege-ogre'],
    'district north',
    'NRN-15.23 already-barred',
    { district: 'north' },
  ],
];

function refused([told, before, text]: Refused): string {
  const state = position(told);
  for (const answer of before) {
    const action = nocturion.read(state, answer);
    if (action === null) throw new Error(`"${answer}" is no answer to ${nocturion.pending(state)?.question}`);
    nocturion.apply(state, action);
  }
  const { rule, reason, with: given } = nocturion.refuse(state, nocturion.pending(state)?.seat ?? 0, text) ?? {};
  return `${text}: ${rule} ${reason} ${JSON.stringify(given)}`;
}

const expected = ([, , text, why, given = {}]: Refused): string => `${text}: ${why} ${JSON.stringify(given)}`;

test('Every action that is not allowed is refused with its clause, its reason and what it is about', () => {
  expect(ACTIONS.map(refused)).toEqual(ACTIONS.map(expected));
});

test('Every answer that is none is refused with its clause, its reason and what it is about', () => {
  expect(ANSWERS.map(refused)).toEqual(ANSWERS.map(expected));
});

test('A house that a player leads is refused by its name, one that does not exist as unreadable', () => {
  const state = newGame(3);
  const first = nocturion.pending(state)?.seat ?? 0;
  nocturion.apply(state, nocturion.read(state, 'house corvane') as number);
  const next = (first + 1) % 3;
  expect(nocturion.refuse(state, next, 'house Corvane')).toEqual({
    rule: 'NRN-3.10',
    reason: 'house-taken',
    with: { house: 'corvane' },
  });
  expect(nocturion.refuse(state, next, 'house moon')).toEqual({ rule: 'NRN-3.10', reason: 'unreadable', with: {} });
});

test('Things that no box has are unreadable wherever they are named', () => {
  const unreadable: readonly (readonly [Position, readonly string[], string])[] = [
    [
      { seats: [{ dice: '1', hand: 'hatchling-dragon moss-bear' }] },
      ['activate farm 1', 'use', 'choose summon'],
      'summon moon',
    ],
    [{ deck: 'gremlin gazer moss-bear', seats: [{ beasts: 'dusk-owl' }] }, ['use dusk-owl'], 'keep moon'],
    [STRIKING, ['use stone-basilisk'], 'exhaust moon'],
    [{ seats: [{ resources: 'wood 4 iron 4' }] }, ['end', 'end'], 'discard moon'],
    [{ seats: [{ hand: 'gremlin gazer alligator dusk-owl' }] }, ['end', 'end'], 'discard wood'],
    [
      { seats: [{ beasts: 'ironclad-rhino', curses: 'bloodthirst stolen-hour' }] },
      ['use ironclad-rhino'],
      'discard wood',
    ],
  ];
  for (const [told, before, text] of unreadable)
    expect(refused([told, before, text, ''])).toMatch(/^[a-z ]+: NRN-[\d.]+ unreadable \{\}$/);
});
