import { card } from '../card.ts';

export const copper = card('copper').play((s) => s.plus({ coins: 1 }));

export const silver = card('silver').play((s) => s.coins((t) => (t.state.envious ? 1 : 2)));

export const gold = card('gold').play((s) => s.coins((t) => (t.state.envious ? 1 : 3)));

export const estate = card('estate').worth(1);
export const duchy = card('duchy').worth(3);
export const province = card('province').worth(6);
export const curse = card('curse').worth(-1);
