import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { diceIn } from './handful.ts';
import { give, newGame, type Position, plays, position } from './testing/position.ts';
import {
  deliveredShown,
  inLetters,
  jarsShown,
  lidShown,
  pawnsShown,
  seen,
  shown,
  soloShown,
  spaceShown,
  tokensShown,
} from './testing/shown.ts';
import { facts } from './testing/told.ts';
import { eventsOf, walk } from './testing/walk.ts';

const players = { players: 1 };
const dive = ['dive S0', 'path short', 'number 1'];
const nothing = ['dive S0', 'path short', 'number 6'];
const alone: Position = { options: players, pool: { O0: 'P1' }, jars: ['gold-02/P'] };

test('NLC-11.1: alone the numbered side is used: every space has its number in a section', () => {
  const { sections, pool } = newGame(players).box;
  const numbered = sections.flatMap(({ spaces }) => spaces);
  expect(numbered.toSorted((a, b) => a - b)).toEqual(pool.names.map((_, space) => space));
  expect(soloShown({ view: (eyes) => noctiluca.view(newGame(players), eyes) }).section).toBe('section-purple');
});

test('NLC-11.2: there are three sections of six spaces, each numbered 1 to 6', () => {
  const { sections, pool } = newGame(players).box;
  const told = sections.map(({ id, spaces }) => `${id} ${spaces.map((space) => pool.names[space]).join(' ')}`);
  expect(told).toEqual([
    'section-purple O0 O1 O2 O3 I0 I1',
    'section-green O4 O5 O6 O7 I2 I3',
    'section-orange O8 O9 O10 O11 I4 I5',
  ]);
});

test('NLC-11.3: the player takes six pawns for the first round', () => {
  expect(seen(newGame(players)).seats.map(({ pawns }) => pawns)).toEqual([6]);
});

test('NLC-11.4: one favourite is dealt, and of three jars two are kept', () => {
  const state = newGame(players);
  expect(seen(state, 0).seats[0]?.favourite).toMatch(/^fav-/);
  const dealt = seen(state, 0).seats[0]?.dealt ?? [];
  expect(dealt).toHaveLength(3);
  give(state, `put back ${dealt[1]}`);
  expect(seen(state).seats[0]?.jars.map(({ jar }) => jar)).toEqual([dealt[0], dealt[2]]);
});

test('NLC-11.5: all other jars, the one put back included, form one face-down deck of 28', () => {
  const state = newGame(players);
  const [first] = state.dealt[0] as number[];
  noctiluca.apply(state, first as number);
  expect(seen(state).piles).toEqual([]);
  expect(soloShown({ view: (eyes) => noctiluca.view(state, eyes) }).deck).toBe(28);
  expect(state.deck).toContain(first);
  expect(JSON.stringify(noctiluca.view(state, 0))).not.toContain(state.box.jars.id[state.deck.at(-1) as number]);
});

test('NLC-11.6: the arrow first points to the purple section, for clockwise play', () => {
  const view = seen(newGame(players));
  expect([view.solo?.section, view.direction]).toEqual(['section-purple', 'clockwise']);
});

test('NLC-11.7: otherwise the rules for several players hold: rows, numbers, splits, deliveries and tokens', () => {
  const told: Position = { ...alone, pool: { O0: 'P1 P1', O10: 'B1' }, jars: ['gold-02/PB gold-07/BBB'] };
  plays({ ...told, deck: 'red-01 red-02 brown-01' }, (t) => {
    t.answers(0, ...dive).asks(0, 'place', ['place 0 purple jar-gold-02', 'place 1 purple jar-gold-02']);
    t.answers(0, 'place 1 purple jar-gold-02').tells('delivered', { jar: 'jar-gold-02', token: 2 });
    expect(tokensShown(t, 0)).toBe('gold:2');
    expect(jarsShown(t, 0)).toBe('gold-07/PBBB');
    t.asks(0, 'draw');
  });
});

