import { type Action, canonical, type Eyes, pick, rngFrom, Sitting } from '@nightjar/kernel';
import { difference, perceived } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import type { NocturneEvent } from './events.ts';
import { nocturne } from './game.ts';
import { MOONLIGHT, type State } from './state.ts';
import { altered } from './testing/altered.ts';
import { newGame, type Position, plays, position } from './testing/position.ts';
import { shown, sideShown } from './testing/shown.ts';
import type { View } from './view.ts';

const EYES: readonly Eyes[] = [0, 1, 'table'];
const seen = (state: State, eyes: Eyes): View => nocturne.view(state, eyes);
const eyesOf = (state: State): readonly Eyes[] => [
  ...Array.from({ length: state.options.players }, (_, i) => i),
  'table',
];
const brewId = (state: State, brew: number): string => state.box.brews[brew]?.id ?? '';

/** Goes through a random game and looks at every position, with the events that led there. */
function walk(state: State, seed: string, look: (events: readonly NocturneEvent[]) => void): void {
  const random = rngFrom(seed);
  let events: NocturneEvent[] = [];
  look(events);
  while (nocturne.pending(state) !== null) {
    events = [];
    nocturne.apply(state, pick<Action>(nocturne.legal(state), random), (event) => events.push(event));
    look(events);
  }
}

/** Everything these eyes are given, as one text. */
const received = (state: State, eyes: Eyes, events: readonly NocturneEvent[]): string =>
  canonical([perceived(nocturne, state, eyes), ...events.map((event) => nocturne.viewEvent(event, eyes))]);

test('NOC-26.1: supplies, passes, tokens in the grid and on the board, and the shadow row are open to all', () => {
  const told = { opened: true, grid: 'egg-1 egg-1 egg-1', flipped: { d4: '1 5' }, sprite: '0:4 1:2' };
  plays({ ...told, options: { players: 3 }, supply: ['1 7', '3 6', '4 5'] }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 3 a1').asks(2, 'answer');
    for (const eyes of [0, 1, 2, 'table'] as const) {
      const view = shown(t, eyes);
      expect(view.sides.map(({ supply }) => supply.join(' '))).toEqual(['1 7', '6', '4 5']);
      expect(view.sides.map(({ passed }) => passed)).toEqual([true, false, false]);
      const lying = view.spaces.flatMap(({ name, token }) =>
        token === null ? [] : [`${name} ${token.side}:${token.token}`],
      );
      expect(lying).toEqual(['a1 1:3', 'd4 1:5']);
      expect(view.sprite.tokens).toEqual([
        { side: 0, token: '4' },
        { side: 1, token: '2' },
      ]);
      expect(view.shadowRow).toEqual(['s5', 's6', 's7', 's8', 's9', 's10']);
    }
  });
});

test('NOC-26.2: tiles in the grid, on the board, in collections and out of the game are open to all', () => {
  const told = { grid: 'egg-1 . skull-4', slots: 'mirror . chest', collection: ['herb-A', 'feather-1 egg-2'] };
  const state = position({ ...told, discards: 'skull-2 herb-B', stackEnds: true, stack: '' });
  for (const eyes of EYES) {
    const view = seen(state, eyes);
    expect(view.spaces.slice(0, 4).map(({ tile }) => tile)).toEqual(['egg-1', null, 'skull-4', null]);
    expect(view.sprite.tiles).toEqual(['mirror', null, 'chest', null]);
    expect(view.sides.map(({ collection }) => collection.join(' '))).toEqual(['herb-A', 'feather-1 egg-2']);
    expect(view.discards).toEqual(['skull-2', 'herb-B']);
    expect(view.gone).toHaveLength(80 - 9);
  }
});

test('NOC-26.2a: tokens taken out of the game are open to all', () => {
  const removed = (options: Position['options']): string[] =>
    EYES.map((eyes) => seen(newGame(options), eyes).sides[1]?.removed.join(' ') ?? '');
  expect(removed({ players: 3 })).toEqual(['3', '3', '3']);
  expect(removed({ players: 4 })).toEqual(['3 4', '3 4', '3 4']);
  expect(removed({ players: 2, familyMode: 'family' })).toEqual(['1 2', '1 2', '1 2']);
  plays({ seed: 'removed', opened: true, slots: '' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'start');
    for (const eyes of EYES) expect(sideShown(t, 0, eyes).removed).toEqual(['1', '2', '3']);
  });
});

