import { pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { boxWith, defaultBox, RESOURCES } from './box.ts';
import { nocturion } from './game.ts';
import { begun, newGame, plays } from './testing/position.ts';
import { seatShown, shown } from './testing/shown.ts';
import type { View } from './view.ts';

const seen = (state: ReturnType<typeof newGame>): View => nocturion.view(state, 'table');

test('NRN-1.1: two, three or four people sit down, and nobody else', () => {
  for (const players of [2, 3, 4]) expect(nocturion.options({ players })).toMatchObject({ ok: true });
  for (const players of [0, 1, 5, '2', null])
    expect(nocturion.options({ players })).toMatchObject({ ok: false, fault: { where: 'players' } });
  expect(nocturion.seats).toEqual([2, 3, 4]);
});

test('NRN-2.1: there are six Resources with ten tokens each', () => {
  expect(RESOURCES).toHaveLength(6);
  expect(defaultBox.tokens).toEqual([10, 10, 10, 10, 10, 10]);
});

test('NRN-2.2: there are eight dice, all in the Supply until the first round', () => {
  const state = newGame(4);
  expect(seen(state).dice).toBe(8);
});

test('NRN-2.3: there are 34 Beasts, 27 Curses, ten Quests of each level and a helm, greaves and torso for each house', () => {
  const { beasts, curses, quests, heirlooms, houses } = defaultBox.edition;
  expect(beasts.entries).toHaveLength(34);
  expect(curses.entries.reduce((sum, { copies }) => sum + copies, 0)).toBe(27);
  for (const level of [1, 2, 3]) expect(quests.entries.filter((quest) => quest.level === level)).toHaveLength(10);
  for (const { id } of houses.entries)
    expect(heirlooms.entries.filter(({ house }) => house === id).map(({ type }) => type)).toEqual([
      'helm',
      'greaves',
      'torso',
    ]);
  expect(houses.entries).toHaveLength(4);
});

test('NRN-2.4: there are twelve Location tiles, two for each Resource', () => {
  const { resource } = defaultBox.locations;
  expect(resource).toHaveLength(12);
  for (const [i] of RESOURCES.entries()) expect(resource.filter((of) => of === i)).toHaveLength(2);
});

test('NRN-2.5: four Districts of three sites are reached by 1 and 5, 3 and 6, 1 and 6, 2 and 4', () => {
  const { entries } = defaultBox.edition.districts;
  expect(entries.map(({ id, results, sites }) => [id, results.join(' '), sites.length])).toEqual([
    ['north', '1 5', 3],
    ['east', '3 6', 3],
    ['south', '1 6', 3],
    ['west', '2 4', 3],
  ]);
});

test('NRN-2.6: the Calendar has six spots a season, each Resource once', () => {
  const { seasons } = defaultBox.edition.calendar;
  expect(seasons.map(({ id, spots }) => `${id}: ${spots.join(' ')}`)).toEqual([
    'winter: wood knights gold archers iron wizards',
    'spring: knights wood archers gold wizards iron',
    'summer: wood knights gold archers iron wizards',
    'autumn: knights wood archers gold wizards iron',
  ]);
});

test('NRN-2.7: a Player Board has a Crest, three Armor Stands, four Enclosures and the abilities of its house', () => {
  const [seat] = seen(begun()).seats;
  expect(seat).toMatchObject({ reserved: null, equipped: [], menagerie: [null, null, null, null], house: 'thornvale' });
  expect(defaultBox.houses.every(({ heirlooms, abilities }) => heirlooms.length === 3 && abilities.length > 1)).toBe(
    true,
  );
});

test('NRN-2.8: there is one Crown, one Guildmaster, one Chalice, one Year Tracker and one Season Tracker', () => {
  expect(seen(newGame())).toMatchObject({ tokens: { chalice: null, guildmaster: null }, year: 1, tracker: null });
  expect(seen(newGame()).crown).toBeTypeOf('number');
});

test('NRN-2.9, NRN-24.4: five Exhausted tokens are enough for four Beasts and a Player Board, for they never hold two', () => {
  plays(
    {
      seats: [
        {
          house: 'corvane',
          equipped: 'helm',
          beasts: 'gremlin* alligator* gazer* rust-beetle*',
          dice: '3',
          spent: true,
        },
      ],
    },
    (t) => {
      const { menagerie, spent } = seatShown(t, 0);
      expect(menagerie.filter((one) => one?.exhausted).length + Number(spent)).toBe(5);
      t.refuses(0, 'ability 1', 'NRN-8.6a');
      t.asks(0, 'action', ['end', 'reserve 3', 'activate market 3', 'activate iron-mine 3', 'activate beast-pits 3']);
    },
  );
});

test('NRN-3.1: the first year is year 1', () => {
  expect(seen(newGame()).year).toBe(1);
});

test('NRN-3.2: the Last Year is 4 for two, 6 for three, 8 for four', () => {
  expect([2, 3, 4].map((players) => seen(newGame(players)).lastYear)).toEqual([4, 6, 8]);
});

test('NRN-3.3: the tiles are shuffled, one for each site', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) =>
    seen(newGame(2, seed))
      .sites.map(({ location }) => location)
      .join(),
  );
  expect(new Set(orders).size).toBe(4);
  for (const order of orders) expect(order.split(',').toSorted()).toEqual(defaultBox.locations.id.toSorted());
});

