import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A card becomes a cheaper Spirit. */
export const exorcist = card('exorcist').play((s) =>
  s
    .ask('trashHandExactly1', (t) => oneOf(t.hand), hand)
    .trash()
    .when(
      (t) => t.did,
      (then) => then.ask('gainSpirit', (t) => oneOf(t.spirits(t.itsCost), 'pile')).gain(),
    ),
);
