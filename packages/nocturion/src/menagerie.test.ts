import { expect, test } from 'vitest';
import { editionWithBeast, plays } from './testing/position.ts';
import { beastsShown, diceShown, resourcesShown, shown, stockedShown } from './testing/shown.ts';

test('NRN-13.1, NRN-13.1a: a Beast with an Exhausted token is exhausted and cannot be used for anything', () => {
  plays({ seats: [{ dice: '2', beasts: 'forge-salamander* dusk-owl', resources: 'wood' }] }, (t) => {
    expect(beastsShown(t, 0)).toBe('forge-salamander* dusk-owl');
    t.refuses(0, 'use forge-salamander', 'NRN-13.1a').refuses(0, 'arrow forge-salamander 2', 'NRN-13.1a');
    t.refuses(0, 'arrow gremlin 2', 'NRN-13.1a').asks(0, 'action');
  });
});

test('NRN-13.2: a use exhausts the Beast and gives either its arrow or its ability', () => {
  const seats = [{ dice: '2', beasts: 'forge-salamander', resources: 'wood' }];
  plays({ seats }, (t) => {
    t.answers(0, 'arrow forge-salamander 2').asks(0, 'action');
    expect([beastsShown(t, 0), diceShown(t, 0), resourcesShown(t, 0)]).toEqual(['forge-salamander*', '3', 'wood']);
  });
  plays({ seats }, (t) => {
    t.answers(0, 'use forge-salamander', 'exchange wood gold').asks(0, 'action');
    expect([beastsShown(t, 0), diceShown(t, 0), resourcesShown(t, 0)]).toEqual(['forge-salamander*', '2', 'gold']);
  });
});

test('NRN-13.3: an arrow changes one die in the own Treasury by 1 in its direction, in the own turn', () => {
  plays(
    {
      seats: [
        { dice: '2 5', beasts: 'gremlin dusk-owl' },
        { dice: '3', beasts: 'pennant-hound' },
      ],
    },
    (t) => {
      t.refuses(1, 'arrow pennant-hound 3', 'NRN-6.2').answers(0, 'arrow gremlin 5', 'arrow dusk-owl 2');
      expect(diceShown(t, 0)).toBe('3 4');
      t.asks(0, 'action');
    },
  );
  // Of two equal dice it is all the same which one.
  plays(
    { placed: { graveyard: 2, 'mage-tower': 4, monastery: 2 }, seats: [{ dice: '2 2', beasts: 'gremlin' }] },
    (t) => {
      t.asks(0, 'action', ['end', 'reserve 2', 'arrow gremlin 2']).answers(0, 'arrow gremlin 2').asks(0, 'action');
      expect(diceShown(t, 0)).toBe('1 2');
    },
  );
});

test('NRN-13.4: no result goes above 6 or below 1', () => {
  plays({ seats: [{ dice: '1 6', beasts: 'gremlin dusk-owl' }] }, (t) => {
    t.refuses(0, 'arrow gremlin 1', 'NRN-13.4').refuses(0, 'arrow dusk-owl 6', 'NRN-13.4');
    t.answers(0, 'arrow gremlin 6', 'arrow dusk-owl 1').asks(0, 'action');
    expect(diceShown(t, 0)).toBe('2 5');
  });
});

test('NRN-13.5: several Beasts may change the same die', () => {
  plays({ seats: [{ dice: '1', beasts: 'dusk-owl gazer green-hunter' }] }, (t) => {
    t.asks(0, 'react')
      .answers(0, 'pass turn')
      .answers(0, 'arrow dusk-owl 1', 'arrow gazer 2', 'arrow green-hunter 3')
      .asks(0, 'action');
    expect(diceShown(t, 0)).toBe('4');
  });
});

test('NRN-13.6: only dice in the own Treasury are changed', () => {
  plays({ placed: { farm: 5 }, seats: [{ dice: '2', reserved: 3, beasts: 'dusk-owl' }, { dice: '4' }] }, (t) => {
    for (const die of [3, 4, 5]) t.refuses(0, `arrow dusk-owl ${die}`, 'NRN-13.6');
    t.asks(0, 'action');
  });
});