test('NOC-26.3: Twilight goals, used abilities, the sizes of stack and decks and of hands are open to all', () => {
  const told = { options: { advanced: true }, twilight: 'T1 T5 T9', holders: { T5: 1 }, used: [true, false] };
  const state = position({ ...told, characters: ['redd', 'flint'], brews: ['start-SF pure-E pure-S', 'start-SM'] });
  for (const eyes of EYES) {
    const view = seen(state, eyes);
    expect(view.twilight.map(({ goal, holder }) => `${goal} ${holder}`)).toEqual(['T1 null', 'T5 1', 'T9 null']);
    expect(view.sides.map(({ ability, used }) => `${ability} ${used}`)).toEqual(['echo true', 'hoard false']);
    expect([view.stack, view.deck]).toEqual([60, 33]);
    expect(view.sides.map(({ concoctionCount }) => concoctionCount)).toEqual([3, 1]);
  }
});

/** Moonlight, and both pass: the game ends after the concoctions are shown. */
const last: Position = {
  round: 'moonlight',
  opened: true,
  supply: ['1', '1'],
  slots: '',
  characters: ['sage', 'abigail'],
  brews: ['start-SF pure-F', 'start-SM'],
};

test('NOC-26.4: concoctions are for their owner alone until they are revealed', () => {
  plays(last, (t) => {
    expect(EYES.map((eyes) => sideShown(t, 0, eyes).concoctions)).toEqual([['start-SF', 'pure-F'], null, null]);
    expect(EYES.map((eyes) => sideShown(t, 1, eyes).concoctions)).toEqual([null, ['start-SM'], null]);
    t.answers(0, 'pass').answers(1, 'pass').isOver();
    for (const eyes of EYES) {
      expect(sideShown(t, 0, eyes).concoctions).toEqual(['start-SF', 'pure-F']);
      expect(sideShown(t, 1, eyes).concoctions).toEqual(['start-SM']);
    }
  });
});

test('NOC-26.4: a player’s points for concoctions are shown to that player alone', () => {
  const state = position({ ...last, collection: ['skull-4 feather-1', ''] });
  const brewed = (eyes: Eyes): number | undefined =>
    nocturne.explain(state, eyes)[0]?.lines.find(({ category }) => category === 'concoctions')?.points;
  expect(EYES.map(brewed)).toEqual([2, 0, 0]);
});

const drawing = { supply: ['star 1', '1 2'], opened: true, characters: ['flint', 'sage'] };
const rune: Position = {
  ...drawing,
  grid: 'runestone-S egg-1',
  deck: 'pure-S pure-F pure-M',
  brews: ['start-SF', 'start-ME'],
};
const trove: Position = { ...drawing, grid: 'chest egg-1', stack: 'skull-4 mirror herb-A' };
const drawn = (view: unknown): unknown => (view as { drawn: unknown }).drawn;

test('NOC-26.5: concoctions drawn for a runestone are visible to the drawer alone', () => {
  plays({ ...rune, options: { advanced: true } }, (t) => {
    t.answers(0, 'cast star a1').asks(0, 'runestone');
    const hidden = { what: 'concoctions', count: 3, drawn: null, kept: null };
    expect(EYES.map((eyes) => drawn(t.view(eyes)))).toEqual([
      { what: 'concoctions', count: 3, drawn: ['pure-S', 'pure-F', 'pure-M'], kept: [] },
      hidden,
      hidden,
    ]);
    const told = t.events.find(({ type }) => type === 'drew') as NocturneEvent;
    const counted = { type: 'drew', side: 0, what: 'concoctions', count: 3 };
    expect(EYES.map((eyes) => nocturne.viewEvent(told, eyes))).toEqual([told, counted, counted]);
    t.answers(0, 'keep pure-F').asks(0, 'hoard');
    expect(EYES.map((eyes) => drawn(t.view(eyes)))).toEqual([
      { what: 'concoctions', count: 3, drawn: ['pure-S', 'pure-M'], kept: ['pure-F'] },
      hidden,
      hidden,
    ]);
  });
});

test('NOC-26.6: the concoctions returned are never shown to anybody else', () => {
  const state = position({ ...rune, supply: ['star', ''], grid: 'runestone-S', round: 'moonlight', slots: '' });
  const events: NocturneEvent[] = [];
  const tell = (event: NocturneEvent): number => events.push(event);
  for (const text of ['cast star a1', 'keep pure-F']) {
    nocturne.apply(state, nocturne.read(state, text) as number, tell);
    for (const eyes of [1, 'table'] as const) expect(received(state, eyes, events)).not.toMatch(/pure-[SM]/);
  }
  expect(nocturne.result(state)).not.toBeNull();
  expect(received(state, 1, events)).toContain('pure-F');
});

