import { canonical } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { dominion } from './game.ts';
import { kingdomWith, newGame, openingWith, seen, sizes, startingDeck } from './testing/opening.ts';
import { tableOf } from './testing/table.ts';

const PLAYERS = [2, 3, 4, 5, 6];
const seeds = Array.from({ length: 60 }, (_, i) => `setup ${i}`);
const FATE = 'bard blessed-village druid fool idol pixie sacred-grove tracker'.split(' ');
const DOOM = 'cursed-village leprechaun skulk tormentor vampire werewolf'.split(' ');
const HEIRLOOMS: { readonly [bringer: string]: string } = {
  cemetery: 'haunted-mirror',
  fool: 'lucky-coin',
  pixie: 'goat',
  pooka: 'cursed-gold',
  'secret-cave': 'magic-lamp',
  shepherd: 'pasture',
  tracker: 'pouch',
};
const BRINGERS = Object.keys(HEIRLOOMS);

/** All kingdom cards of the two sets. */
const ALL = ['base', 'nocturne'].flatMap((set) =>
  (defaultBox.kingdoms[set] ?? []).map((kind) => defaultBox.ids[kind] as string),
);

/** Left in a pile with 2 to 6 players. */
const byPlayers = (id: string, ...kingdom: readonly string[]): (number | undefined)[] =>
  PLAYERS.map((players) => sizes(openingWith(kingdom, players))[id]);

const copies = (card: string, n: number): string[] => Array.from({ length: n }, () => card);

test('DOM-2.5: a kingdom pile that is no Victory card has ten cards, however many play', () => {
  const plain = ALL.filter((id) => id !== 'gardens' && id !== 'cemetery');
  expect(plain).toHaveLength(57);
  for (const id of plain) expect([id, ...byPlayers(id, id)]).toEqual([id, 10, 10, 10, 10, 10]);
});

test('DOM-2.6: Estate, Duchy, Gardens and Cemetery have 8 cards with two players and 12 with more', () => {
  for (const id of ['estate', 'duchy', 'gardens', 'cemetery']) {
    expect(byPlayers(id, 'gardens', 'cemetery')).toEqual([8, 12, 12, 12, 12]);
  }
});

test('DOM-2.6a: the three Estates of each starting deck are besides those of the pile', () => {
  for (const players of [2, 3, 4]) {
    const state = newGame({ players, cards: kingdomWith() });
    for (let seat = 0; seat < players; seat += 1) {
      expect(startingDeck(state, seat).filter((card) => card === 'estate')).toHaveLength(3);
    }
    expect(sizes(seen(state))['estate']).toBe(players === 2 ? 8 : 12);
  }
});

test('DOM-2.7: there are 8 Provinces with two players, 12 with three or four, 15 with five and 18 with six', () => {
  expect(byPlayers('province')).toEqual([8, 12, 12, 15, 18]);
});

test('DOM-2.8: there are ten Curses for each player after the first', () => {
  expect(byPlayers('curse')).toEqual([10, 20, 30, 40, 50]);
});

test('DOM-2.9, DOM-2.9b: there are 40 Silvers and 30 Golds, and twice as many with five or six players', () => {
  expect(byPlayers('silver')).toEqual([40, 40, 40, 80, 80]);
  expect(byPlayers('gold')).toEqual([30, 30, 30, 60, 60]);
});

test('DOM-2.9a: of 60 Coppers those dealt are gone, seven for each player less one for each Heirloom', () => {
  for (const players of [2, 3, 4]) {
    const left = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => sizes(openingWith(BRINGERS.slice(0, n), players))['copper']);
    expect(left).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => 60 - players * (7 - n)));
  }
});

test('DOM-2.9b: with five or six players 120 Coppers are dealt from', () => {
  expect(byPlayers('copper').slice(3)).toEqual([120 - 35, 120 - 42]);
  expect(byPlayers('copper', 'pixie', 'pooka').slice(3)).toEqual([120 - 25, 120 - 30]);
});

test('DOM-2.10: each player starts with three Estates and seven Coppers', () => {
  const state = newGame({ players: 4, cards: kingdomWith() });
  for (const seat of [0, 1, 2, 3]) {
    expect(startingDeck(state, seat)).toEqual([...copies('copper', 7), ...copies('estate', 3)]);
  }
});

test('DOM-2.10, DOM-2.10a: each kingdom card with an Heirloom puts that one into every deck for a Copper', () => {
  for (const [bringer, heirloom] of Object.entries(HEIRLOOMS)) {
    const state = newGame({ players: 3, cards: kingdomWith(bringer) });
    for (const seat of [0, 1, 2]) {
      const deck = [...copies('copper', 6), ...copies('estate', 3), heirloom].toSorted();
      expect(startingDeck(state, seat)).toEqual(deck);
    }
  }
});

test('DOM-2.10a: no other kingdom card brings an Heirloom', () => {
  const others = ALL.filter((id) => !BRINGERS.includes(id));
  expect(others).toHaveLength(52);
  for (let i = 0; i < others.length; i += 10) {
    const state = newGame({ cards: kingdomWith(...others.slice(i, i + 10)) });
    expect(startingDeck(state, 0)).toEqual([...copies('copper', 7), ...copies('estate', 3)]);
  }
});

