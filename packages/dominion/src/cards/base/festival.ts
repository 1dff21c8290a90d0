import { card } from '../../card.ts';

export const festival = card('festival').play((s) => s.plus({ actions: 2, buys: 1, coins: 2 }));