test('NLC-11.8: the tempest starts empty', () => {
  const { tempest, roll, discarded } = seen(newGame(players)).solo ?? {};
  expect([tempest, roll, discarded]).toEqual([{ tokens: [], dice: {} }, null, []]);
});

test('NLC-12.1: a tempest follows every turn, also the last one of a round, before the round ends', () => {
  const events = eventsOf(newGame(players), 'storms').filter(({ type }) =>
    ['dived', 'rolled', 'roundEnded'].includes(type),
  );
  const turns = Array.from({ length: 6 }, () => ['dived', 'rolled']).flat();
  expect(events.map(({ type }) => type)).toEqual([...turns, 'roundEnded', ...turns, 'roundEnded']);
});

test('NLC-12.1: the tempest comes after the deliveries of the turn', () => {
  plays({ ...alone, jars: ['gold-02/PBB'], deck: 'red-01 red-02 brown-01' }, (t) => {
    t.answers(0, ...dive)
      .tells('delivered')
      .tellsNo('rolled')
      .asks(0, 'draw');
    t.answers(0, 'keep jar-red-02').tells('rolled').asks(0, 'shore');
  });
});

test('NLC-12.1a: the player begins, and every turn is the player’s', () => {
  const state = newGame(players);
  walk(state, 'own', () => expect([seen(state).active, seen(state).first]).toEqual([0, 0]));
});

test('NLC-12.2: dice that do not fit go to the tempest and are not passed', () => {
  plays({ ...alone, pool: { O0: 'P1 P1 G1' } }, (t) => {
    t.answers(0, ...dive)
      .tells('stormed', { dice: { purple: 1, green: 1 } })
      .tellsNo('passing')
      .tellsNo('returned');
    expect(inLetters(soloShown(t).tempest.dice)).toBe('PG');
    t.asks(0, 'shore');
  });
});

test('NLC-12.2: nothing goes to the tempest where every die fits', () => {
  plays(alone, (t) => {
    t.answers(0, ...dive)
      .tells('placed', { count: 1 })
      .tellsNo('stormed')
      .asks(0, 'shore');
  });
});

test('NLC-12.2a: dice in the tempest stay there to the end of the game', () => {
  const state = newGame(players, 'kept');
  let most = 0;
  walk(state, 'kept', () => {
    const dice = inLetters(seen(state).solo?.tempest.dice ?? {}).length;
    expect(dice).toBeGreaterThanOrEqual(most);
    most = dice;
  });
  expect(most).toBeGreaterThan(5);
});

test('NLC-12.3: of the top two cards one is kept, and the other goes face down under the deck', () => {
  plays({ ...alone, jars: ['gold-02/PBB'], deck: 'red-01 red-02 brown-01' }, (t) => {
    t.answers(0, ...dive).asks(0, 'draw', ['keep jar-red-01', 'keep jar-red-02']);
    t.refuses(0, 'keep jar-brown-01', 'NLC-12.3').refuses(0, 'decline', 'NLC-12.3');
    t.answers(0, 'keep jar-red-02').tells('kept', { jar: 'jar-red-02' }).tells('discarded', { jar: 'jar-brown-01' });
    expect(jarsShown(t, 0)).toBe('red-02');
    expect(t.state.box.jars.id[t.state.deck[0] as number]).toBe('jar-red-01');
    t.asks(0, 'shore');
  });
});

test('NLC-12.3: the player sees the top card first, and cannot unsee the cards drawn', () => {
  const jars = ['gold-02/PBB brown-03/POO'];
  plays({ ...alone, pool: { O0: 'P1 P1' }, jars, deck: 'red-02 red-01 brown-01' }, (t) => {
    t.answers(0, ...dive).asks(0, 'deliver');
    const before = noctiluca.reveals(t.state);
    t.answers(0, 'deliver jar-gold-02').tells('drew', { seat: 0, count: 2, drawn: ['jar-red-02', 'jar-red-01'] });
    expect(soloShown(t).drawn).toEqual(['jar-red-02', 'jar-red-01']);
    expect(noctiluca.legal(t.state).map((jar) => t.state.box.jars.id[jar])).toEqual(['jar-red-01', 'jar-red-02']);
    expect(noctiluca.reveals(t.state)).toBeGreaterThan(before);
    t.asks(0, 'draw');
  });
});

