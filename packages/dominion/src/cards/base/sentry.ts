import { arranged } from '@nightjar/script';
import { card } from '../../card.ts';
import { decided, decidedCard, decidedWay } from '../../decided.ts';
import { either } from '../../effect.ts';
import type { Text } from '../../text.ts';
import { WAYS, type Way } from '../../words.ts';

/** The fate of each card looked at is remembered with the card. */
const fate = (t: Text): number => decided(t.looked[t.kept.length] as number, WAYS[t.frame.said] as Way);
const those = (t: Text, word: Way): readonly number[] =>
  t.kept.filter((kept) => decidedWay(kept) === word).map(decidedCard);

/** Two cards ahead, each trashed, discarded or put back. */
export const sentry = card('sentry').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .look(2)
    .loop(
      (t) => t.kept.length < t.looked.length,
      (each) => each.ask('sentryCard', () => either('trash', 'discard', 'back')).keep((t) => [fate(t)]),
    )
    .them((t) => those(t, 'trash'))
    .trash()
    .them((t) => those(t, 'discard'))
    .discard()
    .ask('orderBack', (t) => arranged(t.looked))
    .topdeck(),
);
