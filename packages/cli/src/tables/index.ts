import { dominionTerminal } from './dominion.ts';
import { noctilucaTerminal } from './noctiluca.ts';
import { nocturionTerminal } from './nocturion.ts';
import { nocturneTerminal } from './nocturne.ts';
import type { TerminalGame } from './terminal-game.ts';

/** How each game looks and speaks in a terminal. A game that is not here is shown and told as it is. */
export const TERMINALS: { readonly [game: string]: TerminalGame } = {
  nocturne: nocturneTerminal,
  noctiluca: noctilucaTerminal,
  dominion: dominionTerminal,
  nocturion: nocturionTerminal,
};
