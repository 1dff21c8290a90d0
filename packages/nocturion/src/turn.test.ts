import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { plays, position } from './testing/position.ts';
import { beastsShown, diceShown, resourcesShown, seatShown, shown, spotShown, stockedShown } from './testing/shown.ts';

test('NRN-6.1: in turn order each player takes one turn', () => {
  plays({ players: 4, active: 3, first: 3 }, (t) => {
    for (const seat of [3, 0, 1, 2]) t.asks(seat, 'action').answers(seat, 'end');
    t.asks(0, 'die');
  });
});

test('NRN-6.2: a turn offers to reserve, equip, activate, use arrows and abilities, go on a Quest, or end', () => {
  plays(
    {
      quests: ['quest-i-01', '', ''],
      seats: [
        {
          equipped: 'helm',
          resources: 'wood 2 iron gold knights',
          dice: '2',
          beasts: 'forge-salamander moss-bear',
          hand: '',
        },
      ],
    },
    (t) => {
      t.asks(0, 'react')
        .answers(0, 'pass')
        .asks(0, 'action', [
          'end',
          'reserve 2',
          'equip greaves',
          'ability 1',
          'use forge-salamander',
          'use moss-bear',
          'arrow forge-salamander 2',
          'arrow moss-bear 2',
          'activate graveyard 2',
          'activate mage-tower 2',
          'activate monastery 2',
          'quest quest-i-01',
        ]);
    },
  );
});

test('NRN-6.2a: actions are done in any order, each as often as it can be', () => {
  plays({ seats: [{ resources: 'wood archers iron gold knights', dice: '2 4' }] }, (t) => {
    t.answers(0, 'equip helm', 'activate mage-tower 2', 'decline', 'equip greaves', 'activate monastery 4', 'decline');
    expect(seatShown(t, 0).equipped).toEqual(['helm', 'greaves']);
    t.asks(0, 'action');
  });
});

test('NRN-6.3: an action is finished before the next begins', () => {
  plays({ seats: [{ resources: 'wood archers', dice: '2 4' }] }, (t) => {
    t.answers(0, 'activate mage-tower 2').asks(0, 'location');
    for (const text of ['end', 'equip helm', 'activate monastery 4', 'reserve 4']) t.refuses(0, text, 'NRN-6.3');
    t.asks(0, 'location');
  });
});

test('NRN-6.4: the turn may be ended whenever no action is under way, with everything undone', () => {
  plays({ seats: [{ dice: '2 4', resources: 'wood archers' }] }, (t) =>
    t.asks(0, 'action').answers(0, 'end').asks(1, 'action'),
  );
});

test('NRN-6.5: unused dice stay in the Treasury with their results', () => {
  plays({ seats: [{ dice: '2 4' }, {}] }, (t) => {
    t.answers(0, 'end').answers(1, 'end');
    expect(diceShown(t, 0)).toBe('2 4');
    t.asks(1, 'die');
  });
});

test('NRN-6.5a: a Treasury never holds more than two dice', () => {
  const three = position({ seats: [{ dice: '2 4' }] });
  (three.dice[0] as number[]).push(5);
  three.spare -= 1;
  expect(nocturion.audit(three)).toBe('seat 0 holds 3 dice');
  // A roll goes to the Crest, never to the Treasury.
  plays({ seats: [{ dice: '1 2' }] }, (t) => {
    t.answers(0, 'activate tavern 1').asks(0, 'location').answers(0, 'use').tells('reserved', { rolled: true });
    expect(diceShown(t, 0)).toBe('2');
    t.asks(0, 'action');
  });
});

test('NRN-6.6: a step is taken back only until a die is rolled, a hidden card is seen or another player was asked', () => {
  const reveals = (told: Parameters<typeof position>[0], ...texts: readonly string[]): number => {
    const state = position(told);
    const before = nocturion.reveals(state);
    for (const text of texts) nocturion.apply(state, nocturion.read(state, text) as number);
    return nocturion.reveals(state) - before;
  };
  const seats = [{ dice: '1 2', resources: 'wood archers', hand: 'gremlin' }];
  expect(reveals({ seats }, 'equip helm', 'reserve 2')).toBe(0);
  expect(reveals({ seats }, 'activate barracks 1', 'decline')).toBe(0);
  expect(reveals({ seats }, 'activate tavern 1', 'use')).toBeGreaterThan(0);
  expect(reveals({ seats }, 'activate farm 1', 'use')).toBeGreaterThan(0);
  expect(reveals({ seats }, 'activate graveyard 2', 'use')).toBeGreaterThan(0);
});

test('NRN-7.1: a die goes from the Treasury to the own Crest, result unchanged', () => {
  plays({ seats: [{ dice: '2 5' }] }, (t) => {
    t.refuses(0, 'reserve 3', 'NRN-7.1').answers(0, 'reserve 5');
    expect(seatShown(t, 0)).toMatchObject({ dice: [2], reserved: 5 });
    t.asks(0, 'action');
  });
});

