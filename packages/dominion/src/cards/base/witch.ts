import { card } from '../../card.ts';

/** Two cards; Curses for the others. */
export const witch = card('witch').play((s) => s.plus({ cards: 2 }).attack((each) => each.gainA('curse')));
