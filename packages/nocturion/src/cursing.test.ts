import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturion } from './game.ts';
import { editionWith, plays, position } from './testing/position.ts';
import { beastsShown, cursesShown, prestigeShown, resourcesShown, seatShown, shown } from './testing/shown.ts';

const copies = (id: string): number | undefined =>
  defaultBox.edition.curses.entries.find((curse) => curse.id === id)?.copies;

test('NRN-16.1: the top Curse is drawn and shown to all before a target is chosen', () => {
  plays({ players: 3, seats: [{ dice: '2' }], curseDeck: 'broken-oath' }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use').tells('curseDrawn', { curse: 'broken-oath' }).asks(0, 'curseTarget');
    expect(shown(t, 2).underway.curse).toBe('broken-oath');
  });
});

test('NRN-16.2: the giver chooses an opponent, never the own house', () => {
  plays({ players: 4, active: 1, seats: [{}, { dice: '2' }] }, (t) =>
    t
      .answers(1, 'activate graveyard 2', 'use')
      .asks(1, 'curseTarget', ['curse 1', 'curse 3', 'curse 4'])
      .refuses(1, 'curse 2', 'NRN-16.2'),
  );
});

test('NRN-16.2a: a Curse lies face up in the Treasury of the player who received it', () => {
  plays({ players: 3, seats: [{ dice: '2' }], curseDeck: 'broken-oath' }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use', 'curse 3').asks(0, 'action');
    for (const eyes of [0, 1, 2, 'table'] as const) expect(shown(t, eyes).seats[2]?.curses).toEqual(['broken-oath']);
  });
});

test('NRN-16.3: the holder of the Chalice cannot be chosen', () => {
  plays({ players: 4, tokens: { chalice: 2 }, seats: [{ dice: '2' }] }, (t) =>
    t
      .answers(0, 'activate graveyard 2', 'use')
      .asks(0, 'curseTarget', ['curse 2', 'curse 4'])
      .refuses(0, 'curse 3', 'NRN-16.3'),
  );
});

test('NRN-16.4: if no opponent can be chosen nothing is drawn and the ability cannot be used', () => {
  plays({ tokens: { chalice: 1 }, seats: [{ dice: '2' }] }, (t) => {
    const before = shown(t).curses.deck;
    t.answers(0, 'activate graveyard 2').asks(0, 'action');
    expect(shown(t).curses.deck).toBe(before);
  });
});

test('NRN-16.5: before the Curse is placed its window opens', () => {
  plays({ seats: [{ dice: '2' }, { beasts: 'vault-hound' }] }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use').asks(1, 'react');
    expect(cursesShown(t, 1)).toBe('');
    t.answers(1, 'pass').asks(0, 'action');
    expect(seatShown(t, 1).curses).toHaveLength(1);
  });
});

test('NRN-16.5a: a cancelled Curse is discarded, has no effect and does not count as given', () => {
  const seats = [{}, {}, { equipped: 'helm greaves', dice: '2' }, { beasts: 'vault-hound' }];
  plays({ players: 4, active: 2, seats, curseDeck: 'broken-oath' }, (t) => {
    t.answers(2, 'activate graveyard 2', 'use', 'curse 4').answers(3, 'use vault-hound').tellsNo('cursed');
    // House Corvane takes nothing for it.
    t.asks(2, 'action');
    expect([cursesShown(t, 3), shown(t).curses.discard]).toEqual(['', ['broken-oath']]);
  });
});

test('NRN-16.6: a fourth Curse replaces one of the three that its receiver chooses', () => {
  const seats = [{ dice: '2' }, { curses: 'bloodthirst leaden-hands leaden-hands' }];
  plays({ seats, curseDeck: 'broken-oath' }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use').asks(1, 'replaceCurse', [
      'discard bloodthirst',
      'discard leaden-hands',
    ]);
    t.refuses(1, 'discard broken-oath', 'NRN-16.6').answers(1, 'discard leaden-hands').asks(0, 'action');
    expect(cursesShown(t, 1)).toBe('bloodthirst leaden-hands broken-oath');
  });
});

