import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { plays } from './testing/position.ts';
import {
  beastsShown,
  cursesShown,
  diceShown,
  handShown,
  resourcesShown,
  seatShown,
  shown,
  spotShown,
} from './testing/shown.ts';

/** What stands on a card: Resource, Prestige, arrow and kind. */
const card = (id: string): string => {
  const beast = defaultBox.edition.beasts.entries.find((entry) => entry.id === id);
  return `${beast?.resource} ${beast?.prestige} ${beast?.arrow} ${beast?.ability.trigger.kind}`;
};

const PASSES = ['pass', 'pass turn', 'pass round'];

test('NRN-15.1: Hatchling Dragon takes one more Wood when its owner gathers Wood', () => {
  expect(card('hatchling-dragon')).toBe('wood 1 1 gather');
  plays({ tracker: 12, seats: [{ dice: '1', beasts: 'hatchling-dragon' }, { beasts: '' }] }, (t) => {
    t.answers(0, 'activate farm 1').asks(0, 'react').answers(0, 'use hatchling-dragon').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wood 2');
  });
  plays({ tracker: 12, seats: [{ dice: '1' }, { beasts: 'hatchling-dragon' }] }, (t) =>
    t.answers(0, 'activate farm 1').asks(0, 'location'),
  );
});

test('NRN-15.2: Alligator takes one Wood when anyone activates the Lumber Mill', () => {
  expect(card('alligator')).toBe('wood 2 -1 reaction');
  plays({ tracker: 12, seats: [{ dice: '1 5' }, { beasts: 'alligator' }] }, (t) => {
    t.answers(0, 'activate farm 1', 'decline', 'activate lumber-mill 5')
      .asks(1, 'react')
      .answers(1, 'use alligator')
      .asks(0, 'location');
    expect(resourcesShown(t, 1)).toBe('wood');
  });
});

test('NRN-15.3: Thicket Boar searches the Beast Deck when it is summoned', () => {
  expect(card('thicket-boar')).toBe('wood 2 1 summon');
  plays({ tracker: 12, deck: 'gazer gremlin sky-ray', seats: [{ dice: '1', hand: 'thicket-boar' }] }, (t) => {
    t.answers(0, 'activate farm 1', 'use', 'choose summon')
      .asks(0, 'react')
      .answers(0, 'use thicket-boar')
      .answers(0, 'keep gremlin')
      .asks(0, 'action');
    expect([handShown(t, 0), beastsShown(t, 0)]).toEqual(['gremlin', 'thicket-boar*']);
  });
});

test('NRN-15.4: Moss Bear is discarded for any Resource', () => {
  expect(card('moss-bear')).toBe('wood 3 -1 discard');
  plays({ seats: [{ beasts: 'moss-bear' }] }, (t) => {
    t.answers(0, 'use moss-bear').asks(0, 'resource').answers(0, 'take wizards').asks(0, 'action');
    expect([resourcesShown(t, 0), beastsShown(t, 0)]).toEqual(['wizards', '']);
  });
});

test('NRN-15.5: Green Hunter gives a Curse for one Resource', () => {
  expect(card('green-hunter')).toBe('wood 2 1 action');
  plays({ seats: [{ beasts: 'green-hunter', resources: 'gold' }], curseDeck: 'leaden-hands' }, (t) => {
    t.answers(0, 'use green-hunter').asks(0, 'action');
    expect([resourcesShown(t, 0), cursesShown(t, 1), beastsShown(t, 0)]).toEqual(['', 'leaden-hands', 'green-hunter*']);
  });
  plays({ seats: [{ beasts: 'green-hunter' }] }, (t) => t.asks(0, 'action', ['end']));
  plays({ tokens: { chalice: 1 }, seats: [{ beasts: 'green-hunter', resources: 'gold' }] }, (t) =>
    t.asks(0, 'action', ['end']),
  );
});

test('NRN-15.6: Bramble Fox takes one Wood when another player reserves a die', () => {
  expect(card('bramble-fox')).toBe('wood 1 -1 reaction');
  plays({ seats: [{ dice: '4', beasts: '' }, { beasts: 'bramble-fox' }] }, (t) => {
    t.answers(0, 'reserve 4').asks(1, 'react').answers(1, 'use bramble-fox').asks(0, 'action');
    expect(resourcesShown(t, 1)).toBe('wood');
  });
  plays({ seats: [{ dice: '4', beasts: 'bramble-fox' }] }, (t) => t.answers(0, 'reserve 4').asks(0, 'action'));
});

