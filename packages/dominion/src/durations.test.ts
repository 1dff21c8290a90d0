import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bit, defaultBox } from './box.ts';
import { text } from './library.ts';
import { trash } from './moving.ts';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const GOLD = 'gold gold gold gold gold';
const night = { phase: 'night' } as const;

test('DOM-9.1: the cards that the clause lists are the Durations', () => {
  const rules = readFileSync(new URL('../../../docs/rules/dominion.md', import.meta.url), 'utf8');
  const [, names] = /\*\*DOM-9\.1\*\* Duration cards in this pool: ([^.]+)\./.exec(rules) as RegExpExecArray;
  const listed = (names as string).split(', ').map((name) => name.toLowerCase().replaceAll(' ', '-'));
  const durations = defaultBox.ids.filter((_, kind) => ((defaultBox.types[kind] as number) & bit('Duration')) !== 0);

  expect(durations.toSorted()).toEqual(listed.toSorted());
});

test('DOM-9.2, DOM-9.2a: each Duration stays in play until the Clean-up of the turn on which it acts', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'den-of-sin ghost-town guardian raider cobbler', deck: `${FIVE} ${GOLD} ${GOLD}` },
  });

  alice.plays('den-of-sin', 'ghost-town', 'guardian', 'raider', 'cobbler');
  expect(alice.inPlay).toBe('cobbler den-of-sin ghost-town guardian raider');
  bob.endsTurn();
  alice.picks('cobbler', 'silver');
  expect(alice.inPlay).toBe('cobbler den-of-sin ghost-town guardian raider');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-9.2: a card that is no Duration does not stay with one', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'guardian', play: 'village gold', deck: FIVE } });

  alice.plays('guardian');

  expect(alice.inPlay).toBe('guardian');
  expect(alice.discard).toBe('village gold');
});

test('DOM-9.3: Secret Cave without three discards is discarded on the turn it was played', () => {
  const { alice } = tableOf({ alice: { hand: 'secret-cave copper', deck: `copper ${FIVE}` } });

  alice.plays('secret-cave');
  alice.picks('yes');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
  expect(alice.discarded).toBe('copper copper secret-cave');
});

test('DOM-9.3: a Ghost without an Action is discarded on the turn it was played', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'ghost', deck: 'copper estate' } });

  alice.plays('ghost');

  expect(alice.inPlay).toBe('');
});

test('DOM-9.3: a Crypt without cards is discarded on the turn it was played', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt', deck: FIVE } });

  alice.plays('crypt');

  expect(alice.inPlay).toBe('');
});

test('DOM-9.4: a staying Duration is a card in play for Raider', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'den-of-sin', deck: `raider ${GOLD} gold gold gold gold` },
    bob: { hand: FIVE, deck: 'den-of-sin copper copper copper copper' },
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.ends();
  alice.plays('raider');

  expect(bob.discard).toContain('den-of-sin');
});

test('DOM-9.5: a Duration acts once, on the next turn and not on the turn after', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'guardian', deck: `${FIVE} ${GOLD} ${GOLD}` },
  });

  alice.plays('guardian');
  expect(alice.coins).toBe(0);
  bob.endsTurn();
  expect(alice.coins).toBe(1);
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(0);
});

test('DOM-9.5: of two Guardians played on turns that follow each other, each gives its Coin on its own turn', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'guardian', deck: `guardian estate estate estate estate ${FIVE} ${FIVE}` },
  });

  alice.plays('guardian');
  bob.endsTurn();
  expect(alice.coins).toBe(1);
  alice.ends();
  alice.plays('guardian');
  expect(alice.inPlay).toBe('guardian');
  bob.endsTurn();

  expect(alice.coins).toBe(1);
});

test('DOM-9.6: a Den of Sin that has left play still gives its cards', () => {
  const table = tableOf({
    ...night,
    alice: { hand: 'den-of-sin guardian', deck: `${FIVE} gold gold` },
  });
  const { alice, bob } = table;

  alice.plays('den-of-sin');
  // Nothing in the pool takes it out of play: it is trashed by hand.
  text.state = table.state;
  trash(text, 0, [table.state.play[0]?.[0] as number]);
  expect(alice.inPlay).toBe('');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.hand).toBe(`${FIVE} gold gold`);
});

test('DOM-9.7: "next turn" is the next turn of the player who played the card', () => {
  const { alice, bob, carol } = tableOf({
    ...night,
    alice: { hand: 'guardian ghost-town', deck: `${FIVE} ${FIVE}` },
    bob: { hand: 'village' },
    carol: { hand: 'village' },
  });

  alice.plays('guardian', 'ghost-town');
  expect([bob.actions, bob.coins]).toEqual([1, 0]);
  bob.endsTurn();
  expect([carol.actions, carol.coins]).toEqual([1, 0]);
  carol.endsTurn();

  expect([alice.actions, alice.coins]).toEqual([2, 1]);
});