test('DOM-2.10b: with all seven Heirlooms a player starts with no Copper', () => {
  const state = newGame({ cards: kingdomWith(...BRINGERS) });
  expect(startingDeck(state, 1)).toEqual([...copies('estate', 3), ...Object.values(HEIRLOOMS)].toSorted());
});

test('DOM-2.10c: Coppers replaced by Heirlooms stay in the Copper pile', () => {
  const [none, two] = [openingWith([], 3), openingWith(['pixie', 'pooka'], 3)];
  expect((sizes(two)['copper'] as number) - (sizes(none)['copper'] as number)).toBe(3 * 2);
});

test('DOM-2.10d: an Heirloom that is not in use is nowhere in the game', () => {
  const state = newGame({ cards: kingdomWith('pixie') });
  const dealt = state.kind.map((kind) => state.box.ids[kind]);
  for (const heirloom of Object.values(HEIRLOOMS).filter((id) => id !== 'goat')) {
    expect(dealt).not.toContain(heirloom);
    expect(sizes(seen(state))[heirloom]).toBeUndefined();
  }
  expect(dealt).toContain('goat');
});

test('DOM-2.11: each player draws five of the ten cards', () => {
  for (const { handCount, deckCount } of openingWith([], 4).seats) expect([handCount, deckCount]).toEqual([5, 5]);
});

test('DOM-2.11: each player shuffles on their own', () => {
  const hands = (seat: number): string[] =>
    seeds.map((seed) =>
      (seen(newGame({ cards: kingdomWith(...BRINGERS) }, seed), seat).seats[seat]?.hand ?? []).join(),
    );
  const [alice, bob] = [hands(0), hands(1)];
  expect(new Set(alice).size).toBeGreaterThan(50);
  expect(new Set(bob).size).toBeGreaterThan(50);
  expect(alice.filter((hand, i) => hand === bob[i]).length).toBeLessThan(3);
});

test('DOM-2.12: a kingdom that calls for nothing has neither Boons nor Hexes, no further piles and an empty trash', () => {
  const { boons, hexes, piles, trash, lostInTheWoods } = openingWith([]);
  expect({ boons, hexes, piles, trash, lostInTheWoods }).toEqual({
    boons: null,
    hexes: null,
    piles: [],
    trash: [],
    lostInTheWoods: null,
  });
});

test('DOM-2.12a: any Fate card brings the twelve Boons, shuffled, and twelve Will-o’-Wisps', () => {
  for (const id of FATE) {
    const opening = openingWith([id]);
    expect((opening.boons?.deck ?? 0) + (opening.boons?.druid.length ?? 0)).toBe(12);
    expect(opening.boons?.discard).toEqual([]);
    expect(sizes(opening)['will-o-wisp']).toBe(12);
  }
  expect(new Set(seeds.map((seed) => newGame({ cards: kingdomWith('bard') }, seed).boonDeck.join())).size).toBe(60);
});

test('DOM-2.12b: any Doom card brings the twelve Hexes, shuffled', () => {
  for (const id of DOOM) expect(openingWith([id]).hexes).toEqual({ deck: 12, discard: [] });
  for (const id of FATE) expect(openingWith([id]).hexes).toBeNull();
  expect(new Set(seeds.map((seed) => newGame({ cards: kingdomWith('skulk') }, seed).hexDeck.join())).size).toBe(60);
});

test('DOM-2.12b: with a Doom card the States lie ready, held by nobody', () => {
  for (const { mood, misery } of openingWith(['skulk'], 4).seats) expect([mood, misery]).toEqual([null, null]);
  const { alice, bob, carol } = tableOf({ players: 3, alice: { hand: 'skulk' }, hexes: 'delusion' });
  alice.plays('skulk');
  expect([alice.states, bob.states, carol.states]).toEqual(['', 'deluded', 'deluded']);
});

test('DOM-2.12c: for the Druid the top three of the shuffled Boons are laid out, and nine are left', () => {
  const rows = seeds.map((seed) => openingWith(['druid'], 2, seed).boons);
  for (const boons of rows) {
    expect(new Set(boons?.druid).size).toBe(3);
    expect(boons?.deck).toBe(9);
  }
  expect(new Set(rows.flatMap((boons) => boons?.druid ?? [])).size).toBe(12);
  expect(openingWith(['bard']).boons?.druid).toEqual([]);
});

test('DOM-2.12c: without a Druid the shuffled deck is the same, and the row is its top three', () => {
  const [bard, druid] = ['bard', 'druid'].map((id) => newGame({ cards: kingdomWith(id) }, 'row'));
  const top = bard?.boonDeck.slice(-3).toReversed();
  expect(druid?.druidRow).toEqual(top);
  expect(druid?.boonDeck).toEqual(bard?.boonDeck.slice(0, -3));
});