test('NRN-7.2: with a reserved die no other is reserved', () => {
  plays({ seats: [{ dice: '2', reserved: 5 }] }, (t) => t.refuses(0, 'reserve 2', 'NRN-7.2').asks(0, 'action'));
});

test('NRN-7.3, NRN-7.3a: an effect that would reserve a second die gives any Resource, rolls nothing and opens no window', () => {
  plays({ seats: [{ dice: '1', reserved: 5 }, { beasts: 'bramble-fox' }] }, (t) => {
    t.answers(0, 'activate tavern 1', 'use').asks(0, 'resource').answers(0, 'take gold').tellsNo('reserved');
    expect([seatShown(t, 0).reserved, resourcesShown(t, 0)]).toEqual([5, 'gold knights']);
    t.asks(0, 'action');
  });
});

test('NRN-7.4: a roll with no die in the Supply gives any Resource instead', () => {
  const placed = { farm: 1, market: 3, 'iron-mine': 3, 'beast-pits': 6, barracks: 1, graveyard: 2 };
  plays({ placed, seats: [{ dice: '1' }, { dice: '4' }] }, (t) => {
    expect(shown(t).dice).toBe(0);
    t.answers(0, 'activate tavern 1', 'use')
      .asks(0, 'resource')
      .answers(0, 'take gold')
      .tellsNo('reserved')
      .asks(0, 'action');
  });
});

test('NRN-7.5: a reserved die is not used or changed before the Refresh Phase', () => {
  plays({ seats: [{ reserved: 2, beasts: 'crystal-spider', equipped: 'helm' }] }, (t) => {
    t.refuses(0, 'activate monastery 2', 'NRN-9.2').refuses(0, 'arrow crystal-spider 2', 'NRN-13.6');
    t.refuses(0, 'ability 1', 'NRN-1.5').asks(0, 'action', ['end']);
  });
});

test('NRN-7.6: a die is discarded only with a reserved one, and only if no Location is left for its present result', () => {
  const placed = { graveyard: 2, 'mage-tower': 4, monastery: 2 };
  plays({ placed, seats: [{ dice: '2', reserved: 1, beasts: 'gremlin' }] }, (t) =>
    t.asks(0, 'action', ['end', 'discard 2', 'arrow gremlin 2']),
  );
  plays({ placed, seats: [{ dice: '2' }] }, (t) => t.refuses(0, 'discard 2', 'NRN-7.6').asks(0, 'action'));
  plays({ seats: [{ dice: '2', reserved: 1 }] }, (t) => t.refuses(0, 'discard 2', 'NRN-7.6').asks(0, 'action'));
});

test('NRN-7.6a: no die is discarded while the Supply holds no Resource', () => {
  const placed = { graveyard: 2, 'mage-tower': 4, monastery: 2 };
  const all = 'wood 8 iron 8 gold 8 knights 8 archers 8 wizards 8';
  plays({ placed, seats: [{ dice: '2', reserved: 1 }, { resources: all }] }, (t) =>
    t.refuses(0, 'discard 2', 'NRN-7.6a').asks(0, 'action', ['end']),
  );
});

test('NRN-7.7, NRN-7.7a: a discarded die returns to the Supply, gives any Resource and moves the tracker to its next spot', () => {
  const placed = { graveyard: 2, 'mage-tower': 4, monastery: 2 };
  plays({ placed, tracker: 22, seats: [{ dice: '2', reserved: 1 }] }, (t) => {
    const before = shown(t).dice;
    t.answers(0, 'discard 2').asks(0, 'resource').answers(0, 'take gold').tells('year', { year: 2 }).asks(0, 'action');
    expect([shown(t).dice - before, resourcesShown(t, 0), spotShown(t)]).toEqual([1, 'gold', 2]);
  });
});

test('NRN-7.8: discarding a die replenishes nothing, doubles nothing and opens no window', () => {
  const placed = { graveyard: 2, 'mage-tower': 4, monastery: 2 };
  const seats = [{ dice: '2', reserved: 1, beasts: 'hatchling-dragon alligator' }];
  plays({ placed, tracker: 20, empty: 'barracks', seats }, (t) => {
    t.answers(0, 'discard 2', 'take wood').asks(0, 'action');
    expect([resourcesShown(t, 0), spotShown(t)]).toEqual(['wood', 0]);
    expect(stockedShown(t)).not.toContain('barracks');
  });
});

test('NRN-1.2: a card prevails over a general rule: Market Imp discards a die that could still be used', () => {
  plays({ tracker: 3, seats: [{ dice: '2', beasts: 'market-imp' }] }, (t) => {
    t.refuses(0, 'discard 2', 'NRN-7.6').answers(0, 'use market-imp', 'take gold').asks(0, 'resource');
    expect(spotShown(t)).toBe(3);
  });
});