test('NLC-12.4: a single card left is taken without a choice; from an empty deck no jar is taken', () => {
  const told: Position = { ...alone, jars: ['gold-02/PBB'], ends: true };
  plays({ ...told, deck: 'red-01' }, (t) => {
    t.answers(0, ...dive)
      .tells('kept', { jar: 'jar-red-01' })
      .asks(0, 'shore');
    expect([jarsShown(t, 0), soloShown(t).deck]).toEqual(['red-01', 0]);
  });
  plays({ ...told, deck: '' }, (t) => {
    t.answers(0, ...dive)
      .tells('noJar')
      .asks(0, 'shore');
    expect([jarsShown(t, 0), deliveredShown(t, 0)]).toEqual(['', 'gold-02']);
  });
});

test('NLC-12.5: the top jar of the deck is discarded and the top token of its colour goes to the tempest', () => {
  plays({ ...alone, deck: 'red-05 brown-01', tokens: ['red', 'red'] }, (t) => {
    t.answers(0, ...nothing).tells('discarded', { jar: 'jar-red-05', colour: 'red', token: 3 });
    expect(soloShown(t).discarded).toEqual(['jar-red-05']);
    expect(soloShown(t).tempest.tokens).toEqual([
      { colour: 'red', value: 3 },
      { colour: 'red', value: 3 },
    ]);
    t.asks(0, 'shore');
  });
});

test('NLC-12.5a: with an empty deck no card is discarded, and the other steps are done', () => {
  plays({ ...alone, deck: '', ends: true }, (t) => {
    t.answers(0, ...nothing)
      .tellsNo('discarded')
      .tells('rolled')
      .tells('turned', { section: 'section-green' });
    expect(soloShown(t).tempest.tokens).toEqual([]);
    t.asks(0, 'shore');
  });
});

test('NLC-12.5b: discarded cards never return to the deck', () => {
  const state = newGame(players, 'gone');
  let before: readonly string[] = [];
  walk(state, 'gone', () => {
    const { discarded } = seen(state).solo as { discarded: readonly string[] };
    expect(discarded.slice(0, before.length)).toEqual(before);
    for (const jar of discarded) expect(state.deck.map((card) => state.box.jars.id[card])).not.toContain(jar);
    before = discarded;
  });
  expect(before).toHaveLength(12);
});

/** What the tempest rolls after a turn that collects nothing, with a die on every space. */
function scattered(section: string, seed: string) {
  const names = newGame(players).box.pool.names;
  const pool = Object.fromEntries(names.map((name) => [name, 'B2 G3']));
  const state = position({ ...alone, pool, section, seed });
  const events: { [key: string]: unknown }[] = [];
  for (const text of nothing)
    noctiluca.apply(state, noctiluca.read(state, text) as number, (event) => events.push(event));
  const rolled = events.find(({ type }) => type === 'rolled') as { number: number; space: string; dice: unknown };
  const empty = seen(state).spaces.flatMap(({ name, dice }) => (dice.length === 0 ? [name] : []));
  return { state, rolled, empty };
}

test('NLC-12.6: all dice on the space rolled, in the section of the arrow, go to the lid', () => {
  const { sections, pool } = newGame(players).box;
  for (const [i, section] of ['purple', 'green', 'orange'].entries()) {
    const spaces = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const { state, rolled, empty } = scattered(section, `roll ${n}`);
      expect(rolled.space).toBe(pool.names[sections[i]?.spaces[rolled.number - 1] as number]);
      expect(empty).toEqual([rolled.space]);
      expect(rolled.dice).toEqual({ blue: 1, green: 1 });
      expect(diceIn(state.lid).slice(1, 3)).toEqual([26 - 17, 26 - 17]);
      spaces.add(rolled.space);
    }
    expect(spaces.size).toBe(6);
  }
});

