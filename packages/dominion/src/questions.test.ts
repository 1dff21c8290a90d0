import { readFileSync } from 'node:fs';
import { canonical, type Decision } from '@nightjar/kernel';
import { CHOOSE_TRIGGER } from '@nightjar/script';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { dominion } from './game.ts';
import { library } from './library.ts';
import { pending } from './questions.ts';
import { played, QUESTIONS, type QuestionSetup, UNASKED } from './testing/asked.ts';
import { tableOf } from './testing/table.ts';

/** A row of the table of questions in the rules. */
interface Row {
  readonly kind: string;
  readonly min: number | string;
  readonly max: number | string;
  readonly clauses: readonly string[];
}

const RULES = readFileSync(new URL('../../../docs/rules/dominion.md', import.meta.url), 'utf8');

const decisions: readonly Row[] = [...RULES.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, kind = '', cells = '']) => {
  const [, , , min = '', max = '', , clauses = ''] = cells.split('|').map((cell) => cell.trim());
  const bound = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);
  return { kind, min: bound(min), max: bound(max), clauses: clauses.split(', ').map((id) => `DOM-${id}`) };
});
const night = { phase: 'night' } as const;

const pickBounds = ({ min, max }: { readonly min: unknown; readonly max: unknown }): readonly unknown[] => [min, max];

test.each(decisions.map((decision) => [decision.kind, decision] as const))(
  'DOM-18.2, DOM-18.7: %s is asked of the player in the table of questions, for as many picks',
  (kind, decision) => {
    const told = QUESTIONS[kind] as QuestionSetup;
    const table = played(told);

    table.player(told.asked ?? 'alice').isAsked(kind);
    const [min, max] = pickBounds(pending(table.state) as Decision);
    expect([min, max]).toEqual(told.bounds ?? pickBounds(decision));
    expect(table.texts().length).toBeGreaterThan(1);
  },
);

test('DOM-18.7: texts ask the questions that the table of questions lists, and no others', () => {
  const asked = library.entries.flatMap(({ steps }) => steps.flatMap((step) => (step.op === 'ask' ? [step.name] : [])));
  const phases = ['actionPhase', 'buyPhase', 'nightPhase', CHOOSE_TRIGGER];

  expect([...new Set([...asked, ...phases])].toSorted()).toEqual(decisions.map(({ kind }) => kind).toSorted());
});

test('DOM-18.7: the edition has the questions of that table and the clauses behind them', () => {
  expect(defaultBox.edition.decisions).toEqual(decisions.map(({ kind, clauses }) => ({ kind, clauses })));
});

test.each(UNASKED)('DOM-18.3, DOM-18.3b: nothing is asked about %s', (_what, told, asked) => {
  const table = played(told);

  table.alice.isAsked(asked);
  expect(table.texts()).toContain('end');
});

test('DOM-18.1: two players who must answer are asked one after the other', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'militia' },
    bob: { hand: 'copper copper copper silver' },
    carol: { hand: 'copper copper copper silver' },
  });

  alice.plays('militia');
  bob.isAsked('discardDownTo3');
  carol.mayNot('discard silver', 'DOM-C.militia.2');
  bob.picks('copper');

  carol.isAsked('discardDownTo3');
  expect([bob.discard, carol.discard]).toEqual(['copper', '']);
});

test('DOM-18.3a: an optional question about a single card is asked, for it may be declined', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room village' } });

  alice.plays('throne-room');

  alice.isAsked('playFromHand', 'stop, play village');
  expect(alice.inPlay).toBe('throne-room');
});

test('DOM-18.3c: cards alike are one option that can be picked as often as there are', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel estate estate copper' } });

  alice.plays('chapel');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate');
  alice.picks('estate');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate');
  alice.picks('estate');
  alice.isAsked('trashHandUpTo', 'stop, trash copper');
  alice.picks('stop');

  expect(alice.hand).toBe('copper');
});

test('DOM-18.5: of cards put back the first of the answer ends on top', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'night-watchman monastery', deck: 'copper estate gold', discard: '' },
  });

  alice.plays('night-watchman');
  alice.picks('stop', 'gold', 'copper');

  expect(alice.deck).toBe('gold copper estate');
});

test('DOM-18.5: of cards discarded in order the last of the answer is the visible one', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'copper silver gold estate duchy' } });

  alice.plays('militia');
  bob.picks('silver', 'copper');

  expect(bob.discard).toBe('silver copper');
  expect(alice.view).toMatchObject({ seats: [{}, { discardTop: 'copper' }] });
});

test('DOM-18.5a: the same cards lead to the same game, and are told alike, whatever was picked first', () => {
  const trashed = (...cards: readonly string[]): string => {
    const table = tableOf({ alice: { hand: 'chapel gold copper estate copper curse' } });
    table.alice.plays('chapel');
    table.alice.picks(...cards);
    const sofar = dominion.toJson(table.state);
    table.alice.picks('stop');
    return canonical([sofar, dominion.toJson(table.state), ...table.events]);
  };

  expect(trashed('curse', 'copper', 'estate')).toBe(trashed('copper', 'estate', 'curse'));
  expect(trashed('estate', 'curse', 'copper')).toBe(trashed('copper', 'estate', 'curse'));
  expect(trashed('estate', 'curse', 'copper')).not.toBe(trashed('copper', 'copper', 'curse'));
});

test('DOM-18.5b: a choice of several cards ends by a word, with the most or with nothing left, and not before', () => {
  const stopped = tableOf({ alice: { hand: 'chapel copper estate' } });
  stopped.alice.plays('chapel');
  stopped.alice.picks('estate');
  stopped.alice.isAsked('trashHandUpTo', 'stop, trash copper');
  stopped.alice.picks('stop');
  expect(stopped.alice.hand).toBe('copper');

  const all = tableOf({ alice: { hand: 'chapel copper estate' } });
  all.alice.plays('chapel');
  all.alice.picks('estate', 'copper');
  all.alice.isAsked('buyPhase');

  const most = tableOf({ alice: { hand: 'chapel copper copper estate estate estate' } });
  most.alice.plays('chapel');
  most.alice.picks('estate', 'estate', 'estate', 'copper');
  most.alice.isAsked('buyPhase');
  expect(most.alice.hand).toBe('copper');
});

test('DOM-18.6: the end of each phase is one of its answers', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'village copper monastery' }, bob: { hand: 'village' } });

  alice.isAsked('actionPhase', 'end, play village');
  alice.ends();
  alice.isAsked('buyPhase', 'end, play copper, buy copper, buy curse');
  alice.ends();
  alice.isAsked('nightPhase', 'end, play monastery');
  alice.ends();

  bob.isAsked('actionPhase', 'end, play village');
  expect(alice.discarded).toBe('');
});
