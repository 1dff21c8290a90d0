import type { Json } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { newGame, type Position, position } from './testing/position.ts';

/** What is answered, and everything that the last answer tells. */
type EventCase = readonly [told: Position, answers: readonly string[], events: readonly Json[]];

function toldBy(state: ReturnType<typeof position>, answers: readonly string[]): Json[] {
  let events: Json[] = [];
  for (const text of answers) {
    events = [];
    const action = nocturion.read(state, text);
    if (action === null) throw new Error(`"${text}" is no answer to ${nocturion.pending(state)?.question}`);
    nocturion.apply(state, action, (event) => events.push(event));
  }
  return events;
}

const TOLD: readonly EventCase[] = [
  [
    { stage: 'pass', pool: '2 3' },
    ['die 3'],
    [
      { type: 'dieTaken', seat: 0, die: 3 },
      { type: 'dieTaken', seat: 1, die: 2 },
      { type: 'turn', seat: 0 },
    ],
  ],
  [{ seats: [{ dice: '2' }] }, ['reserve 2'], [{ type: 'reserved', seat: 0, die: 2, rolled: false }]],
  [
    {
      tracker: 3,
      placed: { graveyard: 2, 'mage-tower': 2, monastery: 4 },
      seats: [{ dice: '2', reserved: 1 }],
    },
    ['discard 2', 'take iron'],
    [
      { type: 'took', seat: 0, resource: 'iron', count: 1 },
      { type: 'tracker', spot: 4, season: 'winter' },
    ],
  ],
  [
    { seats: [{ resources: 'wood archers' }] },
    ['equip helm'],
    [
      { type: 'paid', seat: 0, resource: 'wood', count: 1 },
      { type: 'paid', seat: 0, resource: 'archers', count: 1 },
      { type: 'equipped', seat: 0, heirloom: 'thornvale-helm', prestige: 1 },
    ],
  ],
  [
    { tracker: 23, empty: 'barracks tavern', seats: [{ dice: '1' }] },
    ['activate farm 1'],
    [
      { type: 'activated', seat: 0, location: 'farm', die: 1 },
      { type: 'year', year: 2 },
      { type: 'tracker', spot: 0, season: 'winter' },
      { type: 'replenished', location: 'barracks' },
      { type: 'replenished', location: 'tavern' },
      { type: 'gathered', seat: 0, resource: 'wood', doubled: true },
    ],
  ],
  [
    { tracker: 23, year: 4, seats: [{ dice: '1' }] },
    ['activate farm 1'],
    [
      { type: 'activated', seat: 0, location: 'farm', die: 1 },
      { type: 'finalRound' },
      { type: 'tracker', spot: 0, season: 'winter' },
      { type: 'gathered', seat: 0, resource: 'wood', doubled: true },
    ],
  ],
  [
    { seats: [{ dice: '2' }] },
    ['activate monastery 2', 'use'],
    [
      { type: 'abilityUsed', seat: 0, location: 'monastery' },
      { type: 'tokenTaken', seat: 0, token: 'chalice' },
    ],
  ],
  [
    { seats: [{ beasts: 'gremlin', dice: '3' }] },
    ['arrow gremlin 3'],
    [
      { type: 'arrow', seat: 0, beast: 'gremlin' },
      { type: 'exhausted', seat: 0, beast: 'gremlin' },
      { type: 'dieChanged', seat: 0, from: 3, to: 2 },
    ],
  ],
  [
    { seats: [{ equipped: 'helm', dice: '3' }] },
    ['ability 1', 'change 3 4'],
    [{ type: 'dieChanged', seat: 0, from: 3, to: 4 }],
  ],
  [
    { seats: [{ equipped: 'helm', dice: '3' }] },
    ['ability 1'],
    [{ type: 'houseUsed', seat: 0, house: 'thornvale', ability: 1 }],
  ],
  [
    { seats: [{ dice: '1', hand: 'hatchling-dragon' }] },
    ['activate farm 1', 'use', 'choose summon'],
    [{ type: 'summoned', seat: 0, beast: 'hatchling-dragon', prestige: 1 }],
  ],
  [
    { deck: 'gremlin gazer moss-bear', seats: [{ beasts: 'dusk-owl' }] },
    ['use dusk-owl'],
    [
      { type: 'beastUsed', seat: 0, beast: 'dusk-owl' },
      { type: 'exhausted', seat: 0, beast: 'dusk-owl' },
      { type: 'looked', seat: 0, count: 3, beasts: ['gremlin', 'gazer', 'moss-bear'] },
    ],
  ],
  [
    { deck: 'gremlin gazer moss-bear', seats: [{ beasts: 'dusk-owl' }] },
    ['use dusk-owl', 'keep gazer'],
    [{ type: 'kept', seat: 0, beast: 'gazer' }],
  ],
  [
    { seats: [{ beasts: 'mountain-griffin' }] },
    ['use mountain-griffin'],
    [
      { type: 'beastUsed', seat: 0, beast: 'mountain-griffin' },
      { type: 'beastDiscarded', seat: 0, beast: 'mountain-griffin', from: 'menagerie' },
      { type: 'rule', seat: 0, rule: 'noDouble', district: null },
    ],
  ],
  [
    { seats: [{ beasts: 'siege-ogre' }] },
    ['use siege-ogre', 'district east'],
    [{ type: 'rule', seat: 0, rule: 'noLocationAbilities', district: 'east' }],
  ],
  [
    { seats: [{ beasts: 'pennant-hound gremlin*' }] },
    ['use pennant-hound'],
    [
      { type: 'beastUsed', seat: 0, beast: 'pennant-hound' },
      { type: 'exhausted', seat: 0, beast: 'pennant-hound' },
      { type: 'refreshed', seat: 0, beast: 'gremlin' },
    ],
  ],
  [
    { curseDeck: 'bloodthirst', seats: [{ dice: '2' }] },
    ['activate graveyard 2', 'use'],
    [
      { type: 'abilityUsed', seat: 0, location: 'graveyard' },
      { type: 'curseDrawn', seat: 0, curse: 'bloodthirst' },
      { type: 'cursed', seat: 1, by: 0, curse: 'bloodthirst' },
    ],
  ],
  [
    { curseDeck: 'bloodthirst', seats: [{ beasts: 'green-hunter', resources: 'wood iron' }] },
    ['use green-hunter', 'pay iron'],
    [
      { type: 'paid', seat: 0, resource: 'iron', count: 1 },
      { type: 'curseDrawn', seat: 0, curse: 'bloodthirst' },
      { type: 'cursed', seat: 1, by: 0, curse: 'bloodthirst' },
    ],
  ],
  [
    { curseDeck: 'bloodthirst', seats: [{ dice: '2' }, { beasts: 'vault-hound' }] },
    ['activate graveyard 2', 'use', 'use vault-hound'],
    [
      { type: 'beastUsed', seat: 1, beast: 'vault-hound' },
      { type: 'exhausted', seat: 1, beast: 'vault-hound' },
      { type: 'curseCancelled', seat: 1, curse: 'bloodthirst' },
    ],
  ],
  [
    { seats: [{ beasts: 'ironclad-rhino', curses: 'bloodthirst' }] },
    ['use ironclad-rhino'],
    [
      { type: 'beastUsed', seat: 0, beast: 'ironclad-rhino' },
      { type: 'beastDiscarded', seat: 0, beast: 'ironclad-rhino', from: 'menagerie' },
      { type: 'curseRemoved', seat: 0, curse: 'bloodthirst' },
    ],
  ],
  [
    { quests: ['quest-i-05', '', ''], seats: [{ equipped: 'helm', resources: 'wood 3 gold 2' }] },
    ['quest quest-i-05', 'use'],
    [
      { type: 'rewarded', seat: 0, prestige: 1 },
      { type: 'questRevealed', quest: 'quest-i-01' },
    ],
  ],
  [
    { quests: ['quest-i-05', '', ''], seats: [{ equipped: 'helm', resources: 'wood 3 gold 2' }] },
    ['quest quest-i-05'],
    [
      { type: 'paid', seat: 0, resource: 'wood', count: 1 },
      { type: 'paid', seat: 0, resource: 'gold', count: 2 },
      { type: 'quest', seat: 0, quest: 'quest-i-05', prestige: 4 },
    ],
  ],
  [
    { seats: [{ dice: '1' }, { beasts: 'alligator' }] },
    ['activate lumber-mill 1', 'pass round'],
    [
      { type: 'passed', seat: 1, until: 'round' },
      { type: 'tracker', spot: 0, season: 'winter' },
      { type: 'gathered', seat: 0, resource: 'wood', doubled: true },
    ],
  ],
  [
    {
      isFinal: true,
      year: 4,
      tracker: 3,
      tokens: { chalice: 0, guildmaster: 1 },
      seats: [{ prestige: 5, hand: 'gremlin gazer alligator' }, { hand: 'dusk-owl moss-bear hex-raven' }],
    },
    ['end', 'end'],
    [
      { type: 'turnEnded', seat: 1 },
      { type: 'tracker', spot: 6, season: 'spring' },
      { type: 'refresh' },
      { type: 'tokenReturned', token: 'chalice' },
      { type: 'crown', seat: 1 },
      { type: 'tokenReturned', token: 'guildmaster' },
      { type: 'ended', totals: [5, 0] },
    ],
  ],
];

