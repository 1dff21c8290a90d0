import { card } from '../../card.ts';

/** Attacks do not reach you until your next turn, which brings a Coin. */
export const guardian = card('guardian')
  .play((s) =>
    s.stay().bespoke((t) => {
      t.state.guarded |= 1 << t.seat;
    }),
  )
  .next((s) => s.plus({ coins: 1 }), { plain: true });
