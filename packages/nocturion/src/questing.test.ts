import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { plays } from './testing/position.ts';
import { beastsShown, prestigeShown, resourcesShown, seatShown, shown } from './testing/shown.ts';

const ALL = 'helm greaves torso';

test('NRN-18.1: a Quest needs as many Heirlooms as its level', () => {
  plays({ quests: ['quest-i-01', '', ''], seats: [{ resources: 'wood 2 iron' }] }, (t) =>
    t.refuses(0, 'quest quest-i-01', 'NRN-18.1').asks(0, 'action', ['end']),
  );
});

test('NRN-18.2: an open Quest is completed as an action with all its Resources in the Treasury', () => {
  plays({ quests: ['quest-i-01 quest-i-02', '', ''], seats: [{ equipped: 'helm', resources: 'wood 2 iron' }] }, (t) => {
    t.refuses(0, 'quest quest-i-02', 'NRN-18.2')
      .refuses(0, 'quest quest-i-08', 'NRN-18.2')
      .asks(0, 'action', ['end', 'quest quest-i-01']);
  });
});

test('NRN-18.3, NRN-18.4: first the Resources are discarded, then the Prestige is gained', () => {
  plays({ quests: ['quest-i-01', '', ''], seats: [{ equipped: 'helm', resources: 'wood 3 iron' }] }, (t) => {
    t.answers(0, 'quest quest-i-01').asks(0, 'reward');
    expect(t.events.map(({ type }) => type)).toEqual(['paid', 'paid', 'quest']);
    expect([resourcesShown(t, 0), prestigeShown(t, 0)]).toEqual(['wood', 4]);
  });
});

test('NRN-18.5: the reward may be used or not, and one that can do nothing is lost', () => {
  plays({ quests: ['quest-i-01', '', ''], seats: [{ equipped: 'helm', resources: 'wood 2 iron' }] }, (t) => {
    t.answers(0, 'quest quest-i-01').asks(0, 'reward', ['use', 'decline']).answers(0, 'decline').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('');
  });
  plays({ quests: ['quest-i-02', '', ''], seats: [{ equipped: 'helm', resources: 'knights 2 archers' }] }, (t) =>
    t.answers(0, 'quest quest-i-02').asks(0, 'action'),
  );
});

test('NRN-18.6: then the Quest is discarded, the next of its level revealed, and the window opens', () => {
  const seats = [{ equipped: 'helm', resources: 'wood 2 iron' }, { beasts: 'tourney-ram' }];
  plays({ quests: ['quest-i-01 quest-i-05', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-01', 'decline').tells('questRevealed', { quest: 'quest-i-02' }).asks(1, 'react');
    expect(shown(t)).toMatchObject({
      completed: ['quest-i-01'],
      quests: [{ open: ['quest-i-02', 'quest-i-05'], deck: 7 }, {}, {}],
    });
  });
});

test('NRN-18.7: an empty Quest deck is never renewed, and the row gets shorter', () => {
  plays(
    {
      quests: ['quest-i-01 quest-i-05', '', ''],
      questsGone: true,
      seats: [{ equipped: 'helm', resources: 'wood 2 iron' }],
    },
    (t) => {
      t.answers(0, 'quest quest-i-01', 'decline').tellsNo('questRevealed').asks(0, 'action');
      expect(shown(t).quests[0]).toMatchObject({ open: ['quest-i-05'], deck: 0 });
    },
  );
});

test('NRN-18.8: any number of Quests is completed in a turn, also one just revealed', () => {
  plays(
    { quests: ['quest-i-02', '', ''], seats: [{ equipped: 'helm', resources: 'knights 2 archers wood 2 iron' }] },
    (t) => {
      t.answers(0, 'quest quest-i-02')
        .tells('questRevealed', { quest: 'quest-i-01' })
        .answers(0, 'quest quest-i-01')
        .asks(0, 'reward');
      expect(prestigeShown(t, 0)).toBe(8);
    },
  );
});

test('NRN-19.1: the reward Any Resource takes one', () => {
  plays({ quests: ['quest-i-08', '', ''], seats: [{ equipped: 'helm', resources: 'iron gold knights' }] }, (t) => {
    t.answers(0, 'quest quest-i-08', 'use').asks(0, 'resource').answers(0, 'take archers').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('archers');
  });
});

test('NRN-19.2: the reward Exhaust two exhausts one or two active Beasts of any players', () => {
  const seats = [
    { equipped: 'helm', resources: 'knights 2 archers', beasts: 'dusk-owl' },
    { beasts: 'gremlin alligator' },
  ];
  plays({ quests: ['quest-i-02', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-02', 'use').asks(0, 'exhaust', [
      'exhaust alligator',
      'exhaust dusk-owl',
      'exhaust gremlin',
    ]);
    t.answers(0, 'exhaust gremlin')
      .asks(0, 'exhaust', ['done', 'exhaust alligator', 'exhaust dusk-owl'])
      .answers(0, 'done')
      .asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('gremlin* alligator');
  });
});