test('NRN-16.7: a removed Curse is one of the own, of the own choice, and is discarded', () => {
  plays({ seats: [{ dice: '2', curses: 'bloodthirst stolen-hour' }, { curses: 'broken-oath' }] }, (t) => {
    t.answers(0, 'activate monastery 2', 'use').asks(0, 'removeCurse', ['discard bloodthirst', 'discard stolen-hour']);
    t.answers(0, 'discard bloodthirst').asks(0, 'action');
    expect(shown(t).curses.discard).toEqual(['bloodthirst']);
  });
});

test('NRN-16.8: a Curse works from the moment it lies in a Treasury until it leaves it', () => {
  plays({ seats: [{ dice: '2 5', beasts: 'gremlin', curses: 'dulled-senses' }] }, (t) => {
    t.refuses(0, 'arrow gremlin 5', 'NRN-17.4')
      .answers(0, 'activate monastery 2', 'use')
      .answers(0, 'arrow gremlin 5')
      .asks(0, 'action');
  });
});

test('NRN-16.9: each copy counts: numbers add up, a prohibition stays the same', () => {
  plays({ tracker: 2, seats: [{ resources: 'wood 3 iron 2', curses: 'hollow-coffers hollow-coffers' }] }, (t) =>
    t
      .answers(0, 'end')
      .answers(1, 'end')
      .asks(0, 'limitResources')
      .answers(0, 'discard wood', 'discard wood', 'discard iron')
      .asks(1, 'die'),
  );
  plays({ seats: [{ dice: '2 5', curses: 'stolen-hour stolen-hour' }] }, (t) =>
    t.refuses(0, 'reserve 2', 'NRN-17.8').asks(0, 'action'),
  );
});

test('NRN-17.1: Bloodthirst costs 1, 4 or 7 Prestige for one, two or three copies, at the end and not before', () => {
  expect(copies('bloodthirst')).toBe(6);
  for (const [n, lost] of [
    [1, 1],
    [2, 4],
    [3, 7],
  ] as const) {
    const curses = Array(n).fill('bloodthirst').join(' ');
    const state = position({ seats: [{ prestige: 35, curses }], isFinal: true });
    expect(nocturion.view(state, 'table').seats[0]?.prestige).toBe(35);
    expect(nocturion.explain(state, 'table')[0]?.total).toBe(35 - lost);
  }
});

test('NRN-17.2: Leaden Hands keeps the x2 bonus away, and not the token', () => {
  expect(copies('leaden-hands')).toBe(3);
  plays({ tracker: 22, seats: [{ dice: '1', curses: 'leaden-hands' }] }, (t) => {
    t.answers(0, 'activate farm 1').tells('gathered', { doubled: false }).asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wood');
  });
});

test('NRN-17.3: Hollow Coffers lowers the limit of Resources by 2, for House Brightwater from 8, and never below 0', () => {
  expect(copies('hollow-coffers')).toBe(3);
  const left = (house: string, equipped: string, curses: string): number => {
    const state = position({
      tracker: 2,
      seats: [{ house, equipped, curses, resources: 'wood 8' }, { house: 'corvane' }],
    });
    const random = ['end', 'end'];
    for (const text of random) nocturion.apply(state, nocturion.read(state, text) as number);
    return nocturion.view(state, 'table').seats[0]?.resources['wood'] ?? 0;
  };
  expect(left('thornvale', '', '')).toBe(6);
  expect(left('thornvale', '', 'hollow-coffers')).toBe(4);
  expect(left('brightwater', 'helm greaves', 'hollow-coffers')).toBe(6);
  expect(left('thornvale', '', 'hollow-coffers hollow-coffers hollow-coffers')).toBe(0);
});

test('A limit of Resources that Curses of a house edition would push below 0 is 0', () => {
  const modifier = { mod: 'resourceLimit', add: -7 };
  const edition = editionWith({ curses: { entries: [{ id: 'hollow-coffers', modifier }] } });
  plays({ edition, tracker: 2, seats: [{ resources: 'wood', curses: 'hollow-coffers' }] }, (t) => {
    t.answers(0, 'end').answers(1, 'end').asks(1, 'die');
    expect(resourcesShown(t, 0)).toBe('');
  });
});

test('NRN-17.4: under Dulled Senses no arrows are used; House Thornvale and Mirror Sphinx still change dice', () => {
  expect(copies('dulled-senses')).toBe(3);
  plays({ seats: [{ dice: '2', equipped: 'helm', curses: 'dulled-senses', beasts: 'gremlin mirror-sphinx' }] }, (t) => {
    t.answers(0, 'pass').refuses(0, 'arrow gremlin 2', 'NRN-17.4');
    t.asks(0, 'action', [
      'end',
      'reserve 2',
      'ability 1',
      'use mirror-sphinx',
      'activate graveyard 2',
      'activate mage-tower 2',
      'activate monastery 2',
    ]);
  });
});

