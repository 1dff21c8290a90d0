import { canonical, type Eyes, rngFrom, Sitting } from '@nightjar/kernel';
import { difference, perceived } from '@nightjar/lab';
import { expect, test } from 'vitest';
import type { NoctilucaEvent } from './events.ts';
import { noctiluca } from './game.ts';
import { NONE, type State } from './state.ts';
import { altered } from './testing/altered.ts';
import { give, newGame, type Position, plays, position } from './testing/position.ts';
import { seatShown, seen, shown, soloShown } from './testing/shown.ts';
import { walk } from './testing/walk.ts';

const EYES: readonly Eyes[] = [0, 1, 'table'];
const eyesOf = (state: State): readonly Eyes[] => [...state.pawns.map((_, seat) => seat), 'table'];
const dive = ['dive S0', 'path short', 'number 1'];

/** Everything these eyes are given, as one text. */
const received = (state: State, eyes: Eyes, events: readonly NoctilucaEvent[]): string =>
  canonical([perceived(noctiluca, state, eyes), ...events.map((event) => noctiluca.viewEvent(event, eyes))]);

test('NLC-14.1: pool, lid, pawns, jars in play and the dice on them are open to all', () => {
  const told: Position = {
    pool: { O0: 'P1 B6', I3: 'O2' },
    pawned: 'S3 S7',
    jars: ['gold-02/PB red-01', 'brown-10/GG'],
  };
  plays(told, (t) => {
    for (const eyes of EYES) {
      const view = shown(t, eyes);
      expect(view.spaces.filter(({ dice }) => dice.length > 0)).toEqual([
        { name: 'I3', dice: ['O2'] },
        { name: 'O0', dice: ['P1', 'B6'] },
      ]);
      expect(view.lid).toEqual({ purple: 24, blue: 24, green: 24, orange: 25 });
      expect(view.shores.flatMap(({ name, pawn }) => (pawn ? [name] : []))).toEqual(['S3', 'S7']);
      expect(view.seats.map(({ pawns, jars }) => [pawns, jars])).toEqual([
        [
          5,
          [
            { jar: 'jar-gold-02', dice: { purple: 1, blue: 1 } },
            { jar: 'jar-red-01', dice: {} },
          ],
        ],
        [5, [{ jar: 'jar-brown-10', dice: { green: 2 } }]],
      ]);
    }
    t.asks(0, 'shore');
  });
});

const LAST = 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10';

test('NLC-14.2: a favourite is known to its owner alone until final scoring, then to all', () => {
  const told: Position = { round: 2, pawned: LAST, pool: {}, jars: ['', ''], favourites: 'green orange' };
  plays(told, (t) => {
    expect(EYES.map((eyes) => seatShown(t, 0, eyes).favourite)).toEqual(['fav-green', null, null]);
    expect(EYES.map((eyes) => seatShown(t, 1, eyes).favourite)).toEqual([null, 'fav-orange', null]);
    t.answers(0, 'path short', 'number 1').isOver();
    for (const eyes of EYES)
      expect(shown(t, eyes).seats.map(({ favourite }) => favourite)).toEqual(['fav-green', 'fav-orange']);
  });
});

test('NLC-14.2: points for a favourite are shown to its owner alone', () => {
  const state = position({ delivered: ['gold-09', ''], favourites: 'green orange' });
  const points = (eyes: Eyes): number | undefined =>
    noctiluca.explain(state, eyes)[0]?.lines.find(({ category }) => category === 'favourite')?.points;
  expect(EYES.map(points)).toEqual([3, 0, 0]);
});

test('NLC-14.3: favourites not dealt are shown to nobody, also after the game', () => {
  const state = newGame({ players: 2 }, 'undealt');
  const undealt = state.box.favourites.filter((_, i) => !state.favourites.includes(i)).map(({ id }) => id);
  expect(undealt).toHaveLength(2);
  walk(state, 'undealt', (events) => {
    for (const eyes of eyesOf(state)) for (const id of undealt) expect(received(state, eyes, events)).not.toContain(id);
  });
});