test('NOC-26.7: tiles drawn for a chest are visible to the drawer alone until the choice', () => {
  plays({ ...trove, options: { advanced: true } }, (t) => {
    t.answers(0, 'cast star a1').asks(0, 'chest');
    const hidden = { what: 'tiles', count: 3, drawn: null, kept: null };
    expect(EYES.map((eyes) => drawn(t.view(eyes)))).toEqual([
      { what: 'tiles', count: 3, drawn: ['skull-4', 'mirror', 'herb-A'], kept: [] },
      hidden,
      hidden,
    ]);
    t.answers(0, 'keep mirror').asks(0, 'hoard', ['hoard none', 'hoard skull-4', 'hoard herb-A']);
    expect(EYES.map((eyes) => drawn(t.view(eyes))).slice(1)).toEqual([hidden, hidden]);
    expect(t.events).toEqual([]);
  });
});

test('NOC-26.8: after the choice all three tiles are open', () => {
  plays(trove, (t) => {
    t.answers(0, 'cast star a1', 'keep mirror').asks(0, 'start');
    const told = t.events.find(({ type }) => type === 'opened') as NocturneEvent;
    const open = { type: 'opened', side: 0, kept: ['mirror'], discarded: ['skull-4', 'herb-A'] };
    expect(EYES.map((eyes) => nocturne.viewEvent(told, eyes))).toEqual([open, open, open]);
    for (const eyes of EYES) {
      expect(shown(t, eyes).discards).toEqual(['skull-4', 'herb-A']);
      expect(sideShown(t, 0, eyes).collection).toEqual(['chest', 'mirror']);
    }
  });
});

test('NOC-26.9: face-down Moonlight goals are unknown to everybody until they are turned up', () => {
  plays({ moonlight: 'M2 M7 M10', supply: ['1', '1'], opened: true, slots: '' }, (t) => {
    expect(EYES.map((eyes) => shown(t, eyes).moonlight)).toEqual([null, null, null]);
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'start');
    const open = ['M2', 'M7', 'M10'];
    expect(EYES.map((eyes) => shown(t, eyes).moonlight)).toEqual([open, open, open]);
  });
});

test('NOC-26.10: the order of stack and decks is unknown to everybody', () => {
  const state = newGame({ players: 1 });
  const other = nocturne.copy(state);
  other.stack = other.stack.toReversed();
  other.deck = other.deck.toReversed();
  other.soloDeck = other.soloDeck.toReversed();
  for (const eyes of [0, 'table'] as const) expect(received(other, eyes, [])).toBe(received(state, eyes, []));
});

test('NOC-26.10: who has put concoctions under the deck knows them, and nobody else does', () => {
  plays(rune, (t) => {
    t.answers(0, 'cast star a1', 'keep pure-F').asks(0, 'start');
    const under = (eyes: Eyes): unknown => sideShown(t, 0, eyes).under;
    expect(EYES.map(under)).toEqual([['pure-M', 'pure-S'], [], []]);
  });
});

test('NOC-26.11: goals and starters returned to the box appear in no view', () => {
  const starters = defaultBox.brews.slice(0, defaultBox.starters).map(({ id }) => id);
  for (let seed = 0; seed < 12; seed += 1) {
    const state = newGame({ players: 3 }, `boxed ${seed}`);
    for (const eyes of eyesOf(state)) {
      const text = received(state, eyes, []);
      const own = eyes === 'table' ? [] : (state.brews[eyes] ?? []).map((brew) => brewId(state, brew));
      expect(starters.filter((id) => text.includes(`"${id}"`))).toEqual(own);
      const open = state.twilight.map((goal) => defaultBox.twilight[goal]?.id);
      expect([...new Set(text.match(/(?<=")T\d+(?=")/g))]).toEqual(open);
      expect(text.match(/"M\d+"/g)).toBeNull();
    }
  }
});

const opponent: Position = { options: { players: 1 }, supply: ['1 2 6', '7 3'], opened: true, solo: '8 2 11' };

