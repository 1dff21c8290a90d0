import { expect, test } from 'vitest';
import { plays } from './testing/position.ts';
import { prestigeShown, resourcesShown, seatShown } from './testing/shown.ts';

test('NRN-8.1: the Resources on an own Heirloom are discarded and it is put on its Armor Stand', () => {
  plays({ seats: [{ resources: 'wood archers gold' }] }, (t) => {
    t.refuses(0, 'equip torso', 'NRN-8.1').answers(0, 'equip helm');
    expect([seatShown(t, 0).equipped, resourcesShown(t, 0)]).toEqual([['helm'], 'gold']);
    t.asks(0, 'action').refuses(1, 'equip helm', 'NRN-6.2');
  });
});

test('NRN-8.1a: Helm, Greaves and Torso are equipped in any order, several in one turn', () => {
  plays({ seats: [{ resources: 'wood 2 archers 2 gold 2 wizards iron knights' }] }, (t) => {
    t.answers(0, 'equip torso', 'equip greaves', 'equip helm');
    expect(seatShown(t, 0).equipped).toEqual(['helm', 'greaves', 'torso']);
    t.asks(0, 'action');
  });
});

test('NRN-8.2: the Prestige of an Heirloom is gained, also when it was equipped without cost', () => {
  plays({ seats: [{ resources: 'wood archers' }] }, (t) => {
    t.answers(0, 'equip helm').tells('equipped', { prestige: 1 });
    expect(prestigeShown(t, 0)).toBe(1);
    t.asks(0, 'action');
  });
  plays({ quests: ['quest-i-04', '', ''], seats: [{ equipped: 'helm', resources: 'iron 2 gold' }] }, (t) => {
    t.answers(0, 'quest quest-i-04', 'use', 'equip torso');
    expect([prestigeShown(t, 0), resourcesShown(t, 0)]).toEqual([1 + 3, '']);
    t.asks(0, 'action');
  });
});

test('NRN-8.3: an equipped Heirloom stays and is not equipped again', () => {
  plays({ seats: [{ equipped: 'helm', resources: 'wood archers' }] }, (t) => {
    t.refuses(0, 'equip helm', 'NRN-8.3').answers(0, 'end').answers(1, 'end');
    expect(seatShown(t, 0).equipped).toEqual(['helm']);
    t.asks(1, 'die');
  });
});

test('NRN-8.4: with so many Heirlooms Quests of that level and below are completed', () => {
  const quests = ['quest-i-08', 'quest-ii-10', 'quest-iii-07'];
  const resources = 'wood 2 iron 2 gold 2 knights 2';
  plays({ quests, seats: [{ equipped: 'helm torso', resources }] }, (t) => {
    t.refuses(0, 'quest quest-iii-07', 'NRN-18.1').asks(0, 'action', [
      'end',
      'equip greaves',
      'quest quest-i-08',
      'quest quest-ii-10',
    ]);
  });
});

test('NRN-8.5: with n Heirlooms all abilities of levels 1 to n are unlocked at once', () => {
  plays(
    {
      players: 3,
      active: 2,
      seats: [{}, {}, { resources: 'gold wizards wood iron archers knights 2', beasts: 'gremlin' }],
    },
    (t) => {
      t.refuses(2, 'ability 1', 'NRN-8.5').answers(2, 'equip helm').refuses(2, 'ability 2', 'NRN-8.5');
      t.asks(2, 'action', ['end', 'equip greaves', 'ability 1']).answers(2, 'equip greaves');
      t.asks(2, 'action', ['end', 'ability 1', 'ability 2']);
    },
  );
});

test('NRN-8.6, NRN-8.6a: an Exhaust ability puts the one token on the Player Board, so one of them is used in a round', () => {
  const seats = [{}, {}, { equipped: 'helm greaves', resources: 'knights 2', beasts: 'gremlin' }];
  plays({ players: 3, active: 2, seats }, (t) => {
    t.answers(2, 'ability 1');
    expect(seatShown(t, 2).spent).toBe(true);
    for (const text of ['ability 1', 'ability 2']) t.refuses(2, text, 'NRN-8.6a');
    t.asks(2, 'action', ['end']);
  });
});

test('NRN-8.7: a house ability with the Exhaust mark is used in the own turn only', () => {
  plays(
    { active: 0, seats: [{ dice: '2' }, { equipped: 'helm greaves', resources: 'wood', beasts: 'hex-raven' }] },
    (t) => {
      t.answers(0, 'activate graveyard 2').asks(1, 'react', ['use hex-raven', 'pass', 'pass turn', 'pass round']);
      t.refuses(1, 'ability 2', 'NRN-14.4').answers(1, 'pass').asks(0, 'location');
    },
  );
  plays({ players: 3, active: 2, seats: [{}, {}, { equipped: 'helm greaves' }] }, (t) =>
    t.refuses(2, 'ability 3', 'NRN-8.7').asks(2, 'action'),
  );
});

test('NRN-8.8: an ability tied to a moment works for its owner alone, and nobody may react to the moment', () => {
  const seats = [{ dice: '3' }, { beasts: 'moss-bear' }, {}, { equipped: 'helm', dice: '3' }];
  plays({ players: 4, tracker: 5, empty: 'market iron-mine', seats }, (t) => {
    t.answers(1, 'pass').answers(0, 'activate market 3').asks(1, 'react').answers(1, 'pass');
    // House Thornvale has no such ability, and Brightwater has it for its own activations.
    t.asks(0, 'action').answers(0, 'end').answers(1, 'pass', 'pass').answers(1, 'end', 'pass').answers(1, 'pass');
    t.answers(2, 'end')
      .answers(1, 'pass', 'pass')
      .answers(3, 'activate iron-mine 3')
      .asks(1, 'react')
      .answers(1, 'pass');
    // Between the windows "activated" and "gathered" nobody else is asked.
    t.asks(3, 'houseMoment').answers(3, 'use').asks(1, 'react').answers(1, 'pass').asks(3, 'location');
  });
});
