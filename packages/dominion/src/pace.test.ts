import { type Action, canonical, copyRng, type Eyes, type GameEvent, heardBy, pick, rngFrom } from '@nightjar/kernel';
import { perceived } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import type { State } from './state.ts';
import { tellApart } from './testing/apart.ts';
import { newGame } from './testing/opening.ts';
import type { Position } from './testing/position.ts';
import { type Table, tableOf } from './testing/table.ts';

const even = { pace: 'even' } as const;
const table = (position: Position): Table => tableOf({ ...even, ...position });

/** Which player is asked what, as another player sees it. */
const asked = (seen: Table): unknown => dominion.view(seen.state, 'table').decision;

test('DOM-17.17b: an Attack asks every player who may hold a Moat, and without one there is one answer', () => {
  const attacked = (hand: string, deck: string): Table => {
    const seen = table({ alice: { hand: 'witch', deck: 'copper copper' }, bob: { hand, deck } });
    seen.alice.plays('witch');
    return seen;
  };
  const [held, not] = [attacked('moat estate', 'copper'), attacked('copper estate', 'moat')];
  held.bob.isAsked('revealMoat', 'yes, no');
  not.bob.isAsked('revealMoat', 'no');

  expect(tellApart(held, not)).toEqual([1]);
  for (const seen of [held, not]) seen.bob.picks('no');
  expect(tellApart(held, not)).toEqual([1]);
});

test('DOM-17.17b: a player who cannot hold a Moat, as all know, is not asked', () => {
  const bare = table({ alice: { hand: 'witch', deck: 'copper copper' }, bob: { hand: 'copper', deck: 'estate' } });
  bare.alice.plays('witch');
  const shown = table({ alice: { hand: 'witch', deck: 'copper copper' }, bob: { hand: 'copper', discard: 'moat' } });
  shown.alice.plays('witch');

  for (const seen of [bare, shown]) expect(seen.bob.discard).toMatch(/curse$/);
});

test('DOM-17.17b: several players who may hold a Moat are asked in turn', () => {
  const seen = table({
    players: 3,
    alice: { hand: 'witch', deck: 'copper copper' },
    bob: { hand: 'copper', deck: 'moat' },
    carol: { hand: 'moat' },
  });
  seen.alice.plays('witch');
  seen.bob.picks('no');
  seen.carol.isAsked('revealMoat', 'yes, no');
  seen.carol.picks('yes');

  expect([seen.bob.discard, seen.carol.discard]).toEqual(['curse', '']);
});

test('DOM-17.17b: a question about cards in hand is asked even where no card fits', () => {
  const cases: readonly (readonly [card: string, question: string, hand: string, other: string])[] = [
    ['mine', 'trashHandMay1', 'estate', 'copper'],
    ['moneylender', 'trashHandMay1', 'estate', 'copper'],
    ['pooka', 'trashHandMay1', 'estate', 'copper'],
    ['throne-room', 'playFromHand', 'estate', 'village'],
    ['conclave', 'playFromHand', 'estate', 'village'],
    ['shepherd', 'discardAny', 'copper', 'estate'],
  ];
  for (const [card, question, hand, other] of cases) {
    const played = (one: string, two: string): Table => {
      const seen = table({ alice: { hand: `${card} ${one} ${one}`, deck: `${two} ${two}` } });
      seen.alice.plays(card);
      return seen;
    };
    const [idle, real] = [played(hand, other), played(other, hand)];
    idle.alice.isAsked(question, 'stop');
    real.alice.isAsked(question);
    expect([card, tellApart(idle, real)]).toEqual([card, [0]]);
    idle.alice.picks('stop');
    real.alice.picks('stop');
    expect([card, tellApart(idle, real)]).toEqual([card, [0]]);
  }
});

test('DOM-17.17b: that no more Victory cards are left to show is hidden too', () => {
  const seen = table({ alice: { hand: 'shepherd estate copper', deck: 'copper copper estate' } });
  seen.alice.plays('shepherd');
  seen.alice.picks('estate');
  seen.alice.isAsked('discardAny', 'stop');
  expect(seen.texts()).toEqual(['stop']);
});