test('DOM-2.12d: a recommended set that names three Boons lays out those, and the other nine are shuffled', () => {
  const named = {
    midnight: ['the-swamps-gift', 'the-flames-gift', 'the-winds-gift'],
    'night-shift': ['the-earths-gift', 'the-flames-gift', 'the-forests-gift'],
  };
  for (const [set, row] of Object.entries(named)) {
    const games = seeds.map((seed) => newGame({ set }, seed));
    for (const game of games) {
      expect(seen(game).boons).toEqual({ deck: 9, discard: [], druid: row });
      for (const boon of game.boonDeck) expect(row).not.toContain(game.box.ids[boon]);
    }
    expect(new Set(games.map(({ boonDeck }) => boonDeck.join())).size).toBe(60);
  }
});

test('DOM-2.12d: a table that names the Druid and three Boons gets those', () => {
  const row = ['the-suns-gift', 'the-moons-gift', 'the-seas-gift'];
  expect(seen(newGame({ cards: ['druid'], druid: row })).boons).toEqual({ deck: 9, discard: [], druid: row });
});

test('DOM-2.12e: with Necromancer the three Zombies start face up in the trash', () => {
  expect(openingWith(['necromancer']).trash).toEqual([
    { card: 'zombie-apprentice', faceDown: false },
    { card: 'zombie-mason', faceDown: false },
    { card: 'zombie-spy', faceDown: false },
  ]);
});

test('DOM-2.12f: with Fool, Lost in the Woods lies ready and nobody holds it', () => {
  for (const seed of seeds) expect(openingWith(['fool'], 3, seed).lostInTheWoods).toBeNull();
  const { alice } = tableOf({ alice: { hand: 'fool' }, boons: 'the-seas-gift the-fields-gift the-forests-gift' });
  alice.plays('fool');
  expect(alice.states).toBe('lost-in-the-woods');
  alice.isAsked('foolBoon');
});

/** Which of the cards put out this pile, and with how many cards. */
function bringersOf(pile: string): { readonly [id: string]: number } {
  const found = ALL.map((id) => [id, sizes(openingWith([id]))[pile]] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

test('DOM-2.12g: Vampire brings ten Bats', () => {
  expect(bringersOf('bat')).toEqual({ vampire: 10 });
});

test('DOM-2.12h: Leprechaun or Secret Cave brings twelve Wishes', () => {
  expect(bringersOf('wish')).toEqual({ leprechaun: 12, 'secret-cave': 12 });
});

test('DOM-2.12i: Devil’s Workshop, Tormentor or Exorcist brings thirteen Imps', () => {
  expect(bringersOf('imp')).toEqual({ 'devils-workshop': 13, tormentor: 13, exorcist: 13 });
});

test('DOM-2.12j: Cemetery or Exorcist brings six Ghosts', () => {
  expect(bringersOf('ghost')).toEqual({ cemetery: 6, exorcist: 6 });
});

test('DOM-2.12k: Exorcist brings the Will-o’-Wisps too, and no Boons', () => {
  const opening = openingWith(['exorcist']);
  expect(sizes(opening)['will-o-wisp']).toBe(12);
  expect(opening.boons).toBeNull();
  expect(Object.keys(bringersOf('will-o-wisp')).toSorted()).toEqual([...FATE, 'exorcist'].toSorted());
});

test('DOM-2.12l: piles outside the Supply are as large with any number of players', () => {
  const sized = { bat: 10, wish: 12, imp: 13, ghost: 6, 'will-o-wisp': 12 };
  for (const [id, size] of Object.entries(sized)) {
    expect(byPlayers(id, 'vampire', 'leprechaun', 'exorcist')).toEqual(copies('x', 5).map(() => size));
  }
});

test('DOM-2.13: the starting player is drawn, each seat as likely as another', () => {
  for (const players of [2, 3, 4]) {
    const firsts = Array.from({ length: 60 * players }, (_, i) => openingWith([], players, `first ${i}`).active);
    for (let seat = 0; seat < players; seat += 1) {
      const times = firsts.filter((first) => first === seat).length;
      expect(times).toBeGreaterThan(35);
      expect(times).toBeLessThan(85);
    }
  }
});

test('DOM-2.14: equal options and seeds give equal games, other seeds others', () => {
  const json = (seed: string): string => canonical(dominion.toJson(newGame({ players: 3 }, seed)));
  expect(json('one')).toBe(json('one'));
  expect(new Set(seeds.map(json)).size).toBe(seeds.length);
});

test('DOM-2.14: the generator is part of the state, so that a game taken up again draws the same cards', () => {
  const state = newGame({ set: 'dusk' }, 'again');
  const again = dominion.fromJson(dominion.toJson(state));
  for (let i = 0; i < 38; i += 1) {
    for (const game of [state, again]) dominion.apply(game, dominion.legal(game)[0] as number);
    expect(dominion.view(again, 0)).toEqual(dominion.view(state, 0));
  }
  expect(state.turns.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(20);
  expect(again.rng.drawn).toBe(state.rng.drawn);
  expect(state.rng.drawn).toBeGreaterThan(newGame({ set: 'dusk' }, 'again').rng.drawn);
});
