import { card } from '../../card.ts';

export const laboratory = card('laboratory').play((s) => s.plus({ cards: 2, actions: 1 }));