test('NLC-14.4: the jars dealt in setup are known to their owner alone; the two kept become open', () => {
  const state = newGame({ players: 2 }, 'dealt');
  const dealt = [0, 1].map((seat) => (state.dealt[seat] ?? []).map((jar) => state.box.jars.id[jar] as string));
  for (const seat of [0, 1]) {
    expect(EYES.map((eyes) => seen(state, eyes).seats[seat]?.dealt)).toEqual(
      EYES.map((eyes) => (eyes === seat ? dealt[seat] : null)),
    );
  }
  for (const seat of [0, 1]) give(state, `put back ${dealt[seat]?.[0]}`);
  for (const eyes of EYES) {
    expect(seen(state, eyes).seats.map(({ jars }) => jars.map(({ jar }) => jar))).toEqual(
      dealt.map((jars) => jars.slice(1)),
    );
  }
});

test('NLC-14.4a: while jars are chosen, others see only whether a player has chosen', () => {
  const state = newGame({ players: 3 }, 'chosen');
  const dealt = state.dealt.map((jars) => jars.map((jar) => state.box.jars.id[jar] as string));
  const events: NoctilucaEvent[] = [];
  noctiluca.apply(state, noctiluca.legal(state)[1] as number, (event) => events.push(event));
  for (const eyes of [1, 2, 'table'] as const) {
    expect(seen(state, eyes).seats.map(({ chosen }) => chosen)).toEqual([true, false, false]);
    for (const jar of dealt[0] ?? []) expect(received(state, eyes, events)).not.toContain(jar);
    expect(events.map((event) => noctiluca.viewEvent(event, eyes))).toEqual([{ type: 'chose', seat: 0 }]);
  }
  expect(received(state, 0, events)).toContain(dealt[0]?.[1]);
});

test('NLC-14.4b: the card put back is shown to nobody else, unless it comes to the top of a pile', () => {
  let hidden = 0;
  for (let n = 0; n < 12; n += 1) {
    const state = newGame({ players: 2 }, `back ${n}`);
    const [jar] = state.dealt[0] as number[];
    const id = state.box.jars.id[jar as number] as string;
    const events: NoctilucaEvent[] = [];
    for (let seat = 0; seat < 2; seat += 1)
      noctiluca.apply(state, noctiluca.legal(state)[0] as number, (event) => events.push(event));
    if (state.piles.some((pile) => pile.at(-1) === jar)) continue;
    hidden += 1;
    for (const eyes of [1, 'table'] as const) expect(received(state, eyes, events)).not.toContain(id);
  }
  expect(hidden).toBeGreaterThan(6);
});

test('NLC-14.5: of each pile only the top card is open', () => {
  const told: Position = { jars: ['gold-02', 'red-02'], ends: true };
  const state = position({ ...told, piles: ['gold-01 gold-04 gold-05', 'brown-01', '', 'red-01 red-04'] });
  for (const eyes of EYES) {
    expect(seen(state, eyes).piles.map(({ top }) => top)).toEqual(['jar-gold-01', 'jar-brown-01', null, 'jar-red-01']);
    for (const id of ['jar-gold-04', 'jar-gold-05', 'jar-red-04']) expect(received(state, eyes, [])).not.toContain(id);
  }
});

test('NLC-14.6: the number of cards in each pile is open', () => {
  const told: Position = { jars: ['gold-02', 'red-02'], ends: true };
  const state = position({ ...told, piles: ['gold-01 gold-04 gold-05', 'brown-01', '', 'red-01 red-04'] });
  for (const eyes of EYES) expect(seen(state, eyes).piles.map(({ count }) => count)).toEqual([3, 1, 0, 2]);
});

test('NLC-14.7: delivered jars are open to all', () => {
  const state = position({ delivered: ['gold-02 red-01', 'brown-03'] });
  for (const eyes of EYES) {
    expect(seen(state, eyes).seats.map(({ delivered }) => delivered)).toEqual([
      ['jar-gold-02', 'jar-red-01'],
      ['jar-brown-03'],
    ]);
  }
});