test('DOM-17.17b: a choice among cards all alike is asked, unless all know that every card is taken', () => {
  const discarding = (hand: string): Table => {
    const seen = table({ alice: { hand: 'militia', deck: 'gold' }, bob: { hand } });
    seen.alice.plays('militia');
    return seen;
  };
  const alike = discarding('copper copper copper copper copper');
  alike.bob.isAsked('discardDownTo3', 'discard copper');
  alike.bob.picks('copper', 'copper');
  expect(alike.bob.hand).toBe('copper copper copper');
  expect(discarding('copper copper copper').alice.coins).toBe(2);
});

test('DOM-17.17b: two cards alike are put back in an order as any two are', () => {
  const seen = table({ alice: { hand: 'sentry', deck: 'estate copper copper' } });
  seen.alice.plays('sentry');
  seen.alice.picks('back', 'back');
  seen.alice.isAsked('orderBack', 'topdeck copper');
  seen.alice.picks('copper');
  expect(seen.alice.deck).toBe('copper copper');
});

test('DOM-17.17b: Library asks about every card, and one that is no Action is kept', () => {
  const seen = table({ alice: { hand: 'library copper copper copper copper copper', deck: 'estate village gold' } });
  seen.alice.plays('library');
  seen.alice.isAsked('libraryKeep', 'keep');
  seen.alice.picks('keep');
  seen.alice.isAsked('libraryKeep', 'keep, aside');
  seen.alice.picks('aside', 'keep');
  expect(seen.alice.hand).toBe('copper copper copper copper copper estate gold');
});

test('DOM-17.17b: a discard asks for as many Hounds as may lie below its top card', () => {
  const discarded = (hand: string, deck: string, picks: string): Table => {
    const seen = table({ alice: { hand: `cellar ${hand}`, deck } });
    seen.alice.plays('cellar');
    seen.alice.picks(...picks.split(' '), 'stop');
    return seen;
  };
  const hound = discarded('faithful-hound copper estate', 'gold copper', 'faithful-hound copper');
  const none = discarded('estate copper faithful-hound', 'gold copper', 'estate copper');
  hound.alice.isAsked('houndSetAside', 'yes, no');
  none.alice.isAsked('houndSetAside', 'no');
  expect(tellApart(hound, none)).toEqual([0]);
  expect(asked(none)).toEqual({ seat: 0, question: 'reaction', made: 0, rule: 'DOM-17.17a' });
  for (const seen of [hound, none]) seen.alice.picks('no');
  expect(none.alice.hand).toBe('copper faithful-hound gold');
  const one = discarded('copper faithful-hound', 'gold', 'copper');
  expect(one.alice.hand).toBe('faithful-hound gold');
});

test('DOM-17.17b: a trashed Haunted Mirror asks though no Action is in hand', () => {
  const seen = table({ kingdom: 'cemetery', alice: { hand: 'chapel haunted-mirror copper' } });
  seen.alice.plays('chapel');
  seen.alice.picks('haunted-mirror', 'stop');
  seen.alice.isAsked('mirrorDiscard', 'stop');
  expect(seen.texts()).toEqual(['stop']);
});

test('DOM-17.17b: two Crypts are put in order whatever lies under them', () => {
  const seen = table({
    phase: 'night',
    alice: { hand: 'crypt crypt', play: 'copper copper copper copper', deck: 'estate estate estate estate estate' },
  });
  seen.alice.plays('crypt');
  seen.alice.picks('copper', 'copper', 'stop');
  seen.alice.plays('crypt');
  seen.alice.picks('copper', 'copper');
  seen.bob.endsTurn();
  seen.alice.isAsked('chooseTrigger', 'first crypt copper copper');
  seen.alice.answers('first crypt copper copper');
  seen.alice.isAsked('cryptTake', 'take copper');
  expect(seen.texts()).toEqual(['take copper']);
});

