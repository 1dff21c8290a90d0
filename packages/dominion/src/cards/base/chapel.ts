import { upTo } from '@nightjar/script';
import { card } from '../../card.ts';

/** Up to four cards go for good. */
export const chapel = card('chapel').play((s) => s.ask('trashHandUpTo', (t) => upTo(4, t.hand)).trash());