test('NLC-14.8: tokens held and in stacks are open to all', () => {
  const state = position({ tokens: ['gold red', 'gold'] });
  for (const eyes of EYES) {
    expect(seen(state, eyes).seats.map(({ tokens }) => tokens)).toEqual([
      [
        { colour: 'gold', value: 2 },
        { colour: 'red', value: 2 },
      ],
      [{ colour: 'gold', value: 3 }],
    ]);
    expect(seen(state, eyes).stacks.map(({ values }) => values.length)).toEqual([8, 10, 9]);
  }
});

const alone: Position = { options: { players: 1 }, pool: { O0: 'P1', O2: 'O1' }, jars: ['gold-02/PBB red-02/BBO'] };

test('NLC-14.9: the solo deck is hidden, but the player knows the cards put under it', () => {
  plays({ ...alone, deck: 'red-01 brown-02 gold-03 red-03 red-05 gold-04' }, (t) => {
    const hidden = t.state.deck.slice(0, 5).map((jar) => t.state.box.jars.id[jar] as string);
    expect([soloShown(t, 0).under, soloShown(t, 'table').under]).toEqual([[], null]);
    t.answers(0, ...dive).asks(0, 'draw');
    expect(soloShown(t, 0).drawn).toEqual(['jar-red-01', 'jar-brown-02']);
    expect(soloShown(t, 'table').drawn).toBeNull();
    t.answers(0, 'keep jar-red-01');
    expect([soloShown(t, 0).under, soloShown(t, 'table').under]).toEqual([['jar-brown-02'], null]);
    expect(soloShown(t, 0).discarded).toEqual(['jar-gold-03']);
    for (const eyes of [0, 'table'] as const)
      for (const jar of hidden) expect(canonical(t.view(eyes))).not.toContain(jar);
    t.asks(0, 'shore');
  });
});

test('NLC-14.9: what was drawn and put under the deck is told to the player alone', () => {
  const state = position({ ...alone, deck: 'red-01 brown-02 gold-03' });
  const events: NoctilucaEvent[] = [];
  for (const text of [...dive, 'keep jar-red-01']) {
    noctiluca.apply(state, noctiluca.read(state, text) as number, (event) => events.push(event));
  }
  expect(received(state, 'table', events)).not.toContain('jar-brown-02');
  expect(received(state, 'table', events)).toContain('jar-red-01');
  expect(received(state, 0, events)).toContain('jar-brown-02');
});

test('NLC-14.9: a card put under the deck is known until it is drawn or discarded', () => {
  const told: Position = {
    ...alone,
    jars: ['gold-02/PBB'],
    deck: 'red-01 red-03 brown-02 gold-03',
    ends: true,
    under: 2,
  };
  plays(told, (t) => {
    expect(soloShown(t).under).toEqual(['jar-brown-02', 'jar-gold-03']);
    t.answers(0, ...dive, 'keep jar-red-01');
    // The tempest has discarded brown-02; gold-03 lies above the card just put under it.
    expect(soloShown(t).under).toEqual(['jar-gold-03', 'jar-red-03']);
    t.answers(0, 'dive S3', 'path short', 'number 6');
    expect(soloShown(t).under).toEqual(['jar-red-03']);
    t.asks(0, 'shore');
  });
});

test('NLC-14.9: drawing and discarding known cards leaves no more of them known than there are', () => {
  const told: Position = { ...alone, jars: ['gold-02/PBB'], deck: 'red-01 red-03', ends: true, under: 2 };
  plays(told, (t) => {
    expect(soloShown(t).under).toEqual(['jar-red-01', 'jar-red-03']);
    t.answers(0, ...dive).asks(0, 'draw');
    expect([soloShown(t).under, soloShown(t).deck]).toEqual([[], 0]);
    t.answers(0, 'keep jar-red-01').tells('discarded', { jar: 'jar-red-03' }).asks(0, 'shore');
    expect(soloShown(t).under).toEqual([]);
  });
});

