import type { Golden } from '../../golden.ts';
import { lively } from './lively.ts';

/** The edition that the playthroughs were recorded with: newer ones do not change what is kept. */
const EDITION = 'b4ed32bfa6913f87efeac5c038b4a73a00dccfe1d0b974737c452bd53d92e180';

/** Kingdoms that together with the recommended sets hold every card. */
const KINGDOMS: { readonly [name: string]: string } = {
  moonrise: 'cemetery changeling guardian necromancer pixie sacred-grove skulk tracker vampire werewolf',
  courtyard: 'artisan bureaucrat chapel council-room festival laboratory library militia moat remodel',
  crossroads: 'festival leprechaun market secret-cave sentry throne-room vassal village witch workshop',
};

const golden = (name: string, players: number, seed: number): Golden => ({
  name,
  players,
  mode: KINGDOMS[name] === undefined ? name : 'random',
  seed: `golden ${name} ${seed}`,
  options: { cards: KINGDOMS[name]?.split(' ') ?? [], edition: EDITION },
  weigh: lively,
});

export const dominionGoldens: readonly Golden[] = [
  golden('dusk', 2, 41),
  golden('midnight', 2, 269),
  golden('night-shift', 2, 16),
  golden('idle-hands', 3, 238),
  golden('moonrise', 2, 34),
  golden('courtyard', 4, 92),
  golden('crossroads', 2, 9),
];
