import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { EVENTS } from './box.ts';
import { nocturion } from './game.ts';
import { editionWithBeast, newGame, plays } from './testing/position.ts';
import { beastsShown, resourcesShown, seatShown, shown } from './testing/shown.ts';

const PASSES = ['pass', 'pass turn', 'pass round'];

test('NRN-14.1: windows open at turn start, activated, gathered, reserved, summoned, equipped, questCompleted, curseIncoming and turn end', () => {
  expect(EVENTS).toEqual([
    'turnStart',
    'activated',
    'gathered',
    'reserved',
    'summoned',
    'equipped',
    'questCompleted',
    'curseIncoming',
    'turnEnd',
  ]);
  const opened = (t: { answers(seat: number, text: string): unknown }): void => void t.answers(1, 'pass');
  const seats = [
    { dice: '1 2', equipped: 'helm', resources: 'iron 3 gold 2 knights 2', hand: 'banner-wolf' },
    { beasts: 'moss-bear' },
  ];
  plays({ tracker: 12, quests: ['quest-i-08', '', ''], seats }, (t) => {
    t.asks(1, 'react');
    opened(t);
    t.answers(0, 'activate barracks 1').asks(1, 'react');
    opened(t);
    t.asks(1, 'react');
    opened(t);
    t.answers(0, 'use', 'choose summon').asks(0, 'react').answers(0, 'pass').asks(1, 'react');
    opened(t);
    t.answers(0, 'equip greaves').asks(1, 'react');
    opened(t);
    t.answers(0, 'quest quest-i-08', 'decline').asks(1, 'react');
    opened(t);
    t.answers(0, 'activate graveyard 2').asks(1, 'react');
    opened(t);
    t.asks(1, 'react');
    opened(t);
    t.answers(0, 'use').asks(1, 'react');
    opened(t);
    t.answers(0, 'end').asks(1, 'react');
  });
  plays({ seats: [{ dice: '1' }, { beasts: 'moss-bear' }] }, (t) =>
    t.answers(1, 'pass').answers(0, 'reserve 1').asks(1, 'react'),
  );
});

test('NRN-14.2: in a window the active player is asked first, then the others clockwise', () => {
  const seats = [{ beasts: 'moss-bear' }, { dice: '1', beasts: 'gazer' }, { beasts: 'siege-ogre' }];
  plays({ players: 3, active: 1, seats }, (t) =>
    t
      .asks(1, 'react')
      .answers(1, 'pass')
      .asks(2, 'react')
      .answers(2, 'pass')
      .asks(0, 'react')
      .answers(0, 'pass')
      .asks(1, 'action'),
  );
});

test('NRN-14.3: each player is asked once and may use any number of Beasts; a closed window does not reopen', () => {
  plays({ players: 3, seats: [{}, { beasts: 'moss-bear siege-ogre' }, { beasts: 'stone-basilisk' }] }, (t) => {
    t.asks(1, 'react')
      .answers(1, 'use moss-bear', 'take gold')
      .asks(1, 'react', ['use siege-ogre', ...PASSES])
      .answers(1, 'use siege-ogre', 'district north');
    // Nothing is left to exhaust, and nobody is asked again.
    t.asks(0, 'action');
  });
  plays({ seats: [{ beasts: 'moss-bear' }, { beasts: 'stone-basilisk' }] }, (t) => {
    t.answers(0, 'pass').asks(1, 'react').answers(1, 'use stone-basilisk').asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('moss-bear*');
  });
});

test('NRN-14.4: every use is optional and passing costs nothing', () => {
  plays({ seats: [{ dice: '4' }, { beasts: 'bramble-fox' }] }, (t) => {
    t.answers(0, 'reserve 4')
      .asks(1, 'react', ['use bramble-fox', ...PASSES])
      .answers(1, 'pass')
      .asks(0, 'action');
    expect([beastsShown(t, 1), resourcesShown(t, 1)]).toEqual(['bramble-fox', '']);
  });
});

test('NRN-14.5: each ability is resolved before the next, and usability is checked at that moment', () => {
  const seats = [{ dice: '4', beasts: 'stone-basilisk' }, { beasts: 'bramble-fox' }];
  plays({ seats }, (t) => {
    t.answers(0, 'pass').answers(0, 'reserve 4').asks(0, 'react').answers(0, 'use stone-basilisk');
    // The fox was exhausted before its owner could be asked.
    t.asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('bramble-fox*');
  });
});

test('NRN-14.6: a window opened while another is open is finished first', () => {
  // Sky Ray, summoned, rolls and reserves: the fox reacts before the viper may react to the summoning.
  const seats = [{ dice: '6', hand: 'sky-ray' }, { beasts: 'bramble-fox thorn-viper' }];
  plays({ tracker: 6, seats }, (t) => {
    t.answers(0, 'activate watchtower 6', 'use', 'choose summon').asks(0, 'react').answers(0, 'use sky-ray');
    t.asks(1, 'react', ['use bramble-fox', ...PASSES])
      .answers(1, 'use bramble-fox')
      .asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('sky-ray*');
  });
});

