import { type Eyes, faultText, isObject, type Json, type JsonObject, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import type { State } from './state.ts';
import { EYES } from './testing/apart.ts';
import { newGame } from './testing/opening.ts';
import { type Table, tableOf } from './testing/table.ts';

const plain = (state: State, eyes: Eyes): JsonObject =>
  JSON.parse(JSON.stringify(dominion.view(state, eyes))) as JsonObject;

/** States as these eyes may imagine them. */
const imagined = ({ state }: Table, eyes: Eyes): readonly State[] =>
  Array.from({ length: 30 }, (_, i) => {
    const read = dominion.imagine(plain(state, eyes), eyes, rngFrom(`imagined ${i}`));
    if (!read.ok) throw new Error(faultText(read.fault));
    return read.value;
  });

const names = (state: State, cards: readonly number[] | undefined): readonly string[] =>
  (cards ?? []).map((card) => state.box.ids[state.kind[card] as number] as string);

const fault = (view: Json, eyes: Eyes = 0): string | null => {
  const read = dominion.imagine(view, eyes, rngFrom('spoilt'));
  return read.ok ? null : faultText(read.fault);
};

test('DOM-17.15: hidden cards are dealt in every way from the cards of their owner', () => {
  const table = tableOf({
    alice: { hand: 'copper', deck: 'gold silver' },
    bob: { hand: 'estate duchy', deck: 'gold', discard: 'curse province silver' },
  });
  const states = imagined(table, 0);

  for (const state of states) {
    expect(names(state, state.hand[0])).toEqual(['copper']);
    expect(names(state, state.deck[0]).toSorted()).toEqual(['gold', 'silver']);
    expect(names(state, state.discard[1]).at(-1)).toBe('silver');
    const all = [state.hand, state.deck, state.discard].flatMap((zone) => names(state, zone[1]));
    expect(all.toSorted()).toEqual(['curse', 'duchy', 'estate', 'gold', 'province', 'silver']);
  }
  expect(new Set(states.map((state) => names(state, state.hand[1]).join())).size).toBeGreaterThan(8);
  expect(new Set(states.map((state) => names(state, state.deck[0]).join())).size).toBe(2);
});

test('DOM-17.10: Boons and Hexes that lie nowhere else are in their decks, in any order', () => {
  const table = tableOf({ kingdom: 'skulk', druid: 'the-seas-gift the-skys-gift the-suns-gift', hexDiscard: 'war' });
  const states = imagined(table, 'table');

  for (const { boonDeck, hexDeck, druidRow, hexDiscard } of states) {
    expect(new Set(boonDeck)).toEqual(new Set(table.state.boonDeck));
    expect(new Set(hexDeck)).toEqual(new Set(table.state.hexDeck));
    expect([druidRow, hexDiscard]).toEqual([table.state.druidRow, table.state.hexDiscard]);
  }
  expect(new Set(states.map(({ boonDeck }) => boonDeck.join())).size).toBe(30);
});

test('DOM-17.17a: a viewer of a reaction to an Attack imagines a Moat, and further ones that wait', () => {
  const table = tableOf({
    players: 4,
    alice: { hand: 'witch' },
    bob: { hand: 'moat copper', deck: 'copper copper' },
    carol: { hand: 'copper', deck: 'moat estate' },
    dave: { hand: 'moat', deck: 'moat copper' },
  });
  table.alice.plays('witch');
  table.bob.isAsked('revealMoat');
  const waiting = (state: State): string => String(state.stack.at(-2)?.waiting.map(({ seat }) => seat));

  for (const state of imagined(table, 0)) expect(names(state, state.hand[1])).toContain('moat');
  expect(new Set(imagined(table, 0).map(waiting))).toEqual(new Set(['2,3', '2', '3', '']));
  for (const state of imagined(table, 3)) expect(state.stack.at(-2)?.waiting.some(({ seat }) => seat === 3)).toBe(true);
});

test('DOM-17.17a: a viewer of a reaction to a discard imagines a Hound in that pile', () => {
  const table = tableOf({ alice: { hand: 'cellar faithful-hound gold', deck: 'copper estate faithful-hound' } });
  table.alice.plays('cellar');
  table.alice.picks('faithful-hound', 'gold');
  table.alice.isAsked('houndSetAside');

  for (const eyes of [1, 'table'] as const) {
    for (const state of imagined(table, eyes))
      expect(names(state, state.discard[0])).toEqual(['faithful-hound', 'gold']);
  }
});

test('DOM-17.9: others imagine the card that Library asks about to be an Action in hand', () => {
  const table = tableOf({ alice: { hand: 'library', deck: 'village copper market estate gold' } });
  table.alice.plays('library');
  table.alice.isAsked('libraryKeep');
  const states = imagined(table, 1);

  for (const state of states) expect(['village', 'market']).toContain(names(state, state.hand[0])[0]);
  expect(new Set(states.map((state) => names(state, state.hand[0])[0])).size).toBe(2);
});

test('DOM-17.8: others imagine any Treasures under a Crypt, its owner the ones that lie there', () => {
  const table = tableOf({
    phase: 'night',
    alice: { hand: 'crypt estate', play: 'copper gold', deck: 'silver estate estate estate estate estate estate' },
  });
  table.alice.plays('crypt');
  table.alice.picks('copper', 'gold');
  const under = (state: State): string => String(names(state, state.delayed[0]?.cards).toSorted());

  expect(new Set(imagined(table, 0).map(under))).toEqual(new Set(['copper,gold']));
  expect(new Set(imagined(table, 1).map(under))).toEqual(new Set(['copper,gold', 'copper,silver', 'gold,silver']));
});

test('DOM-17.17: another player who is asked has something to choose from, and has picked as many cards as all know', () => {
  const table = tableOf({
    alice: { hand: 'shepherd estate duchy province gold', deck: 'copper copper copper copper curse curse' },
  });
  table.alice.plays('shepherd');
  table.alice.picks('estate');
  table.alice.isAsked('discardAny');

  for (const state of imagined(table, 1)) {
    expect(dominion.pending(state)).toMatchObject({ seat: 0, question: 'discardAny', made: 1 });
    expect(dominion.legal(state).length).toBeGreaterThan(1);
  }
});

test('DOM-18.3: a phase of another player is imagined with something to play in that hand', () => {
  const table = tableOf({ alice: { hand: 'smithy copper', deck: 'estate estate estate estate estate estate' } });

  for (const state of imagined(table, 1)) expect(dominion.legal(state).length).toBeGreaterThan(1);
});

test('The words said to Sentry stay with its player; others imagine any words', () => {
  const table = tableOf({ alice: { hand: 'sentry', deck: 'copper gold estate silver' } });
  table.alice.plays('sentry');
  table.alice.picks('discard');
  table.alice.isAsked('sentryCard');
  const play = (state: State): string => {
    dominion.apply(state, dominion.read(state, 'back') as number);
    return `${state.trash.length - table.state.trash.length} ${state.discard[0]?.length}`;
  };

  expect(new Set(imagined(table, 0).map(play))).toEqual(new Set(['0 1']));
  expect(new Set(imagined(table, 1).map(play))).toEqual(new Set(['0 0', '0 1', '1 0']));
});

test('DOM-C.sentry.4: what every seat sees can be imagined while a trash interrupts Sentry, with both cards gone', () => {
  const table = tableOf({ alice: { hand: 'sentry village', deck: 'copper haunted-mirror estate' } });
  table.alice.plays('sentry');
  table.alice.picks('trash', 'trash');
  table.alice.isAsked('mirrorDiscard', 'stop, discard village');

  for (const eyes of EYES) expect(imagined(table, eyes)).toHaveLength(30);
});

test('DOM-C.sentry.4: what every seat sees can be imagined while a discard interrupts Sentry, with both cards gone', () => {
  const table = tableOf({ alice: { hand: 'sentry', deck: 'copper faithful-hound estate' } });
  table.alice.plays('sentry');
  table.alice.picks('discard', 'discard');
  table.alice.isAsked('houndSetAside');

  for (const eyes of EYES) expect(imagined(table, eyes)).toHaveLength(30);
});

test('DOM-17.15: a gained card that another gain has covered is imagined in its pile, one for all that it has set off', () => {
  const table = tableOf({
    alice: { hand: 'tracker', deck: 'estate', discard: 'silver estate' },
    boons: 'the-fields-gift',
    kingdom: 'skulk changeling',
    coins: 4,
  });
  table.alice.plays('tracker');
  table.alice.buys('skulk');
  table.alice.picks('skulk');
  table.alice.isAsked('chooseTrigger', 'first tracker, first changeling, stop');

  for (const eyes of EYES) {
    for (const state of imagined(table, eyes)) {
      const [bought, , gained] = state.stack.map(({ waiting }) => [...new Set(waiting.map(({ card }) => card))]);
      expect([names(state, bought), names(state, gained)]).toEqual([['skulk'], ['gold']]);
      expect(state.discard[0]).toContain(bought?.[0]);
    }
  }
});

test('A view of another seat, another game or none is a fault at its place', () => {
  const state = newGame({ players: 3, set: 'midnight' });

  expect(fault(plain(state, 1), 1)).toBeNull();
  expect(fault(plain(state, 1), 0)).toBe('seats: does not fit the rest of the view');
  expect(fault(null)).toBe('must be an object');
  expect(fault({ ...plain(state, 0), game: 'nocturne' })).toMatch(/^game: must be "dominion"/);
  expect(fault({ ...plain(state, 0), options: { edition: 'none' } })).toBe(
    'options.edition: no such edition is known here',
  );
  expect(fault({ ...plain(state, 0), kingdom: ['moonlight'] })).toMatch(/^kingdom/);
  expect(fault({ ...plain(state, 0), phase: 'cleanup', mayPlayTreasures: false })).toBe(
    'underway.texts: nobody is asked anything',
  );
});

/** Every place of a JSON value, with another value there. */
function* spoilt(json: Json): Generator<Json> {
  for (const other of [null, -1, 3, 'xyzzy', [], {}]) yield other;
  if (Array.isArray(json)) {
    for (const [i, item] of (json as readonly Json[]).entries())
      for (const other of spoilt(item)) yield json.with(i, other);
  } else if (isObject(json)) {
    for (const [key, item] of Object.entries(json)) for (const other of spoilt(item)) yield { ...json, [key]: other };
  }
}

test('A view with anything changed in its texts under way is refused, or imagined and played on', () => {
  const table = tableOf({
    alice: { hand: 'throne-room sentry moat', deck: 'copper haunted-mirror estate gold', play: 'guardian' },
    bob: { hand: 'moat' },
  });
  table.alice.plays('throne-room');
  table.alice.picks('sentry', 'trash');
  table.alice.isAsked('sentryCard');
  const view = plain(table.state, 0);
  let refused = 0;
  for (const underway of spoilt(view['underway'] as Json)) {
    const read = dominion.imagine({ ...view, underway }, 0, rngFrom('spoilt'));
    if (read.ok) dominion.apply(read.value, dominion.legal(read.value)[0] as number);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(100);
});
