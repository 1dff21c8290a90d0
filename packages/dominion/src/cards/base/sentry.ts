import { arranged } from '@nightjar/script';
import { card } from '../../card.ts';
import { either } from '../../effect.ts';
import type { Text } from '../../text.ts';
import { WAYS, type Way, way } from '../../words.ts';

/** The fate of each card looked at is remembered with the card. */
const decided = (t: Text): number => (t.looked[t.kept.length] as number) * WAYS.length + t.frame.said;
const those = (t: Text, word: Way): readonly number[] =>
  t.kept.filter((kept) => kept % WAYS.length === way(word)).map((kept) => Math.floor(kept / WAYS.length));

/** Two cards ahead, each trashed, discarded or put back. */
export const sentry = card('sentry').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .look(2)
    .loop(
      (t) => t.kept.length < t.looked.length,
      (each) => each.ask('sentryCard', () => either('trash', 'discard', 'back')).keep((t) => [decided(t)]),
    )
    .them((t) => those(t, 'trash'))
    .trash()
    .them((t) => those(t, 'discard'))
    .discard()
    .ask('orderBack', (t) => arranged(t.looked))
    .topdeck(),
);