test('DOM-17.17b: a phase asks a player who may hold a card for it', () => {
  const [idle, real] = ['copper', 'village'].map((card) =>
    table({ alice: { hand: `${card} estate`, deck: `village copper`.replace(card, 'estate') }, phase: 'action' }),
  ) as [Table, Table];
  idle.alice.isAsked('actionPhase', 'end');
  real.alice.isAsked('actionPhase', 'end, play village');
  const night = table({ alice: { hand: 'copper', deck: 'crypt' }, phase: 'buy' });
  night.alice.ends();
  night.alice.isAsked('nightPhase', 'end');
  const none = table({ alice: { hand: 'copper', deck: 'estate' }, phase: 'buy' });
  none.alice.ends();
  expect(none.state.active).toBe(1);
});

const PLAYERS = 3;
const KINGDOMS = [
  'moat militia faithful-hound cellar raider mine throne-room library bureaucrat witch',
  'faithful-hound crypt moat night-watchman shepherd cemetery exorcist skulk sentry poacher',
  'fool pixie conclave druid pooka moneylender monastery bandit vampire tormentor',
].map((cards) => cards.split(' '));

/** How often two deals alike to some eyes were told apart by the events of the same answers, and how often they were compared. */
function pacesTold(pace: 'quick' | 'even'): { told: number; looks: number } {
  const counted = { told: 0, looks: 0 };
  for (const [i, cards] of KINGDOMS.entries()) {
    for (const seed of ['a', 'b']) {
      const random = rngFrom(`${seed} ${i}`);
      const state = newGame({ players: PLAYERS, cards, pace }, `pace ${seed} ${i}`);
      for (let answer = 0; answer < 400 && dominion.pending(state) !== null; answer += 1) {
        if (answer % 3 === 0) twins(state, counted, `${seed} ${answer}`);
        dominion.apply(state, pick(dominion.legal(state), random));
      }
    }
  }
  return counted;
}

/** Two games that a spectator cannot tell apart go on with the same answers, until cards are told. */
function twins(state: State, counted: { told: number; looks: number }, seed: string): void {
  const watcher = ((dominion.pending(state)?.seat as number) + 1) % PLAYERS;
  const random = rngFrom(`twins ${seed}`);
  const one = dominion.determinize(state, watcher, rngFrom(`${seed} one`));
  const other = dominion.determinize(state, watcher, rngFrom(`${seed} other`));
  other.rng = copyRng(one.rng);
  for (let step = 0; step < 8; step += 1) {
    const common = textsOf(one).filter((text) => textsOf(other).includes(text));
    if (common.length === 0) return;
    const text = pick(common, random);
    const [first, second] = [one, other].map((game) => told(game, text)) as [GameEvent[], GameEvent[]];
    const isOwn = ({ type, seat }: GameEvent): boolean => seat === watcher && (type === 'drew' || type === 'looked');
    if ([first, second].every((facts) => facts.some((fact) => dominion.passing?.includes(fact.type) || isOwn(fact))))
      return;
    for (const eyes of [watcher, 'table'] as const) {
      counted.looks += 1;
      const [sees, saw] = [one, other].map((game) => canonical(perceived(dominion, game, eyes, [])));
      if (sees === saw && hears(first, eyes) === hears(second, eyes)) continue;
      counted.told += 1;
      return;
    }
    const next = dominion.pending(one)?.seat;
    if (next === undefined || next === watcher) return;
  }
}

const textsOf = (state: State): readonly string[] =>
  dominion.legal(state).map((action: Action) => dominion.write(state, action));

function told(state: State, text: string): GameEvent[] {
  const events: GameEvent[] = [];
  dominion.apply(state, dominion.read(state, text) as number, (event) => events.push(event));
  return events;
}

const hears = (events: readonly GameEvent[], eyes: Eyes): string => canonical(heardBy(dominion, events, eyes));

test('DOM-17.17b: seats and spectators cannot tell deals apart by which questions are asked; at a quick pace they can', () => {
  const { told: toldEvenly, looks } = pacesTold('even');
  expect(looks).toBeGreaterThan(1000);
  expect(toldEvenly).toBe(0);
  expect(pacesTold('quick').told).toBeGreaterThan(20);
});