test('NRN-14.7: a Beast is used at most once for the same event, also if refreshed meanwhile', () => {
  const edition = editionWithBeast('gazer', {
    trigger: { kind: 'discard' },
    cost: [{ op: 'discardSelf' }],
    effect: [{ op: 'refresh', min: 1, max: 1, scope: 'ownOthers' }],
  });
  plays({ edition, seats: [{ dice: '2', beasts: 'hex-raven gazer' }] }, (t) => {
    t.answers(0, 'activate graveyard 2').asks(0, 'react', ['use hex-raven', ...PASSES]);
    t.answers(0, 'use hex-raven', 'take gold')
      .asks(0, 'react', ['use gazer', ...PASSES])
      .answers(0, 'use gazer');
    // The raven is active again, and yet the window has nothing left for it; the next one is that of the token gathered.
    expect(beastsShown(t, 0)).toBe('hex-raven');
    t.asks(0, 'location');
  });
});

test('NRN-14.8: in a window only abilities of its event and Discard abilities are usable', () => {
  const seats = [
    { dice: '2 4' },
    {
      dice: '3',
      equipped: 'helm greaves',
      resources: 'wood',
      beasts: 'hex-raven forge-salamander moss-bear bramble-fox',
    },
  ];
  plays({ seats }, (t) => {
    t.answers(1, 'pass')
      .answers(0, 'activate graveyard 2')
      .asks(1, 'react', ['use hex-raven', 'use moss-bear', ...PASSES]);
    t.refuses(1, 'use bramble-fox', 'NRN-14.8').refuses(1, 'use forge-salamander', 'NRN-14.8');
    t.refuses(1, 'arrow hex-raven 3', 'NRN-14.4').refuses(1, 'ability 2', 'NRN-14.4').asks(1, 'react');
  });
});

test('NRN-14.9: a player without a usable Beast is not asked', () => {
  plays({ seats: [{ dice: '2' }, { beasts: 'gremlin alligator hatchling-dragon moss-bear*' }] }, (t) =>
    t.answers(0, 'activate graveyard 2').asks(0, 'location'),
  );
});

test('NRN-14.9a: a player may pass in advance for the rest of a turn or round', () => {
  const seats = [{ dice: '2 4' }, { beasts: 'moss-bear' }];
  plays({ seats }, (t) => {
    t.answers(1, 'pass turn').tells('passed', { until: 'turn' });
    expect(seatShown(t, 1).passed).toBe('turn');
    t.answers(0, 'activate graveyard 2', 'decline').answers(0, 'end').asks(1, 'react');
  });
  plays({ seats: [{ dice: '2' }, { beasts: 'moss-bear' }] }, (t) => {
    t.answers(1, 'pass round').tells('passed', { until: 'round' });
    t.answers(0, 'activate graveyard 2', 'decline').answers(0, 'end').asks(1, 'action').answers(1, 'end');
    expect(seatShown(t, 1).passed).toBeNull();
    t.asks(1, 'die')
      .answers(1, `die ${shown(t).pool[0]}`)
      .asks(1, 'react');
  });
});

test('NRN-14.9b: a player who has no time left can be passed for in any window', () => {
  const gains: string[] = [];
  let windows = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const state = newGame(4, seed);
    const random = rngFrom(seed);
    for (let decision = nocturion.pending(state); decision !== null; decision = nocturion.pending(state)) {
      if (decision.question === 'react') {
        windows += 1;
        const passed = nocturion.copy(state);
        nocturion.apply(passed, nocturion.read(state, 'pass') ?? Number.NaN);
        const own = JSON.stringify(state.treasury[decision.seat]);
        if (JSON.stringify(passed.treasury[decision.seat]) !== own) gains.push(own);
      }
      nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
    }
  }
  expect(gains).toEqual([]);
  expect(windows).toBeGreaterThan(10);
});

test('NRN-14.10: no windows open in the Acquisition and Refresh Phases', () => {
  const seats = [
    { dice: '2 3', reserved: 1, resources: 'wood 5 iron 3', hand: 'gremlin gazer dusk-owl alligator' },
    { beasts: 'moss-bear' },
  ];
  plays({ seats, tracker: 2 }, (t) => {
    t.answers(1, 'pass round')
      .answers(0, 'end')
      .answers(1, 'end')
      .asks(0, 'limitResources')
      .answers(0, 'discard wood', 'discard iron');
    t.asks(0, 'limitHand').answers(0, 'discard gazer').asks(0, 'resource').answers(0, 'take gold').asks(1, 'die');
    t.answers(1, `die ${shown(t).pool[0]}`)
      .asks(0, 'resource')
      .answers(0, 'take gold')
      .asks(1, 'react');
  });
});

test('NRN-14.11: the player whose turn it is comes first, also when the ability of another opened the window', () => {
  const edition = editionWithBeast('hex-raven', {
    trigger: { kind: 'reaction', event: 'activated', by: 'any', location: 'graveyard' },
    cost: [{ op: 'exhaustSelf' }],
    effect: [{ op: 'rollReserve' }],
  });
  const seats = [{ dice: '2', beasts: 'bramble-fox' }, { beasts: 'hex-raven' }, { beasts: 'moss-bear' }];
  plays({ players: 3, edition, seats }, (t) => {
    t.answers(2, 'pass').answers(0, 'activate graveyard 2').asks(1, 'react').answers(1, 'use hex-raven');
    t.asks(0, 'react', ['use bramble-fox', ...PASSES])
      .answers(0, 'use bramble-fox')
      .asks(2, 'react')
      .answers(2, 'pass');
    // Then the window of the activation goes on.
    t.asks(2, 'react').answers(2, 'pass').asks(2, 'react').answers(2, 'pass').asks(0, 'location');
  });
});
