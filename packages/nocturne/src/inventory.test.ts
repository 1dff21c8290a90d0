import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { audit } from './inventory.ts';
import { NONE, type State } from './state.ts';
import { newGame, type Position, position } from './testing/position.ts';

/** What the audit says once some lists are other ones. */
function tampered(change: (state: State) => Partial<State>, options: Position['options'] = {}): string | null {
  const state = newGame(options);
  expect(audit(state)).toBeNull();
  return audit(Object.assign(state, change(state)));
}

/** A side's tokens with so many more of a kind. */
const more = (tokens: readonly (readonly number[])[], side: number, kind: number, by: number): number[][] =>
  tokens.map((counts, i) => (i === side ? counts.with(kind, (counts[kind] as number) + by) : counts.slice()));

test('Before the deal nothing is missed', () => {
  expect(audit(newGame({ characterAssignment: 'choose' }))).toBeNull();
  expect(audit(newGame({ firstPlayer: 'chosen' }))).toBeNull();
});

test('A lost or doubled token is found', () => {
  expect(tampered(({ supply }) => ({ supply: more(supply, 1, 2, -1) }))).toBe('side 1 has 1 tokens 3');
  expect(tampered(({ supply }) => ({ supply: more(supply, 0, 0, 1) }))).toBe('side 0 has 2 tokens 1');
  expect(tampered(({ removed }) => ({ removed: more(removed, 0, 7, 1) }))).toBe('side 0 has 2 tokens star');
});

test('A token laid on the board or in the grid is counted there', () => {
  const onBoard = position({ sprite: '0:4' });
  expect(audit(onBoard)).toBeNull();
  onBoard.sprite = [];
  expect(audit(onBoard)).toBe('side 0 has 1 tokens 4');
  const flipped = position({ flipped: { a1: '1 star' } });
  flipped.tokens[0] = NONE;
  expect(audit(flipped)).toBe('side 1 has 0 tokens star');
});

test('A supply below nothing is found although the sum is right', () => {
  expect(tampered(({ supply, removed }) => ({ supply: more(supply, 0, 0, -2), removed: more(removed, 0, 0, 2) }))).toBe(
    'side 0 has a negative supply',
  );
});

test('A shadow token in two places is found', () => {
  expect(tampered(({ supply }) => ({ supply: more(supply, 0, 8, 1) }))).toBe('shadow token s5 is there 2 times');
});

test('More tokens on the board than it has spaces are found', () => {
  const state = position({ sprite: '0:7 0:6 0:5 0:4' });
  expect(audit(state)).toBeNull();
  const token = state.sprite.at(-1) as number;
  state.sprite = [...state.sprite, token];
  state.supply = more(state.supply, 0, 3, -1);
  expect(audit(state)).toBe('5 tokens on 4 Sprite spaces');
});

test('A lost or doubled tile is found wherever it lay', () => {
  expect(tampered(({ stack }) => ({ stack: stack.slice(1) }))).toMatch(/^\d+ of \d+ tiles /);
  expect(tampered(({ stack, discards }) => ({ discards: [...discards, stack[0] as number] }))).toMatch(
    /^\d+ of \d+ tiles /,
  );
  expect(tampered(({ tiles }) => ({ tiles: tiles.with(0, NONE) }))).toMatch(/^\d+ of \d+ tiles /);
  expect(tampered(({ slots }) => ({ slots: slots.with(0, NONE) }))).toMatch(/^\d+ of \d+ tiles /);
  expect(tampered(({ collection }) => ({ collection: collection.with(0, [0]) }))).toBe('5 of 4 tiles skull-4');
  expect(tampered(({ gone }) => ({ gone: [...gone, 0] }))).toBe('5 of 4 tiles skull-4');
});

test('Runestones do not belong to games that leave them out', () => {
  const runestone = newGame().box.tiles.id.indexOf('runestone-S');
  for (const options of [{ familyMode: 'family-simple' }, { modifiedGame: 'allSetToBrew' }]) {
    expect(tampered(({ stack }) => ({ stack: [...stack, runestone] }), options)).toBe('1 of 0 tiles runestone-S');
  }
});

test('Tiles and concoctions on offer are counted while they are chosen from', () => {
  const lost = (tile: string): string | null => {
    const told = { supply: ['star 1', '1'], opened: true, stack: 'skull-4 skull-3 skull-2' };
    const state = position({ ...told, grid: `${tile} egg-1` });
    nocturne.apply(state, nocturne.read(state, 'cast star a1') as number);
    expect(audit(state)).toBeNull();
    state.drawn = state.drawn.slice(0, -1);
    return audit(state);
  };
  expect(lost('chest')).toBe('3 of 4 tiles skull-2');
  expect(lost('runestone-S')).toBe('36 of 37 concoctions');
});

test('A lost or doubled concoction is found, and a deck unlike what is known of it', () => {
  expect(tampered(({ deck, deckKnown }) => ({ deck: deck.slice(1), deckKnown: deckKnown.slice(1) }))).toBe(
    '36 of 37 concoctions',
  );
  expect(tampered(({ brews, deck }) => ({ brews: brews.with(0, [...(brews[0] ?? []), deck[0] as number]) }))).toBe(
    'a concoction is there twice',
  );
  expect(tampered(({ deck }) => ({ deck: deck.with(0, 99) }))).toBe('a concoction is none of the box');
  expect(tampered(({ deckKnown }) => ({ deckKnown: deckKnown.slice(1) }))).toBe(
    'the deck and what is known of it differ',
  );
});

test('A lost solo card is found', () => {
  expect(tampered(({ soloDeck }) => ({ soloDeck: soloDeck.slice(1) }), { players: 1 })).toBe('23 different solo cards');
});