test('NOC-26.12: turned-up solo cards are open', () => {
  plays({ ...opponent, grid: 'egg-1 skull-4 egg-1 egg-1 egg-1 egg-1' }, (t) => {
    const solo = (eyes: Eyes): unknown => (t.view(eyes) as { solo: unknown }).solo;
    expect(solo('table')).toEqual({ deck: 24, cards: [] });
    t.answers(0, 'cast 2 a1').tells('soloCard', { card: 'solo-08' }).asks(0, 'answer');
    expect([solo(0), solo('table')]).toEqual([
      { deck: 23, cards: ['solo-08'] },
      { deck: 23, cards: ['solo-08'] },
    ]);
  });
});

test('NOC-26.12a: the solo opponent’s tiles are open although they lie face down', () => {
  const state = position({ ...opponent, collection: ['', 'chest egg-1 skull-4'] });
  for (const eyes of [0, 'table'] as const) {
    expect(seen(state, eyes).sides[1]?.collection).toEqual(['chest', 'egg-1', 'skull-4']);
  }
});

test('NOC-26.13: a spectator sees what all seats see alike, and nothing more', () => {
  const state = newGame({ players: 3 }, 'spectator');
  walk(state, 'spectator', () => {
    const common = (eyes: Eyes): unknown => {
      const view = JSON.parse(JSON.stringify(nocturne.view(state, eyes))) as Record<string, unknown>;
      const sides = (view['sides'] as Record<string, unknown>[]).map((side) => ({
        ...side,
        concoctions: state.revealed ? side['concoctions'] : null,
        under: [],
      }));
      const offer = view['drawn'] as Record<string, unknown> | null;
      return { ...view, sides, drawn: offer === null ? null : { ...offer, drawn: null, kept: null } };
    };
    expect(nocturne.view(state, 'table')).toEqual(common('table'));
    for (const seat of [0, 1, 2]) expect(common(seat)).toEqual(common('table'));
  });
});

test('NOC-26.14: seeds and chance stand in no view, event or refusal', () => {
  for (const options of [{ players: 1 }, { players: 2, advanced: true }]) {
    const seed = 'a seed nobody may read';
    const state = newGame(options, seed);
    walk(state, 'seed', (events) => {
      for (const eyes of eyesOf(state)) {
        const text = received(state, eyes, events);
        expect(text).not.toContain(seed);
        for (const word of state.rng.key) expect(text).not.toContain(String(word));
      }
    });
  }
});

/** Questions that come right after something hidden was seen. */
const SEEN = ['chest', 'runestone', 'brewing'];

test('NOC-26.14: nobody undoes an answer by which something hidden was seen', () => {
  const undone: (string | undefined)[] = [];
  for (let seed = 0; seed < 4; seed += 1) {
    const options = nocturne.options({ players: 2, scenario: 4 });
    if (!options.ok) throw new Error(options.fault.what);
    const table = Sitting.begin(nocturne, options.value, `undo ${seed}`, ['a', 'b']);
    const random = rngFrom(`undo ${seed}`);
    for (let decision = nocturne.pending(table.state); decision !== null; decision = nocturne.pending(table.state)) {
      const { seat, question } = decision;
      if (SEEN.includes(question)) undone.push(table.undo(seat)?.reason);
      table.answer(seat, nocturne.write(table.state, pick<Action>(nocturne.legal(table.state), random)));
    }
  }
  expect(undone.length).toBeGreaterThan(20);
  expect(undone.filter((reason) => reason !== 'undo-barrier' && reason !== 'undo-others')).toEqual([]);
});

/** Ways to play in which something is hidden; in scenario 4 everybody owns Hoard. */
const WAYS: readonly Position['options'][] = [
  { players: 1 },
  { players: 2 },
  { players: 3, advanced: true },
  { players: 4 },
  { players: 2, scenario: 4 },
  { players: 3, scenario: 4 },
  { players: 2, modifiedGame: 'allSetToBrew' },
  { players: 2, modifiedGame: 'chasingChests' },
  { players: 3, modifiedGame: 'twistedTrees' },
  { players: 3, familyMode: 'family' },
];

