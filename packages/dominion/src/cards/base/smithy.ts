import { card } from '../../card.ts';

export const smithy = card('smithy').play((s) => s.plus({ cards: 3 }));