test('NRN-3.4: each Location has one token of its Resource, and eight of each stay in the Supply', () => {
  const view = seen(newGame(3));
  expect(view.sites.every(({ token }) => token)).toBe(true);
  expect(view.supply).toEqual({ wood: 8, iron: 8, gold: 8, knights: 8, archers: 8, wizards: 8 });
});

test('NRN-3.5, NRN-3.5a: the Guildmaster waits on the Lumber Mill, the Chalice on the Monastery', () => {
  expect(defaultBox.edition.tokens.entries).toEqual([
    { id: 'chalice', home: 'monastery' },
    { id: 'guildmaster', home: 'lumber-mill' },
  ]);
  expect(seen(begun(4)).tokens).toEqual({ chalice: null, guildmaster: null });
});

test('NRN-3.6: the Season Tracker is in the Supply, with all dice', () => {
  expect(seen(newGame())).toMatchObject({ tracker: null, dice: 8, pool: [] });
});

test('NRN-3.7: three Quests of each level lie open, and seven in each deck, in another order for another seed', () => {
  const { quests } = seen(newGame());
  expect(quests.map(({ level, open, deck }) => [level, open.length, deck])).toEqual([
    [1, 3, 7],
    [2, 3, 7],
    [3, 3, 7],
  ]);
  for (const { level, open } of quests)
    for (const id of open)
      expect(defaultBox.edition.quests.entries.find((quest) => quest.id === id)?.level).toBe(level);
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => seen(newGame(2, seed)).quests[0]?.open.join())).size).toBe(4);
});

test('NRN-3.8: Beasts and Curses lie shuffled in their decks', () => {
  const decks = ['a', 'b', 'c'].map((seed) => newGame(2, seed));
  expect(decks.map((state) => seen(state).beasts.deck)).toEqual([34, 34, 34]);
  expect(decks.map((state) => seen(state).curses.deck)).toEqual([27, 27, 27]);
  expect(new Set(decks.map((state) => state.deck.join())).size).toBe(3);
  expect(new Set(decks.map((state) => state.curseDeck.join())).size).toBe(3);
});

test('NRN-3.9: anybody may be First Player, by chance', () => {
  const first = Array.from({ length: 40 }, (_, i) => seen(newGame(4, `first ${i}`)).crown);
  expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
});

test('NRN-3.10: in turn order each player chooses a house nobody has', () => {
  const state = newGame(3, 'houses');
  const { crown } = seen(state);
  const houses = ['corvane', 'thornvale', 'ashmark'];
  for (const [i, house] of houses.entries()) {
    expect(nocturion.pending(state)).toMatchObject({ seat: (crown + i) % 3, question: 'house', rule: 'NRN-3.10' });
    for (const taken of houses.slice(0, i))
      expect(nocturion.refuse(state, (crown + i) % 3, `house ${taken}`)).toMatchObject({ rule: 'NRN-3.10' });
    nocturion.apply(state, nocturion.read(state, `house ${house}`) as number);
  }
  expect(seen(state).seats[crown]?.house).toBe('corvane');
});

test('NRN-3.10a: a house nobody chose leaves the game with its Heirlooms', () => {
  const state = begun(2);
  expect(seen(state).seats.map(({ house }) => house)).toHaveLength(2);
  expect(JSON.stringify(seen(state))).not.toMatch(/corvane|brightwater/);
});

test('NRN-3.11: the three Heirlooms of the own house can be equipped, and those of no other', () => {
  plays({ seats: [{ house: 'corvane', resources: 'gold wizards' }] }, (t) =>
    t
      .asks(0, 'action', ['end', 'equip helm'])
      .answers(0, 'equip helm')
      .tells('equipped', { heirloom: 'corvane-helm' })
      .asks(0, 'action'),
  );
});

test('NRN-3.11a: at the start no Exhausted token lies anywhere', () => {
  for (const seat of seen(begun(4)).seats)
    expect(seat).toMatchObject({ spent: false, menagerie: [null, null, null, null] });
});

test('NRN-3.12: in turn order each player draws three Beasts', () => {
  const state = newGame(3, 'hands');
  const drawn: number[] = [];
  while (nocturion.pending(state)?.question === 'house')
    nocturion.apply(state, nocturion.legal(state)[0] as number, (event) => {
      if (event.type === 'drew') drawn.push(event.seat);
    });
  const { crown, seats, beasts } = seen(state);
  expect(drawn).toEqual([crown, (crown + 1) % 3, (crown + 2) % 3]);
  expect(seats.map(({ handCount }) => handCount)).toEqual([3, 3, 3]);
  expect(beasts.deck).toBe(34 - 9);
});

test('NRN-1.1a: the player with the most Final Prestige wins', () => {
  const random = rngFrom('winner');
  for (const players of [2, 3, 4]) {
    const state = newGame(players, 'winner');
    while (nocturion.pending(state) !== null) nocturion.apply(state, pick(nocturion.legal(state), random));
    const { scores, places } = nocturion.result(state) ?? { scores: [], places: [] };
    expect(scores[places.indexOf(1)]).toBe(Math.max(...scores));
  }
});

test('An edition that was not admitted cannot be set up', () => {
  expect(boxWith('nowhere')).toBeUndefined();
  expect(() => nocturion.setup({ players: 2, edition: 'nowhere' }, 'x')).toThrow('was not admitted');
  expect(shown({ view: (eyes) => nocturion.view(newGame(), eyes) }).game).toBe('nocturion');
});
