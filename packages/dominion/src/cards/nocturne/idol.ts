import { card } from '../../card.ts';

/** Two Coins; a Boon or Curses for the others, by the number of Idols in play. */
export const idol = card('idol').play((s) =>
  s.plus({ coins: 2 }).when(
    (t) => t.inPlay.filter((c) => t.isNamed(c, 'idol')).length % 2 === 1,
    (odd) => odd.boon(),
    (even) => even.attack((each) => each.gainA('curse')),
  ),
);