test('NLC-12.7: if that space is empty nothing is removed, and nothing is rolled again', () => {
  for (const seed of ['a', 'b', 'c']) {
    plays({ ...alone, seed, pool: { O8: 'B2', I5: 'G3' }, section: 'purple' }, (t) => {
      t.answers(0, ...nothing).tells('rolled', { dice: {} });
      expect(facts(t.events, 'rolled', 'number')).toHaveLength(1);
      expect([spaceShown(t, 'O8'), spaceShown(t, 'I5')]).toEqual(['B2', 'G3']);
      t.asks(0, 'shore');
    });
  }
});

test('NLC-12.8: the arrow turns clockwise in round 1 and counter-clockwise in round 2', () => {
  const sections = facts(eventsOf(newGame(players), 'arrow'), 'turned', 'section').map((id) => id.slice(8));
  expect(sections.slice(0, 6).join(' ')).toBe('green orange purple green orange purple');
  expect(sections.slice(6).join(' ')).toBe('orange green purple orange green purple');
});

const lastOfRound: Position = { ...alone, pool: {}, pawned: 'S1 S3 S5 S7 S9', jars: ['gold-02/P gold-05/PB'] };

test('NLC-12.9: after round 1 the pawns stay on their shores and block them', () => {
  plays(lastOfRound, (t) => {
    t.answers(0, 'dive S11', 'path short', 'number 1').tells('roundEnded');
    expect(pawnsShown(t)).toBe('S1 S3 S5 S7 S9 S11');
    t.asks(0, 'shore', ['dive S0', 'dive S2', 'dive S4', 'dive S6', 'dive S8', 'dive S10']);
    t.refuses(0, 'dive S11', 'NLC-5.2');
  });
});

test('NLC-12.9a: the six pawns set aside are used in round 2', () => {
  plays(lastOfRound, (t) => {
    expect(shown(t).seats[0]?.pawns).toBe(1);
    t.answers(0, 'dive S11', 'path short', 'number 1').asks(0, 'shore');
    expect(shown(t).seats[0]?.pawns).toBe(6);
  });
});

test('NLC-12.10: the pool is seeded again, without the dice in the tempest and on jars', () => {
  // 24 dice in the tempest and 3 on jars leave 77 for 84 places.
  plays({ ...lastOfRound, storm: 'PPPPPPBBBBBBGGGGGGOOOOOO' }, (t) => {
    t.answers(0, 'dive S11', 'path short', 'number 1').tells('seeded', { round: 1, dice: 77, lid: 0 });
    expect(lidShown(t)).toBe('P0 B0 G0 O0');
    expect(inLetters(soloShown(t).tempest.dice)).toHaveLength(24);
    expect(jarsShown(t, 0)).toBe('gold-02/P gold-05/PB');
    t.asks(0, 'shore');
  });
});

test('NLC-12.11: the arrow keeps pointing to the same section when the marker is turned over', () => {
  plays({ ...lastOfRound, jars: [''], section: 'green' }, (t) => {
    t.answers(0, 'dive S11', 'path short', 'number 1').tells('turned', { section: 'section-orange' });
    expect([soloShown(t).section, shown(t).direction]).toEqual(['section-orange', 'counterclockwise']);
    t.answers(0, ...nothing)
      .tells('turned', { section: 'section-green' })
      .asks(0, 'shore');
  });
});

const ELEVEN = 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10';
/** The last turn of a solo game, which collects nothing; the deck is empty, so the tempest takes no token. */
const last: Position = { options: players, round: 2, pawned: ELEVEN, pool: {}, jars: [''], deck: '', ends: true };

