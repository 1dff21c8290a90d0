import { kindOf } from '../../box.ts';
import { card } from '../../card.ts';
import { either, said } from '../../effect.ts';
import { recallBoon, saveBoon } from '../../fate.ts';

const SELF = kindOf('blessed-village');

/** A village that brings a Boon when it is gained, now or on the next turn. */
export const blessedVillage = card('blessed-village')
  .play((s) => s.plus({ cards: 1, actions: 2 }))
  .gained((s) =>
    s.takeBoon().when(
      (t) => t.did,
      (then) =>
        then
          .ask('boonTiming', () => either('now', 'later'))
          .when(
            (t) => said(t, 'now'),
            (now) => now.receive().settle(),
            (later) => later.bespoke((t) => saveBoon(t, t.cards.next[SELF] as number)),
          ),
    ),
  )
  .next((s) => s.bespoke(recallBoon).receive().settle());
