import { card } from '../../card.ts';

/** Three cards; at night a Hex for the others instead. */
export const werewolf = card('werewolf').play((s) =>
  s.when(
    (t) => t.state.phase === 'night',
    (night) => night.hexes(),
    (day) => day.plus({ cards: 3 }),
  ),
);
