import { botNames } from '@nightjar/bots';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { choiceText, settingName } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** `games`: what can be played, and how. */
export function addGames(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('games')
    .description(say('games'))
    .option('--json', say('flag.json'))
    .action((flags: { json?: true }) => {
      const games = GAMES.map(({ game }) => ({
        id: game.name,
        rules: game.rules,
        edition: game.edition,
        seats: game.seats,
        modes: game.modes,
        options: game.choices,
        bots: botNames(game),
      }));
      if (flags.json) {
        terminal.write(`${JSON.stringify({ games })}\n`);
        return;
      }
      for (const { id, rules, seats, modes, options, bots } of games) {
        terminal.write(
          `${say('games.game', { game: id, rules: String(rules), seats: seats.join(', ') })}\n  ${say('games.modes')}\n`,
        );
        for (const mode of modes)
          terminal.write(`    ${say('games.mode', { mode: mode.id.padEnd(16), seats: mode.seats.join(', ') })}\n`);
        terminal.write(`  ${say('games.options')}\n`);
        for (const choice of options) {
          const usual = choice.kind === 'one' ? `${settingName(choice.default)}; ` : '';
          terminal.write(`    ${choice.id}=${choiceText(choice)} (${usual}${choice.rule})\n`);
        }
        terminal.write(`  ${say('games.bots')}\n    ${bots.join(', ')}\n`);
      }
    });
}
