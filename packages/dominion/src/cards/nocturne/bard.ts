import { card } from '../../card.ts';

/** Two Coins and a Boon. */
export const bard = card('bard').play((s) => s.plus({ coins: 2 }).boon());
