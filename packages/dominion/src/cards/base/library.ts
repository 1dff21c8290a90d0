import { card } from '../../card.ts';
import { either, said } from '../../effect.ts';

/** Draws up to seven; Actions may be skipped. */
export const library = card('library').play((s) =>
  s
    .loop(
      (t) => t.hand.length < 7 && t.canDraw,
      (each) =>
        each.draw(1).when(
          (t) => t.is(t.it[0] as number, 'Action'),
          (action) =>
            action
              .ask('libraryKeep', () => either('keep', 'aside'))
              .when(
                (t) => said(t, 'aside'),
                (aside) => aside.layAside(),
              ),
        ),
    )
    .them((t) => t.looked)
    .discard(),
);
