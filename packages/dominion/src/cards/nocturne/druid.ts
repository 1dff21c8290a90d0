import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';

/** A buy, and one of the three Boons that lie there for it. */
export const druid = card('druid').play((s) =>
  s
    .plus({ buys: 1 })
    .ask('druidBoon', (t) => oneOf(t.state.druidRow, 'boon'))
    .receive(),
);
