import { card } from '../../card.ts';

export const village = card('village').play((s) => s.plus({ cards: 1, actions: 2 }));
