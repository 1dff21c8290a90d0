import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { type NocturionProspect, prospect } from './prospect.ts';
import { type Position, position } from './testing/position.ts';

const of = (told: Position, text: string): NocturionProspect => {
  const found = prospect(position(told), text);
  if (found === null) throw new Error(`${text} is no answer`);
  return found;
};

const typesIn = ({ events }: NocturionProspect): readonly string[] => events.map(({ type }) => type);

test('an activation is told step by step: tracker, what is replenished, what is gathered and doubled', () => {
  // From Spring wood the next gold lies two spots on. The East has the x2, and the West is replenished.
  const found = of({ tracker: 7, empty: 'graveyard mage-tower', seats: [{ dice: '3' }] }, 'activate market 3');
  expect(typesIn(found)).toEqual(['activated', 'tracker', 'replenished', 'replenished', 'gathered']);
  expect(found.events[1]).toMatchObject({ spot: 9, season: 'spring' });
  expect(found.events[4]).toMatchObject({ resource: 'gold', doubled: true });
  expect(found.gains).toEqual({ gold: 2 });
  expect(found.offers, 'the Market exchanges').toEqual(['location']);
});

test('who could react is told with the Beast, and that the table goes on as if nobody did', () => {
  const state = position({ tracker: 7, seats: [{ dice: '3' }, { beasts: 'hoard-magpie moss-bear' }] });
  nocturion.apply(state, nocturion.read(state, 'pass') as number);
  const found = prospect(state, 'activate market 3');
  expect(found?.reactions).toEqual([
    { seat: 1, beast: 'moss-bear' },
    { seat: 1, beast: 'hoard-magpie' },
  ]);
  expect(found?.gains).toEqual({ gold: 2 });
});

test('a Quest that can be completed afterwards is told, one that could be before is not', () => {
  const told: Position = {
    tracker: 7,
    quests: ['quest-i-05 quest-i-01', '', ''],
    seats: [{ dice: '3', equipped: 'helm', resources: 'wood 2 iron' }],
  };
  expect(nocturion.read(position(told), 'quest quest-i-01'), 'one is open already').not.toBeNull();
  expect(of(told, 'activate market 3').quests).toEqual(['quest-i-05']);
});

test('what is held already is no gain, and what is paid is a loss', () => {
  const found = of({ tracker: 7, seats: [{ dice: '3', resources: 'gold 2 wood' }] }, 'activate market 3');
  expect(found.gains).toEqual({ gold: 2 });
  const equipped = of({ seats: [{ resources: 'wood 2 archers' }] }, 'equip helm');
  expect(equipped.gains).toEqual({ wood: -1, archers: -1 });
});

test('once the turn has ended no Quest is told, even if a player could complete one then', () => {
  const seats = [{}, { equipped: 'helm', resources: 'wood 2 iron' }];
  const found = of({ quests: ['quest-i-01', '', ''], seats }, 'end');
  expect(found.quests).toEqual([]);
});

test('where a year ends, that is told', () => {
  expect(typesIn(of({ tracker: 22, seats: [{ dice: '1' }] }, 'activate farm 1'))).toContain('year');
});

test('what chance or a hidden card has a say in is not told', () => {
  const state = position({ seats: [{ dice: '1' }] });
  nocturion.apply(state, nocturion.read(state, 'activate tavern 1') as number);
  expect(prospect(state, 'use')).toEqual({
    points: null,
    events: [],
    reactions: [],
    offers: [],
    gains: {},
    quests: [],
  });
});

test('what is no answer has no prospect, and looking changes nothing', () => {
  const state = position({ seats: [{ dice: '3' }] });
  const before = JSON.stringify(nocturion.toJson(state));
  expect(prospect(state, 'activate farm 3')).toBeNull();
  prospect(state, 'activate market 3');
  expect(JSON.stringify(nocturion.toJson(state))).toBe(before);
});
