import { type Daily, shuffle } from '@nightjar/kernel';
import { DRUID_ROW, defaultBox, kindOf } from './box.ts';
import { ANY_KINGDOM, kingdomFor } from './kingdom.ts';
import type { State } from './state.ts';

const DRUID = kindOf('druid');

/** The kingdom of the day, for one person and one bot: ten cards by name, and the Boons of a Druid among them. */
export const daily: Daily<State> = {
  wish(random) {
    const kingdom = kingdomFor(defaultBox, ANY_KINGDOM, random);
    const boons = kingdom.includes(DRUID) ? shuffle([...defaultBox.boons], random).slice(0, DRUID_ROW) : [];
    return { players: 2, cards: idsOf(kingdom), druid: idsOf(boons) };
  },
  bots: ['strong'],
  turns: ({ turns }, seat) => turns[seat] ?? 0,
};

const idsOf = (kinds: readonly number[]): string[] => kinds.map((kind) => defaultBox.ids[kind] as string);