test('NRN-13.7: Exhaust abilities are actions of the own turn', () => {
  plays({ seats: [{ dice: '2' }, { beasts: 'forge-salamander hex-raven', resources: 'wood' }] }, (t) => {
    t.answers(0, 'activate graveyard 2').asks(1, 'react').refuses(1, 'use forge-salamander', 'NRN-14.8');
    t.answers(1, 'pass').answers(0, 'decline', 'end').answers(1, 'use forge-salamander').asks(1, 'exchange');
  });
});

test('NRN-13.8: a Gather ability is used when the named Resource was gathered by the named player', () => {
  const seats = [{ dice: '3 5', beasts: 'crystal-spider' }, { beasts: 'moon-stag' }];
  plays({ tracker: 14, seats }, (t) => {
    // Iron by its own owner, then Gold: neither is "another player gathers Iron".
    t.answers(0, 'activate iron-mine 3')
      .asks(0, 'location')
      .answers(0, 'decline', 'activate warehouse 5')
      .asks(0, 'location');
  });
  plays({ tracker: 14, seats: [{ dice: '3' }, { beasts: 'crystal-spider' }] }, (t) =>
    t.answers(0, 'activate iron-mine 3').asks(1, 'react').answers(1, 'use crystal-spider').asks(0, 'location'),
  );
});

test('NRN-13.9: a Reaction ability is used in the window of its event, also in turns of others', () => {
  plays({ seats: [{ dice: '4' }, { beasts: 'bramble-fox' }] }, (t) => {
    t.answers(0, 'reserve 4').asks(1, 'react').answers(1, 'use bramble-fox').asks(0, 'action');
    expect([resourcesShown(t, 1), beastsShown(t, 1)]).toEqual(['wood', 'bramble-fox*']);
  });
});

test('NRN-13.10: a Summon ability may be used once, when that Beast is summoned, and exhausts it', () => {
  plays({ tracker: 5, seats: [{ dice: '1', hand: 'banner-wolf', beasts: 'sky-ray' }] }, (t) => {
    t.answers(0, 'activate barracks 1', 'use', 'choose summon').asks(0, 'react', [
      'use banner-wolf',
      'pass',
      'pass turn',
      'pass round',
    ]);
    t.answers(0, 'use banner-wolf', 'take gold').asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('sky-ray banner-wolf*');
  });
  plays({ tracker: 5, seats: [{ beasts: 'banner-wolf' }] }, (t) =>
    t.refuses(0, 'use banner-wolf', 'NRN-14.8').asks(0, 'action'),
  );
});

test('NRN-13.11: a Discard ability costs the Beast itself, and an exhausted one cannot be discarded', () => {
  plays({ seats: [{ beasts: 'moss-bear' }] }, (t) => {
    t.asks(0, 'react').answers(0, 'use moss-bear', 'take gold').asks(0, 'action');
    expect([beastsShown(t, 0), shown(t).beasts.discard, resourcesShown(t, 0)]).toEqual(['', ['moss-bear'], 'gold']);
  });
  plays({ seats: [{ beasts: 'moss-bear*' }] }, (t) => t.refuses(0, 'use moss-bear', 'NRN-13.1a').asks(0, 'action'));
});

test('NRN-13.12: a Discard ability is used as an action and in any window, also in turns of others', () => {
  plays({ seats: [{ beasts: 'moss-bear' }] }, (t) =>
    t
      .asks(0, 'react')
      .answers(0, 'pass')
      .asks(0, 'action', ['end', 'use moss-bear'])
      .answers(0, 'use moss-bear')
      .asks(0, 'resource'),
  );
  plays({ seats: [{ dice: '4' }, { beasts: 'moss-bear' }] }, (t) => {
    // Turn start, reserved, turn end.
    t.asks(1, 'react').answers(1, 'pass').answers(0, 'reserve 4').asks(1, 'react').answers(1, 'pass').answers(0, 'end');
    t.asks(1, 'react').answers(1, 'use moss-bear').asks(1, 'resource');
  });
});