test('Whatever happens is told with all it is about, in its order', () => {
  for (const [told, answers, events] of TOLD)
    expect({ answers, events: toldBy(position(told), answers) }).toEqual({ answers, events });
});

test('A new game tells houses, hands and the first round', () => {
  const state = newGame(2);
  const first = nocturion.pending(state)?.seat ?? 0;
  const second = 1 - first;
  const [taken, ...others] = toldBy(state, ['house corvane']);
  expect([taken, others]).toEqual([{ type: 'houseChosen', seat: first, house: 'corvane' }, []]);
  const [chosen, drew, drewToo, round] = toldBy(state, ['house ashmark']);
  expect(chosen).toEqual({ type: 'houseChosen', seat: second, house: 'ashmark' });
  expect([drew, drewToo]).toMatchObject([
    { type: 'drew', seat: first, count: 3 },
    { type: 'drew', seat: second, count: 3 },
  ]);
  // Both dice show the same, so that they are taken without a question.
  expect(round).toEqual({ type: 'round', round: 1, first, pool: [6, 6] });
});

test('NRN-14.9a: who has passed in advance, and how far, is open to all', () => {
  const passed = (answer: string): unknown => {
    const state = position({ seats: [{ dice: '1' }, { beasts: 'alligator' }] });
    toldBy(state, ['activate lumber-mill 1', answer]);
    return nocturion.view(state, 'table').seats.map((seat) => seat.passed);
  };
  expect([passed('pass'), passed('pass turn'), passed('pass round')]).toEqual([
    [null, null],
    [null, 'turn'],
    [null, 'round'],
  ]);
});

test('NRN-21.2: a player who has no such ability does not summon after a search', () => {
  const seats = [{ house: 'corvane', equipped: 'helm', dice: '1', hand: 'hatchling-dragon' }, { house: 'ashmark' }];
  const state = position({ deck: 'gremlin gazer moss-bear', seats });
  toldBy(state, ['activate farm 1', 'use', 'choose search', 'keep gazer']);
  expect(nocturion.pending(state)?.question).toBe('action');
});
