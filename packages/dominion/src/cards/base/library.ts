import { card } from '../../card.ts';
import { both, either, said } from '../../effect.ts';
import type { Text } from '../../text.ts';

const isAction = (t: Text): boolean => t.is(t.it[0] as number, 'Action');

/** Draws up to seven; Actions may be skipped. */
export const library = card('library').play((s) =>
  s
    .loop(
      (t) => t.hand.length < 7 && t.canDraw,
      (each) =>
        each.draw(1).when(
          (t) => t.isEven || isAction(t),
          (action) =>
            action
              .ask('libraryKeep', (t) => (isAction(t) ? either('keep', 'aside') : either('keep')), both)
              .when(
                (t) => said(t, 'aside'),
                (aside) => aside.layAside(),
              ),
        ),
    )
    .them((t) => t.looked)
    .discard(),
);