test('NOC-26.14, NOC-26.15: whatever is hidden may be exchanged, and no byte that other eyes receive changes', () => {
  const asked = new Set<string>();
  let changed = 0;
  for (const options of WAYS) {
    for (let seed = 0; seed < 3; seed += 1) {
      const state = newGame(options, `altered ${seed}`);
      let at = 0;
      walk(state, `altered ${seed}`, () => {
        at += 1;
        const rare = state.drawing >= 0 || state.stage === 'mirror' || state.stage === 'brewing';
        if (!rare && at % 6 !== 0) return;
        for (const eyes of eyesOf(state)) {
          const other = altered(state, eyes);
          expect(nocturne.audit(other)).toBeNull();
          const unlike = difference(perceived(nocturne, state, eyes), perceived(nocturne, other, eyes));
          expect(unlike, `${state.stage} for ${eyes}`).toBeNull();
          if (difference(nocturne.toJson(state), nocturne.toJson(other)) === null) continue;
          changed += 1;
          if (eyes !== state.turn) asked.add(state.stage);
        }
      });
    }
  }
  expect(changed).toBeGreaterThan(1000);
  expect([...asked]).toEqual(
    expect.arrayContaining(['start', 'answer', 'dedicate', 'chest', 'runestone', 'hoard', 'sprite', 'mirror']),
  );
});

test('NOC-26.5, NOC-26.6: which concoction a drawer keeps makes no difference to anybody else', () => {
  const kept = (text: string, second: string): string[] => {
    const state = position({ ...rune, options: { advanced: true } });
    const events: NocturneEvent[] = [];
    for (const answer of ['cast star a1', text, second]) {
      nocturne.apply(state, nocturne.read(state, answer) as number, (event) => events.push(event));
    }
    return [1, 'table' as const].map((eyes) => received(state, eyes, events));
  };
  expect(kept('keep pure-S', 'hoard none')).toEqual(kept('keep pure-M', 'hoard none'));
  expect(kept('keep pure-S', 'hoard pure-F')).toEqual(kept('keep pure-M', 'hoard pure-S'));
});

/** An edition whose concoctions of the deck and Moonlight goals bear marks that occur nowhere else. */
function marked(): string {
  let text = JSON.stringify(defaultBox.edition);
  for (const { id } of defaultBox.edition.concoctions.deck) text = text.replaceAll(`"${id}"`, `"canary-brew-${id}"`);
  for (const { id } of defaultBox.edition.moonlightGoals.list) text = text.replaceAll(`"${id}"`, `"canary-moon-${id}"`);
  const admitted = nocturne.admit(JSON.parse(text));
  if (!admitted.ok) throw new Error(`${admitted.fault.where} ${admitted.fault.what}`);
  return admitted.value;
}

test('NOC-26.4: a marked concoction in one hand reaches nobody else before it is revealed', () => {
  const canary = 'canary-brew-pure-E';
  for (let seed = 0; seed < 5; seed += 1) {
    const state = position({
      options: { edition: marked() },
      seed: `${seed}`,
      brews: [`start-SF ${canary}`, 'start-SM'],
    });
    walk(state, `canary ${seed}`, (events) => {
      expect(received(state, 0, events)).toContain(canary);
      for (const eyes of [1, 'table'] as const) {
        expect(received(state, eyes, events).includes(canary)).toBe(state.revealed);
      }
    });
    expect(state.revealed).toBe(true);
  }
});

/** The marks these eyes may know: own concoctions, an own draw and own cards under the deck, and goals turned up. */
function mayKnow(state: State, eyes: Eyes): Set<string> {
  const goals = state.round === MOONLIGHT ? state.moonlight.map((goal) => state.box.moonlight[goal]?.id ?? '') : [];
  const open = state.revealed ? state.brews.flat() : [];
  const own = eyes === 'table' ? [] : (state.brews[eyes] ?? []);
  const offered = state.turn === eyes ? [...state.drawn, ...state.kept] : [];
  const under = state.deck.filter((_, i) => state.deckKnown[i] === eyes);
  return new Set([...goals, ...[...open, ...own, ...offered, ...under].map((brew) => brewId(state, brew))]);
}

test('NOC-26.4, NOC-26.5, NOC-26.9: no mark reaches eyes that may not know it, in whole games', () => {
  const edition = marked();
  for (const options of [
    { players: 2 },
    { players: 3, advanced: true },
    { players: 2, modifiedGame: 'allSetToBrew' },
  ]) {
    for (let seed = 0; seed < 4; seed += 1) {
      const state = newGame({ ...options, edition }, `marks ${seed}`);
      const known = new Map(eyesOf(state).map((eyes) => [eyes, new Set<string>()]));
      walk(state, `marks ${seed}`, (events) => {
        for (const [eyes, before] of known) {
          for (const mark of mayKnow(state, eyes)) before.add(mark);
          const found = received(state, eyes, events).match(/canary-[a-z]+-[A-Za-z0-9-]+/g) ?? [];
          expect(found.filter((mark) => !before.has(mark))).toEqual([]);
        }
      });
    }
  }
});
