import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { takeWoods } from '../../woods.ts';

/** Lost in the Woods and three Boons, unless you are lost already. */
export const fool = card('fool').play((s) =>
  s.when(
    (t) => t.state.lost !== t.seat,
    (then) =>
      then
        .bespoke(takeWoods)
        .takeBoon()
        .keep()
        .takeBoon()
        .keep()
        .takeBoon()
        .keep()
        .loop(
          (t) => t.kept.length > 0,
          (each) =>
            each
              .ask('foolBoon', (t) => oneOf(t.kept, 'boon'))
              .forget()
              .receive()
              .settle(),
        ),
  ),
);

export const luckyCoin = card('lucky-coin').play((s) => s.plus({ coins: 1 }).gainA('silver'));