test('NRN-17.5: under Barred Gates each use of a Location costs one Resource per copy, the Monastery excepted', () => {
  expect(copies('barred-gates')).toBe(3);
  plays({ seats: [{ dice: '2 4', resources: 'wood 2 iron', curses: 'barred-gates barred-gates' }] }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use')
      .asks(0, 'pay')
      .answers(0, 'pay wood')
      .asks(0, 'pay')
      .answers(0, 'pay iron')
      .tells('cursed');
    expect(resourcesShown(t, 0)).toBe('wood archers');
    t.answers(0, 'activate monastery 4', 'use').tells('curseRemoved').asks(0, 'action');
  });
  plays({ empty: 'graveyard', seats: [{ dice: '2', curses: 'barred-gates' }] }, (t) =>
    t.answers(0, 'activate graveyard 2').asks(0, 'action'),
  );
});

test('NRN-17.6: under Broken Oath a Quest gives one Prestige less, not below 0, and its reward is the same', () => {
  expect(copies('broken-oath')).toBe(3);
  plays(
    {
      quests: ['quest-i-03', '', ''],
      seats: [{ equipped: 'helm', resources: 'wood wizards 2', curses: 'broken-oath broken-oath' }],
    },
    (t) => {
      t.answers(0, 'quest quest-i-03')
        .tells('quest', { prestige: 0 })
        .answers(0, 'use', 'equip greaves')
        .asks(0, 'action');
      expect(prestigeShown(t, 0)).toBe(2);
    },
  );
  plays(
    { quests: ['quest-i-01', '', ''], seats: [{ equipped: 'helm', resources: 'wood 2 iron', curses: 'broken-oath' }] },
    (t) => t.answers(0, 'quest quest-i-01').tells('quest', { prestige: 3 }).asks(0, 'reward'),
  );
});

test('NRN-17.7: under Wilting Brood a Beast is paid for at its own Location too; free summons stay free', () => {
  expect(copies('wilting-brood')).toBe(3);
  plays(
    {
      empty: 'warehouse',
      tracker: 5,
      deck: 'gazer gremlin alligator',
      seats: [{ dice: '5', hand: 'market-imp', curses: 'wilting-brood' }],
    },
    (t) => t.answers(0, 'activate warehouse 5', 'use').asks(0, 'keep'),
  );
  plays({ tracker: 5, seats: [{ dice: '5', hand: 'market-imp', curses: 'wilting-brood' }] }, (t) =>
    t.answers(0, 'activate warehouse 5', 'use', 'choose summon').tells('paid', { resource: 'gold' }).asks(0, 'action'),
  );
  const seats = [{ equipped: 'helm', resources: 'wood archers wizards', hand: 'market-imp', curses: 'wilting-brood' }];
  plays({ quests: ['quest-i-07', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-07', 'use').tells('summoned', { beast: 'market-imp' }).asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('market-imp');
  });
});

test('NRN-17.8: under Stolen Hour nothing is reserved and nothing comes instead; a die already reserved moves as usual', () => {
  expect(copies('stolen-hour')).toBe(3);
  plays({ tracker: 2, seats: [{ dice: '1', reserved: 4, curses: 'stolen-hour' }] }, (t) => {
    t.answers(0, 'activate tavern 1').asks(0, 'action').answers(0, 'end').answers(1, 'end');
    expect(seatShown(t, 0)).toMatchObject({ dice: [4], reserved: null });
    t.asks(1, 'die');
  });
  plays({ seats: [{ dice: '1', curses: 'stolen-hour' }] }, (t) =>
    t.refuses(0, 'reserve 1', 'NRN-17.8').answers(0, 'activate tavern 1').asks(0, 'action'),
  );
});

test('An empty Curse deck is renewed from its discard pile, and without any Curse none is given', () => {
  plays({ curseRest: 'discard', seats: [{ dice: '2' }] }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use').tells('shuffled', { deck: 'curses' }).asks(0, 'action');
    expect(shown(t).curses.deck).toBe(26);
  });
});
