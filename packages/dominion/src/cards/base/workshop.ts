import { card } from '../../card.ts';

export const workshop = card('workshop').play((s) => s.gainUpTo(4));