test('NRN-13.13: a Beast discarded for a rule of the round lies in the Supply until the Refresh Phase and binds its owner too', () => {
  plays({ tracker: 22, seats: [{ dice: '1', beasts: 'mountain-griffin' }, {}] }, (t) => {
    t.asks(0, 'react').answers(0, 'use mountain-griffin');
    expect(shown(t)).toMatchObject({ rules: ['noDouble'], beasts: { aside: ['mountain-griffin'], discard: [] } });
    t.answers(0, 'activate farm 1')
      .tells('gathered', { doubled: false })
      .answers(0, 'decline', 'end')
      .answers(1, 'end');
    expect(shown(t)).toMatchObject({ rules: [], beasts: { aside: [], discard: ['mountain-griffin'] } });
    t.asks(1, 'die');
  });
});

test('NRN-13.14: only active Beasts in play are exhausted and only exhausted ones refreshed', () => {
  const seats = [{ dice: '3', beasts: 'gremlin dusk-owl*', hand: 'gazer' }, { beasts: 'alligator sky-ray*' }];
  plays({ seats }, (t) => {
    t.answers(0, 'activate beast-pits 3', 'use', 'choose refresh').asks(0, 'refresh', [
      'refresh dusk-owl',
      'refresh sky-ray',
    ]);
    for (const beast of ['gremlin', 'gazer']) t.refuses(0, `refresh ${beast}`, 'NRN-13.14');
    t.answers(0, 'refresh sky-ray').asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('alligator sky-ray');
  });
});

test('NRN-13.15: a Beast refreshed in the round is used again', () => {
  plays({ seats: [{ dice: '2', beasts: 'pennant-hound dusk-owl' }] }, (t) => {
    t.answers(0, 'arrow dusk-owl 2', 'use pennant-hound').asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('pennant-hound* dusk-owl');
    t.answers(0, 'arrow dusk-owl 3').asks(0, 'action');
    expect(diceShown(t, 0)).toBe('4');
  });
});

test('NRN-13.16: a rule of the round holds at once, for an activation under way too, and what has been done stands', () => {
  // Siege Ogre in the window "gathered": the token is kept, Step 4 is left out.
  plays({ tracker: 5, seats: [{ dice: '3' }, { beasts: 'siege-ogre' }] }, (t) => {
    t.asks(1, 'react')
      .answers(1, 'pass')
      .answers(0, 'activate iron-mine 3')
      .asks(1, 'react')
      .answers(1, 'pass')
      .asks(1, 'react');
    expect(resourcesShown(t, 0)).toBe('iron 2');
    t.answers(1, 'use siege-ogre', 'district east').asks(0, 'action');
  });
  // Mountain Griffin in the window "activated": no bonus for this very activation.
  plays({ tracker: 5, seats: [{ dice: '3' }, { beasts: 'mountain-griffin' }] }, (t) => {
    t.answers(1, 'pass').answers(0, 'activate iron-mine 3').answers(1, 'use mountain-griffin').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('iron');
    expect(stockedShown(t)).toContain('graveyard');
  });
});

test('NRN-13.17: a Beast uses an ability that refreshes at most once a turn', () => {
  const edition = editionWithBeast('dusk-owl', {
    trigger: { kind: 'action' },
    cost: [{ op: 'exhaustSelf' }],
    effect: [{ op: 'refresh', min: 1, max: 1, scope: 'ownOthers' }],
  });
  plays({ edition, seats: [{ beasts: 'pennant-hound dusk-owl*' }] }, (t) => {
    t.answers(0, 'use pennant-hound', 'use dusk-owl');
    expect(beastsShown(t, 0)).toBe('pennant-hound dusk-owl*');
    t.refuses(0, 'use pennant-hound', 'NRN-13.17').asks(0, 'action', ['end']);
  });
});