test('NRN-15.7: Crystal Spider takes one Iron when another player gathers Iron', () => {
  expect(card('crystal-spider')).toBe('iron 1 1 gather');
  plays({ tracker: 14, seats: [{ dice: '3' }, { beasts: 'crystal-spider' }] }, (t) => {
    t.answers(0, 'activate iron-mine 3').answers(1, 'use crystal-spider').asks(0, 'location');
    expect(resourcesShown(t, 1)).toBe('iron');
  });
});

test('NRN-15.8: Rust Beetle exhausts any one other Beast when it is summoned', () => {
  expect(card('rust-beetle')).toBe('iron 2 -1 summon');
  const seats = [{ dice: '3', hand: 'rust-beetle', beasts: 'dusk-owl' }, { beasts: 'gremlin' }];
  plays({ tracker: 14, seats }, (t) => {
    t.answers(0, 'activate iron-mine 3', 'use', 'choose summon').asks(0, 'react').answers(0, 'use rust-beetle');
    t.asks(0, 'exhaust', ['exhaust dusk-owl', 'exhaust gremlin']).answers(0, 'exhaust gremlin').asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('gremlin*');
  });
  plays({ tracker: 14, seats: [{ dice: '3', hand: 'rust-beetle' }] }, (t) =>
    t.answers(0, 'activate iron-mine 3', 'use', 'choose summon').asks(0, 'action'),
  );
});

