import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const night = { phase: 'night' } as const;

/** What Exorcist offers for a trashed card; the Monastery in hand keeps the Night going. */
const spiritsFor = (id: string) => {
  const table = tableOf({ ...night, alice: { hand: `exorcist ${id} monastery` } });
  table.alice.plays('exorcist');
  table.alice.picks(id);
  return table;
};

test('DOM-C.exorcist.1: Exorcist trashes a card from hand, like it or not', () => {
  const table = tableOf({ ...night, alice: { hand: 'exorcist estate silver' } });
  const { alice } = table;

  alice.plays('exorcist');
  alice.isAsked('trashHandExactly1', 'trash silver, trash estate');
  alice.picks('estate');

  expect(table.trash).toBe('estate');
});

test('DOM-C.exorcist.2, DOM-C.exorcist.3: for a Silver, Exorcist gains a Will-o-Wisp or an Imp, and one of them for certain', () => {
  const { alice } = spiritsFor('silver');

  alice.isAsked('gainSpirit', 'gain will-o-wisp, gain imp');
  alice.picks('imp');

  expect(alice.discard).toBe('imp');
});

test('DOM-C.exorcist.4: for a card that costs 0 Exorcist gains nothing', () => {
  const { alice } = spiritsFor('copper');

  alice.isAsked('nightPhase');
  expect(alice.discard).toBe('');
});

test('DOM-C.exorcist.4: for a card that costs 2 Exorcist gains a Will-o-Wisp', () => {
  const { alice } = spiritsFor('estate');

  alice.isAsked('nightPhase');
  expect(alice.discard).toBe('will-o-wisp');
});

test('DOM-C.exorcist.4: for a card that costs 4 Exorcist gains no Ghost, which costs 4 itself', () => {
  const { alice } = spiritsFor('cursed-gold');

  alice.isAsked('gainSpirit', 'gain will-o-wisp, gain imp');
  alice.picks('will-o-wisp');

  expect(alice.discard).toBe('will-o-wisp');
});

test('DOM-C.exorcist.4: for a card that costs 5 Exorcist gains any Spirit', () => {
  const { alice } = spiritsFor('duchy');

  alice.isAsked('gainSpirit', 'gain will-o-wisp, gain imp, gain ghost');
  alice.picks('ghost');

  expect(alice.discard).toBe('ghost');
});

test('DOM-C.exorcist.5: a Spirit whose pile is empty cannot be gained with Exorcist', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'exorcist duchy monastery' }, piles: { imp: 0 } });

  alice.plays('exorcist');
  alice.picks('duchy');
  alice.isAsked('gainSpirit', 'gain will-o-wisp, gain ghost');
  alice.picks('ghost');

  expect(alice.discard).toBe('ghost');
});

test('DOM-C.exorcist.5: Exorcist trashes for nothing if all cheaper Spirits are gone', () => {
  const table = tableOf({
    ...night,
    alice: { hand: 'exorcist estate monastery' },
    piles: { 'will-o-wisp': 0 },
  });
  const { alice } = table;

  alice.plays('exorcist');
  alice.picks('estate');

  expect(alice.discard).toBe('');
  expect(table.trash).toContain('estate');
});

test('DOM-C.exorcist.6: with an empty hand Exorcist does nothing', () => {
  const table = tableOf({ ...night, alice: { hand: 'exorcist', deck: 'copper copper copper copper copper' } });
  const { alice } = table;

  alice.plays('exorcist');

  expect(table.trash).toBe('');
  expect(alice.discard).toBe('exorcist');
});

test('DOM-C.exorcist.7: a Haunted Mirror trashed to Exorcist asks for its Action before Exorcist goes on', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'exorcist haunted-mirror moat monastery' } });

  alice.plays('exorcist');
  alice.picks('haunted-mirror');
  alice.isAsked('mirrorDiscard', 'stop, discard moat');
  alice.picks('moat');

  alice.isAsked('nightPhase');
  expect(alice.discard).toBe('moat ghost');
});

test('DOM-C.exorcist.8: with Exorcist there are Will-o-Wisps, Imps and Ghosts', () => {
  const table = tableOf({ kingdom: 'exorcist' });

  expect([table.left('will-o-wisp'), table.left('imp'), table.left('ghost')]).toEqual([12, 13, 6]);
});