test('NRN-1.3: tokens gained come from the Supply and those discarded return to it', () => {
  plays({ seats: [{ resources: 'wood archers', dice: '3' }] }, (t) => {
    expect(shown(t).supply).toMatchObject({ wood: 7, archers: 7, gold: 8 });
    t.answers(0, 'equip helm');
    expect(shown(t).supply).toMatchObject({ wood: 8, archers: 8 });
    t.asks(0, 'action');
  });
});

test('NRN-1.3a: a discarded card lies face up on the pile of its kind', () => {
  plays(
    {
      quests: ['quest-i-09', '', ''],
      seats: [{ equipped: 'helm', resources: 'archers wizards 3', curses: 'stolen-hour', beasts: 'ironclad-rhino' }],
    },
    (t) => {
      t.answers(0, 'use ironclad-rhino');
      expect(shown(t).beasts.discard).toEqual(['ironclad-rhino']);
      expect(shown(t).curses.discard).toEqual(['stolen-hour']);
      t.asks(0, 'action').answers(0, 'quest quest-i-09', 'decline');
      expect(shown(t).completed).toEqual(['quest-i-09']);
      t.asks(0, 'action');
    },
  );
});

test('NRN-1.4: Resources gained go to the Treasury, and those discarded come from it', () => {
  plays({ seats: [{ resources: 'iron', dice: '3' }] }, (t) => {
    t.answers(0, 'activate market 3').asks(0, 'location').answers(0, 'use');
    expect(resourcesShown(t, 0)).toBe('iron gold');
    t.answers(0, 'exchange iron wizards').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('gold wizards');
  });
});

test('NRN-1.5: an ability is used only if its cost can be paid and its effect can change something', () => {
  plays({ seats: [{ beasts: 'chalice-unicorn', resources: 'wizards' }] }, (t) =>
    t.refuses(0, 'use chalice-unicorn', 'NRN-1.5').asks(0, 'action', ['end']),
  );
  plays({ seats: [{ beasts: 'chalice-unicorn', curses: 'stolen-hour' }] }, (t) =>
    t.refuses(0, 'use chalice-unicorn', 'NRN-1.5').asks(0, 'action', ['end']),
  );
});

test('NRN-1.6: costs are paid before effects, and effects come in the order written', () => {
  plays({ seats: [{ beasts: 'green-hunter', resources: 'wood' }], curseDeck: 'bloodthirst' }, (t) => {
    t.answers(0, 'use green-hunter');
    expect(t.events.map(({ type }) => type)).toEqual(['beastUsed', 'exhausted', 'paid', 'curseDrawn', 'cursed']);
    t.asks(0, 'action');
  });
});

test('NRN-1.7: any Resources are chosen by the taker one by one among the types in stock', () => {
  plays({ seats: [{ beasts: 'market-imp', dice: '2' }, { resources: 'wood 8' }] }, (t) => {
    t.answers(0, 'use market-imp').asks(0, 'resource', [
      'take iron',
      'take gold',
      'take knights',
      'take archers',
      'take wizards',
    ]);
    t.refuses(0, 'take wood', 'NRN-24.1')
      .answers(0, 'take iron')
      .asks(0, 'resource')
      .answers(0, 'take gold')
      .asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('iron gold');
  });
});

test('NRN-1.8: a player who pays any Resource chooses its type', () => {
  plays({ seats: [{ beasts: 'green-hunter', resources: 'wood gold' }] }, (t) =>
    t
      .answers(0, 'use green-hunter')
      .asks(0, 'pay', ['pay wood', 'pay gold'])
      .refuses(0, 'pay iron', 'NRN-1.8')
      .answers(0, 'pay gold')
      .asks(0, 'action'),
  );
});

test('NRN-1.9: Prestige stays when the card that gave it leaves play', () => {
  plays({ seats: [{ hand: 'moss-bear', dice: '1' }] }, (t) => {
    t.answers(0, 'activate farm 1', 'use', 'choose summon').asks(0, 'react').answers(0, 'use moss-bear', 'take gold');
    expect([seatShown(t, 0).prestige, beastsShown(t, 0)]).toEqual([3, '']);
    t.asks(0, 'action');
  });
});

test('NRN-1.10: Resources over the limit are discarded from the First Player of the ended round on, clockwise', () => {
  const many = 'wood 4 iron 4';
  plays(
    {
      players: 3,
      first: 1,
      active: 0,
      seats: [{ resources: many }, { resources: 'gold 4 knights 4' }, { resources: 'archers 4 wizards 4' }],
      tracker: 3,
    },
    (t) => {
      t.answers(0, 'end')
        .asks(1, 'limitResources')
        .answers(1, 'discard gold', 'discard gold')
        .asks(2, 'limitResources');
      t.answers(2, 'discard wizards', 'discard wizards')
        .asks(0, 'limitResources')
        .answers(0, 'discard wood', 'discard iron')
        .asks(2, 'die');
    },
  );
});
