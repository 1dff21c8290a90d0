import type { Json } from '@nightjar/kernel';
import { difference } from '@nightjar/lab';
import { printStack } from '@nightjar/script';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { library } from './library.ts';
import { legal, pending } from './questions.ts';
import { fromJson, toJson } from './saved.ts';
import type { State } from './state.ts';
import { type Table, tableOf } from './testing/table.ts';

/** The state written down as text and read again. */
const reread = (state: State): State => fromJson(JSON.parse(JSON.stringify(toJson(state))) as Json);

const stackOf = ({ state }: Table): string => printStack(state.stack, library);

/** Gives the same answers, by their texts, to the table and to what was saved of it. */
function bothAnswer(table: Table, saved: State, ...texts: readonly string[]): void {
  for (const text of texts) {
    const { seat } = pending(saved) as { readonly seat: number };
    expect(pending(saved)).toEqual(pending(table.state));
    expect(legal(saved)).toEqual(legal(table.state));
    table.scenario.answers(seat, text);
    dominion.apply(saved, dominion.read(saved, text) as number);
    expect(difference(toJson(saved), toJson(table.state))).toBeNull();
  }
}

/** Throne Room has played Militia once, and Bob has discarded a Hound to it. */
function houndOnTheWay(): Table {
  const table = tableOf({
    alice: { hand: 'throne-room militia' },
    bob: { hand: 'faithful-hound copper copper silver gold' },
    carol: { hand: 'moat copper copper estate estate' },
  });
  table.alice.plays('throne-room');
  table.alice.picks('militia');
  table.carol.picks('no');
  table.bob.picks('faithful-hound', 'copper');
  return table;
}

test('Throne Room on Militia with a Hound waiting is saved and goes on to the same end', () => {
  const table = houndOnTheWay();

  bothAnswer(table, reread(table.state), 'yes', 'discard estate', 'discard copper', 'yes', 'end');

  expect([table.alice.coins, table.bob.aside]).toEqual([0, '']);
  expect(table.bob.hand).toBe('copper faithful-hound gold silver');
});

test('the stack of open effects reads from the outermost to the question', () => {
  const table = houndOnTheWay();
  expect(stackOf(table)).toBe(
    'throne-room.play@2 › militia.play@1 › militia.play.1@3 › triggers@0 › faithful-hound.discarded@0',
  );
  table.bob.picks('no');
  expect(stackOf(table)).toBe('throne-room.play@2 › militia.play@1 › militia.play.1@1');
  table.carol.isAsked('discardDownTo3');
});

test('picks made so far of a choice are saved', () => {
  const table = tableOf({ alice: { hand: 'chapel estate estate copper copper' } });
  table.alice.plays('chapel');
  table.alice.picks('estate');

  bothAnswer(table, reread(table.state), 'trash copper', 'trash estate', 'stop');

  expect(table.alice.hand).toBe('copper');
});

test('effects put off to a later turn are saved under the names of their texts', () => {
  const table = tableOf({
    phase: 'night',
    alice: {
      hand: 'crypt ghost guardian',
      play: 'copper gold',
      deck: 'village estate estate estate estate estate copper copper',
      saved: 'the-forests-gift',
    },
  });
  table.alice.plays('crypt');
  table.alice.picks('copper', 'gold');
  table.alice.plays('ghost', 'guardian');
  const saved = toJson(table.state) as unknown as { readonly delayed: readonly { readonly script: string }[] };
  expect(saved.delayed.map(({ script }) => script)).toEqual([
    'blessed-village.next',
    'crypt.next',
    'ghost.next',
    'guardian.next',
  ]);

  bothAnswer(
    table,
    reread(table.state),
    'end',
    'first ghost village',
    'first crypt copper gold',
    'take gold',
    'first blessed-village the-forests-gift',
  );

  expect([table.alice.coins, table.alice.actions]).toEqual([2, 5]);
});

test('a state of an edition that was not admitted is refused', () => {
  const { state } = tableOf({});
  const json = toJson(state) as { readonly options: object };

  expect(() => fromJson({ ...json, options: { ...json.options, edition: 'unheard of' } })).toThrow(
    'edition unheard of was not admitted',
  );
});