test('NRN-19.3: the reward Free Heirloom equips one without discarding; its Prestige is gained and its window opens', () => {
  const seats = [{ equipped: 'helm', resources: 'wood wizards 2' }, { beasts: 'gremlin' }];
  plays({ quests: ['quest-i-03', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-03', 'use')
      .asks(0, 'equip', ['equip greaves', 'equip torso'])
      .refuses(0, 'equip helm', 'NRN-8.3');
    t.answers(0, 'equip torso').tells('equipped', { prestige: 3 }).asks(1, 'react');
    expect([seatShown(t, 0).equipped, prestigeShown(t, 0)]).toEqual([['helm', 'torso'], 1 + 3]);
  });
  // With all three equipped there is nothing to equip.
  plays({ quests: ['quest-i-03', '', ''], seats: [{ equipped: ALL, resources: 'wood wizards 2' }] }, (t) =>
    t.answers(0, 'quest quest-i-03').asks(0, 'action'),
  );
});

test('NRN-19.4: the reward Wealth gives a Prestige for every two Resources left, rounded down', () => {
  plays(
    { quests: ['quest-i-05', '', ''], seats: [{ equipped: 'helm', resources: 'wood gold 2 iron 3 archers 2' }] },
    (t) => {
      t.answers(0, 'quest quest-i-05', 'use').tells('rewarded', { prestige: 2 }).asks(0, 'action');
      expect(prestigeShown(t, 0)).toBe(4 + 2);
    },
  );
  plays({ quests: ['quest-i-05', '', ''], seats: [{ equipped: 'helm', resources: 'wood gold 2 iron' }] }, (t) =>
    t.answers(0, 'quest quest-i-05').asks(0, 'action'),
  );
});

test('NRN-19.5: the reward Kinship gives a Prestige for each own Beast of the Resource named, exhausted ones too', () => {
  const seats = [
    { equipped: 'helm', resources: 'knights archers 2', beasts: 'dusk-owl moon-stag* gremlin' },
    { beasts: 'sky-ray' },
  ];
  plays({ quests: ['quest-i-06', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-06', 'use').tells('rewarded', { prestige: 2 }).asks(0, 'action');
    expect(prestigeShown(t, 0)).toBe(4 + 2);
  });
});

test('NRN-19.6: the reward Free summon costs nothing and makes room as any summoning', () => {
  const seats = [
    {
      equipped: 'helm',
      resources: 'wood archers wizards',
      hand: 'market-imp gazer',
      beasts: 'gremlin alligator dusk-owl* rune-toad*',
    },
  ];
  plays({ quests: ['quest-i-07', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-07', 'use')
      .asks(0, 'summon', ['summon gazer', 'summon market-imp'])
      .answers(0, 'summon market-imp');
    t.asks(0, 'room', ['discard alligator', 'discard gremlin']).answers(0, 'discard gremlin').asks(0, 'action');
    expect([beastsShown(t, 0), prestigeShown(t, 0)]).toEqual(['market-imp alligator dusk-owl* rune-toad*', 3 + 1]);
  });
});

test('NRN-19.7: the reward Roll and reserve works as at the Tavern', () => {
  plays({ quests: ['quest-i-09', '', ''], seats: [{ equipped: 'helm', resources: 'archers wizards 2' }] }, (t) =>
    t.answers(0, 'quest quest-i-09', 'use').tells('reserved', { rolled: true }).asks(0, 'action'),
  );
  plays(
    { quests: ['quest-i-09', '', ''], seats: [{ equipped: 'helm', resources: 'archers wizards 2', reserved: 2 }] },
    (t) => t.answers(0, 'quest quest-i-09', 'use').asks(0, 'resource'),
  );
});

test('NRN-19.8: the reward Sacrifice discards an own active Beast and gives its Prestige again, without its Discard ability', () => {
  const seats = [{ equipped: 'helm', resources: 'iron gold knights', beasts: 'moss-bear gremlin dusk-owl*' }];
  plays({ quests: ['quest-i-10', '', ''], seats }, (t) => {
    t.answers(0, 'pass round')
      .answers(0, 'quest quest-i-10', 'use')
      .asks(0, 'discardBeast', ['discard gremlin', 'discard moss-bear']);
    t.refuses(0, 'discard dusk-owl', 'NRN-19.8')
      .answers(0, 'discard moss-bear')
      .tells('rewarded', { prestige: 3 })
      .asks(0, 'action');
    expect([prestigeShown(t, 0), resourcesShown(t, 0), shown(t).beasts.discard]).toEqual([3 + 3, '', ['moss-bear']]);
  });
});

/** What stands on a Quest: level, cost, Prestige and reward. */
const quest = (id: string): string => {
  const card = defaultBox.edition.quests.entries.find((entry) => entry.id === id);
  const cost = Object.entries(card?.cost ?? {}).map(([resource, n]) => `${n} ${resource}`);
  const reward = card?.reward.map((one) =>
    [one.op, ...('resource' in one && one.resource !== 'any' ? [one.resource] : [])].join(' '),
  );
  return `${card?.level}: ${cost.join(', ')}: ${card?.prestige}: ${reward?.join(', ')}`;
};

/** Completes a Quest with exactly its Resources; what was told and gained. */
function completed(id: string): void {
  const card = defaultBox.edition.quests.entries.find((entry) => entry.id === id);
  if (card === undefined) throw new Error(`no ${id}`);
  const resources = Object.entries(card.cost)
    .map(([resource, n]) => `${resource} ${n}`)
    .join(' ');
  const rows = ['', '', ''];
  rows[card.level - 1] = id;
  plays({ quests: rows, seats: [{ equipped: ALL, resources }] }, (t) => {
    t.answers(0, `quest ${id}`).tells('quest', { quest: id, prestige: card.prestige });
    expect([resourcesShown(t, 0), prestigeShown(t, 0)]).toEqual(['', card.prestige]);
    const decision = shown(t).question;
    expect(['reward', 'action']).toContain(decision);
    t.asks(0, decision as string);
  });
}

test('NRN-20.1, NRN-20.2, NRN-20.3: Clear the Old Road, Muster the Gate Watch and Rekindle the Beacon', () => {
  expect(['quest-i-01', 'quest-i-02', 'quest-i-03'].map(quest)).toEqual([
    '1: 2 wood, 1 iron: 4: take',
    '1: 2 knights, 1 archers: 4: exhaust',
    '1: 1 wood, 2 wizards: 1: equip',
  ]);
  for (const id of ['quest-i-01', 'quest-i-02', 'quest-i-03']) completed(id);
});

test('NRN-20.4, NRN-20.5, NRN-20.6: Reopen the Silver Vein, Feed the Refugees and Break the Goblin Toll', () => {
  expect(['quest-i-04', 'quest-i-05', 'quest-i-06'].map(quest)).toEqual([
    '1: 2 iron, 1 gold: 1: equip',
    '1: 1 wood, 2 gold: 4: prestige',
    '1: 1 knights, 2 archers: 4: prestige archers',
  ]);
  for (const id of ['quest-i-04', 'quest-i-05', 'quest-i-06']) completed(id);
});

test('NRN-20.7, NRN-20.8, NRN-20.9: Calm the Rookery, Mend the City Wall and Read the Falling Stars', () => {
  expect(['quest-i-07', 'quest-i-08', 'quest-i-09'].map(quest)).toEqual([
    '1: 1 wood, 1 archers, 1 wizards: 3: summon',
    '1: 1 iron, 1 gold, 1 knights: 4: take',
    '1: 1 archers, 2 wizards: 3: rollReserve',
  ]);
  for (const id of ['quest-i-07', 'quest-i-08', 'quest-i-09']) completed(id);
});

test('NRN-20.10, NRN-20.11, NRN-20.12: Bait the Marsh Terror, Raise the River Bridge and Hunt the Hill Giant', () => {
  expect(['quest-i-10', 'quest-ii-01', 'quest-ii-02'].map(quest)).toEqual([
    '1: 1 iron, 1 gold, 1 knights: 3: discardBeast, prestige',
    '2: 2 wood, 1 iron, 1 gold: 7: take',
    '2: 2 knights, 2 archers: 7: prestige knights',
  ]);
  for (const id of ['quest-i-10', 'quest-ii-01', 'quest-ii-02']) completed(id);
});

test('NRN-20.13, NRN-20.14, NRN-20.15: Seal the Ember Rift, Escort the Tribute and Retake the Border Keep', () => {
  expect(['quest-ii-03', 'quest-ii-04', 'quest-ii-05'].map(quest)).toEqual([
    '2: 1 wood, 1 iron, 2 wizards: 6: summon',
    '2: 2 gold, 1 knights, 1 archers: 7: prestige',
    '2: 2 iron, 2 knights: 4: equip',
  ]);
  for (const id of ['quest-ii-03', 'quest-ii-04', 'quest-ii-05']) completed(id);
});

test('NRN-20.16, NRN-20.17, NRN-20.18: Silence the Banshee Choir, Tame the Storm Roost and Refit the Imperial Fleet', () => {
  expect(['quest-ii-06', 'quest-ii-07', 'quest-ii-08'].map(quest)).toEqual([
    '2: 1 gold, 1 archers, 2 wizards: 7: exhaust',
    '2: 2 wood, 2 archers, 1 wizards: 7: summon',
    '2: 1 wood, 2 iron, 2 gold: 8: rollReserve',
  ]);
  for (const id of ['quest-ii-06', 'quest-ii-07', 'quest-ii-08']) completed(id);
});

test('NRN-20.19, NRN-20.20, NRN-20.21: Bind the Wandering Oracle, Feast of the Four Houses and Crown the Green Tower', () => {
  expect(['quest-ii-09', 'quest-ii-10', 'quest-iii-01'].map(quest)).toEqual([
    '2: 1 knights, 1 archers, 2 wizards: 7: prestige wizards',
    '2: 1 wood, 1 iron, 1 gold, 1 knights: 6: discardBeast, prestige',
    '3: 2 wood, 1 iron, 2 gold: 11: prestige',
  ]);
  for (const id of ['quest-ii-09', 'quest-ii-10', 'quest-iii-01']) completed(id);
});

test('NRN-20.22, NRN-20.23, NRN-20.24: Storm the Elemental Breach, Forge the Blade and Banish the Frost Prince', () => {
  expect(['quest-iii-02', 'quest-iii-03', 'quest-iii-04'].map(quest)).toEqual([
    '3: 2 knights, 1 archers, 2 wizards: 11: prestige knights',
    '3: 3 iron, 2 gold: 10: rollReserve',
    '3: 2 archers, 3 wizards: 11: prestige wizards',
  ]);
  for (const id of ['quest-iii-02', 'quest-iii-03', 'quest-iii-04']) completed(id);
});

test('NRN-20.25, NRN-20.26, NRN-20.27: Drive the Horde from the Pass, Wake the Elder Wyrm and Restore the Grand Treasury', () => {
  expect(['quest-iii-05', 'quest-iii-06', 'quest-iii-07'].map(quest)).toEqual([
    '3: 1 iron, 3 knights, 1 archers: 11: exhaust',
    '3: 2 wood, 1 gold, 1 archers, 1 wizards: 9: summon',
    '3: 1 wood, 1 iron, 2 gold: 9: prestige',
  ]);
  for (const id of ['quest-iii-05', 'quest-iii-06', 'quest-iii-07']) completed(id);
});

test('NRN-20.28, NRN-20.29, NRN-20.30: Swear in the New Legion, Rebuild the Sunken Harbour and Offer the First Beast', () => {
  expect(['quest-iii-08', 'quest-iii-09', 'quest-iii-10'].map(quest)).toEqual([
    '3: 2 knights, 2 archers: 9: prestige archers',
    '3: 2 wood, 2 iron, 1 gold: 10: take',
    '3: 1 wood, 1 knights, 1 archers, 2 wizards: 10: discardBeast, prestige',
  ]);
  for (const id of ['quest-iii-08', 'quest-iii-09', 'quest-iii-10']) completed(id);
});