test('NLC-14.10: the size of the solo deck and all discarded cards are open', () => {
  plays({ ...alone, deck: 'red-05 red-01', ends: true }, (t) => {
    t.answers(0, 'dive S3', 'path short', 'number 6').asks(0, 'shore');
    for (const eyes of [0, 'table'] as const) {
      expect(soloShown(t, eyes).deck).toBe(1);
      expect(soloShown(t, eyes).discarded).toContain('jar-red-05');
    }
  });
});

test('Nothing anybody receives depends on what they may not know', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players }, `canary ${players}`);
    walk(state, 'canary', () => {
      for (const eyes of eyesOf(state)) {
        const other = altered(state, eyes);
        expect(noctiluca.audit(other)).toBeNull();
        expect(difference(perceived(noctiluca, state, eyes), perceived(noctiluca, other, eyes))).toBeNull();
      }
    });
  }
});

test('Re-dealing does not look at what is hidden', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players }, `blind ${players}`);
    let n = 0;
    walk(state, 'blind', () => {
      n += 1;
      if (n % 5 !== 1) return;
      for (const eyes of eyesOf(state)) {
        const dealt = (from: State): State => noctiluca.determinize(from, eyes, rngFrom(`blind ${n}`));
        expect(difference(noctiluca.toJson(dealt(state)), noctiluca.toJson(dealt(altered(state, eyes))))).toBeNull();
      }
    });
  }
});

test('Re-dealing reaches other favourites, other piles and other choices in setup', () => {
  const state = newGame({ players: 3 }, 'reach');
  noctiluca.apply(state, noctiluca.legal(state)[0] as number);
  const deals = Array.from({ length: 60 }, (_, i) => noctiluca.determinize(state, 1, rngFrom(`reach ${i}`)));
  expect(new Set(deals.map((other) => other.favourites[0])).size).toBe(3);
  expect(new Set(deals.map((other) => other.dealt[0]?.indexOf(other.putBack[0] as number)))).toEqual(
    new Set([0, 1, 2]),
  );
  for (const other of deals) {
    expect(other.favourites[1]).toBe(state.favourites[1]);
    expect(other.dealt[1]).toEqual(state.dealt[1]);
    expect(other.putBack.map((jar) => jar === NONE)).toEqual([false, true, true]);
  }
  for (let seat = 1; seat < 3; seat += 1) noctiluca.apply(state, noctiluca.legal(state)[0] as number);
  const piles = Array.from({ length: 20 }, (_, i) => noctiluca.determinize(state, 1, rngFrom(`piles ${i}`)).piles);
  expect(new Set(piles.map((cards) => JSON.stringify(cards))).size).toBe(20);
  for (const cards of piles) expect(cards.map((pile) => pile.at(-1))).toEqual(state.piles.map((pile) => pile.at(-1)));
});

test('Undo stops where a new jar has come to the top, where cards were drawn and where a tempest blew', () => {
  const undoable = (told: Position, ...texts: readonly string[]): boolean[] => {
    const state = position(told);
    return texts.map((text) => {
      const before = noctiluca.reveals(state);
      give(state, text);
      return noctiluca.reveals(state) === before;
    });
  };
  const jars = ['gold-02/PBB brown-03/POO', 'red-02'];
  const piles = ['gold-01 gold-04', 'red-01', 'red-03', ''];
  const told: Position = { pool: { O0: 'P1 P1' }, jars, piles, ends: true };
  expect(undoable(told, ...dive, 'deliver jar-gold-02', 'take 2', 'take 1')).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(undoable(alone, ...dive)).toEqual([true, true, false]);
});

test('A table keeps to what its eyes may see', () => {
  const options = { players: 2, firstPlayer: 'random' as const, edition: noctiluca.edition };
  const table = Sitting.begin(noctiluca, options, 'table', []);
  expect(canonical(table.sight(0).view)).not.toBe(canonical(table.sight(1).view));
  expect(canonical(table.sight('table').view)).not.toContain('"fav-');
});