test('NRN-15.9: Stone Basilisk is discarded to exhaust one or two Beasts', () => {
  expect(card('stone-basilisk')).toBe('iron 3 -1 discard');
  const seats = [{ beasts: 'stone-basilisk' }, { beasts: 'gremlin alligator dusk-owl' }];
  plays({ seats }, (t) => {
    t.answers(0, 'use stone-basilisk').asks(0, 'exhaust').refuses(0, 'done', 'NRN-13.14').answers(0, 'exhaust gremlin');
    t.asks(0, 'exhaust', ['done', 'exhaust alligator', 'exhaust dusk-owl']).refuses(0, 'exhaust gremlin', 'NRN-13.14');
    t.answers(0, 'exhaust dusk-owl').asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('gremlin* alligator dusk-owl*');
  });
  plays({ seats }, (t) => {
    t.answers(0, 'use stone-basilisk', 'exhaust gremlin', 'done').asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('gremlin* alligator dusk-owl');
  });
  plays({ seats: [{ beasts: 'stone-basilisk' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.10: Forge Salamander exchanges a Resource with the Supply', () => {
  expect(card('forge-salamander')).toBe('iron 2 1 action');
  plays({ seats: [{ beasts: 'forge-salamander', resources: 'gold' }] }, (t) => {
    t.answers(0, 'use forge-salamander', 'exchange gold knights').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('knights');
  });
  plays({ seats: [{ beasts: 'forge-salamander' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.11: Gremlin takes one Iron when another player equips an Heirloom', () => {
  expect(card('gremlin')).toBe('iron 2 -1 reaction');
  plays({ seats: [{ resources: 'wood archers' }, { beasts: 'gremlin' }] }, (t) => {
    t.answers(0, 'equip helm').asks(1, 'react').answers(1, 'use gremlin').asks(0, 'action');
    expect(resourcesShown(t, 1)).toBe('iron');
  });
  plays({ seats: [{ resources: 'wood archers', beasts: 'gremlin' }] }, (t) =>
    t.answers(0, 'equip helm').asks(0, 'action'),
  );
});

test('NRN-15.12: Anvil Tortoise refreshes one or two other own Beasts when it is summoned', () => {
  expect(card('anvil-tortoise')).toBe('iron 3 1 summon');
  const seats = [{ dice: '3', hand: 'anvil-tortoise', beasts: 'dusk-owl* gremlin* alligator*' }, { beasts: 'gazer*' }];
  plays({ tracker: 14, seats }, (t) => {
    t.answers(0, 'activate iron-mine 3', 'use', 'choose summon', 'use anvil-tortoise');
    t.asks(0, 'refresh', ['refresh alligator', 'refresh dusk-owl', 'refresh gremlin']).refuses(
      0,
      'refresh gazer',
      'NRN-13.14',
    );
    t.answers(0, 'refresh gremlin', 'refresh dusk-owl').asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('dusk-owl gremlin alligator* anvil-tortoise*');
  });
});

test('NRN-15.13: Gilded Serpent exchanges a Resource when its owner gathers Gold', () => {
  expect(card('gilded-serpent')).toBe('gold 2 1 gather');
  plays({ tracker: 14, seats: [{ dice: '5', beasts: 'gilded-serpent' }] }, (t) => {
    t.answers(0, 'activate warehouse 5')
      .asks(0, 'react')
      .answers(0, 'use gilded-serpent', 'exchange gold wood')
      .asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wood');
  });
});

test('NRN-15.14: Hoard Magpie takes one Gold when another player gathers Gold with the x2 bonus', () => {
  expect(card('hoard-magpie')).toBe('gold 2 -1 gather');
  plays({ tracker: 5, seats: [{ dice: '3' }, { beasts: 'hoard-magpie' }] }, (t) => {
    t.answers(0, 'activate market 3').asks(1, 'react').answers(1, 'use hoard-magpie').asks(0, 'location');
    expect([resourcesShown(t, 0), resourcesShown(t, 1)]).toEqual(['gold 2', 'gold']);
  });
  plays({ tracker: 12, seats: [{ dice: '3' }, { beasts: 'hoard-magpie' }] }, (t) =>
    t.answers(0, 'activate market 3').asks(0, 'location'),
  );
});

test('NRN-15.15: Legendary Griffin exhausts one Beast of every opponent when it is summoned', () => {
  expect(card('legendary-griffin')).toBe('gold 3 1 summon');
  const seats = [
    { dice: '5', hand: 'legendary-griffin' },
    { beasts: 'gremlin alligator' },
    { beasts: 'dusk-owl*' },
    { beasts: 'rune-toad moon-stag' },
  ];
  plays({ players: 4, tracker: 14, seats }, (t) => {
    t.answers(0, 'activate warehouse 5', 'use', 'choose summon', 'use legendary-griffin');
    t.asks(0, 'exhaust', ['exhaust alligator', 'exhaust gremlin']).answers(0, 'exhaust gremlin');
    t.asks(0, 'exhaust', ['exhaust moon-stag', 'exhaust rune-toad']).answers(0, 'exhaust moon-stag').asks(0, 'action');
    expect([1, 2, 3].map((seat) => beastsShown(t, seat))).toEqual([
      'gremlin* alligator',
      'dusk-owl*',
      'rune-toad moon-stag*',
    ]);
  });
});

test('NRN-15.16: Mountain Griffin is discarded so that nobody gets the x2 bonus in this round', () => {
  expect(card('mountain-griffin')).toBe('gold 2 1 discard');
  plays({ tracker: 22, seats: [{ dice: '1', beasts: 'mountain-griffin' }, { dice: '5' }] }, (t) => {
    t.answers(0, 'use mountain-griffin')
      .tells('rule', { rule: 'noDouble' })
      .answers(0, 'activate farm 1')
      .tells('gathered', { doubled: false });
    t.answers(0, 'decline', 'end').answers(1, 'activate warehouse 5').asks(1, 'location');
    expect([resourcesShown(t, 0), resourcesShown(t, 1)]).toEqual(['wood', 'gold']);
  });
  plays({ rules: 'noDouble', seats: [{ beasts: 'mountain-griffin' }] }, (t) =>
    t.refuses(0, 'use mountain-griffin', 'NRN-1.5').asks(0, 'action', ['end']),
  );
});

test('NRN-15.17: Market Imp turns a die into two different Resources, and the tracker stays', () => {
  expect(card('market-imp')).toBe('gold 1 -1 action');
  plays({ tracker: 3, seats: [{ beasts: 'market-imp', dice: '2 5' }] }, (t) => {
    t.answers(0, 'use market-imp')
      .asks(0, 'discardDie', ['discard 2', 'discard 5'])
      .refuses(0, 'discard 3', 'NRN-15.17')
      .answers(0, 'discard 5', 'take gold');
    t.asks(0, 'resource', ['take wood', 'take iron', 'take knights', 'take archers', 'take wizards'])
      .answers(0, 'take wood')
      .asks(0, 'action');
    expect([resourcesShown(t, 0), diceShown(t, 0), spotShown(t)]).toEqual(['wood gold', '2', 3]);
  });
  plays({ seats: [{ beasts: 'market-imp' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.18: Vault Hound discards a Curse aimed at its owner', () => {
  expect(card('vault-hound')).toBe('gold 2 -1 reaction');
  const seats = [{ dice: '2' }, { beasts: 'vault-hound' }, {}];
  plays({ players: 3, seats, curseDeck: 'dulled-senses' }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use', 'curse 2')
      .asks(1, 'react')
      .answers(1, 'use vault-hound')
      .tells('curseCancelled')
      .asks(0, 'action');
    expect([cursesShown(t, 1), shown(t).curses.discard]).toEqual(['', ['dulled-senses']]);
  });
  plays({ players: 3, seats }, (t) => t.answers(0, 'activate graveyard 2', 'use', 'curse 3').asks(0, 'action'));
});

test('NRN-15.19: War Destrier takes one more Knights when its owner gathers Knights', () => {
  expect(card('war-destrier')).toBe('knights 1 1 gather');
  plays({ tracker: 5, seats: [{ dice: '1', beasts: 'war-destrier' }] }, (t) => {
    t.answers(0, 'activate barracks 1').answers(0, 'use war-destrier').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('knights 2');
  });
});

test('NRN-15.20: Ironclad Rhino is discarded to remove an own Curse', () => {
  expect(card('ironclad-rhino')).toBe('knights 3 -1 discard');
  plays({ seats: [{ beasts: 'ironclad-rhino', curses: 'bloodthirst stolen-hour' }] }, (t) => {
    t.answers(0, 'use ironclad-rhino').asks(0, 'removeCurse').answers(0, 'discard bloodthirst').asks(0, 'action');
    expect(cursesShown(t, 0)).toBe('stolen-hour');
  });
  plays({ seats: [{ beasts: 'ironclad-rhino' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.21: Banner Wolf takes any Resource when it is summoned', () => {
  expect(card('banner-wolf')).toBe('knights 2 1 summon');
  plays({ tracker: 5, seats: [{ dice: '1', hand: 'banner-wolf' }] }, (t) => {
    t.answers(0, 'activate barracks 1', 'use', 'choose summon', 'use banner-wolf')
      .asks(0, 'resource')
      .answers(0, 'take gold')
      .asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('gold knights');
  });
});

test('NRN-15.22: Tourney Ram takes any Resource when another player completes a Quest', () => {
  expect(card('tourney-ram')).toBe('knights 1 -1 reaction');
  const seats = [{ equipped: 'helm', resources: 'wood 2 iron' }, { beasts: 'tourney-ram' }];
  plays({ quests: ['quest-i-01', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-01', 'decline')
      .asks(1, 'react')
      .answers(1, 'use tourney-ram', 'take gold')
      .asks(0, 'action');
    expect(resourcesShown(t, 1)).toBe('gold');
  });
});

test('NRN-15.23: Siege Ogre is discarded to bar the Location abilities of a District for the round', () => {
  expect(card('siege-ogre')).toBe('knights 3 -1 discard');
  plays({ barred: 'west', seats: [{ beasts: 'siege-ogre', dice: '1 3' }] }, (t) => {
    t.answers(0, 'use siege-ogre')
      .asks(0, 'district', ['district north', 'district east', 'district south'])
      .refuses(0, 'district west', 'NRN-15.23');
    t.answers(0, 'district east')
      .answers(0, 'activate market 3')
      .asks(0, 'action')
      .answers(0, 'activate farm 1')
      .asks(0, 'location');
    expect(shown(t).barred).toEqual(['east', 'west']);
  });
  plays({ barred: 'north east south west', seats: [{ beasts: 'siege-ogre' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.24: Pennant Hound refreshes one other own Beast', () => {
  expect(card('pennant-hound')).toBe('knights 1 1 action');
  plays({ seats: [{ beasts: 'pennant-hound gremlin* alligator*' }, { beasts: 'dusk-owl*' }] }, (t) => {
    t.answers(0, 'use pennant-hound')
      .asks(0, 'refresh', ['refresh alligator', 'refresh gremlin'])
      .answers(0, 'refresh alligator')
      .asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('pennant-hound* gremlin* alligator');
  });
  plays({ seats: [{ beasts: 'pennant-hound' }, { beasts: 'dusk-owl*' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.25: Gazer is discarded so that no special abilities of Beasts work in this round; arrows still do', () => {
  expect(card('gazer')).toBe('archers 2 1 discard');
  plays(
    { seats: [{ beasts: 'gazer forge-salamander', resources: 'wood', dice: '2' }, { beasts: 'bramble-fox' }] },
    (t) => {
      t.answers(0, 'use gazer')
        .tells('rule', { rule: 'noBeastSpecials' })
        .refuses(0, 'use forge-salamander', 'NRN-15.25');
      t.answers(0, 'arrow forge-salamander 2', 'reserve 3').asks(0, 'action');
    },
  );
});

test('NRN-15.26: Moon Stag takes one Archers when another player gathers Archers', () => {
  expect(card('moon-stag')).toBe('archers 1 -1 gather');
  plays({ tracker: 3, seats: [{ dice: '2' }, { beasts: 'moon-stag' }] }, (t) => {
    t.answers(0, 'activate graveyard 2').answers(1, 'use moon-stag').asks(0, 'location');
    expect(resourcesShown(t, 1)).toBe('archers');
  });
});

test('NRN-15.27: Dusk Owl searches the Beast Deck', () => {
  expect(card('dusk-owl')).toBe('archers 1 1 action');
  plays({ deck: 'gazer gremlin sky-ray', seats: [{ beasts: 'dusk-owl' }] }, (t) => {
    t.answers(0, 'use dusk-owl').asks(0, 'keep').answers(0, 'keep sky-ray').asks(0, 'action');
    expect(handShown(t, 0)).toBe('sky-ray');
  });
  plays({ rest: 'aside', seats: [{ beasts: 'dusk-owl' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.28: Thorn Viper exhausts a Beast that another player summons', () => {
  expect(card('thorn-viper')).toBe('archers 2 -1 reaction');
  plays({ tracker: 5, seats: [{ dice: '1', hand: 'war-destrier' }, { beasts: 'thorn-viper' }] }, (t) => {
    t.answers(0, 'activate barracks 1', 'use', 'choose summon')
      .asks(1, 'react')
      .answers(1, 'use thorn-viper')
      .asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('war-destrier*');
  });
});

test('NRN-15.29: Sky Ray rolls a die and reserves it when it is summoned', () => {
  expect(card('sky-ray')).toBe('archers 3 1 summon');
  plays({ tracker: 5, seats: [{ dice: '1', hand: 'sky-ray' }] }, (t) => {
    t.answers(0, 'activate watchtower 1', 'use', 'choose summon', 'use sky-ray')
      .tells('reserved', { rolled: true })
      .asks(0, 'action');
    expect(seatShown(t, 0).reserved).not.toBeNull();
  });
  plays({ tracker: 5, seats: [{ dice: '1', hand: 'sky-ray', curses: 'stolen-hour' }] }, (t) =>
    t.answers(0, 'activate watchtower 1', 'use', 'choose summon').asks(0, 'action'),
  );
});

test('NRN-15.30: Rune Toad takes one more Wizards when its owner gathers Wizards', () => {
  expect(card('rune-toad')).toBe('wizards 1 -1 gather');
  plays({ tracker: 5, seats: [{ dice: '2', beasts: 'rune-toad' }] }, (t) => {
    t.answers(0, 'activate mage-tower 2').answers(0, 'use rune-toad').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wizards 2');
  });
});

test('NRN-15.31: Mirror Sphinx is discarded to set one die in the Treasury to any result', () => {
  expect(card('mirror-sphinx')).toBe('wizards 3 1 discard');
  plays({ seats: [{ beasts: 'mirror-sphinx', dice: '2 5' }] }, (t) => {
    t.answers(0, 'use mirror-sphinx').refuses(0, 'change 3 4', 'NRN-15.31').answers(0, 'change 5 1').asks(0, 'action');
    expect(diceShown(t, 0)).toBe('1 2');
  });
  plays({ seats: [{ beasts: 'mirror-sphinx' }] }, (t) => t.asks(0, 'action', ['end']));
});

test('NRN-15.32: Grave Wisp gives a Curse when it is summoned', () => {
  expect(card('grave-wisp')).toBe('wizards 2 -1 summon');
  plays({ tracker: 5, curseDeck: 'broken-oath', seats: [{ dice: '2', hand: 'grave-wisp' }] }, (t) => {
    t.answers(0, 'activate mage-tower 2', 'use', 'choose summon', 'use grave-wisp').asks(0, 'action');
    expect(cursesShown(t, 1)).toBe('broken-oath');
  });
});

test('NRN-15.33: Chalice Unicorn removes an own Curse for one Wizards', () => {
  expect(card('chalice-unicorn')).toBe('wizards 2 1 action');
  plays({ seats: [{ beasts: 'chalice-unicorn', resources: 'wizards wood', curses: 'bloodthirst' }] }, (t) => {
    t.answers(0, 'use chalice-unicorn').asks(0, 'action');
    expect([cursesShown(t, 0), resourcesShown(t, 0)]).toEqual(['', 'wood']);
  });
});

test('NRN-15.34: Hex Raven takes any Resource when anyone activates the Graveyard', () => {
  expect(card('hex-raven')).toBe('wizards 2 -1 reaction');
  plays({ seats: [{ dice: '2 4', beasts: 'hex-raven' }] }, (t) => {
    t.answers(0, 'activate monastery 4', 'decline', 'activate graveyard 2').asks(0, 'react', [
      'use hex-raven',
      ...PASSES,
    ]);
    t.answers(0, 'use hex-raven', 'take gold').asks(0, 'location');
    expect(resourcesShown(t, 0)).toContain('gold');
  });
});