/** The player's points by category; what brings nothing is left out. */
function scored(told: Position): { [category: string]: number } {
  const found: { [category: string]: number } = {};
  plays({ ...last, ...told }, (t) => {
    const { scores } = t.answers(0, 'path short', 'number 1').isOver();
    const [sheet] = noctiluca.explain(t.state, 0);
    expect(sheet?.total).toBe(scores[0]);
    for (const { category, points } of sheet?.lines ?? []) if (points !== 0) found[category] = points;
  });
  return found;
}

test('NLC-13.1: majorities are settled between player and tempest by number of tokens', () => {
  // Gold: 2 against 1, red: 1 against 3; values do not count.
  const found = scored({ tokens: ['gold gold red', 'gold red red red'] });
  expect(found).toEqual({ majorities: 7, tokens: 2 + 3 + 2, tempestTokens: -(3 + 3 + 3 + 4 + 6) });
});

test('NLC-13.1a: with more of a colour the player takes the tokens left, for 1 each', () => {
  expect(scored({ tokens: ['brown brown', 'brown'] })['majorities']).toBe(7);
});

test('NLC-13.2: with more of a colour the tempest takes the tokens left, for 1 each', () => {
  const found = scored({ tokens: ['brown', 'brown brown'] });
  expect(found).toEqual({ tokens: 2, tempestTokens: -(3 + 3 + 7) });
});

test('NLC-13.3: on a tie the tokens left are split between player and tempest, and an odd one is discarded', () => {
  expect(scored({ tokens: ['gold', 'gold'] })).toEqual({ majorities: 4, tokens: 2, tempestTokens: -(3 + 4) });
  plays({ ...last, tokens: ['gold gold', 'gold gold'] }, (t) => {
    t.answers(0, 'path short', 'number 1').tells('majority', { colour: 'gold', sides: [0, 1], each: 3, discarded: 0 });
    t.isOver();
  });
});

test('NLC-13.3a: with no token of a colour on either side nobody takes the stack', () => {
  expect(scored({ tokens: ['', ''] })).toEqual({});
});

test('NLC-13.4: the player loses the value of all tokens in the tempest, those worth 1 included', () => {
  expect(scored({ tokens: ['', 'red red red'] })).toEqual({ tempestTokens: -(2 + 3 + 3 + 7) });
});

test('NLC-13.5: the player loses 1 for every die in the tempest', () => {
  expect(scored({ storm: 'PPBGO' })).toEqual({ tempestDice: -5 });
});

test('NLC-13.6: a final score of 1 or more wins, 0 or less loses', () => {
  const ends = (storm: string) => {
    const state = position({ ...last, tokens: ['gold', ''], storm });
    for (const text of ['path short', 'number 1']) give(state, text);
    return noctiluca.result(state);
  };
  expect(ends('PPPPPPPPPP')).toEqual({ scores: [1], places: [1] });
  expect(ends('PPPPPPPPPPB')).toEqual({ scores: [0], places: [2] });
  expect(ends('PPPPPPPPPPBB')).toEqual({ scores: [-1], places: [2] });
});

test('A solo score sheet names what the tempest costs', () => {
  const state = position({ ...last, tokens: ['', 'gold'], storm: 'PP' });
  const lines = noctiluca.explain(state, 0)[0]?.lines.slice(5);
  expect(lines?.map(({ category, rule }) => `${category} ${rule}`)).toEqual([
    'tempestTokens NLC-13.4',
    'tempestDice NLC-13.5',
  ]);
  expect(lines?.flatMap(({ parts }) => parts)).toEqual([
    { points: -2, for: 'point-tokens', with: { colour: 'gold', values: [2] } },
    { points: -9, for: 'sole-majority', with: { colour: 'gold', count: 9, each: 1 } },
    { points: -2, for: 'tempest-dice', with: { count: 2 } },
  ]);
});
